// SPDX-License-Identifier: MIT
#include "core/io/key_faults.h"

#include <algorithm>

#include "core/base/bytes.h"

namespace furitsuke::io {

namespace {

constexpr std::size_t kBlockRow = 16;

bool isAllZero(const std::byte* at, std::size_t size) {
  return std::all_of(at, at + size, [](std::byte b) { return b == std::byte{0}; });
}

/// Whether bytes 2 and 3 are 00 00 (on) or 63 0F (off).
bool isPhysicsState(const std::byte* block) {
  const auto bytes = loadLe<std::uint16_t>(block + 2);
  return bytes == 0 || bytes == 0x0F63;
}

}  // namespace

bool isPhysicsKnown(const std::byte* block) { return isPhysicsState(block) || !format::vmd::hasPhysicsFlag(block); }

bool hasOnlyFirstRow(const std::byte* block) {
  return isAllZero(block + kBlockRow, 3 * kBlockRow) && !isAllZero(block, kBlockRow);
}

std::array<motion::Curve, motion::kBoneChannelCount> curvesOfFirstRow(const std::byte* block) {
  std::array<motion::Curve, motion::kBoneChannelCount> curves{};
  const auto byteAt = [block](std::size_t i) { return std::to_integer<std::uint8_t>(block[i]); };
  for (std::size_t channel = 0; channel < motion::kBoneChannelCount; ++channel) {
    curves[channel] = {byteAt(channel), byteAt(channel + 4), byteAt(channel + 8), byteAt(channel + 12)};
  }
  if (isPhysicsState(block)) {
    for (motion::Curve* curve : {&curves[2], &curves[3]}) curve->x1 = curve->y1;
  }
  return curves;
}

}  // namespace furitsuke::io
