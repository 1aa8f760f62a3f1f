// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace furitsuke {
inline namespace base {

/// The memory that a reader may fill from an input. A small file can name the same data again and again, so what it
/// makes is counted, not what is read.
class MadeBytes {
 public:
  static constexpr std::size_t kFree = std::size_t{64} << 20;  ///< that any input may make
  static constexpr std::size_t kPerByte = 16;                  ///< of the input

  explicit constexpr MadeBytes(std::size_t inputBytes)
      : left_(inputBytes > (kMost - kFree) / kPerByte ? kMost : kFree + inputBytes * kPerByte) {}

  /// Counts `count` things of `size` bytes; false, without counting them, if that is too much.
  [[nodiscard]] constexpr bool charge(std::size_t count, std::size_t size) noexcept {
    if (size != 0 && count > left_ / size) return false;
    left_ -= count * size;
    return true;
  }

 private:
  static constexpr std::size_t kMost = ~std::size_t{0};

  std::size_t left_;
};

}  // namespace base
}  // namespace furitsuke
