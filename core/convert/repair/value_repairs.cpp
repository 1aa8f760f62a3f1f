// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <string>
#include <vector>

#include "core/base/name.h"
#include "core/convert/key_faults.h"
#include "core/convert/repair/repair_functions.h"
#include "core/motion/rotation.h"

namespace furitsuke::repair {

namespace {

/// Numbers of a key that mean something only together.
using NumberGroup = std::vector<float*>;

std::vector<NumberGroup> numbersOf(Vec3& v) { return {{&v.x}, {&v.y}, {&v.z}}; }

std::vector<NumberGroup> joined(std::vector<NumberGroup> a, const std::vector<NumberGroup>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

std::vector<NumberGroup> numbersOf(BoneKey& key) {
  Quat& q = key.rotation;
  return joined(numbersOf(key.translation), {{&q.x, &q.y, &q.z, &q.w}});
}
std::vector<NumberGroup> numbersOf(MorphKey& key) { return {{&key.weight}}; }
std::vector<NumberGroup> numbersOf(CameraKey& key) {
  return joined(joined(numbersOf(key.target), numbersOf(key.rotation)), {{&key.distance}});
}
std::vector<NumberGroup> numbersOf(LightKey& key) { return joined(numbersOf(key.color), numbersOf(key.direction)); }
std::vector<NumberGroup> numbersOf(SelfShadowKey& key) { return {{&key.distance}}; }

bool isFinite(const NumberGroup& group) {
  return std::ranges::all_of(group, [](const float* number) { return std::isfinite(*number); });
}

/// The last value of group `g` before key `at` that is a number, or else the first behind it, or else that at rest.
template <class Value>
std::vector<float> nearestNumbers(const Track<Value>& track, std::size_t at, std::size_t g, Value rest) {
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

/// `last` remembers per group what was found for the key before, so that a track without any number is gone through
/// once and not for every key.
template <class Value>
void makeFinite(const RepairScope& scope, EditBuilder& builder, const Value& rest) {
  forTracks<Value>(scope, [&](TrackId id, const Track<Value>& track) {
    std::map<std::size_t, std::pair<std::size_t, std::vector<float>>> last;
    for (std::size_t i = 0; i < track.size(); ++i) {
      if (furitsuke::isFinite(track.values()[i])) continue;
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

std::string ikKeyOf(const IkState& ik) { return ik.name.substr(0, kIkMatchBytes); }

}  // namespace

MotionEdit finiteValues(const RepairScope& scope) {
  EditBuilder builder(scope.motion);
  makeFinite(scope, builder, restBoneKey());
  makeFinite(scope, builder, restMorphKey());
  makeFinite(scope, builder, restCameraKey());
  makeFinite(scope, builder, restLightKey());
  makeFinite(scope, builder, restSelfShadowKey());
  return {builder.build(), {}};
}

MotionEdit unitRotations(const RepairScope& scope) {
  EditBuilder builder(scope.motion);
  changeValues<BoneKey>(scope, builder, [](BoneKey& key) {
    if (furitsuke::isFinite(key.rotation) && !isUnit(key.rotation)) {
      key.rotation = toStored(unitRotation(key.rotation));
    }
  });
  return {builder.build(), {}};
}

MotionEdit rotationsOnOneSide(const RepairScope& scope) {
  EditBuilder builder(scope.motion);
  forTracks<BoneKey>(scope, [&](TrackId id, const Track<BoneKey>& track) {
    // What counts is the key before as it will be: a turned key turns those behind it, too.
    Quat before = track.empty() ? Quat{0, 0, 0, 1} : track.values().front().rotation;
    for (std::size_t i = 1; i < track.size(); ++i) {
      BoneKey key = track.values()[i];
      Quat& q = key.rotation;
      if (dot(before, q) < 0) {
        q = {-q.x, -q.y, -q.z, -q.w};
        builder.set(id, track.frames()[i], key);
      }
      before = q;
    }
  });
  return {builder.build(), {}};
}

MotionEdit curvesInRange(const RepairScope& scope) {
  EditBuilder builder(scope.motion);
  const auto limit = [](auto& key) {
    constexpr auto kMax = static_cast<std::uint8_t>(kCurveMax);
    for (Curve& c : key.curves) {
      c = {std::min(c.x1, kMax), std::min(c.y1, kMax), std::min(c.x2, kMax), std::min(c.y2, kMax)};
    }
  };
  changeValues<BoneKey>(scope, builder, limit);
  changeValues<CameraKey>(scope, builder, limit);
  return {builder.build(), {}};
}

MotionEdit cameraWithoutTurns(const RepairScope& scope) {
  EditBuilder builder(scope.motion);
  std::optional<Vec3> before;
  changeValues<CameraKey>(scope, builder, [&before](CameraKey& key) {
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

MotionEdit visibleFov(const RepairScope& scope) {
  static constexpr std::uint32_t kLargestInWindow = 125;
  EditBuilder builder(scope.motion);
  changeValues<CameraKey>(scope, builder, [](CameraKey& key) {
    if (!isFovVisible(key.fov)) key.fov = std::clamp(key.fov, 1U, kLargestInWindow);
  });
  return {builder.build(), {}};
}

MotionEdit shownLightColors(const RepairScope& scope) {
  EditBuilder builder(scope.motion);
  changeValues<LightKey>(scope, builder, [](LightKey& key) {
    // Also leaves alone what is no number.
    const auto limited = [](float v) { return v < 0 ? 0.0F : v > 1 ? 1.0F : v; };
    key.color = {limited(key.color.x), limited(key.color.y), limited(key.color.z)};
  });
  return {builder.build(), {}};
}

MotionEdit shownShadowDistances(const RepairScope& scope) {
  EditBuilder builder(scope.motion);
  changeValues<SelfShadowKey>(scope, builder, [](SelfShadowKey& key) {
    if (!isShadowDistanceShown(key.distance)) key.distance = key.distance < 0 ? 0.0F : kLargestShadowDistance;
  });
  return {builder.build(), {}};
}

MotionEdit knownShadowModes(const RepairScope& scope) {
  EditBuilder builder(scope.motion);
  changeValues<SelfShadowKey>(scope, builder,
                              [](SelfShadowKey& key) { key.mode = std::min(key.mode, kLargestShadowMode); });
  return {builder.build(), {}};
}

MotionEdit physicsOn(const RepairScope& scope) {
  EditBuilder builder(scope.motion);
  changeValues<BoneKey>(scope, builder, [](BoneKey& key) { key.physics = true; });
  return {builder.build(), {}};
}

MotionEdit allIkNamed(const RepairScope& scope) {
  EditBuilder builder(scope.motion);
  // In order of first appearance, as it holds at the key in hand.
  std::vector<IkState> states;
  std::map<std::string, std::size_t> places;
  for (const PropertyKey& key : scope.motion.property.values()) {
    for (const IkState& ik : key.ik) {
      if (places.try_emplace(ikKeyOf(ik), states.size()).second) states.push_back({ik.name, true});
    }
  }
  changeValues<PropertyKey>(scope, builder, [&](PropertyKey& key) {
    std::set<std::size_t> named;
    for (const IkState& ik : key.ik) {
      const std::size_t place = places.at(ikKeyOf(ik));
      states[place].enabled = ik.enabled;
      named.insert(place);
    }
    for (std::size_t i = 0; i < states.size(); ++i) {
      if (!named.contains(i)) key.ik.push_back(states[i]);
    }
  });
  return {builder.build(), {}};
}

MotionEdit ikNamedOnce(const RepairScope& scope) {
  EditBuilder builder(scope.motion);
  changeValues<PropertyKey>(scope, builder, [](PropertyKey& key) {
    // The last entry of a name is the one that counts.
    std::set<std::string> seen;
    std::vector<IkState> kept;
    for (auto ik = key.ik.rbegin(); ik != key.ik.rend(); ++ik) {
      if (seen.insert(ikKeyOf(*ik)).second) kept.push_back(*ik);
    }
    std::ranges::reverse(kept);
    key.ik = std::move(kept);
  });
  return {builder.build(), {}};
}

}  // namespace furitsuke::repair
