// SPDX-License-Identifier: MIT
#include "core/exchange/roles.h"

#include <algorithm>
#include <array>
#include <glm/geometric.hpp>
#include <glm/vec3.hpp>
#include <utility>

#include "core/exchange/captured_pose.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_text.h"
#include "core/retarget/body_roles.h"

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

/// What is said of a limb of which no part was found.
struct WholeLimb {
  std::array<retarget::Limb, 3> parts;
  MessageText both, left, right;
};
constexpr std::array kWholeLimbs{
    WholeLimb{{retarget::Limb::UpperArm, retarget::Limb::LowerArm, retarget::Limb::Hand},
              Core::tr("arms"),
              Core::tr("left arm"),
              Core::tr("right arm")},
    WholeLimb{{retarget::Limb::UpperLeg, retarget::Limb::LowerLeg, retarget::Limb::Foot},
              Core::tr("legs"),
              Core::tr("left leg"),
              Core::tr("right leg")},
};

bool hasAny(const JointRoles& roles, retarget::Side side, const std::array<retarget::Limb, 3>& parts) {
  return std::ranges::any_of(parts,
                             [&](retarget::Limb part) { return roles[retarget::roleOf(side, part)] != kNoJoint; });
}

bool isHead(retarget::HumanoidBone role) {
  return role == retarget::HumanoidBone::Neck || role == retarget::HumanoidBone::Head;
}

/// In the first frame, because captured skeletons may have any rest pose.
retarget::BodySkeleton skeletonOf(const CapturedMotion& motion) {
  retarget::BodySkeleton skeleton;
  std::vector<RigidTransform> pose = restTransforms(motion);
  if (!motion.clips.empty()) sampleTransforms(motion, motion.clips.front(), 0, pose);
  for (std::size_t i = 0; i < motion.joints.size(); ++i) {
    skeleton.names.emplace_back(motion.joints[i].name);
    skeleton.parents.push_back(motion.joints[i].parent);
    skeleton.positions.push_back(pose[i].position);
  }
  return skeleton;
}

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
  retarget::ChosenJoints chosen = motion.knownRoles;
  for (const auto& [role, name] : choices) {
    chosen.emplace_back(role, kNoJoint);
    if (name.empty()) continue;
    const auto joint = std::ranges::find(motion.joints, name, &CapturedJoint::name);
    if (joint == motion.joints.end())
      return Error::in(Message::verbatim(roleName(role)), Core::trWith("there is no joint named %1"), name);
    chosen.back().second = static_cast<JointIndex>(joint - motion.joints.begin());
  }
  return retarget::findBodyRoles(skeletonOf(motion), chosen);
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
  const auto add = [&missing](MessageText name) {
    missing = missing.isEmpty() ? Message(name) : Message(Core::trWith("%1, %2"), missing, name);
  };
  bool hasLimbs = true;
  for (const WholeLimb& limb : kWholeLimbs) {
    const bool hasLeft = hasAny(roles, retarget::Side::Left, limb.parts);
    const bool hasRight = hasAny(roles, retarget::Side::Right, limb.parts);
    if (!hasLeft || !hasRight) add(hasLeft ? limb.right : hasRight ? limb.left : limb.both);
    hasLimbs = hasLimbs && hasLeft && hasRight;
  }
  for (const auto& [role, name] : kPersonRoles) {
    // The trunk is found by the limbs, and a whole limb was named.
    if (roles[role] == kNoJoint && (hasLimbs || isHead(role))) add(name);
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
