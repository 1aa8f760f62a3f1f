// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/io/file_format.h"
#include "core/io/motion_file.h"
#include "core/io/vmd/vmd_motion.h"

namespace furitsuke::io {

/// A format from which the program reads motions. File dialogs, `convert`, its help and messages are made from the
/// rows.
struct MotionFormat : FileFormat {
  /// Takes the bytes over; they are of this kind.
  Result<LoadedMotion> (*read)(Bytes bytes) = nullptr;
  /// The motion as a file of this format. Null for a pose, which holds one frame: sample the motion and use
  /// vpdFromPose().
  Result<Bytes> (*write)(const LoadedMotion& loaded, const VmdWriteOptions& options) = nullptr;
  /// What the file would not hold; null for a format that holds everything.
  Diagnostics (*losses)(const LoadedMotion& loaded, const VmdWriteOptions& options) = nullptr;
};

// The rows, each in the folder of its format.
extern const MotionFormat kVmdFormat;
extern const MotionFormat kVpdFormat;
extern const MotionFormat kBvmdFormat;
extern const MotionFormat kJsonFormat;
extern const MotionFormat kCsvFormat;

/// All rows, in the order in which dialogs and messages list them.
[[nodiscard]] std::span<const MotionFormat* const> motionFormats();

/// nullptr when motions are not read from files of this kind.
[[nodiscard]] const MotionFormat* findMotionFormat(FileKind kind);
/// By its name; nullptr for an unknown one.
[[nodiscard]] const MotionFormat* findMotionFormat(std::string_view name);
/// By the extension of a path, in upper or lower case; nullptr for an unknown one.
[[nodiscard]] const MotionFormat* motionFormatFor(const std::filesystem::path& path);

/// Every extension after `prefix`, with `separator` between: (".", ", ") gives ".vmd, .vpd, .bvmd, .json, .csv".
[[nodiscard]] std::string motionExtensions(std::string_view prefix, std::string_view separator);

}  // namespace furitsuke::io
