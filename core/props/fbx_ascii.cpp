// SPDX-License-Identifier: MIT
#include "core/props/fbx_ascii.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/exchange/fbx_builder.h"

namespace furitsuke::props {

namespace {

using exchange::FbxProperty;

constexpr int kDeepestText = 64;
/// Names of objects are "Model::Camera" in text and the name before its class in the binary form.
constexpr std::string_view kNamedSection = "Objects";

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

bool isPartOfWord(char c) {
  constexpr std::string_view kEnds = ":,{}\";";
  return !isBlank(c) && kEnds.find(c) == kEnds.npos;
}

std::string objectName(const std::string& text) {
  const std::size_t at = text.find("::");
  return at == text.npos ? text : exchange::fbxName(std::string_view(text).substr(at + 2), text.substr(0, at));
}

template <class Number>
std::optional<Number> numberIn(std::string_view word) {
  Number value{};
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  return error == std::errc{} && end == word.data() + word.size() ? std::optional(value) : std::nullopt;
}

FbxProperty propertyOf(std::string_view word) {
  if (const auto whole = numberIn<std::int64_t>(word)) return *whole;
  if (const auto real = numberIn<double>(word)) return *real;
  return std::string(word);
}

class AsciiReader {
 public:
  explicit AsciiReader(std::string_view text) : text_(text) {}

  Bytes read() {
    readList(0, {});
    return std::move(builder_).finish();
  }

 private:
  void skip() {
    while (at_ < text_.size() && (isBlank(text_[at_]) || text_[at_] == ';')) {
      if (text_[at_] == ';') {  // a comment
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else {
        ++at_;
      }
    }
  }

  /// Whether this character follows, which is then passed.
  bool pass(char c) {
    skip();
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  std::string_view word() {
    skip();
    const std::size_t start = at_;
    while (at_ < text_.size() && isPartOfWord(text_[at_])) ++at_;
    return text_.substr(start, at_ - start);
  }

  /// The name of the next record, with its colon.
  std::optional<std::string_view> name() {
    const std::size_t start = at_;
    const std::string_view found = word();
    if (!found.empty() && pass(':')) return found;
    at_ = start;
    return {};
  }

  /// Up to the end of the record or its list.
  std::vector<FbxProperty> properties() {
    std::vector<FbxProperty> found;
    do {
      const std::size_t start = at_;
      if (name()) {  // the record has no properties
        at_ = start;
        break;
      }
      if (pass('"')) {
        const std::size_t end = std::min(text_.find('"', at_), text_.size());
        found.emplace_back(std::string(text_.substr(at_, end - at_)));
        at_ = std::min(end + 1, text_.size());
      } else if (const std::string_view each = word(); !each.empty()) {
        found.push_back(propertyOf(each));
      }
    } while (pass(','));
    return found;
  }

  /// "*3 { a: 0,1,2 }", of which the star was read.
  FbxProperty array(bool isOfTimes) {
    std::vector<std::int64_t> times;
    std::vector<float> numbers;
    static_cast<void>(name());
    do {
      const std::string_view each = word();
      if (isOfTimes) {
        times.push_back(numberIn<std::int64_t>(each).value_or(0));
      } else {
        numbers.push_back(static_cast<float>(numberIn<double>(each).value_or(0)));
      }
    } while (pass(','));
    static_cast<void>(pass('}'));
    return isOfTimes ? FbxProperty(std::move(times)) : FbxProperty(std::move(numbers));
  }

  void readList(int depth, std::string_view parent) {
    while (const auto record = name()) {
      std::vector<FbxProperty> own = properties();
      const auto* first = own.size() == 1 ? std::get_if<std::string>(&own.front()) : nullptr;
      const bool isArray = first != nullptr && first->starts_with('*');
      const bool hasList = pass('{');
      if (isArray && hasList) {
        builder_.add(*record, std::vector{array(*record == "KeyTime")});
        continue;
      }
      if (depth == 1 && parent == kNamedSection && own.size() > 1) {
        if (auto* text = std::get_if<std::string>(&own[1])) *text = objectName(*text);
      }
      if (!hasList) {
        builder_.add(*record, own);
        continue;
      }
      if (depth >= kDeepestText) return;
      builder_.open(*record, own);
      readList(depth + 1, *record);
      builder_.close();
      if (!pass('}')) return;
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  exchange::FbxBuilder builder_;
};

}  // namespace

Bytes binaryFbx(std::string_view text) { return AsciiReader(text).read(); }

}  // namespace furitsuke::props
