// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/actor_picking.h"

#include <gtest/gtest.h>

#include <memory>

#include "tests/app/session/stage_actors.h"

namespace furitsuke::scene {
namespace {

/// Two squares, 2 wide and 2 high, that stand on the ground one behind the other and are seen along z.
class ActorPickingTest : public ::testing::Test {
 protected:
  ActorPickingTest() {
    front = add("front", {0, 0, 0});
    back = add("back", {1.5, 0, 5});
  }
  Actor* add(const char* name, const glm::dvec3& position) {
    scene.actors.push_back(test::actorNamed(name, {"センター", "右腕"}));
    scene.actors.back()->placement.position = position;
    return scene.actors.back().get();
  }
  [[nodiscard]] const Actor* at(double x, double y) {
    scene.evaluate(0);
    const auto hit = firstHit(scene, {{x, y, -10}, {0, 0, 1}});
    distance = hit ? hit->distance : -1;
    return hit ? hit->actor : nullptr;
  }

  Scene scene;
  Actor* front = nullptr;
  Actor* back = nullptr;
  double distance = 0;
};

TEST_F(ActorPickingTest, TheNearestVisibleSurfaceWins) {
  EXPECT_EQ(at(0, 1), front);
  EXPECT_EQ(distance, 10);
  EXPECT_EQ(at(0.8, 1), front) << "both are there";
  EXPECT_EQ(at(2, 1), back);
  EXPECT_EQ(distance, 15);
  EXPECT_EQ(at(0, 3), nullptr);
  EXPECT_EQ(at(-3, 1), nullptr);
}

TEST_F(ActorPickingTest, WhatIsNotDrawnLetsTheRayPass) {
  front->shown = false;
  EXPECT_EQ(at(0.8, 1), back);
  front->shown = true;
  front->setMaterialShown(0, false);
  EXPECT_EQ(at(0.8, 1), back);
  front->showAllMaterials();
  front->placement.opacity = 0;
  EXPECT_EQ(at(0.8, 1), back);
  front->placement.opacity = 0.5;
  EXPECT_EQ(at(0.8, 1), front);
}

TEST_F(ActorPickingTest, ScaledAndTurnedModelsAreHitWhereTheyAreDrawn) {
  front->placement.scale = 3;
  EXPECT_EQ(at(-2.5, 5), front);
  EXPECT_EQ(distance, 10) << "in the world";
  front->placement.rotation = glm::angleAxis(glm::radians(90.0), glm::dvec3(0, 1, 0));
  EXPECT_EQ(at(-2.5, 5), nullptr) << "seen from its edge";
}

TEST_F(ActorPickingTest, TheRayHitsTheMeshAsItIsPosed) {
  eval::BoundDraft draft;
  draft.bones[0] = {{0, 10, 0}, {1, 0, 0, 0}};
  front->setDraft(draft);
  EXPECT_EQ(at(0, 1), nullptr);
  EXPECT_EQ(at(0, 11), front);
}

TEST(PosableBone, IsTheOneThatThePoseComesFrom) {
  model::Model model;
  model.bones.resize(5);
  model.bones[1].parent = 0;  // a limb
  model.bones[2].parent = 0;  // moves the mesh like bone 1
  model.bones[2].visible = false;
  model.bones[2].append = model::AppendTransform{.source = 1, .ratio = 1, .rotation = true};
  model.bones[3].parent = 1;
  model.bones[3].operable = false;
  model.bones[4].visible = false;
  EXPECT_EQ(posableBone(model, 1), 1);
  EXPECT_EQ(posableBone(model, 2), 1) << "the source of its append transform";
  EXPECT_EQ(posableBone(model, 3), 1) << "its parent";
  EXPECT_EQ(posableBone(model, 4), model::kNoIndex);
  EXPECT_EQ(posableBone(model, model::kNoIndex), model::kNoIndex);
  model.bones[1].visible = model.bones[1].operable = false;
  model.bones[1].append = model::AppendTransform{.source = 2, .ratio = 1, .rotation = true};
  EXPECT_EQ(posableBone(model, 1), model::kNoIndex) << "a cycle ends";
}

}  // namespace
}  // namespace furitsuke::scene
