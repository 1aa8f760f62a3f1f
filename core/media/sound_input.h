// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>

#include "core/base/bytes.h"
#include "core/base/result.h"

namespace furitsuke::media {

/// The bytes of a sound file, read in pieces from the disk or from memory. A file that grows while it is read ends
/// where it ended when it was opened.
class SoundInput {
 public:
  /// Returns an Error that names the path if it cannot be opened.
  static Result<SoundInput> open(const std::filesystem::path& path);
  /// The bytes must outlive this object.
  explicit SoundInput(ByteView bytes) noexcept : bytes_(bytes), size_(bytes.size()) {}

  [[nodiscard]] std::uint64_t size() const noexcept { return size_; }
  [[nodiscard]] std::uint64_t position() const noexcept { return position_; }
  [[nodiscard]] std::uint64_t remaining() const noexcept { return size_ - position_; }
  /// The next read() begins there, at most at the end.
  void seek(std::uint64_t position) noexcept { position_ = position < size_ ? position : size_; }

  /// Reads up to `size` bytes and returns their number; fewer only at the end, or if the disk fails.
  std::size_t read(std::byte* to, std::size_t size);
  /// Whether reading the file failed.
  [[nodiscard]] bool failed() const noexcept { return failed_; }

 private:
  SoundInput(std::ifstream stream, std::uint64_t size) : stream_(std::move(stream)), size_(size), isFile_(true) {}

  std::ifstream stream_;
  ByteView bytes_;
  std::uint64_t size_ = 0;
  std::uint64_t position_ = 0;
  std::uint64_t streamPosition_ = 0;
  bool isFile_ = false;
  bool failed_ = false;
};

}  // namespace furitsuke::media
