// SPDX-License-Identifier: MIT
#include "core/eval/operations/shaking.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/eval/insert_key.h"
#include "core/eval/sample.h"
#include "core/eval/sampled_key.h"
#include "core/motion/operations/band_noise.h"
#include "core/motion/rotation.h"
#include "core/motion/units.h"

namespace furitsuke {

namespace {

/// The noises of one track: positions, angles, and its one number.
class TrackNoise {
 public:
  TrackNoise(const NoiseOptions& options, std::string_view track)
      : axes_{noiseOf(options, track, 0), noiseOf(options, track, 1), noiseOf(options, track, 2),
              noiseOf(options, track, 3), noiseOf(options, track, 4), noiseOf(options, track, 5)},
        number_(noiseOf(options, track, 6)) {}

  [[nodiscard]] glm::dvec3 position(Frame frame) const {
    return {axes_[0].at(frame), axes_[1].at(frame), axes_[2].at(frame)};
  }
  [[nodiscard]] glm::dvec3 angles(Frame frame) const {
    return {axes_[3].at(frame), axes_[4].at(frame), axes_[5].at(frame)};
  }
  [[nodiscard]] double number(Frame frame) const { return number_.at(frame); }

 private:
  static BandNoise noiseOf(const NoiseOptions& options, std::string_view track, std::uint64_t channel) {
    return {hashedNumber(seedOf(options.seed, track), channel), options.hertz};
  }

  std::array<BandNoise, 6> axes_;
  BandNoise number_;
};

const glm::dvec3 kNothing{0, 0, 0};

bool shakes(const BoneKey&, const NoiseOptions& o) { return o.position != kNothing || o.degrees != kNothing; }
bool shakes(const MorphKey&, const NoiseOptions& o) { return o.weight != 0; }
bool shakes(const CameraKey&, const NoiseOptions& o) {
  return o.position != kNothing || o.degrees != kNothing || o.distance != 0;
}

void shake(BoneKey& key, const NoiseOptions& o, const TrackNoise& noise, Frame frame, double strength) {
  key.translation = toStored(usable(key.translation) + o.position * noise.position(frame) * strength);
  if (o.degrees == kNothing) return;
  const glm::dvec3 angles = o.degrees * noise.angles(frame) * strength;
  const glm::dquat turn = unitRotation(rotationFromEuler({angles.x, angles.y, angles.z}));
  key.rotation = toStored(usable(key.rotation) * turn);
}

void shake(MorphKey& key, const NoiseOptions& o, const TrackNoise& noise, Frame frame, double strength) {
  const double weight = usable(key.weight);
  const double shaken = weight + o.weight * noise.number(frame) * strength;
  key.weight = static_cast<float>(std::clamp(shaken, std::min(0.0, weight), std::max(1.0, weight)));
}

void shake(CameraKey& key, const NoiseOptions& o, const TrackNoise& noise, Frame frame, double strength) {
  key.target = toStored(usable(key.target) + o.position * noise.position(frame) * strength);
  const glm::dvec3 angles = o.degrees * noise.angles(frame) * strength;
  const auto turn = [](float& angle, double degrees) {
    if (degrees != 0) angle = static_cast<float>(usable(angle) + radiansFromDegrees(degrees));
  };
  turn(key.rotation.x, angles.x);
  turn(key.rotation.y, angles.y);
  turn(key.rotation.z, angles.z);
  key.distance = static_cast<float>(usable(key.distance) + o.distance * noise.number(frame) * strength);
}

/// How strong the noise is at a frame, 0..1.
class Envelope {
 public:
  Envelope(const NoiseOptions& options, FrameRange range) : options_(options), range_(range) {}

  [[nodiscard]] double at(Frame frame) const {
    return std::min(part(frame - range_.first, options_.fadeIn), part(range_.last - frame, options_.fadeOut));
  }

 private:
  static double part(Frame way, Frame length) {
    return way >= length ? 1.0 : static_cast<double>(way) / static_cast<double>(length);
  }

  const NoiseOptions& options_;
  FrameRange range_;
};

/// The keys of a track within the range, with new ones between them: spans are cut into equal parts of at least `every`
/// frames. No two keys become neighbours but where `every` is 1, as neighbours of a camera would be a cut.
template <class Value>
Keys<Value> densified(const Track<Value>& track, FrameRange range, Frame every) {
  Keys<Value> dense;
  const std::size_t end = track.lowerBound(range.last) + 1;
  for (std::size_t i = track.lowerBound(range.first); i < end; ++i) {
    const Frame frame = track.frames()[i];
    if (!dense.empty()) {
      const Frame begin = dense.frames[dense.size() - 1];
      const std::int64_t length = frame - begin;
      const std::int64_t parts = length / every;
      for (std::int64_t k = 1; k < parts; ++k) {
        const auto between = static_cast<Frame>(begin + k * length / parts);
        dense.append(between, sampledKey(track, between));
      }
    }
    Value value = track.values()[i];
    if constexpr (requires { value.curves; }) {
      if (!dense.empty()) value.curves.fill(kLinearCurve);
    }
    dense.append(frame, std::move(value));
  }
  return dense;
}

template <class Value>
void shakeTrack(OperationResult& result, const Motion& motion, TrackId id, const Track<Value>& track, FrameRange range,
                const NoiseOptions& options) {
  if (!shakes(Value{}, options)) return;
  Motion work = motion;
  for (const Frame border : {range.first, range.last}) {
    applyEdits(work, insertSampledKey(work, id, border).edits, EditSide::After);
  }
  const TrackNoise noise(options, trackPath(motion, id));
  const Envelope envelope(options, range);
  work.visit(id, [&](const auto& held) {
    if constexpr (std::is_same_v<std::decay_t<decltype(held)>, Track<Value>>) {
      Keys<Value> keys = densified(held, range, options.every);
      std::vector<Value>& values = keys.values.edit();
      for (std::size_t i = 0; i < values.size(); ++i) {
        shake(values[i], options, noise, keys.frames[i], envelope.at(keys.frames[i]));
      }
      // The key at the border may have cut the span of the next one.
      const std::size_t behind = held.lowerBound(range.last) + 1;
      if (behind < held.size()) keys.append(held.frames()[behind], held.values()[behind]);
      takeSources(track, keys);
      propose(result, id, track, {}, std::move(keys));
    }
  });
}

std::optional<Error> whatIsWrong(const NoiseOptions& options, FrameRange range) {
  if (!(options.hertz > 0) || options.hertz > kMaxNoiseFrequency) {
    return Error{{}, {}, "the frequency must be above 0 and at most 15 hertz, half of the frames a second"};
  }
  if (options.every < 1) return Error{{}, {}, "keys must be at least one frame apart"};
  if (options.fadeIn < 0 || options.fadeOut < 0) return Error{{}, {}, "a fade cannot be shorter than no frame"};
  constexpr Frame kMostKeys = 10'000'000;  // of a track; more is a mistake, and would fill the memory
  if (!range.isEmpty() && (range.last - range.first) / options.every > kMostKeys) {
    return Error{
        {}, {}, "the last key lies at frame " + std::to_string(range.last) + ": too many keys would be needed"};
  }
  if (!range.isEmpty() && range.first == range.last) {
    return Error{{}, {}, "all keys lie on one frame; noise needs a first and a last"};
  }
  return {};
}

}  // namespace

Result<OperationResult> addNoise(const Motion& motion, const KeySelection& keys, const NoiseOptions& options) {
  const FrameRange range = keys.frameRange();
  if (const auto error = whatIsWrong(options, range)) return *error;
  OperationResult result;
  forEachSelectedTrack(motion, keys, [&]<class Value>(TrackId id, const Track<Value>& track, const KeyRuns&) {
    if constexpr (requires(Value v) { shakes(v, options); }) shakeTrack(result, motion, id, track, range, options);
  });
  return result;
}

}  // namespace furitsuke
