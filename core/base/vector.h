// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace furitsuke {
inline namespace base {

/// Compares bits: -0.0 differs from 0.0 and a NaN equals itself, because files are compared by their bytes.
[[nodiscard]] constexpr bool sameBits(float a, float b) noexcept {
  return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

/// Two floats as stored in a file.
struct Vec2 {
  float x, y;

  friend constexpr bool operator==(const Vec2& a, const Vec2& b) noexcept {
    return sameBits(a.x, b.x) && sameBits(a.y, b.y);
  }
};

/// Three floats as stored in a file. For storage only; calculate with glm (see toDouble).
struct Vec3 {
  float x, y, z;

  friend constexpr bool operator==(const Vec3& a, const Vec3& b) noexcept {
    return sameBits(a.x, b.x) && sameBits(a.y, b.y) && sameBits(a.z, b.z);
  }
};

/// Four floats as stored in a file: a color r g b a, an additional uv.
struct Vec4 {
  float x, y, z, w;

  friend constexpr bool operator==(const Vec4& a, const Vec4& b) noexcept {
    return sameBits(a.x, b.x) && sameBits(a.y, b.y) && sameBits(a.z, b.z) && sameBits(a.w, b.w);
  }
};

/// A rotation as stored in a file, x y z w; identity is 0 0 0 1. Not necessarily of unit length.
struct Quat {
  float x, y, z, w;

  friend constexpr bool operator==(const Quat& a, const Quat& b) noexcept {
    return sameBits(a.x, b.x) && sameBits(a.y, b.y) && sameBits(a.z, b.z) && sameBits(a.w, b.w);
  }
};

[[nodiscard]] inline bool isFinite(const Vec3& v) noexcept {
  return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}
[[nodiscard]] inline bool isFinite(const Quat& q) noexcept {
  return isFinite(Vec3{q.x, q.y, q.z}) && std::isfinite(q.w);
}

[[nodiscard]] inline glm::dvec3 toDouble(const Vec3& v) noexcept { return {v.x, v.y, v.z}; }
[[nodiscard]] inline glm::dquat toDouble(const Quat& q) noexcept { return {q.w, q.x, q.y, q.z}; }
[[nodiscard]] inline Vec3 toStored(const glm::dvec3& v) noexcept {
  return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}
[[nodiscard]] inline Quat toStored(const glm::dquat& q) noexcept {
  return {static_cast<float>(q.x), static_cast<float>(q.y), static_cast<float>(q.z), static_cast<float>(q.w)};
}

}  // namespace base
}  // namespace furitsuke
