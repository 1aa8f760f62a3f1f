// SPDX-License-Identifier: MIT
#include "core/exchange/vmc/vmc_rest_pose.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/vector.h"
#include "core/eval/rig/rotation_math.h"
#include "core/exchange/capture_file.h"
#include "core/exchange/captured_pose.h"

namespace furitsuke::exchange {

namespace {

// From glTF to VMC, X is mirrored.
glm::dvec3 vmcFromGltf(const glm::dvec3& v) { return {-v.x, v.y, v.z}; }
glm::dquat vmcFromGltf(const glm::dquat& q) { return {q.w, q.x, -q.y, -q.z}; }

/// "LeftThumbProximal" of "leftThumbMetacarpal", as VRM 1.0 names it; VRM 0 has the names of VMC.
std::string vmcNameOf(std::string name, bool isVrm0) {
  if (!name.empty() && name.front() >= 'a' && name.front() <= 'z') name.front() = static_cast<char>(name.front() - 32);
  const auto replace = [&name](std::string_view from, std::string_view to) {
    const bool isFound = name.ends_with(from);
    if (isFound) name.replace(name.size() - from.size(), from.size(), to);
    return isFound;
  };
  if (!isVrm0 && !replace("ThumbProximal", "ThumbIntermediate")) replace("ThumbMetacarpal", "ThumbProximal");
  return name;
}

}  // namespace

Result<VmcRestPose> VmcRestPose::of(ByteView vrm) {
  const Result<LoadedCapture> loaded = readGltf(vrm, {.folder = {}, .allowsStill = true});
  if (!loaded) return loaded.error();
  const CapturedMotion& avatar = loaded->motion;
  const std::vector<RigidTransform> transforms = restTransforms(avatar);
  const bool isVrm0 = std::ranges::any_of(avatar.humanBones,
                                          [](const auto& bone) { return bone.first.ends_with("ThumbIntermediate"); });
  VmcRestPose rest;
  for (const auto& [name, joint] : avatar.humanBones) {
    const auto bone = findHumanoidBone(vmcNameOf(name, isVrm0));
    if (!bone) continue;
    const CapturedJoint& captured = avatar.joints[static_cast<std::size_t>(joint)];
    VmcRestBone& of = rest.bones_[*bone].emplace();
    of.own = vmcFromGltf(toDouble(captured.rotation));
    if (captured.parent == kNoJoint) continue;
    const RigidTransform& parent = transforms[static_cast<std::size_t>(captured.parent)];
    of.origin = vmcFromGltf(parent.position);
    of.parent = vmcFromGltf(parent.rotation);
  }
  if (!rest.bones_[retarget::HumanoidBone::Hips])
    return Error::because(Core::tr("is not an avatar: VRM names no bone of it as the hips"));
  return rest;
}

VmcBone VmcRestPose::fromRaw(const VmcBone& bone) const {
  const std::optional<VmcRestBone>& rest = bones_[bone.bone];
  if (!rest) return bone;
  const glm::dquat toRest = glm::conjugate(rest->parent * rest->own);
  // Only the place of the hips is one in the avatar; that of other bones is where their parents have them.
  const glm::dvec3 origin = bone.bone == retarget::HumanoidBone::Hips ? rest->origin : glm::dvec3(0, 0, 0);
  return {bone.bone,
          {origin + eval::rotated(rest->parent, bone.transform.position),
           glm::normalize(rest->parent * bone.transform.rotation * toRest)}};
}

VmcBone VmcRestPose::toRaw(const VmcBone& bone) const {
  const std::optional<VmcRestBone>& rest = bones_[bone.bone];
  if (!rest) return bone;
  const glm::dquat toParent = glm::conjugate(rest->parent);
  const glm::dvec3 position =
      bone.bone == retarget::HumanoidBone::Hips ? bone.transform.position - rest->origin : bone.transform.position;
  return {bone.bone,
          {eval::rotated(toParent, position),
           glm::normalize(toParent * bone.transform.rotation * rest->parent * rest->own)}};
}

}  // namespace furitsuke::exchange
