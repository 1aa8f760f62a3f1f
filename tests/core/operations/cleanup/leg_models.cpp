// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/operations/cleanup/leg_models.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/eval/rig/evaluate_pose.h"
#include "tests/support/motions.h"

namespace furitsuke::test {

namespace {

model::BoneIndex addNamed(model::Model& model, const std::string& name, model::BoneIndex parent, Vec3 position) {
  model::Bone bone;
  bone.name = model::ModelName::fromText(name, "");
  bone.parent = parent;
  bone.position = position;
  bone.movable = true;
  model.bones.push_back(std::move(bone));
  return static_cast<model::BoneIndex>(model.bones.size()) - 1;
}

model::IkChain chainOf(model::BoneIndex goal, model::BoneIndex target, std::vector<model::IkLink> links) {
  model::IkChain chain;
  chain.goal = goal;
  chain.target = target;
  chain.iterations = 40;
  chain.unitAngle = 2;
  chain.links = std::move(links);
  return chain;
}

}  // namespace

model::Model legModel(bool hasToeIk) {
  model::Model model;
  const model::BoneIndex center = addNamed(model, "センター", model::kNoIndex, {0, 8, 0});
  for (const auto& [side, x] : {std::pair<std::string, float>("左", 1.0F), {"右", -1.0F}}) {
    const model::BoneIndex thigh = addNamed(model, side + "足", center, {x, 8, 0});
    const model::BoneIndex knee = addNamed(model, side + "ひざ", thigh, {x, 4.5F, -0.3F});
    const model::BoneIndex ankle = addNamed(model, side + "足首", knee, {x, 1, 0});
    const model::BoneIndex toe = addNamed(model, side + "つま先", ankle, {x, 0, -1.2F});
    const model::BoneIndex foot = addNamed(model, side + "足ＩＫ", model::kNoIndex, {x, 1, 0});
    model::IkLink kneeLink{knee, true, {-3.1F, 0, 0}, {-0.01F, 0, 0}};
    model.ik.push_back(chainOf(foot, ankle, {kneeLink, {thigh, false, {}, {}}}));
    if (!hasToeIk) continue;
    const model::BoneIndex toeGoal = addNamed(model, side + "つま先ＩＫ", foot, {x, 0, -1.2F});
    model.ik.push_back(chainOf(toeGoal, toe, {{ankle, false, {}, {}}}));
  }
  return model;
}

model::Model bodyModel() {
  model::Model model = legModel();
  const model::BoneIndex body = addNamed(model, "上半身", 0, {0, 9, 0});
  const model::BoneIndex chest = addNamed(model, "上半身2", body, {0, 10.5F, 0});
  const model::BoneIndex neck = addNamed(model, "首", chest, {0, 12.5F, 0});
  addNamed(model, "頭", neck, {0, 13.2F, 0});
  for (const auto& [side, x] : {std::pair<std::string, float>("左", 1.0F), {"右", -1.0F}}) {
    const model::BoneIndex shoulder = addNamed(model, side + "肩", chest, {0.4F * x, 12, 0});
    const model::BoneIndex arm = addNamed(model, side + "腕", shoulder, {1.2F * x, 12, 0});
    const model::BoneIndex elbow = addNamed(model, side + "ひじ", arm, {2.6F * x, 10.6F, 0});
    addNamed(model, side + "手首", elbow, {4.0F * x, 9.2F, 0});
  }
  return model;
}

void switchLegIkOff(motion::Motion& motion) {
  motion::VisibilityIkKey off = motion::restVisibilityIkKey();
  for (const char* name : {"左足ＩＫ", "右足ＩＫ", "左つま先ＩＫ", "右つま先ＩＫ"}) {
    off.ik.push_back({nameOf(name).bytes, false});
  }
  motion::Keys<motion::VisibilityIkKey> keys;
  keys.append(0, off);
  motion.property = motion::Track<motion::VisibilityIkKey>(std::move(keys));
}

std::vector<RigidTransform> transformsOf(const model::Model& model, const motion::Motion& motion, std::string_view bone,
                                         Frame count) {
  const auto at = std::ranges::find_if(model.bones, [&](const model::Bone& one) { return one.name.text == bone; });
  const auto index = static_cast<std::size_t>(at - model.bones.begin());
  const eval::Rig rig = eval::makeRig(model);
  const eval::BoundMotion bound(motion, model, rig);
  eval::RigPose pose(rig);
  std::vector<RigidTransform> transforms;
  for (Frame frame = 0; frame < count; ++frame) {
    eval::evaluatePose(rig, bound, frame, pose);
    transforms.push_back(pose.transforms[index]);
  }
  return transforms;
}

}  // namespace furitsuke::test
