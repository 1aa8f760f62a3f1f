// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/motion/key.h"

// The columns of key values, shared by the CSV reader and writer.
namespace furitsuke::io {

/// The section lines, in the order in which they are written.
inline constexpr std::array<std::string_view, 7> kCsvSections{"[motion]", "[bone]",       "[morph]",   "[camera]",
                                                              "[light]",  "[selfShadow]", "[property]"};

inline void addColumns(std::vector<std::string>& names, std::string_view prefix,
                       std::initializer_list<std::string_view> parts) {
  for (const std::string_view part : parts) names.push_back(std::string(prefix) + std::string(part));
}

inline void addCurveColumns(std::vector<std::string>& names, std::initializer_list<std::string_view> channels) {
  for (const std::string_view channel : channels) {
    addColumns(names, "curves." + std::string(channel), {".x1", ".y1", ".x2", ".y2"});
  }
}

/// Calls f(value) for each value of a key, in the order of csvColumnsOf() for its type. `key` may be const.
template <class F>
void eachCsvValue(auto& v, F&& f) requires requires {
  v.z;
}
{
  f(v.x);
  f(v.y);
  f(v.z);
  if constexpr (requires { v.w; }) f(v.w);
}

template <class F>
void eachCurveByte(auto& curves, F&& f) {
  for (auto& curve : curves) {
    f(curve.x1);
    f(curve.y1);
    f(curve.x2);
    f(curve.y2);
  }
}

template <class F>
void eachCsvValue(auto& key, F&& f) requires requires {
  key.physics;
}
{
  eachCsvValue(key.translation, f);
  eachCsvValue(key.rotation, f);
  eachCurveByte(key.curves, f);
  f(key.physics);
}

template <class F>
void eachCsvValue(auto& key, F&& f) requires requires {
  key.weight;
}
{ f(key.weight); }

template <class F>
void eachCsvValue(auto& key, F&& f) requires requires {
  key.perspective;
}
{
  f(key.distance);
  eachCsvValue(key.target, f);
  eachCsvValue(key.rotation, f);
  f(key.fov);
  f(key.perspective);
  eachCurveByte(key.curves, f);
}

template <class F>
void eachCsvValue(auto& key, F&& f) requires requires {
  key.color;
}
{
  eachCsvValue(key.color, f);
  eachCsvValue(key.direction, f);
}

template <class F>
void eachCsvValue(auto& key, F&& f) requires requires {
  key.mode;
}
{
  f(key.mode);
  f(key.distance);
}

template <class Key>
[[nodiscard]] std::vector<std::string> csvColumnsOf() {
  std::vector<std::string> names;
  if constexpr (std::is_same_v<Key, motion::BoneKey>) {
    addColumns(names, "translation", {".x", ".y", ".z"});
    addColumns(names, "rotation", {".x", ".y", ".z", ".w"});
    addCurveColumns(names, {"x", "y", "z", "rotation"});
    names.emplace_back("physics");
  } else if constexpr (std::is_same_v<Key, motion::MorphKey>) {
    names.emplace_back("weight");
  } else if constexpr (std::is_same_v<Key, motion::CameraKey>) {
    names.emplace_back("distance");
    addColumns(names, "target", {".x", ".y", ".z"});
    addColumns(names, "rotation", {".x", ".y", ".z"});
    addColumns(names, "", {"fov", "perspective"});
    addCurveColumns(names, {"x", "y", "z", "rotation", "distance", "fov"});
  } else if constexpr (std::is_same_v<Key, motion::LightKey>) {
    addColumns(names, "color", {".r", ".g", ".b"});
    addColumns(names, "direction", {".x", ".y", ".z"});
  } else {
    static_assert(std::is_same_v<Key, motion::SelfShadowKey>);
    addColumns(names, "", {"mode", "distance"});
  }
  return names;
}

}  // namespace furitsuke::io
