// SPDX-License-Identifier: GPL-3.0-or-later
// The evaluation computes chains together and leaves rounds out; no bit of a pose may depend on that.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <filesystem>
#include <numbers>
#include <string>
#include <vector>

#include "tests/core/eval/plain_pose.h"
#include "tests/core/eval/reference_pair.h"
#include "tests/core/eval/rig_models.h"
#include "tests/support/corpus.h"

namespace furitsuke::eval {
namespace {

template <class T>
bool haveEqualBytes(const std::vector<T>& a, const std::vector<T>& b) {
  return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0);
}

/// Where functions of the C library and the instructions in their place differ in the last bits, as with MinGW.
bool areClose(const RigPose& a, const RigPose& b) {
  constexpr double kClose = 1e-6;
  const auto areTurns = [](const glm::dquat& x, const glm::dquat& y) { return std::abs(glm::dot(x, y)) > 1 - kClose; };
  return std::ranges::equal(a.transforms, b.transforms,
                            [&](const RigidTransform& x, const RigidTransform& y) {
                              return glm::distance(x.position, y.position) < kClose && areTurns(x.rotation, y.rotation);
                            }) &&
         std::ranges::equal(a.ikTurns, b.ikTurns, areTurns);
}

bool haveEqualBits(const RigPose& a, const RigPose& b) {
  if (std::filesystem::path::preferred_separator != '/') return areClose(a, b);
  return haveEqualBytes(a.transforms, b.transforms) && haveEqualBytes(a.ikTurns, b.ikTurns);
}

/// The first of the frames 0, step, ... on which the pose differs from the plain one; -1 without any.
double firstDifference(const model::Model& model, const motion::Motion& motion, double step) {
  const Rig rig = makeRig(model);
  const Rig plainRig = makeRig(model, StepOrder::OneByOne);
  const BoundMotion bound(motion, model, rig);
  RigPose pose(rig);
  RigPose plain(plainRig);
  for (double frame = 0; frame <= motion.frameRange().last; frame += step) {
    evaluatePose(rig, bound, frame, pose);
    test::evaluatePlainPose(plainRig, bound, frame, plain);
    if (!haveEqualBits(pose, plain)) return frame;
  }
  return -1;
}

/// Two legs (bones 1 and 7: hip, knee, ankle, toe, the goals of leg and toe), and two strands of hair with small steps.
struct Dancer {
  test::HandMade made;
  std::vector<model::BoneIndex> goals;

  explicit Dancer(int iterations, model::IkLink knee) {
    made.bone(model::kNoIndex, {0, 10, 0});
    for (const float side : {-1.0F, 1.0F}) {
      const auto hip = static_cast<model::BoneIndex>(made.model.bones.size());
      made.bone(0, {side, 9, 0});
      made.bone(hip, {side, 5, -0.1F});
      made.bone(hip + 1, {side, 1, 0});
      made.bone(hip + 2, {side, 0, -1});
      addGoal({side, 1, 0});
      addGoal({side, 0, -1}).parent = hip + 4;
      made.chain(hip + 4, hip + 2, {hip + 1, hip}, iterations).links[0] = {hip + 1, knee.limited, knee.lower,
                                                                           knee.upper};
      made.chain(hip + 5, hip + 3, {hip + 2}, 3);
    }
    for (const float side : {-1.0F, 1.0F}) {
      const auto first = static_cast<model::BoneIndex>(made.model.bones.size());
      for (int i = 0; i < 4; ++i) made.bone(i == 0 ? 0 : first + i - 1, {side, 12.0F - static_cast<float>(i), 1});
      addGoal({side, 8.5F, 1.5F});
      made.chain(first + 4, first + 3, {first + 2, first + 1, first}, 8).unitAngle = 0.1F;
    }
  }
  model::Bone& addGoal(Vec3 position) {
    goals.push_back(static_cast<model::BoneIndex>(made.model.bones.size()));
    model::Bone& goal = made.bone(model::kNoIndex, position);
    goal.layer = 1;
    return goal;
  }
  /// Moves every goal on its own way, near, far out of reach, and back.
  void dance() {
    for (Frame frame = 0; frame <= 60; frame += 10) {
      for (std::size_t i = 0; i < goals.size(); ++i) {
        const auto phase = static_cast<float>(frame) * 0.1F + static_cast<float>(i) * 1.7F;
        made.key(goals[i], frame, {2 * std::sin(phase), 4 * std::cos(phase * 1.3F) + 1, 3 * std::sin(phase * 0.7F)});
      }
    }
  }
};

TEST(PoseBits, AreThoseOfOneChainAfterTheOther) {
  constexpr auto kHalfTurn = std::numbers::pi_v<float>;
  const struct {
    const char* name;
    int iterations;
    model::IkLink knee;
  } rows[] = {
      {"hinges", 40, {0, true, {-kHalfTurn, 0, 0}, {-0.01F, 0, 0}}},
      {"many iterations", 200, {0, true, {-kHalfTurn, 0, 0}, {-0.01F, 0, 0}}},
      {"an odd number of iterations", 37, {0, true, {-kHalfTurn, 0, 0}, {-0.01F, 0, 0}}},
      {"narrow hinges", 200, {0, true, {-0.5F, 0, 0}, {-0.4F, 0, 0}}},
      {"hinges that are open on both sides", 60, {0, true, {-1, 0, 0}, {0.5F, 0, 0}}},
      {"a hinge about y", 40, {0, true, {0, -1, 0}, {0, 1, 0}}},
      {"limits of three angles", 40, {0, true, {-1, -0.2F, -0.3F}, {0.1F, 0.2F, 0.3F}}},
      {"free links", 40, {0, false, {}, {}}},
      {"one iteration", 1, {0, false, {}, {}}},
      {"no iterations", 0, {0, false, {}, {}}},
  };
  for (const auto& row : rows) {
    Dancer dancer(row.iterations, row.knee);
    dancer.dance();
    EXPECT_EQ(firstDifference(dancer.made.model, dancer.made.motion, 0.5), -1) << row.name;
    EXPECT_EQ(makeRig(dancer.made.model).chainPairs.size(), 3U) << row.name;
    // One leg of a pair is switched off, then the other.
    dancer.made.switchIk(dancer.goals[0], 20, false);
    dancer.made.switchIk(dancer.goals[0], 40, true);
    EXPECT_EQ(firstDifference(dancer.made.model, dancer.made.motion, 0.5), -1) << row.name << ", one leg off";
  }
}

TEST(PoseBits, AreThoseOfTheFileOrderWhereChainsDependOnEachOther) {
  const model::IkLink knee{0, true, {-3, 0, 0}, {-0.01F, 0, 0}};
  const struct {
    const char* name;
    std::size_t pairs;
    void (*change)(model::Model&);
  } rows[] = {
      {"the goal of one leg is a child of the other leg", 1, [](model::Model& m) { m.bones[11].parent = 3; }},
      {"one leg inherits from the other", 1,
       [](model::Model& m) {
         m.bones[8].append = model::AppendTransform{2, 0.5F, true, false, false};
       }},
      {"a leg hangs on the foot of the other", 1, [](model::Model& m) { m.bones[7].parent = 4; }},
      {"both chains rotate the same links", 2,
       [](model::Model& m) { m.ik[2].links = m.ik[0].links, m.ik[2].target = 3; }},
      {"knees with different axes", 2,
       [](model::Model& m) {
         m.ik[2].links[0].lower = {0, -1, 0}, m.ik[2].links[0].upper = {};
       }},
      {"one leg after physics", 1,
       [](model::Model& m) {
         for (int i = 7; i < 13; ++i) m.bones[static_cast<std::size_t>(i)].afterPhysics = true;
       }},
  };
  for (const auto& row : rows) {
    Dancer dancer(40, knee);
    dancer.dance();
    row.change(dancer.made.model);
    EXPECT_EQ(firstDifference(dancer.made.model, dancer.made.motion, 0.5), -1) << row.name;
    EXPECT_LE(makeRig(dancer.made.model).chainPairs.size(), row.pairs) << row.name;
  }
}

TEST(PoseBits, AreThoseOfThePlainEvaluationForEveryReferencePair) {
  const auto reference = test::referenceFolder();
  if (!reference) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
  for (const test::ReferencePair& pair : test::loadReferencePairs(*reference)) {
    const double step = std::max(0.25, pair.motion.frameRange().last / 100.0);
    EXPECT_EQ(firstDifference(pair.model, pair.motion, step), -1) << pair.name;
  }
}

}  // namespace
}  // namespace furitsuke::eval
