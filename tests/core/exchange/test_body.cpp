// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/exchange/test_body.h"

#include <algorithm>
#include <vector>

#include "core/exchange/roles.h"

namespace furitsuke::exchange {

std::string sidedName(std::string_view pattern, std::string_view side) {
  std::string name(pattern);
  for (std::size_t at = name.find('<'); at != name.npos; at = name.find('<', at)) name.replace(at, 1, side);
  return name;
}

CapturedMotion motionOf(const Body& body, std::mt19937& random) {
  CapturedMotion motion;
  std::map<std::string, JointIndex> indices;
  std::vector<std::string> open;
  const auto childrenOf = [&](const std::string& parent) {
    std::vector<std::string> children;
    for (const auto& [role, joint] : body.joints) {
      if (joint.parent == parent) children.push_back(role);
    }
    std::ranges::shuffle(children, random);
    return children;
  };
  for (const std::string& root : childrenOf("")) open.push_back(root);
  while (!open.empty()) {
    const std::string role = open.back();
    open.pop_back();
    const Body::Joint& joint = body.joints.at(role);
    indices[role] = static_cast<JointIndex>(motion.joints.size());
    motion.joints.push_back(
        {joint.name, joint.parent.empty() ? kNoJoint : indices.at(joint.parent), joint.offset, {}, {}});
    for (const std::string& child : childrenOf(role)) open.push_back(child);
  }
  return motion;
}

std::string wrongRoles(const Body& body, const CapturedMotion& motion) {
  const JointRoles roles = findRoles(motion).value();
  std::string wrong;
  for (std::size_t i = 0; i < retarget::kRetargetedBoneCount; ++i) {
    const retarget::HumanoidBone role = retarget::humanoidBoneAt(i);
    const auto expected = body.joints.find(roleName(role));
    const JointIndex joint = roles[role];
    const std::string name = joint == kNoJoint ? "-" : motion.joints[static_cast<std::size_t>(joint)].name;
    if (expected == body.joints.end() ? joint == kNoJoint : name == expected->second.name) continue;
    // Without a joint of its own, a part of the trunk shares that of another.
    if (expected == body.joints.end() && i < retarget::kTrunkBoneCount) continue;
    wrong += (wrong.empty() ? "" : ", ") + roleName(role) + ": " + name;
  }
  return wrong;
}

void addChain(Body& body, const std::string& name, const std::string& parent, int joints, Vec3 offset) {
  std::string above = parent;
  for (int i = 0; i < joints; ++i) {
    const std::string own = name + std::to_string(i);
    body.joints[own] = {own, above, offset};
    above = own;
  }
}

void addExtras(Body& body, std::mt19937& random) {
  const auto chance = [&random](unsigned in) { return random() % in == 0; };
  if (chance(2)) addChain(body, "hair_back_", "head", 5, {0, -9, -2});
  if (chance(3)) addChain(body, "hair_side_L", "head", 4, {3, -9, 0});
  if (chance(3)) addChain(body, "prop_sword_", "rightHand", 2, {0, 0, 60});
  if (chance(3)) addChain(body, "skirt_front_", "hips", 4, {0, -12, 3});
  if (chance(3)) addChain(body, "ik_target_foot_L", "", 1, {9, 0, 0});
  if (chance(3)) addChain(body, "head_end", "head", 1, {0, 15, 0});
  if (chance(3)) addChain(body, "breast_L", "chest", 1, {6, 2, 8});
}

}  // namespace furitsuke::exchange
