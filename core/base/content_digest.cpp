// SPDX-License-Identifier: MIT
#include "core/base/content_digest.h"

#include <algorithm>
#include <bit>

namespace furitsuke {
inline namespace base {

namespace {

constexpr std::uint64_t kPrime1 = 0x9E3779B185EBCA87;
constexpr std::uint64_t kPrime2 = 0xC2B2AE3D27D4EB4F;
constexpr std::uint64_t kPrime3 = 0x165667B19E3779F9;
constexpr std::uint64_t kPrime4 = 0x85EBCA77C2B2AE63;
constexpr std::uint64_t kPrime5 = 0x27D4EB2F165667C5;

std::uint64_t roundOf(std::uint64_t lane, std::uint64_t input) {
  return std::rotl(lane + input * kPrime2, 31) * kPrime1;
}

}  // namespace

void ContentHash::addStripe(const std::byte* at) {
  for (std::size_t i = 0; i < lanes_.size(); ++i) lanes_[i] = roundOf(lanes_[i], loadLe<std::uint64_t>(at + 8 * i));
}

void ContentHash::add(ByteView bytes) {
  const std::size_t begun = size_ % kStripe;
  size_ += bytes.size();
  if (begun != 0) {
    const ByteView first = bytes.first(std::min(kStripe - begun, bytes.size()));
    std::ranges::copy(first, rest_.begin() + static_cast<std::ptrdiff_t>(begun));
    bytes = bytes.subspan(first.size());
    if (begun + first.size() < kStripe) return;
    addStripe(rest_.data());
  }
  for (; bytes.size() >= kStripe; bytes = bytes.subspan(kStripe)) addStripe(bytes.data());
  std::ranges::copy(bytes, rest_.begin());
}

ContentDigest ContentHash::digest() const {
  std::uint64_t hash = kPrime5;
  if (size_ >= kStripe) {
    hash = std::rotl(lanes_[0], 1) + std::rotl(lanes_[1], 7) + std::rotl(lanes_[2], 12) + std::rotl(lanes_[3], 18);
    for (const std::uint64_t lane : lanes_) hash = (hash ^ roundOf(0, lane)) * kPrime1 + kPrime4;
  }
  hash += size_;
  ByteReader rest(ByteView(rest_).first(size_ % kStripe));
  while (rest.remaining() >= 8) {
    hash = std::rotl(hash ^ roundOf(0, rest.read<std::uint64_t>()), 27) * kPrime1 + kPrime4;
  }
  if (rest.remaining() >= 4) hash = std::rotl(hash ^ (rest.read<std::uint32_t>() * kPrime1), 23) * kPrime2 + kPrime3;
  while (rest.remaining() > 0) hash = std::rotl(hash ^ (rest.read<std::uint8_t>() * kPrime5), 11) * kPrime1;
  hash = (hash ^ (hash >> 33)) * kPrime2;
  hash = (hash ^ (hash >> 29)) * kPrime3;
  return {size_, hash ^ (hash >> 32)};
}

ContentDigest contentDigestOf(ByteView content) {
  ContentHash hash;
  hash.add(content);
  return hash.digest();
}

}  // namespace base
}  // namespace furitsuke
