// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/convert/motion_file.h"

namespace furitsuke::cli {

/// All that `info --json` says about one file. A damaged one has an `error` beside what could be saved.
[[nodiscard]] nlohmann::ordered_json infoJson(const std::filesystem::path& file, const LoadedMotion& loaded);
[[nodiscard]] nlohmann::ordered_json unreadableJson(const std::filesystem::path& file, const Error& error);

/// The same for people.
[[nodiscard]] std::string infoText(const std::filesystem::path& file, const LoadedMotion& loaded);

/// A finding as the contract has it: code, severity, place where known, reason.
[[nodiscard]] nlohmann::ordered_json diagnosticJson(const Diagnostic& diagnostic);

/// The place and reason of a failure; the place is null where there is none.
[[nodiscard]] nlohmann::ordered_json errorJson(const Error& error);

/// The findings as the last part of a text for people; nothing without any.
void writeFindings(std::ostream& out, const Diagnostics& diagnostics);

/// To the standard output, indented; text that is no UTF-8 gets replacement characters.
void printJson(const nlohmann::ordered_json& json);

}  // namespace furitsuke::cli
