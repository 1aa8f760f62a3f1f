// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <concepts>
#include <functional>
#include <utility>

namespace furitsuke::edit {

/// A text that is asked for again when the language changes: a function, or a fixed text such as the message of an
/// error.
class LiveText {
 public:
  LiveText() = default;
  LiveText(const QString& fixed) : make_([fixed] { return fixed; }) {}
  LiveText(const char* fixed) : LiveText(QString::fromUtf8(fixed)) {}
  template <std::invocable Make>
  LiveText(Make make) : make_(std::move(make)) {}

  /// The text in the current language; empty for a default-constructed object.
  [[nodiscard]] QString now() const { return make_ ? make_() : QString(); }

 private:
  std::function<QString()> make_;
};

}  // namespace furitsuke::edit
