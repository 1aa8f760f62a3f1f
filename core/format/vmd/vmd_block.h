// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/format/vmd/vmd_records.h"

// The curve bytes of bone and camera keys. A curve is four bytes x1 y1 x2 y2.
namespace furitsuke::format::vmd {

using CurveBytes = std::array<std::uint8_t, 4>;

/// The curves X, Y, Z, rotation of a 64-byte block, read from rows 0..3 with a stride of four bytes, as MMD does.
[[nodiscard]] std::array<CurveBytes, 4> decodeBlock(const std::byte* block);

/// Whether the block means "physics off". `flagged`: hasPhysicsFlag() is true for some key of the file, which shows
/// that the program that wrote it supports the flag (core/format/README.md, physics flag).
[[nodiscard]] bool isPhysicsOff(const std::byte* block, bool flagged);
/// Whether bytes 2 and 3 differ from bytes 17 and 18 and can therefore only be the physics flag.
[[nodiscard]] bool hasPhysicsFlag(const std::byte* block);
/// Whether the rows are overlapping windows of one sequence of 19 bytes, as every MMD version writes them.
[[nodiscard]] bool isRegularBlock(const std::byte* block);

/// Writes the canonical block: four rows as windows, zero filler, bytes 2 and 3 = 00 00 (physics on) or 63 0F (off).
void encodeBlock(const std::array<CurveBytes, 4>& curves, bool physics, std::byte* block);

/// Writes the curves that differ from `before`, which are those of the block, and keeps all other bytes, such as the
/// filler of old MMD versions or of other programs. A copy of a changed byte in another row changes with it.
void patchBlock(const std::array<CurveBytes, 4>& before, const std::array<CurveBytes, 4>& after, std::byte* block);
/// Changes a block that encodeBlock() wrote to look like `pattern`: the filler bytes, and bytes 2 and 3 with physics
/// on, which versions of MMD without the flag write as curve bytes. An irregular pattern changes nothing. `flagged`:
/// see isPhysicsOff().
void imitateBlock(const std::byte* pattern, bool flagged, std::byte* block);
/// Writes only the bytes of the physics flag.
void patchPhysics(bool physics, std::byte* block);

/// The camera curves X, Y, Z, rotation, distance, fov, each stored as x1 x2 y1 y2.
[[nodiscard]] std::array<CurveBytes, 6> decodeCameraCurves(const std::byte* bytes);
void encodeCameraCurves(const std::array<CurveBytes, 6>& curves, std::byte* bytes);

}  // namespace furitsuke::format::vmd
