// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/outside_parents.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/scene/scene_simulation.h"
#include "tests/core/scene/linked_pair.h"
#include "tests/support/tail_model.h"

namespace furitsuke::scene {
namespace {

constexpr double kExact = 1e-5;  // of single precision

/// B's hand has these values of its own at every frame.
void holdStill(test::LinkedPair& pair) {
  const motion::TrackId hand = *pair.motions[test::kB].findBone(test::nameOf("右手首").bytes);
  motion::EditBuilder keys(pair.motions[test::kB]);
  for (const Frame frame : {0, 30, 60}) {
    motion::BoneKey key = test::boneKeyAt(0.25F);
    keys.set(hand, frame, key);
  }
  motion::applyEdits(pair.motions[test::kB], keys.build(), motion::EditSide::After);
  pair.apply();
}

TEST(OutsideParents, ABoneIsPlacedOnItsTargetByItsOwnValues) {
  struct Row {
    const char* name;
    motion::ParentTarget target;
    std::size_t model, bone;  // that it sits on; bone 9: the origin
  };
  for (const Row& row :
       {Row{"a bone of another model", test::follow("A", "右腕"), test::kA, test::kArm},
        {"the origin of another model", test::follow("A", ""), test::kA, 9},
        {"the ground", test::kGround, 9, 9},
        {"a bone of its own model", test::ownBone("センター"), test::kB, test::kCenter},
        {"a bone of its own model by its title", test::follow("B", "センター"), test::kB, test::kCenter}}) {
    SCOPED_TRACE(row.name);
    test::LinkedPair pair;
    holdStill(pair);
    for (Placement* placement : {&pair.scene.actors[test::kA]->placement, &pair.scene.actors[test::kB]->placement}) {
      placement->position = {placement == &pair.scene.actors[test::kA]->placement ? 3.0 : -2.0, 1, 4};
      placement->rotation = glm::angleAxis(placement->position.x, glm::dvec3(0, 1, 0));
    }
    pair.link(test::kB, 0, "右手首", row.target);
    for (const double frame : {0.0, 12.5, 30.0, 75.0}) {
      RigidTransform target;
      if (row.bone != 9) {
        target = pair.shown(row.model, row.bone, frame);
      } else if (row.model == test::kA) {
        target = {pair.scene.actors[test::kA]->placement.position, pair.scene.actors[test::kA]->placement.rotation};
      }
      target.position += target.rotation * glm::dvec3(0.25, 0, 0);
      EXPECT_LT(test::apart(pair.shown(test::kB, test::kHand, frame), target), kExact) << frame;
      EXPECT_LT(test::apart(pair.computed(test::kB, test::kHand, frame), target), kExact) << frame;
    }
  }
}

TEST(OutsideParents, WhatTheSceneLacksCountsAsNone) {
  for (const motion::ParentTarget& target :
       {test::follow("C", "右腕"), test::follow("A", "左腕"), test::ownBone("左腕"), test::kNothing}) {
    test::LinkedPair linked, plain;
    linked.link(test::kB, 0, "右手首", target);
    linked.link(test::kB, 0, "左手首", test::follow("A", "右腕"));
    EXPECT_LT(test::apart(linked.shown(test::kB, test::kHand, 20), plain.shown(test::kB, test::kHand, 20)), kExact)
        << target.model << target.bone;
  }
}

TEST(OutsideParents, ABoneHoldsItsValueUntilItsParentChanges) {
  struct Row {
    const char* name;
    std::vector<std::pair<Frame, float>> keys;  // x of B's hand
    std::vector<std::pair<double, double>> shown;
  };
  // The hand follows the ground from frame 20 on, and nothing from 40 on, where its place at rest is 2 units high.
  for (const Row& row :
       {Row{"keys on both sides", {{0, 0}, {30, 3}, {60, 6}}, {{10, 0}, {19.5, 0}, {20, 3}, {35, 3}, {40, 6}, {60, 6}}},
        {"a key at the change", {{0, 0}, {20, 2}, {60, 6}}, {{19, 0}, {20, 2}, {39.5, 2}, {40, 6}}},
        {"no later key", {{0, 5}, {10, 1}}, {{5, 3}, {15, 1}, {20, 0}, {40, 0}}},
        {"keys between two changes", {{0, 0}, {20, 2}, {30, 4}, {50, 8}}, {{25, 3}, {39, 4}, {45, 8}}}}) {
    SCOPED_TRACE(row.name);
    test::LinkedPair pair;
    pair.motions[test::kB] = motion::Motion();
    const motion::TrackId hand = pair.motions[test::kB].ensureBone(test::nameOf("右手首"));
    motion::EditBuilder keys(pair.motions[test::kB]);
    for (const auto& [frame, x] : row.keys) keys.set(hand, frame, test::boneKeyAt(x));
    motion::applyEdits(pair.motions[test::kB], keys.build(), motion::EditSide::After);
    pair.link(test::kB, 20, "右手首", test::kGround);
    pair.link(test::kB, 30, "右手首", test::kGround);  // no change
    pair.link(test::kB, 40, "右手首", test::kNothing);
    for (const auto& [frame, x] : row.shown) {
      const glm::dvec3 position = pair.shown(test::kB, test::kHand, frame).position;
      EXPECT_NEAR(position.x, x, 1e-6) << frame;
      EXPECT_NEAR(position.y, frame >= 20 && frame < 40 ? 0 : 2, 1e-6) << frame;
    }
  }
}

TEST(OutsideParents, AWholeModelFollowsAndItsBonesGoOnInterpolating) {
  test::LinkedPair pair;
  const RigidTransform before = pair.shown(test::kB, test::kArm, 15);
  pair.scene.actors[test::kB]->placement.position = {0, 0, 2};
  pair.link(test::kB, 20, "", test::follow("A", "右手首"));
  pair.link(test::kB, 50, "", test::kNothing);
  EXPECT_LT(glm::length(pair.shown(test::kB, test::kArm, 15).position - before.position - glm::dvec3(0, 0, 2)), kExact);
  const RigidTransform attachment = pair.shown(test::kA, test::kHand, 40);
  const glm::dvec3 own(2, 1, 2);  // B's center moves by 0.05 units per frame
  EXPECT_LT(
      glm::length(pair.shown(test::kB, test::kArm, 40).position - attachment.position - attachment.rotation * own),
      1e-6);
  EXPECT_LT(test::apart(pair.computed(test::kB, test::kArm, 40), pair.shown(test::kB, test::kArm, 40)), kExact);
  EXPECT_LT(glm::length(pair.shown(test::kB, test::kArm, 50).position - glm::dvec3(2.5, 1, 2)), 1e-6);
}

TEST(OutsideParents, CirclesFollowPosesWithoutOutsideParentsInAnyOrderOfTheModels) {
  test::LinkedPair plain, pair;
  for (const char* bone : {"右手首"}) {
    pair.link(test::kA, 0, bone, test::follow("B", "右腕"));
    pair.link(test::kB, 0, bone, test::follow("A", "右腕"));
  }
  const RigidTransform a = pair.shown(test::kA, test::kHand, 40);
  const RigidTransform b = pair.shown(test::kB, test::kHand, 40);
  EXPECT_LT(glm::length(a.position - plain.shown(test::kB, test::kArm, 40).position), kExact);
  EXPECT_LT(test::apart(pair.computed(test::kA, test::kHand, 40), a), kExact);
  EXPECT_LT(test::apart(pair.computed(test::kB, test::kHand, 40), b), kExact);
  std::ranges::reverse(pair.scene.actors);
  std::ranges::reverse(pair.motions);
  EXPECT_LT(test::apart(pair.shown(test::kB, test::kHand, 40), a), kExact);
  EXPECT_LT(test::apart(pair.shown(test::kA, test::kHand, 40), b), kExact);
}

TEST(OutsideParents, AHandHoldsAPropThatTheModelCarries) {
  test::LinkedPair pair;
  pair.link(test::kA, 0, "", test::follow("B", "センター"));
  pair.link(test::kB, 0, "右手首", test::follow("A", "右腕"));
  for (const double frame : {0.0, 20.0, 45.0}) {
    const RigidTransform held = pair.shown(test::kA, test::kArm, frame);
    const glm::dvec3 hand = pair.shown(test::kB, test::kHand, frame).position;
    EXPECT_LT(glm::length(hand - held.position - held.rotation * glm::dvec3(0.25, 0, 0)), 1e-6) << frame;
    EXPECT_LT(test::apart(pair.computed(test::kA, test::kArm, frame), held), kExact) << frame;
  }
}

TEST(OutsideParents, ModelsThatCarryEachOtherStayInPlace) {
  test::LinkedPair plain, pair;
  pair.link(test::kA, 0, "", test::follow("B", "センター"));
  pair.link(test::kB, 0, "", test::follow("A", "センター"));
  EXPECT_LT(test::apart(pair.shown(test::kA, test::kHand, 40), plain.shown(test::kA, test::kHand, 40)), kExact);
  EXPECT_LT(test::apart(pair.shown(test::kB, test::kHand, 40), plain.shown(test::kB, test::kHand, 40)), kExact);
}

TEST(OutsideParents, NothingIsFollowedAnymoreWhenTheKeysAreGone) {
  test::LinkedPair plain, pair;
  pair.link(test::kB, 0, "右手首", test::follow("A", "右腕"));
  pair.link(test::kB, 0, "", test::follow("A", "右腕"));
  (void)pair.shown(test::kB, test::kHand, 40);
  pair.motions[test::kB].annotations.parents.clear();
  pair.apply();
  EXPECT_LT(test::apart(pair.shown(test::kB, test::kHand, 40), plain.shown(test::kB, test::kHand, 40)), kExact);
}

TEST(OutsideParents, BodiesMoveWithWhatTheirBonesFollow) {
  for (const char* bone : {"", "head"}) {
    SCOPED_TRACE(bone);
    test::LinkedPair pair;
    auto model = std::make_shared<model::Model>(test::tailModel());
    auto tail = std::make_unique<Actor>(model, std::make_shared<image::ModelImages>());
    const std::size_t tip = model->bones.size() - 1;
    const double length =
        glm::length(glm::dvec3(tail->pose().transforms[tip].position - tail->pose().transforms[0].position));
    motion::Motion motion;
    const std::string followed = *bone == '\0' ? std::string() : model->bones[0].name.text;
    motion::setKey(motion.annotations.parents, {0, followed, test::follow("A", "センター"), {}});
    tail->setMotion(motion);
    pair.scene.actors.push_back(std::move(tail));
    simulate(pair.scene, {});
    const std::atomic<bool> canceled{false};
    ASSERT_TRUE(pair.scene.evaluateSimulated(60, canceled));
    const Actor& shown = *pair.scene.actors.back();
    const glm::dmat4 world = pair.scene.worldOf(shown);
    const auto place = [&](std::size_t at) {
      return glm::dvec3(world * glm::dvec4(shown.pose().transforms[at].position, 1));
    };
    const RigidTransform followedPosition = pair.shown(test::kA, test::kCenter, 60);
    const double height = *bone == '\0' ? model->bones[0].position.y : 0;  // of the bone above what it follows
    EXPECT_NEAR(glm::length(place(0) - followedPosition.position), height, 1e-6);
    EXPECT_LT(glm::length(place(tip) - place(0)), 1.2 * length);
  }
}

}  // namespace
}  // namespace furitsuke::scene
