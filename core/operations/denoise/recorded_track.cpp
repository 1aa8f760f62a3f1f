// SPDX-License-Identifier: MIT
#include "core/operations/denoise/recorded_track.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/motion/captured_keys.h"
#include "core/operations/cleanup/value_space.h"

namespace furitsuke::operations {

namespace {

/// Fewer keys are no recording, however close they are.
constexpr std::size_t kFewestRecordedKeys = 30;
/// A recording goes on after a pause of up to this many steps: frames without a key were lost.
constexpr Frame kLongestPause = 3;

/// Cameras with 15 pictures per second leave keys two frames apart; no animator sets keys so evenly.
Frame recordedStepOf(std::span<const Frame> keys) {
  constexpr double kAlmostAll = 0.8;
  std::size_t twos = 0;
  for (std::size_t i = 1; i < keys.size(); ++i) twos += keys[i] - keys[i - 1] == 2 ? 1 : 0;
  return static_cast<double>(twos) > kAlmostAll * static_cast<double>(keys.size()) ? 2 : 1;
}

/// Whether keys are so close that they were recorded: lost frames are few.
bool isDense(std::span<const Frame> keys, Frame step) {
  constexpr double kMostLost = 0.5;
  if (keys.size() < kFewestRecordedKeys) return false;
  const double frames = (keys.back() - keys.front()) / step + 1;
  return static_cast<double>(keys.size()) >= (1 - kMostLost) * frames;
}

RecordedPart sampledPart(const motion::Track<motion::BoneKey>& track, FrameRange frames, Frame step) {
  RecordedPart part{frames, step, {}};
  eval::SampleCursor cursor;
  for (Frame frame = frames.first; frame <= frames.last; frame += step) {
    eval::BoneSample sample = eval::sampleBone(track, frame, &cursor);
    if (!part.samples.empty() && glm::dot(sample.rotation, part.samples.back().rotation) < 0) {
      sample.rotation = -sample.rotation;
    }
    part.samples.push_back(sample);
  }
  return part;
}

/// Farther from their reference, rotation vectors are noticeably longer across than along.
constexpr double kFarthestFromReference = 1.6;  // radians
/// The samples that two parts share.
constexpr std::size_t kSharedSamples = 32;
/// A shorter part is not divided further.
constexpr std::size_t kShortestPart = 4 * kSharedSamples;

glm::dquat meanOf(std::span<const eval::BoneSample> samples) {
  glm::dquat sum{0, 0, 0, 0};
  for (const eval::BoneSample& sample : samples) sum += sample.rotation;
  const double length = std::sqrt(glm::dot(sum, sum));
  constexpr double kNoMean = 1e-3;  // per sample: rotations in all directions have no mean
  if (length < kNoMean * static_cast<double>(samples.size())) return samples[samples.size() / 2].rotation;
  return sum / length;
}

void divideTurns(std::span<const eval::BoneSample> all, std::size_t first, std::size_t end,
                 std::vector<TurnPart>& parts) {
  const auto samples = all.subspan(first, end - first);
  const glm::dquat reference = meanOf(samples);
  const bool isNear = std::ranges::all_of(samples, [&](const eval::BoneSample& sample) {
    return glm::length(turnVector(glm::conjugate(reference) * sample.rotation)) < kFarthestFromReference;
  });
  if (!isNear && samples.size() > kShortestPart) {
    const std::size_t middle = first + samples.size() / 2;
    divideTurns(all, first, middle + kSharedSamples / 2, parts);
    divideTurns(all, middle - kSharedSamples / 2, end, parts);
    return;
  }
  TurnPart& part = parts.emplace_back(TurnPart{first, reference, Series(samples.size())});
  glm::dvec3 before{0, 0, 0};
  for (std::size_t i = 0; i < samples.size(); ++i) {
    before = nearestTurn(glm::conjugate(reference) * samples[i].rotation, before);
    part.turns.set(i, before);
  }
}

}  // namespace

glm::dvec3 nearestTurn(const glm::dquat& rotation, const glm::dvec3& before) {
  const glm::dvec3 turn = turnVector(rotation);
  const double angle = glm::length(turn);
  constexpr double kNoAxis = 1e-6;
  if (angle < kNoAxis) return turn;
  constexpr double kWholeTurn = 2 * std::numbers::pi;
  const glm::dvec3 axis = turn / angle;
  return axis * (angle + kWholeTurn * std::round((glm::dot(before, axis) - angle) / kWholeTurn));
}

motion::Track<motion::BoneKey> recordedKeys(const motion::Motion& motion, std::uint32_t bone) {
  const motion::NamedTrack<motion::BoneKey>& track = motion.bones[bone];
  const motion::CapturedKeys* captured = motion::capturedKeys(motion);
  const motion::Track<motion::BoneKey>* recorded =
      captured == nullptr || track.keys.empty() ? nullptr : motion::capturedBone(*captured, track.name.bytes);
  if (recorded == nullptr) return track.keys;
  motion::Keys<motion::BoneKey> keys;
  keys.reserve(recorded->size());
  eval::SampleCursor cursor;
  for (const Frame frame : recorded->frames()) {
    motion::BoneKey key = motion::restBoneKey();
    setSample(key, eval::sampleBone(track.keys, frame, &cursor));
    keys.append(frame, key);
  }
  return motion::Track(std::move(keys));
}

std::vector<RecordedPart> recordedParts(const motion::Track<motion::BoneKey>& track) {
  std::vector<RecordedPart> parts;
  const std::span<const Frame> keys = track.frames();
  const Frame step = recordedStepOf(keys);
  for (std::size_t first = 0; first < keys.size();) {
    std::size_t end = first + 1;
    while (end < keys.size() && keys[end] - keys[end - 1] <= kLongestPause * step) ++end;
    if (isDense(keys.subspan(first, end - first), step)) {
      parts.push_back(sampledPart(track, {keys[first], keys[end - 1]}, step));
    }
    first = end;
  }
  return parts;
}

Series positionsOf(const RecordedPart& part) {
  Series series(part.samples.size());
  for (std::size_t i = 0; i < part.samples.size(); ++i) series.set(i, part.samples[i].translation);
  return series;
}

std::vector<TurnPart> turnsOf(const RecordedPart& part) {
  std::vector<TurnPart> parts;
  divideTurns(part.samples, 0, part.samples.size(), parts);
  return parts;
}

std::vector<glm::dquat> rotationsOf(std::span<const TurnPart> parts, std::size_t size) {
  std::vector<glm::dquat> rotations(size, eval::kNoRotation);
  std::size_t done = 0;
  for (const TurnPart& part : parts) {
    const std::size_t shared = done - part.first;
    for (std::size_t i = 0; i < part.turns.size(); ++i) {
      const glm::dquat rotation = part.reference * rotationFromVector(part.turns.at(i));
      glm::dquat& result = rotations[part.first + i];
      if (i >= shared) {
        result = rotation;
        continue;
      }
      const double weight = static_cast<double>(i + 1) / static_cast<double>(shared + 1);
      const glm::dvec3 between = turnVector(glm::conjugate(result) * rotation);
      result = result * rotationFromVector(between * weight);
    }
    done = part.first + part.turns.size();
  }
  return rotations;
}

}  // namespace furitsuke::operations
