// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/core/physics/ball_model.h"
#include "tests/core/physics/physics_pairs.h"
#include "tests/support/corpus.h"
#include "tests/support/tail_model.h"

// Runs of real dances: from another first tick, on other threads, and shown in another order.
namespace furitsuke::physics {
namespace {

using test::PhysicsPair;
using test::ShownPair;

class PhysicsRuns : public testing::Test {
 protected:
  void SetUp() override {
    if (!test::referenceFolder()) GTEST_SKIP() << "FURITSUKE_REFERENCE is not set";
  }

  static const PhysicsPair& pairNamed(const std::string& name) {
    static const auto pairs = test::loadPhysicsPairs(*test::referenceFolder());
    return **std::ranges::find(pairs, name, [](const auto& each) { return each->name; });
  }
};

TEST_F(PhysicsRuns, AfterARunUpBonesAreNearTheCanonicalRun) {
  constexpr int kTarget = 150;  // a frame in the middle of movements
  struct Row {
    const char* pair;
    double after60, after90;  ///< frames of run-up: largest mean distance
  };
  for (const Row& row :
       {Row{"luka_galaxias", 0.2, 0.06}, Row{"mikupmd_galaxias", 0.2, 0.06}, Row{"anmicius_wavefile", 0.2, 0.06},
        Row{"lowmiku_wavefile", 0.2, 0.06}, Row{"mokou_kiss", 0.9, 0.3}}) {
    const PhysicsPair& pair = pairNamed(row.pair);
    ShownPair canonical(pair, test::simulatePair(pair, 0, std::int64_t{kTarget} * kTicksPerFrame));
    for (const auto& [frames, limit] : {std::pair{60, row.after60}, {90, row.after90}}) {
      const std::int64_t first = std::int64_t{kTarget - frames} * kTicksPerFrame;
      ShownPair provisional(pair, test::simulatePair(pair, first, std::int64_t{kTarget} * kTicksPerFrame));
      const std::vector<eval::BoneStance>& ours = provisional.bonesAt(kTarget);
      const std::vector<eval::BoneStance>& theirs = canonical.bonesAt(kTarget);
      double sum = 0;
      for (const int bone : pair.bones) {
        const auto at = static_cast<std::size_t>(bone);
        sum += glm::length(ours[at].position - theirs[at].position);
      }
      const double mean = sum / static_cast<double>(pair.bones.size());
      RecordProperty(row.pair + std::to_string(frames), std::to_string(mean));
      EXPECT_LE(mean, limit) << row.pair << " after " << frames;
    }
  }
}

TEST_F(PhysicsRuns, TheBitsDoNotDependOnWhatElseRuns) {
  constexpr std::int64_t kLast = 120;
  for (const char* name : {"luka_step", "mokou_kiss"}) {
    const PhysicsPair& pair = pairNamed(name);
    const auto expected = test::simulatePair(pair, 0, kLast);
    std::shared_ptr<const RunHistory> again[2];
    {
      std::vector<std::jthread> threads;
      for (auto& each : again) threads.emplace_back([&] { each = test::simulatePair(pair, 0, kLast); });
    }
    for (std::int64_t tick = 0; tick <= kLast; ++tick) {
      for (const auto& each : again) {
        ASSERT_TRUE(std::ranges::equal(each->places(0, tick), expected->places(0, tick))) << name << " " << tick;
      }
    }
  }
}

TEST_F(PhysicsRuns, FramesLookTheSameHoweverTheyAreReached) {
  const PhysicsPair& pair = pairNamed("anmicius_wavefile");
  const auto history = test::simulatePair(pair, 0, 500);
  ShownPair inOrder(pair, history), jumping(pair, history);
  for (double frame = 0; frame < 200; frame += 0.3) (void)inOrder.bonesAt(frame);
  const std::vector<eval::BoneStance> expected = inOrder.bonesAt(200);
  for (const double frame : {250.0, 12.3, 0.0, 199.9, 77.5}) {
    (void)jumping.bonesAt(frame);
    EXPECT_TRUE(test::areSameBits(jumping.bonesAt(200), expected)) << "after " << frame;
  }
}

TEST_F(PhysicsRuns, FramesLookTheSameAtEveryDisplayRate) {
  constexpr double kLast = 60;
  constexpr int kCommon = 5;  // frames of 30 per second that all rates show
  const PhysicsPair& pair = pairNamed("mikupmd_galaxias");
  ShownPair canonical(pair, test::simulatePair(pair, 0, static_cast<std::int64_t>(kLast) * kTicksPerFrame));
  for (const int rate : {24, 30, 60, 144}) {
    const auto history = std::make_shared<RunHistory>(simulatedBodies(pair.actors()));
    SimulatedRun live(pair.actors(), {}, history);
    ShownPair shown(pair, history);
    for (int picture = 0; picture * 30.0 / rate <= kLast; ++picture) {
      const double frame = picture * 30.0 / rate;
      live.advanceTo(static_cast<std::int64_t>(std::ceil(frame * kTicksPerFrame)));
      const std::vector<eval::BoneStance>& bones = shown.bonesAt(frame);
      if (picture * 30 % (rate * kCommon) != 0) continue;
      EXPECT_TRUE(test::areSameBits(bones, canonical.bonesAt(frame))) << rate << " at " << frame;
    }
  }
}

}  // namespace
}  // namespace furitsuke::physics
