// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string_view>

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke {

/// What a file is, told by its content alone.
enum class FileKind : std::uint8_t {
  Unknown,
  Vmd,         ///< motion
  Vpd,         ///< pose
  MotionJson,  ///< JSON text; whether it really is a motion is for its reader to say
  MotionCsv,   ///< comma-separated text with the sections of a motion
  Pmd,         ///< model
  Pmx,         ///< model
  Bvmd,        ///< babylon-mmd's binary motion
  Pmm,         ///< MikuMikuDance project
  Mvd,         ///< MikuMikuMoving motion
  VmdCsv,      ///< a VMD turned into comma-separated text by another program
};

/// How many bytes of a file tell its kind.
inline constexpr std::size_t kFileKindBytes = 256;

/// By signature; a byte order mark and white space may stand before text formats. Looks at the first bytes only.
[[nodiscard]] FileKind detectFileKind(ByteView bytes) noexcept;

/// The same of a file, of which no more than its beginning is read: a film of many gigabytes is told at once. An Error
/// when it cannot be read.
[[nodiscard]] Result<FileKind> fileKindOf(const std::filesystem::path& path);

/// Pmd and Pmx.
[[nodiscard]] constexpr bool isModelKind(FileKind kind) noexcept {
  return kind == FileKind::Pmd || kind == FileKind::Pmx;
}

/// "vmd", "vpd", "json", "pmx", ...; "unknown".
[[nodiscard]] std::string_view fileKindName(FileKind kind) noexcept;

/// For a sentence: "PMX model".
[[nodiscard]] std::string_view fileKindTitle(FileKind kind) noexcept;

}  // namespace furitsuke
