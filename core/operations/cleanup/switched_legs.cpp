// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/switched_legs.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <utility>

#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/pose_bones.h"
#include "core/operations/cleanup/leg_motion.h"
#include "core/operations/cleanup/moved_bones.h"

namespace furitsuke::operations {

namespace {

/// A toe IK bone this near to the toe hardly turns the foot: model units.
constexpr double kAtToe = 1e-3;

/// An ankle farther from its IK bone does not reach it: model units.
constexpr double kInReach = 0.05;

/// The part of the bounds that the reduction may use; the rest is for the solver, which stops near its goal.
constexpr double kReducedPart = 0.98;

/// A leg with what moves it, and its new keys.
struct SwitchedLeg {
  const Leg& leg;
  std::vector<std::size_t> chains;  ///< that turn bones of the leg
  bool wasSwitched = false;         ///< at the previous frame
  FrameTransforms toes;             ///< of the toe IK bone
  bool isToeApart = false;          ///< whether the toe IK bone was elsewhere
};

std::vector<std::size_t> linksOf(const eval::RigIkChain& chain) {
  std::vector<std::size_t> bones;
  for (const eval::RigIkLink& link : chain.links) bones.push_back(static_cast<std::size_t>(chain.path[link.joint]));
  return bones;
}

SwitchedLeg switchedLeg(const eval::Rig& rig, const Leg& leg) {
  SwitchedLeg switched{leg, {}, false, {}, false};
  for (std::size_t i = 0; i < rig.chains.size(); ++i) {
    const std::vector<std::size_t> links = linksOf(rig.chains[i]);
    const bool turnsLeg = std::ranges::any_of(
        links, [&](std::size_t bone) { return bone == leg.thigh || bone == leg.knee || bone == leg.ankle; });
    if (turnsLeg) switched.chains.push_back(i);
  }
  return switched;
}

class LegSwitch {
 public:
  LegSwitch(const OperationInput& in, const eval::Rig& rig, const std::vector<Leg>& legs, LegControl control)
      : in_(in), rig_(rig), control_(control), bones_(in), frames_(chosenFrames(in)), pose_(rig) {
    for (const Leg& leg : legs) {
      if (isLegChosen(in, leg)) legs_.push_back(switchedLeg(rig, leg));
    }
  }

  Result<OperationResult> make(double position, double angle) {
    const Frame last = in_.motion.frameRange().last;
    const FrameRange sampled{frames_.first, frames_.last < last ? frames_.last + 1 : frames_.last};
    if (frames_.isEmpty() || legs_.empty()) return OperationResult();
    // The source, and both for the errors.
    const std::int64_t poses = 3 * (std::int64_t{sampled.last} - sampled.first + 1);
    in_.control.requireSamples(poses * static_cast<std::int64_t>(rig_.bones.size()));
    if (in_.control.isStopped()) return OperationResult();
    readSource(sampled);
    for (const auto& [bone, locals] : locals_) in_.control.requireKeys(static_cast<std::int64_t>(locals.size()));
    if (in_.control.isStopped()) return OperationResult();
    for (const auto& [bone, locals] : locals_) bones_.set(bone, locals);
    for (const SwitchedLeg& leg : legs_) {
      if (leg.isToeApart) bones_.set(static_cast<std::size_t>(rig_.chains[*leg.leg.toeChain].goal), leg.toes);
    }
    for (const auto& [chain, ranges] : switched_) {
      for (const FrameRange& range : ranges) bones_.switchChain(chain, range, control_ == LegControl::Ik);
    }
    // Foot IK may show bends between two frames that rotations show only with keys at both.
    const bool isToRotations = control_ == LegControl::Rotations;
    const Status reduced = isToRotations ? bones_.reduceWithHalfFrames(rig_, bonesToKeep(), sampled,
                                                                       position * kReducedPart, angle * kReducedPart)
                                         : bones_.reduce(position * kReducedPart, angle * kReducedPart);
    if (!reduced) return reduced.error();
    if (!locals_.empty()) bones_.measureErrors(rig_, bonesToKeep(), sampled, position, angle);
    return bones_.take();
  }

 private:
  void readSource(FrameRange sampled) {
    eval::BoundMotion bound(in_.motion, *in_.model, rig_);
    bound.setPreExtrapolation(in_.preExtrapolation);
    for (std::int64_t at = sampled.first; at <= sampled.last && !in_.control.isCanceled(); ++at) {
      const auto frame = static_cast<Frame>(at);
      bound.sample(frame, pose_);
      keyed_ = pose_.locals;
      eval::applyMorphs(rig_, pose_);
      eval::poseBones(rig_, pose_);
      for (SwitchedLeg& leg : legs_) readLeg(leg, frame);
    }
  }

  /// A leg that is switched at the last chosen frame keeps its new keys for a frame more: between both frames the
  /// motion shows them.
  void readLeg(SwitchedLeg& leg, Frame frame) {
    const bool isOther =
        control_ == LegControl::Ik
            ? pose_.ikEnabled[leg.leg.chain] == 0 || !isReached(leg.leg)
            : std::ranges::any_of(leg.chains, [this](std::size_t chain) { return pose_.ikEnabled[chain] != 0; });
    const bool isChosen = frames_.contains(frame);
    const bool isSwitched = isOther && (isChosen || leg.wasSwitched);
    leg.wasSwitched = isSwitched;
    if (!isSwitched) return;
    if (control_ == LegControl::Ik) moveGoals(leg, frame);
    keepTurns(leg, frame);
    if (!isChosen) return;
    if (control_ == LegControl::Rotations) {
      for (const std::size_t chain : leg.chains) noteSwitch(chain, frame, true);
      return;
    }
    noteSwitch(leg.leg.chain, frame, false);
    if (leg.leg.toeChain) noteSwitch(*leg.leg.toeChain, frame, false);
  }

  [[nodiscard]] bool isReached(const Leg& leg) const {
    const double atRest = glm::distance(rig_.bones[leg.ankle].rest, rig_.bones[leg.goal].rest);
    const double gap = glm::distance(pose_.transforms[leg.ankle].position, pose_.transforms[leg.goal].position);
    return gap <= atRest + kInReach;
  }

  /// Gives the bones that IK turns the rotations that they show.
  void keepTurns(const SwitchedLeg& leg, Frame frame) {
    std::set<std::size_t> turned;
    for (const std::size_t chain : leg.chains) {
      if (pose_.ikEnabled[chain] == 0) continue;
      const std::vector<std::size_t> links = linksOf(rig_.chains[chain]);
      turned.insert(links.begin(), links.end());
    }
    for (const std::size_t bone : turned) {
      const eval::LocalTransform local = keyedMoveFor(rig_, pose_, keyed_[bone], bone, pose_.transforms[bone]);
      locals_[bone].push_back({frame, {keyed_[bone].translation, local.rotation}});
    }
  }

  /// Puts the IK bones where the foot is. IK then leaves the leg as it is, because its target is reached before it
  /// turns anything; the rotations of the leg stay, and decide where the knee points.
  void moveGoals(SwitchedLeg& leg, Frame frame) {
    const std::size_t goal = leg.leg.goal;
    const RigidTransform ankle = pose_.transforms[leg.leg.ankle];
    eval::LocalTransform localTransform = keyedMoveFor(rig_, pose_, keyed_[goal], goal, ankle);
    if (!leg.leg.toeChain) localTransform.rotation = keyed_[goal].rotation;
    locals_[goal].push_back({frame, localTransform});
    if (!leg.leg.toeChain) return;
    const auto toeGoal = static_cast<std::size_t>(rig_.chains[*leg.leg.toeChain].goal);
    pose_.transforms[goal] = ankle;
    std::vector<std::size_t> between;
    for (model::BoneIndex bone = rig_.bones[toeGoal].parent; static_cast<std::size_t>(bone) != goal;
         bone = rig_.bones[static_cast<std::size_t>(bone)].parent) {
      between.push_back(static_cast<std::size_t>(bone));
    }
    for (auto bone = between.rbegin(); bone != between.rend(); ++bone) eval::poseBone(rig_, pose_, *bone);
    const RigidTransform toe{pose_.transforms[leg.leg.toe].position, pose_.transforms[toeGoal].rotation};
    const glm::dvec3 point = keyedMoveFor(rig_, pose_, keyed_[toeGoal], toeGoal, toe).translation;
    leg.isToeApart = leg.isToeApart || glm::distance(point, keyed_[toeGoal].translation) > kAtToe;
    leg.toes.push_back({frame, {point, keyed_[toeGoal].rotation}});
  }

  /// All bones but the IK bones, which may be anywhere while IK is off.
  [[nodiscard]] std::vector<std::size_t> bonesToKeep() const {
    std::vector<std::size_t> bones;
    for (std::size_t bone = 0; bone < rig_.bones.size(); ++bone) {
      const bool isGoal =
          std::ranges::any_of(legs_, [&](const SwitchedLeg& leg) { return isBelow(rig_, bone, leg.leg.goal); });
      if (!isGoal) bones.push_back(bone);
    }
    return bones;
  }

  void noteSwitch(std::size_t chain, Frame frame, bool from) {
    if ((pose_.ikEnabled[chain] != 0) != from) return;
    std::vector<FrameRange>& ranges = switched_[chain];
    if (!ranges.empty() && ranges.back().last + 1 == frame) {
      ranges.back().last = frame;
    } else {
      ranges.push_back({frame, frame});
    }
  }

  const OperationInput& in_;
  const eval::Rig& rig_;
  LegControl control_;
  MovedBones bones_;
  FrameRange frames_;
  eval::RigPose pose_;
  std::vector<eval::LocalTransform> keyed_;  ///< of each bone, before morphs
  std::vector<SwitchedLeg> legs_;
  std::map<std::size_t, FrameTransforms> locals_;            ///< by bone
  std::map<std::size_t, std::vector<FrameRange>> switched_;  ///< by chain
};

}  // namespace

Result<OperationResult> runLegSwitch(const OperationInput& in, LegControl control) {
  if (in.model == nullptr) return legModelMissing();
  const eval::Rig rig = eval::makeRig(*in.model);
  const std::vector<Leg> legs = legsOf(*in.model, rig);
  if (legs.empty()) return legsMissing();
  return LegSwitch(in, rig, legs, control).make(in.arguments.number("position"), in.arguments.number("angle"));
}

std::vector<OperationParameter> legSwitchParameters() {
  return {numberParameter("position", Core::tr("Largest position error of bones; 0 for a key at every frame"), "0.02",
                          Core::tr("model units"), 0, 1000),
          numberParameter("angle", Core::tr("Largest rotation error of bones; 0 for a key at every frame"), "0.5",
                          "degrees", 0, 180)};
}

}  // namespace furitsuke::operations
