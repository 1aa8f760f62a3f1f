// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/base/bytes.h"

namespace furitsuke {
inline namespace base {

/// Tells different contents of a file apart. Not secure: someone who wants to can make two contents with one digest.
struct ContentDigest {
  std::uint64_t size = 0;  ///< bytes
  std::uint64_t hash = 0;  ///< XXH64 with the seed 0
  friend bool operator==(const ContentDigest&, const ContentDigest&) = default;
};

/// Computes the digest of bytes that come in pieces, about as fast as memory can be read.
/// The algorithm: https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md
class ContentHash {
 public:
  void add(ByteView bytes);
  [[nodiscard]] ContentDigest digest() const;

 private:
  static constexpr std::size_t kStripe = 32;
  void addStripe(const std::byte* at);

  std::array<std::uint64_t, 4> lanes_{0x60EA27EEADC0B5D6, 0xC2B2AE3D27D4EB4F, 0, 0x61C8864E7A143579};
  std::array<std::byte, kStripe> rest_{};  ///< an incomplete stripe
  std::uint64_t size_ = 0;
};

[[nodiscard]] ContentDigest contentDigestOf(ByteView content);

}  // namespace base
}  // namespace furitsuke
