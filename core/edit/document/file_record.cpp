// SPDX-License-Identifier: MIT
#include "core/edit/document/file_record.h"

#include <chrono>
#include <system_error>

namespace furitsuke::edit {

std::optional<FileStamp> stampOf(const std::filesystem::path& path) {
  if (path.empty()) return {};
  std::error_code error;
  FileStamp stamp;
  stamp.modified = std::filesystem::last_write_time(path, error);
  if (error) return {};
  stamp.size = std::filesystem::file_size(path, error);
  if (error) return {};
  return stamp;
}

std::int64_t millisecondsOf(std::filesystem::file_time_type time) {
  // The epoch of the clock of files differs between systems.
  const auto age = std::filesystem::file_time_type::clock::now() - time;
  const auto since1970 = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since1970 - age).count();
}

}  // namespace furitsuke::edit
