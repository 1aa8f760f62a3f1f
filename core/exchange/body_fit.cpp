// SPDX-License-Identifier: MIT
#include "core/exchange/body_fit.h"

#include <algorithm>
#include <cstddef>

#include "core/eval/rig/rotation_math.h"
#include "core/retarget/body_math.h"
#include "core/retarget/limb_alignment.h"

namespace furitsuke::exchange {

namespace {

constexpr std::array kSides = {retarget::Side::Left, retarget::Side::Right};
constexpr glm::dquat kUnturned{1, 0, 0, 0};

}  // namespace

BodyFit::BodyFit(const CapturedMotion& motion, const CapturedClip& clip, const JointRoles& roles,
                 const ReferencePose& reference, const retarget::HumanoidModel& model)
    : motion_(motion),
      clip_(clip),
      roles_(roles),
      reference_(reference),
      model_(model),
      transforms_(motion.joints.size()) {
  references_.values.fill(kUnturned);
  world_.values.fill(kUnturned);
  for (const retarget::HumanoidBone role : model.order()) {
    if (!hasJoint(role)) continue;
    const glm::dquat& rotation = reference.transforms[static_cast<std::size_t>(joint(role))].rotation;
    references_[role] = glm::conjugate(retarget::reflected(reference.toModel, rotation));
  }
  retarget::BodyPositions positions;
  for (std::size_t i = 0; i < retarget::kRetargetedBoneCount; ++i) {
    if (roles[retarget::humanoidBoneAt(i)] != kNoJoint)
      positions[retarget::humanoidBoneAt(i)] = referenceAt(retarget::humanoidBoneAt(i));
  }
  alignments_ = retarget::limbAlignments(model, positions);
  findScale();
  findFloor();
}

JointIndex BodyFit::joint(retarget::HumanoidBone role) const noexcept {
  // Without the bone 上半身2, 上半身 carries the arms.
  return roles_[role == retarget::HumanoidBone::Spine && !model_.has(retarget::HumanoidBone::Chest)
                    ? retarget::HumanoidBone::Chest
                    : role];
}

glm::dvec3 BodyFit::referenceAt(retarget::HumanoidBone role) const {
  return reference_.toModel * reference_.transforms[static_cast<std::size_t>(roles_[role])].position;
}

void BodyFit::findScale() {
  double sum = 0;
  for (const retarget::Side side : kSides) {
    const auto at = [&](retarget::Limb limb) { return referenceAt(retarget::roleOf(side, limb)); };
    sum += glm::distance(at(retarget::Limb::UpperLeg), at(retarget::Limb::LowerLeg)) +
           glm::distance(at(retarget::Limb::LowerLeg), at(retarget::Limb::Foot));
  }
  scale_ = model_.legLength() / (sum / 2);
}

/// Avatars of VRM stand on the floor in their rest pose, whatever a dancer does: the middle between the hips is then
/// where that of the model is at rest. It is not the ankles, because legs that are straight in a T-pose are longer than
/// those of models whose knees rest bent. Nothing for other files, and for an avatar that does not stand: there are
/// files whose hips rest at the height 0.
std::optional<double> BodyFit::floorOfRestPose() const {
  if (motion_.knownRoles.empty()) return std::nullopt;
  const std::vector<RigidTransform> rest = restTransforms(motion_);
  double sum = 0;
  for (const retarget::Side side : kSides) {
    sum += (reference_.toModel *
            rest[static_cast<std::size_t>(roles_[retarget::roleOf(side, retarget::Limb::UpperLeg)])].position)
               .y;
  }
  const double floor = sum / 2 - (model_.restHips().y - model_.ankleHeight()) / scale_;
  constexpr double kHighest = 0.4;  // of an ankle on the floor, in legs: with high heels
  return floor > 0 && floor * scale_ < kHighest * model_.legLength() ? std::optional(floor) : std::nullopt;
}

void BodyFit::findFloor() {
  if (const auto floor = floorOfRestPose()) {
    floor_ = *floor;
    return;
  }
  constexpr std::size_t kMostSamples = 3000;
  constexpr std::size_t kLowestShare = 3;  // percent; some feet of a capture are below its floor by mistake
  std::vector<double> heights;
  const std::size_t step = std::max<std::size_t>(1, clip_.frameCount / kMostSamples);
  for (std::size_t frame = 0; frame < clip_.frameCount; frame += step) {
    sampleTransforms(motion_, clip_, static_cast<double>(frame) * clip_.frameTime, transforms_);
    for (const retarget::Side side : kSides) {
      const retarget::HumanoidBone foot = retarget::roleOf(side, retarget::Limb::Foot);
      heights.push_back((reference_.toModel * transforms_[static_cast<std::size_t>(roles_[foot])].position).y);
    }
  }
  if (heights.empty()) return;
  const auto lowest = heights.begin() + static_cast<std::ptrdiff_t>(heights.size() * kLowestShare / 100);
  std::ranges::nth_element(heights, lowest);
  floor_ = *lowest;
}

void BodyFit::findWorldRotations() {
  for (const retarget::HumanoidBone role : model_.order()) {
    const auto parent = model_.parent(role);
    if (!hasJoint(role)) {
      world_[role] = parent ? world_[*parent] : kUnturned;
      continue;
    }
    const glm::dquat& rotation = transforms_[static_cast<std::size_t>(joint(role))].rotation;
    world_[role] =
        glm::normalize(retarget::reflected(reference_.toModel, rotation) * references_[role] * alignments_[role]);
  }
}

void BodyFit::turnThigh(retarget::Side side) {
  const retarget::HumanoidBone upper = retarget::roleOf(side, retarget::Limb::UpperLeg),
                               lower = retarget::roleOf(side, retarget::Limb::LowerLeg);
  const retarget::HumanoidBone foot = retarget::roleOf(side, retarget::Limb::Foot);
  const glm::dvec3 thigh = retarget::unitOf(eval::rotated(world_[upper], model_.rest(lower) - model_.rest(upper)));
  const glm::dvec3 restShin = model_.rest(foot) - model_.rest(lower);
  const glm::dvec3 shin = retarget::unitOf(eval::rotated(world_[lower], restShin));
  world_[upper] = retarget::turnedToKnee(world_[upper], thigh, shin, restShin);
}

/// Gives the twist of arms to the bones that are for it, so that skin is twisted along the whole limb. A twist bone is
/// not exactly on the line of its limb; the bone above it is turned so that the limb points in the same direction.
void BodyFit::moveTwists(FittedPose& pose) const {
  pose.twists.fill(kUnturned);
  for (std::size_t i = 0; i < pose.twists.size(); ++i) {
    const retarget::TwistBone& twist = model_.twists()[i];
    if (twist.bone == model::kNoIndex || !hasJoint(twist.upper) || !hasJoint(twist.lower)) continue;
    glm::dquat& upper = pose.rotations[twist.upper];
    glm::dquat& lower = pose.rotations[twist.lower];
    const glm::dquat turn = eval::twistAbout(twist.isOfUpper ? upper : lower, twist.axis);
    const glm::dvec3 limb = model_.rest(twist.lower) - model_.rest(twist.upper);
    const glm::dvec3 pivot = model_.restOf(twist.bone) - model_.rest(twist.upper);
    const glm::dquat untwisted = twist.isOfUpper ? upper * glm::conjugate(turn) : upper;
    const glm::dvec3 twisted = eval::rotated(untwisted, pivot + eval::rotated(turn, limb - pivot));
    const glm::dquat above = glm::normalize(retarget::arcBetween(twisted, eval::rotated(upper, limb)) * untwisted);
    lower = glm::normalize(glm::conjugate(above * turn) * upper * lower);
    upper = above;
    pose.twists[i] = turn;
  }
}

FittedPose BodyFit::at(double seconds) {
  sampleTransforms(motion_, clip_, seconds, transforms_);
  findWorldRotations();
  for (const retarget::Side side : kSides) turnThigh(side);
  FittedPose pose;
  for (const retarget::HumanoidBone role : model_.order()) {
    const auto parent = model_.parent(role);
    pose.rotations[role] = parent ? glm::normalize(glm::conjugate(world_[*parent]) * world_[role]) : world_[role];
  }
  moveTwists(pose);
  const auto positionOf = [&](retarget::HumanoidBone role) {
    return reference_.toModel * transforms_[static_cast<std::size_t>(roles_[role])].position - glm::dvec3(0, floor_, 0);
  };
  glm::dvec3 hips = (positionOf(retarget::roleOf(retarget::Side::Left, retarget::Limb::UpperLeg)) +
                     positionOf(retarget::roleOf(retarget::Side::Right, retarget::Limb::UpperLeg))) /
                    2.0;
  hips *= scale_;
  hips.y += model_.ankleHeight();
  const glm::dvec3 pelvis = model_.rest(retarget::HumanoidBone::Hips);
  pose.center = hips - pelvis - eval::rotated(world_[retarget::HumanoidBone::Hips], model_.restHips() - pelvis);
  for (const retarget::Side side : kSides) {
    const retarget::HumanoidBone upper = retarget::roleOf(side, retarget::Limb::UpperLeg),
                                 lower = retarget::roleOf(side, retarget::Limb::LowerLeg);
    const retarget::HumanoidBone foot = retarget::roleOf(side, retarget::Limb::Foot);
    const auto at = static_cast<std::size_t>(side);
    pose.ankles[at] = hips +
                      eval::rotated(world_[retarget::HumanoidBone::Hips], model_.rest(upper) - model_.restHips()) +
                      eval::rotated(world_[upper], model_.rest(lower) - model_.rest(upper)) +
                      eval::rotated(world_[lower], model_.rest(foot) - model_.rest(lower));
    pose.feet[at] = world_[foot];
    pose.capturedAnkles[at] = positionOf(foot) * scale_;
  }
  return pose;
}

}  // namespace furitsuke::exchange
