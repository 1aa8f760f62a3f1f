// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/finding_code.h"
#include "core/base/result.h"
#include "core/io/file_type.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/motion_file.h"

namespace furitsuke::io {

/// A format from which the program reads motions. File dialogs, the `convert` command, its help and messages list the
/// formats of motionFormats().
struct MotionFormat : FileType {
  /// Reads the bytes of a file of this kind.
  Result<LoadedMotion> (*read)(Bytes bytes) = nullptr;
  /// Returns the bytes of a file of this format. Null for a pose file, which stores a single frame: sample the motion
  /// and use vpdFromPose(). Null too for a format that is not written.
  Result<Bytes> (*write)(const LoadedMotion& loaded, const VmdWriteOptions& options) = nullptr;
  /// Returns what a file of this format cannot store of the motion; null for a format that can store everything.
  Diagnostics (*losses)(const LoadedMotion& loaded, const VmdWriteOptions& options) = nullptr;
  /// The codes of what its reader and writer report; null for a text format, see kTextFindings.
  std::vector<FindingCode> (*findings)() = nullptr;

  /// Whether files of this format are written: motions or, in a pose file, a pose.
  [[nodiscard]] constexpr bool isWritten() const noexcept { return write != nullptr || kind == FileKind::Vpd; }
};

// Each is defined in the folder of its format.
extern const MotionFormat kVmdFormat;
extern const MotionFormat kVmdTextFormat;
extern const MotionFormat kVpdFormat;
extern const MotionFormat kBvmdFormat;
extern const MotionFormat kJsonFormat;
extern const MotionFormat kCsvFormat;
extern const MotionFormat kMvdFormat;
extern const MotionFormat kNmdFormat;

/// In the order in which dialogs and messages list them. The text of a VMD begins like a VMD, and is tried before.
inline constexpr std::array kMotionFormats{&kVmdTextFormat, &kVmdFormat, &kVpdFormat, &kBvmdFormat,
                                           &kJsonFormat,    &kCsvFormat, &kMvdFormat, &kNmdFormat};

/// All formats.
[[nodiscard]] constexpr std::span<const MotionFormat* const> motionFormats() { return kMotionFormats; }

/// The format of this kind; nullptr if motions are not read from such files.
[[nodiscard]] const MotionFormat* findMotionFormat(FileKind kind);
/// The format with this name; nullptr if there is none.
[[nodiscard]] const MotionFormat* findMotionFormat(std::string_view name);
/// The format with the extension of `path`, ignoring case; nullptr if there is none.
[[nodiscard]] const MotionFormat* motionFormatFor(const std::filesystem::path& path);

enum class FormatUse : std::uint8_t { Read, Write };

/// The extensions of all formats that are read or written, each preceded by `prefix`, joined with `separator`:
/// (".", ", ", FormatUse::Write) gives ".vmd, .vpd, .bvmd, .json, .csv".
[[nodiscard]] std::string motionExtensions(std::string_view prefix, std::string_view separator,
                                           FormatUse use = FormatUse::Read);

}  // namespace furitsuke::io
