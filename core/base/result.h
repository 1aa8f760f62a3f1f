// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/base/message.h"

namespace furitsuke {
inline namespace base {

/// Describes a failure outside the program's control: its place and its reason, for display.
struct Error {
  /// Byte offset in the input; not set if the failure has no position in a file (disk full, unknown name).
  std::optional<std::size_t> offset;
  /// The context: "bone keys", "model name", a JSON path, a file name. May be empty.
  Message section;
  /// The reason, without a full stop: "count 900000000 needs 99900000000 bytes, 12 are left".
  Message reason;
  /// Nothing failed: the work ended because the user or the program ended it. Nobody needs to be told.
  bool isCanceled = false;

  /// An error without a position or context.
  [[nodiscard]] static Error because(Message reason) { return {{}, {}, std::move(reason)}; }
  /// An error in a section, a file or a field, without a byte offset.
  [[nodiscard]] static Error in(Message section, Message reason) { return {{}, std::move(section), std::move(reason)}; }
  [[nodiscard]] static Error at(std::optional<std::size_t> offset, Message section, Message reason) {
    return {offset, std::move(section), std::move(reason)};
  }
  /// The same with a reason that has places: because(Core::trWith("bone \"%1\" is missing"), name).
  template <class... Arguments>
  requires(sizeof...(Arguments) > 0) [[nodiscard]] static Error
      because(PatternOf<Arguments...> reason, const Arguments&... arguments) {
    return because(Message(reason, arguments...));
  }
  template <class... Arguments>
  requires(sizeof...(Arguments) > 0) [[nodiscard]] static Error
      in(Message section, PatternOf<Arguments...> reason, const Arguments&... arguments) {
    return in(std::move(section), Message(reason, arguments...));
  }
  template <class... Arguments>
  requires(sizeof...(Arguments) > 0) [[nodiscard]] static Error
      at(std::optional<std::size_t> offset, Message section, PatternOf<Arguments...> reason,
         const Arguments&... arguments) {
    return at(offset, std::move(section), Message(reason, arguments...));
  }
  [[nodiscard]] static Error canceled();
  /// The same with what was done before: "canceled after 4 of 11 pictures".
  [[nodiscard]] static Error canceled(Message reason);

  /// "byte 50, bone keys: count 900000000 needs …"
  [[nodiscard]] Message sentence() const;
  /// sentence() in English.
  [[nodiscard]] std::string message() const;

  friend bool operator==(const Error&, const Error&) = default;
};

/// A value or an Error. Exceptions never leave the core.
template <class T>
class [[nodiscard]] Result {
 public:
  // Implicit on purpose: `return value;` and `return Error::because("…");` both read naturally.
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

  [[nodiscard]] bool ok() const noexcept { return state_.index() == 0; }
  explicit operator bool() const noexcept { return ok(); }

  /// Requires ok().
  [[nodiscard]] const T& value() const& { return std::get<0>(state_); }
  [[nodiscard]] T& value() & { return std::get<0>(state_); }
  [[nodiscard]] T&& value() && { return std::get<0>(std::move(state_)); }
  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

  /// Requires !ok().
  [[nodiscard]] const Error& error() const { return std::get<1>(state_); }

 private:
  std::variant<T, Error> state_;
};

/// Success without a value.
struct Done {};
using Status = Result<Done>;

}  // namespace base
}  // namespace furitsuke
