// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/operations/cleanup/noisy_dance.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <glm/geometric.hpp>
#include <numbers>
#include <random>
#include <utility>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/sample.h"
#include "core/operations/cleanup/value_space.h"

namespace furitsuke::test {

namespace {

using operations::rotationFromVector;
using operations::turnVector;

constexpr double kDegrees = 180 / std::numbers::pi;

/// Normal numbers that are the same on all machines.
class Normal {
 public:
  explicit Normal(std::uint32_t seed) : engine_(seed) {}
  double next() {
    const double radius = std::sqrt(-2 * std::log(1 - uniform()));
    return radius * std::cos(2 * std::numbers::pi * uniform());
  }
  double uniform() { return static_cast<double>(engine_()) / 4294967296.0; }

 private:
  std::mt19937 engine_;
};

/// Three channels of noise with a usual length of 1.
class NoiseSource {
 public:
  NoiseSource(Normal& normal, double correlation) : normal_(normal), correlation_(correlation) {}
  glm::dvec3 next() {
    const double part = isFirst_ ? 1 : std::sqrt(1 - correlation_ * correlation_);
    isFirst_ = false;
    for (glm::length_t c = 0; c < 3; ++c) {
      last_[c] = correlation_ * last_[c] + part * normal_.next() / std::numbers::sqrt3;
    }
    return last_;
  }

 private:
  Normal& normal_;
  double correlation_;
  bool isFirst_ = true;
  glm::dvec3 last_{0, 0, 0};
};

bool turns(const motion::Track<motion::BoneKey>& track) {
  return std::ranges::any_of(track.values(), [&](const motion::BoneKey& key) {
    return eval::degreesBetween(eval::usable(key.rotation), eval::usable(track.values().front().rotation)) > 0.03;
  });
}

bool moves(const motion::Track<motion::BoneKey>& track) {
  return std::ranges::any_of(track.values(), [&](const motion::BoneKey& key) {
    return glm::distance(toDouble(key.translation), toDouble(track.values().front().translation)) > 1e-3;
  });
}

double roundedTo(double value, double step) { return step > 0 ? std::round(value / step) * step : value; }

glm::dvec3 roundedTo(glm::dvec3 value, double step) {
  for (glm::length_t c = 0; c < 3; ++c) value[c] = roundedTo(value[c], step);
  return value;
}

motion::Keys<motion::BoneKey> noisyKeys(const motion::Track<motion::BoneKey>& track, const KnownNoise& noise,
                                        Normal& normal) {
  constexpr double kSpikeShare = 0.02;
  constexpr double kLostShare = 0.05;
  constexpr double kSpikeSize = 10;
  motion::Keys<motion::BoneKey> keys;
  NoiseSource turn(normal, noise.correlation);
  NoiseSource move(normal, noise.correlation);
  const double degrees = turns(track) ? noise.degrees : 0;
  const double units = moves(track) ? noise.units : 0;
  for (std::size_t i = 0; i < track.size(); ++i) {
    motion::BoneKey key = track.values()[i];
    glm::dvec3 ofTurn = turn.next() * (degrees / kDegrees);
    glm::dvec3 ofMove = move.next() * units;
    if (noise.kind == KnownNoise::Kind::Rounded) {
      const glm::dvec3 vector = turnVector(eval::usable(key.rotation));
      key.rotation = toStored(rotationFromVector(roundedTo(vector, degrees / kDegrees)));
      key.translation = toStored(roundedTo(toDouble(key.translation), units));
      keys.append(track.frames()[i], key);
      continue;
    }
    if (noise.kind == KnownNoise::Kind::Spikes && normal.uniform() < kSpikeShare) {
      ofTurn *= kSpikeSize;
      ofMove *= kSpikeSize;
    }
    const bool isInner = i > 0 && i + 1 < track.size();
    if (noise.kind == KnownNoise::Kind::LostFrames && isInner && normal.uniform() < kLostShare) continue;
    key.rotation = toStored(eval::usable(key.rotation) * rotationFromVector(ofTurn));
    key.translation = toStored(toDouble(key.translation) + ofMove);
    keys.append(track.frames()[i], key);
  }
  return keys;
}

/// Calls f(a, b) with the values of a bone track of both motions at every frame of the first.
void forEachPair(const motion::Track<motion::BoneKey>& a, const motion::Track<motion::BoneKey>& b,
                 const std::function<void(const eval::BoneSample&, const eval::BoneSample&)>& f) {
  eval::SampleCursor atA;
  eval::SampleCursor atB;
  for (const Frame frame : a.frames()) f(eval::sampleBone(a, frame, &atA), eval::sampleBone(b, frame, &atB));
}

struct SquareSums {
  double degrees = 0, units = 0;
  std::size_t turned = 0, moved = 0;
};

SquareSums squaresBetween(const motion::Track<motion::BoneKey>& clean, const motion::Track<motion::BoneKey>& motion) {
  SquareSums sums;
  const bool turning = turns(clean);
  const bool moving = moves(clean);
  forEachPair(clean, motion, [&](const eval::BoneSample& a, const eval::BoneSample& b) {
    const double degrees = eval::degreesBetween(a.rotation, b.rotation);
    const glm::dvec3 apart = a.translation - b.translation;
    if (turning) sums.degrees += degrees * degrees, ++sums.turned;
    if (moving) sums.units += glm::dot(apart, apart), ++sums.moved;
  });
  return sums;
}

double rootMean(double sum, std::size_t count) { return count == 0 ? 0 : std::sqrt(sum / static_cast<double>(count)); }

/// The change of the rotation of a bone from frame to frame.
std::vector<glm::dvec3> speedsOf(const motion::Track<motion::BoneKey>& track, FrameRange frames) {
  std::vector<glm::dvec3> speeds;
  eval::SampleCursor cursor;
  glm::dquat before = eval::sampleBone(track, frames.first, &cursor).rotation;
  for (Frame frame = frames.first + 1; frame <= frames.last; ++frame) {
    const glm::dquat rotation = eval::sampleBone(track, frame, &cursor).rotation;
    speeds.push_back(turnVector(rotation * glm::conjugate(before)));
    before = rotation;
  }
  return speeds;
}

}  // namespace

motion::Motion everyFrameOf(const motion::Motion& dance, Frame last) {
  motion::Motion result;
  for (const auto& track : dance.bones) {
    if (track.keys.empty()) continue;
    const motion::TrackId id = result.ensureBone(track.name);
    motion::Keys<motion::BoneKey> keys;
    eval::SampleCursor cursor;
    glm::dquat before = eval::kNoRotation;
    for (Frame frame = 0; frame <= last; ++frame) {
      const eval::BoneSample sample = eval::sampleBone(track.keys, frame, &cursor);
      motion::BoneKey key = motion::restBoneKey();
      key.translation = toStored(sample.translation);
      const glm::dquat rotation = glm::dot(before, sample.rotation) < 0 ? -sample.rotation : sample.rotation;
      key.rotation = toStored(rotation);
      before = rotation;
      keys.append(frame, key);
    }
    result.bones[id.index].keys = motion::Track(std::move(keys));
  }
  return result;
}

motion::Motion withNoise(const motion::Motion& clean, const KnownNoise& noise, std::uint32_t seed) {
  Normal normal(seed);
  motion::Motion noisy = clean;
  for (auto& track : noisy.bones) track.keys = motion::Track(noisyKeys(track.keys, noise, normal));
  return noisy;
}

NoiseLeft distanceFrom(const motion::Motion& clean, const motion::Motion& motion) {
  SquareSums all;
  for (std::size_t i = 0; i < clean.bones.size(); ++i) {
    const SquareSums sums = squaresBetween(clean.bones[i].keys, motion.bones[i].keys);
    all.degrees += sums.degrees;
    all.units += sums.units;
    all.turned += sums.turned;
    all.moved += sums.moved;
  }
  return {rootMean(all.degrees, all.turned), rootMean(all.units, all.moved)};
}

WorstBone worstBone(const motion::Motion& clean, const motion::Motion& noisy, const motion::Motion& left) {
  WorstBone worst;
  const auto compare = [&worst](double after, double before, const std::string& name) {
    if (before <= 0 || std::sqrt(after / before) <= worst.share) return;
    worst = {std::sqrt(after / before), name};
  };
  for (std::size_t i = 0; i < clean.bones.size(); ++i) {
    const SquareSums before = squaresBetween(clean.bones[i].keys, noisy.bones[i].keys);
    const SquareSums after = squaresBetween(clean.bones[i].keys, left.bones[i].keys);
    compare(after.degrees, before.degrees, clean.bones[i].name.text() + " (turn)");
    compare(after.units, before.units, clean.bones[i].name.text() + " (move)");
  }
  return worst;
}

double accentsKept(const motion::Motion& clean, const motion::Motion& motion) {
  constexpr std::size_t kAccents = 100;
  std::vector<std::pair<double, double>> accents;  // size, and share that is kept
  for (std::size_t i = 0; i < clean.bones.size(); ++i) {
    const auto& track = clean.bones[i].keys;
    if (track.size() < 3) continue;
    const std::vector<glm::dvec3> speeds = speedsOf(track, track.frameRange());
    const std::vector<glm::dvec3> kept = speedsOf(motion.bones[i].keys, track.frameRange());
    for (std::size_t k = 1; k < speeds.size(); ++k) {
      const glm::dvec3 accent = speeds[k] - speeds[k - 1];
      const double square = glm::dot(accent, accent);
      if (square > 0) accents.emplace_back(square, glm::dot(kept[k] - kept[k - 1], accent) / square);
    }
  }
  std::ranges::sort(accents, std::greater());
  accents.resize(std::min(accents.size(), kAccents));
  double sum = 0;
  for (const auto& [size, share] : accents) sum += share;
  return accents.empty() ? 1 : sum / static_cast<double>(accents.size());
}

double worldDistance(const model::Model& model, const motion::Motion& a, const motion::Motion& b) {
  const eval::Rig rig = eval::makeRig(model);
  std::vector<std::size_t> bones;
  for (std::size_t i = 0; i < model.bones.size(); ++i) {
    const std::string& name = model.bones[i].name.text;
    if (name == "左手首" || name == "右手首" || name == "頭") bones.push_back(i);
  }
  const eval::BoundMotion boundA(a, model, rig);
  const eval::BoundMotion boundB(b, model, rig);
  eval::RigPose poseA(rig);
  eval::RigPose poseB(rig);
  double sum = 0;
  std::size_t count = 0;
  for (Frame frame = 0; frame <= a.frameRange().last; ++frame) {
    eval::evaluatePose(rig, boundA, frame, poseA);
    eval::evaluatePose(rig, boundB, frame, poseB);
    for (const std::size_t bone : bones) {
      const glm::dvec3 apart = poseA.transforms[bone].position - poseB.transforms[bone].position;
      sum += glm::dot(apart, apart);
      ++count;
    }
  }
  return rootMean(sum, count);
}

}  // namespace furitsuke::test
