// SPDX-License-Identifier: MIT
#pragma once

// Functions of single precision as the C library computes them that the reference numbers of MMD come from. Made of
// additions, multiplications, divisions and square roots only, which round alike everywhere: a pose is the same number
// on every system. A chain near its full length amplifies the last bit of its angles, so these bits matter.
namespace furitsuke::eval {

/// Rounded correctly, except where the exact value is nearly halfway between two floats.
[[nodiscard]] float sineOf(float angle) noexcept;
[[nodiscard]] float cosineOf(float angle) noexcept;
struct SineAndCosine {
  float sine, cosine;
};
[[nodiscard]] SineAndCosine sineAndCosineOf(float angle) noexcept;

/// In radians. Arguments beyond -1 and 1 count as these.
[[nodiscard]] float arccosineOf(float cosine) noexcept;
[[nodiscard]] float arcsineOf(float sine) noexcept;
/// The angle of the point (x, y), from -pi to pi.
[[nodiscard]] float angleOf(float y, float x) noexcept;

}  // namespace furitsuke::eval
