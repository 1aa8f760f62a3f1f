// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/held_chain.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/operations/cleanup/leg_motion.h"
#include "core/operations/cleanup/moved_bones.h"
#include "core/operations/cleanup/value_space.h"

namespace furitsuke::operations {

namespace {

/// An arm is stretched to this part of its length; beyond it the elbow would turn fast.
constexpr double kLargestReach = 0.999;

/// How far a shoulder turns for an arm that is too short: radians.
constexpr double kLargestShoulderTurn = 25 * std::numbers::pi / 180;

/// The sine of the bend of an elbow from which its own axis is certain.
constexpr double kCertainBend = 0.05;

/// The world axis about which an elbow bends further.
glm::dvec3 elbowAxis(const HeldChain& chain, const TurnedPose& pose, const glm::dvec3& upper, const glm::dvec3& lower) {
  const glm::dvec3 across = glm::cross(upper, lower) / (glm::length(upper) * glm::length(lower));
  const glm::dvec3 usual = eval::rotated(pose.transform(chain.bones[1]).rotation, chain.bendAxis);
  const double sine = glm::length(across);
  if (sine >= kCertainBend) return across / sine;
  const double part = sine / kCertainBend;
  const glm::dvec3 mixedAxis = across / kCertainBend + usual * (1 - part);
  const double length = glm::length(mixedAxis);
  return length > 0 ? mixedAxis / length : usual;
}

/// Turns the shoulder until the arm is long enough.
void turnShoulder(const HeldChain& chain, const glm::dvec3& position, double reach, TurnedPose& pose) {
  const std::size_t shoulder = chain.bones[2];
  const glm::dvec3 pivot = pose.transform(shoulder).position;
  const glm::dvec3 way = pose.transform(chain.bones[1]).position - pivot;
  const glm::dquat whole = rotationBetween(way, position - pivot);
  const double angle = glm::length(turnVector(whole));
  if (angle == 0) return;
  double low = 0;
  double high = std::min(1.0, kLargestShoulderTurn / angle);
  const auto distanceAt = [&](double part) {
    return glm::distance(position, pivot + eval::rotated(eval::scaledRotation(whole, part), way));
  };
  constexpr int kHalvings = 30;
  for (int i = 0; i < kHalvings && distanceAt(high) <= reach; ++i) {
    const double middle = (low + high) / 2;
    if (distanceAt(middle) > reach) {
      low = middle;
    } else {
      high = middle;
    }
    if (high - low < 1e-6) break;
  }
  pose.turn(shoulder, eval::scaledRotation(whole, high));
}

void reachWithArm(const HeldChain& chain, const glm::dvec3& position, TurnedPose& pose) {
  const std::size_t elbow = chain.bones[0];
  const std::size_t arm = chain.bones[1];
  glm::dvec3 upper = pose.transform(elbow).position - pose.transform(arm).position;
  glm::dvec3 lower = pose.transform(chain.end).position - pose.transform(elbow).position;
  const double lengths = 2 * glm::length(upper) * glm::length(lower);
  if (lengths == 0) return;
  const double reach = kLargestReach * (glm::length(upper) + glm::length(lower));
  if (glm::distance(position, pose.transform(arm).position) > reach && chain.bones.size() > 2) {
    turnShoulder(chain, position, reach, pose);
    upper = pose.transform(elbow).position - pose.transform(arm).position;
    lower = pose.transform(chain.end).position - pose.transform(elbow).position;
  }
  const auto bendAt = [&](double distance) {
    const double cosine = (distance * distance - glm::dot(upper, upper) - glm::dot(lower, lower)) / lengths;
    return std::acos(std::clamp(cosine, -1.0, 1.0));
  };
  const double wanted = std::min(reach, glm::distance(position, pose.transform(arm).position));
  const double bend = bendAt(wanted) - bendAt(glm::length(upper + lower));
  pose.turn(elbow, rotationFromVector(elbowAxis(chain, pose, upper, lower) * bend));
  const glm::dvec3 pivot = pose.transform(arm).position;
  pose.turn(arm, rotationBetween(pose.transform(chain.end).position - pivot, position - pivot));
}

/// Each bone turns by a part of what is left, from the end to the root, so that the bend is spread over all.
void reachWithBody(const HeldChain& chain, const glm::dvec3& position, TurnedPose& pose) {
  constexpr int kRounds = 16;
  constexpr double kPart = 0.5;
  constexpr double kNearEnough = 1e-4;  // model units
  for (int round = 0; round < kRounds; ++round) {
    for (const std::size_t bone : chain.bones) {
      if (glm::distance(pose.transform(chain.end).position, position) < kNearEnough) return;
      const glm::dvec3 pivot = pose.transform(bone).position;
      const glm::dquat swing = rotationBetween(pose.transform(chain.end).position - pivot, position - pivot);
      pose.turn(bone, eval::scaledRotation(swing, kPart));
    }
  }
}

}  // namespace

TurnedPose::TurnedPose(const OperationInput& in, const eval::Rig& rig)
    : rig_(rig), bound_(in.motion, *in.model, rig), pose_(rig) {
  bound_.setPreExtrapolation(in.preExtrapolation);
}

void TurnedPose::sample(Frame frame) {
  bound_.sample(frame, pose_);
  keyed_ = pose_.locals;
  evaluate();
}

void TurnedPose::evaluate() {
  eval::applyMorphs(rig_, pose_);
  eval::poseBones(rig_, pose_);
}

void TurnedPose::turn(std::size_t bone, const glm::dquat& rotation) {
  const RigidTransform turned{pose_.transforms[bone].position, rotation * pose_.transforms[bone].rotation};
  keyed_[bone].rotation = keyedMoveFor(rig_, pose_, keyed_[bone], bone, turned).rotation;
  pose_.locals = keyed_;
  evaluate();
}

std::optional<HeldChain> armOf(const retarget::StandardBones& names, const eval::Rig& rig, const std::string& side) {
  const auto wrist = boneCalled(names, side + "手首");
  const auto elbow = boneCalled(names, side + "ひじ");
  const auto arm = boneCalled(names, side + "腕");
  if (!wrist || !elbow || !arm || !isBelow(rig, *wrist, *elbow) || !isBelow(rig, *elbow, *arm)) return {};
  HeldChain chain{*wrist, {*elbow, *arm}, true, {}};
  const auto shoulder = boneCalled(names, side + "肩");
  if (shoulder && isBelow(rig, *arm, *shoulder)) chain.bones.push_back(*shoulder);
  // Hands come to the front.
  const glm::dvec3 axis = glm::cross(rig.bones[*wrist].rest - rig.bones[*arm].rest, {0, 0, -1});
  if (glm::length(axis) > 0) chain.bendAxis = glm::normalize(axis);
  return chain;
}

std::optional<HeldChain> headOf(const retarget::StandardBones& names, const eval::Rig& rig) {
  const auto head = boneCalled(names, "頭");
  const auto body = boneCalled(names, "上半身");
  if (!head || !body || !isBelow(rig, *head, *body)) return {};
  HeldChain chain{*head, {}, false, {}};
  const auto chest = boneCalled(names, "上半身2");
  if (chest && isBelow(rig, *head, *chest) && isBelow(rig, *chest, *body)) chain.bones.push_back(*chest);
  chain.bones.push_back(*body);
  return chain;
}

void holdEnd(const HeldChain& chain, const glm::dvec3& position, const std::optional<glm::dquat>& rotation,
             TurnedPose& pose) {
  if (chain.isArm) {
    reachWithArm(chain, position, pose);
  } else {
    reachWithBody(chain, position, pose);
  }
  if (rotation) pose.turn(chain.end, *rotation * glm::conjugate(pose.transform(chain.end).rotation));
}

}  // namespace furitsuke::operations
