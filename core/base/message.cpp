// SPDX-License-Identifier: MIT
#include "core/base/message.h"

#include <array>
#include <charconv>
#include <cstring>
#include <ostream>

#include "core/base/utf8.h"

namespace furitsuke {
inline namespace base {

namespace {

constexpr char kVerbatim[] = "%1";

bool isControl(char32_t code) { return code < 0x20 || (code >= 0x7F && code < 0xA0); }

/// The marks and embeddings of the bidirectional algorithm, which change the order of the text around them.
bool isDirectionMark(char32_t code) {
  return code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
         (code >= 0x2066 && code <= 0x2069);
}

struct EnglishArgument {
  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(std::uint64_t number) const { return std::to_string(number); }
  std::string operator()(Counted count) const { return std::to_string(count.value); }
  std::string operator()(Decimals number) const {
    std::array<char, 400> digits{};  // a double has at most 309 digits before the point
    const auto end =
        std::to_chars(digits.begin(), digits.end(), number.value, std::chars_format::fixed, number.decimals);
    return {digits.begin(), end.ptr};
  }
  std::string operator()(const std::string& text) const { return shownText(text); }
  std::string operator()(const Message& message) const { return message.english(); }
};

bool isSame(const char* a, const char* b) { return a == b || (a != nullptr && b != nullptr && std::strcmp(a, b) == 0); }

}  // namespace

Message::Message() = default;
Message::Message(MessageText text) : text_(text.text()) {}
Message::Message(const Message& other) = default;
Message::Message(Message&& other) noexcept = default;
Message& Message::operator=(const Message& other) = default;
Message& Message::operator=(Message&& other) noexcept = default;
Message::~Message() = default;

Message Message::verbatim(std::string text) {
  Message message;
  if (text.empty()) return message;
  message.text_ = kVerbatim;
  message.arguments_.emplace_back(std::move(text));
  return message;
}

bool Message::isEmpty() const { return *text_ == '\0'; }

std::string Message::english() const {
  std::vector<std::string> placeholders;
  std::string count;
  bool isOne = false;
  for (const MessageArgument& argument : arguments_) {
    std::string text = std::visit(EnglishArgument{}, argument.value);
    if (const auto* counted = std::get_if<Counted>(&argument.value)) {
      isOne = counted->value == 1;
      count = std::move(text);
    } else {
      placeholders.push_back(std::move(text));
    }
  }
  return filled(plural_ == nullptr || isOne ? text_ : plural_, placeholders, count);
}

bool operator==(const Message& a, const Message& b) {
  return isSame(a.text_, b.text_) && isSame(a.plural_, b.plural_) && a.arguments_ == b.arguments_;
}

std::ostream& operator<<(std::ostream& out, const Message& message) { return out << message.english(); }

std::string filled(std::string_view pattern, const std::vector<std::string>& placeholders, std::string_view count) {
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const char placeholder = pattern[i] == '%' && i + 1 < pattern.size() ? pattern[i + 1] : '\0';
    const auto index = static_cast<std::size_t>(placeholder - '1');
    if (placeholder == 'n' && !count.empty()) {
      text += count;
    } else if (placeholder >= '1' && placeholder <= '9' && index < placeholders.size()) {
      text += placeholders[index];
    } else {
      text += pattern[i];
      continue;
    }
    ++i;
  }
  return text;
}

std::string shownText(std::string_view text) {
  std::string shown;
  shown.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const utf8::Character character = utf8::characterAt(text, at);
    if (isControl(character.code) || isDirectionMark(character.code)) {
      shown += '?';
    } else {
      utf8::append(shown, character.code);
    }
    at += std::max<std::size_t>(character.size, 1);
  }
  return shown;
}

}  // namespace base
}  // namespace furitsuke
