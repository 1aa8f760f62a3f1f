// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace furitsuke {

/// By what a file is known again: whoever writes it changes one of the two.
struct FileStamp {
  std::filesystem::file_time_type modified;
  std::uintmax_t size = 0;  ///< bytes
  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// What a document knows besides its keys: where it is saved and how that file looked when it was last read or
/// written here. The journal keeps it to bring the document back.
struct DocumentFile {
  std::filesystem::path path;  ///< empty: it has no file yet
  std::string title;           ///< UTF-8; shown while there is no path
  int vmdVersion = 2;          ///< 1 or 2
  bool repaired = false;       ///< see MotionDocument::isRepaired()
  bool unsaved = false;        ///< modified although no step was made
  std::optional<FileStamp> stamp;
  friend bool operator==(const DocumentFile&, const DocumentFile&) = default;
};

}  // namespace furitsuke
