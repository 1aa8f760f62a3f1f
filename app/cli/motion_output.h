// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/convert/motion_file.h"

namespace furitsuke::cli {

/// Vmd, Vpd, Bvmd, MotionJson or MotionCsv by the extension of an output; an Error that names any other.
[[nodiscard]] Result<FileKind> outputKind(const std::filesystem::path& path);

/// A motion as the bytes of a Vmd, Bvmd, MotionCsv or MotionJson. What the format cannot hold is added to `losses`.
[[nodiscard]] Result<Bytes> motionBytes(FileKind kind, const LoadedMotion& loaded, const VmdWriteOptions& writing,
                                        Diagnostics& losses);

/// How a VMD of this motion is written: in the version of the file that it came from.
[[nodiscard]] VmdWriteOptions vmdOptionsOf(const LoadedMotion& loaded);

/// Why this must not be written: something stands there, and overwriting was not asked for.
[[nodiscard]] Status checkOutput(const std::filesystem::path& path, bool force);

}  // namespace furitsuke::cli
