// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/keyed_placement.h"

#include <gtest/gtest.h>

#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include "core/scene/scene_at_frame.h"
#include "core/scene/vac.h"
#include "tests/core/scene/linked_pair.h"

namespace furitsuke::scene {
namespace {

/// The second model of a pair is a prop with keys at 10 and 20.
class KeyedProp : public ::testing::Test {
 protected:
  KeyedProp() {
    pair.motions[test::kB] = {};
    pair.motions[test::kB].annotations.accessoryKeys = {
        {.frame = 10, .position = {1, 0, 0}, .angles = {0, 0, 0}, .scale = 1, .opacity = 1},
        {.frame = 20,
         .position = {3, 4, 0},
         .angles = {0, glm::radians(180.0), 0},
         .scale = 3,
         .opacity = 0.5,
         .isVisible = false,
         .castsShadow = false}};
    pair.apply();
  }
  [[nodiscard]] Actor& prop() { return *pair.scene.actors[test::kB]; }

  test::LinkedPair pair;
};

TEST_F(KeyedProp, IsPlacedByTheKeysOfItsMotion) {
  prop().placement.position = {100, 100, 100};
  for (const double frame : {0.0, 10.0, 12.5, 15.0, 20.0, 33.0}) {
    SCOPED_TRACE(frame);
    pair.scene.evaluate(frame);
    const motion::AccessoryKey key = *motion::accessoryKeyAt(pair.motions[test::kB].annotations.accessoryKeys, frame);
    const glm::dmat4 world = pair.scene.worldOf(prop());
    EXPECT_LT(glm::length(glm::dvec3(world[3]) - key.position), 1e-9);
    EXPECT_NEAR(glm::length(glm::dvec3(world[1])), key.scale, 1e-9);
    EXPECT_LT(
        glm::length(glm::dvec3(world[2]) / key.scale - glm::dvec3(std::sin(key.angles.y), 0, std::cos(key.angles.y))),
        1e-9);
    EXPECT_EQ(prop().shownPlacement().opacity, key.opacity);
    EXPECT_EQ(prop().shownPlacement().castsShadow, key.castsShadow);
    EXPECT_EQ(prop().isVisible(), frame < 20);
    SceneAtFrame poses(pair.scene);
    poses.moveTo(frame);
    EXPECT_EQ(poses.worldOf(prop()), world);
    Scene copy = pair.scene.snapshot();
    copy.evaluate(15);
    copy.evaluate(frame);
    EXPECT_EQ(copy.worldOf(*copy.actors[test::kB]), world);
  }
}

TEST_F(KeyedProp, HangsOnItsAttachmentWithThePlaceOfItsKeys) {
  prop().placement.attachment = pair.scene.actors[test::kA]->id();
  prop().placement.attachmentBone = static_cast<model::BoneIndex>(test::kHand);
  for (const bool isKeyed : {false, true}) {
    SCOPED_TRACE(isKeyed);
    if (isKeyed) pair.link(test::kB, 0, {}, test::follow("A", "右手首"));
    pair.scene.evaluate(15);
    const RigidTransform hand = pair.shown(test::kA, test::kHand, 15);
    const glm::dvec3 expected = hand.position + hand.rotation * glm::dvec3(2, 2, 0);
    EXPECT_LT(glm::length(glm::dvec3(pair.scene.worldOf(prop())[3]) - expected), 1e-9);
  }
}

TEST_F(KeyedProp, ADraftReplacesItsKeysUntilItEnds) {
  pair.scene.evaluate(15);
  const glm::dmat4 before = pair.scene.worldOf(prop());
  prop().accessoryKeyDraft = motion::AccessoryKey{.position = {7, 8, 9}};
  pair.scene.evaluate(15);
  EXPECT_EQ(glm::dvec3(pair.scene.worldOf(prop())[3]), glm::dvec3(7, 8, 9));
  prop().accessoryKeyDraft.reset();
  pair.scene.evaluate(15);
  EXPECT_EQ(pair.scene.worldOf(prop()), before);
  prop().clearMotion();
  pair.scene.evaluate(15);
  EXPECT_EQ(prop().shownPlacement(), prop().placement);
}

TEST(AccessoryKeyOf, HasTheAnglesClosestToTheGivenOnes) {
  for (const glm::dvec3& degrees : {glm::dvec3(10, 20, 30), glm::dvec3(10, 380, -350), glm::dvec3(-100, 0, 725)}) {
    Placement placement;
    placement.rotation = rotationFromDegrees(degrees);
    placement.scale = 2;
    const motion::AccessoryKey key = accessoryKeyOf(5, placement, false, glm::radians(degrees + 3.0));
    EXPECT_LT(glm::length(glm::degrees(key.angles) - degrees), 1e-6);
    EXPECT_EQ(key.frame, 5);
    EXPECT_EQ(key.scale, 2);
    EXPECT_FALSE(key.isVisible);
  }
}

}  // namespace
}  // namespace furitsuke::scene
