// SPDX-License-Identifier: MIT
#include "core/format/vmd/vmd_block.h"

#include "core/base/bytes.h"

namespace furitsuke::format::vmd {

namespace {

constexpr std::size_t kRowBytes = 16;
/// Offsets of the two bytes of row 0 that newer versions of MMD overwrite with the physics flag, and of the same curve
/// bytes in row 1, which no version overwrites.
constexpr std::size_t kPhysicsAt = 2;
constexpr std::size_t kPhysicsCopyAt = 17;
/// 63 0F, read as a little-endian number.
constexpr std::uint16_t kPhysicsOffMark = 0x0F63;

std::uint64_t word(const std::byte* at) { return loadLe<std::uint64_t>(at); }

/// Bytes 0, 4, 8, 12 of a row: x1 y1 x2 y2 of one channel.
CurveBytes curveOfRow(const std::byte* row) {
  const std::uint64_t low = word(row);
  const std::uint64_t high = word(row + 8);
  return {static_cast<std::uint8_t>(low), static_cast<std::uint8_t>(low >> 32), static_cast<std::uint8_t>(high),
          static_cast<std::uint8_t>(high >> 32)};
}

}  // namespace

std::array<CurveBytes, 4> decodeBlock(const std::byte* block) {
  return {curveOfRow(block), curveOfRow(block + kRowBytes), curveOfRow(block + 2 * kRowBytes),
          curveOfRow(block + 3 * kRowBytes)};
}

bool hasPhysicsFlag(const std::byte* block) {
  return loadLe<std::uint16_t>(block + kPhysicsAt) != loadLe<std::uint16_t>(block + kPhysicsCopyAt);
}

bool isPhysicsOff(const std::byte* block, bool flagged) {
  return loadLe<std::uint16_t>(block + kPhysicsAt) == kPhysicsOffMark && (flagged || hasPhysicsFlag(block));
}

bool isRegularBlock(const std::byte* block) {
  // Row r + 1 begins one byte later in the same sequence: its byte i is byte i + 1 of row r, for i = 0..14. Row 0 is
  // compared without its bytes 2 and 3, which may be the physics flag. Two overlapping words cover 12 or 15 bytes.
  const std::uint64_t row1 = (word(block + 19) ^ word(block + 4)) | (word(block + 23) ^ word(block + 8));
  const std::uint64_t row2 = (word(block + 32) ^ word(block + 17)) | (word(block + 39) ^ word(block + 24));
  const std::uint64_t row3 = (word(block + 48) ^ word(block + 33)) | (word(block + 55) ^ word(block + 40));
  return (row1 | row2 | row3) == 0 && block[16] == block[1];
}

void encodeBlock(const std::array<CurveBytes, 4>& curves, bool physics, std::byte* block) {
  // The bytes of row 0 (x1 of all channels, then y1, x2, y2) and the three filler bytes after them.
  std::array<std::uint8_t, kRowBytes + 3> sequence{};
  for (std::size_t channel = 0; channel < 4; ++channel) {
    for (std::size_t part = 0; part < 4; ++part) sequence[4 * part + channel] = curves[channel][part];
  }
  for (std::size_t row = 0; row < 4; ++row) std::memcpy(block + kRowBytes * row, sequence.data() + row, kRowBytes);
  patchPhysics(physics, block);
}

void patchBlock(const std::array<CurveBytes, 4>& before, const std::array<CurveBytes, 4>& after, std::byte* block) {
  // Bytes 2 and 3 are curve bytes only in files of versions without the flag.
  const auto mark = loadLe<std::uint16_t>(block + kPhysicsAt);
  const bool isFlag = hasPhysicsFlag(block) || mark == 0 || mark == kPhysicsOffMark;
  for (std::size_t channel = 0; channel < 4; ++channel) {
    for (std::size_t part = 0; part < 4; ++part) {
      if (before[channel][part] == after[channel][part]) continue;
      const std::size_t index = 4 * part + channel;  // in the sequence of encodeBlock()
      for (std::size_t row = 0; row < 4; ++row) {
        if (index < row || index - row >= kRowBytes) continue;
        const std::size_t at = kRowBytes * row + index - row;
        const bool mayBeFlag = at == kPhysicsAt || at == kPhysicsAt + 1;
        if (mayBeFlag && isFlag) continue;
        const bool isCopy = block[at] == static_cast<std::byte>(before[channel][part]);
        if (row == channel || isCopy) block[at] = static_cast<std::byte>(after[channel][part]);
      }
    }
  }
  // A curve must not read as the flag.
  if (!isFlag && loadLe<std::uint16_t>(block + kPhysicsAt) == kPhysicsOffMark) patchPhysics(true, block);
}

void imitateBlock(const std::byte* pattern, bool flagged, std::byte* block) {
  if (!isRegularBlock(pattern)) return;
  for (std::size_t row = 1; row < 4; ++row) {
    const std::size_t filler = kRowBytes * row + kRowBytes - row;
    std::memcpy(block + filler, pattern + filler, row);
  }
  const auto mark = loadLe<std::uint16_t>(pattern + kPhysicsAt);
  const bool mayBeFlag = mark == 0 || mark == kPhysicsOffMark;
  if (hasPhysicsFlag(pattern) || (flagged && mayBeFlag)) return;
  const auto curves = loadLe<std::uint16_t>(block + kPhysicsCopyAt);
  // A curve must not read as the flag, and physics off needs it.
  const bool isOff = loadLe<std::uint16_t>(block + kPhysicsAt) == kPhysicsOffMark;
  if (!isOff && curves != kPhysicsOffMark) storeLe<std::uint16_t>(block + kPhysicsAt, curves);
}

void patchPhysics(bool physics, std::byte* block) {
  storeLe<std::uint16_t>(block + kPhysicsAt, physics ? std::uint16_t{0} : kPhysicsOffMark);
}

std::array<CurveBytes, 6> decodeCameraCurves(const std::byte* bytes) {
  std::array<CurveBytes, 6> curves;
  for (CurveBytes& curve : curves) {
    const auto [x1, x2, y1, y2] = loadLe<CurveBytes>(bytes);
    curve = {x1, y1, x2, y2};
    bytes += 4;
  }
  return curves;
}

void encodeCameraCurves(const std::array<CurveBytes, 6>& curves, std::byte* bytes) {
  for (const auto& [x1, y1, x2, y2] : curves) {
    storeLe(bytes, CurveBytes{x1, x2, y1, y2});
    bytes += 4;
  }
}

}  // namespace furitsuke::format::vmd
