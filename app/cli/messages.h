// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/result.h"

// Messages for the user, all on standard error.
namespace furitsuke::cli {

/// The text with a question mark for every control character, so that a name in a file cannot control the terminal.
[[nodiscard]] std::string printable(std::string_view text);

/// The text with "…" in place of the middle of words above 200 characters, and of everything above 1000 characters: a
/// message that quotes its input does not flood the terminal.
[[nodiscard]] std::string shortened(std::string_view text);

/// Prints "furitsuke-cli: TEXT", with printable() and shortened().
void printMessage(std::string_view text);
/// "FILE: byte 50, bone keys: …"; a file that the error names is not named twice. `file` is from inputName() or
/// outputName().
[[nodiscard]] std::string errorText(std::string_view file, const Error& error);
/// "FILE: warning: センター, frame 30: …"
[[nodiscard]] std::string diagnosticText(std::string_view file, const Diagnostic& diagnostic);

/// Prints "furitsuke-cli: FILE: byte 50, bone keys: …"; see errorText().
void printError(std::string_view file, const Error& error);
/// Prints a line for each diagnostic of this severity or worse: "furitsuke-cli: FILE: warning: センター, frame 30: …"
void printDiagnostics(std::string_view file, const Diagnostics& diagnostics, Severity from);

/// "byte 123, センター, frame 30", without the unknown parts.
[[nodiscard]] std::string describePlace(const Diagnostic& diagnostic);
/// The place and the reason: "byte 123, センター, frame 30: reason".
[[nodiscard]] std::string describe(const Diagnostic& diagnostic);

}  // namespace furitsuke::cli
