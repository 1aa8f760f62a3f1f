// SPDX-License-Identifier: MIT
#include "core/retarget/body_pose_fit.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

#include "core/eval/rig/rotation_math.h"
#include "core/retarget/limb_alignment.h"
#include "core/retarget/two_bone_reach.h"

namespace furitsuke::retarget {

namespace {

constexpr Side otherSide(Side side) { return side == Side::Left ? Side::Right : Side::Left; }

/// The models of MMD face -z: knees bend forward, elbows backward.
const glm::dvec3 kForward{0, 0, -1};

}  // namespace

BodyPoseFit::BodyPoseFit(const HumanoidModel& source, const HumanoidModel& target, const TargetSkeleton& skeleton,
                         const BodySize& sourceSize, const BodySize& targetSize, const BodyRatios& ratios)
    : source_(source),
      target_(target),
      skeleton_(skeleton),
      sourceSize_(sourceSize),
      targetSize_(targetSize),
      ratios_(ratios),
      world_(skeleton.bones().size(), eval::kNoRotation),
      positions_(skeleton.bones().size()),
      locals_(skeleton.bones().size()) {
  const auto first = std::ranges::find_if(skeleton.bones(), [](const TargetBone& bone) {
    return bone.part == BodyPart::UpperArm || bone.part == BodyPart::LowerArm;
  });
  firstOfArms_ = static_cast<std::size_t>(first - skeleton.bones().begin());
}

const glm::dvec3& BodyPoseFit::sourceAt(const eval::RigPose& source, HumanoidBone role) const {
  return source.transforms[static_cast<std::size_t>(source_.bone(role))].position;
}

/// From the floor of the source, on which its ankles have the height that they have at rest.
glm::dvec3 BodyPoseFit::scaled(const glm::dvec3& position) const {
  return {position.x * ratios_.travel, (position.y - sourceSize_.ankle) * ratios_.leg + targetSize_.ankle,
          position.z * ratios_.travel};
}

glm::dvec3 BodyPoseFit::ankleFor(const eval::RigPose& source, Side side) const {
  return scaled(sourceAt(source, roleOf(side, Limb::Foot)));
}

void BodyPoseFit::takeRotations(const eval::RigPose& source) {
  const auto bones = skeleton_.bones();
  for (std::size_t i = 0; i < bones.size(); ++i) {
    locals_[i] = {};
    if (bones[i].source == model::kNoIndex) continue;
    const auto from = static_cast<std::size_t>(bones[i].source);
    world_[i] = glm::normalize(source.transforms[from].rotation * bones[i].alignment);
    if (bones[i].takesMoves) locals_[i].translation = source.locals[from].translation * ratios_.leg;
  }
}

void BodyPoseFit::place(std::size_t first) {
  const auto bones = skeleton_.bones();
  for (std::size_t i = first; i < bones.size(); ++i) {
    const TargetBone& bone = bones[i];
    const bool isRoot = bone.parent == kNoPlace;
    const glm::dquat& above = isRoot ? eval::kNoRotation : world_[bone.parent];
    eval::LocalTransform& local = locals_[i];
    if (bone.source != model::kNoIndex) {
      local.rotation = glm::normalize(glm::conjugate(above) * world_[i]);
      if (bone.fixedAxis) {
        local.rotation = eval::aboutFixedAxis(local.rotation, *bone.fixedAxis);
        world_[i] = above * local.rotation;
      }
    } else if (bone.appendSource != kNoPlace) {
      world_[i] = above * eval::scaledRotation(locals_[bone.appendSource].rotation, bone.appendRatio);
    } else {
      world_[i] = above;
    }
    const glm::dvec3 offset = bone.offset + local.translation;
    positions_[i] = isRoot ? offset : positions_[bone.parent] + eval::rotated(above, offset);
  }
}

/// Moves センター until the middle between both legs is at its place.
void BodyPoseFit::placeHips(const eval::RigPose& source) {
  const auto at = [&](Side side) { return sourceAt(source, roleOf(side, Limb::UpperLeg)); };
  const glm::dvec3 wanted = scaled((at(Side::Left) + at(Side::Right)) / 2.0);
  const std::size_t hips = skeleton_.place(HumanoidBone::Hips);
  const glm::dvec3 middle =
      positions_[hips] + eval::rotated(world_[hips], target_.restHips() - target_.rest(HumanoidBone::Hips));
  const std::size_t center = skeleton_.center();
  const std::size_t parent = skeleton_.bones()[center].parent;
  const glm::dvec3 missing = wanted - middle;
  locals_[center].translation += parent == kNoPlace ? missing : eval::rotatedBack(world_[parent], missing);
  place(center);
}

void BodyPoseFit::placeAnkle(Side side, const glm::dvec3& ankle) {
  const std::size_t upper = skeleton_.place(roleOf(side, Limb::UpperLeg));
  const std::size_t lower = skeleton_.place(roleOf(side, Limb::LowerLeg));
  const std::size_t foot = skeleton_.place(roleOf(side, Limb::Foot));
  const TwoBoneTurns turns = reachWith({positions_[upper], positions_[lower], positions_[foot]}, ankle,
                                       eval::rotated(world_[upper], kForward));
  const auto direction = [&](const glm::dquat& turn, std::size_t from, std::size_t to) {
    return unitOf(eval::rotated(turn, positions_[to] - positions_[from]));
  };
  world_[upper] = glm::normalize(turns.upper * world_[upper]);
  const glm::dvec3 rest = target_.rest(roleOf(side, Limb::Foot)) - target_.rest(roleOf(side, Limb::LowerLeg));
  constexpr int kRounds = 3;  // so that legs which are almost straight turn as well
  for (int round = 0; round < kRounds; ++round) {
    world_[upper] =
        turnedToKnee(world_[upper], direction(turns.upper, upper, lower), direction(turns.lower, lower, foot), rest);
  }
  // Foot IK bends knees only about x: it would take away every other turn wherever it corrects the leg.
  const glm::dvec3 shin = eval::rotatedBack(world_[upper], direction(turns.lower, lower, foot));
  const double bend = std::atan2(shin.z, shin.y) - std::atan2(rest.z, rest.y);
  world_[lower] = world_[upper] * glm::angleAxis(bend, glm::dvec3(1, 0, 0));
  const glm::dvec3 thigh = target_.rest(roleOf(side, Limb::LowerLeg)) - target_.rest(roleOf(side, Limb::UpperLeg));
  const glm::dvec3 reached = eval::rotated(world_[upper], thigh) + eval::rotated(world_[lower], rest);
  const glm::dquat missing = arcBetween(reached, ankle - positions_[upper]);
  world_[upper] = glm::normalize(missing * world_[upper]);
  world_[lower] = glm::normalize(missing * world_[lower]);
}

void BodyPoseFit::placeFootIk(Side side, const glm::dvec3& ankle) {
  const std::size_t index = skeleton_.footIk(side);
  if (index == kNoPlace) return;
  const std::size_t parent = skeleton_.bones()[index].parent;
  const glm::dvec3 missing = ankle - positions_[index];
  locals_[index].translation = parent == kNoPlace ? missing : eval::rotatedBack(world_[parent], missing);
  positions_[index] = ankle;
}

glm::dvec3 BodyPoseFit::palm(Side side) const {
  // Only if both models have the finger.
  return position(palmRole(source_, side) == palmRole(target_, side) ? palmRole(target_, side)
                                                                     : roleOf(side, Limb::Hand));
}

glm::dvec3 BodyPoseFit::sourcePalm(const eval::RigPose& source, Side side) const {
  return sourceAt(
      source, palmRole(source_, side) == palmRole(target_, side) ? palmRole(source_, side) : roleOf(side, Limb::Hand));
}

/// How the palm has to move to be at the same place of the other arm as that of the source.
glm::dvec3 BodyPoseFit::armOffset(const eval::RigPose& source, Side side, HandContact contact) const {
  const bool isForearm = contact == HandContact::OtherForearm;
  const HumanoidBone from = roleOf(otherSide(side), isForearm ? Limb::LowerArm : Limb::UpperArm);
  const HumanoidBone to = roleOf(otherSide(side), isForearm ? Limb::Hand : Limb::LowerArm);
  const glm::dvec3 a = sourceAt(source, from), b = sourceAt(source, to), hand = sourcePalm(source, side);
  const double share = nearestShare(a, b, hand);
  const glm::dvec3 away = hand - (a + (b - a) * share);
  return position(from) + (position(to) - position(from)) * share + away * ratios_.arm - palm(side);
}

/// How the palm has to move to be where that of the source is relative to what it touches.
glm::dvec3 BodyPoseFit::touchOffset(const eval::RigPose& source, Side side, const TouchWeights& touch) const {
  const auto& weights = touch.hands[static_cast<std::size_t>(side)];
  glm::dvec3 sum(0);
  double total = 0;
  for (std::size_t i = 0; i < kHandContactCount; ++i) {
    double weight = weights[i];
    glm::dvec3 offset(0);
    switch (static_cast<HandContact>(i)) {
      case HandContact::Head: {
        if (weight <= 0 || skeleton_.place(HumanoidBone::Head) == kNoPlace) continue;
        const std::size_t head = skeleton_.place(HumanoidBone::Head);
        const RigidTransform& of = source.transforms[static_cast<std::size_t>(source_.bone(HumanoidBone::Head))];
        const glm::dvec3 center = of.position + eval::rotated(of.rotation, sourceSize_.headCenter);
        const glm::dvec3 ownCenter = positions_[head] + eval::rotated(world_[head], targetSize_.headCenter);
        offset = ownCenter + (sourcePalm(source, side) - center) * ratios_.head - palm(side);
        break;
      }
      case HandContact::Hips: {
        if (weight <= 0) continue;
        const auto middle = [](const auto& at) { return (at(Side::Left) + at(Side::Right)) / 2.0; };
        const glm::dvec3 center = middle([&](Side s) { return sourceAt(source, roleOf(s, Limb::UpperLeg)); });
        const glm::dvec3 ownCenter = middle([&](Side s) { return position(roleOf(s, Limb::UpperLeg)); });
        offset = ownCenter + (sourcePalm(source, side) - center) * ratios_.hips - palm(side);
        break;
      }
      case HandContact::Floor: offset.y = sourcePalm(source, side).y * ratios_.arm - palm(side).y; break;
      case HandContact::OtherForearm:
      case HandContact::OtherUpperArm:
        weight *= 1 - touch.together;  // hands that are together are also near the arms
        if (weight <= 0) continue;
        offset = armOffset(source, side, static_cast<HandContact>(i));
        break;
    }
    sum += offset * weight;
    total += weight;
  }
  return total > 1 ? sum / total : sum;
}

void BodyPoseFit::moveWrist(Side side, const glm::dvec3& offset) {
  const std::size_t upper = skeleton_.place(roleOf(side, Limb::UpperArm));
  const std::size_t lower = skeleton_.place(roleOf(side, Limb::LowerArm));
  const std::size_t hand = skeleton_.place(roleOf(side, Limb::Hand));
  const TwoBoneTurns turns = reachWith({positions_[upper], positions_[lower], positions_[hand]},
                                       positions_[hand] + offset, eval::rotated(world_[upper], -kForward));
  const auto bones = skeleton_.bones();
  for (std::size_t i = firstOfArms_; i < bones.size(); ++i) {
    if (bones[i].side != side) continue;
    if (bones[i].part == BodyPart::UpperArm) world_[i] = glm::normalize(turns.upper * world_[i]);
    if (bones[i].part == BodyPart::LowerArm) world_[i] = glm::normalize(turns.lower * world_[i]);
  }
}

void BodyPoseFit::touchBody(const eval::RigPose& source, const TouchWeights& touch) {
  // Again, because arms that touch each other move away from each other's place.
  constexpr int kRounds = 3;
  for (int round = 0; round < kRounds; ++round) {
    const std::array offsets = {touchOffset(source, Side::Left, touch), touchOffset(source, Side::Right, touch)};
    for (const Side side : kEachSide) moveWrist(side, offsets[static_cast<std::size_t>(side)]);
    place(firstOfArms_);
  }
}

/// Brings the wrists to the distance and direction of the source from each other, around the same middle.
void BodyPoseFit::joinHands(const eval::RigPose& source, double weight) {
  // Again, because a fixed axis or an arm that is too short may leave something, which the other arm then does.
  constexpr int kRounds = 4;
  const HumanoidBone left = roleOf(Side::Left, Limb::Hand), right = roleOf(Side::Right, Limb::Hand);
  const glm::dvec3 apart = position(left) - position(right);
  const glm::dvec3 wanted = apart + ((sourceAt(source, left) - sourceAt(source, right)) * ratios_.arm - apart) * weight;
  for (int round = 0; round < kRounds; ++round) {
    const glm::dvec3 missing = wanted - (position(left) - position(right));
    if (glm::dot(missing, missing) < 1e-10) break;
    moveWrist(Side::Left, missing / 2.0);
    moveWrist(Side::Right, missing / -2.0);
    place(firstOfArms_);
  }
}

void BodyPoseFit::fit(const eval::RigPose& source, const std::array<glm::dvec3, 2>& ankles, const TouchWeights& touch) {
  takeRotations(source);
  place();
  placeHips(source);
  for (const Side side : kEachSide) placeAnkle(side, ankles[static_cast<std::size_t>(side)]);
  place();
  if (touch.hasBodyContact()) touchBody(source, touch);
  if (touch.together > 0) joinHands(source, touch.together);
  for (const Side side : kEachSide) placeFootIk(side, ankles[static_cast<std::size_t>(side)]);
}

}  // namespace furitsuke::retarget
