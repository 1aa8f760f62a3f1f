// SPDX-License-Identifier: MIT
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/name.h"
#include "core/io/json/curve_names.h"
#include "core/io/json/json_name.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/motion_json.h"
#include "core/io/json/track_json.h"
#include "core/io/text_findings.h"
#include "core/io/text_tracks.h"

namespace furitsuke::io {

namespace {

void readReals(JsonReader& json, Vec3& value) {
  std::array<float, 3> numbers{};
  json.fixedArray(numbers, [&](float& number) { json.real(number); });
  value = {numbers[0], numbers[1], numbers[2]};
}

void readReals(JsonReader& json, Quat& value) {
  std::array<float, 4> numbers{};
  json.fixedArray(numbers, [&](float& number) { json.real(number); });
  value = {numbers[0], numbers[1], numbers[2], numbers[3]};
}

auto realsField(JsonReader& json, std::string_view name, auto& value) {
  return optionalField(name, [&json, &value] { readReals(json, value); });
}
auto realField(JsonReader& json, std::string_view name, float& value) {
  return optionalField(name, [&json, &value] { json.real(value); });
}
auto booleanField(JsonReader& json, std::string_view name, bool& value) {
  return optionalField(name, [&json, &value] { json.boolean(value); });
}
/// Accepts numbers from 0 to the maximum of the type.
template <class Integer>
void readInteger(JsonReader& json, Integer& value) {
  value = static_cast<Integer>(json.integer(0, std::numeric_limits<Integer>::max()));
}
template <class Integer>
auto integerField(JsonReader& json, std::string_view name, Integer& value) {
  return optionalField(name, [&json, &value] { readInteger(json, value); });
}
auto frameField(JsonReader& json, Frame& frame) {
  return requiredField("frame", [&json, &frame] { readInteger(json, frame); });
}

/// "linear" or [x1, y1, x2, y2].
motion::Curve readCurve(JsonReader& json) {
  if (json.acceptString("linear")) return motion::kLinearCurve;
  if (json.isStringNext()) json.fail(Core::tr("neither \"linear\" nor an array of four numbers"));
  std::array<std::uint8_t, 4> bytes{};
  json.fixedArray(bytes, [&](std::uint8_t& byte) { readInteger(json, byte); });
  return {bytes[0], bytes[1], bytes[2], bytes[3]};
}

/// The curves of a key: "curve" for all channels, "curves" for single ones. The members may be in any order, therefore
/// they are applied after the key was read.
template <std::size_t N>
class JsonCurves {
 public:
  explicit JsonCurves(JsonReader& json) : json_(json) {}

  auto curveField() {
    return optionalField("curve", [this] { all_ = readCurve(json_); });
  }
  /// The names must outlive the field.
  auto curvesField(const std::array<std::string_view, N>& names) {
    return optionalField("curves", [this, &names] { readChannels(names, std::make_index_sequence<N>()); });
  }

  void applyTo(std::array<motion::Curve, N>& curves) const {
    for (std::size_t i = 0; i < N; ++i) curves[i] = channels_[i].value_or(all_.value_or(curves[i]));
  }

 private:
  template <std::size_t... I>
  void readChannels(const std::array<std::string_view, N>& names, std::index_sequence<I...> /*channels*/) {
    json_.object(channelField(names[I], I)...);
  }
  auto channelField(std::string_view name, std::size_t index) {
    return optionalField(name, [this, index] { channels_[index] = readCurve(json_); });
  }

  JsonReader& json_;
  std::optional<motion::Curve> all_;
  std::array<std::optional<motion::Curve>, N> channels_;
};

// A key begins with the values of restKey(), so that each member except the frame can be omitted.

void readKey(JsonReader& json, Frame& frame, motion::BoneKey& key) {
  JsonCurves<motion::kBoneChannelCount> curves(json);
  json.object(frameField(json, frame), realsField(json, "translation", key.translation),
              realsField(json, "rotation", key.rotation), booleanField(json, "physics", key.physics),
              curves.curveField(), curves.curvesField(kBoneCurveNames));
  curves.applyTo(key.curves);
}

/// The weight is the only value of a morph key, therefore it is required.
void readKey(JsonReader& json, Frame& frame, motion::MorphKey& key) {
  json.object(frameField(json, frame), requiredField("weight", [&] { json.real(key.weight); }));
}

void readKey(JsonReader& json, Frame& frame, motion::CameraKey& key) {
  JsonCurves<motion::kCameraChannelCount> curves(json);
  json.object(frameField(json, frame), realField(json, "distance", key.distance),
              realsField(json, "target", key.target), realsField(json, "rotation", key.rotation),
              integerField(json, "fov", key.fov), booleanField(json, "perspective", key.perspective),
              curves.curveField(), curves.curvesField(kCameraCurveNames));
  curves.applyTo(key.curves);
}

void readKey(JsonReader& json, Frame& frame, motion::LightKey& key) {
  json.object(frameField(json, frame), realsField(json, "color", key.color),
              realsField(json, "direction", key.direction));
}

void readKey(JsonReader& json, Frame& frame, motion::SelfShadowKey& key) {
  json.object(frameField(json, frame), integerField(json, "mode", key.mode), realField(json, "distance", key.distance));
}

/// An entry of the IK list exists only for its state, therefore both members are required.
void readIkState(JsonReader& json, motion::IkState& state) {
  JsonName name;
  json.object(requiredField("name", [&] { json.string(name.text); }),
              optionalField("nameBytes", [&] { name.readBytes(json); }),
              requiredField("enabled", [&] { json.boolean(state.enabled); }));
  state.name = name.resolve(json).bytes;
}

void readKey(JsonReader& json, Frame& frame, motion::VisibilityIkKey& key) {
  json.object(frameField(json, frame), booleanField(json, "visible", key.visible),
              optionalField("ik", [&] { json.array([&](std::size_t) { readIkState(json, key.ik.emplace_back()); }); }));
}

template <class Value>
void readKeys(JsonReader& json, motion::Keys<Value>& keys) {
  json.array([&](std::size_t) {
    Frame frame = 0;
    Value value = motion::restKey<Value>();
    readKey(json, frame, value);
    keys.append(frame, std::move(value));
  });
}

template <class Value>
void readTracks(JsonReader& json, TrackCollector<Value>& tracks) {
  json.array([&](std::size_t) {
    JsonName name;
    motion::Keys<Value> keys;
    json.object(requiredField("name", [&] { json.string(name.text); }),
                optionalField("nameBytes", [&] { name.readBytes(json); }),
                requiredField("keys", [&] { readKeys(json, keys); }));
    tracks.add(name.resolve(json), std::move(keys));
  });
}

template <class Value>
std::vector<motion::NamedTrack<Value>> readNamedTracks(JsonReader& json) {
  TrackCollector<Value> tracks;
  readTracks(json, tracks);
  return tracks.take([](const Name&, std::size_t, Frame) {});
}

template <class Value>
motion::Track<Value> readTrack(JsonReader& json) {
  motion::Keys<Value> keys;
  readKeys(json, keys);
  return orderedTrack(std::move(keys), [](std::size_t, Frame) {});
}

void readFormat(JsonReader& json) {
  std::string format;
  json.string(format);
  if (format != "furitsuke.motion") json.fail(Core::tr("the format is not furitsuke.motion"));
}

void readVersion(JsonReader& json) {
  if (json.integer(0, std::numeric_limits<std::int64_t>::max()) != 1) json.fail(Core::tr("only version 1 is known"));
}

/// Members are optional, so that only this finding shows a misspelled one.
void reportUnknownMembers(const JsonReader& json, Diagnostics& diagnostics) {
  for (const UnknownMember& member : json.unknownMembers()) {
    Message reason(Core::trWith("unknown member %1 is ignored"), member.path);
    if (member.count > 1) reason = {Core::trWith("unknown member %1 is ignored (%2 times)"), member.path, member.count};
    if (!member.nearest.empty()) reason = {Core::trWith("%1; did you mean %2?"), reason, member.nearest};
    Diagnostic& diagnostic =
        diagnostics.emplace_back(makeDiagnostic(TextFinding::JsonMemberUnknown, std::move(reason), member.offset));
    diagnostic.count = member.count;
    diagnostic.detail = member.path;
  }
  if (json.otherUnknownMembers() == 0) return;
  diagnostics
      .emplace_back(
          makeDiagnostic(TextFinding::JsonMemberUnknown,
                         {Core::trCount("%n member with other unknown names", "%n members with other unknown names"),
                          Counted{json.otherUnknownMembers()}}))
      .count = json.otherUnknownMembers();
}

}  // namespace

motion::LayerTracks readLayerTracks(JsonReader& json) {
  motion::LayerTracks tracks;
  json.object(optionalField("bones", [&] { tracks.bones = readNamedTracks<motion::BoneKey>(json); }),
              optionalField("morphs", [&] { tracks.morphs = readNamedTracks<motion::MorphKey>(json); }),
              optionalField("camera", [&] { tracks.camera = readTrack<motion::CameraKey>(json); }),
              optionalField("lights", [&] { tracks.light = readTrack<motion::LightKey>(json); }),
              optionalField("selfShadow", [&] { tracks.selfShadow = readTrack<motion::SelfShadowKey>(json); }),
              optionalField("properties", [&] { tracks.property = readTrack<motion::VisibilityIkKey>(json); }));
  return tracks;
}

motion::KeySpan readKeySpan(JsonReader& json, motion::TrackKind kind) {
  switch (kind) {
    case motion::TrackKind::Bone: return readTrack<motion::BoneKey>(json).keys();
    case motion::TrackKind::Morph: return readTrack<motion::MorphKey>(json).keys();
    case motion::TrackKind::Camera: return readTrack<motion::CameraKey>(json).keys();
    case motion::TrackKind::Light: return readTrack<motion::LightKey>(json).keys();
    case motion::TrackKind::SelfShadow: return readTrack<motion::SelfShadowKey>(json).keys();
    case motion::TrackKind::Property: break;
  }
  return readTrack<motion::VisibilityIkKey>(json).keys();
}

Result<ParsedMotion> motionFromJson(std::string_view text) {
  JsonReader json(text);
  std::string schema;  // only for editors, which validate the text with it
  JsonName modelName;
  TextTracks tracks;
  json.object(requiredField("format", [&] { readFormat(json); }), requiredField("version", [&] { readVersion(json); }),
              optionalField("$schema", [&] { json.string(schema); }),
              optionalField("modelName", [&] { json.string(modelName.text); }),
              optionalField("modelNameBytes", [&] { modelName.readBytes(json); }),
              optionalField("bones", [&] { readTracks(json, tracks.bones); }),
              optionalField("morphs", [&] { readTracks(json, tracks.morphs); }),
              optionalField("camera", [&] { readKeys(json, tracks.camera); }),
              optionalField("lights", [&] { readKeys(json, tracks.light); }),
              optionalField("selfShadow", [&] { readKeys(json, tracks.selfShadow); }),
              optionalField("properties", [&] { readKeys(json, tracks.property); }));
  json.end();
  ParsedMotion parsed;
  parsed.motion.modelName = modelName.resolve(json);
  if (!json.ok()) return json.error();
  tracks.moveInto(parsed.motion, TextFinding::JsonKeyDuplicate, parsed.diagnostics);
  reportUnknownMembers(json, parsed.diagnostics);
  return parsed;
}

}  // namespace furitsuke::io
