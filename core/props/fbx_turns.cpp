// SPDX-License-Identifier: MIT
#include "core/props/fbx_turns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/props/fbx_records.h"

namespace furitsuke::props {

namespace {

constexpr std::size_t kAxes = 3;
using Angles = std::array<double, kAxes>;  // degrees

/// Floats in the file.
struct FloatArray {
  std::size_t start = 0;
  std::size_t count = 0;
};

/// The values of a curve; assimp never compresses them.
std::optional<FloatArray> valuesOf(ByteView fbx, const FbxRecord& curve) {
  constexpr std::size_t kHead = 1 + 3 * sizeof(std::uint32_t);  // the type, the number, the encoding and the bytes
  for (const FbxRecord& record : fbxRecords(fbx, curve.list, curve.end)) {
    if (record.name != "KeyValueFloat") continue;
    const std::size_t size = record.list - record.properties;
    if (size < kHead || asChars(fbx)[record.properties] != 'f') return {};
    const std::byte* head = fbx.data() + record.properties + 1;
    const std::size_t count = loadLe<std::uint32_t>(head);
    if (loadLe<std::uint32_t>(head + sizeof(std::uint32_t)) != 0) return {};
    if (count > (size - kHead) / sizeof(float)) return {};
    return FloatArray{record.properties + kHead, count};
  }
  return {};
}

bool isRotation(ByteView fbx, const FbxRecord& node) {
  const std::string_view properties = asChars(fbx).substr(node.properties, node.list - node.properties);
  return properties.find(std::string_view("R\0\x01", 3)) != std::string_view::npos;
}

/// The angle of the same direction that is nearest to another.
double nearest(double angle, double to) { return angle - 360 * std::round((angle - to) / 360); }

/// Of the angles of a rotation, those that are nearest to the ones before. Each rotation has two within a turn.
Angles nearest(const Angles& angles, const Angles& to) {
  const auto joined = [&to](const Angles& from) {
    Angles near{};
    for (std::size_t i = 0; i < kAxes; ++i) near[i] = nearest(from[i], to[i]);
    return near;
  };
  const auto distance = [&to](const Angles& from) {
    double largest = 0;
    for (std::size_t i = 0; i < kAxes; ++i) largest = std::max(largest, std::abs(from[i] - to[i]));
    return largest;
  };
  const Angles same = joined(angles);
  const Angles other = joined({angles[0] + 180, 180 - angles[1], angles[2] + 180});
  return distance(other) < distance(same) ? other : same;
}

void joinTurns(Bytes& fbx, const std::array<FloatArray, kAxes>& curves) {
  Angles before{};
  for (std::size_t key = 0; key < curves[0].count; ++key) {
    std::array<std::byte*, kAxes> places{};
    Angles angles{};
    for (std::size_t i = 0; i < kAxes; ++i) {
      places[i] = fbx.data() + curves[i].start + key * sizeof(float);
      angles[i] = static_cast<double>(loadLe<float>(places[i]));
    }
    if (key > 0) angles = nearest(angles, before);
    for (std::size_t i = 0; i < kAxes; ++i) storeLe(places[i], static_cast<float>(angles[i]));
    before = angles;
  }
}

}  // namespace

void joinTurns(Bytes& fbx) {
  std::vector<FbxRecord> nodes, curves;
  for (const FbxRecord& section : fbxRecords(fbx)) {
    if (section.name != "Objects") continue;
    for (const FbxRecord& object : fbxRecords(fbx, section.list, section.end)) {
      if (object.name == "AnimationCurveNode") nodes.push_back(object);
      if (object.name == "AnimationCurve") curves.push_back(object);
    }
  }
  // assimp writes the three curves of each node in the order of the nodes.
  if (curves.size() != kAxes * nodes.size()) return;
  for (std::size_t node = 0; node < nodes.size(); ++node) {
    if (!isRotation(fbx, nodes[node])) continue;
    std::array<FloatArray, kAxes> values;
    bool isKnown = true;
    for (std::size_t i = 0; i < kAxes; ++i) {
      const std::optional<FloatArray> found = valuesOf(fbx, curves[kAxes * node + i]);
      isKnown &= found.has_value();
      values[i] = found.value_or(FloatArray{});
    }
    if (isKnown && values[0].count == values[1].count && values[0].count == values[2].count) joinTurns(fbx, values);
  }
}

}  // namespace furitsuke::props
