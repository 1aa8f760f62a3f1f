// SPDX-License-Identifier: MIT
#include "core/io/json/layer_json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/io/json/json_name.h"
#include "core/io/json/track_json.h"

namespace furitsuke::io {

namespace {

constexpr int kHexDigits = 16;

/// Of ReplacedKeys::kind, in the order of TrackKind.
constexpr std::array<std::string_view, motion::kTrackKindCount> kKindNames{"bone",  "morph",      "camera",
                                                                           "light", "selfShadow", "property"};

std::string hexOf(std::uint64_t sum) {
  std::string text(kHexDigits, '0');
  std::array<char, kHexDigits> digits{};
  const char* end = std::to_chars(digits.data(), digits.data() + digits.size(), sum, 16).ptr;
  std::copy(static_cast<const char*>(digits.data()), end, text.end() - (end - digits.data()));
  return text;
}

std::uint64_t readSum(JsonReader& json) {
  std::string text;
  json.string(text);
  std::uint64_t sum = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), sum, 16);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size())
    json.fail(Core::tr("is not a hexadecimal number"));
  return sum;
}

bool isNamed(motion::TrackKind kind) { return kind == motion::TrackKind::Bone || kind == motion::TrackKind::Morph; }

std::optional<motion::TrackKind> readKind(JsonReader& json) {
  std::string text;
  json.string(text);
  const auto at = std::ranges::find(kKindNames, text);
  if (at == kKindNames.end()) {
    json.fail(Core::tr("is not a kind of track"));
    return {};
  }
  return static_cast<motion::TrackKind>(at - kKindNames.begin());
}

void writeUnknownMembers(JsonText& json, const std::string& unknown) {
  if (!unknown.empty()) json.raw(", ").raw(unknown);
}

void writeLayer(JsonText& json, const motion::StoredLayer& layer) {
  const motion::LayerSettings& settings = layer.settings;
  json.raw("\n      { \"name\": ").string(settings.name);
  json.raw(", \"mode\": ").string(motion::kLayerModeNames[static_cast<std::size_t>(settings.mode)]);
  if (settings.isMuted) json.raw(", \"muted\": true");
  if (settings.isSolo) json.raw(", \"solo\": true");
  if (!settings.weights.empty()) {
    json.raw(", \"weights\": [");
    const char* separator = "";
    for (const motion::LayerWeightKey& key : settings.weights) {
      json.raw(separator).raw("{ \"frame\": ").integer(key.frame).raw(", \"weight\": ").real(key.weight).raw(" }");
      separator = ", ";
    }
    json.raw("]");
  }
  writeLayerTracks(json.raw(", \"tracks\": "), layer.tracks);
  writeUnknownMembers(json, settings.unknown);
  json.raw(" }");
}

void writeReplaced(JsonText& json, const motion::ReplacedKeys& replaced) {
  json.raw("\n      { \"kind\": ").string(kKindNames[static_cast<std::size_t>(replaced.kind)]).raw(", ");
  if (isNamed(replaced.kind)) json.name("name", replaced.name).raw(", ");
  json.raw("\"first\": ").integer(replaced.range.first);
  json.raw(", \"last\": ").integer(replaced.range.last).raw(", \"flat\": ").string(hexOf(replaced.flatSum));
  writeKeySpan(json.raw(", \"keys\": "), replaced.keys);
  json.raw(" }");
}

motion::LayerWeightKey readWeight(JsonReader& json) {
  motion::LayerWeightKey key;
  json.object(requiredField("frame", [&] { key.frame = static_cast<Frame>(json.integer(0, kMaxFrame)); }),
              requiredField("weight", [&] {
                json.real(key.weight);
                if (!(key.weight >= 0 && key.weight <= 1)) json.fail(Core::tr("is not within 0 and 1"));
              }));
  return key;
}

motion::LayerMode readMode(JsonReader& json) {
  std::string name;
  json.string(name);
  const std::optional<motion::LayerMode> mode = motion::layerModeFrom(name);
  if (!mode) json.fail({Core::trWith("\"%1\" is neither add nor replace"), name});
  return mode.value_or(motion::LayerMode::Add);
}

motion::StoredLayer readLayer(JsonReader& json) {
  motion::StoredLayer layer;
  motion::LayerSettings& settings = layer.settings;
  json.objectKeeping(settings.unknown, optionalField("name", [&] { json.string(settings.name); }),
                     optionalField("mode", [&] { settings.mode = readMode(json); }),
                     optionalField("muted", [&] { json.boolean(settings.isMuted); }),
                     optionalField("solo", [&] { json.boolean(settings.isSolo); }),
                     optionalField("weights",
                                   [&] {
                                     json.array([&](std::size_t) {
                                       const motion::LayerWeightKey key = readWeight(json);
                                       motion::setWeightKey(settings, key.frame, key.weight);
                                     });
                                   }),
                     optionalField("tracks", [&] { layer.tracks = readLayerTracks(json); }));
  return layer;
}

bool areWithin(const motion::KeySpan& keys, FrameRange range) {
  return std::visit(
      [range](const auto& typed) {
        return typed.empty() || (range.contains(typed.frames.front()) && range.contains(typed.frames.back()));
      },
      keys);
}

motion::ReplacedKeys readReplaced(JsonReader& json) {
  motion::ReplacedKeys replaced;
  std::optional<motion::TrackKind> kind;
  bool hasName = false;
  JsonName name;
  const auto frame = [&json] { return static_cast<Frame>(json.integer(0, kMaxFrame)); };
  // The kind comes first, because the keys depend on it.
  json.object(requiredField("kind",
                            [&] {
                              kind = readKind(json);
                              replaced.kind = kind.value_or(motion::TrackKind::Bone);
                            }),
              optionalField("name",
                            [&] {
                              hasName = true;
                              json.string(name.text);
                            }),
              optionalField("nameBytes", [&] { name.readBytes(json); }),
              requiredField("first", [&] { replaced.range.first = frame(); }),
              requiredField("last", [&] { replaced.range.last = frame(); }),
              requiredField("flat", [&] { replaced.flatSum = readSum(json); }), requiredField("keys", [&] {
                if (!kind) return json.fail(Core::tr("the kind must be before the keys"));
                replaced.keys = readKeySpan(json, replaced.kind);
              }));
  replaced.name = name.resolve(json);
  if (json.ok() && isNamed(replaced.kind) && !hasName) json.fail(Core::tr("the name is missing"));
  if (json.ok() && (replaced.range.isEmpty() || !areWithin(replaced.keys, replaced.range))) {
    json.fail(Core::tr("keys are outside of first and last"));
  }
  return replaced;
}

}  // namespace

void writeLayers(JsonText& json, const motion::StoredLayers& layers) {
  json.raw("{\n    \"list\": [");
  const char* separator = "";
  for (const motion::StoredLayer& layer : layers.layers) {
    writeLayer(json.raw(separator), layer);
    separator = ",";
  }
  json.raw("],\n    \"replaced\": [");
  separator = "";
  for (const motion::ReplacedKeys& replaced : layers.replaced) {
    writeReplaced(json.raw(separator), replaced);
    separator = ",";
  }
  json.raw("]");
  writeUnknownMembers(json, layers.unknown);
  json.raw(" }");
}

motion::StoredLayers readLayers(JsonReader& json) {
  motion::StoredLayers layers;
  json.objectKeeping(layers.unknown,
                     requiredField("list",
                                   [&] {
                                     json.array([&](std::size_t index) {
                                       if (index >= motion::kMaxLayers)
                                         return json.fail({Core::trWith("more than %1"), motion::kMaxLayers});
                                       layers.layers.push_back(readLayer(json));
                                     });
                                   }),
                     optionalField("replaced", [&] {
                       json.array([&](std::size_t) { layers.replaced.push_back(readReplaced(json)); });
                     }));
  return layers;
}

}  // namespace furitsuke::io
