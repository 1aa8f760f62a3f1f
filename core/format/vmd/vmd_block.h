// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/format/vmd/vmd_records.h"

// The curve bytes of bone and camera keys. A curve is four bytes x1 y1 x2 y2.
namespace furitsuke::format::vmd {

using CurveBytes = std::array<std::uint8_t, 4>;

/// Curves X, Y, Z, rotation of a 64-byte block: rows 0..3 at stride 4, as MMD reads them.
[[nodiscard]] std::array<CurveBytes, 4> decodeBlock(const std::byte* block);

/// Whether the block means "physics off". `flagged`: some key of the file has bytes 2,3 that differ from its bytes
/// 17,18, which shows that the writer of the file supports the flag (formats table, generation 3).
[[nodiscard]] bool isPhysicsOff(const std::byte* block, bool flagged);
/// Bytes 2,3 differ from 17,18.
[[nodiscard]] bool hasPhysicsFlag(const std::byte* block);
/// Whether rows 1..3 are windows of one run of 19 bytes, as every MMD version writes them.
[[nodiscard]] bool isRegularBlock(const std::byte* block);

/// The canonical block: four rows as windows, zero filler, bytes 2,3 = 00 00 (physics on) or 63 0F (off).
void encodeBlock(const std::array<CurveBytes, 4>& curves, bool physics, std::byte* block);

/// Camera: X, Y, Z, rotation, distance, fov; each stored as x1 x2 y1 y2.
[[nodiscard]] std::array<CurveBytes, 6> decodeCameraCurves(const std::byte* bytes);
void encodeCameraCurves(const std::array<CurveBytes, 6>& curves, std::byte* bytes);

}  // namespace furitsuke::format::vmd
