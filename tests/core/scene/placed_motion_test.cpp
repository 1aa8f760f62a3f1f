// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/placed_motion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <glm/gtc/quaternion.hpp>
#include <memory>
#include <optional>
#include <utility>

#include "core/scene/scene.h"

namespace furitsuke::scene {
namespace {

/// Bones without a parent at two places, and a child of the first one.
model::Model twoRoots() {
  model::Model model;
  for (const char* name : {"root", "other", "child"}) {
    model::Bone bone;
    bone.name.bytes = name;
    bone.movable = true;
    model.bones.push_back(bone);
  }
  model.bones[0].position = {1, 2, 3};
  model.bones[1].position = {-4, 5, 0};
  model.bones[2].position = {1, 6, 3};
  model.bones[2].parent = 0;
  return model;
}

motion::BoneKey keyWith(Vec3 translation, Quat rotation) {
  motion::BoneKey key = motion::restBoneKey();
  key.translation = translation;
  key.rotation = rotation;
  return key;
}

motion::Motion movingMotion() {
  motion::Motion motion;
  motion::Keys<motion::BoneKey> keys;
  keys.append(5, keyWith({1, 0, 0}, {0, 0.6F, 0, 0.8F}));
  keys.append(20, keyWith({0, -3, 7}, {0.6F, 0, 0, 0.8F}));
  motion.bones.push_back({Name::fromBytes("root"), motion::Track<motion::BoneKey>(std::move(keys))});
  return motion;
}

/// The greatest distance of a bone at some frames between the placed model and one with the placement in its keys.
double farthestBone(const model::Model& model, const motion::Motion& motion, const Placement& placement,
                    double lastFrame) {
  const auto shared = std::make_shared<const model::Model>(model);
  Scene placedScene, keyedScene;
  placedScene.actors.push_back(std::make_unique<Actor>(shared, nullptr));
  keyedScene.actors.push_back(std::make_unique<Actor>(shared, nullptr));
  const Actor& placed = *placedScene.actors.back();
  const Actor& keyed = *keyedScene.actors.back();
  placedScene.actors.back()->placement = placement;
  placedScene.actors.back()->setMotion(motion);
  const std::optional<motion::Motion> moved = withPlacement(motion, model, placement);
  if (!moved) return 1e9;
  keyedScene.actors.back()->setMotion(*moved);
  double farthest = 0;
  for (double frame = 0; frame <= lastFrame; frame += lastFrame / 7.3) {
    placedScene.evaluate(frame);
    keyedScene.evaluate(frame);
    const glm::dmat4 world = placedScene.worldOf(placed);
    for (std::size_t i = 0; i < model.bones.size(); ++i) {
      const glm::dvec3 expected = world * glm::dvec4(placed.pose().transforms[i].position, 1);
      farthest = std::max(farthest, glm::length(expected - keyed.pose().transforms[i].position));
    }
  }
  return farthest;
}

TEST(PlacedMotion, MovesTheBonesAsThePlacementDid) {
  struct Row {
    const char* name;
    Placement placement;
  };
  const glm::dquat turn = glm::normalize(glm::dquat(0.7, 0.1, -0.6, 0.2));
  const Row rows[] = {{"moved", {.position = {10, -2, 3}}},
                      {"turned", {.rotation = turn}},
                      {"both", {.position = {0, 5, -20}, .rotation = turn}}};
  for (const Row& row : rows) EXPECT_LT(farthestBone(twoRoots(), movingMotion(), row.placement, 25), 1e-5) << row.name;
}

TEST(PlacedMotion, IsRefusedWhereKeysCannotHaveThePlacement) {
  const auto isRefused = [](const model::Model& model, const motion::Motion& motion, const Placement& placement) {
    return !withPlacement(motion, model, placement).has_value();
  };
  const Placement moved{.position = {1, 0, 0}};
  const Placement turned{.rotation = glm::dquat(0, 0, 1, 0)};
  EXPECT_FALSE(isRefused(twoRoots(), movingMotion(), moved));
  EXPECT_TRUE(isRefused(twoRoots(), movingMotion(), {.scale = 2}));
  EXPECT_TRUE(isRefused(twoRoots(), movingMotion(), {.attachment = 7}));
  model::Model fixed = twoRoots();
  fixed.bones[1].movable = false;
  EXPECT_TRUE(isRefused(fixed, movingMotion(), moved));
  motion::Motion curved = movingMotion();
  motion::Keys<motion::BoneKey> keys = curved.bones[0].keys.keys();
  motion::BoneKey key = motion::restBoneKey();
  key.curves[1] = {10, 0, 100, 90};
  keys.append(30, key);
  curved.bones[0].keys = motion::Track<motion::BoneKey>(std::move(keys));
  EXPECT_FALSE(isRefused(twoRoots(), curved, moved)) << "a shift keeps every path";
  EXPECT_TRUE(isRefused(twoRoots(), curved, turned));
}

TEST(PlacedMotion, OpacityAndShadowAreNoMove) {
  EXPECT_FALSE(isMoved({.opacity = 0.5, .castsShadow = false}));
  EXPECT_TRUE(isMoved({.position = {0, 0, 1}}));
  EXPECT_TRUE(isMoved({.scale = 2}));
}

}  // namespace
}  // namespace furitsuke::scene
