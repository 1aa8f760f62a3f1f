// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <utility>

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke {
inline namespace base {

/// A file that this process keeps open: an append-only file or a lock. Closed on destruction; the system closes it and
/// releases the lock when the process ends for any reason.
class OpenFile {
 public:
  OpenFile() = default;
  OpenFile(OpenFile&& other) noexcept : handle_(std::exchange(other.handle_, kClosed)), path_(std::move(other.path_)) {}
  OpenFile& operator=(OpenFile&& other) noexcept {
    std::swap(handle_, other.handle_);
    std::swap(path_, other.path_);
    return *this;
  }
  ~OpenFile() { close(); }

  /// Creates a new, empty file. Returns an Error if the path exists.
  static Result<OpenFile> create(const std::filesystem::path& path);

  enum class Wait { No, UntilFree };
  /// Opens `path`, creating it if necessary, and takes its exclusive lock. With Wait::No, returns an Error if the lock
  /// is already held, in this process or another.
  static Result<OpenFile> lock(const std::filesystem::path& path, Wait wait);

  [[nodiscard]] bool isOpen() const noexcept { return handle_ != kClosed; }
  /// Appends the bytes. After an Error some of them may have been written.
  Status append(ByteView bytes);
  /// Flushes everything appended so far to the disk, so that it survives a power failure.
  Status flush();
  void close() noexcept;

 private:
  static constexpr std::intptr_t kClosed = -1;

  OpenFile(std::intptr_t handle, std::filesystem::path path) : handle_(handle), path_(std::move(path)) {}

  std::intptr_t handle_ = kClosed;
  std::filesystem::path path_;
};

}  // namespace base
}  // namespace furitsuke
