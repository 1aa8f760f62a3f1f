// SPDX-License-Identifier: MIT
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <span>
#include <utility>

namespace furitsuke::decoder {

/// A file descriptor, closed on destruction.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int value) : value_(value) {}
  Descriptor(Descriptor&& other) noexcept : value_(other.take()) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(value_, other.value_);
    return *this;
  }
  ~Descriptor() {
    if (value_ >= 0) close(value_);
  }

  [[nodiscard]] bool isOpen() const noexcept { return value_ >= 0; }
  [[nodiscard]] int value() const noexcept { return value_; }
  /// The caller closes it then.
  [[nodiscard]] int take() noexcept { return std::exchange(value_, -1); }

 private:
  int value_ = -1;
};

/// The content of a file in memory, unmapped on destruction. Empty if it cannot be mapped.
class Mapping {
 public:
  Mapping() = default;
  Mapping(int file, std::size_t size, int protection, int flags) {
    void* const at = size == 0 ? MAP_FAILED : mmap(nullptr, size, protection, flags, file, 0);
    if (at != MAP_FAILED) bytes_ = {static_cast<std::byte*>(at), size};
  }
  Mapping(Mapping&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}
  Mapping& operator=(Mapping&& other) noexcept {
    std::swap(bytes_, other.bytes_);
    return *this;
  }
  ~Mapping() {
    if (!bytes_.empty()) munmap(bytes_.data(), bytes_.size());
  }

  [[nodiscard]] std::span<std::byte> bytes() const noexcept { return bytes_; }

 private:
  std::span<std::byte> bytes_;
};

}  // namespace furitsuke::decoder
