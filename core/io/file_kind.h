// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string_view>

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke::io {

/// What a file is, by its content.
enum class FileKind : std::uint8_t {
  Unknown,
  Vmd,         ///< motion
  Vpd,         ///< pose
  MotionJson,  ///< JSON text; its reader finds out whether it is a motion
  MotionCsv,   ///< comma-separated text with the sections of a motion
  Pmd,         ///< model
  Pmx,         ///< model
  Bvmd,        ///< babylon-mmd's binary motion
  Pmm,         ///< MikuMikuDance project
  Mvd,         ///< MikuMikuMoving motion
  VmdCsv,      ///< a VMD as comma-separated text, written by another program
};

/// The number of bytes at the start of a file by which its kind is recognized.
inline constexpr std::size_t kFileKindBytes = 256;

/// By the first bytes alone. Text formats may begin with a byte order mark and white space.
[[nodiscard]] FileKind detectFileKind(ByteView bytes) noexcept;

/// The same for a file, of which only the start is read, so that a video of many gigabytes is recognized at once. An
/// Error when it cannot be read.
[[nodiscard]] Result<FileKind> fileKindOf(const std::filesystem::path& path);

/// Pmd and Pmx.
[[nodiscard]] bool isModelKind(FileKind kind) noexcept;

/// "vmd", "vpd", "json", "pmx", ...; "unknown".
[[nodiscard]] std::string_view fileKindName(FileKind kind) noexcept;

/// For messages: "PMX model".
[[nodiscard]] std::string_view fileKindTitle(FileKind kind) noexcept;

}  // namespace furitsuke::io
