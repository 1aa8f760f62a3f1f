// SPDX-License-Identifier: MIT
#include "core/exchange/reference_pose.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/eval/rig/rotation_math.h"
#include "core/retarget/body_math.h"

namespace furitsuke::exchange {

namespace {

constexpr std::size_t kMostCandidates = 150;
constexpr std::size_t kMostUpSamples = 40;

double angleBetween(const glm::dvec3& a, const glm::dvec3& b) {
  return std::acos(std::clamp(glm::dot(retarget::unitOf(a), retarget::unitOf(b)), -1.0, 1.0));
}

class ReferenceFinder {
 public:
  ReferenceFinder(const CapturedMotion& motion, const CapturedClip& clip, const JointRoles& roles)
      : motion_(motion), clip_(clip), roles_(roles), transforms_(motion.joints.size()) {}

  Result<ReferencePose> find(const ReferenceChoice& choice) {
    choose(choice);
    const glm::dvec3 up = findUp();
    const glm::dvec3 standing = at(reference_.transforms, retarget::HumanoidBone::Neck) -
                                at(reference_.transforms, retarget::HumanoidBone::Hips);
    // A zero pose along another axis than the motion, which the root then turns.
    if (!reference_.frame && glm::dot(retarget::unitOf(standing), up) < 0.5)
      turnReference(retarget::arcBetween(snapped(standing), up));
    glm::dvec3 left = at(reference_.transforms, retarget::roleOf(retarget::Side::Left, retarget::Limb::UpperLeg)) -
                      at(reference_.transforms, retarget::roleOf(retarget::Side::Right, retarget::Limb::UpperLeg));
    left = retarget::unitOf(left - up * glm::dot(left, up));
    if (left == glm::dvec3(0))
      return Error::because(Core::tr("the hips have no width, so that the body has no direction"));
    if (!reference_.frame) left = snapped(left);
    // The axis that is nearest to the hips of a zero pose that lies down can be up itself.
    if (std::abs(glm::dot(left, up)) > 0.5)
      return Error::because(Core::tr("the hips have no width, so that the body has no direction"));
    const glm::dvec3 forward = glm::cross(left, up);
    reference_.toModel = glm::transpose(glm::dmat3(left, up, -forward));
    return std::move(reference_);
  }

 private:
  [[nodiscard]] glm::dvec3 at(const std::vector<RigidTransform>& transforms, retarget::HumanoidBone role) const {
    return transforms[static_cast<std::size_t>(roles_[role])].position;
  }

  const std::vector<RigidTransform>& poseAt(std::size_t frame) {
    sampleTransforms(motion_, clip_, static_cast<double>(frame) * clip_.frameTime, transforms_);
    return transforms_;
  }

  /// Calls f(frame) for at most about `most` frames of the clip.
  template <class F>
  void forSomeFrames(std::size_t most, F&& f) {
    const std::size_t step = std::max<std::size_t>(1, clip_.frameCount / most);
    for (std::size_t frame = 0; frame < clip_.frameCount; frame += step) f(frame);
  }

  void choose(const ReferenceChoice& choice) {
    if (choice.kind == ReferenceKind::Frame) return useFrame(choice.frame);
    reference_.transforms = restTransforms(motion_);
    reference_.score = scoreOf(reference_.transforms);
    // A file that names the parts of a body, VRM or VRM Animation, rests in a T-pose by its specification.
    const bool isTPose = !motion_.knownRoles.empty();
    if (choice.kind == ReferenceKind::Zero || isTPose || reference_.score <= kStandingScore) return;
    double best = reference_.score;
    std::optional<std::size_t> bestFrame;
    forSomeFrames(kMostCandidates, [&](std::size_t frame) {
      const double score = scoreOf(poseAt(frame));
      if (score >= best) return;
      best = score;
      bestFrame = frame;
    });
    if (bestFrame) useFrame(*bestFrame);
  }

  void useFrame(std::size_t frame) {
    reference_.transforms = poseAt(frame);
    reference_.frame = frame;
    reference_.score = scoreOf(reference_.transforms);
  }

  /// How different a pose is from a person who stands with straight arms that hang down, are stretched sideward, or
  /// anything between: a sum of angles in radians.
  [[nodiscard]] double scoreOf(const std::vector<RigidTransform>& pose) const {
    const glm::dvec3 up =
        retarget::unitOf(at(pose, retarget::HumanoidBone::Neck) - at(pose, retarget::HumanoidBone::Hips));
    const glm::dvec3 left =
        retarget::unitOf(at(pose, retarget::roleOf(retarget::Side::Left, retarget::Limb::UpperLeg)) -
                         at(pose, retarget::roleOf(retarget::Side::Right, retarget::Limb::UpperLeg)));
    constexpr double kFree = 0.2;  // an angle that does not count
    double score = std::abs(glm::dot(up, left));
    for (const retarget::Side side : {retarget::Side::Left, retarget::Side::Right}) {
      const auto limb = [&](retarget::Limb part) { return at(pose, retarget::roleOf(side, part)); };
      score += angleBetween(limb(retarget::Limb::Foot) - limb(retarget::Limb::UpperLeg), -up);
      const glm::dvec3 arm = retarget::unitOf(limb(retarget::Limb::Hand) - limb(retarget::Limb::UpperArm));
      const double outward = glm::dot(arm, left) * (side == retarget::Side::Left ? 1 : -1);
      const double forward = std::asin(std::min(1.0, std::abs(glm::dot(arm, glm::cross(left, up)))));
      constexpr double kCrossed = 0.5;  // what an arm across the body counts
      score +=
          std::max(0.0, forward - kFree) + (outward < -kFree ? kCrossed : 0) + std::max(0.0, glm::dot(arm, up) - kFree);
      score += angleBetween(limb(retarget::Limb::Hand) - limb(retarget::Limb::LowerArm),
                            limb(retarget::Limb::LowerArm) - limb(retarget::Limb::UpperArm));
    }
    return score;
  }

  glm::dvec3 findUp() {
    glm::dvec3 sum(0);
    forSomeFrames(kMostUpSamples, [&](std::size_t frame) {
      const std::vector<RigidTransform>& pose = poseAt(frame);
      const glm::dvec3 feet = (at(pose, retarget::roleOf(retarget::Side::Left, retarget::Limb::Foot)) +
                               at(pose, retarget::roleOf(retarget::Side::Right, retarget::Limb::Foot))) /
                              2.0;
      sum += retarget::unitOf(at(pose, retarget::HumanoidBone::Neck) - feet);
    });
    const glm::dvec3 up = snapped(sum);
    reference_.upAxis = up.x != 0 ? 0 : up.y != 0 ? 1 : 2;
    reference_.isUpPositive = up[reference_.upAxis] > 0;
    return up;
  }

  /// The axis that is nearest to a direction.
  [[nodiscard]] static glm::dvec3 snapped(const glm::dvec3& v) {
    int axis = 1;
    for (const int other : {0, 2}) {
      if (std::abs(v[other]) > std::abs(v[axis])) axis = other;
    }
    glm::dvec3 result(0);
    result[axis] = v[axis] < 0 ? -1 : 1;
    return result;
  }

  void turnReference(const glm::dquat& turn) {
    for (RigidTransform& transform : reference_.transforms) {
      transform.position = eval::rotated(turn, transform.position);
      transform.rotation = glm::normalize(turn * transform.rotation);
    }
  }

  const CapturedMotion& motion_;
  const CapturedClip& clip_;
  const JointRoles& roles_;
  std::vector<RigidTransform> transforms_;
  ReferencePose reference_;
};

}  // namespace

Result<ReferencePose> findReference(const CapturedMotion& motion, const CapturedClip& clip, const JointRoles& roles,
                                    const ReferenceChoice& choice) {
  if (choice.kind == ReferenceKind::Frame && choice.frame >= clip.frameCount) {
    return Error::because(Core::trWith("the reference frame %1 does not exist; the last frame is %2"), choice.frame,
                          clip.frameCount - 1);
  }
  return ReferenceFinder(motion, clip, roles).find(choice);
}

}  // namespace furitsuke::exchange
