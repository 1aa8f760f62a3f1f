// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <glm/geometric.hpp>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/parallel.h"
#include "core/eval/sample.h"
#include "core/model/name_index.h"
#include "core/operations/cleanup/jump_search.h"
#include "core/quality/quality_parts.h"
#include "core/quality/series_issues.h"

namespace furitsuke::quality {

namespace {

/// A track with fewer keys is not a recording, however close they are.
constexpr std::size_t kRecordedKeys = 30;
/// Recordings have keys at most this far apart.
constexpr Frame kRecordedGap = 3;

/// Jitter is what goes on in this many frames before and after a frame: a single accent is shorter.
constexpr std::size_t kJitterWindow = 7;
/// Issues of jitter with fewer frames between them are one.
constexpr Frame kJitterGap = 15;
/// Bones that carry nothing are seen by their own mesh: model units.
constexpr double kSmallestReach = 0.3;

/// The sixth difference of the values around a frame divided by 64. It is nothing for a smooth movement and the value
/// itself for one that changes its direction at every frame; of a swing three times per second a thousandth is left.
template <class T>
T roughness(const std::array<T, 7>& v) {
  return (v[0] + v[6] - (v[1] + v[5]) * 6.0 + (v[2] + v[4]) * 15.0 - v[3] * 20.0) * (1.0 / 64);
}
constexpr std::size_t kRoughnessWindow = 3;

/// The median size of roughness() where each of three coordinates is off its path at random, divided by the usual
/// distance from the path.
constexpr double kRoughnessOfNoise = 0.42;

glm::dquat nearTo(const glm::dquat& q, const glm::dquat& reference) { return glm::dot(q, reference) < 0 ? -q : q; }

/// The median of the values around each of them.
std::vector<float> movingMedian(const std::vector<double>& values) {
  std::vector<float> medians(values.size());
  std::array<double, 2 * kJitterWindow + 1> window{};
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::size_t first = i < kJitterWindow ? 0 : i - kJitterWindow;
    const std::size_t end = std::min(values.size(), i + kJitterWindow + 1);
    const auto last = std::copy(values.begin() + static_cast<std::ptrdiff_t>(first),
                                values.begin() + static_cast<std::ptrdiff_t>(end), window.begin());
    const auto middle = window.begin() + (last - window.begin()) / 2;
    std::nth_element(window.begin(), middle, last);
    medians[i] = static_cast<float>(*middle);
  }
  return medians;
}

/// How far the end of what a bone carries moves when the bone turns by a radian: model units.
std::vector<double> reachOfBones(const model::Model& model, const eval::Rig& rig) {
  std::vector<double> reach(rig.bones.size(), kSmallestReach);
  std::vector<bool> isWritten(rig.bones.size(), false);
  for (const model::RigidBody& body : model.bodies) {
    if (body.mode != model::BodyMode::FollowsBone && body.bone != model::kNoIndex) {
      isWritten[static_cast<std::size_t>(body.bone)] = true;
    }
  }
  for (std::size_t i = 0; i < rig.bones.size(); ++i) {
    // Not hair and clothes.
    for (auto at = rig.bones[i].parent; at != model::kNoIndex && !isWritten[i];) {
      const auto ancestor = static_cast<std::size_t>(at);
      reach[ancestor] = std::max(reach[ancestor], glm::distance(rig.bones[i].rest, rig.bones[ancestor].rest));
      at = rig.bones[ancestor].parent;
    }
  }
  return reach;
}

bool isRecorded(std::span<const Frame> frames) {
  if (frames.size() < kRecordedKeys) return false;
  std::size_t close = 0;
  for (std::size_t i = 1; i < frames.size(); ++i) close += frames[i] - frames[i - 1] <= kRecordedGap ? 1 : 0;
  return close >= kRecordedKeys;
}

/// The distance between the keys of a recording: 2 frames if almost all are two frames apart, as from cameras with 15
/// pictures per second, otherwise 1. No animator sets keys so evenly.
std::size_t recordedStep(std::span<const Frame> keys) {
  constexpr double kAlmostAll = 0.8;
  std::size_t twos = 0;
  for (std::size_t i = 1; i < keys.size(); ++i) twos += keys[i] - keys[i - 1] == 2 ? 1 : 0;
  return static_cast<double>(twos) > kAlmostAll * static_cast<double>(keys.size()) ? 2 : 1;
}

/// Keeps only the values around which most frames have keys: what an animator sets farther apart is meant.
void keepRecorded(std::span<const Frame> keys, std::size_t step, QualitySeries& series) {
  constexpr std::size_t kFewestFrames = 10;  // of the 15 around a frame
  std::size_t begin = 0;
  std::size_t end = 0;
  for (std::size_t i = 0; i < series.values.size(); ++i) {
    const std::int64_t frame = std::int64_t{series.first} + static_cast<std::int64_t>(i);
    const auto reach = static_cast<std::int64_t>(kJitterWindow);
    while (begin < keys.size() && keys[begin] < frame - reach) ++begin;
    while (end < keys.size() && keys[end] <= frame + reach) ++end;
    if ((end - begin) * step < kFewestFrames) series.values[i] = 0;
  }
}

/// The jitter of a bone at every frame of a track: model units at the end of what it carries.
QualitySeries jitterOf(const QualityInput& in, const motion::NamedTrack<motion::BoneKey>& track, std::string path,
                       double reach) {
  const FrameRange frames{std::max(in.frames.first, track.keys.frames().front()),
                          std::min(in.frames.last, track.keys.frames().back())};
  std::vector<eval::BoneSample> samples;
  eval::SampleCursor cursor;
  for (Frame frame = frames.first; frame <= frames.last; ++frame) {
    samples.push_back(eval::sampleBone(track.keys, frame, &cursor));
    if (samples.size() > 1) samples.back().rotation = nearTo(samples.back().rotation, samples.end()[-2].rotation);
  }
  const std::size_t step = recordedStep(track.keys.frames());
  const std::size_t margin = kRoughnessWindow * step;
  std::vector<double> rough(samples.size(), 0.0);
  for (std::size_t i = margin; i + margin < samples.size(); ++i) {
    std::array<glm::dvec3, 2 * kRoughnessWindow + 1> moves{};
    std::array<glm::dquat, 2 * kRoughnessWindow + 1> turns{};
    for (std::size_t k = 0; k < moves.size(); ++k) {
      moves[k] = samples[i + k * step - margin].translation;
      turns[k] = samples[i + k * step - margin].rotation;
    }
    const glm::dquat turn = roughness(turns);
    // A change of a unit quaternion is half of the angle in radians.
    rough[i] = (glm::length(roughness(moves)) + 2 * std::sqrt(glm::dot(turn, turn)) * reach) / kRoughnessOfNoise;
  }
  QualitySeries series{std::move(path), frames.first, movingMedian(rough), {}};
  keepRecorded(track.keys.frames(), step, series);
  return series;
}

void measureJitter(const QualityInput& in, MotionQuality& quality) {
  const model::NameIndex index(in.model);
  const std::vector<double> reach = reachOfBones(in.model, in.rig);
  std::vector<std::pair<std::size_t, double>> recorded;  // tracks with the reach of their bones
  for (std::size_t i = 0; i < in.motion.bones.size(); ++i) {
    const auto& track = in.motion.bones[i];
    const auto bone = index.findBone(track.name.bytes);
    if (!bone || !isRecorded(track.keys.frames()) || track.keys.frames().front() > in.frames.last) continue;
    recorded.emplace_back(i, reach[static_cast<std::size_t>(*bone)]);
  }
  std::vector<QualitySeries> series(recorded.size());
  forEachInParallel(recorded.size(), [&](std::size_t i, std::size_t) {
    if (in.control.canceled) return;
    const auto track = static_cast<std::uint32_t>(recorded[i].first);
    series[i] = jitterOf(in, in.motion.bones[track], motion::trackPath(in.motion, {motion::TrackKind::Bone, track}),
                         recorded[i].second);
  });
  QualityRow& row = rowOf(quality, QualityKind::Jitter);
  row.isMeasured = true;
  for (const QualitySeries& one : series) addIssues(row, one, infoOf(row.kind).unit, kJitterGap);
}

template <class Value>
void measureJumps(const QualityInput& in, const std::string& path, const motion::Track<Value>& track,
                  MotionQuality& quality) {
  std::vector<operations::SampleOf<Value>> samples;
  samples.reserve(track.size());
  for (const Value& value : track.values()) samples.push_back(operations::sampleOf(value));
  const std::vector<bool> isSelected(track.size(), true);
  std::vector<bool> isChanged(track.size(), false);
  const operations::OperationControl control(0, &in.control.canceled);
  for (const operations::Jump& jump :
       operations::correctJumps(track, samples, isSelected, isChanged, operations::SpikeLimits{}, control)) {
    constexpr bool kIsBone = std::is_same_v<Value, motion::BoneKey>;
    const FrameRange frames{track.frames()[jump.first], track.frames()[jump.end - 1]};
    if (frames.first > in.frames.last) continue;
    const std::string_view unit = !kIsBone ? "" : jump.isRotation ? "degrees" : "model units";
    QualityRow& row = rowOf(quality, jump.isFlip ? QualityKind::Flips : QualityKind::Spikes);
    addIssue(row, {path, {}, frames, frames.first, jump.size, unit});
  }
}

/// Adds a track to the density of keys. Returns the keys per second; 0 for a track with a single key.
template <class Value>
double measureDensity(const std::string& path, const motion::Track<Value>& track, QualityRow& row) {
  if (track.size() < 2) return 0;
  const FrameRange frames{track.frames().front(), track.frames().back()};
  const double density = static_cast<double>(track.size() - 1) * kFramesPerSecond / (frames.last - frames.first);
  const QualityKindInfo& info = infoOf(QualityKind::Keys);
  if (track.size() >= kRecordedKeys && density > info.threshold) {
    addIssue(row, {path, {}, frames, frames.first, density, info.unit});
  }
  return density;
}

}  // namespace

void measureTracks(const QualityInput& in, MotionQuality& quality) {
  QualityRow& keys = rowOf(quality, QualityKind::Keys);
  double sum = 0;
  std::size_t count = 0;
  for (const motion::TrackId id : in.motion.trackIds()) {
    if (in.control.canceled) return;
    in.motion.visit(id, [&]<class Value>(const motion::Track<Value>& track) {
      if constexpr (std::is_same_v<Value, motion::BoneKey> || std::is_same_v<Value, motion::MorphKey>) {
        if (track.empty()) return;
        const std::string path = motion::trackPath(in.motion, id);
        const double density = measureDensity(path, track, keys);
        sum += density;
        count += density > 0 ? 1 : 0;
        measureJumps(in, path, track, quality);
      }
    });
  }
  keys.isMeasured = true;
  keys.value = count == 0 ? 0 : sum / static_cast<double>(count);
  for (const QualityKind kind : {QualityKind::Flips, QualityKind::Spikes}) {
    QualityRow& row = rowOf(quality, kind);
    row.isMeasured = true;
    row.value = static_cast<double>(row.placeCount);
  }
  measureJitter(in, quality);
}

}  // namespace furitsuke::quality
