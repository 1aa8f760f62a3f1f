// SPDX-License-Identifier: MIT
#include "core/exchange/joint_naming.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <unordered_set>

#include "core/exchange/romaji.h"
#include "core/retarget/humanoid_model.h"

namespace furitsuke::exchange {

namespace {

constexpr std::string_view kNumbered = "bone_";

constexpr auto kTrunkJoints = std::to_array<std::string_view>({"Hips", "Spine", "Chest", "Neck", "Head"});
static_assert(kTrunkJoints.size() == retarget::kTrunkBoneCount);
constexpr auto kLimbJoints = std::to_array<std::string_view>(
    {"Shoulder",    "Arm",        "ForeArm",    "Hand",       "UpLeg",      "Leg",        "Foot",        "ToeBase",
     "HandThumb1",  "HandThumb2", "HandThumb3", "HandIndex1", "HandIndex2", "HandIndex3", "HandMiddle1", "HandMiddle2",
     "HandMiddle3", "HandRing1",  "HandRing2",  "HandRing3",  "HandPinky1", "HandPinky2", "HandPinky3"});
static_assert(kLimbJoints.size() == retarget::kLimbCount);

/// "bone_012"
std::string numberedName(std::size_t index) {
  std::string number = std::to_string(index);
  if (number.size() < 3) number.insert(0, 3 - number.size(), '0');
  return std::string(kNumbered).append(number);
}

/// Takes the names in order; one that is taken already is numbered instead.
class UniqueNames {
 public:
  void take(std::string& name, std::size_t index) {
    if (!name.empty() && taken_.insert(name).second) return;
    name = numberedName(index);
    while (!taken_.insert(name).second) name += '_';
  }

 private:
  std::unordered_set<std::string> taken_;
};

}  // namespace

std::string humanoidJointName(retarget::HumanoidBone role) {
  const auto index = static_cast<std::size_t>(role);
  if (index < retarget::kTrunkBoneCount) return std::string(kTrunkJoints[index]);
  const std::size_t limb = index - retarget::kTrunkBoneCount;
  return std::string(limb < retarget::kLimbCount ? "Left" : "Right").append(kLimbJoints[limb % retarget::kLimbCount]);
}

bool isPortableName(std::string_view name) {
  return !name.empty() &&
         std::ranges::all_of(name, [](char c) { return c > ' ' && c < 0x7F && c != '{' && c != '}' && c != ':'; });
}

std::vector<std::string> boneNames(const model::Model& model, JointNaming naming) {
  std::vector<std::string> names(model.bones.size());
  UniqueNames unique;
  if (naming == JointNaming::Humanoid) {
    if (const Result<retarget::HumanoidModel> humanoid = retarget::HumanoidModel::of(model)) {
      for (const retarget::HumanoidBone role : humanoid->order()) {
        const auto bone = static_cast<std::size_t>(humanoid->bone(role));
        if (!names[bone].empty()) continue;
        names[bone] = humanoidJointName(role);
        unique.take(names[bone], bone);
      }
    }
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!names[i].empty()) continue;
    const model::ModelName& name = model.bones[i].name;
    if (naming == JointNaming::Japanese) {
      names[i] = name.text;
    } else if (isPortableName(name.english)) {
      names[i] = name.english;
    } else {
      names[i] = romanizedName(name.text);
    }
    unique.take(names[i], i);
  }
  return names;
}

std::size_t countNumberedNames(const std::vector<std::string>& names) {
  return static_cast<std::size_t>(
      std::ranges::count_if(names, [](const std::string& name) { return name.starts_with(kNumbered); }));
}

}  // namespace furitsuke::exchange
