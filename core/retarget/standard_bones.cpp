// SPDX-License-Identifier: MIT
#include "core/retarget/standard_bones.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/base/name.h"
#include "core/retarget/body_roles.h"
#include "core/retarget/joint_names.h"

namespace furitsuke::retarget {

namespace {

constexpr auto kTrunkBones = std::to_array<std::string_view>({"下半身", "上半身", "上半身2", "首", "頭"});
static_assert(kTrunkBones.size() == kTrunkBoneCount);
constexpr auto kLimbBones =
    std::to_array<std::string_view>({"肩",     "腕",     "ひじ",   "手首",   "足",     "ひざ",   "足首",   "足先EX",
                                     "親指０", "親指１", "親指２", "人指１", "人指２", "人指３", "中指１", "中指２",
                                     "中指３", "薬指１", "薬指２", "薬指３", "小指１", "小指２", "小指３"});
static_assert(kLimbBones.size() == kLimbCount);
constexpr std::string_view kCenter = "センター";

/// The text with half-width digits and letters in place of full-width ones, or the other way round.
std::string withOtherWidth(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kWidths = {
      {{"０", "0"}, {"１", "1"}, {"２", "2"}, {"３", "3"}, {"ＩＫ", "IK"}, {"Ｄ", "D"}}};
  for (const auto& [full, half] : kWidths) {
    for (const auto& [from, to] : {std::pair(full, half), std::pair(half, full)}) {
      const std::size_t at = text.find(from);
      if (at == text.npos) continue;
      return std::string(text.substr(0, at)).append(to).append(text.substr(at + from.size()));
    }
  }
  return std::string(text);
}

/// The bones of a model with the parents of each before it.
struct OrderedBones {
  BodySkeleton skeleton;
  std::vector<model::BoneIndex> bones;  ///< of each joint
  std::vector<JointIndex> joints;       ///< of each bone
};

OrderedBones orderedBonesOf(const model::Model& model, std::string model::ModelName::*name) {
  OrderedBones ordered;
  ordered.joints.assign(model.bones.size(), kNoJoint);
  // A damaged model can contain a loop of parents, whose bones are left out.
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (std::size_t i = 0; i < model.bones.size(); ++i) {
      const model::Bone& bone = model.bones[i];
      const JointIndex parent =
          bone.parent == model::kNoIndex ? kNoJoint : ordered.joints[static_cast<std::size_t>(bone.parent)];
      if (ordered.joints[i] != kNoJoint || (bone.parent != model::kNoIndex && parent == kNoJoint)) continue;
      ordered.joints[i] = static_cast<JointIndex>(ordered.bones.size());
      ordered.bones.push_back(static_cast<model::BoneIndex>(i));
      ordered.skeleton.names.emplace_back(bone.name.*name);
      ordered.skeleton.parents.push_back(parent);
      // Left and right without names: captured skeletons are right-handed, models are not.
      ordered.skeleton.positions.emplace_back(bone.position.x, bone.position.y, -bone.position.z);
      isChanged = true;
    }
  }
  return ordered;
}

/// How many names mean a part of a body.
std::ptrdiff_t namedParts(const model::Model& model, std::string model::ModelName::*field) {
  std::vector<std::string_view> texts;
  for (const model::Bone& bone : model.bones) texts.emplace_back(bone.name.*field);
  return std::ranges::count_if(jointNames(texts), [](const JointName& name) { return name.part != NamedPart::Other; });
}

std::size_t roleCount(const JointRoles& roles) {
  return static_cast<std::size_t>(
      std::ranges::count_if(roles.values, [](JointIndex joint) { return joint != kNoJoint; }));
}

/// The lowest bone above both, or one of them.
model::BoneIndex lastCommon(const model::Model& model, model::BoneIndex a, model::BoneIndex b) {
  const auto parentOf = [&model](model::BoneIndex bone) { return model.bones[static_cast<std::size_t>(bone)].parent; };
  std::vector<bool> isAbove(model.bones.size(), false);
  for (; a != model::kNoIndex && !isAbove[static_cast<std::size_t>(a)]; a = parentOf(a))
    isAbove[static_cast<std::size_t>(a)] = true;
  for (std::size_t steps = 0; b != model::kNoIndex && steps < model.bones.size(); ++steps, b = parentOf(b)) {
    if (isAbove[static_cast<std::size_t>(b)]) return b;
  }
  return model::kNoIndex;
}

}  // namespace

std::string_view sideName(Side side) { return side == Side::Left ? "左" : "右"; }

std::string roleBoneName(HumanoidBone role) {
  const auto index = static_cast<std::size_t>(role);
  if (index < kTrunkBoneCount) return std::string(kTrunkBones[index]);
  const std::size_t limb = index - kTrunkBoneCount;
  const std::string_view bone = kLimbBones[limb % kLimbCount];
  return std::string(sideName(limb < kLimbCount ? Side::Left : Side::Right)).append(bone);
}

std::vector<std::string> bodyBoneNames() {
  std::vector<std::string> names{"全ての親", std::string(kCenter)};
  for (const std::string_view bone : kTrunkBones) names.emplace_back(bone);
  names.emplace_back("両目");
  constexpr auto kFeet = std::to_array<std::string_view>({"つま先", "足ＩＫ", "つま先ＩＫ"});
  for (const Side side : kEachSide) {
    const auto add = [&](std::string_view bone) { names.push_back(std::string(sideName(side)).append(bone)); };
    std::ranges::for_each(kLimbBones, add);
    std::ranges::for_each(kFeet, add);
  }
  return names;
}

StandardBones::StandardBones(const model::Model& model) : model_(&model), names_(model) {
  useGivenRoles();
  const auto lacks = [this](HumanoidBone role) { return find(roleBoneName(role)) == model::kNoIndex; };
  if (std::ranges::any_of(kPersonNeeds, lacks)) useStructure();
}

model::BoneIndex StandardBones::named(std::string_view text) const {
  for (const std::string& form : {std::string(text), withOtherWidth(text)}) {
    const Result<Name> name = Name::fromText(form);
    const auto bone = name.ok() && !form.empty() ? names_.findBone(name->bytes) : std::nullopt;
    if (bone) return *bone;
  }
  return model::kNoIndex;
}

model::BoneIndex StandardBones::find(std::string_view text) const {
  const auto found = found_.find(std::string(text));
  return found != found_.end() ? found->second : named(text);
}

BoneReason StandardBones::reasonFor(std::string_view text) const {
  using Role = std::pair<std::string, std::string>;
  if (std::ranges::find(model_->givenRoles, text, &Role::first) != model_->givenRoles.end()) return BoneReason::Given;
  if (found_.contains(std::string(text))) return BoneReason::Structure;
  return named(text) == model::kNoIndex ? BoneReason::Missing : BoneReason::Name;
}

std::optional<std::int32_t> StandardBones::findIk(std::string_view text) const {
  const model::BoneIndex goal = find(text);
  const auto chain = std::ranges::find(model_->ik, goal, &model::IkChain::goal);
  if (goal == model::kNoIndex || chain == model_->ik.end()) return {};
  return static_cast<std::int32_t>(chain - model_->ik.begin());
}

void StandardBones::add(std::string text, model::BoneIndex bone) {
  if (bone != model::kNoIndex && named(text) == model::kNoIndex) found_.try_emplace(std::move(text), bone);
}

void StandardBones::useGivenRoles() {
  for (const auto& [role, bone] : model_->givenRoles) {
    const auto at =
        std::ranges::find_if(model_->bones, [&name = bone](const model::Bone& each) { return each.name.text == name; });
    const auto index = static_cast<model::BoneIndex>(at - model_->bones.begin());
    found_[role] = at == model_->bones.end() ? model::kNoIndex : index;
  }
}

void StandardBones::useStructure() {
  std::optional<OrderedBones> best;
  JointRoles roles;
  roles.values.fill(kNoJoint);
  std::array fields{&model::ModelName::text, &model::ModelName::english};
  // Names that say more are tried first, and win where both find as much.
  if (namedParts(*model_, fields[1]) > namedParts(*model_, fields[0])) std::swap(fields[0], fields[1]);
  for (const auto name : fields) {
    OrderedBones ordered = orderedBonesOf(*model_, name);
    ChosenJoints chosen;
    for (std::size_t i = 0; i < kRetargetedBoneCount; ++i) {
      const model::BoneIndex bone = find(roleBoneName(humanoidBoneAt(i)));
      // A bone left out by hand still counts in the search, or the bones below it would not be found.
      if (bone == model::kNoIndex) continue;
      chosen.emplace_back(humanoidBoneAt(i), ordered.joints[static_cast<std::size_t>(bone)]);
    }
    const JointRoles found = findBodyRoles(ordered.skeleton, chosen);
    const auto isMissing = [&found](HumanoidBone role) { return found[role] == kNoJoint; };
    if (std::ranges::any_of(kPersonNeeds, isMissing) || (best && roleCount(found) <= roleCount(roles))) continue;
    roles = found;
    best = std::move(ordered);
  }
  if (!best) return;  // not a person
  isByStructure_ = true;
  std::vector<bool> isTaken(model_->bones.size(), false);
  for (std::size_t i = 0; i < kRetargetedBoneCount; ++i) {
    const JointIndex joint = roles[humanoidBoneAt(i)];
    if (joint == kNoJoint) continue;
    const model::BoneIndex bone = best->bones[static_cast<std::size_t>(joint)];
    // A trunk of few bones has one for several roles; it is the first of them.
    if (isTaken[static_cast<std::size_t>(bone)]) continue;
    isTaken[static_cast<std::size_t>(bone)] = true;
    add(roleBoneName(humanoidBoneAt(i)), bone);
  }
  const model::BoneIndex hips = find(roleBoneName(HumanoidBone::Hips));
  const model::BoneIndex spine = find(roleBoneName(HumanoidBone::Spine));
  if (hips != model::kNoIndex && spine != model::kNoIndex) add(std::string(kCenter), lastCommon(*model_, hips, spine));
  addFeet();
}

/// The chains that lead ankles and toes to their goals.
void StandardBones::addFeet() {
  for (const Side side : kEachSide) {
    const model::BoneIndex foot = find(roleBoneName(roleOf(side, Limb::Foot)));
    if (foot == model::kNoIndex) continue;
    const auto sided = [side](std::string_view name) { return std::string(sideName(side)).append(name); };
    for (const model::IkChain& chain : model_->ik) {
      if (chain.target == model::kNoIndex || chain.links.empty()) continue;
      if (chain.target == foot) add(sided("足ＩＫ"), chain.goal);
      if (chain.links.front().bone != foot) continue;
      add(sided("つま先ＩＫ"), chain.goal);
      add(sided("つま先"), chain.target);
    }
    add(sided("つま先"), find(roleBoneName(roleOf(side, Limb::Toes))));
  }
}

}  // namespace furitsuke::retarget
