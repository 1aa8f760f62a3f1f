// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <string>
#include <vector>

#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/rig/rotation_math.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/operations/cleanup/hand_overlap.h"
#include "core/operations/cleanup/leg_motion.h"
#include "core/operations/cleanup/penetration_resolver.h"
#include "core/retarget/standard_bones.h"
#include "tests/core/operations/run_operation.h"
#include "tests/support/corpus.h"

namespace furitsuke::operations {
namespace {

/// A model with a hand of one bone and a body of a given shape on 頭, both at the origin.
model::Model handAndBody(model::BodyShape shape, Vec3 size, Vec3 hand) {
  model::Model model;
  const auto add = [&model](const char* name, Vec3 position) {
    model::Bone& bone = model.bones.emplace_back();
    bone.name.text = name;
    bone.name.bytes = Name::fromText(name)->bytes;
    bone.position = position;
    bone.visible = true;
  };
  add("頭", {});
  add("左手首", hand);
  model::RigidBody body;
  body.bone = 0;
  body.shape = shape;
  body.size = size;
  model.bodies.push_back(body);
  return model;
}

std::vector<InsideSpan> spansOf(const model::Model& model, const glm::dvec3& direction, double distance) {
  const eval::Rig rig = eval::makeRig(model);
  eval::RigPose pose(rig);
  for (std::size_t i = 0; i < pose.transforms.size(); ++i) pose.transforms[i].position = rig.bones[i].rest;
  std::vector<InsideSpan> spans;
  HandOverlap(model, rig).around(0, pose, {1, 0, 0, 0}, distance).addSpans(direction, spans);
  return spans;
}

TEST(HandOverlap, FindsTheInsideOfBodiesOnAStraightWay) {
  using enum model::BodyShape;
  struct Row {
    const char* name;
    model::BodyShape shape;
    Vec3 size, hand;
    glm::dvec3 direction;
    double enter, leave;  ///< 0 and 0: never inside
  };
  for (const Row& row : {Row{"out of a ball", Sphere, {2, 0, 0}, {0.5F, 0, 0}, {1, 0, 0}, -2.5, 1.5},
                         Row{"through a ball", Sphere, {2, 0, 0}, {-5, 0, 0}, {1, 0, 0}, 3, 7},
                         Row{"past a ball", Sphere, {2, 0, 0}, {-5, 2.5F, 0}, {1, 0, 0}, 0, 0},
                         Row{"away from a ball", Sphere, {2, 0, 0}, {5, 0, 0}, {1, 0, 0}, 0, 0},
                         Row{"along a capsule", Capsule, {1, 4, 0}, {0, 1, 0}, {0, 1, 0}, -4, 2},
                         Row{"across a capsule", Capsule, {1, 4, 0}, {0, 1, 0}, {0, 0, 1}, -1, 1},
                         Row{"across the end of a capsule", Capsule, {1, 4, 0}, {0, 2.6F, 0}, {1, 0, 0}, -0.8, 0.8},
                         Row{"out of a box", Box, {1, 2, 3}, {0, 0, 1}, {0, 0, 1}, -4, 2},
                         Row{"beside a box", Box, {1, 2, 3}, {1.5F, 0, -9}, {0, 0, 1}, 0, 0}}) {
    SCOPED_TRACE(row.name);
    const auto spans = spansOf(handAndBody(row.shape, row.size, row.hand), row.direction, 0);
    ASSERT_EQ(spans.size(), row.leave == 0 ? 0U : 1U);
    if (spans.empty()) continue;
    EXPECT_NEAR(spans[0].enter, row.enter, 1e-6);
    EXPECT_NEAR(spans[0].leave, row.leave, 1e-6);
    const auto larger = spansOf(handAndBody(row.shape, row.size, row.hand), row.direction, 0.1);
    EXPECT_GT(larger.at(0).leave, row.leave + 0.09);
  }
}

/// A hand that crosses a ball of radius 2 at a small distance from its middle, so that the shortest way out is first
/// backward and then forward; or that changes its side.
TEST(PenetrationResolver, HasNoJumpWhereTheShortestWayChangesSides) {
  constexpr std::size_t kCount = 41;
  struct Row {
    const char* name;
    glm::dvec3 from, to;
  };
  for (const Row& row : {Row{"through the middle", {0, 0.1, -3}, {0, 0.1, 3}}, Row{"beside it", {1, 0, -3}, {1, 0, 3}},
                         Row{"to the other side", {-1.9, 0, -0.5}, {1.9, 0, -0.5}}}) {
    SCOPED_TRACE(row.name);
    constexpr double kRadius = 2;
    const auto handAt = [&](std::size_t i) {
      return glm::mix(row.from, row.to, static_cast<double>(i) / (kCount - 1));
    };
    std::vector<bool> isInside;
    for (std::size_t i = 0; i < kCount; ++i) isInside.push_back(glm::length(handAt(i)) < kRadius);
    std::deque<model::Model> models;  // what is around a hand refers to bodies of its model
    const auto frameAt = [&](std::size_t i) {
      const glm::dvec3 at = handAt(i);
      const model::Model& model = models.emplace_back(
          handAndBody(model::BodyShape::Sphere, {kRadius, 0, 0},
                      {static_cast<float>(at.x), static_cast<float>(at.y), static_cast<float>(at.z)}));
      const eval::Rig rig = eval::makeRig(model);
      eval::RigPose pose(rig);
      for (std::size_t k = 0; k < pose.transforms.size(); ++k) pose.transforms[k].position = rig.bones[k].rest;
      HandSurroundings around = HandOverlap(model, rig).around(0, pose, {1, 0, 0, 0}, isInside[i] ? 0.02 : 0);
      return HandFrame{std::move(around), {0, 0, -1}, 20};
    };
    OperationControl control;
    const PenetrationLimits limits{8, 0.12};
    const std::vector<glm::dvec3> offsets = PenetrationResolver(isInside, frameAt, limits, control).offsets();
    double longest = 0;
    for (std::size_t i = 0; i < kCount; ++i) {
      EXPECT_GT(glm::length(handAt(i) + offsets[i]), kRadius - 0.001) << i;
      longest = std::max(longest, glm::length(offsets[i]));
      const double step = i == 0 ? 0 : glm::distance(offsets[i], offsets[i - 1]);
      EXPECT_LE(step, limits.speed + 1e-9) << i;
    }
    EXPECT_LT(longest, 2.6);
    EXPECT_LT(
        glm::length(PenetrationResolver(std::vector<bool>(kCount, false), frameAt, limits, control).offsets()[20]),
        1e-12);
  }
}

struct PushedDance {
  const char* model;
  const char* motion;
};

class PushedDances : public testing::TestWithParam<PushedDance> {};

TEST_P(PushedDances, HaveNoHandsInTheBodyAndNoJumps) {
  const auto folder = test::corpusFolder();
  if (!folder) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  const PushedDance& row = GetParam();
  const auto loaded = io::loadModel(*folder / "models" / row.model);
  const auto file = io::loadMotion(*folder / "motions" / (std::string(row.motion) + ".vmd"));
  ASSERT_TRUE(loaded.ok() && file.ok());
  const model::Model& model = loaded->model;
  test::OperationScene scene;
  scene.model = &model;
  const test::RunResult result = test::resultIn(scene, file->motion, "push-out", {});
  ASSERT_EQ(result.error, "");
  EXPECT_TRUE(result.notes.empty());
  const eval::Rig rig = eval::makeRig(model);
  const HandOverlap overlap(model, rig);
  const retarget::StandardBones names(model);
  const auto body = boneCalled(names, "上半身");
  ASSERT_TRUE(body.has_value());
  const eval::BoundMotion before(file->motion, model, rig);
  const eval::BoundMotion after(result.motion, model, rig);
  eval::RigPose source(rig);
  eval::RigPose pushed(rig);
  for (std::size_t hand = 0; hand < overlap.hands().size(); ++hand) {
    const auto wrist = boneCalled(names, overlap.hands()[hand]);
    ASSERT_TRUE(wrist.has_value());
    double deepestBefore = 0;
    double deepest = 0;
    double fastest = 0;
    glm::dvec3 last(0);
    for (Frame frame = 0; frame <= file->motion.frameRange().last; ++frame) {
      eval::evaluatePose(rig, before, frame, source);
      eval::evaluatePose(rig, after, frame, pushed);
      deepestBefore = std::max(deepestBefore, overlap.deepest(hand, source).depth);
      deepest = std::max(deepest, overlap.deepest(hand, pushed).depth);
      const glm::dvec3 offset = eval::rotatedBack(
          source.transforms[*body].rotation, pushed.transforms[*wrist].position - source.transforms[*wrist].position);
      if (frame > 0) fastest = std::max(fastest, glm::distance(offset, last));
      last = offset;
    }
    EXPECT_GT(deepestBefore, 0.3) << "there is something to do";
    EXPECT_LT(deepest, 0.05);
    // What the reduction of keys adds is small.
    EXPECT_LT(fastest, 10.0 / kFramesPerSecond + 0.05);
  }
}

INSTANTIATE_TEST_SUITE_P(Corpus, PushedDances,
                         testing::ValuesIn(test::danceRows<PushedDance>({{"miku_v2/miku_v2.pmd", "mikapo_capture"},
                                                                         {"luka.pmx", "dance_galaxias_v2"}})));

}  // namespace
}  // namespace furitsuke::operations
