// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/far_motion.h"

#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/support/motions.h"

namespace furitsuke::test {

namespace {

/// The bones of one side, each with its parent; empty: 上半身2.
constexpr std::pair<const char*, const char*> kSideBones[] = {
    {"肩P", ""},      {"肩", "肩P"},      {"肩C", "肩"},       {"腕", "肩C"},  {"腕捩", "腕"},      {"ひじ", "腕捩"},
    {"手捩", "ひじ"}, {"手首", "手捩"},   {"足", ""},          {"ひざ", "足"}, {"足首", "ひざ"},    {"足D", ""},
    {"ひざD", "足D"}, {"足首D", "ひざD"}, {"足先EX", "足首D"}, {"足IK親", ""}, {"足ＩＫ", "足IK親"}};
constexpr std::pair<const char*, const char*> kMiddleBones[] = {
    {"全ての親", ""}, {"センター", "全ての親"}, {"グルーブ", "センター"}, {"腰", "グルーブ"},
    {"下半身", "腰"}, {"上半身", "腰"},         {"上半身2", "上半身"},    {"頭", "上半身2"}};

/// Names and parents of all bones, parents first.
std::vector<std::pair<std::string, std::string>> farBones() {
  std::vector<std::pair<std::string, std::string>> bones;
  for (const auto& [name, parent] : kMiddleBones) bones.emplace_back(name, parent);
  for (const std::string side : {"左", "右"}) {
    for (const auto& [name, parent] : kSideBones) {
      bones.emplace_back(side + name, *parent == '\0' ? std::string("上半身2") : side + parent);
    }
  }
  return bones;
}

motion::BoneKey farBoneKey(std::size_t bone, std::size_t key) {
  motion::BoneKey value = boneKeyAt(static_cast<float>(bone + 3 * key));
  const double half = 0.1 * static_cast<double>(1 + bone % 7) * static_cast<double>(key + 1);
  value.rotation = {static_cast<float>(std::sin(half)), 0, 0, static_cast<float>(std::cos(half))};
  for (motion::Curve& curve : value.curves) curve = {10, static_cast<std::uint8_t>(40 + 5 * (bone % 8)), 90, 100};
  value.physics = key != 1;
  return value;
}

motion::Motion motionWithKeysAt(const std::vector<Frame>& frames) {
  motion::Motion motion;
  motion.modelName = nameOf("far");
  std::size_t number = 0;
  for (const auto& [name, parent] : farBones()) {
    motion::Keys<motion::BoneKey> keys;
    for (std::size_t i = 0; i < frames.size(); ++i) keys.append(frames[i], farBoneKey(number, i));
    motion.bones[motion.ensureBone(nameOf(name)).index].keys = motion::Track(std::move(keys));
    ++number;
  }
  motion::Keys<motion::MorphKey> morph;
  motion::Keys<motion::CameraKey> camera;
  motion::Keys<motion::LightKey> light;
  motion::Keys<motion::SelfShadowKey> shadow;
  motion::Keys<motion::VisibilityIkKey> property;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const auto x = static_cast<float>(i);
    morph.append(frames[i], {0.25F * x});
    motion::CameraKey view = motion::restCameraKey();
    view.target = {x, 10, 2 * x};
    view.rotation = {0.1F * x, x, 0};
    view.curves.fill({10, 60, 90, 100});
    camera.append(frames[i], view);
    light.append(frames[i], {{0.25F * x, 0.5F, 1}, {x, -1, 0}});
    shadow.append(frames[i], {static_cast<std::uint8_t>(1 + i % 2), 0.01F * x});
    property.append(frames[i], {i != 1, {{nameOf("左足ＩＫ").bytes, i == 1}}});
  }
  motion.morphs[motion.ensureMorph(nameOf("あ")).index].keys = motion::Track(morph);
  motion.morphs[motion.ensureMorph(nameOf("ウィンク右")).index].keys = motion::Track(std::move(morph));
  motion.camera = motion::Track(std::move(camera));
  motion.light = motion::Track(std::move(light));
  motion.selfShadow = motion::Track(std::move(shadow));
  motion.property = motion::Track(std::move(property));
  return motion;
}

}  // namespace

motion::Motion farMotion() { return motionWithKeysAt({0, 30, kMaxFrame}); }
motion::Motion farMotionOfTwoKeys() { return motionWithKeysAt({0, kMaxFrame}); }

model::Model farModel() {
  model::Model model;
  model.name = model::ModelName::fromText("far", "far");
  const auto indexOf = [&model](std::string_view name) {
    for (std::size_t i = 0; i < model.bones.size(); ++i) {
      if (model.bones[i].name.text == name) return static_cast<model::BoneIndex>(i);
    }
    return model::kNoIndex;
  };
  for (const auto& [name, parent] : farBones()) {
    model::Bone bone;
    bone.name = model::ModelName::fromText(name, {});
    bone.parent = indexOf(parent);
    const auto height = static_cast<float>(model.bones.size());
    bone.position = {0.1F * height, height, 0};
    bone.movable = true;
    model.bones.push_back(std::move(bone));
  }
  for (const std::string side : {"左", "右"}) {
    const auto at = [&](const char* name) { return indexOf(side + name); };
    model.bones[static_cast<std::size_t>(at("肩C"))].append =
        model::AppendTransform{.source = at("肩P"), .ratio = -1, .rotation = true};
    model::IkChain chain;
    chain.goal = at("足ＩＫ");
    chain.target = at("足首");
    chain.iterations = 40;
    chain.unitAngle = 2;
    chain.links.push_back({.bone = at("ひざ")});
    chain.links.push_back({.bone = at("足")});
    model.ik.push_back(std::move(chain));
  }
  for (const char* name : {"頭", "左手首", "右手首"}) {
    model::RigidBody& body = model.bodies.emplace_back();
    body.name = model::ModelName::fromText(name, {});
    body.bone = indexOf(name);
    body.position = model.bones[static_cast<std::size_t>(body.bone)].position;
    body.size = {1, 1, 1};
    body.mass = 1;
    body.mode = model::BodyMode::PhysicsAtBone;
  }
  for (const char* name : {"あ", "ウィンク", "ウィンク右", "まばたき"}) {
    model::Morph morph;
    morph.kind = model::MorphKind::Group;
    morph.name = model::ModelName::fromText(name, {});
    model.morphs.push_back(std::move(morph));
  }
  return model;
}

}  // namespace furitsuke::test
