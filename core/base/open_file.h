// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <utility>

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke {

/// A file that this process keeps open: one that only grows, or a lock. Closed when the object goes; the system closes
/// it, and lets go of the lock, when the process ends in whatever way.
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

  /// A new, empty file; an Error when something has that name.
  static Result<OpenFile> create(const std::filesystem::path& path);

  enum class Wait { No, UntilFree };
  /// Opens `path`, which is made when missing, and becomes the only one to hold its lock. With Wait::No an Error when
  /// somebody else, in this process or another, holds it.
  static Result<OpenFile> lock(const std::filesystem::path& path, Wait wait);

  [[nodiscard]] bool isOpen() const noexcept { return handle_ != kClosed; }
  /// Adds the bytes to the end. After an Error a part of them may stand there.
  Status append(ByteView bytes);
  /// What was appended survives a power failure from here on.
  Status flush();
  void close() noexcept;

 private:
  static constexpr std::intptr_t kClosed = -1;

  OpenFile(std::intptr_t handle, std::filesystem::path path) : handle_(handle), path_(std::move(path)) {}

  std::intptr_t handle_ = kClosed;
  std::filesystem::path path_;
};

}  // namespace furitsuke
