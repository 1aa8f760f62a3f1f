// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/message.h"

// Which files may be copied beside a scene. Projects, models and annotations come from other people and name any file
// of this computer, so a name alone never suffices.
namespace furitsuke::session {

enum class CollectedKind : std::uint8_t {
  Texture,    ///< a picture
  Motion,     ///< any motion
  Sound,      ///< a sound, or a film with one
  Picture,    ///< a picture or film
  Media,      ///< a sound, picture or film
  Materials,  ///< text with the materials of an OBJ
  Prop,       ///< the mesh of an accessory that is open
  Mesh,       ///< the binary part of a glTF that is open
};

/// Reads and decodes files, each once.
class CollectedChecks {
 public:
  /// Why the content of a file is not what the scene uses it for; nothing if it is.
  [[nodiscard]] std::optional<Message> problem(CollectedKind kind, const std::filesystem::path& file);

 private:
  std::map<std::pair<CollectedKind, std::filesystem::path>, std::optional<Message>> known_;
};

/// The folders of the files of a scene.
class OwnFolders {
 public:
  /// The folder of a file that was opened.
  void addFolderOf(const std::filesystem::path& file);

  /// Whether the file, after links, is in none of the folders.
  [[nodiscard]] bool isOutside(const std::filesystem::path& file) const;
  /// Whether the file, after links, is a hidden one or is in a hidden folder, other than a folder of the scene.
  [[nodiscard]] bool isHidden(const std::filesystem::path& file) const;

 private:
  [[nodiscard]] std::optional<std::filesystem::path> relativePath(const std::filesystem::path& canonical) const;

  std::vector<std::filesystem::path> folders_;  ///< canonical
};

}  // namespace furitsuke::session
