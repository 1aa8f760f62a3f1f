// SPDX-License-Identifier: MIT
#include "core/io/json/motion_json.h"

#include <algorithm>
#include <cstddef>
#include <variant>

#include "core/base/name.h"
#include "core/io/json/curve_names.h"
#include "core/io/json/json_text.h"
#include "core/io/json/track_json.h"
#include "core/motion/default_keys.h"

namespace furitsuke::io {

namespace {

void writePlace(JsonText& json, const motion::BoneKey& key) {
  json.raw("\"translation\": ").vector(key.translation).raw(", \"rotation\": ");
  json.reals({key.rotation.x, key.rotation.y, key.rotation.z, key.rotation.w});
}

void writeKey(JsonText& json, const motion::BoneKey& key) {
  writePlace(json, key);
  json.raw(", ").curves(kBoneCurveNames, key.curves).raw(", \"physics\": ").boolean(key.physics);
}

void writeKey(JsonText& json, const motion::MorphKey& key) { json.raw("\"weight\": ").real(key.weight); }

void writeKey(JsonText& json, const motion::CameraKey& key) {
  json.raw("\"distance\": ").real(key.distance).raw(", \"target\": ").vector(key.target);
  json.raw(", \"rotation\": ").vector(key.rotation).raw(", \"fov\": ").integer(key.fov);
  json.raw(", \"perspective\": ").boolean(key.perspective).raw(", ").curves(kCameraCurveNames, key.curves);
}

void writeKey(JsonText& json, const motion::LightKey& key) {
  json.raw("\"color\": ").vector(key.color).raw(", \"direction\": ").vector(key.direction);
}

void writeKey(JsonText& json, const motion::SelfShadowKey& key) {
  json.raw("\"mode\": ").integer(key.mode).raw(", \"distance\": ").real(key.distance);
}

void writeIk(JsonText& json, const std::vector<motion::IkState>& ik) {
  json.raw("\"ik\": [");
  const char* separator = "";
  for (const motion::IkState& state : ik) {
    json.raw(separator).raw("{ ").name("name", Name::fromBytes(state.name));
    json.raw(", \"enabled\": ").boolean(state.enabled).raw(" }");
    separator = ", ";
  }
  json.raw("]");
}

void writeKey(JsonText& json, const motion::VisibilityIkKey& key) {
  json.raw("\"visible\": ").boolean(key.visible).raw(", ");
  writeIk(json, key.ik);
}

template <class Value>
void writeKeys(JsonText& json, const motion::Track<Value>& track, std::string_view indent) {
  json.raw("[");
  for (std::size_t i = 0; i < track.size(); ++i) {
    json.raw(i == 0 ? "\n" : ",\n").raw(indent).raw("{ \"frame\": ").integer(track.frames()[i]).raw(", ");
    writeKey(json, track.values()[i]);
    json.raw(" }");
  }
  json.raw("]");
}

/// Without what restKey() has.
void writeShortKey(JsonText& json, const motion::BoneKey& key) {
  writePlace(json, key);
  const bool isLinear =
      std::ranges::all_of(key.curves, [](const motion::Curve& curve) { return curve == motion::kLinearCurve; });
  if (!isLinear) json.raw(", ").curves(kBoneCurveNames, key.curves);
  if (!key.physics) json.raw(", \"physics\": false");
}
template <class Value>
void writeShortKey(JsonText& json, const Value& key) {
  writeKey(json, key);
}

template <class Value>
void writeShortKeys(JsonText& json, const motion::Keys<Value>& keys) {
  json.raw("[");
  for (std::size_t i = 0; i < keys.size(); ++i) {
    json.raw(i == 0 ? "\n        { \"frame\": " : ",\n        { \"frame\": ").integer(keys.frames[i]).raw(", ");
    writeShortKey(json, keys.values[i]);
    json.raw(" }");
  }
  json.raw("]");
}

template <class Value>
void writeShortTracks(JsonText& json, std::string_view member, const std::vector<motion::NamedTrack<Value>>& tracks) {
  json.raw("\"").raw(member).raw("\": [");
  const char* separator = "\n      { ";
  for (const motion::NamedTrack<Value>& track : tracks) {
    if (track.keys.empty()) continue;
    json.raw(separator).name("name", track.name).raw(", \"keys\": ");
    writeShortKeys(json, track.keys.keys());
    json.raw(" }");
    separator = ",\n      { ";
  }
  json.raw("]");
}

template <class Value>
void writeShortTrack(JsonText& json, std::string_view member, const motion::Track<Value>& track) {
  if (track.empty()) return;
  json.raw(", \"").raw(member).raw("\": ");
  writeShortKeys(json, track.keys());
}

/// Members that differ from those of a new key, each after a comma.
void writeMinimalKey(JsonText& json, const motion::BoneKey& key) {
  constexpr auto kRest = motion::restKey<motion::BoneKey>();
  if (key.translation != kRest.translation) json.raw(", \"translation\": ").vector(key.translation);
  if (key.rotation != kRest.rotation) {
    json.raw(", \"rotation\": ");
    json.reals({key.rotation.x, key.rotation.y, key.rotation.z, key.rotation.w});
  }
  if (key.curves != kRest.curves) json.raw(", ").curves(kBoneCurveNames, key.curves);
  if (key.physics != kRest.physics) json.raw(", \"physics\": ").boolean(key.physics);
}

/// The weight is required.
void writeMinimalKey(JsonText& json, const motion::MorphKey& key) { json.raw(", \"weight\": ").real(key.weight); }

void writeMinimalKey(JsonText& json, const motion::CameraKey& key) {
  constexpr auto kRest = motion::restKey<motion::CameraKey>();
  if (!sameBits(key.distance, kRest.distance)) json.raw(", \"distance\": ").real(key.distance);
  if (key.target != kRest.target) json.raw(", \"target\": ").vector(key.target);
  if (key.rotation != kRest.rotation) json.raw(", \"rotation\": ").vector(key.rotation);
  if (key.fov != kRest.fov) json.raw(", \"fov\": ").integer(key.fov);
  if (key.perspective != kRest.perspective) json.raw(", \"perspective\": ").boolean(key.perspective);
  if (key.curves != kRest.curves) json.raw(", ").curves(kCameraCurveNames, key.curves);
}

void writeMinimalKey(JsonText& json, const motion::LightKey& key) {
  constexpr auto kRest = motion::restKey<motion::LightKey>();
  if (key.color != kRest.color) json.raw(", \"color\": ").vector(key.color);
  if (key.direction != kRest.direction) json.raw(", \"direction\": ").vector(key.direction);
}

void writeMinimalKey(JsonText& json, const motion::SelfShadowKey& key) {
  constexpr auto kRest = motion::restKey<motion::SelfShadowKey>();
  if (key.mode != kRest.mode) json.raw(", \"mode\": ").integer(key.mode);
  if (!sameBits(key.distance, kRest.distance)) json.raw(", \"distance\": ").real(key.distance);
}

void writeMinimalKey(JsonText& json, const motion::VisibilityIkKey& key) {
  if (!key.visible) json.raw(", \"visible\": false");
  if (key.ik.empty()) return;
  json.raw(", ");
  writeIk(json, key.ik);
}

template <class Value>
void writeMinimalKeys(JsonText& json, const motion::Track<Value>& track, std::string_view indent) {
  json.raw("[");
  for (std::size_t i = 0; i < track.size(); ++i) {
    json.raw(i == 0 ? "\n" : ",\n").raw(indent).raw("{ \"frame\": ").integer(track.frames()[i]);
    writeMinimalKey(json, track.values()[i]);
    json.raw(" }");
  }
  json.raw("]");
}

template <class Value>
void writeMinimalTracks(JsonText& json, std::string_view member, const std::vector<motion::NamedTrack<Value>>& tracks) {
  const char* separator = "\n    { ";
  for (const motion::NamedTrack<Value>& track : tracks) {
    if (track.keys.empty()) continue;
    if (*separator != ',') json.raw(",\n  \"").raw(member).raw("\": [");
    json.raw(separator).name("name", track.name).raw(", \"keys\": ");
    writeMinimalKeys(json, track.keys, "      ");
    json.raw(" }");
    separator = ",\n    { ";
  }
  if (*separator == ',') json.raw("]");
}

template <class Value>
void writeMinimalTrack(JsonText& json, std::string_view member, const motion::Track<Value>& track) {
  if (track.empty()) return;
  json.raw(",\n  \"").raw(member).raw("\": ");
  writeMinimalKeys(json, track, "    ");
}

template <class Value>
void writeTracks(JsonText& json, std::string_view member, const std::vector<motion::NamedTrack<Value>>& tracks) {
  json.raw(",\n  \"").raw(member).raw("\": [");
  const char* separator = "\n    { ";
  for (const motion::NamedTrack<Value>& track : tracks) {
    if (track.keys.empty()) continue;
    json.raw(separator).name("name", track.name).raw(", \"keys\": ");
    writeKeys(json, track.keys, "      ");
    json.raw(" }");
    separator = ",\n    { ";
  }
  json.raw("]");
}

template <class Value>
void writeTrack(JsonText& json, std::string_view member, const motion::Track<Value>& track) {
  json.raw(",\n  \"").raw(member).raw("\": ");
  writeKeys(json, track, "    ");
}

}  // namespace

void writeLayerTracks(JsonText& json, const motion::LayerTracks& tracks) {
  json.raw("{ ");
  writeShortTracks(json, "bones", tracks.bones);
  json.raw(", ");
  writeShortTracks(json, "morphs", tracks.morphs);
  writeShortTrack(json, "camera", tracks.camera);
  writeShortTrack(json, "lights", tracks.light);
  writeShortTrack(json, "selfShadow", tracks.selfShadow);
  writeShortTrack(json, "properties", tracks.property);
  json.raw(" }");
}

void writeKeySpan(JsonText& json, const motion::KeySpan& keys) {
  std::visit([&json](const auto& typed) { writeShortKeys(json, typed); }, keys);
}

std::string motionToJson(const motion::Motion& motion, JsonStyle style) {
  JsonText json;
  json.raw("{\n  \"format\": \"furitsuke.motion\",\n  \"version\": 1,\n  ").name("modelName", motion.modelName);
  if (style == JsonStyle::Minimal) {
    writeMinimalTracks(json, "bones", motion.bones);
    writeMinimalTracks(json, "morphs", motion.morphs);
    writeMinimalTrack(json, "camera", motion.camera);
    writeMinimalTrack(json, "lights", motion.light);
    writeMinimalTrack(json, "selfShadow", motion.selfShadow);
    writeMinimalTrack(json, "properties", motion.property);
    json.raw("\n}\n");
    return std::move(json).take();
  }
  writeTracks(json, "bones", motion.bones);
  writeTracks(json, "morphs", motion.morphs);
  writeTrack(json, "camera", motion.camera);
  writeTrack(json, "lights", motion.light);
  writeTrack(json, "selfShadow", motion.selfShadow);
  writeTrack(json, "properties", motion.property);
  json.raw("\n}\n");
  return std::move(json).take();
}

std::string keyToJson(const motion::Motion& motion, motion::TrackId track, std::size_t index) {
  JsonText json;
  json.raw("{ ");
  motion.visit(track, [&](const auto& keys) { writeKey(json, keys.values()[index]); });
  json.raw(" }");
  return std::move(json).take();
}

}  // namespace furitsuke::io
