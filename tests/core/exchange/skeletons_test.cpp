// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <map>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "core/exchange/roles.h"
#include "core/model/model.h"
#include "core/retarget/standard_bones.h"
#include "tests/core/exchange/test_body.h"

// Skeletons with the names and trees of programs, see tests/data/skeletons/namings.txt.
namespace furitsuke::exchange {
namespace {

struct Place {
  const char* role;  ///< without its side
  Vec3 at;           ///< on the left
};

/// A person in a T-pose, facing +Z, from the middle of the body outwards.
const std::vector<Place> kPlaces = {
    {"hips", {0, 100, 0}},
    {"spine", {0, 112, 0}},
    {"chest", {0, 137, 0}},
    {"neck", {0, 151, 0}},
    {"head", {0, 161, 2}},
    {"Shoulder", {5, 147, 0}},
    {"UpperArm", {18, 149, 0}},
    {"LowerArm", {46, 149, 0}},
    {"Hand", {72, 149, 0}},
    {"UpperLeg", {9, 96, 0}},
    {"LowerLeg", {9, 52, 0}},
    {"Foot", {9, 10, 0}},
    {"Toes", {9, 3, 14}},
    {"ThumbMetacarpal", {74, 149, 4}},
    {"ThumbProximal", {76, 149, 6}},
    {"ThumbDistal", {78, 149, 8}},
    {"IndexProximal", {81, 149, 3}},
    {"IndexIntermediate", {84, 149, 3}},
    {"IndexDistal", {86, 149, 3}},
    {"MiddleProximal", {82, 149, 1}},
    {"MiddleIntermediate", {85, 149, 1}},
    {"MiddleDistal", {87, 149, 1}},
    {"RingProximal", {81, 149, -1}},
    {"RingIntermediate", {84, 149, -1}},
    {"RingDistal", {86, 149, -1}},
    {"LittleProximal", {80, 149, -3}},
    {"LittleIntermediate", {82, 149, -3}},
    {"LittleDistal", {84, 149, -3}},
};

std::optional<Vec3> placeOf(const std::string& role) {
  for (const auto& [name, place] : kPlaces) {
    if (role == name || role == std::string("left") + name) return place;
    if (role == std::string("right") + name) return Vec3{-place.x, place.y, place.z};
  }
  return {};
}

struct NamedSkeleton {
  std::string program;
  std::string left, right;
  std::vector<std::string> chains;
};

std::vector<NamedSkeleton> namedSkeletons(const std::string& name = "namings.txt") {
  std::vector<NamedSkeleton> skeletons;
  std::ifstream file(std::string(FURITSUKE_TEST_DATA) + "/skeletons/" + name);
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    if (line[0] != '[') {
      skeletons.back().chains.push_back(line);
      continue;
    }
    NamedSkeleton& skeleton = skeletons.emplace_back();
    const std::size_t end = line.find(']');
    skeleton.program = line.substr(1, end - 1);
    std::istringstream(line.substr(end + 1)) >> skeleton.left >> skeleton.right;
  }
  return skeletons;
}

/// Reads chains into a body, whose joints have their roles or own names as keys.
class BodyReader {
 public:
  explicit BodyReader(const NamedSkeleton& skeleton) {
    for (const std::string& chain : skeleton.chains) {
      if (chain.find('<') == chain.npos) {
        add(chain, "", "");
      } else {
        add(chain, "left", skeleton.left);
        add(chain, "right", skeleton.right);
      }
    }
  }
  [[nodiscard]] Body take() { return std::move(body_); }

 private:
  struct Link {
    std::string key, name;
    std::optional<Vec3> at;
  };

  static std::vector<std::string> split(const std::string& chain) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= chain.size();) {
      const std::size_t end = std::min(chain.find(" > ", at), chain.size());
      parts.push_back(chain.substr(at, end - at));
      at = end + 3;
    }
    return parts;
  }

  void add(const std::string& chain, const std::string& side, const std::string& word) {
    std::vector<Link> links;
    for (std::string part : split(chain)) {
      const bool isBeside = part.ends_with('?');
      if (isBeside) part.pop_back();
      const std::optional<Vec3> given = takePlace(part, side == "right");
      const std::size_t equals = part.find('=');
      std::string role = equals == part.npos ? "" : part.substr(0, equals);
      const std::string name = sidedName(equals == part.npos ? part : part.substr(equals + 1), word);
      if (!role.empty() && role[0] >= 'A' && role[0] <= 'Z') role = side + role;
      Link& link = links.emplace_back(Link{role.empty() ? keyOf(name) : role, name, given ? given : placeOf(role)});
      if (const auto known = places_.find(link.key); known != places_.end()) {
        link.at = known->second;
      } else if (isBeside && links.size() > 1) {
        const float out = side == "right" ? -1.F : 1.F;
        const Vec3 above = links[links.size() - 2].at.value_or(Vec3{});
        link.at = Vec3{above.x + 3 * out, above.y - 2, above.z - 3};
      }
    }
    place(links);
    for (std::size_t i = 0; i < links.size(); ++i) {
      if (places_.contains(links[i].key)) continue;
      places_[links[i].key] = *links[i].at;
      keys_[links[i].name] = links[i].key;
      const Vec3 above = i == 0 ? Vec3{} : *links[i - 1].at;
      const Vec3 at = *links[i].at;
      body_.joints[links[i].key] = {
          links[i].name, i == 0 ? "" : links[i - 1].key, {at.x - above.x, at.y - above.y, at.z - above.z}};
    }
  }

  static std::optional<Vec3> takePlace(std::string& part, bool isRight) {
    const std::size_t at = part.find('@');
    if (at == part.npos) return {};
    Vec3 place;
    char comma = 0;
    std::istringstream(part.substr(at + 1)) >> place.x >> comma >> place.y >> comma >> place.z;
    part.resize(at);
    if (isRight) place.x = -place.x;
    return place;
  }

  /// Joints without a place are evenly between those that have one, or go on after them.
  static void place(std::vector<Link>& links) {
    for (std::size_t i = 0; i < links.size(); ++i) {
      if (links[i].at) continue;
      const Vec3 from = i == 0 ? Vec3{} : *links[i - 1].at;
      std::size_t next = i;
      while (next < links.size() && !links[next].at) ++next;
      if (i == 0) {
        links[i].at = Vec3{};
      } else if (next < links.size()) {
        const Vec3 to = *links[next].at;
        const float share = 1 / static_cast<float>(next - i + 1);
        links[i].at =
            Vec3{from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, from.z + (to.z - from.z) * share};
      } else {
        links[i].at = Vec3{from.x * 1.03F, from.y + 3, from.z + 2};
      }
    }
  }

  [[nodiscard]] std::string keyOf(const std::string& name) const {
    const auto known = keys_.find(name);
    return known == keys_.end() ? "joint " + name : known->second;
  }

  Body body_;
  std::map<std::string, Vec3> places_;       ///< by key
  std::map<std::string, std::string> keys_;  ///< by name
};

TEST(Skeletons, OfEveryProgramArePersonsWithTheRightRoles) {
  std::mt19937 random(1);
  const std::vector<NamedSkeleton> skeletons = namedSkeletons();
  EXPECT_GE(skeletons.size(), 40U);
  for (const NamedSkeleton& skeleton : skeletons) {
    const Body body = BodyReader(skeleton).take();
    EXPECT_EQ(wrongRoles(body, motionOf(body, random)), "") << skeleton.program;
  }
}

/// The skeleton as the bones of a model, whose axes are left-handed; `isEnglish`: with the names in the English field.
model::Model modelOf(const CapturedMotion& motion, bool isEnglish) {
  model::Model model;
  for (const CapturedJoint& joint : motion.joints) {
    model::Bone& bone = model.bones.emplace_back();
    bone.name = isEnglish ? model::ModelName::fromText("骨" + std::to_string(model.bones.size()), joint.name)
                          : model::ModelName::fromText(joint.name, "");
    bone.parent = joint.parent;
    bone.position = {joint.translation.x, joint.translation.y, -joint.translation.z};
    if (joint.parent == kNoJoint) continue;
    const Vec3& above = model.bones[static_cast<std::size_t>(joint.parent)].position;
    bone.position = {above.x + bone.position.x, above.y + bone.position.y, above.z + bone.position.z};
  }
  return model;
}

TEST(Skeletons, OfModelsHaveTheSameRoles) {
  std::mt19937 random(2);
  for (const NamedSkeleton& skeleton : namedSkeletons()) {
    const Body body = BodyReader(skeleton).take();
    const CapturedMotion motion = motionOf(body, random);
    for (const bool isEnglish : {false, true}) {
      const model::Model model = modelOf(motion, isEnglish);
      const retarget::StandardBones bones(model);
      std::string wrong;
      for (std::size_t i = 0; i < retarget::kRetargetedBoneCount; ++i) {
        const retarget::HumanoidBone role = retarget::humanoidBoneAt(i);
        const auto expected = body.joints.find(roleName(role));
        const model::BoneIndex bone = bones.find(retarget::roleBoneName(role));
        const std::string name = bone == model::kNoIndex ? "-" : motion.joints[static_cast<std::size_t>(bone)].name;
        // A joint of several roles is the first of them, and MMD's own models have no role for つま先.
        const bool isEnd = role == retarget::HumanoidBone::Hips || role == retarget::HumanoidBone::Head;
        const bool mayLack = (i < retarget::kTrunkBoneCount && !isEnd) || skeleton.program == "MMD";
        const bool isRight = expected != body.joints.end() && name == expected->second.name;
        const bool isNone = bone == model::kNoIndex && (expected == body.joints.end() || mayLack);
        const bool isShared = expected == body.joints.end() && i < retarget::kTrunkBoneCount;
        if (!isRight && !isNone && !isShared) wrong += roleName(role) + ": " + name + ", ";
      }
      EXPECT_EQ(wrong, "") << skeleton.program << (isEnglish ? ", English names" : "");
    }
  }
}

TEST(Skeletons, OfAnimalsAndThingsAreNotPersons) {
  std::mt19937 random(1);
  const std::vector<NamedSkeleton> skeletons = namedSkeletons("others.txt");
  EXPECT_GE(skeletons.size(), 10U);
  for (const NamedSkeleton& skeleton : skeletons) {
    const CapturedMotion motion = motionOf(BodyReader(skeleton).take(), random);
    const Status person = checkPerson(findRoles(motion).value());
    ASSERT_FALSE(person.ok()) << skeleton.program;
    const std::string message = person.error().message();
    EXPECT_TRUE(message.find("arm") != message.npos || message.find("leg") != message.npos) << message;
    EXPECT_LT(message.size(), 80U) << message;
  }
}

/// As exporters, other programs and people change names and trees.
class Variation {
 public:
  explicit Variation(std::uint32_t seed) : random_(seed) {}

  [[nodiscard]] std::mt19937& random() { return random_; }

  void change(Body& body) {
    const bool losesToes = chance(5);
    const bool losesClavicles = chance(5);
    for (const std::string side : {"left", "right"}) {
      if (losesToes) removeBelow(body, side + "Foot");
      if (losesClavicles) removeClavicle(body, side);
    }
    if (chance(4)) removeFingers(body);
    addExtras(body, random_);
    const std::string prefix =
        pick({"", "", "", "Rig1:", "Armature|", "chr_", "a:b:", "xyz ", "c01-", "モデル_", "角色："});
    const std::string suffix = pick({"", "", "", "_jnt", ".001", "_bone", "_0", " (1)", "_SHJnt", "ボーン"});
    const int form = static_cast<int>(random_() % 7);
    const bool isNumbered = chance(4);
    int number = 1;
    for (auto& [role, joint] : body.joints) {
      std::string name = joint.name;
      if (form == 1) std::ranges::replace(name, ' ', '_');
      if (form == 2) std::ranges::replace(name, '_', ' ');
      if (form == 3) std::ranges::replace(name, '.', '_');
      if (form == 4)
        std::ranges::transform(name, name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
      if (form == 5)
        std::ranges::transform(name, name.begin(), [](char c) { return c >= 'a' && c <= 'z' ? c - 32 : c; });
      if (form == 6) std::erase_if(name, [](char c) { return c == '_' || c == ' ' || c == '.'; });
      joint.name = prefix + name + suffix + (isNumbered ? "_" + std::to_string(number++) : "");
    }
    shown_ = "\"" + prefix + "\", \"" + suffix + "\", form " + std::to_string(form) + (isNumbered ? ", numbered" : "");
  }
  [[nodiscard]] const std::string& shown() const { return shown_; }

 private:
  [[nodiscard]] bool chance(unsigned in) { return random_() % in == 0; }
  [[nodiscard]] std::string pick(const std::vector<std::string>& texts) { return texts[random_() % texts.size()]; }

  static void removeBelow(Body& body, const std::string& key) {
    std::vector<std::string> below;
    for (const auto& [role, joint] : body.joints) {
      if (joint.parent == key) below.push_back(role);
    }
    for (const std::string& role : below) {
      removeBelow(body, role);
      body.joints.erase(role);
    }
  }

  /// The arm hangs on what the clavicle hung on.
  static void removeClavicle(Body& body, const std::string& side) {
    const auto clavicle = body.joints.find(side + "Shoulder");
    Body::Joint& arm = body.joints.at(side + "UpperArm");
    if (clavicle == body.joints.end() || arm.parent != clavicle->first || clavicle->second.parent[0] == 'j') return;
    const Vec3 offset = clavicle->second.offset;
    arm.parent = clavicle->second.parent;
    arm.offset = {arm.offset.x + offset.x, arm.offset.y + offset.y, arm.offset.z + offset.z};
    for (auto& [role, joint] : body.joints) {
      if (joint.parent == clavicle->first) joint.parent = arm.parent;
    }
    body.joints.erase(clavicle);
  }

  /// Whole fingers, or all but their first bones.
  void removeFingers(Body& body) {
    const bool removesBones = chance(2);
    for (const char* finger : {"Thumb", "Index", "Middle", "Ring", "Little"}) {
      if (!removesBones && chance(2)) continue;
      const std::string first = std::string(finger) + (finger == std::string("Thumb") ? "Metacarpal" : "Proximal");
      for (const std::string side : {"left", "right"}) {
        removeBelow(body, side + first);
        if (!removesBones) body.joints.erase(side + first);
      }
    }
  }

  std::mt19937 random_;
  std::string shown_;
};

TEST(Skeletons, InAnyVariationArePersonsWithTheRightRoles) {
  constexpr std::uint32_t kVariations = 10;
  std::uint32_t seed = 44;
  if (const char* first = std::getenv("FIRST_SEED")) seed = static_cast<std::uint32_t>(std::stoul(first));
  for (const NamedSkeleton& skeleton : namedSkeletons()) {
    for (std::uint32_t i = 0; i < kVariations; ++i) {
      Body body = BodyReader(skeleton).take();
      Variation variation(++seed);
      variation.change(body);
      EXPECT_EQ(wrongRoles(body, motionOf(body, variation.random())), "")
          << skeleton.program << ", seed " << seed << ", " << variation.shown();
    }
  }
}

}  // namespace
}  // namespace furitsuke::exchange
