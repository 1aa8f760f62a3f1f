// SPDX-License-Identifier: MIT
#include "core/operations/noise/key_noise.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "core/eval/sample.h"
#include "core/eval/sampled_key.h"
#include "core/motion/rotation.h"
#include "core/motion/units.h"
#include "core/operations/key_insertion.h"
#include "core/operations/noise/band_noise.h"
#include "core/operations/noise/seed.h"

namespace furitsuke::operations {

namespace {

/// The noise of one track: for positions, angles, and a single number (weight or distance).
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

bool shakes(const motion::BoneKey&, const NoiseOptions& o) { return o.position != kNothing || o.degrees != kNothing; }
bool shakes(const motion::MorphKey&, const NoiseOptions& o) { return o.weight != 0; }
bool shakes(const motion::CameraKey&, const NoiseOptions& o) {
  return o.position != kNothing || o.degrees != kNothing || o.distance != 0;
}

void shake(motion::BoneKey& key, const NoiseOptions& o, const TrackNoise& noise, Frame frame, double strength) {
  key.translation = toStored(eval::usable(key.translation) + o.position * noise.position(frame) * strength);
  if (o.degrees == kNothing) return;
  const glm::dvec3 angles = o.degrees * noise.angles(frame) * strength;
  const glm::dquat turn = motion::unitRotation(motion::rotationFromEuler({angles.x, angles.y, angles.z}));
  key.rotation = toStored(eval::usable(key.rotation) * turn);
}

void shake(motion::MorphKey& key, const NoiseOptions& o, const TrackNoise& noise, Frame frame, double strength) {
  const double weight = eval::usable(key.weight);
  const double shaken = weight + o.weight * noise.number(frame) * strength;
  key.weight = static_cast<float>(std::clamp(shaken, std::min(0.0, weight), std::max(1.0, weight)));
}

void shake(motion::CameraKey& key, const NoiseOptions& o, const TrackNoise& noise, Frame frame, double strength) {
  key.target = toStored(eval::usable(key.target) + o.position * noise.position(frame) * strength);
  const glm::dvec3 angles = o.degrees * noise.angles(frame) * strength;
  const auto turn = [](float& angle, double degrees) {
    if (degrees != 0) angle = static_cast<float>(eval::usable(angle) + motion::radiansFromDegrees(degrees));
  };
  turn(key.rotation.x, angles.x);
  turn(key.rotation.y, angles.y);
  turn(key.rotation.z, angles.z);
  key.distance = static_cast<float>(eval::usable(key.distance) + o.distance * noise.number(frame) * strength);
}

/// The strength of the noise at a frame, 0..1.
class Envelope {
 public:
  Envelope(const NoiseOptions& options, FrameRange range) : options_(options), range_(range) {}

  [[nodiscard]] double at(Frame frame) const {
    return std::min(part(frame - range_.first, options_.fadeIn), part(range_.last - frame, options_.fadeOut));
  }

 private:
  static double part(Frame distance, Frame length) {
    return distance >= length ? 1.0 : static_cast<double>(distance) / static_cast<double>(length);
  }

  const NoiseOptions& options_;
  FrameRange range_;
};

/// The number of equal parts of at least `every` frames that a span of this length is divided into.
std::int64_t partsOf(std::int64_t length, Frame every) { return std::max<std::int64_t>(1, length / every); }

/// The number of keys that densified() adds, including those at the borders of the range.
template <class Value>
std::int64_t addedCount(const motion::Track<Value>& track, FrameRange range, Frame every) {
  std::int64_t count = 0;
  std::int64_t begin = range.first;
  const auto divide = [&](Frame frame) {
    if (frame > begin) count += partsOf(frame - begin, every) - 1;
    begin = frame;
  };
  const std::size_t end = track.lowerBound(range.last);
  for (std::size_t i = track.lowerBound(range.first); i < end; ++i) divide(track.frames()[i]);
  divide(range.last);
  return count + (track.hasKey(range.first) ? 0 : 1) + (track.hasKey(range.last) ? 0 : 1);
}

/// The keys of a track within the range, with new ones between them. Keys never become adjacent unless `every` is 1, as
/// adjacent camera keys would be a cut.
template <class Value>
motion::Keys<Value> densified(const motion::Track<Value>& track, FrameRange range, Frame every,
                              const OperationControl& control) {
  motion::Keys<Value> dense;
  const std::size_t end = track.lowerBound(range.last) + 1;
  for (std::size_t i = track.lowerBound(range.first); i < end; ++i) {
    const Frame frame = track.frames()[i];
    if (!dense.empty()) {
      const Frame begin = dense.frames[dense.size() - 1];
      const std::int64_t length = frame - begin;
      const std::int64_t parts = partsOf(length, every);
      for (std::int64_t k = 1; k < parts && !control.isCanceled(); ++k) {
        const auto between = static_cast<Frame>(begin + k * length / parts);
        dense.append(between, eval::sampledKey(track, between));
      }
    }
    Value value = track.values()[i];
    if constexpr (requires { value.curves; }) {
      if (!dense.empty()) value.curves.fill(motion::kLinearCurve);
    }
    dense.append(frame, std::move(value));
  }
  return dense;
}

template <class Value>
void shakeTrack(OperationResult& result, const motion::Motion& motion, motion::TrackId id,
                const motion::Track<Value>& track, FrameRange range, const NoiseOptions& options,
                const OperationControl& control) {
  motion::Motion work = motion;
  for (const Frame border : {range.first, range.last}) {
    insertSampledKeyAt(work, id, border, options.preExtrapolation);
  }
  const TrackNoise noise(options, motion::trackPath(motion, id));
  const Envelope envelope(options, range);
  work.visit(id, [&](const auto& held) {
    if constexpr (std::is_same_v<std::decay_t<decltype(held)>, motion::Track<Value>>) {
      motion::Keys<Value> keys = densified(held, range, options.every, control);
      std::vector<Value>& values = keys.values.edit();
      for (std::size_t i = 0; i < values.size() && !control.isCanceled(); ++i) {
        shake(values[i], options, noise, keys.frames[i], envelope.at(keys.frames[i]));
      }
      // The key at the border may have split the span of the next key.
      const std::size_t next = held.lowerBound(range.last) + 1;
      if (next < held.size()) keys.append(held.frames()[next], held.values()[next]);
      motion::takeSources(track, keys);
      propose(result, id, track, {}, std::move(keys));
    }
  });
}

}  // namespace

Result<OperationResult> addNoise(const motion::Motion& motion, const motion::KeySelection& keys,
                                 const NoiseOptions& options, OperationControl& control) {
  const FrameRange range = keys.frameRange();
  if (!range.isEmpty() && range.first == range.last) {
    return Error::because(Core::tr("all keys are on the same frame; noise needs keys on at least two frames"));
  }
  const auto forEachShaken = [&](const auto& visit) {
    forEachSelectedTrack(
        motion, keys, control,
        [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns&) {
          if constexpr (requires(Value v) { shakes(v, options); }) {
            if (shakes(Value{}, options)) visit(id, track);
          }
        });
  };
  std::int64_t added = 0;
  forEachShaken([&](motion::TrackId, const auto& track) { added += addedCount(track, range, options.every); });
  OperationResult result;
  if (!control.requireKeys(added)) return result;
  forEachShaken(
      [&](motion::TrackId id, const auto& track) { shakeTrack(result, motion, id, track, range, options, control); });
  return result;
}

OperationParameter frequencyParameter(std::string_view initial) {
  return {.id = "frequency",
          .kind = ParameterKind::Number,
          .help = Core::tr("Approximate number of oscillations per second"),
          .initial = initial,
          .unit = Core::tr("Hz"),
          .minimum = 0.01,
          .maximum = kMaxNoiseFrequency};
}

OperationParameter newKeysParameter() {
  return frameParameter("every", Core::tr("Distance between keys after new ones are inserted; up to twice as large"),
                        "2", 1);
}

OperationParameter fadeInParameter() {
  return frameParameter("fade-in", Core::tr("Time over which the noise fades in"), "0");
}
OperationParameter fadeOutParameter() {
  return frameParameter("fade-out", Core::tr("Time over which the noise fades out"), "0");
}

NoiseOptions noiseOptionsOf(const OperationInput& in) {
  const OperationArguments& arguments = in.arguments;
  NoiseOptions options;
  options.position = arguments.vector("position");
  options.degrees = arguments.vector("angle");
  options.hertz = arguments.number("frequency");
  options.every = arguments.frame("every");
  options.fadeIn = arguments.frame("fade-in");
  options.fadeOut = arguments.frame("fade-out");
  options.seed = seedOf(arguments);
  options.preExtrapolation = in.preExtrapolation;
  return options;
}

}  // namespace furitsuke::operations
