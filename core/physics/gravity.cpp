// SPDX-License-Identifier: MIT
#include "core/physics/gravity.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

namespace furitsuke::physics {

namespace {

constexpr double kModelUnits = 10;  // gravity of the dialog in model units

using motion::GravityKey;

/// The finalizer of SplitMix64, which changes every bit of the result with every bit of the input.
std::uint64_t mixed(std::uint64_t value) {
  value += 0x9E3779B97F4A7C15ULL;
  value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  value = (value ^ (value >> 27U)) * 0x94D049BB133111EBULL;
  return value ^ (value >> 31U);
}

/// A number from -1 to 1 for one axis at one tick.
double noiseOf(std::uint32_t seed, std::int64_t tick, std::uint64_t axis) {
  constexpr int kUnusedBits = 11;  // a double has 53
  const std::uint64_t bits = mixed(mixed(mixed(seed) ^ static_cast<std::uint64_t>(tick)) ^ axis) >> kUnusedBits;
  return std::ldexp(static_cast<double>(bits), kUnusedBits + 1 - 64) - 1;
}

}  // namespace

glm::dvec3 gravityAt(const PhysicsSettings& settings, std::int64_t tick) {
  const GravityKey value = gravityKeyAt(settings, static_cast<double>(tick) / kTicksPerFrame);
  const double length = glm::length(value.direction);
  if (!(length > 0)) return {0, 0, 0};
  glm::dvec3 gravity = value.direction * (value.acceleration * kModelUnits / length);
  if (value.isNoiseOn && value.noise != 0) {
    for (glm::length_t axis = 0; axis < gravity.length(); ++axis) {
      gravity[axis] *= 1 + value.noise / 100 * noiseOf(settings.seed, tick, static_cast<std::uint64_t>(axis));
    }
  }
  return std::isfinite(gravity.x + gravity.y + gravity.z) ? gravity : glm::dvec3(0, 0, 0);
}

GravityKey gravityKeyAt(const PhysicsSettings& settings, double frame) {
  GravityKey value;
  const std::vector<GravityKey>& keys = settings.gravityKeys;
  if (keys.empty()) {
    value.acceleration = settings.gravity;
    value.direction = settings.gravityDirection;
    value.noise = settings.gravityNoise;
    value.isNoiseOn = settings.gravityNoise != 0;
    return value;
  }
  const auto after = std::ranges::upper_bound(keys, frame, {}, [](const GravityKey& key) { return double(key.frame); });
  const GravityKey& a = after == keys.begin() ? *after : *(after - 1);
  const GravityKey& b = after == keys.end() ? a : *after;
  const double share = &a == &b ? 0 : (frame - a.frame) / (static_cast<double>(b.frame) - a.frame);
  value.acceleration = std::lerp(a.acceleration, b.acceleration, share);
  value.direction = glm::mix(a.direction, b.direction, share);
  value.noise = std::lerp(a.noise, b.noise, share);
  value.isNoiseOn = a.isNoiseOn;
  return value;
}

PhysicsSettings withGravityOf(PhysicsSettings settings, const std::optional<motion::GravityTrack>& track) {
  if (!track || track->keys.empty()) return settings;
  settings.gravityKeys = track->keys;
  settings.seed = track->seed;
  return settings;
}

std::optional<std::int64_t> firstTickOfOtherGravity(const PhysicsSettings& a, const PhysicsSettings& b) {
  const auto isSame = [](const GravityKey& one, const GravityKey& other) {
    return one.frame == other.frame && one.acceleration == other.acceleration && one.direction == other.direction &&
           one.noise == other.noise && one.isNoiseOn == other.isNoiseOn;
  };
  if (a.seed != b.seed) return 0;
  if (a.gravityKeys.empty() && b.gravityKeys.empty()) {
    return isSame(gravityKeyAt(a, 0), gravityKeyAt(b, 0)) ? std::nullopt : std::optional<std::int64_t>(0);
  }
  const auto [inA, inB] = std::ranges::mismatch(a.gravityKeys, b.gravityKeys, isSame);
  if (inA == a.gravityKeys.end() && inB == b.gravityKeys.end()) return std::nullopt;
  // Between the last equal key and the first other one, gravity is on the way to another value.
  if (inA == a.gravityKeys.begin()) return 0;
  return std::int64_t{(inA - 1)->frame} * kTicksPerFrame + 1;
}

}  // namespace furitsuke::physics
