// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>
#include <string_view>

#include "core/base/result.h"

namespace furitsuke::io {

struct MotionFormat;

/// Checks that the name of a file to be written says what is written: its extension is one of `extensions` (lower case,
/// without the dot), ignoring case. The Error lists them.
[[nodiscard]] Status checkExtension(const std::filesystem::path& path, std::span<const std::string_view> extensions);

/// The format in which a motion is written to a file of this name; the Error lists the known extensions.
[[nodiscard]] Result<const MotionFormat*> writtenFormatFor(const std::filesystem::path& path);

}  // namespace furitsuke::io
