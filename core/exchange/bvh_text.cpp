// SPDX-License-Identifier: MIT
#include "core/exchange/bvh_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <system_error>

#include "core/base/utf8.h"
#include "core/exchange/capture_file.h"

namespace furitsuke::exchange {

namespace {

/// A NUL counts as a space, because some programs fill the end of the file with them.
constexpr bool isSpace(char c) noexcept { return static_cast<unsigned char>(c) <= ' '; }
constexpr bool isLineEnd(char c) noexcept { return c == '\n' || c == '\r'; }
constexpr bool isBrace(char c) noexcept { return c == '{' || c == '}'; }

constexpr char lower(char c) noexcept { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

BvhText::BvhText(std::string_view text) noexcept : text_(text) {
  if (text.starts_with("\xEF\xBB\xBF")) at_ = last_ = 3;
}

void BvhText::skipSpaces() noexcept {
  bool hasLineEnd = at_ == 0;
  while (at_ < text_.size() && isSpace(text_[at_])) hasLineEnd |= isLineEnd(text_[at_++]);
  last_ = at_;
  isFirstOfLine_ = hasLineEnd;
}

std::size_t BvhText::wordEnd(std::size_t at) const noexcept {
  if (at < text_.size() && isBrace(text_[at])) return at + 1;
  while (at < text_.size() && !isSpace(text_[at]) && !isBrace(text_[at])) ++at;
  return at;
}

std::string_view BvhText::peek() noexcept {
  const std::size_t before = at_;
  skipSpaces();
  const std::string_view word = text_.substr(at_, wordEnd(at_) - at_);
  at_ = before;
  return word;
}

std::string_view BvhText::next() noexcept {
  skipSpaces();
  at_ = wordEnd(at_);
  return text_.substr(last_, at_ - last_);
}

bool BvhText::accept(std::string_view keyword) noexcept {
  const std::string_view word = peek();
  if (!std::ranges::equal(word.substr(0, keyword.size()), keyword, {}, lower, lower)) return false;
  const std::string_view rest = word.substr(keyword.size());
  if (!rest.empty() && rest.front() != ':') return false;
  at_ = last_ + keyword.size() + (rest.empty() ? 0 : 1);
  const std::size_t colon = text_.find_first_not_of(" \t", at_);
  if (rest.empty() && colon != text_.npos && text_[colon] == ':') at_ = colon + 1;
  return true;
}

std::string_view BvhText::nextName() noexcept {
  while (at_ < text_.size() && isSpace(text_[at_]) && !isLineEnd(text_[at_])) ++at_;
  last_ = at_;
  while (at_ < text_.size() && !isLineEnd(text_[at_]) && !isBrace(text_[at_])) ++at_;
  std::size_t end = at_;
  while (end > last_ && isSpace(text_[end - 1])) --end;
  return text_.substr(last_, end - last_);
}

std::optional<double> BvhText::nextNumber() noexcept {
  std::string_view word = next();
  if (word.starts_with('+')) word.remove_prefix(1);
  std::string point;
  constexpr std::size_t kLongest = 40;
  const std::size_t comma = word.size() > kLongest ? word.npos : word.find(',');
  if (comma != word.npos && word.find('.') == word.npos) {
    point.assign(word).replace(comma, 1, ".");  // written under a locale with decimal commas
    word = point;
  }
  double value = 0;
  const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), value);
  const bool isNumber = problem == std::errc() && end == word.data() + word.size();
  return isNumber && std::abs(value) <= kMaxCaptureValue ? std::optional(value) : std::nullopt;
}

std::size_t BvhText::wordsLeft() const noexcept {
  std::size_t count = 0;
  bool wasSpace = true;
  for (std::size_t i = at_; i < text_.size(); ++i) {
    const bool isSeparator = isSpace(text_[i]);
    count += wasSpace && !isSeparator ? 1 : 0;
    wasSpace = isSeparator;
  }
  return count;
}

Error BvhText::error(Message reason) const {
  std::size_t line = 1;
  for (std::size_t i = 0; i < last_; ++i) {
    const bool isPair = text_[i] == '\r' && i + 1 < text_.size() && text_[i + 1] == '\n';
    line += isLineEnd(text_[i]) && !isPair ? 1 : 0;
  }
  return Error::at(last_, {Core::trWith("line %1"), line}, std::move(reason));
}

Message BvhText::shown(std::string_view word) {
  constexpr std::size_t kLongest = 40;
  if (word.empty()) return Core::tr("the end of the file");
  const bool isLong = word.size() > kLongest;
  return {Core::trWith("\"%1\""), utf8::sanitized(word.substr(0, kLongest)) + (isLong ? "…" : "")};
}

}  // namespace furitsuke::exchange
