// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/base/result.h"

// What the program says to people, all of it on the standard error.
namespace furitsuke::cli {

/// The text with a question mark for every control character: a name from a file must not steer the terminal.
[[nodiscard]] std::string printable(std::string_view text);

/// "furitsuke-cli: TEXT", printable
void tell(std::string_view text);
/// "furitsuke-cli: FILE: byte 50, bone keys: …"; a file that the error itself names is not named twice.
void tellError(const std::filesystem::path& file, const Error& error);
/// One line each, of this severity and worse: "furitsuke-cli: FILE: warning: センター, frame 30: …"
void tellDiagnostics(const std::filesystem::path& file, const Diagnostics& diagnostics, Severity from);

/// "byte 123, センター, frame 30: reason", without what is not known.
[[nodiscard]] std::string describe(const Diagnostic& diagnostic);

}  // namespace furitsuke::cli
