// SPDX-License-Identifier: MIT
#include "core/operations/keys/smooth.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/eval/sample.h"
#include "core/motion/track_names.h"
#include "core/operations/keys/camera_cuts.h"
#include "core/operations/keys/keys_operations.h"
#include "core/operations/keys/low_pass.h"

namespace furitsuke::operations {

namespace {

/// The number of values of a key that are smoothed.
template <class Value>
constexpr std::size_t kNumberCount = 0;  // nothing
template <>
constexpr std::size_t kNumberCount<motion::BoneKey> = 7;  // translation, rotation
template <>
constexpr std::size_t kNumberCount<motion::MorphKey> = 1;
template <>
constexpr std::size_t kNumberCount<motion::CameraKey> = 8;  // target, angles, distance, view angle
template <class Value>
using Numbers = std::array<double, kNumberCount<Value>>;

constexpr std::size_t kRotationAt = 3;  // x, y, z, w

Numbers<motion::BoneKey> numbersAt(const motion::Track<motion::BoneKey>& track, double frame,
                                   eval::SampleCursor& cursor) {
  const eval::BoneSample sample = eval::sampleBone(track, frame, &cursor);
  const glm::dvec3& t = sample.translation;
  const glm::dquat& r = sample.rotation;
  return {t.x, t.y, t.z, r.x, r.y, r.z, r.w};
}

Numbers<motion::MorphKey> numbersAt(const motion::Track<motion::MorphKey>& track, double frame,
                                    eval::SampleCursor& cursor) {
  return {eval::sampleMorph(track, frame, &cursor)};
}

Numbers<motion::CameraKey> numbersAt(const motion::Track<motion::CameraKey>& track, double frame,
                                     eval::SampleCursor& cursor) {
  const eval::CameraSample sample = eval::sampleCamera(track, frame, &cursor);
  const glm::dvec3& t = sample.target;
  const glm::dvec3& r = sample.rotation;
  return {t.x, t.y, t.z, r.x, r.y, r.z, sample.distance, sample.fov};
}

/// Gives a rotation the sign that is closest to another: q and -q are the same rotation, but cannot be averaged.
void matchSign(Numbers<motion::BoneKey>& numbers, const Numbers<motion::BoneKey>& of) {
  double dot = 0;
  for (std::size_t i = kRotationAt; i < numbers.size(); ++i) dot += numbers[i] * of[i];
  if (dot >= 0) return;
  for (std::size_t i = kRotationAt; i < numbers.size(); ++i) numbers[i] = -numbers[i];
}
template <class Other>
void matchSign(Other&, const Other&) {}

void setNumbers(motion::BoneKey& key, const Numbers<motion::BoneKey>& n) {
  key.translation = toStored(glm::dvec3(n[0], n[1], n[2]));
  const glm::dquat rotation{n[6], n[3], n[4], n[5]};
  const double length = std::sqrt(glm::dot(rotation, rotation));
  constexpr double kTooShort = 1e-3;  // rotations in all directions have no mean
  if (length < kTooShort) return;
  const double side = glm::dot(rotation, eval::usable(key.rotation)) < 0 ? -1 : 1;
  key.rotation = toStored(rotation * (side / length));
}

void setNumbers(motion::MorphKey& key, const Numbers<motion::MorphKey>& n) { key.weight = static_cast<float>(n[0]); }

void setNumbers(motion::CameraKey& key, const Numbers<motion::CameraKey>& n) {
  key.target = toStored(glm::dvec3(n[0], n[1], n[2]));
  key.rotation = toStored(glm::dvec3(n[3], n[4], n[5]));
  key.distance = static_cast<float>(n[6]);
  key.fov = static_cast<std::uint32_t>(std::lround(std::max(0.0, n[7])));
}

/// The frames of the shot that contains a key.
FrameRange stretchAround(const motion::Track<motion::CameraKey>& track, std::size_t key) {
  std::size_t first = key;
  while (first > 0 && !isCameraCut(track, first)) --first;
  std::size_t last = key;
  while (last + 1 < track.size() && !isCameraCut(track, last + 1)) ++last;
  return {track.frames()[first], track.frames()[last]};
}
template <class Value>
FrameRange stretchAround(const motion::Track<Value>& track, std::size_t) {
  return track.frameRange();
}

/// Weights of the frames from -reach to reach; their sum is 1.
std::vector<double> gaussianWeights(double sigma) {
  const auto tolerance = static_cast<int>(std::ceil(3 * sigma));
  std::vector<double> weights;
  double sum = 0;
  for (int i = -tolerance; i <= tolerance; ++i) {
    weights.push_back(std::exp(-0.5 * i * i / (sigma * sigma)));
    sum += weights.back();
  }
  for (double& weight : weights) weight /= sum;
  return weights;
}

/// The means around the keys of a stretch; beyond its ends the value at the end is used.
template <class Value>
void applyGaussian(const motion::Track<Value>& track, FrameRange stretch, std::span<const Frame> frames,
                   std::span<Value> values, const std::vector<double>& weights, const OperationControl& control) {
  const std::size_t tolerance = weights.size() / 2;
  for (std::size_t k = 0; k < frames.size() && !control.isCanceled(); ++k) {
    eval::SampleCursor cursor;
    const Numbers<Value> own = numbersAt(track, frames[k], cursor);
    const double first = frames[k] - static_cast<double>(tolerance);
    Numbers<Value> sum{};
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const double frame = std::clamp<double>(first + static_cast<double>(i), stretch.first, stretch.last);
      Numbers<Value> numbers = numbersAt(track, frame, cursor);
      matchSign(numbers, own);
      for (std::size_t n = 0; n < sum.size(); ++n) sum[n] += numbers[n] * weights[i];
    }
    setNumbers(values[k], sum);
  }
}

template <class Value>
void applyLowPass(const motion::Track<Value>& track, FrameRange stretch, std::span<const Frame> frames,
                  std::span<Value> values, const LowPass& filter, const OperationControl& control) {
  const auto count = static_cast<std::size_t>(stretch.last - stretch.first) + 1;
  std::array<std::vector<double>, kNumberCount<Value>> signals;
  for (std::vector<double>& signal : signals) signal.reserve(count);
  eval::SampleCursor cursor;
  Numbers<Value> before = numbersAt(track, stretch.first, cursor);
  for (std::size_t i = 0; i < count; ++i) {
    if (control.isCanceled()) return;
    Numbers<Value> numbers = numbersAt(track, stretch.first + static_cast<double>(i), cursor);
    matchSign(numbers, before);
    for (std::size_t n = 0; n < numbers.size(); ++n) signals[n].push_back(numbers[n]);
    before = numbers;
  }
  for (std::vector<double>& signal : signals) filter.apply(signal);
  for (std::size_t k = 0; k < frames.size(); ++k) {
    Numbers<Value> numbers;
    for (std::size_t n = 0; n < numbers.size(); ++n) {
      numbers[n] = signals[n][static_cast<std::size_t>(frames[k] - stretch.first)];
    }
    setNumbers(values[k], numbers);
  }
}

/// Calls f(track id, track, runs of the selected keys) for the tracks with selected keys that are smoothed.
template <class F>
void forEachSmoothed(const motion::Motion& motion, const motion::KeySelection& keys, const OperationControl& control,
                     const F& f) {
  forEachSelectedTrack(
      motion, keys, control,
      [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns& runs) {
        if constexpr ((kNumberCount<Value>) > 0) f(id, track, runs);
      });
}

/// Calls smooth(track, stretch, frames, values) for the selected keys of each stretch between cuts, to change `values`.
template <class F>
Result<OperationResult> smoothStretches(const motion::Motion& motion, const motion::KeySelection& keys,
                                        const OperationControl& control, const F& smooth) {
  OperationResult result;
  forEachSmoothed(motion, keys, control,
                  [&]<class Value>(motion::TrackId id, const motion::Track<Value>& track, const motion::KeyRuns& runs) {
                    motion::Keys<Value> smoothed = motion::keysOfRuns(track, runs);
                    const std::span<Value> values(smoothed.values.edit());
                    const std::span<const Frame> frames(smoothed.frames);
                    for (std::size_t i = 0; i < values.size() && !control.isCanceled();) {
                      const FrameRange stretch = stretchAround(track, track.lowerBound(frames[i]));
                      std::size_t end = i;
                      while (end < frames.size() && frames[end] <= stretch.last) ++end;
                      smooth(track, stretch, frames.subspan(i, end - i), values.subspan(i, end - i));
                      i = end;
                    }
                    propose(result, id, track, {}, std::move(smoothed));
                  });
  if (const Status status = control.status(); !status) return status.error();
  return result;
}

/// An Error for a track that is too long to hold the values of every frame in memory.
std::optional<Error> lengthError(const motion::Motion& motion, const motion::KeySelection& keys,
                                 OperationControl& control) {
  constexpr std::int64_t kMostFrames = 1 << 20;
  std::optional<Error> error;
  forEachSmoothed(motion, keys, control, [&](motion::TrackId id, const auto& track, const motion::KeyRuns&) {
    const std::int64_t count = std::int64_t{track.frames().back()} - track.frames().front() + 1;
    control.requireSamples(count);
    if (count <= kMostFrames || error) return;
    error = Error::in(Message::verbatim(motion::trackPath(motion, id)),
                      Core::trWith("the filter needs the values of %1 frames, but at most %2 are allowed; choose the "
                                   "Gaussian filter or trim the motion"),
                      count, kMostFrames);
  });
  return error;
}

}  // namespace

Result<OperationResult> smoothKeys(const motion::Motion& motion, const motion::KeySelection& keys, double sigma,
                                   OperationControl& control) {
  if (!(sigma > 0) || sigma > kMaxSmoothing) {
    return Error::because(Core::trWith("the width must be greater than 0 and at most %1"),
                          static_cast<int>(kMaxSmoothing));
  }
  const std::vector<double> weights = gaussianWeights(sigma);
  std::int64_t count = 0;
  forEachSmoothed(motion, keys, control, [&count](motion::TrackId, const auto&, const motion::KeyRuns& runs) {
    for (const motion::KeyRun& run : runs) count += static_cast<std::int64_t>(run.end - run.first);
  });
  control.requireSamples(count * static_cast<std::int64_t>(weights.size()));
  return smoothStretches(motion, keys, control, [&](const auto& track, FrameRange stretch, auto frames, auto values) {
    applyGaussian(track, stretch, frames, values, weights, control);
  });
}

Result<OperationResult> filterKeys(const motion::Motion& motion, const motion::KeySelection& keys, double cutoff,
                                   int order, OperationControl& control) {
  const Result<LowPass> filter = LowPass::make(cutoff, order);
  if (!filter.ok()) return filter.error();
  if (auto error = lengthError(motion, keys, control)) return *std::move(error);
  return smoothStretches(motion, keys, control, [&](const auto& track, FrameRange stretch, auto frames, auto values) {
    applyLowPass(track, stretch, frames, values, *filter, control);
  });
}

Operation smoothOperation() {
  return {.id = "smooth",
          .text = Core::tr("Smooth"),
          .help = Core::tr(
              "Smooth the values of bone, morph and camera keys. The Gaussian filter uses the weighted mean of the "
              "motion around each key; the Butterworth low-pass removes movement above a frequency and does not shift "
              "the motion in time. Camera cuts are kept."),
          .parameters =
              {{.id = "method",
                .kind = ParameterKind::Choice,
                .help = Core::tr("Filter to use"),
                .initial = "gaussian",
                .choices = {"gaussian", "butterworth"}},
               {.id = "width",
                .kind = ParameterKind::Number,
                .help = Core::tr("Standard deviation of the Gaussian; larger values are smoother"),
                .initial = "2",
                .unit = Core::tr("frames"),
                .minimum = 0.1,
                .maximum = kMaxSmoothing},
               {.id = "cutoff",
                .kind = ParameterKind::Number,
                .help = Core::tr(
                    "Removes movement faster than this: 5 Hz removes what repeats more than five times per second"),
                .initial = "3",
                .unit = Core::tr("Hz"),
                .minimum = 0.01,
                .maximum = 14.9},
               {.id = "order",
                .kind = ParameterKind::Integer,
                .help = Core::tr("Order of the low-pass; larger values separate slow and fast movement more sharply"),
                .initial = "2",
                .minimum = 1,
                .maximum = 8}},
          .run = [](const OperationInput& in) {
            const OperationArguments& a = in.arguments;
            if (a.text("method") == "gaussian") return smoothKeys(in.motion, in.keys, a.number("width"), in.control);
            return filterKeys(in.motion, in.keys, a.number("cutoff"), static_cast<int>(a.integer("order")), in.control);
          }};
}

}  // namespace furitsuke::operations
