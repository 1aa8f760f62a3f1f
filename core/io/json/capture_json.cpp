// SPDX-License-Identifier: MIT
#include "core/io/json/capture_json.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/base64.h"
#include "core/base/bytes.h"
#include "core/io/json/json_name.h"

namespace furitsuke::io {

namespace {

/// N floats for each key.
template <std::size_t N>
using StoredFloats = std::vector<std::array<float, N>>;

std::vector<FrameRange> runsOfFrames(std::span<const Frame> frames) {
  std::vector<FrameRange> runs;
  for (const Frame frame : frames) {
    if (!runs.empty() && runs.back().last + 1 == frame) {
      runs.back().last = frame;
    } else {
      runs.push_back({frame, frame});
    }
  }
  return runs;
}

void writeFrameRuns(JsonText& json, const std::vector<FrameRange>& ranges) {
  json.raw("[");
  const char* separator = "";
  for (const FrameRange& range : ranges) {
    json.raw(separator).raw("[").integer(range.first).raw(", ").integer(range.last).raw("]");
    separator = ", ";
  }
  json.raw("]");
}

bool areBitsSame(std::span<const float> a, std::span<const float> b) {
  return std::ranges::equal(a, b, [](float x, float y) { return sameBits(x, y); });
}

template <std::size_t N>
void writeStoredFloats(JsonText& json, std::string_view member, StoredFloats<N> values,
                       const std::array<float, N>& rest) {
  const bool isSame =
      std::ranges::all_of(values, [&values](const auto& value) { return areBitsSame(value, values.front()); });
  if (isSame) values.resize(1);
  if (isSame && areBitsSame(values.front(), rest)) return;
  Bytes bytes(values.size() * sizeof(values.front()));
  std::byte* at = bytes.data();
  for (const auto& value : values) {
    for (const float part : value) {
      storeLe(at, part);
      at += sizeof(float);
    }
  }
  json.raw(", \"").raw(member).raw("\": \"").raw(toBase64(bytes)).raw("\"");
}

template <class Value>
void writeCapturedTrack(JsonText& json, const motion::NamedTrack<Value>& track) {
  json.raw("\n      { ").name("name", track.name).raw(", \"frames\": ");
  writeFrameRuns(json, runsOfFrames(track.keys.frames()));
  if constexpr (std::is_same_v<Value, motion::BoneKey>) {
    StoredFloats<3> translations;
    StoredFloats<4> rotations;
    for (const motion::BoneKey& key : track.keys.values()) {
      translations.push_back({key.translation.x, key.translation.y, key.translation.z});
      rotations.push_back({key.rotation.x, key.rotation.y, key.rotation.z, key.rotation.w});
    }
    writeStoredFloats(json, "translations", std::move(translations), {0, 0, 0});
    writeStoredFloats(json, "rotations", std::move(rotations), {0, 0, 0, 1});
  } else {
    StoredFloats<1> weights;
    for (const motion::MorphKey& key : track.keys.values()) weights.push_back({key.weight});
    writeStoredFloats(json, "weights", std::move(weights), {0});
  }
  json.raw(" }");
}

template <class Value>
void writeCapturedTracks(JsonText& json, std::string_view member,
                         const std::vector<motion::NamedTrack<Value>>& tracks) {
  json.raw(",\n    \"").raw(member).raw("\": [");
  const char* separator = "";
  for (const auto& track : tracks) {
    if (track.keys.empty()) continue;
    writeCapturedTrack(json.raw(separator), track);
    separator = ",";
  }
  json.raw("]");
}

std::vector<FrameRange> readFrameRuns(JsonReader& json) {
  std::vector<FrameRange> ranges;
  json.array([&](std::size_t) {
    std::array<Frame, 2> ends{};
    json.fixedArray(ends, [&json](Frame& frame) { frame = static_cast<Frame>(json.integer(0, kMaxFrame)); });
    if (ends[0] > ends[1] || (!ranges.empty() && ends[0] <= ranges.back().last)) {
      return json.fail(Core::tr("frames are not in order"));
    }
    ranges.push_back({ends[0], ends[1]});
  });
  return ranges;
}

/// The values of `count` keys, of which the text has all or the one that all have.
template <std::size_t N>
StoredFloats<N> storedValues(JsonReader& json, std::size_t count, const std::optional<std::string>& text,
                             const std::array<float, N>& rest) {
  StoredFloats<N> values(count, rest);
  if (!text || count == 0) return values;
  const std::optional<Bytes> bytes = fromBase64(*text);
  if (!bytes) {
    json.fail(Core::tr("is not base64"));
    return {};
  }
  const std::size_t stored = bytes->size() / sizeof(rest);
  if (bytes->size() % sizeof(rest) != 0 || (stored != 1 && stored != count)) {
    json.fail(Core::tr("the values are not as many as the frames"));
    return {};
  }
  for (std::size_t i = 0; i < count; ++i) {
    const std::byte* const at = bytes->data() + (stored == 1 ? 0 : i) * sizeof(rest);
    for (std::size_t k = 0; k < N; ++k) values[i][k] = loadLe<float>(at + k * sizeof(float));
  }
  return values;
}

/// A track as it is in the text.
struct StoredCaptureTrack {
  JsonName name;
  std::vector<FrameRange> frames;
  std::optional<std::string> translations, rotations, weights;
};

StoredCaptureTrack readCapturedTrack(JsonReader& json) {
  StoredCaptureTrack track;
  const auto text = [&json](std::optional<std::string>& value) { json.string(value.emplace()); };
  json.object(requiredField("name", [&] { json.string(track.name.text); }),
              optionalField("nameBytes", [&] { track.name.readBytes(json); }),
              requiredField("frames", [&] { track.frames = readFrameRuns(json); }),
              optionalField("translations", [&] { text(track.translations); }),
              optionalField("rotations", [&] { text(track.rotations); }),
              optionalField("weights", [&] { text(track.weights); }));
  return track;
}

/// Reads tracks; their keys are counted before they are made.
class CaptureTracks {
 public:
  explicit CaptureTracks(JsonReader& json) : json_(json) {}

  void read(std::vector<motion::NamedTrack<motion::BoneKey>>& tracks) {
    readEach(tracks, [this](const StoredCaptureTrack& stored, std::size_t count) {
      const StoredFloats<3> translations = storedValues<3>(json_, count, stored.translations, {0, 0, 0});
      const StoredFloats<4> rotations = storedValues<4>(json_, count, stored.rotations, {0, 0, 0, 1});
      std::vector<motion::BoneKey> values;
      for (std::size_t i = 0; json_.ok() && i < count; ++i) {
        motion::BoneKey& key = values.emplace_back(motion::restBoneKey());
        key.translation = {translations[i][0], translations[i][1], translations[i][2]};
        key.rotation = {rotations[i][0], rotations[i][1], rotations[i][2], rotations[i][3]};
      }
      return values;
    });
  }

  void read(std::vector<motion::NamedTrack<motion::MorphKey>>& tracks) {
    readEach(tracks, [this](const StoredCaptureTrack& stored, std::size_t count) {
      std::vector<motion::MorphKey> values;
      for (const std::array<float, 1>& weight : storedValues<1>(json_, count, stored.weights, {0})) {
        values.push_back({weight[0]});
      }
      return values;
    });
  }

 private:
  template <class Value, class ValuesOf>
  void readEach(std::vector<motion::NamedTrack<Value>>& tracks, const ValuesOf& valuesOfTrack) {
    json_.array([&](std::size_t) {
      const StoredCaptureTrack stored = readCapturedTrack(json_);
      std::int64_t count = 0;
      for (const FrameRange& range : stored.frames) count += std::int64_t{range.last} - range.first + 1;
      if (count > static_cast<std::int64_t>(left_)) {
        return json_.fail({Core::trWith("more than %1"), motion::kMaxCapturedKeys});
      }
      left_ -= static_cast<std::size_t>(count);
      const std::vector<Value> values = valuesOfTrack(stored, static_cast<std::size_t>(count));
      const Name name = stored.name.resolve(json_);
      if (!json_.ok()) return;
      motion::Keys<Value> keys;
      keys.reserve(values.size());
      for (const FrameRange& range : stored.frames) {
        for (Frame frame = range.first; frame <= range.last; ++frame) keys.append(frame, values[keys.size()]);
      }
      tracks.push_back({name, motion::Track<Value>(std::move(keys))});
    });
  }

  JsonReader& json_;
  std::size_t left_ = motion::kMaxCapturedKeys;
};

}  // namespace

void writeCapture(JsonText& json, const motion::CapturedKeys& captured) {
  writeFrameRuns(json.raw("{\n    \"takes\": "), captured.takes);
  writeCapturedTracks(json, "bones", captured.bones);
  writeCapturedTracks(json, "morphs", captured.morphs);
  if (!captured.unknown.empty()) json.raw(", ").raw(captured.unknown);
  json.raw(" }");
}

motion::CapturedKeys readCapture(JsonReader& json) {
  motion::CapturedKeys captured;
  CaptureTracks tracks(json);
  json.objectKeeping(captured.unknown, requiredField("takes", [&] { captured.takes = readFrameRuns(json); }),
                     optionalField("bones", [&] { tracks.read(captured.bones); }),
                     optionalField("morphs", [&] { tracks.read(captured.morphs); }));
  return captured;
}

}  // namespace furitsuke::io
