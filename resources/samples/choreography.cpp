// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples/choreography.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <string>
#include <vector>

#include "core/motion/edit.h"
#include "resources/samples/outline.h"

namespace furitsuke::samples {

namespace {

Name encoded(std::string_view text) { return *Name::fromText(text); }

/// The pose mirrored at the model's middle plane.
Step mirrored(Step step) {
  step.turn.y = -step.turn.y;
  step.turn.z = -step.turn.z;
  step.move.x = -step.move.x;
  return step;
}

/// Writes the steps into one track; each rotation is on the hemisphere of the previous one.
void writeSteps(motion::Motion& motion, motion::TrackId track, const std::vector<Step>& steps) {
  motion::EditBuilder builder(motion);
  Quat before = motion::restBoneKey().rotation;
  for (const Step& step : steps) {
    motion::BoneKey key = motion::restBoneKey();
    key.translation = step.move;
    key.rotation = before = motion::rotationFromEuler(step.turn, before);
    key.curves.fill(step.curve);
    builder.set(track, step.frame, key);
  }
  motion::applyEdits(motion, builder.build(), motion::EditSide::After);
}

/// The shortest rotation from one direction to another, both of unit length.
glm::dquat between(const glm::dvec3& from, const glm::dvec3& to) {
  const double cosine = glm::dot(from, to);
  if (cosine < -0.999999) return {0, 0, 1, 0};
  return glm::normalize(glm::dquat(1 + cosine, glm::cross(from, to)));
}

/// The rotation that maps two perpendicular directions to two others.
glm::dquat frameTurn(const glm::dvec3& fromA, const glm::dvec3& fromB, const glm::dvec3& toA, const glm::dvec3& toB) {
  const glm::dquat first = between(fromA, toA);
  const glm::dvec3 turned = first * fromB;
  const double angle = std::atan2(glm::dot(glm::cross(turned, toB), toA), glm::dot(turned, toB));
  return glm::angleAxis(angle, toA) * first;
}

/// Rotations of the joints of the left arm.
struct ArmTurns {
  glm::dquat arm, elbow, twist, wrist;
};

ArmTurns solveArm(const ArmPose& pose) {
  const double upper = glm::length(kElbow - kArm), lower = glm::length(kWrist - kElbow);
  const glm::dvec3 way = pose.wrist - kArm;
  const double reach = std::min(glm::length(way), 0.995 * (upper + lower));
  const glm::dvec3 ahead = glm::normalize(way);
  const glm::dvec3 aside = glm::normalize(pose.elbow - ahead * glm::dot(pose.elbow, ahead));
  const double along = (reach * reach + upper * upper - lower * lower) / (2 * reach);
  const double out = std::sqrt(std::max(upper * upper - along * along, 0.0));
  const glm::dvec3 elbow = kArm + ahead * along + aside * out;
  const glm::dvec3 fore = glm::normalize(kArm + ahead * reach - elbow);
  ArmTurns turns{};
  turns.arm = between(glm::normalize(kElbow - kArm), glm::normalize(elbow - kArm));
  const HandAxes rest = handAxes();
  turns.elbow = between(rest.along, glm::inverse(turns.arm) * fore);
  const glm::dquat carried = turns.arm * turns.elbow;
  const glm::dvec3 fingers = glm::normalize(pose.fingers ? *pose.fingers : fore);
  const glm::dvec3 palm = glm::normalize(pose.palm - fingers * glm::dot(pose.palm, fingers));
  const glm::dquat hand = glm::inverse(carried) * frameTurn(rest.along, rest.palm, fingers, palm);
  // The rotation about the forearm goes to the twist bone, or the wrist would be twisted.
  const glm::dvec3 axial = rest.along * glm::dot(glm::dvec3(hand.x, hand.y, hand.z), rest.along);
  turns.twist = glm::normalize(glm::dquat(hand.w, axial));
  turns.wrist = glm::inverse(turns.twist) * hand;
  return turns;
}

glm::dquat mirroredTurn(const glm::dquat& q, const Side& side) {
  return side.sign > 0 ? q : glm::dquat(q.w, q.x, -q.y, -q.z);
}

}  // namespace

Frame at(int bar, double beat) { return static_cast<Frame>(std::lround((bar * kBeatsPerBar + beat) * kFramesPerBeat)); }

void Choreography::bone(std::string_view name, std::initializer_list<Step> steps) {
  writeSteps(motion_, motion_.ensureBone(encoded(name)), steps);
}

void Choreography::bone(std::string_view name, const std::vector<Step>& steps) {
  writeSteps(motion_, motion_.ensureBone(encoded(name)), steps);
}

void Choreography::pair(std::string_view name, std::initializer_list<Step> steps, Frame delay) {
  bone("左" + std::string(name), steps);
  std::vector<Step> right;
  for (const Step& step : steps) {
    right.push_back(mirrored(step));
    if (step.frame > 0) right.back().frame += delay;  // every track keeps its key at frame 0
  }
  writeSteps(motion_, motion_.ensureBone(encoded("右" + std::string(name))), right);
}

void Choreography::physics(std::string_view name, Frame from, Frame to) {
  const motion::TrackId track = motion_.ensureBone(encoded(name));
  motion::EditBuilder builder(motion_);
  for (const Frame frame : {Frame{0}, from, to}) {
    motion::BoneKey key = motion::restBoneKey();
    key.physics = frame != from;
    builder.set(track, frame, key);
  }
  motion::applyEdits(motion_, builder.build(), motion::EditSide::After);
}

void Choreography::turns(const std::string& name, const std::vector<Turn>& keys) {
  const motion::TrackId track = motion_.ensureBone(encoded(name));
  motion::EditBuilder builder(motion_);
  glm::dquat before{1, 0, 0, 0};
  for (const Turn& turn : keys) {
    motion::BoneKey key = motion::restBoneKey();
    before = glm::dot(before, turn.rotation) < 0 ? -turn.rotation : turn.rotation;
    key.rotation = {rounded(before.x), rounded(before.y), rounded(before.z), rounded(before.w)};
    key.curves.fill(turn.curve);
    builder.set(track, turn.frame, key);
  }
  motion::applyEdits(motion_, builder.build(), motion::EditSide::After);
}

void Choreography::arm(const Side& side, const std::vector<ArmStep>& steps) {
  std::vector<Turn> arms, elbows, twists, wrists;
  for (const ArmStep& step : steps) {
    const ArmTurns solved = solveArm(step.pose);
    arms.push_back({step.frame, mirroredTurn(solved.arm, side), step.curve});
    elbows.push_back({step.frame, mirroredTurn(solved.elbow, side), step.curve});
    twists.push_back({step.frame, mirroredTurn(solved.twist, side), step.curve});
    wrists.push_back({step.frame, mirroredTurn(solved.wrist, side), step.curve});
  }
  turns(side.named("腕"), arms);
  turns(side.named("ひじ"), elbows);
  turns(side.named("手捩"), twists);
  turns(side.named("手首"), wrists);
}

void Choreography::hand(const Side& side, const std::vector<HandStep>& steps) {
  const HandAxes axes = handAxes();
  const glm::dvec3 curl = glm::cross(axes.along, axes.palm);
  const glm::dvec3 thumbCurl = glm::normalize(curl * 0.35 - axes.along * 0.6 + axes.palm * 0.4);
  const std::array<Finger, 5> all = fingers();
  for (std::size_t f = 0; f < all.size(); ++f) {
    for (int joint = 0; joint < 3; ++joint) {
      std::vector<Turn> keys;
      for (const HandStep& step : steps) {
        const double share = f == 0 ? 0.7 : joint == 1 ? 1.1 : 0.9;
        const double angle = step.pose.bend[f] * share * kPi / 180;
        keys.push_back({step.frame, mirroredTurn(glm::angleAxis(angle, f == 0 ? thumbCurl : curl), side), kEaseInOut});
      }
      turns(side.named(fingerBone(all[f], joint)), keys);
    }
  }
}

void Choreography::foot(const Side& side, const std::vector<FootStep>& steps) {
  std::vector<Step> keys;
  const FootStep* before = nullptr;
  for (const FootStep& step : steps) {
    const auto stored = [](double value) { return static_cast<float>(value); };
    if (before != nullptr && step.frames > 0) {
      const Frame leaves = step.frame - step.frames;
      if (leaves > before->frame) {
        keys.push_back({leaves, {0, before->turn, 0}, {stored(before->x), 0, stored(before->z)}, motion::kLinearCurve});
      }
      keys.push_back({leaves + step.frames / 2,
                      {-16 * step.lift, 0.5 * (before->turn + step.turn), 0},
                      {stored(0.5 * (before->x + step.x)), stored(step.lift), stored(0.5 * (before->z + step.z))},
                      kEaseOut});
    }
    keys.push_back({step.frame, {0, step.turn, 0}, {stored(step.x), 0, stored(step.z)}, kEaseIn});
    before = &step;
  }
  bone(side.named("足ＩＫ"), keys);
}

void Choreography::morph(std::string_view name, std::initializer_list<Weight> weights) {
  const motion::TrackId track = motion_.ensureMorph(encoded(name));
  motion::EditBuilder builder(motion_);
  builder.set(track, 0, motion::restMorphKey());
  for (const Weight& weight : weights) builder.set(track, weight.frame, motion::MorphKey{weight.weight});
  motion::applyEdits(motion_, builder.build(), motion::EditSide::After);
}

void Choreography::pulse(std::string_view name, std::initializer_list<Frame> frames, Frame length, float weight) {
  const motion::TrackId track = motion_.ensureMorph(encoded(name));
  motion::EditBuilder builder(motion_);
  builder.set(track, 0, motion::restMorphKey());
  for (const Frame frame : frames) {
    builder.set(track, std::max(frame - length / 2, 0), motion::restMorphKey());
    builder.set(track, frame, motion::MorphKey{weight});
    builder.set(track, frame + (length + 1) / 2, motion::restMorphKey());
  }
  motion::applyEdits(motion_, builder.build(), motion::EditSide::After);
}

}  // namespace furitsuke::samples
