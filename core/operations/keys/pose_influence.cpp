// SPDX-License-Identifier: MIT
#include "core/operations/keys/pose_influence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/gtc/quaternion.hpp>

#include "core/base/parallel.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke::operations {

namespace {

constexpr std::size_t kSampleCount = 9;

struct Change {
  double distance = 0;
  double angle = 0;  ///< radians
};

Change largestChange(const std::vector<RigidTransform>& before, const std::vector<RigidTransform>& after) {
  double squared = 0;
  double sineSquared = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    const glm::dvec3 move = after[i].position - before[i].position;
    squared = std::max(squared, glm::dot(move, move));
    const glm::dvec3 turn = eval::vectorPart(glm::conjugate(before[i].rotation) * after[i].rotation);
    sineSquared = std::max(sineSquared, glm::dot(turn, turn));
  }
  return {std::sqrt(squared), 2 * std::asin(std::min(1.0, std::sqrt(sineSquared)))};
}

/// The influence of each bone at one frame.
std::vector<PoseInfluence> influencesAt(const eval::Rig& rig, const eval::BoundMotion& motion, double frame,
                                        const std::vector<BoneChannelsInUse>& inUse, const OperationControl& control) {
  constexpr double kMove = 0.02;   // model units
  constexpr double kTurn = 0.005;  // radians
  eval::RigPose pose(rig);
  eval::evaluatePose(rig, motion, frame, pose);
  const std::vector<RigidTransform> rest = pose.transforms;
  std::vector<PoseInfluence> influences(rig.bones.size(), PoseInfluence{0, 0, 0, 0});
  const auto changeNow = [&] {
    eval::poseBonesBeforePhysics(rig, pose);
    eval::poseBonesAfterPhysics(rig, pose);
    return largestChange(rest, pose.transforms);
  };
  for (std::size_t bone = 0; bone < rig.bones.size(); ++bone) {
    if (control.isCanceled()) break;
    PoseInfluence& influence = influences[bone];
    const eval::LocalTransform keyed = pose.locals[bone];
    for (int axis = 0; axis < 3; ++axis) {
      glm::dvec3 unit{0, 0, 0};
      unit[axis] = 1;
      if (inUse[bone].moves) {
        pose.locals[bone].translation = keyed.translation + unit * kMove;
        const Change moved = changeNow();
        influence.positionByMove = std::max(influence.positionByMove, moved.distance / kMove);
        influence.angleByMove = std::max(influence.angleByMove, moved.angle / kMove);
      }
      if (inUse[bone].turns) {
        pose.locals[bone] = {keyed.translation, glm::angleAxis(kTurn, unit) * keyed.rotation};
        const Change turned = changeNow();
        influence.positionByTurn = std::max(influence.positionByTurn, turned.distance / kTurn);
        influence.angleByTurn = std::max(influence.angleByTurn, turned.angle / kTurn);
      }
      pose.locals[bone] = keyed;
    }
  }
  return influences;
}

}  // namespace

BoneChannelsInUse channelsInUse(const motion::Track<motion::BoneKey>& track) {
  BoneChannelsInUse inUse;
  for (const motion::BoneKey& key : track.values()) {
    inUse.moves |= key.translation != track.values().front().translation;
    inUse.turns |= key.rotation != track.values().front().rotation;
  }
  return inUse;
}

std::vector<PoseInfluence> influencesOf(const eval::Rig& rig, const eval::BoundMotion& motion, FrameRange range,
                                        const std::vector<BoneChannelsInUse>& inUse, const OperationControl& control) {
  // The poses of all bones are evaluated for each bone.
  constexpr std::size_t kMostWork = std::size_t{1} << 24;
  const auto included = static_cast<std::size_t>(
      std::ranges::count_if(inUse, [](const BoneChannelsInUse& bone) { return bone.moves || bone.turns; }));
  if (included * rig.bones.size() > kMostWork) return std::vector<PoseInfluence>(rig.bones.size());
  std::array<std::vector<PoseInfluence>, kSampleCount> samples;
  forEachInParallel(kSampleCount, [&](std::size_t i, std::size_t) {
    const double share = (static_cast<double>(i) + 0.5) / kSampleCount;
    samples[i] = influencesAt(rig, motion, range.first + share * (static_cast<double>(range.last) - range.first), inUse,
                              control);
  });
  std::vector<PoseInfluence> influences(rig.bones.size());
  for (std::size_t bone = 0; bone < influences.size(); ++bone) {
    const auto middle = [&](double PoseInfluence::*member) {
      std::array<double, kSampleCount> values{};
      for (std::size_t i = 0; i < kSampleCount; ++i) values[i] = samples[i][bone].*member;
      std::ranges::sort(values);
      return values[kSampleCount / 2];
    };
    influences[bone] = {middle(&PoseInfluence::positionByMove), middle(&PoseInfluence::angleByMove),
                        middle(&PoseInfluence::positionByTurn), middle(&PoseInfluence::angleByTurn)};
  }
  return influences;
}

std::vector<MorphMove> movesOfMorph(const eval::MorphRig& rig, std::size_t morph) {
  std::vector<MorphMove> moves;
  const auto add = [&](std::size_t child, double ratio) {
    for (const eval::RigBoneOffset& offset : rig.boneOffsets) {
      if (static_cast<std::size_t>(offset.morph) != child) continue;
      const double sine = glm::length(eval::vectorPart(offset.rotation));
      moves.push_back({static_cast<std::size_t>(offset.bone), std::abs(ratio) * glm::length(offset.translation),
                       std::abs(ratio) * 2 * std::asin(std::min(1.0, sine))});
    }
  };
  add(morph, 1);
  const auto addChildren = [&](const std::vector<eval::RigMorphList>& lists, bool isProportional) {
    for (const eval::RigMorphList& list : lists) {
      if (static_cast<std::size_t>(list.morph) != morph) continue;
      for (const eval::RigMorphShare& share : list.shares) {
        add(static_cast<std::size_t>(share.morph), isProportional ? share.ratio : 0);
      }
    }
  };
  addChildren(rig.groups, true);
  addChildren(rig.flips, false);
  return moves;
}

PoseMovers::PoseMovers(const eval::Rig& rig) : direct_(rig.bones.size()) {
  for (std::size_t i = 0; i < rig.bones.size(); ++i) {
    const eval::RigBone& bone = rig.bones[i];
    if (bone.parent != model::kNoIndex) direct_[i].push_back(bone.parent);
    if (bone.append != model::kNoIndex) direct_[i].push_back(rig.appends[static_cast<std::size_t>(bone.append)].source);
  }
  for (const eval::RigIkChain& chain : rig.chains) {
    for (const eval::RigIkLink& link : chain.links) {
      auto& movers = direct_[static_cast<std::size_t>(chain.path[link.joint])];
      movers.push_back(chain.goal);
      movers.insert(movers.end(), chain.path.begin(), chain.path.end());
    }
  }
}

std::vector<model::BoneIndex> PoseMovers::of(model::BoneIndex bone) const {
  std::vector<model::BoneIndex> movers{bone};
  std::vector<bool> isFound(direct_.size(), false);
  isFound[static_cast<std::size_t>(bone)] = true;
  for (std::size_t next = 0; next < movers.size(); ++next) {
    for (const model::BoneIndex mover : direct_[static_cast<std::size_t>(movers[next])]) {
      if (isFound[static_cast<std::size_t>(mover)]) continue;
      isFound[static_cast<std::size_t>(mover)] = true;
      movers.push_back(mover);
    }
  }
  return movers;
}

PoseFollowers::PoseFollowers(const eval::Rig& rig) : followers_(rig.bones.size()) {
  const std::size_t count = rig.bones.size();
  const auto placeOf = [](model::BoneIndex bone) { return static_cast<std::size_t>(bone); };
  std::vector<bool> isSimple(count, true);
  for (std::size_t i = 0; i < count; ++i) {
    isSimple[i] = rig.bones[i].append == model::kNoIndex && rig.bones[i].turn == model::kNoIndex;
  }
  for (const eval::RigAppend& append : rig.appends) isSimple[placeOf(append.source)] = false;
  for (const eval::RigIkChain& chain : rig.chains) {
    isSimple[placeOf(chain.goal)] = false;
    for (const model::BoneIndex bone : chain.path) isSimple[placeOf(bone)] = false;
  }
  for (const model::BoneIndex bone : rig.lateBones) isSimple[placeOf(bone)] = false;
  // Each bone is added to those of all its ancestors, in an order that has parents first.
  std::vector<std::vector<model::BoneIndex>> children(count);
  std::vector<model::BoneIndex> order;
  for (std::size_t i = 0; i < count; ++i) {
    const model::BoneIndex parent = rig.bones[i].parent;
    (parent == model::kNoIndex ? order : children[placeOf(parent)]).push_back(static_cast<model::BoneIndex>(i));
  }
  for (std::size_t next = 0; next < order.size(); ++next) {
    const std::vector<model::BoneIndex>& own = children[placeOf(order[next])];
    order.insert(order.end(), own.begin(), own.end());
  }
  for (auto bone = order.rbegin(); bone != order.rend(); ++bone) {
    const model::BoneIndex parent = rig.bones[placeOf(*bone)].parent;
    if (parent != model::kNoIndex && !isSimple[placeOf(*bone)]) isSimple[placeOf(parent)] = false;
  }
  for (const model::BoneIndex bone : order) {
    for (model::BoneIndex up = bone; up != model::kNoIndex; up = rig.bones[placeOf(up)].parent) {
      if (isSimple[placeOf(up)]) followers_[placeOf(up)].push_back(bone);
    }
  }
}

}  // namespace furitsuke::operations
