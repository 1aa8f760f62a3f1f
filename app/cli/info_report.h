// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/io/motion_file.h"

namespace furitsuke::cli {

// `file` is the name of the input from inputName().

/// The output of `info --json` for a file. A damaged file has an `error` in addition to the readable part.
[[nodiscard]] nlohmann::ordered_json infoJson(const std::string& file, const io::LoadedMotion& loaded);
[[nodiscard]] nlohmann::ordered_json unreadableJson(const std::string& file, const Error& error);

/// The same as text.
[[nodiscard]] std::string infoText(const std::string& file, const io::LoadedMotion& loaded);

/// A finding with its code, severity, place if known, and reason.
[[nodiscard]] nlohmann::ordered_json diagnosticJson(const Diagnostic& diagnostic);

/// The place and reason of a failure; the place is null if there is none.
[[nodiscard]] nlohmann::ordered_json errorJson(const Error& error);

/// Writes the findings at the end of a text report; nothing if there are none.
void writeFindings(std::ostream& out, const Diagnostics& diagnostics);

/// Prints indented JSON to standard output; invalid UTF-8 becomes replacement characters.
void printJson(const nlohmann::ordered_json& json);

}  // namespace furitsuke::cli
