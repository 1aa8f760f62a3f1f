// SPDX-License-Identifier: MIT
#include "core/io/motion/csv_rows.h"

#include <algorithm>
#include <array>

namespace furitsuke::io {

namespace {

/// The one that is most frequent in the first row that has any, outside of quotes.
char separatorOf(std::string_view text) {
  constexpr std::string_view kSeparators = ",;\t";
  std::array<std::size_t, kSeparators.size()> counts{};
  bool isQuoted = false;
  for (const char c : text) {
    if (c == '"') isQuoted = !isQuoted;
    const std::size_t which = isQuoted ? kSeparators.npos : kSeparators.find(c);
    if (which != kSeparators.npos) ++counts[which];
    const bool isLineEnd = !isQuoted && (c == '\n' || c == '\r');
    if (isLineEnd && std::ranges::any_of(counts, [](std::size_t count) { return count != 0; })) break;
  }
  return kSeparators[static_cast<std::size_t>(std::ranges::max_element(counts) - counts.begin())];
}

}  // namespace

CsvRows::CsvRows(std::string_view text) : text_(text) {
  if (text_.starts_with("\xEF\xBB\xBF")) at_ = 3;
  // Tells Excel the separator.
  constexpr std::string_view kHint = "sep=";
  const std::string_view rest = text_.substr(at_);
  const bool hasHint =
      rest.size() > kHint.size() && rest.starts_with(kHint) && rest.substr(kHint.size() + 1).find_first_of("\r\n") == 0;
  separator_ = hasHint ? rest[kHint.size()] : separatorOf(rest);
  if (!hasHint) return;
  at_ += kHint.size() + 1;
  static_cast<void>(takeLineEnd());
}

bool CsvRows::next() {
  while (at_ < text_.size()) {
    readRow();
    if (!isEmptyFrom(0)) return true;
  }
  cells_.clear();
  return false;
}

bool CsvRows::isEmptyFrom(std::size_t first) const {
  return std::all_of(cells_.begin() + static_cast<std::ptrdiff_t>(std::min(first, cells_.size())), cells_.end(),
                     [](const CsvCell& cell) { return cell.text.empty(); });
}

void CsvRows::readRow() {
  cells_.clear();
  line_ = nextLine_;
  while (true) {
    readCell();
    if (at_ >= text_.size() || takeLineEnd()) return;
    ++at_;  // the separator
  }
}

void CsvRows::readCell() {
  CsvCell& cell = cells_.emplace_back();
  cell.offset = at_;
  if (at_ < text_.size() && text_[at_] == '"') readQuoted(cell.text);
  const std::array<char, 3> ends{separator_, '\r', '\n'};
  const std::size_t end = std::min(text_.find_first_of(std::string_view(ends.data(), ends.size()), at_), text_.size());
  std::string_view rest = text_.substr(at_, end - at_);
  while (rest.starts_with(' ')) rest.remove_prefix(1);
  while (rest.ends_with(' ')) rest.remove_suffix(1);
  cell.text += rest;
  at_ = end;
}

void CsvRows::readQuoted(std::string& text) {
  for (++at_; at_ < text_.size(); ++at_) {
    if (text_[at_] == '\n') ++nextLine_;
    if (text_[at_] != '"') {
      text += text_[at_];
      continue;
    }
    if (++at_ >= text_.size() || text_[at_] != '"') return;
    text += '"';
  }
  isUnclosed_ = true;
}

bool CsvRows::takeLineEnd() {
  if (text_[at_] != '\r' && text_[at_] != '\n') return false;
  at_ += text_.substr(at_).starts_with("\r\n") ? 2 : 1;
  ++nextLine_;
  return true;
}

}  // namespace furitsuke::io
