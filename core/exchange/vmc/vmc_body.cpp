// SPDX-License-Identifier: MIT
#include "core/exchange/vmc/vmc_body.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/base/vector.h"
#include "core/eval/camera_view.h"
#include "core/eval/rig/rotation_math.h"
#include "core/exchange/capture_from_motion.h"
#include "core/exchange/captured_pose.h"

namespace furitsuke::exchange {

namespace {

constexpr double kMetersPerUnit = 0.08, kCentimetersPerMeter = 100;
/// Senders whose hips are lower than this say nothing of their size, in centimeters.
constexpr double kLowestHips = 5;

// From MMD to VMC bodies turn half a turn about Y; from VMC to the space of the skeleton, X is mirrored.
glm::dvec3 vmcFromMmd(const glm::dvec3& v) { return glm::dvec3(-v.x, v.y, -v.z) * kMetersPerUnit; }
glm::dquat skeletonFromMmd(const glm::dquat& q) { return {q.w, -q.x, -q.y, q.z}; }
glm::dvec3 mirrored(const glm::dvec3& v) { return {-v.x, v.y, v.z}; }
glm::dquat mirrored(const glm::dquat& q) { return {q.w, q.x, -q.y, -q.z}; }

}  // namespace

Result<std::shared_ptr<const VmcBody>> VmcBody::of(std::shared_ptr<const model::Model> model) {
  const Result<retarget::HumanoidModel> humanoid = retarget::HumanoidModel::of(*model);
  if (!humanoid) return humanoid.error();
  Result<BakedCapture> rest = captureFromMotion({}, *model, {});
  if (!rest) return rest.error();
  const Result<JointRoles> roles = findRoles(rest->motion);
  if (!roles) return roles.error();
  if (const Status person = checkPerson(*roles); !person) return person.error();
  return std::shared_ptr<const VmcBody>(new VmcBody(std::move(model), *humanoid, std::move(rest->motion), *roles));
}

VmcBody::VmcBody(std::shared_ptr<const model::Model> model, const retarget::HumanoidModel& humanoid,
                 CapturedMotion skeleton, const JointRoles& roles)
    : model_(std::move(model)),
      humanoid_(humanoid),
      names_(*model_),
      skeleton_(std::move(skeleton)),
      roles_(roles),
      joints_(skeleton_.joints.size()),
      blends_(blendMorphs(names_)) {
  std::vector<RigidTransform> rest(joints_.size());
  sampleTransforms(skeleton_, skeleton_.clips.front(), 0, rest);
  std::vector<bool> isFound(joints_.size());
  for (std::size_t i = 0; i < retarget::kRetargetedBoneCount; ++i) {
    const retarget::HumanoidBone role = retarget::humanoidBoneAt(i);
    if (roles_[role] == kNoJoint) continue;
    const auto at = static_cast<std::size_t>(roles_[role]);
    BodyJoint& joint = joints_[at];
    joint.received = role == retarget::HumanoidBone::Chest ? retarget::HumanoidBone::UpperChest : role;
    if (isFound[at]) continue;  // of two roles that share a joint, the first is sent
    isFound[at] = true;
    joint.sent = role;
    joint.fromRest = rest[at].rotation;
    joint.bone = humanoid_.bone(role);
  }
  for (const retarget::Side side : {retarget::Side::Left, retarget::Side::Right}) {
    const JointIndex toes = roles_[retarget::roleOf(side, retarget::Limb::Toes)];
    // The bones of feet carry the toes.
    if (toes != kNoJoint)
      joints_[static_cast<std::size_t>(toes)].bone = humanoid_.bone(retarget::roleOf(side, retarget::Limb::Foot));
  }
  skeleton_.knownRoles.clear();
  // The clip is that of the rest pose of the model; the skeleton at rest is in the T-pose.
  for (JointTracks& tracks : skeleton_.clips.front().tracks) tracks = {};
  for (std::size_t i = 0; i < retarget::kRetargetedBoneCount; ++i) {
    if (roles_[retarget::humanoidBoneAt(i)] != kNoJoint)
      skeleton_.knownRoles.emplace_back(retarget::humanoidBoneAt(i), roles_[retarget::humanoidBoneAt(i)]);
  }
}

void VmcBody::appendPose(const eval::RigPose& pose, std::vector<VmcMessage>& messages) const {
  messages.emplace_back(VmcRoot{});
  std::vector<glm::dquat> world(joints_.size());
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    const BodyJoint& joint = joints_[i];
    const auto& transform = pose.transforms[static_cast<std::size_t>(joint.bone)];
    world[i] = glm::normalize(skeletonFromMmd(transform.rotation) * joint.fromRest);
    const CapturedJoint& captured = skeleton_.joints[i];
    VmcBone bone{joint.sent, {}};
    if (captured.parent == kNoJoint) {
      const auto leg = [&](retarget::Side side) {
        return pose
            .transforms[static_cast<std::size_t>(humanoid_.bone(retarget::roleOf(side, retarget::Limb::UpperLeg)))]
            .position;
      };
      bone.transform.position = vmcFromMmd((leg(retarget::Side::Left) + leg(retarget::Side::Right)) / 2.0);
      bone.transform.rotation = mirrored(world[i]);
    } else {
      bone.transform.position = mirrored(toDouble(captured.translation)) / kCentimetersPerMeter;
      bone.transform.rotation = mirrored(glm::conjugate(world[static_cast<std::size_t>(captured.parent)]) * world[i]);
    }
    messages.emplace_back(bone);
  }
  for (const VmcBlendMorph& blend : blends_) {
    const double weight = pose.weights[static_cast<std::size_t>(blend.morph)];
    messages.emplace_back(VmcBlend{std::string(blend.blend), std::clamp(weight, 0.0, 1.0)});
  }
  messages.emplace_back(VmcApply{});
}

VmcSize VmcBody::sizeOf(const VmcFrame& standing) const {
  const double height = rootOf(standing, {}).y;
  const double own = toDouble(skeleton_.joints.front().translation).y;
  if (height >= kLowestHips && own > 0) return {height / own, 0};
  return {1, own - height};
}

CapturedMotion VmcBody::skeletonOf(const VmcSize& size) const {
  CapturedMotion motion = skeleton_;
  for (CapturedJoint& joint : motion.joints) {
    joint.translation = toStored(toDouble(joint.translation) * size.scale);
    if (joint.tip) joint.tip = toStored(toDouble(*joint.tip) * size.scale);
  }
  return motion;
}

glm::dvec3 VmcBody::rootOf(const VmcFrame& frame, const VmcSize& size) {
  const RigidTransform& hips = *frame.bones[retarget::HumanoidBone::Hips];
  const glm::dvec3 position = frame.root.position + eval::rotated(frame.root.rotation, hips.position);
  return mirrored(position) * kCentimetersPerMeter + glm::dvec3(0, size.lift, 0);
}

VmcCamera vmcCamera(const eval::CameraSample& camera) {
  const eval::CameraView view = eval::viewOf(camera, 1);
  const glm::dmat3 axes(glm::cross(view.up, view.forward), view.up, view.forward);
  constexpr glm::dquat kHalfTurn{0, 0, 1, 0};
  return {{vmcFromMmd(view.eye), glm::normalize(kHalfTurn * glm::quat_cast(axes))}, camera.fov};
}

void VmcBody::findRotations(const VmcFrame& frame, std::span<glm::dquat> out) const {
  const auto worldOf = [&frame](retarget::HumanoidBone bone) {
    glm::dquat turn{1, 0, 0, 0};
    for (std::optional<retarget::HumanoidBone> each = bone; each; each = parentOf(*each)) {
      if (frame.bones[*each]) turn = mirrored(frame.bones[*each]->rotation) * turn;
    }
    return glm::normalize(mirrored(frame.root.rotation) * turn);
  };
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    const JointIndex parent = skeleton_.joints[i].parent;
    const glm::dquat own = worldOf(joints_[i].received);
    out[i] = parent == kNoJoint
                 ? own
                 : glm::normalize(glm::conjugate(worldOf(joints_[static_cast<std::size_t>(parent)].received)) * own);
  }
}

}  // namespace furitsuke::exchange
