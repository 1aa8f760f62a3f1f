// SPDX-License-Identifier: MIT
#include "core/operations/keys/pose_check.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

#include "core/base/parallel.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke::operations {

namespace {

double distanceBetween(const RigidTransform& a, const RigidTransform& b) {
  return glm::length(a.position - b.position);
}

}  // namespace

void takeWorse(PoseError& worst, const PoseError& other) {
  if (other.distance > worst.distance) {
    worst.distance = other.distance;
    worst.distanceBone = other.distanceBone;
    worst.distanceFrame = other.distanceFrame;
  }
  if (other.degrees > worst.degrees) {
    worst.degrees = other.degrees;
    worst.degreesBone = other.degreesBone;
    worst.degreesFrame = other.degreesFrame;
  }
}

struct PoseCheck::Worker {
  explicit Worker(const eval::Rig& rig)
      : before(rig), after(rig), moves(rig.bones.size()), turns(rig.bones.size()), isAncestor(rig.bones.size()) {}
  eval::RigPose before, after;
  // Of the time whose causes are looked for: how far the keys of each bone are from those before, in model units and
  // radians; and of one bone, itself and its parents.
  std::vector<double> moves, turns;
  std::vector<std::uint8_t> isAncestor;
};

PoseCheck::PoseCheck(const eval::Rig& rig, const eval::BoundMotion& before, const RecordedFrames& recorded,
                     const PlantedFeet& feet, PoseBounds bounds, std::vector<PoseInfluence> influences,
                     std::vector<bool> reducedBones, std::vector<bool> reducedMorphs, const OperationControl& control)
    : rig_(rig),
      before_(before),
      recorded_(recorded),
      feet_(feet),
      bounds_(std::move(bounds)),
      influences_(std::move(influences)),
      reducedBones_(std::move(reducedBones)),
      reducedMorphs_(std::move(reducedMorphs)),
      movers_(rig),
      control_(control) {
  for (const double degrees : bounds_.degrees) {
    const double sine = std::sin(glm::radians(std::min(90.0, 0.5 * degrees)));
    sineSquares_.push_back(sine * sine);
  }
}

std::vector<Frame> PoseCheck::blocksOf(const std::vector<FrameRange>& ranges) {
  std::vector<Frame> firsts;
  for (const FrameRange& range : ranges) {
    const Frame last = range.last / kBlock;
    for (Frame block = range.first / kBlock; block <= last; ++block) firsts.push_back(block * kBlock);
  }
  std::ranges::sort(firsts);
  firsts.erase(std::unique(firsts.begin(), firsts.end()), firsts.end());
  return firsts;
}

std::int64_t PoseCheck::frameCount(const std::vector<FrameRange>& ranges) {
  return static_cast<std::int64_t>(blocksOf(ranges).size()) * kBlock;
}

std::vector<ErrorCause> PoseCheck::check(const eval::BoundMotion& after, const std::vector<FrameRange>& ranges) {
  const std::vector<Frame> firsts = blocksOf(ranges);
  std::vector<PoseError> errors(firsts.size());
  std::vector<std::vector<ErrorCause>> causes(firsts.size());
  std::vector<std::optional<Worker>> workers(parallelWorkers(firsts.size()));
  const std::vector<Transforms*> transforms = keptTransforms(firsts);
  forEachInParallel(firsts.size(), [&](std::size_t i, std::size_t worker) {
    if (control_.isCanceled()) return;
    if (!workers[worker]) workers[worker].emplace(rig_);
    errors[i] = checkBlock(after, firsts[i], transforms[i], *workers[worker], causes[i]);
  });
  std::vector<ErrorCause> all;
  for (std::size_t i = 0; i < firsts.size(); ++i) {
    blocks_[firsts[i]] = errors[i];
    std::ranges::move(causes[i], std::back_inserter(all));
  }
  return all;
}

std::vector<PoseCheck::Transforms*> PoseCheck::keptTransforms(const std::vector<Frame>& blocks) {
  constexpr std::size_t kMostBytes = std::size_t{96} << 20;
  const std::size_t bytes = 2 * kBlock * rig_.bones.size() * sizeof(RigidTransform) + 1;
  std::vector<Transforms*> kept;
  for (const Frame block : blocks) {
    auto place = kept_.find(block);
    if (place == kept_.end() && kept_.size() < kMostBytes / bytes) place = kept_.emplace(block, Transforms()).first;
    kept.push_back(place == kept_.end() ? nullptr : &place->second);
  }
  return kept;
}

PoseError PoseCheck::worst() const {
  PoseError worst;
  for (const auto& [first, error] : blocks_) takeWorse(worst, error);
  return worst;
}

const std::vector<RigidTransform>* PoseCheck::transformsBefore(Frame frame, bool isHalf) const {
  const auto block = kept_.find(frame / kBlock * kBlock);
  if (block == kept_.end()) return nullptr;
  const auto& transforms = block->second[static_cast<std::size_t>(2 * (frame % kBlock) + (isHalf ? 1 : 0))];
  return transforms.empty() ? nullptr : &transforms;
}

PoseError PoseCheck::checkBlock(const eval::BoundMotion& after, Frame first, Transforms* transforms, Worker& worker,
                                std::vector<ErrorCause>& causes) const {
  PoseError worst;
  for (Frame i = 0; i < kBlock; ++i) {
    if (first > kMaxFrame - i) break;
    const Frame frame = first + i;
    const auto check = [&](bool isHalf) {
      std::vector<RigidTransform>* kept = nullptr;
      if (transforms != nullptr) kept = &(*transforms)[static_cast<std::size_t>(2 * i + (isHalf ? 1 : 0))];
      takeWorse(worst, checkTime(after, frame, isHalf, kept, worker, causes));
    };
    check(false);
    if (recorded_.hasHalf(frame)) check(true);
  }
  return worst;
}

PoseError PoseCheck::checkTime(const eval::BoundMotion& after, Frame frame, bool isHalf,
                               std::vector<RigidTransform>* transforms, Worker& worker,
                               std::vector<ErrorCause>& causes) const {
  const double time = frame + (isHalf ? 0.5 : 0);
  if (transforms != nullptr && !transforms->empty()) {
    worker.before.transforms = *transforms;
  } else {
    eval::evaluatePose(rig_, before_, time, worker.before);
    if (transforms != nullptr) *transforms = worker.before.transforms;
  }
  eval::evaluatePose(rig_, after, time, worker.after);
  PoseError error{.distanceFrame = frame, .degreesFrame = frame};
  double sineSquared = 0;
  bool isTurned = false;
  for (std::size_t bone = 0; bone < rig_.bones.size(); ++bone) {
    const RigidTransform& a = worker.before.transforms[bone];
    const RigidTransform& b = worker.after.transforms[bone];
    const double distance = distanceBetween(a, b);
    if (distance > error.distance) {
      error.distance = distance;
      error.distanceBone = static_cast<model::BoneIndex>(bone);
    }
    const glm::dvec3 turn = eval::vectorPart(glm::conjugate(a.rotation) * b.rotation);
    isTurned |= glm::dot(turn, turn) > sineSquares_[bone];
    if (glm::dot(turn, turn) <= sineSquared) continue;
    sineSquared = glm::dot(turn, turn);
    error.degreesBone = static_cast<model::BoneIndex>(bone);
  }
  error.degrees = glm::degrees(2 * std::asin(std::min(1.0, std::sqrt(sineSquared))));
  bool isSliding = false;
  feet_.forEachAt(time, [&](std::size_t ankle) {
    isSliding |= distanceBetween(worker.before.transforms[ankle], worker.after.transforms[ankle]) > feet_.bound();
  });
  if (error.distance > bounds_.distance || isTurned || isSliding) {
    findCauses(after, {.frame = frame, .isHalf = isHalf}, worker, causes);
  }
  return error;
}

void PoseCheck::findCauses(const eval::BoundMotion& after, ErrorCause at, Worker& worker,
                           std::vector<ErrorCause>& causes) const {
  std::vector<ErrorCause> found;
  // Samples the keys without bone morphs; the transforms of the bones do not change.
  const double time = at.frame + (at.isHalf ? 0.5 : 0);
  before_.sample(time, worker.before);
  after.sample(time, worker.after);
  for (std::size_t bone = 0; bone < rig_.bones.size(); ++bone) {
    const eval::LocalTransform& a = worker.before.locals[bone];
    const eval::LocalTransform& b = worker.after.locals[bone];
    worker.moves[bone] = glm::length(a.translation - b.translation);
    worker.turns[bone] = glm::radians(eval::degreesBetween(a.rotation, b.rotation));
  }
  bool isExplained = false;
  for (std::size_t bone = 0; bone < rig_.bones.size(); ++bone) {
    const RigidTransform& a = worker.before.transforms[bone];
    const RigidTransform& b = worker.after.transforms[bone];
    if (isTooFar(bone, time, distanceBetween(a, b))) isExplained |= findCause(bone, false, at, worker, found);
    if (eval::degreesBetween(a.rotation, b.rotation) > bounds_.degrees[bone])
      isExplained |= findCause(bone, true, at, worker, found);
  }
  if (!isExplained) {
    for (std::size_t i = 0; i < reducedBones_.size(); ++i) {
      if (reducedBones_[i]) found.push_back({motion::TrackKind::Bone, i, at.frame, at.isHalf});
    }
    for (std::size_t i = 0; i < reducedMorphs_.size(); ++i) {
      if (reducedMorphs_[i]) found.push_back({motion::TrackKind::Morph, i, at.frame, at.isHalf});
    }
  }
  std::ranges::sort(found);
  causes.insert(causes.end(), found.begin(), std::unique(found.begin(), found.end()));
}

bool PoseCheck::findCause(std::size_t bone, bool byTurn, ErrorCause at, Worker& worker,
                          std::vector<ErrorCause>& causes) const {
  double largest = 0;
  std::size_t cause = 0;
  const RigidTransform& own = worker.before.transforms[bone];
  std::ranges::fill(worker.isAncestor, std::uint8_t{0});
  for (auto up = static_cast<model::BoneIndex>(bone); up != model::kNoIndex;
       up = rig_.bones[static_cast<std::size_t>(up)].parent) {
    worker.isAncestor[static_cast<std::size_t>(up)] = 1;
  }
  for (const model::BoneIndex index : movers_.of(static_cast<model::BoneIndex>(bone))) {
    const auto mover = static_cast<std::size_t>(index);
    if (!reducedBones_[mover]) continue;
    const double move = worker.moves[mover];
    const double turn = worker.turns[mover];
    const PoseInfluence& influence = influences_[mover];
    double share = 0;
    if (byTurn) {
      share = turn * influence.angleByTurn + move * influence.angleByMove;
    } else {
      // A bone rotates its descendants about itself.
      const double lever = distanceBetween(own, worker.before.transforms[mover]);
      const double tolerance =
          worker.isAncestor[mover] != 0 ? std::min(lever, influence.positionByTurn) : influence.positionByTurn;
      share = turn * tolerance + move * influence.positionByMove;
    }
    if (share <= largest) continue;
    largest = share;
    cause = mover;
  }
  if (largest > 0) causes.push_back({motion::TrackKind::Bone, cause, at.frame, at.isHalf});
  const double error = byTurn ? glm::radians(eval::degreesBetween(own.rotation, worker.after.transforms[bone].rotation))
                              : distanceBetween(own, worker.after.transforms[bone]);
  constexpr double kMostOfIt = 0.3;
  if (largest > kMostOfIt * error) return true;
  // The rest is caused by bone morphs.
  bool isFound = largest > 0;
  for (std::size_t i = 0; i < reducedMorphs_.size(); ++i) {
    if (!reducedMorphs_[i] || worker.before.keyedWeights[i] == worker.after.keyedWeights[i]) continue;
    causes.push_back({motion::TrackKind::Morph, i, at.frame, at.isHalf});
    isFound = true;
  }
  return isFound;
}

bool PoseCheck::isTooFar(std::size_t bone, double time, double distance) const {
  double bound = bounds_.distance;
  feet_.forEachAt(time, [&](std::size_t ankle) {
    if (ankle == bone) bound = std::min(bound, feet_.bound());
  });
  return distance > bound;
}

}  // namespace furitsuke::operations
