// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/io/motion_file.h"

namespace furitsuke::cli {

/// The motion format of an output, by its extension; an Error that names an unknown one.
[[nodiscard]] Result<io::FileKind> outputKind(const std::filesystem::path& path);

/// A motion as a file of a format that has a writer (not Vpd). Adds to `losses` what the format cannot store.
[[nodiscard]] Result<Bytes> motionBytes(io::FileKind kind, const io::LoadedMotion& loaded,
                                        const io::VmdWriteOptions& writing, Diagnostics& losses);

/// Options for writing a VMD of the same version as the file that the motion was read from.
[[nodiscard]] io::VmdWriteOptions vmdOptionsOf(const io::LoadedMotion& loaded);

/// An Error when the file exists and `force` is not set.
[[nodiscard]] Status checkOutput(const std::filesystem::path& path, bool force);

/// writeFileAtomically() of one of many files, into a folder that is created if it does not exist.
[[nodiscard]] Status writeOutput(const std::filesystem::path& path, ByteView bytes);

}  // namespace furitsuke::cli
