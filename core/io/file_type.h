// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string_view>
#include <vector>

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
  VmdCsv,      ///< a VMD as text, written by a converter
  Bvh,         ///< captured motion of a skeleton; read by core/exchange
  Gltf,        ///< nodes with animations, also as VRM and VRM Animation; read by core/exchange
  Fbx,         ///< binary FBX with animations; read by furitsuke-import
  Archive,     ///< ZIP, 7z, RAR, LZH or tar; read by core/archives
  FaceCsv,     ///< captured expressions as comma-separated text; read by core/exchange
};

/// What a file becomes when it is opened.
enum class OpensAs : std::uint8_t {
  Nothing,
  Motion,
  Model,
  Prop,               ///< read by furitsuke-import
  PropOrCapture,      ///< a prop that may have a captured motion too
  AccessorySettings,  ///< a prop with its placement (.vac)
  Capture,
  Project,
  MmdProject,
  Archive,
  Sound,
  Film,  ///< of which the sound is opened
  Picture,
};

/// The names of a type of file, the function that detects it, and what it is opened as: a row of the one table of all
/// types. motionFormats() and modelFormats() extend this; file dialogs, drag and drop, the command lines, recent files
/// and archives use the table.
struct FileType {
  FileKind kind = FileKind::Unknown;             ///< Unknown: a type that is known by its extensions alone
  std::string_view name;                         ///< in JSON, and the first part of codes of findings: "vmd"
  MessageText title;                             ///< in messages: "VMD motion"
  std::span<const std::string_view> extensions;  ///< lower case, without the dot; the first is the usual one
  /// Returns whether a file is of this type. `head` is its first kFileKindBytes bytes, without a UTF-8 byte order mark.
  bool (*detect)(std::string_view head) = nullptr;
  OpensAs opensAs = OpensAs::Motion;
  bool hasSignature = true;  ///< what is detected is certain; otherwise the extension of another type wins
};

/// The number of bytes at the start of a file from which its kind is detected.
inline constexpr std::size_t kFileKindBytes = 512;

/// Detects the kind from the first kFileKindBytes bytes. Text formats may begin with a byte order mark and white space.
[[nodiscard]] FileKind detectFileKind(ByteView bytes) noexcept;

/// Detects the kind of a file. Reads only its first kFileKindBytes bytes, because it may be very large. Returns an
/// Error if it cannot be read.
[[nodiscard]] Result<FileKind> fileKindOf(const std::filesystem::path& path);

/// The name in JSON: "vmd", "vpd", "json", "pmx", ...; "unknown".
[[nodiscard]] std::string_view fileKindName(FileKind kind) noexcept;

/// The name in messages: "PMX model".
[[nodiscard]] MessageText fileKindTitle(FileKind kind) noexcept;

/// The type with the extension of `path`, ignoring case; nullptr if there is none.
[[nodiscard]] const FileType* fileTypeByName(const std::filesystem::path& path);
/// What the name alone says.
[[nodiscard]] OpensAs opensAsByName(const std::filesystem::path& path);
/// What the content says; Capture for a file that may be a prop by its name.
[[nodiscard]] OpensAs opensAs(FileKind kind) noexcept;
/// What both say: content with a signature wins over the name. Nothing for a file that cannot be read.
[[nodiscard]] OpensAs opensAs(const std::filesystem::path& path);

/// Whether it is put on the stage: a model, a prop or the settings of one.
[[nodiscard]] bool isPutOnStage(OpensAs what) noexcept;
/// Whether props are read from such files by their extension; most of these formats have no signature.
[[nodiscard]] bool isProp(OpensAs what) noexcept;
/// A sound, or a film, of which the sound is opened.
[[nodiscard]] bool isSound(OpensAs what) noexcept;

/// The extensions of all types that are opened as this, in the order in which dialogs list them.
[[nodiscard]] std::vector<std::string_view> extensionsOf(OpensAs what);

/// `head` without leading white space, for text formats.
[[nodiscard]] constexpr std::string_view withoutLeadingSpace(std::string_view head) {
  const std::size_t start = head.find_first_not_of(" \t\r\n");
  return start == std::string_view::npos ? std::string_view() : head.substr(start);
}

}  // namespace furitsuke::io
