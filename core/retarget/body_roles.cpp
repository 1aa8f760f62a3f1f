// SPDX-License-Identifier: MIT
#include "core/retarget/body_roles.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/retarget/body_structure.h"
#include "core/retarget/finger_names.h"
#include "core/retarget/joint_names.h"

namespace furitsuke::retarget {

namespace {

/// The joints from the root down to a joint.
std::vector<JointIndex> pathTo(const BodySkeleton& skeleton, JointIndex joint) {
  std::vector<JointIndex> path;
  for (; joint != kNoJoint; joint = skeleton.parents[static_cast<std::size_t>(joint)]) path.push_back(joint);
  std::ranges::reverse(path);
  return path;
}

class RoleFinder {
 public:
  RoleFinder(const BodySkeleton& skeleton, const ChosenJoints& chosen)
      : skeleton_(skeleton), names_(jointNames(skeleton.names)), body_(findBody(skeleton, names_)) {
    roles_.values.fill(kNoJoint);
    for (const auto& [role, joint] : chosen) {
      isChosen_[role] = true;
      roles_[role] = joint;
    }
  }

  JointRoles find() {
    for (const Side side : {Side::Left, Side::Right}) findLimbs(side);
    set(HumanoidBone::Head, body_ ? body_->head : named({}, NamedPart::Head));
    set(HumanoidBone::Neck, parentOf(roles_[HumanoidBone::Head]));
    findTrunk();
    for (const Side side : {Side::Left, Side::Right}) findEnds(side);
    return roles_;
  }

 private:
  void set(HumanoidBone role, JointIndex joint) {
    if (!isChosen_[role]) roles_[role] = joint;
  }

  [[nodiscard]] JointIndex parentOf(JointIndex joint) const {
    return joint == kNoJoint ? kNoJoint : skeleton_.parents[static_cast<std::size_t>(joint)];
  }

  /// The next joint above, of another limb: skeletons of Daz and MMD have joints that twist an arm between its ends.
  [[nodiscard]] JointIndex limbAbove(JointIndex joint) const {
    const auto isTwist = [this](JointIndex above) {
      return names_[static_cast<std::size_t>(above)].part == NamedPart::Twist;
    };
    do joint = parentOf(joint);
    while (joint != kNoJoint && isTwist(joint));
    return joint;
  }

  [[nodiscard]] bool isBelow(JointIndex joint, JointIndex ancestor) const {
    while (joint != kNoJoint && joint != ancestor) joint = parentOf(joint);
    return joint != kNoJoint;
  }

  /// The first joint with that part and side, which is empty for the middle of the body.
  [[nodiscard]] JointIndex named(std::optional<Side> side, NamedPart part) const {
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (names_[i].side == side && names_[i].part == part) return static_cast<JointIndex>(i);
    }
    return kNoJoint;
  }

  /// A skeleton with both names, such as SMPL's ankle and foot, means the toes or the palm by the lower one.
  [[nodiscard]] JointIndex upperOf(JointIndex usual, JointIndex other) const {
    if (usual == kNoJoint) return other;
    return other != kNoJoint && isBelow(usual, other) ? other : usual;
  }

  /// The limb that structure has found; without it, what names alone say, so that an Error can list what is missing.
  [[nodiscard]] LimbJoints limbOf(Side side, bool isLeg) const {
    if (body_) return (isLeg ? body_->legs : body_->arms)[static_cast<std::size_t>(side)];
    LimbJoints limb;
    limb.end = isLeg ? upperOf(named(side, NamedPart::Foot), named(side, NamedPart::Ankle))
                     : upperOf(named(side, NamedPart::Hand), named(side, NamedPart::Wrist));
    limb.lower = limbAbove(limb.end);
    limb.upper = limbAbove(limb.lower);
    return limb;
  }

  /// Above a joint that the user has chosen, the limb follows the tree.
  void setLimb(Side side, const LimbJoints& limb, const std::array<Limb, 3>& roles) {
    const auto role = [side, &roles](std::size_t i) { return roleOf(side, roles[i]); };
    set(role(2), limb.end);
    set(role(1), roles_[role(2)] == limb.end ? limb.lower : limbAbove(roles_[role(2)]));
    set(role(0), roles_[role(1)] == limb.lower ? limb.upper : limbAbove(roles_[role(1)]));
  }

  void findLimbs(Side side) {
    setLimb(side, limbOf(side, true), {Limb::UpperLeg, Limb::LowerLeg, Limb::Foot});
    setLimb(side, limbOf(side, false), {Limb::UpperArm, Limb::LowerArm, Limb::Hand});
  }

  /// The last joint that all paths have, and the paths are then without what is above it.
  [[nodiscard]] JointIndex lastCommon(const std::vector<JointIndex>& joints) const {
    JointIndex common = joints.front();
    for (const JointIndex joint : joints) {
      if (joint == kNoJoint) return kNoJoint;
      while (common != kNoJoint && !isBelow(joint, common)) common = parentOf(common);
    }
    return common;
  }

  void findTrunk() {
    const auto left = [this](Limb limb) { return roles_[roleOf(Side::Left, limb)]; };
    const auto right = [this](Limb limb) { return roles_[roleOf(Side::Right, limb)]; };
    const JointIndex middle = lastCommon({left(Limb::UpperLeg), right(Limb::UpperLeg), left(Limb::UpperArm)});
    // A joint that carries both legs and not the arms, such as 下半身, is the pelvis.
    set(HumanoidBone::Hips, middle == kNoJoint ? kNoJoint : lastCommon({left(Limb::UpperLeg), right(Limb::UpperLeg)}));
    // Above it the spine begins; a joint of the user may be anywhere.
    const JointIndex hips = isBelow(roles_[HumanoidBone::Hips], middle) ? middle : roles_[HumanoidBone::Hips];
    const JointIndex arms = lastCommon({left(Limb::UpperArm), right(Limb::UpperArm)});
    // The clavicles of Biped hang on the neck.
    const JointIndex neck = roles_[HumanoidBone::Neck];
    const bool isNeck = arms != kNoJoint && arms == neck && parentOf(neck) != hips && isBelow(parentOf(neck), hips);
    set(HumanoidBone::Chest, isNeck ? parentOf(neck) : arms);
    const JointIndex chest = roles_[HumanoidBone::Chest];
    const std::vector<JointIndex> path = pathTo(skeleton_, chest);
    const auto atHips = std::ranges::find(path, hips);
    const bool hasSpine = hips != kNoJoint && atHips != path.end() && atHips + 1 != path.end();
    auto spine = hasSpine ? atHips + 1 : path.end();
    // "SKEL_Spine_Root" only holds the spine.
    while (hasSpine && spine + 1 < path.end() && names_[static_cast<std::size_t>(*spine)].text.ends_with("root"))
      ++spine;
    set(HumanoidBone::Spine, hasSpine ? *spine : chest);
    for (const Side side : {Side::Left, Side::Right})
      set(roleOf(side, Limb::Shoulder), shoulderOf(side, isNeck ? arms : chest));
  }

  [[nodiscard]] const std::vector<std::string>& words(JointIndex joint) const {
    return names_[static_cast<std::size_t>(joint)].words;
  }

  /// Between the trunk and the arm; of several joints that with the plainest name, such as 肩 between 肩P and 肩C.
  [[nodiscard]] JointIndex shoulderOf(Side side, JointIndex trunk) const {
    JointIndex shoulder = kNoJoint;
    const JointIndex arm = roles_[roleOf(side, Limb::UpperArm)];
    if (trunk == kNoJoint || !isBelow(arm, trunk)) return shoulder;
    for (JointIndex joint = parentOf(arm); joint != kNoJoint && joint != trunk; joint = parentOf(joint)) {
      if (shoulder == kNoJoint || words(joint).size() < words(shoulder).size()) shoulder = joint;
    }
    return shoulder;
  }

  void findEnds(Side side) {
    findToes(side);
    const JointIndex hand = roles_[roleOf(side, Limb::Hand)];
    if (hand == kNoJoint) return;
    const FingerJoints named = namedFingers(skeleton_, names_, hand);
    const auto hasBones = [](const auto& finger) { return finger.front() != kNoJoint; };
    const auto index = static_cast<std::size_t>(side);
    if (std::ranges::any_of(named, hasBones)) {
      setFingers(side, named);
    } else if (body_ && body_->fingers[index] && body_->arms[index].end == hand) {
      setFingers(side, *body_->fingers[index]);
    }
  }

  /// The joint below the foot that is named for toes, else that for a foot below an ankle, else the first.
  void findToes(Side side) {
    const JointIndex foot = roles_[roleOf(side, Limb::Foot)];
    JointIndex toes = kNoJoint;
    const auto partOf = [this](JointIndex joint) { return names_[static_cast<std::size_t>(joint)].part; };
    const auto rank = [&](JointIndex joint) {
      return partOf(joint) == NamedPart::Toes ? 2 : partOf(joint) == NamedPart::Foot ? 1 : 0;
    };
    for (std::size_t i = 0; foot != kNoJoint && i < names_.size(); ++i) {
      const auto joint = static_cast<JointIndex>(i);
      if (joint == foot || partOf(joint) == NamedPart::Decoration || !isBelow(joint, foot)) continue;
      // What is named as the foot itself is a helper of it.
      if (partOf(joint) == NamedPart::Foot && partOf(foot) == NamedPart::Foot) continue;
      if (toes == kNoJoint || rank(joint) > rank(toes) || isEarlierToe(joint, toes)) toes = joint;
    }
    set(roleOf(side, Limb::Toes), toes);
  }

  /// Of toes beside each other, the big one has the first name.
  [[nodiscard]] bool isEarlierToe(JointIndex joint, JointIndex toes) const {
    const auto at = static_cast<std::size_t>(joint);
    const auto other = static_cast<std::size_t>(toes);
    return names_[at].part == NamedPart::Toes && parentOf(joint) == parentOf(toes) &&
           names_[at].text < names_[other].text;
  }

  /// A joint that the user chose for another role is left out.
  void setFingers(Side side, const FingerJoints& fingers) {
    constexpr auto kFirst = static_cast<std::size_t>(Limb::Thumb1);
    for (std::size_t i = kFirst; i < kLimbCount; ++i) {
      const std::size_t bone = i - kFirst;
      const JointIndex joint = fingers[bone / 3][bone % 3];
      if (!isChosenJoint(joint)) set(roleOf(side, static_cast<Limb>(i)), joint);
    }
  }

  [[nodiscard]] bool isChosenJoint(JointIndex joint) const {
    for (std::size_t i = 0; i < kHumanoidBoneCount; ++i) {
      if (isChosen_.values[i] && roles_.values[i] == joint) return true;
    }
    return false;
  }

  const BodySkeleton& skeleton_;
  std::vector<JointName> names_;
  std::optional<BodyStructure> body_;
  JointRoles roles_;
  HumanoidBoneValues<bool> isChosen_;
};

}  // namespace

JointRoles findBodyRoles(const BodySkeleton& skeleton, const ChosenJoints& chosen) {
  return RoleFinder(skeleton, chosen).find();
}

}  // namespace furitsuke::retarget
