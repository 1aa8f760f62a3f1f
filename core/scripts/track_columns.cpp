// SPDX-License-Identifier: MIT
#include "core/scripts/track_columns.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "core/base/name.h"

namespace furitsuke::scripts {

namespace {

void addVector(std::vector<float>& numbers, const Vec3& vector) {
  numbers.insert(numbers.end(), {vector.x, vector.y, vector.z});
}
Vec3 vectorAt(const float* at) { return {at[0], at[1], at[2]}; }

template <std::size_t N>
void addCurves(std::vector<std::uint8_t>& bytes, const std::array<motion::Curve, N>& curves) {
  for (const motion::Curve& curve : curves) bytes.insert(bytes.end(), {curve.x1, curve.y1, curve.x2, curve.y2});
}
template <std::size_t N>
std::array<motion::Curve, N> curvesAt(const std::uint8_t* at) {
  std::array<motion::Curve, N> curves{};
  for (std::size_t i = 0; i < N; ++i) curves.at(i) = {at[4 * i], at[4 * i + 1], at[4 * i + 2], at[4 * i + 3]};
  return curves;
}

void add(TrackColumns& to, const motion::BoneKey& key) {
  addVector(to.numbers, key.translation);
  to.numbers.insert(to.numbers.end(), {key.rotation.x, key.rotation.y, key.rotation.z, key.rotation.w});
  addCurves(to.bytes, key.curves);
  to.bytes.push_back(key.physics ? 1 : 0);
}
void add(TrackColumns& to, const motion::MorphKey& key) { to.numbers.push_back(key.weight); }
void add(TrackColumns& to, const motion::CameraKey& key) {
  to.numbers.push_back(key.distance);
  addVector(to.numbers, key.target);
  addVector(to.numbers, key.rotation);
  to.numbers.push_back(static_cast<float>(key.fov));
  addCurves(to.bytes, key.curves);
  to.bytes.push_back(key.perspective ? 1 : 0);
}
void add(TrackColumns& to, const motion::LightKey& key) {
  addVector(to.numbers, key.color);
  addVector(to.numbers, key.direction);
}
void add(TrackColumns& to, const motion::SelfShadowKey& key) {
  to.numbers.push_back(key.distance);
  to.bytes.push_back(key.mode);
}
void add(TrackColumns& to, const motion::VisibilityIkKey& key) {
  const std::size_t first = to.bytes.size();
  to.bytes.resize(first + 1 + to.ik.size(), 0);
  to.bytes[first] = key.visible ? 1 : 0;
  for (const motion::IkState& state : key.ik) {
    const auto at = std::ranges::find(to.ik, Name{state.name}.text());
    to.bytes[first + 1 + static_cast<std::size_t>(at - to.ik.begin())] = state.enabled ? 2 : 1;
  }
}

template <class Value>
Value valueFrom(const float* numbers, const std::uint8_t* bytes, const std::vector<std::string>& ik) {
  if constexpr (std::is_same_v<Value, motion::BoneKey>) {
    constexpr std::size_t kCurveBytes = 4 * motion::kBoneChannelCount;
    return {vectorAt(numbers),
            {numbers[3], numbers[4], numbers[5], numbers[6]},
            curvesAt<motion::kBoneChannelCount>(bytes),
            bytes[kCurveBytes] != 0};
  } else if constexpr (std::is_same_v<Value, motion::MorphKey>) {
    return {numbers[0]};
  } else if constexpr (std::is_same_v<Value, motion::CameraKey>) {
    constexpr std::size_t kCurveBytes = 4 * motion::kCameraChannelCount;
    constexpr float kLargestFov = 1e6F;  // degrees; a float above the range of the integer cannot be converted
    return {numbers[0],
            vectorAt(numbers + 1),
            vectorAt(numbers + 4),
            static_cast<std::uint32_t>(std::clamp(numbers[7], 0.0F, kLargestFov)),
            curvesAt<motion::kCameraChannelCount>(bytes),
            bytes[kCurveBytes] != 0};
  } else if constexpr (std::is_same_v<Value, motion::LightKey>) {
    return {vectorAt(numbers), vectorAt(numbers + 3)};
  } else if constexpr (std::is_same_v<Value, motion::SelfShadowKey>) {
    return {bytes[0], numbers[0]};
  } else {
    motion::VisibilityIkKey key{bytes[0] != 0, {}};
    for (std::size_t i = 0; i < ik.size(); ++i) {
      if (bytes[i + 1] == 0) continue;
      if (Result<Name> name = Name::fromText(ik[i]); name.ok()) key.ik.push_back({name->bytes, bytes[i + 1] == 2});
    }
    return key;
  }
}

template <class Value>
motion::Keys<Value> typedKeys(motion::TrackKind kind, const TrackColumns& columns) {
  const ColumnWidths widths = columnWidths(kind, columns.ik.size());
  motion::Keys<Value> keys;
  keys.reserve(columns.frames.size());
  for (std::size_t i = 0; i < columns.frames.size(); ++i) {
    keys.append(columns.frames[i], valueFrom<Value>(columns.numbers.data() + i * widths.numbers,
                                                    columns.bytes.data() + i * widths.bytes, columns.ik));
  }
  return keys;
}

/// The names of the IK of a track in order of first appearance.
std::vector<std::string> ikNames(const motion::Track<motion::VisibilityIkKey>& track) {
  std::vector<std::string> names;
  for (const motion::VisibilityIkKey& key : track.values()) {
    for (const motion::IkState& state : key.ik) {
      std::string text = Name{state.name}.text();
      if (std::ranges::find(names, text) == names.end()) names.push_back(std::move(text));
    }
  }
  return names;
}

}  // namespace

ColumnWidths columnWidths(motion::TrackKind kind, std::size_t ikCount) {
  switch (kind) {
    case motion::TrackKind::Bone: return {7, 4 * motion::kBoneChannelCount + 1};
    case motion::TrackKind::Morph: return {1, 0};
    case motion::TrackKind::Camera: return {8, 4 * motion::kCameraChannelCount + 1};
    case motion::TrackKind::Light: return {6, 0};
    case motion::TrackKind::SelfShadow: return {1, 1};
    case motion::TrackKind::Property: break;
  }
  return {0, 1 + ikCount};
}

TrackColumns columnsOf(const motion::Motion& motion, motion::TrackId id) {
  TrackColumns columns;
  if (id.kind == motion::TrackKind::Property) columns.ik = ikNames(motion.property);
  const ColumnWidths widths = columnWidths(id.kind, columns.ik.size());
  motion.visit(id, [&](const auto& track) {
    columns.frames.assign(track.frames().begin(), track.frames().end());
    columns.numbers.reserve(track.size() * widths.numbers);
    columns.bytes.reserve(track.size() * widths.bytes);
    for (const auto& value : track.values()) add(columns, value);
  });
  return columns;
}

motion::KeySpan keysFrom(motion::TrackKind kind, const TrackColumns& columns) {
  switch (kind) {
    case motion::TrackKind::Bone: return typedKeys<motion::BoneKey>(kind, columns);
    case motion::TrackKind::Morph: return typedKeys<motion::MorphKey>(kind, columns);
    case motion::TrackKind::Camera: return typedKeys<motion::CameraKey>(kind, columns);
    case motion::TrackKind::Light: return typedKeys<motion::LightKey>(kind, columns);
    case motion::TrackKind::SelfShadow: return typedKeys<motion::SelfShadowKey>(kind, columns);
    case motion::TrackKind::Property: break;
  }
  return typedKeys<motion::VisibilityIkKey>(kind, columns);
}

}  // namespace furitsuke::scripts
