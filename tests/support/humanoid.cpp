// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/humanoid.h"

#include <array>
#include <utility>
#include <vector>

namespace furitsuke::test {

namespace {

struct Skeleton {
  model::Model model;

  model::BoneIndex add(const std::string& name, model::BoneIndex parent, Vec3 position) {
    model::Bone& bone = model.bones.emplace_back();
    bone.name = model::ModelName::fromText(name, "");
    bone.parent = parent;
    bone.position = position;
    bone.movable = true;
    return static_cast<model::BoneIndex>(model.bones.size()) - 1;
  }

  void addChain(model::BoneIndex goal, model::BoneIndex target, std::vector<model::IkLink> links) {
    model::IkChain& chain = model.ik.emplace_back();
    chain.goal = goal;
    chain.target = target;
    chain.iterations = 40;
    chain.unitAngle = 2;
    chain.links = std::move(links);
  }

  void addLeg(const std::string& side, float x, model::BoneIndex hips) {
    const model::BoneIndex thigh = add(side + "足", hips, {x, 9, 0});
    const model::BoneIndex knee = add(side + "ひざ", thigh, {x, 5, -0.1F});
    const model::BoneIndex ankle = add(side + "足首", knee, {x, 1, 0});
    const model::BoneIndex toe = add(side + "つま先", ankle, {x, 0, -1.2F});
    const model::BoneIndex foot = add(side + "足ＩＫ", model::kNoIndex, {x, 1, 0});
    const model::BoneIndex toeGoal = add(side + "つま先ＩＫ", foot, {x, 0, -1.2F});
    addChain(foot, ankle, {{knee, true, {-3.1F, 0, 0}, {-0.01F, 0, 0}}, {thigh, false, {}, {}}});
    addChain(toeGoal, toe, {{ankle, false, {}, {}}});
  }

  void addArm(const std::string& side, float out, model::BoneIndex chest, bool hasFinger) {
    const model::BoneIndex shoulder = add(side + "肩", chest, {out * 0.4F, 14, 0});
    const model::BoneIndex arm = add(side + "腕", shoulder, {out * 1.3F, 13.8F, 0});
    const model::BoneIndex elbow = add(side + "ひじ", arm, {out * 3.3F, 12.4F, 0});
    const model::BoneIndex hand = add(side + "手首", elbow, {out * 5.3F, 11, 0});
    if (!hasFinger) return;
    const model::BoneIndex first = add(side + "人指１", hand, {out * 6, 10.5F, 0});
    const model::BoneIndex second = add(side + "人指２", first, {out * 6.3F, 10.3F, 0});
    add(side + "人指３", second, {out * 6.6F, 10.1F, 0});
  }
};

constexpr std::size_t kFrames = 30;

/// A joint of the BVH; `depth` counts the joints above it.
struct BvhJoint {
  const char* name;
  int depth;
  Vec3 offset;
};
constexpr std::array kBvhJoints = {
    BvhJoint{"Hips", 0, {0, 0, 0}},           BvhJoint{"Spine", 1, {0, 10, 0}},
    BvhJoint{"Spine1", 2, {0, 20, 0}},        BvhJoint{"Neck", 3, {0, 20, 0}},
    BvhJoint{"Head", 4, {0, 10, 0}},          BvhJoint{"LeftShoulder", 3, {3, 15, 0}},
    BvhJoint{"LeftArm", 4, {12, 0, 0}},       BvhJoint{"LeftForeArm", 5, {28, 0, 0}},
    BvhJoint{"LeftHand", 6, {26, 0, 0}},      BvhJoint{"RightShoulder", 3, {-3, 15, 0}},
    BvhJoint{"RightArm", 4, {-12, 0, 0}},     BvhJoint{"RightForeArm", 5, {-28, 0, 0}},
    BvhJoint{"RightHand", 6, {-26, 0, 0}},    BvhJoint{"LeftUpLeg", 1, {9, -2, 0}},
    BvhJoint{"LeftLeg", 2, {0, -40, 0}},      BvhJoint{"LeftFoot", 3, {0, -40, 0}},
    BvhJoint{"LeftToeBase", 4, {0, -8, 12}},  BvhJoint{"RightUpLeg", 1, {-9, -2, 0}},
    BvhJoint{"RightLeg", 2, {0, -40, 0}},     BvhJoint{"RightFoot", 3, {0, -40, 0}},
    BvhJoint{"RightToeBase", 4, {0, -8, 12}},
};

std::string numbers(const Vec3& v) {
  return std::to_string(v.x) + " " + std::to_string(v.y) + " " + std::to_string(v.z);
}

}  // namespace

model::Model humanoid() {
  Skeleton skeleton;
  skeleton.model.name = model::ModelName::fromText("人", "person");
  const model::BoneIndex center = skeleton.add("センター", model::kNoIndex, {0, 8, 0});
  const model::BoneIndex hips = skeleton.add("下半身", center, {0, 10, 0});
  const model::BoneIndex spine = skeleton.add("上半身", center, {0, 10, 0});
  const model::BoneIndex chest = skeleton.add("上半身2", spine, {0, 12, 0});
  const model::BoneIndex neck = skeleton.add("首", chest, {0, 14.5F, 0});
  skeleton.add("頭", neck, {0, 15.5F, 0});
  skeleton.addArm("左", 1, chest, true);
  skeleton.addArm("右", -1, chest, false);
  skeleton.addLeg("左", 0.9F, hips);
  skeleton.addLeg("右", -0.9F, hips);
  return std::move(skeleton.model);
}

std::string personBvh() {
  std::string text = "HIERARCHY\n";
  int open = 0;
  const auto closeTo = [&](int depth) {
    for (; open > depth; --open) text += "}\n";
  };
  for (std::size_t i = 0; i < kBvhJoints.size(); ++i) {
    const BvhJoint& joint = kBvhJoints[i];
    closeTo(joint.depth);
    text += std::string(i == 0 ? "ROOT " : "JOINT ") + joint.name + "\n{\nOFFSET " + numbers(joint.offset) + "\n";
    text += i == 0 ? "CHANNELS 6 Xposition Yposition Zposition Zrotation Yrotation Xrotation\n"
                   : "CHANNELS 3 Zrotation Yrotation Xrotation\n";
    ++open;
    const bool isLast = i + 1 == kBvhJoints.size() || kBvhJoints[i + 1].depth <= joint.depth;
    if (isLast) text += "End Site\n{\nOFFSET 0 5 0\n}\n";
  }
  closeTo(0);
  text += "MOTION\nFrames: " + std::to_string(kFrames) + "\nFrame Time: 0.033333\n";
  for (std::size_t frame = 0; frame < kFrames; ++frame) {
    const std::string angle = std::to_string(3 * frame);
    for (std::size_t i = 0; i < kBvhJoints.size(); ++i) {
      const std::string name = kBvhJoints[i].name;
      if (i == 0) text += std::to_string(frame) + " 90 0 ";
      const char* separator = i + 1 == kBvhJoints.size() ? "\n" : " ";
      text += name == "LeftForeArm" ? "0 -" + angle + " 0" : name == "LeftLeg" ? "0 0 " + angle : "0 0 0";
      text += separator;
    }
  }
  return text;
}

}  // namespace furitsuke::test
