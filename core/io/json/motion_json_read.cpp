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
#include "core/io/json/json_reader.h"
#include "core/io/json/motion_json.h"
#include "core/io/name_bytes.h"
#include "core/io/text_findings.h"
#include "core/io/track_collector.h"

namespace furitsuke::io {

namespace {

constexpr std::int64_t kMaxByte = 255;

/// A name from the members NAME and NAMEBytes of an object.
struct JsonName {
  std::string text;
  std::optional<std::string> bytes;

  void readBytes(JsonReader& json) {
    std::string digits;
    json.string(digits);
    Result<std::string> decoded = bytesFromHex(digits);
    if (!decoded) return json.fail(decoded.error().reason);
    bytes = *std::move(decoded);
  }

  [[nodiscard]] Name resolve(JsonReader& json) const {
    if (!json.ok()) return {};
    if (bytes) return Name::fromBytes(*bytes);
    Result<Name> name = Name::fromText(text);
    if (name.ok()) return std::move(*name);
    json.fail("the name " + text + " cannot be stored: " + name.error().reason);
    return {};
  }
};

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
  return requiredField(name, [&json, &value] { readReals(json, value); });
}
auto realField(JsonReader& json, std::string_view name, float& value) {
  return requiredField(name, [&json, &value] { json.real(value); });
}
auto booleanField(JsonReader& json, std::string_view name, bool& value) {
  return requiredField(name, [&json, &value] { json.boolean(value); });
}
/// Accepts numbers from 0 to the maximum of the type.
template <class Integer>
auto integerField(JsonReader& json, std::string_view name, Integer& value) {
  return requiredField(
      name, [&json, &value] { value = static_cast<Integer>(json.integer(0, std::numeric_limits<Integer>::max())); });
}
auto curveField(JsonReader& json, std::string_view name, motion::Curve& curve) {
  return requiredField(name, [&json, &curve] {
    std::array<std::uint8_t, 4> bytes{};
    json.fixedArray(bytes, [&](std::uint8_t& byte) { byte = static_cast<std::uint8_t>(json.integer(0, kMaxByte)); });
    curve = {bytes[0], bytes[1], bytes[2], bytes[3]};
  });
}

auto frameField(JsonReader& json, Frame& frame) { return integerField(json, "frame", frame); }

void readKey(JsonReader& json, Frame& frame, motion::BoneKey& key) {
  auto& curves = key.curves;
  json.object(frameField(json, frame), realsField(json, "translation", key.translation),
              realsField(json, "rotation", key.rotation), booleanField(json, "physics", key.physics),
              requiredField("curves", [&] {
                json.object(curveField(json, "x", curves[0]), curveField(json, "y", curves[1]),
                            curveField(json, "z", curves[2]), curveField(json, "rotation", curves[3]));
              }));
}

void readKey(JsonReader& json, Frame& frame, motion::MorphKey& key) {
  json.object(frameField(json, frame), realField(json, "weight", key.weight));
}

void readKey(JsonReader& json, Frame& frame, motion::CameraKey& key) {
  auto& curves = key.curves;
  json.object(frameField(json, frame), realField(json, "distance", key.distance),
              realsField(json, "target", key.target), realsField(json, "rotation", key.rotation),
              integerField(json, "fov", key.fov), booleanField(json, "perspective", key.perspective),
              requiredField("curves", [&] {
                json.object(curveField(json, "x", curves[0]), curveField(json, "y", curves[1]),
                            curveField(json, "z", curves[2]), curveField(json, "rotation", curves[3]),
                            curveField(json, "distance", curves[4]), curveField(json, "fov", curves[5]));
              }));
}

void readKey(JsonReader& json, Frame& frame, motion::LightKey& key) {
  json.object(frameField(json, frame), realsField(json, "color", key.color),
              realsField(json, "direction", key.direction));
}

void readKey(JsonReader& json, Frame& frame, motion::SelfShadowKey& key) {
  json.object(frameField(json, frame), integerField(json, "mode", key.mode), realField(json, "distance", key.distance));
}

void readIkState(JsonReader& json, motion::IkState& state) {
  JsonName name;
  json.object(requiredField("name", [&] { json.string(name.text); }),
              optionalField("nameBytes", [&] { name.readBytes(json); }), booleanField(json, "enabled", state.enabled));
  state.name = name.resolve(json).bytes;
}

void readKey(JsonReader& json, Frame& frame, motion::PropertyKey& key) {
  json.object(frameField(json, frame), booleanField(json, "visible", key.visible),
              requiredField("ik", [&] { json.array([&](std::size_t) { readIkState(json, key.ik.emplace_back()); }); }));
}

template <class Value>
void readKeys(JsonReader& json, motion::Keys<Value>& keys) {
  json.array([&](std::size_t) {
    Frame frame = 0;
    Value value{};
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

void readFormat(JsonReader& json) {
  std::string format;
  json.string(format);
  if (format != "furitsuke.motion") json.fail("the format is not furitsuke.motion");
}

void readVersion(JsonReader& json) {
  if (json.integer(0, std::numeric_limits<std::int64_t>::max()) != 1) json.fail("only version 1 is known");
}

}  // namespace

Result<ParsedMotion> motionFromJson(std::string_view text) {
  JsonReader json(text);
  JsonName modelName;
  TrackCollector<motion::BoneKey> bones;
  TrackCollector<motion::MorphKey> morphs;
  motion::Keys<motion::CameraKey> camera;
  motion::Keys<motion::LightKey> light;
  motion::Keys<motion::SelfShadowKey> selfShadow;
  motion::Keys<motion::PropertyKey> property;
  json.object(requiredField("format", [&] { readFormat(json); }), requiredField("version", [&] { readVersion(json); }),
              requiredField("modelName", [&] { json.string(modelName.text); }),
              optionalField("modelNameBytes", [&] { modelName.readBytes(json); }),
              requiredField("bones", [&] { readTracks(json, bones); }),
              requiredField("morphs", [&] { readTracks(json, morphs); }),
              requiredField("camera", [&] { readKeys(json, camera); }),
              requiredField("lights", [&] { readKeys(json, light); }),
              requiredField("selfShadow", [&] { readKeys(json, selfShadow); }),
              requiredField("properties", [&] { readKeys(json, property); }));
  json.end();
  ParsedMotion parsed;
  motion::Motion& motion = parsed.motion;
  motion.modelName = modelName.resolve(json);
  if (!json.ok()) return json.error();
  // Reported once per track, because a finding for each key could take many times the memory of the text.
  const auto report = [&](std::string path, std::size_t count, Frame first) {
    Diagnostic& diagnostic = parsed.diagnostics.emplace_back(makeDiagnostic(
        TextFinding::JsonKeyDuplicate, countOf(count, "key") + " overridden by later ones on the same frame"));
    diagnostic.track = std::move(path);
    diagnostic.frame = first;
  };
  const auto reporter = [&report](const char* path) {
    return [&report, path](std::size_t count, Frame first) { report(path, count, first); };
  };
  motion.bones = bones.take([&](const Name& name, std::size_t n, Frame first) { report(name.text, n, first); });
  motion.morphs =
      morphs.take([&](const Name& name, std::size_t n, Frame first) { report("morph:" + name.text, n, first); });
  motion.camera = orderedTrack(std::move(camera), reporter("camera"));
  motion.light = orderedTrack(std::move(light), reporter("light"));
  motion.selfShadow = orderedTrack(std::move(selfShadow), reporter("selfShadow"));
  motion.property = orderedTrack(std::move(property), reporter("property"));
  return parsed;
}

}  // namespace furitsuke::io
