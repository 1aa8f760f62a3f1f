// SPDX-License-Identifier: MIT
#include "core/io/json/json_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/nearest_name.h"

namespace furitsuke::io {

namespace {

/// Maximum nesting of objects and arrays in a skipped member.
constexpr int kMaxSkippedDepth = 64;

bool isDigit(char c) { return '0' <= c && c <= '9'; }

/// Whether a number outside the range of floats is too small rather than too large.
bool isTinyNumber(std::string_view token) {
  const std::size_t exponent = token.find_first_of("eE");
  if (exponent != std::string_view::npos) return token[exponent + 1] == '-';
  return token.starts_with("0.") || token.starts_with("-0.");
}

void appendUtf8(std::string& text, std::uint32_t code) {
  const auto put = [&text](std::uint32_t byte) { text.push_back(static_cast<char>(byte)); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0 | (code >> 6));
    put(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    put(0xE0 | (code >> 12));
    put(0x80 | ((code >> 6) & 0x3F));
    put(0x80 | (code & 0x3F));
  } else {
    put(0xF0 | (code >> 18));
    put(0x80 | ((code >> 12) & 0x3F));
    put(0x80 | ((code >> 6) & 0x3F));
    put(0x80 | (code & 0x3F));
  }
}

}  // namespace

JsonReader::JsonReader(std::string_view text) noexcept : text_(text), at_(text.starts_with("\xEF\xBB\xBF") ? 3 : 0) {}

void JsonReader::fail(Message reason) {
  if (!error_) error_ = Error::at(at_, Message::verbatim(pathText()), std::move(reason));
}

std::string JsonReader::pathText() const {
  std::string text;
  for (const PathPart& part : path_) {
    if (part.member.data() == nullptr) {
      text += '[' + std::to_string(part.index) + ']';
    } else {
      if (!text.empty()) text += '.';
      text += part.member;
    }
  }
  return text.empty() ? "JSON" : text;
}

void JsonReader::skipSpace() {
  const std::size_t next = text_.find_first_not_of(" \t\r\n", at_);
  at_ = next == std::string_view::npos ? text_.size() : next;
}

/// The next character that is not white space; NUL, which JSON does not allow, at the end and after a failure.
char JsonReader::peek() {
  if (error_) return '\0';
  skipSpace();
  return at_ < text_.size() ? text_[at_] : '\0';
}

bool JsonReader::open(char bracket, MessageText otherwise) {
  if (peek() != bracket) {
    fail(otherwise);
    return false;
  }
  ++at_;
  return true;
}

bool JsonReader::nextMember(std::string& name, bool isFirst) {
  const char next = peek();
  if (next == '}') {
    ++at_;
    return false;
  }
  if (!isFirst) {
    if (next != ',') {
      fail(Core::tr("a comma or the end of the object is expected"));
      return false;
    }
    ++at_;
    skipSpace();
  }
  const std::size_t start = at_;
  string(name);
  if (error_) return false;
  const std::string_view written = text_.substr(start + 1, at_ - start - 2);
  if (peek() != ':') {
    fail(Core::tr("a colon is expected after a member's name"));
    return false;
  }
  ++at_;
  skipSpace();
  path_.push_back({written, 0});
  return true;
}

bool JsonReader::nextElement(std::size_t index) {
  const char next = peek();
  if (next == ']') {
    ++at_;
    return false;
  }
  if (index > 0) {
    if (next != ',') {
      fail(Core::tr("a comma or the end of the array is expected"));
      return false;
    }
    ++at_;
  }
  if (error_) return false;
  skipSpace();
  path_.push_back({{}, index});
  return true;
}

void JsonReader::requireSeen(std::string_view name, bool isSeen) {
  if (isSeen || error_) return;
  path_.push_back({name, 0});
  fail(Core::tr("is missing"));
  path_.pop_back();
}

void JsonReader::string(std::string& value) {
  value.clear();
  if (peek() != '"') return fail(Core::tr("not a string"));
  ++at_;
  while (at_ < text_.size()) {
    const char c = text_[at_];
    if (c == '"') {
      ++at_;
      return;
    }
    if (c == '\\') {
      ++at_;
      appendEscape(value);
      if (error_) return;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      return fail(Core::tr("a control character in a string"));
    } else {
      value.push_back(c);
      ++at_;
    }
  }
  fail(Core::tr("the text ends in a string"));
}

bool JsonReader::acceptString(std::string_view text) {
  if (!isStringNext()) return false;
  const std::size_t start = at_;
  std::string value;
  string(value);
  if (value == text) return true;
  at_ = start;
  return false;
}

void JsonReader::appendEscape(std::string& value) {
  const char c = at_ < text_.size() ? text_[at_++] : '\0';
  switch (c) {
    case '"':
    case '\\':
    case '/': value.push_back(c); return;
    case 'b': value.push_back('\b'); return;
    case 'f': value.push_back('\f'); return;
    case 'n': value.push_back('\n'); return;
    case 'r': value.push_back('\r'); return;
    case 't': value.push_back('\t'); return;
    case 'u': break;
    default: return fail(Core::tr("an unknown escape in a string"));
  }
  std::uint32_t code = hexEscape();
  if (0xD800 <= code && code < 0xDC00 && text_.substr(at_).starts_with("\\u")) {
    at_ += 2;
    const std::uint32_t low = hexEscape();
    if (low < 0xDC00 || low > 0xDFFF) return fail(Core::tr("an incomplete character in a string"));
    code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
  }
  if (0xD800 <= code && code <= 0xDFFF) return fail(Core::tr("an incomplete character in a string"));
  appendUtf8(value, code);
}

std::uint32_t JsonReader::hexEscape() {
  const std::string_view digits = text_.substr(at_, 4);
  std::uint32_t code = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
  if (error != std::errc{} || end != digits.data() + 4) {
    fail(Core::tr("an escape needs four hexadecimal digits"));
    return 0;
  }
  at_ += 4;
  return code;
}

void JsonReader::boolean(bool& value) {
  const char next = peek();
  if (next != 't' && next != 'f') return fail(Core::tr("not true or false"));
  value = next == 't';
  skipWord(value ? "true" : "false");
}

void JsonReader::skipWord(std::string_view word) {
  if (!text_.substr(at_).starts_with(word)) return fail(Core::tr("not a JSON value"));
  at_ += word.size();
}

/// Reads a number by the grammar of JSON and returns its text; empty after a failure.
std::string_view JsonReader::numberToken() {
  skipSpace();
  if (error_) return {};
  std::size_t at = at_;
  const auto digits = [&] {
    const std::size_t from = at;
    while (at < text_.size() && isDigit(text_[at])) ++at;
    return at - from;
  };
  const auto accept = [&](char a, char b) {
    const bool isMatch = at < text_.size() && (text_[at] == a || text_[at] == b);
    if (isMatch) ++at;
    return isMatch;
  };
  accept('-', '-');
  const std::size_t whole = at;
  bool isValid = digits() > 0 && (text_[whole] != '0' || at == whole + 1);
  if (isValid && accept('.', '.')) isValid = digits() > 0;
  if (isValid && accept('e', 'E')) {
    accept('+', '-');
    isValid = digits() > 0;
  }
  if (!isValid) {
    fail(Core::tr("not a number"));
    return {};
  }
  const std::string_view token = text_.substr(at_, at - at_);
  at_ = at;
  return token;
}

std::int64_t JsonReader::integer(std::int64_t low, std::int64_t high) {
  skipSpace();
  const std::size_t start = at_;
  const std::string_view token = numberToken();
  if (error_) return low;
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), value);
  bool isWhole = end == token.data() + token.size();
  bool isInRange = isWhole && error == std::errc{};
  if (!isWhole) {
    constexpr double kMaxExact = 9007199254740992.0;
    double real = 0;
    const bool isRead = std::from_chars(token.data(), token.data() + token.size(), real).ec == std::errc{};
    isWhole = isRead && std::trunc(real) == real;
    isInRange = isWhole && std::abs(real) <= kMaxExact;
    if (isInRange) value = static_cast<std::int64_t>(real);
  }
  if (isInRange && low <= value && value <= high) return value;
  at_ = start;
  fail(isWhole ? Message(Core::trWith("not within %1..%2"), low, high) : Core::tr("not a whole number"));
  return low;
}

void JsonReader::real(float& value) {
  if (peek() == '"') {
    const std::size_t start = at_;
    std::string word;
    string(word);
    if (word == "nan") {
      value = std::numeric_limits<float>::quiet_NaN();
    } else if (word == "inf" || word == "-inf") {
      value = std::copysign(std::numeric_limits<float>::infinity(), word == "inf" ? 1.0F : -1.0F);
    } else {
      at_ = start;
      fail(Core::tr("neither a number nor \"nan\", \"inf\" or \"-inf\""));
    }
    return;
  }
  const std::size_t start = at_;
  const std::string_view token = numberToken();
  if (error_) return;
  if (std::from_chars(token.data(), token.data() + token.size(), value).ec == std::errc{}) return;
  if (isTinyNumber(token)) {
    value = token.front() == '-' ? -0.0F : 0.0F;
    return;
  }
  at_ = start;
  fail(Core::tr("too large for a 32-bit float"));
}

double JsonReader::number(double low, double high) {
  skipSpace();
  const std::size_t start = at_;
  const std::string_view token = numberToken();
  if (error_) return low;
  double value = 0;
  const bool isRead = std::from_chars(token.data(), token.data() + token.size(), value).ec == std::errc{};
  if (!isRead && isTinyNumber(token)) value = 0;
  if ((isRead || isTinyNumber(token)) && low <= value && value <= high) return value;
  at_ = start;
  fail({Core::trWith("not within %1..%2"), std::to_string(low), std::to_string(high)});
  return low;
}

/// Lists the member whose name was read last.
void JsonReader::listUnknown(const std::string& name, std::span<const std::string_view> known) {
  const auto same = std::ranges::find(unknown_, name, &UnknownMember::name);
  if (same != unknown_.end()) {
    ++same->count;
  } else if (unknown_.size() < kMaxUnknownNames) {
    unknown_.push_back({name, pathText(), std::string(nearestName(name, known)), at_, 1});
  } else {
    ++otherUnknown_;
  }
}

/// Skips the value of the member whose name was read last. If `text` is not nullptr, appends the name and the value to
/// it.
void JsonReader::skipMember(std::string* text) {
  const std::size_t start = at_;
  skipValue(0);
  if (text == nullptr || error_) return;
  if (!text->empty()) text->append(", ");
  text->append("\"").append(path_.back().member).append("\": ").append(text_.substr(start, at_ - start));
}

void JsonReader::skipValue(int depth) {
  if (depth > kMaxSkippedDepth) return fail(Core::tr("nested too deeply"));
  switch (peek()) {
    case '{': {
      if (!open('{', Core::tr("not an object"))) return;
      std::string name;
      for (bool isFirst = true; nextMember(name, isFirst); isFirst = false) {
        skipValue(depth + 1);
        path_.pop_back();
      }
      return;
    }
    case '[': return array([&](std::size_t) { skipValue(depth + 1); });
    case '"': {
      std::string ignored;
      return string(ignored);
    }
    case 't': return skipWord("true");
    case 'f': return skipWord("false");
    case 'n': return skipWord("null");
    default: static_cast<void>(numberToken());
  }
}

void JsonReader::end() {
  if (peek() != '\0' || (!error_ && at_ < text_.size())) fail(Core::tr("text follows the end of the object"));
}

}  // namespace furitsuke::io
