// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/message.h"

// The texts of errors, from which those of all languages are made. Errors are written in English where they occur;
// these lists name them by the part of the program that writes them. A test finds texts in the sources that no list
// has.
namespace furitsuke::widgets {

enum class ErrorTextKind : std::uint8_t {
  Reason,   ///< Error::reason
  Section,  ///< Error::section, with or without the byte before it
  Part      ///< within another text
};

/// A text of an Error in English.
struct ErrorText {
  constexpr ErrorText(MessageText text, std::string_view nested = {}, ErrorTextKind kind = ErrorTextKind::Reason)
      : text(text), nested(nested), kind(kind) {}
  constexpr ErrorText(MessagePattern text, std::string_view nested = {}, ErrorTextKind kind = ErrorTextKind::Reason)
      : text(text.text()), nested(nested), kind(kind) {}

  std::string_view text;  ///< %1 to %9: a name, a number, or a list of words that are not translated
  /// For each place that may hold another text of the lists, its digit and the first letter of that text's kind:
  /// "1s2r"; l: parts separated by commas.
  std::string_view nested;
  ErrorTextKind kind;
};

[[nodiscard]] std::span<const ErrorText> baseErrorTexts();
[[nodiscard]] std::span<const ErrorText> formatErrorTexts();
[[nodiscard]] std::span<const ErrorText> ioErrorTexts();
[[nodiscard]] std::span<const ErrorText> mediaErrorTexts();
[[nodiscard]] std::span<const ErrorText> exchangeErrorTexts();
[[nodiscard]] std::span<const ErrorText> sceneErrorTexts();
[[nodiscard]] std::span<const ErrorText> operationErrorTexts();
[[nodiscard]] std::span<const ErrorText> scriptErrorTexts();
[[nodiscard]] std::span<const ErrorText> windowErrorTexts();

/// All of them.
[[nodiscard]] std::vector<ErrorText> errorTexts();

}  // namespace furitsuke::widgets
