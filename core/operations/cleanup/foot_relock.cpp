// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/foot_relock.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "core/operations/cleanup/leg_keys.h"
#include "core/operations/cleanup/value_space.h"

namespace furitsuke::operations {

namespace {

/// A foot that is faster, over 5 frames, does not stand: model units per frame.
constexpr double kStandingSpeed = 0.02;
/// A foot that is ever farther from its mean place, as a multiple of the noise that was removed, slides or turns.
constexpr double kFarthestStand = 1.2;
constexpr std::size_t kShortestStand = 8;
/// Frames before and after a stand in which the foot is moved to its place.
constexpr std::size_t kStandFade = 4;
/// Feet that the removal of noise has moved less, on average, need no lock: model units.
constexpr double kUnmovedFoot = 0.002;
/// An ankle that is farther from where its IK bone wants it does not reach it: model units.
constexpr double kGoalReached = 0.05;

/// Frames of a leg by index, both included.
struct Stand {
  std::size_t first, last;
};

double speedAt(const std::vector<LegFrame>& frames, std::size_t i) {
  constexpr std::size_t kReach = 2;
  const std::size_t from = i < kReach ? 0 : i - kReach;
  const std::size_t to = std::min(i + kReach, frames.size() - 1);
  if (from == to) return 0;
  return glm::distance(frames[from].ankle.position, frames[to].ankle.position) / static_cast<double>(to - from);
}

std::vector<Stand> slowParts(const std::vector<LegFrame>& frames) {
  std::vector<Stand> parts;
  bool isSlow = false;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const bool is = speedAt(frames, i) < kStandingSpeed;
    if (is && !isSlow) parts.push_back({i, i});
    if (is) parts.back().last = i;
    isSlow = is;
  }
  return parts;
}

glm::dvec3 meanPlace(const std::vector<LegFrame>& frames, const Stand& stand) {
  glm::dvec3 sum{0, 0, 0};
  for (std::size_t i = stand.first; i <= stand.last; ++i) sum += frames[i].ankle.position;
  return sum / static_cast<double>(stand.last - stand.first + 1);
}

glm::dquat meanRotation(const std::vector<LegFrame>& frames, const Stand& stand) {
  const glm::dquat reference = frames[stand.first].ankle.rotation;
  glm::dvec3 sum{0, 0, 0};
  for (std::size_t i = stand.first; i <= stand.last; ++i) {
    sum += turnVector(frames[i].ankle.rotation * glm::conjugate(reference));
  }
  return rotationFromVector(sum / static_cast<double>(stand.last - stand.first + 1)) * reference;
}

/// How far the removal of noise has moved a foot during a stand: roots of mean squares.
struct RemovedTremble {
  double place = 0;  ///< model units
  double turn = 0;   ///< radians
};

RemovedTremble trembleIn(const std::vector<LegFrame>& frames, const std::vector<LegFrame>& noisy, const Stand& stand) {
  RemovedTremble sums;
  for (std::size_t i = stand.first; i <= stand.last; ++i) {
    const glm::dvec3 place = frames[i].ankle.position - noisy[i].ankle.position;
    const glm::dvec3 turn = turnVector(frames[i].ankle.rotation * glm::conjugate(noisy[i].ankle.rotation));
    sums.place += glm::dot(place, place);
    sums.turn += glm::dot(turn, turn);
  }
  const auto count = static_cast<double>(stand.last - stand.first + 1);
  return {std::sqrt(sums.place / count), std::sqrt(sums.turn / count)};
}

/// Whether the foot only trembles during the stand, and trembled more before the noise was removed.
bool isHeld(const Leg& leg, const eval::Rig& rig, const std::vector<LegFrame>& frames, const RemovedTremble& removed,
            const Stand& stand) {
  if (stand.last - stand.first + 1 < kShortestStand) return false;
  const glm::dvec3 place = meanPlace(frames, stand);
  const double atRest = glm::distance(rig.bones[leg.ankle].rest, rig.bones[leg.goal].rest);
  for (std::size_t i = stand.first; i <= stand.last; ++i) {
    const LegFrame& frame = frames[i];
    if (glm::distance(frame.ankle.position, place) > kFarthestStand * removed.place) return false;
    const double gap = glm::distance(frame.ankle.position, frame.goal.position) - atRest;
    if (frame.hasIk && std::abs(gap) > kGoalReached) return false;
  }
  return removed.place > kUnmovedFoot;
}

/// Adds the changes that hold the foot over a stand and lead it there.
void hold(const std::vector<LegFrame>& frames, const RemovedTremble& removed, const Stand& stand,
          std::vector<FootChange>& changes) {
  const glm::dvec3 place = meanPlace(frames, stand);
  const glm::dquat rotation = meanRotation(frames, stand);
  bool turns = true;
  for (std::size_t i = stand.first; i <= stand.last; ++i) {
    turns = turns && glm::length(turnVector(rotation * glm::conjugate(frames[i].ankle.rotation))) <
                         kFarthestStand * removed.turn;
  }
  const auto changeAt = [&](std::size_t i) {
    const glm::dquat turn = turns ? rotation * glm::conjugate(frames[i].ankle.rotation) : eval::kNoRotation;
    return FootChange{place - frames[i].ankle.position, turn, 1};
  };
  for (std::size_t i = stand.first; i <= stand.last; ++i) changes[i] = changeAt(i);
  const auto fade = [&](std::size_t at, const FootChange& end, std::size_t k) {
    if (changes[at].weight > 0) return false;
    const double weight = 1 - eased(static_cast<double>(k) / static_cast<double>(kStandFade));
    changes[at] = {end.offset * weight, eval::scaledRotation(end.turn, weight), weight};
    return true;
  };
  for (std::size_t k = 1; k < kStandFade && k <= stand.first; ++k) {
    if (!fade(stand.first - k, changes[stand.first], k)) break;
  }
  for (std::size_t k = 1; k < kStandFade && stand.last + k < frames.size(); ++k) {
    if (!fade(stand.last + k, changes[stand.last], k)) break;
  }
}

}  // namespace

Result<OperationResult> relockedFeet(const OperationInput& in, const motion::Motion& noisy) {
  if (in.model == nullptr) return OperationResult();
  const eval::Rig rig = eval::makeRig(*in.model);
  const std::vector<Leg> legs = legsOf(*in.model, rig);
  const FrameRange frames = chosenFrames(in);
  if (legs.empty() || frames.isEmpty()) return OperationResult();
  const LegMotion source = sampledLegs(in, rig, legs, {}, frames);
  const OperationInput before{noisy, in.keys, in.arguments, in.model, in.preExtrapolation, in.control};
  const LegMotion trembling = sampledLegs(before, rig, legs, {}, frames);
  if (in.control.isStopped()) return OperationResult();
  LegChanges changes;
  bool isAnyHeld = false;
  for (std::size_t leg = 0; leg < legs.size(); ++leg) {
    std::vector<FootChange>& foot = changes.feet.emplace_back(source.legs[leg].size());
    if (!isLegChosen(in, legs[leg])) continue;
    for (const Stand& stand : slowParts(source.legs[leg])) {
      const RemovedTremble removed = trembleIn(source.legs[leg], trembling.legs[leg], stand);
      if (!isHeld(legs[leg], rig, source.legs[leg], removed, stand)) continue;
      hold(source.legs[leg], removed, stand, foot);
      isAnyHeld = true;
    }
  }
  if (!isAnyHeld) return OperationResult();
  return LegKeys(in, rig, legs, {}, source, changes).make(0, 0);
}

}  // namespace furitsuke::operations
