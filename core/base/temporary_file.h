// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>
#include <utility>

namespace furitsuke {
inline namespace base {

/// A path in `folder` for a new temporary file. The name is short and random, because a name derived from that of the
/// final file could exceed the limit of the file system.
[[nodiscard]] std::filesystem::path temporaryPath(const std::filesystem::path& folder);
/// Whether temporaryPath() makes such names.
[[nodiscard]] bool isTemporaryName(std::string_view name);

/// Removes the file on destruction, if it still exists.
class TemporaryFile {
 public:
  explicit TemporaryFile(std::filesystem::path path) : path_(std::move(path)) {}
  ~TemporaryFile() {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace base
}  // namespace furitsuke
