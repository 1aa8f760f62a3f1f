// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace furitsuke::operations {

enum class ErrorTextKind : std::uint8_t {
  Reason,   ///< Error::reason
  Section,  ///< Error::section
  Part      ///< within another text
};

/// A text of an Error in English. Errors are written where they occur; this is the list of them from which the texts of
/// all languages are made.
struct ErrorText {
  std::string_view text;  ///< %1 to %9: a name, a number, or a list of words that are not translated
  /// For each place that may hold another text of the list, its digit and the first letter of that text's kind: "1s2r".
  std::string_view nested = {};
  ErrorTextKind kind = ErrorTextKind::Reason;
};

/// Those of operations and of their arguments.
[[nodiscard]] std::span<const ErrorText> operationErrorTexts();

}  // namespace furitsuke::operations
