// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace furitsuke::io {

/// A member that JsonReader::object() expects. read() reads its value.
template <class F>
struct JsonField {
  std::string_view name;
  bool isRequired;
  F read;
};
template <class F>
[[nodiscard]] JsonField<F> requiredField(std::string_view name, F read) {
  return {name, true, read};
}
template <class F>
[[nodiscard]] JsonField<F> optionalField(std::string_view name, F read) {
  return {name, false, read};
}

/// Members with one name that JsonReader::object() skipped, because their object has no such member.
struct UnknownMember {
  std::string name;
  std::string path;     ///< of the first one: `bones[3].keys[0].rotaton`
  std::string nearest;  ///< the known name that is probably meant, or empty
  std::size_t offset;   ///< of the value of the first one
  std::size_t count;
};

/// Reads a JSON text of known structure sequentially, without building a tree, so that a million keys need no more
/// memory than their text. Floats are read as floats, not converted from doubles, so that the shortest text restores
/// their bits. After the first failure, all calls do nothing and error() has its byte offset and JSON path.
class JsonReader {
 public:
  /// `text` must outlive the reader. A byte order mark at its start is skipped.
  explicit JsonReader(std::string_view text) noexcept;

  [[nodiscard]] bool ok() const noexcept { return !error_; }
  /// Requires !ok(). The section is a path such as `bones[3].keys[0].frame`.
  [[nodiscard]] const Error& error() const { return *error_; }

  /// Reads an object with these members in any order. Other members are skipped and listed in unknownMembers(). A
  /// missing required member or a repeated member is a failure.
  template <class... F>
  void object(JsonField<F>... fields) {
    readObject(nullptr, fields...);
  }
  /// The same, but appends the text of other members to `unknown`, separated by commas, and does not list them.
  template <class... F>
  void objectKeeping(std::string& unknown, JsonField<F>... fields) {
    readObject(&unknown, fields...);
  }

  /// Reads an object of members with any names: calls member(name) for each member, which must read the value.
  template <class F>
  void members(F member) {
    if (!open('{', Core::tr("not an object"))) return;
    std::string name;
    for (bool isFirst = true; nextMember(name, isFirst); isFirst = false) {
      member(std::string_view(name));
      path_.pop_back();
    }
  }

  /// Reads an array: calls element(index) for each element, which must read the value.
  template <class F>
  void array(F element) {
    if (!open('[', Core::tr("not an array"))) return;
    for (std::size_t index = 0; nextElement(index); ++index) {
      element(index);
      path_.pop_back();
    }
  }

  /// Reads an array of exactly N values: calls element(value) for each, which must read the value.
  template <std::size_t N, class Value, class F>
  void fixedArray(std::array<Value, N>& values, F element) {
    std::size_t count = 0;
    array([&](std::size_t index) {
      if (index >= N) return fail({Core::trWith("more than %1 values"), N});
      element(values[index]);
      count = index + 1;
    });
    if (count != N) fail({Core::trCount("holds %n value, not %1", "holds %n values, not %1"), Counted{count}, N});
  }

  void string(std::string& value);
  /// Whether the next value is a string.
  [[nodiscard]] bool isStringNext() { return peek() == '"'; }
  /// Reads the next value if it is the string `text`; otherwise reads nothing and returns false.
  [[nodiscard]] bool acceptString(std::string_view text);
  void boolean(bool& value);
  /// Reads a whole number in low..high. 30.0 and 3e1 are whole numbers too, up to 2^53.
  [[nodiscard]] std::int64_t integer(std::int64_t low, std::int64_t high);
  /// Reads a number, or one of the strings "nan", "inf", "-inf".
  void real(float& value);
  /// Reads a number in low..high.
  [[nodiscard]] double number(double low, double high);
  /// Fails if anything but white space follows.
  void end();

  /// Records a failure at the current position, unless there is one already.
  void fail(Message reason);

  /// The first kMaxUnknownNames different names of skipped members, in order of first appearance.
  [[nodiscard]] const std::vector<UnknownMember>& unknownMembers() const noexcept { return unknown_; }
  /// The number of skipped members with further names.
  [[nodiscard]] std::size_t otherUnknownMembers() const noexcept { return otherUnknown_; }

  static constexpr std::size_t kMaxUnknownNames = 20;

 private:
  struct PathPart {
    std::string_view member;  ///< as in the text; empty for an element
    std::size_t index;
  };

  template <class... F>
  void readObject(std::string* unknown, JsonField<F>&... fields) {
    if (!open('{', Core::tr("not an object"))) return;
    const std::array<std::string_view, sizeof...(F)> known{fields.name...};
    std::array<bool, sizeof...(F)> seen{};
    std::string name;
    for (bool isFirst = true; nextMember(name, isFirst); isFirst = false) {
      std::size_t index = 0;
      bool isKnown = false;
      const auto offer = [&](auto& field) {
        const std::size_t at = index++;
        if (isKnown || field.name != name) return;
        isKnown = true;
        if (seen[at]) fail(Core::tr("given twice"));
        seen[at] = true;
        field.read();
      };
      (offer(fields), ...);
      if (!isKnown && unknown == nullptr) listUnknown(name, known);
      if (!isKnown) skipMember(unknown);
      path_.pop_back();
    }
    std::size_t index = 0;
    ((requireSeen(fields.name, !fields.isRequired || seen[index]), ++index), ...);
  }
  void skipMember(std::string* text);
  void listUnknown(const std::string& name, std::span<const std::string_view> known);
  void skipSpace();
  [[nodiscard]] char peek();
  [[nodiscard]] bool open(char bracket, MessageText otherwise);
  [[nodiscard]] bool nextMember(std::string& name, bool isFirst);
  [[nodiscard]] bool nextElement(std::size_t index);
  void requireSeen(std::string_view name, bool isSeen);
  void skipValue(int depth);
  void skipWord(std::string_view word);
  [[nodiscard]] std::string_view numberToken();
  [[nodiscard]] std::uint32_t hexEscape();
  void appendEscape(std::string& value);
  [[nodiscard]] std::string pathText() const;

  std::string_view text_;
  std::size_t at_;
  std::vector<PathPart> path_;
  std::optional<Error> error_;
  std::vector<UnknownMember> unknown_;
  std::size_t otherUnknown_ = 0;
};

}  // namespace furitsuke::io
