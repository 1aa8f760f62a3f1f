// SPDX-License-Identifier: MIT
#include "core/exchange/roles.h"

#include <algorithm>
#include <array>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>
#include <utility>

#include "core/exchange/body_structure.h"
#include "core/exchange/captured_pose.h"
#include "core/exchange/joint_names.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_text.h"

namespace furitsuke::exchange {

namespace {

constexpr auto kTrunkNames = std::to_array<std::string_view>({"hips", "spine", "chest", "neck", "head"});
static_assert(kTrunkNames.size() == retarget::kTrunkBoneCount);
constexpr auto kLimbNames = std::to_array<std::string_view>({
    "Shoulder",
    "UpperArm",
    "LowerArm",
    "Hand",
    "UpperLeg",
    "LowerLeg",
    "Foot",
    "Toes",
    "ThumbMetacarpal",
    "ThumbProximal",
    "ThumbDistal",
    "IndexProximal",
    "IndexIntermediate",
    "IndexDistal",
    "MiddleProximal",
    "MiddleIntermediate",
    "MiddleDistal",
    "RingProximal",
    "RingIntermediate",
    "RingDistal",
    "LittleProximal",
    "LittleIntermediate",
    "LittleDistal",
});
static_assert(kLimbNames.size() == retarget::kLimbCount);

struct PersonRole {
  retarget::HumanoidBone role;
  MessageText name;  ///< as of roleName()
};

/// What a skeleton must have to be that of a person.
constexpr auto kPersonRoles = std::to_array<PersonRole>({
    {retarget::HumanoidBone::Hips, Core::tr("hips")},
    {retarget::HumanoidBone::Spine, Core::tr("spine")},
    {retarget::HumanoidBone::Chest, Core::tr("chest")},
    {retarget::HumanoidBone::Neck, Core::tr("neck")},
    {retarget::HumanoidBone::Head, Core::tr("head")},
    {retarget::roleOf(retarget::Side::Left, retarget::Limb::UpperArm), Core::tr("leftUpperArm")},
    {retarget::roleOf(retarget::Side::Left, retarget::Limb::LowerArm), Core::tr("leftLowerArm")},
    {retarget::roleOf(retarget::Side::Left, retarget::Limb::Hand), Core::tr("leftHand")},
    {retarget::roleOf(retarget::Side::Left, retarget::Limb::UpperLeg), Core::tr("leftUpperLeg")},
    {retarget::roleOf(retarget::Side::Left, retarget::Limb::LowerLeg), Core::tr("leftLowerLeg")},
    {retarget::roleOf(retarget::Side::Left, retarget::Limb::Foot), Core::tr("leftFoot")},
    {retarget::roleOf(retarget::Side::Right, retarget::Limb::UpperArm), Core::tr("rightUpperArm")},
    {retarget::roleOf(retarget::Side::Right, retarget::Limb::LowerArm), Core::tr("rightLowerArm")},
    {retarget::roleOf(retarget::Side::Right, retarget::Limb::Hand), Core::tr("rightHand")},
    {retarget::roleOf(retarget::Side::Right, retarget::Limb::UpperLeg), Core::tr("rightUpperLeg")},
    {retarget::roleOf(retarget::Side::Right, retarget::Limb::LowerLeg), Core::tr("rightLowerLeg")},
    {retarget::roleOf(retarget::Side::Right, retarget::Limb::Foot), Core::tr("rightFoot")},
});

/// The joints from the root down to a joint.
std::vector<JointIndex> pathTo(const CapturedMotion& motion, JointIndex joint) {
  std::vector<JointIndex> path;
  for (; joint != kNoJoint; joint = motion.joints[static_cast<std::size_t>(joint)].parent) path.push_back(joint);
  std::ranges::reverse(path);
  return path;
}

class RoleFinder {
 public:
  explicit RoleFinder(const CapturedMotion& motion) : motion_(motion) {
    roles_.values.fill(kNoJoint);
    std::vector<std::string_view> names;
    for (const CapturedJoint& joint : motion.joints) names.push_back(joint.name);
    names_ = jointNames(names);
    body_ = findBody(motion, names_);
    for (const auto& [role, joint] : motion.knownRoles) {
      isChosen_[role] = true;
      roles_[role] = joint;
    }
  }

  Status choose(const RoleChoices& choices) {
    for (const auto& [role, name] : choices) {
      isChosen_[role] = true;
      roles_[role] = kNoJoint;
      if (name.empty()) continue;
      const auto joint = std::ranges::find(motion_.joints, name, &CapturedJoint::name);
      if (joint == motion_.joints.end())
        return Error::in(Message::verbatim(roleName(role)), Core::trWith("there is no joint named %1"), name);
      roles_[role] = static_cast<JointIndex>(joint - motion_.joints.begin());
    }
    return Done{};
  }

  JointRoles find() {
    for (const retarget::Side side : {retarget::Side::Left, retarget::Side::Right}) findLimbs(side);
    set(retarget::HumanoidBone::Head, body_ ? body_->head : named({}, NamedPart::Head));
    set(retarget::HumanoidBone::Neck, parentOf(roles_[retarget::HumanoidBone::Head]));
    findTrunk();
    for (const retarget::Side side : {retarget::Side::Left, retarget::Side::Right}) findEnds(side);
    return roles_;
  }

 private:
  void set(retarget::HumanoidBone role, JointIndex joint) {
    if (!isChosen_[role]) roles_[role] = joint;
  }

  [[nodiscard]] JointIndex parentOf(JointIndex joint) const {
    return joint == kNoJoint ? kNoJoint : motion_.joints[static_cast<std::size_t>(joint)].parent;
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
  [[nodiscard]] JointIndex named(std::optional<retarget::Side> side, NamedPart part) const {
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
  [[nodiscard]] LimbJoints limbOf(retarget::Side side, bool isLeg) const {
    if (body_) return (isLeg ? body_->legs : body_->arms)[static_cast<std::size_t>(side)];
    LimbJoints limb;
    limb.end = isLeg ? upperOf(named(side, NamedPart::Foot), named(side, NamedPart::Ankle))
                     : upperOf(named(side, NamedPart::Hand), named(side, NamedPart::Wrist));
    limb.lower = limbAbove(limb.end);
    limb.upper = limbAbove(limb.lower);
    return limb;
  }

  /// Above a joint that the user has chosen, the limb follows the tree.
  void setLimb(retarget::Side side, const LimbJoints& limb, const std::array<retarget::Limb, 3>& roles) {
    const auto role = [side, &roles](std::size_t i) { return retarget::roleOf(side, roles[i]); };
    set(role(2), limb.end);
    set(role(1), roles_[role(2)] == limb.end ? limb.lower : limbAbove(roles_[role(2)]));
    set(role(0), roles_[role(1)] == limb.lower ? limb.upper : limbAbove(roles_[role(1)]));
  }

  void findLimbs(retarget::Side side) {
    setLimb(side, limbOf(side, true), {retarget::Limb::UpperLeg, retarget::Limb::LowerLeg, retarget::Limb::Foot});
    setLimb(side, limbOf(side, false), {retarget::Limb::UpperArm, retarget::Limb::LowerArm, retarget::Limb::Hand});
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
    const auto left = [this](retarget::Limb limb) { return roles_[retarget::roleOf(retarget::Side::Left, limb)]; };
    const auto right = [this](retarget::Limb limb) { return roles_[retarget::roleOf(retarget::Side::Right, limb)]; };
    const JointIndex middle =
        lastCommon({left(retarget::Limb::UpperLeg), right(retarget::Limb::UpperLeg), left(retarget::Limb::UpperArm)});
    // A joint that carries both legs and not the arms, such as 下半身, is the pelvis.
    set(retarget::HumanoidBone::Hips,
        middle == kNoJoint ? kNoJoint : lastCommon({left(retarget::Limb::UpperLeg), right(retarget::Limb::UpperLeg)}));
    // Above it the spine begins; a joint of the user may be anywhere.
    const JointIndex hips =
        isBelow(roles_[retarget::HumanoidBone::Hips], middle) ? middle : roles_[retarget::HumanoidBone::Hips];
    set(retarget::HumanoidBone::Chest, lastCommon({left(retarget::Limb::UpperArm), right(retarget::Limb::UpperArm)}));
    const JointIndex chest = roles_[retarget::HumanoidBone::Chest];
    const std::vector<JointIndex> path = pathTo(motion_, chest);
    const auto atHips = std::ranges::find(path, hips);
    const bool hasSpine = hips != kNoJoint && atHips != path.end() && atHips + 1 != path.end();
    set(retarget::HumanoidBone::Spine, hasSpine ? *(atHips + 1) : chest);
    for (const retarget::Side side : {retarget::Side::Left, retarget::Side::Right}) {
      const JointIndex shoulder = parentOf(roles_[retarget::roleOf(side, retarget::Limb::UpperArm)]);
      const bool isTrunk = chest == kNoJoint || isBelow(chest, shoulder);
      set(retarget::roleOf(side, retarget::Limb::Shoulder), isTrunk ? kNoJoint : shoulder);
    }
  }

  void findEnds(retarget::Side side) {
    const JointIndex foot = roles_[retarget::roleOf(side, retarget::Limb::Foot)];
    const JointIndex hand = roles_[retarget::roleOf(side, retarget::Limb::Hand)];
    JointIndex toes = kNoJoint;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      const auto joint = static_cast<JointIndex>(i);
      if (foot != kNoJoint && joint != foot && isBelow(joint, foot)) {
        const NamedPart part = names_[i].part;
        const bool isToes = part == NamedPart::Toes || part == NamedPart::Foot;
        const bool isFirst = toes == kNoJoint && part != NamedPart::Decoration;
        if (isFirst || (isToes && toes != kNoJoint && names_[static_cast<std::size_t>(toes)].part != NamedPart::Toes))
          toes = joint;
      }
      if (hand == kNoJoint || !isBelow(joint, hand)) continue;
      const auto finger = namedFinger(names_[i].text);
      if (finger && roles_[retarget::roleOf(side, *finger)] == kNoJoint) set(retarget::roleOf(side, *finger), joint);
    }
    set(retarget::roleOf(side, retarget::Limb::Toes), toes);
    if (hand != kNoJoint) findUnnamedFingers(side, hand);
  }

  void findUnnamedFingers(retarget::Side side, JointIndex hand) {
    const auto index = static_cast<std::size_t>(side);
    if (!body_ || !body_->fingers[index] || body_->arms[index].end != hand) return;
    constexpr auto kFirst = static_cast<std::size_t>(retarget::Limb::Thumb1);
    for (std::size_t i = kFirst; i < retarget::kLimbCount; ++i) {
      if (roles_[retarget::roleOf(side, static_cast<retarget::Limb>(i))] != kNoJoint) return;
    }
    for (std::size_t i = kFirst; i < retarget::kLimbCount; ++i) {
      const std::size_t bone = i - kFirst;
      set(retarget::roleOf(side, static_cast<retarget::Limb>(i)), (*body_->fingers[index])[bone / 3][bone % 3]);
    }
  }

  const CapturedMotion& motion_;
  std::vector<JointName> names_;
  std::optional<BodyStructure> body_;
  JointRoles roles_;
  retarget::HumanoidBoneValues<bool> isChosen_;
};

}  // namespace

std::string roleName(retarget::HumanoidBone role) {
  const auto index = static_cast<std::size_t>(role);
  if (index < retarget::kTrunkBoneCount) return std::string(kTrunkNames[index]);
  const std::size_t limb = index - retarget::kTrunkBoneCount;
  return std::string(limb < retarget::kLimbCount ? "left" : "right") +
         std::string(kLimbNames[limb % retarget::kLimbCount]);
}

std::optional<retarget::HumanoidBone> findRole(std::string_view name) {
  for (std::size_t i = 0; i < retarget::kRetargetedBoneCount; ++i) {
    if (roleName(retarget::humanoidBoneAt(i)) == name) return retarget::humanoidBoneAt(i);
  }
  return {};
}

Result<JointRoles> findRoles(const CapturedMotion& motion, const RoleChoices& choices) {
  RoleFinder finder(motion);
  if (const Status chosen = finder.choose(choices); !chosen) return chosen.error();
  return finder.find();
}

std::vector<retarget::HumanoidBone> missingRoles(const JointRoles& roles) {
  std::vector<retarget::HumanoidBone> missing;
  for (const PersonRole& required : kPersonRoles) {
    if (roles[required.role] == kNoJoint) missing.push_back(required.role);
  }
  return missing;
}

Status checkPerson(const JointRoles& roles) {
  Message missing;
  for (const auto& [role, name] : kPersonRoles) {
    if (roles[role] != kNoJoint) continue;
    missing = missing.isEmpty() ? Message(name) : Message(Core::trWith("%1, %2"), missing, name);
  }
  return missing.isEmpty() ? Status(Done{}) : Error::because(Core::trWith("is not a person: no %1"), missing);
}

Result<RoleChoices> roleChoicesFromJson(std::string_view text) {
  io::JsonReader reader(text);
  RoleChoices choices;
  std::string format;
  reader.object(io::requiredField("format",
                                  [&] {
                                    reader.string(format);
                                    if (format != "furitsuke.roles")
                                      reader.fail(Core::tr("is not \"furitsuke.roles\""));
                                  }),
                io::requiredField("version", [&] { static_cast<void>(reader.integer(1, 1)); }),
                io::requiredField("joints", [&] {
                  reader.members([&](std::string_view name) {
                    const auto role = findRole(name);
                    if (!role) return reader.fail(Core::tr("is not the name of a role"));
                    reader.string(choices.emplace_back(*role, std::string()).second);
                  });
                }));
  reader.end();
  if (!reader.ok()) return reader.error();
  return choices;
}

std::string roleChoicesToJson(const RoleChoices& choices) {
  io::JsonText json;
  json.raw("{ \"format\": \"furitsuke.roles\", \"version\": 1, \"joints\": {");
  bool isFirst = true;
  for (const auto& [role, joint] : choices) {
    json.raw(std::exchange(isFirst, false) ? "\n  " : ",\n  ").string(roleName(role)).raw(": ").string(joint);
  }
  return std::move(json).take() + "\n} }\n";
}

std::string_view likelyUnit(double length) {
  if (length > 0.5 && length < 1.3) return "meters";
  if (length > 25 && length < 45) return "inches";
  if (length > 55 && length < 130) return "centimeters";
  return {};
}

double legLength(const CapturedMotion& motion, const JointRoles& roles) {
  const std::vector<RigidTransform> rest = restTransforms(motion);
  const auto at = [&](retarget::Side side, retarget::Limb limb) {
    return rest[static_cast<std::size_t>(roles[retarget::roleOf(side, limb)])].position;
  };
  double sum = 0;
  for (const retarget::Side side : {retarget::Side::Left, retarget::Side::Right}) {
    sum += glm::distance(at(side, retarget::Limb::UpperLeg), at(side, retarget::Limb::LowerLeg)) +
           glm::distance(at(side, retarget::Limb::LowerLeg), at(side, retarget::Limb::Foot));
  }
  return sum / 2;
}

}  // namespace furitsuke::exchange
