// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string_view>

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke::io {

/// The kind of a file, according to its content.
enum class FileKind : std::uint8_t {
  Unknown,
  Vmd,         ///< motion
  Vpd,         ///< pose
  MotionJson,  ///< JSON text; its reader checks whether it is a motion
  MotionCsv,   ///< comma-separated text with the sections of a motion
  Pmd,         ///< model
  Pmx,         ///< model
  Bvmd,        ///< babylon-mmd's binary motion
  Pmm,         ///< MikuMikuDance project
  Project,     ///< JSON text of a project of this program
  Mvd,         ///< MikuMikuMoving motion
  Nmd,         ///< nanoem motion
  Emm,         ///< effects of a MikuMikuDance scene or of a model, for MikuMikuEffect
  VmdCsv,      ///< a VMD as comma-separated text, written by another program
  Bvh,         ///< captured motion of a skeleton; read by core/exchange
  Gltf,        ///< nodes with animations, also as VRM and VRM Animation; read by core/exchange
  Fbx,         ///< binary FBX with animations; read by furitsuke-import
};

/// The number of bytes at the start of a file from which its kind is detected.
inline constexpr std::size_t kFileKindBytes = 256;

/// Detects the kind from the first kFileKindBytes bytes. Text formats may begin with a byte order mark and white space.
[[nodiscard]] FileKind detectFileKind(ByteView bytes) noexcept;

/// Detects the kind of a file. Reads only its first kFileKindBytes bytes, because it may be very large. Returns an
/// Error if it cannot be read.
[[nodiscard]] Result<FileKind> fileKindOf(const std::filesystem::path& path);

/// Whether the kind is Pmd or Pmx.
[[nodiscard]] bool isModelKind(FileKind kind) noexcept;

/// The name in JSON: "vmd", "vpd", "json", "pmx", ...; "unknown".
[[nodiscard]] std::string_view fileKindName(FileKind kind) noexcept;

/// The name in messages: "PMX model".
[[nodiscard]] MessageText fileKindTitle(FileKind kind) noexcept;

}  // namespace furitsuke::io
