// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace furitsuke::edit {

/// Identifies a state of a file: a program that writes the file changes one of the two.
struct FileStamp {
  std::filesystem::file_time_type modified;
  std::uintmax_t size = 0;  ///< bytes
  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
/// Nothing if there is no such file.
[[nodiscard]] std::optional<FileStamp> stampOf(const std::filesystem::path& path);
/// The time of a file in ms since 1970, as the journal stores times.
[[nodiscard]] std::int64_t millisecondsOf(std::filesystem::file_time_type time);

/// Where a document is saved, and the state of that file when it was last read or written. Stored in the journal to
/// restore the document after a crash.
struct FileRecord {
  std::filesystem::path path;  ///< empty: the document has no file yet
  std::string title;           ///< UTF-8; shown while there is no path
  int vmdVersion = 2;          ///< 1 or 2
  bool repaired = false;       ///< see DocumentFile::isRepaired()
  bool unsaved = false;        ///< modified without an undo step
  std::optional<FileStamp> stamp;
  friend bool operator==(const FileRecord&, const FileRecord&) = default;
};

}  // namespace furitsuke::edit
