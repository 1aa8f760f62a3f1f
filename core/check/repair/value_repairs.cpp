// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <string>
#include <vector>

#include "core/base/name.h"
#include "core/check/repair/repair_functions.h"
#include "core/io/key_faults.h"
#include "core/motion/rotation.h"

namespace furitsuke::check::repair {

namespace {

/// The numbers of a key that are only meaningful together, such as those of a quaternion.
using NumberGroup = std::vector<float*>;

std::vector<NumberGroup> numbersOf(Vec3& v) { return {{&v.x}, {&v.y}, {&v.z}}; }

std::vector<NumberGroup> joined(std::vector<NumberGroup> a, const std::vector<NumberGroup>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

std::vector<NumberGroup> numbersOf(motion::BoneKey& key) {
  Quat& q = key.rotation;
  return joined(numbersOf(key.translation), {{&q.x, &q.y, &q.z, &q.w}});
}
std::vector<NumberGroup> numbersOf(motion::MorphKey& key) { return {{&key.weight}}; }
std::vector<NumberGroup> numbersOf(motion::CameraKey& key) {
  return joined(joined(numbersOf(key.target), numbersOf(key.rotation)), {{&key.distance}});
}
std::vector<NumberGroup> numbersOf(motion::LightKey& key) {
  return joined(numbersOf(key.color), numbersOf(key.direction));
}
std::vector<NumberGroup> numbersOf(motion::SelfShadowKey& key) { return {{&key.distance}}; }

bool isFinite(const NumberGroup& group) {
  return std::ranges::all_of(group, [](const float* number) { return std::isfinite(*number); });
}

/// The last finite value of group `g` before key `at`; if there is none, the first after it; otherwise the rest value.
template <class Value>
std::vector<float> nearestNumbers(const motion::Track<Value>& track, std::size_t at, std::size_t g, Value rest) {
  const auto numbersAt = [g](Value value) -> std::optional<std::vector<float>> {
    std::vector<float> numbers;
    const std::vector<NumberGroup> groups = numbersOf(value);
    if (!isFinite(groups[g])) return {};
    for (const float* number : groups[g]) numbers.push_back(*number);
    return numbers;
  };
  for (std::size_t i = at; i-- > 0;) {
    if (auto numbers = numbersAt(track.values()[i])) return *numbers;
  }
  for (std::size_t i = at + 1; i < track.size(); ++i) {
    if (auto numbers = numbersAt(track.values()[i])) return *numbers;
  }
  return *numbersAt(rest);
}

/// Replaces non-finite values. `last` stores the replacement of the previous key for each group, so that a track
/// without finite numbers is searched only once.
template <class Value>
void makeFinite(const RepairScope& scope, motion::EditBuilder& builder, const Value& rest) {
  forTracks<Value>(scope, [&](motion::TrackId id, const motion::Track<Value>& track) {
    std::map<std::size_t, std::pair<std::size_t, std::vector<float>>> last;
    for (std::size_t i = 0; i < track.size(); ++i) {
      if (io::isFinite(track.values()[i])) continue;
      Value value = track.values()[i];
      const std::vector<NumberGroup> groups = numbersOf(value);
      for (std::size_t g = 0; g < groups.size(); ++g) {
        if (isFinite(groups[g])) continue;
        auto& [key, numbers] = last[g];
        if (numbers.empty() || key + 1 != i) numbers = nearestNumbers(track, i, g, rest);
        key = i;
        for (std::size_t n = 0; n < numbers.size(); ++n) *groups[g][n] = numbers[n];
      }
      builder.set(id, track.frames()[i], std::move(value));
    }
  });
}

std::string ikKeyOf(const motion::IkState& ik) { return std::string(matchedIkName(ik.name)); }

}  // namespace

motion::Edit finiteValues(const RepairScope& scope) {
  motion::EditBuilder builder(scope.motion);
  makeFinite(scope, builder, motion::restBoneKey());
  makeFinite(scope, builder, motion::restMorphKey());
  makeFinite(scope, builder, motion::restCameraKey());
  makeFinite(scope, builder, motion::restLightKey());
  makeFinite(scope, builder, motion::restSelfShadowKey());
  return {builder.build(), {}};
}

motion::Edit unitRotations(const RepairScope& scope) {
  motion::EditBuilder builder(scope.motion);
  changeValues<motion::BoneKey>(scope, builder, [](motion::BoneKey& key) {
    if (isFinite(key.rotation) && !io::isUnit(key.rotation)) {
      key.rotation = toStored(motion::unitRotation(key.rotation));
    }
  });
  return {builder.build(), {}};
}

motion::Edit consistentRotationSigns(const RepairScope& scope) {
  motion::EditBuilder builder(scope.motion);
  forTracks<motion::BoneKey>(scope, [&](motion::TrackId id, const motion::Track<motion::BoneKey>& track) {
    // Compares with the repaired previous key, because changing the sign of a key may require changing those after it.
    Quat before = track.empty() ? Quat{0, 0, 0, 1} : track.values().front().rotation;
    for (std::size_t i = 1; i < track.size(); ++i) {
      motion::BoneKey key = track.values()[i];
      Quat& q = key.rotation;
      if (io::dot(before, q) < 0) {
        q = {-q.x, -q.y, -q.z, -q.w};
        builder.set(id, track.frames()[i], key);
      }
      before = q;
    }
  });
  return {builder.build(), {}};
}

motion::Edit curvesInRange(const RepairScope& scope) {
  motion::EditBuilder builder(scope.motion);
  const auto limit = [](auto& key) {
    constexpr auto kMax = static_cast<std::uint8_t>(motion::kCurveMax);
    for (motion::Curve& c : key.curves) {
      c = {std::min(c.x1, kMax), std::min(c.y1, kMax), std::min(c.x2, kMax), std::min(c.y2, kMax)};
    }
  };
  changeValues<motion::BoneKey>(scope, builder, limit);
  changeValues<motion::CameraKey>(scope, builder, limit);
  return {builder.build(), {}};
}

motion::Edit cameraWithoutTurns(const RepairScope& scope) {
  motion::EditBuilder builder(scope.motion);
  std::optional<Vec3> before;
  changeValues<motion::CameraKey>(scope, builder, [&before](motion::CameraKey& key) {
    const auto nearest = [](float angle, float to) {
      constexpr double kFullTurn = 2 * std::numbers::pi;
      const double turns = std::round((static_cast<double>(to) - angle) / kFullTurn);
      return turns == 0 || !std::isfinite(turns) ? angle : static_cast<float>(angle + turns * kFullTurn);
    };
    Vec3& r = key.rotation;
    if (before) r = {nearest(r.x, before->x), nearest(r.y, before->y), nearest(r.z, before->z)};
    before = r;
  });
  return {builder.build(), {}};
}

motion::Edit visibleFov(const RepairScope& scope) {
  static constexpr std::uint32_t kLargestFovOfMmd = 125;
  motion::EditBuilder builder(scope.motion);
  changeValues<motion::CameraKey>(scope, builder, [](motion::CameraKey& key) {
    if (!io::isFovInRange(key.fov)) key.fov = std::clamp(key.fov, 1U, kLargestFovOfMmd);
  });
  return {builder.build(), {}};
}

motion::Edit lightColorsInRange(const RepairScope& scope) {
  motion::EditBuilder builder(scope.motion);
  changeValues<motion::LightKey>(scope, builder, [](motion::LightKey& key) {
    // NaN is kept.
    const auto limited = [](float v) { return v < 0 ? 0.0F : v > 1 ? 1.0F : v; };
    key.color = {limited(key.color.x), limited(key.color.y), limited(key.color.z)};
  });
  return {builder.build(), {}};
}

motion::Edit shadowDistancesInRange(const RepairScope& scope) {
  motion::EditBuilder builder(scope.motion);
  changeValues<motion::SelfShadowKey>(scope, builder, [](motion::SelfShadowKey& key) {
    if (!io::isShadowDistanceInRange(key.distance)) key.distance = key.distance < 0 ? 0.0F : io::kLargestShadowDistance;
  });
  return {builder.build(), {}};
}

motion::Edit knownShadowModes(const RepairScope& scope) {
  motion::EditBuilder builder(scope.motion);
  changeValues<motion::SelfShadowKey>(
      scope, builder, [](motion::SelfShadowKey& key) { key.mode = std::min(key.mode, io::kLargestShadowMode); });
  return {builder.build(), {}};
}

motion::Edit physicsOn(const RepairScope& scope) {
  motion::EditBuilder builder(scope.motion);
  changeValues<motion::BoneKey>(scope, builder, [](motion::BoneKey& key) { key.physics = true; });
  return {builder.build(), {}};
}

motion::Edit allIkNamed(const RepairScope& scope) {
  motion::EditBuilder builder(scope.motion);
  // In order of first appearance, with the states in effect at the current key.
  std::vector<motion::IkState> states;
  std::map<std::string, std::size_t> places;
  for (const motion::VisibilityIkKey& key : scope.motion.property.values()) {
    for (const motion::IkState& ik : key.ik) {
      if (places.try_emplace(ikKeyOf(ik), states.size()).second) states.push_back({ik.name, true});
    }
  }
  changeValues<motion::VisibilityIkKey>(scope, builder, [&](motion::VisibilityIkKey& key) {
    std::set<std::size_t> named;
    for (const motion::IkState& ik : key.ik) {
      const std::size_t index = places.at(ikKeyOf(ik));
      states[index].enabled = ik.enabled;
      named.insert(index);
    }
    for (std::size_t i = 0; i < states.size(); ++i) {
      if (!named.contains(i)) key.ik.push_back(states[i]);
    }
  });
  return {builder.build(), {}};
}

motion::Edit ikNamedOnce(const RepairScope& scope) {
  motion::EditBuilder builder(scope.motion);
  changeValues<motion::VisibilityIkKey>(scope, builder, [](motion::VisibilityIkKey& key) {
    // The last entry with a name is the one that is used.
    std::set<std::string> seen;
    std::vector<motion::IkState> kept;
    for (auto ik = key.ik.rbegin(); ik != key.ik.rend(); ++ik) {
      if (seen.insert(ikKeyOf(*ik)).second) kept.push_back(*ik);
    }
    std::ranges::reverse(kept);
    key.ik = std::move(kept);
  });
  return {builder.build(), {}};
}

}  // namespace furitsuke::check::repair
