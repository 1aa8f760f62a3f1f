// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/physics/gravity.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "core/physics/simulated_run.h"
#include "tests/support/tail_model.h"

namespace furitsuke::physics {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

TEST(Gravity, IsThatOfTheDialogTimesTen) {
  struct Row {
    const char* name;
    double acceleration;
    glm::dvec3 direction, expected;
  };
  for (const Row& row :
       {Row{"of MMD", 9.8, {0, -1, 0}, {0, -98, 0}}, Row{"a direction of another length", 5, {0, 0, 4}, {0, 0, 50}},
        Row{"upward", -1, {0, -1, 0}, {0, 10, 0}}, Row{"without a direction", 9.8, {0, 0, 0}, {0, 0, 0}},
        Row{"not finite", 9.8, {0, kNan, 0}, {0, 0, 0}},
        Row{"infinite", std::numeric_limits<double>::infinity(), {0, -1, 0}, {0, 0, 0}}}) {
    PhysicsSettings settings;
    settings.gravity = row.acceleration;
    settings.gravityDirection = row.direction;
    EXPECT_EQ(gravityAt(settings, 0), row.expected) << row.name;
    EXPECT_EQ(gravityAt(settings, 1000), row.expected) << row.name;
  }
}

TEST(Gravity, ChangesLinearlyBetweenKeys) {
  PhysicsSettings settings;
  settings.gravity = 1;  // the keys replace it
  settings.gravityKeys = {{10, 2, {0, -1, 0}, 0, false}, {20, 4, {1, 0, 0}, 0, false}, {20000, 8, {1, 0, 0}, 0, false}};
  struct Row {
    const char* name;
    std::int64_t tick;
    glm::dvec3 expected;
  };
  const double diagonal = 30 / std::sqrt(2.0);
  for (const Row& row : {Row{"before frame 0", -5, {0, -20, 0}}, Row{"before the first key", 0, {0, -20, 0}},
                         Row{"on a key", 20, {0, -20, 0}}, Row{"between two keys", 30, {diagonal, -diagonal, 0}},
                         Row{"on the next key", 40, {40, 0, 0}}, Row{"a half frame later", 41, {40.001001, 0, 0}},
                         Row{"after the last key", 50000, {80, 0, 0}}}) {
    const glm::dvec3 found = gravityAt(settings, row.tick);
    EXPECT_NEAR(glm::length(found - row.expected), 0, 1e-6) << row.name;
  }
}

TEST(Gravity, NoiseDependsOnSeedAndTickOnly) {
  PhysicsSettings settings;
  settings.gravityDirection = {1, -1, 1};
  settings.gravityNoise = 10;
  settings.seed = 7;
  const double part = 98 / std::sqrt(3.0);
  std::set<double> seen;
  double least = part, most = part;
  for (std::int64_t tick = -10; tick < 2000; ++tick) {
    const glm::dvec3 gravity = gravityAt(settings, tick);
    EXPECT_EQ(gravity, gravityAt(settings, tick));
    for (const double each : {gravity.x, -gravity.y, gravity.z}) {
      seen.insert(each);
      least = std::min(least, each);
      most = std::max(most, each);
    }
  }
  EXPECT_EQ(seen.size(), 3 * 2010U) << "each axis and tick has its own noise";
  EXPECT_NEAR(least, part * 0.9, part * 0.001);
  EXPECT_NEAR(most, part * 1.1, part * 0.001);
  EXPECT_GE(least, part * 0.9);
  EXPECT_LE(most, part * 1.1);
  PhysicsSettings other = settings;
  other.seed = 8;
  EXPECT_NE(gravityAt(settings, 3), gravityAt(other, 3));
}

TEST(Gravity, NoiseIsOnFromAKeyToTheNext) {
  PhysicsSettings settings;
  settings.gravityKeys = {
      {0, 9.8, {0, -1, 0}, 50, false}, {10, 9.8, {0, -1, 0}, 50, true}, {20, 9.8, {0, -1, 0}, 50, false}};
  for (const auto& [tick, isOn] : {std::pair{19, false}, {20, true}, {39, true}, {40, false}}) {
    EXPECT_EQ(gravityAt(settings, tick).y != -98, isOn) << tick;
  }
}

TEST(Gravity, OfAMotionReplacesThatOfAllFramesIfItHasKeys) {
  PhysicsSettings settings;
  settings.gravity = 3;
  settings.seed = 1;
  EXPECT_EQ(withGravityOf(settings, {}), settings);
  EXPECT_EQ(withGravityOf(settings, motion::GravityTrack{}), settings) << "without keys";
  const motion::GravityTrack track{{{5, 2, {1, 0, 0}, 20, true}}, 9};
  const PhysicsSettings keyed = withGravityOf(settings, track);
  EXPECT_EQ(keyed.gravityKeys, track.keys);
  EXPECT_EQ(keyed.seed, 9U);
  const motion::GravityKey shown = gravityKeyAt(keyed, 70);
  EXPECT_EQ(shown.acceleration, 2);
  EXPECT_TRUE(shown.isNoiseOn);
  EXPECT_EQ(gravityKeyAt(settings, 70).acceleration, 3);
}

TEST(Gravity, OtherKeysCountFromTheKeyBeforeThemOn) {
  using Keys = std::vector<motion::GravityKey>;
  const motion::GravityKey a{.frame = 10}, b{.frame = 20, .acceleration = 1}, c{.frame = 30};
  struct Row {
    const char* name;
    Keys before, after;
    std::optional<std::int64_t> tick;
  };
  for (const Row& row : {Row{"the same", {a, b}, {a, b}, std::nullopt}, Row{"no keys", {}, {}, std::nullopt},
                         Row{"the first key", {}, {b}, 0}, Row{"the last key removed", {b}, {}, 0},
                         Row{"a key after others", {a, b}, {a, b, c}, 41}, Row{"a key between", {a, c}, {a, b, c}, 21},
                         Row{"a key before others", {b}, {a, b}, 0},
                         Row{"other noise", {a, b}, {a, {20, 1, {0, -1, 0}, 5, true}}, 21}}) {
    PhysicsSettings before, after;
    before.gravityKeys = row.before;
    after.gravityKeys = row.after;
    after.ground = false;
    const auto tick = firstTickOfOtherGravity(before, after);
    EXPECT_EQ(tick, row.tick) << row.name;
    for (std::int64_t each = 0; each < tick.value_or(100); ++each) {
      EXPECT_EQ(gravityAt(before, each), gravityAt(after, each)) << row.name << ", tick " << each;
    }
    after.seed = 5;
    EXPECT_EQ(firstTickOfOtherGravity(before, after), 0) << row.name;
  }
  PhysicsSettings stronger;
  stronger.gravity = 10;
  EXPECT_EQ(firstTickOfOtherGravity({}, stronger), 0);
}

/// The place of the last body of a tail that hangs in a swinging head, at a tick of a run from another one on.
RigidTransformF tailAt(const PhysicsSettings& settings, std::int64_t firstTick, std::int64_t tick) {
  const model::Model model = test::tailModel();
  const eval::Rig rig = eval::makeRig(model);
  const eval::BoundMotion still;
  const std::vector<PhysicsActor> actors = {{&model, &rig, &still}};
  const auto history = std::make_shared<RunHistory>(simulatedBodies(actors), firstTick);
  SimulatedRun run(actors, settings, history);
  run.advanceTo(tick);
  return history->transforms(0, tick)[2];
}

TEST(Gravity, ARunThatStartsLaterHasTheSameGravity) {
  PhysicsSettings settings;
  // Nothing moves before tick 20.
  settings.gravityKeys = {{0, 0, {0, -1, 0}, 0, false}, {10, 0, {1, -1, 0}, 0, false}, {30, 20, {1, 0, 0}, 80, false}};
  settings.gravityKeys[1].isNoiseOn = true;
  const RigidTransformF whole = tailAt(settings, 0, 45);
  const RigidTransformF later = tailAt(settings, 18, 45);
  EXPECT_NEAR(glm::length(whole.position - later.position), 0, 1e-3);
  EXPECT_GT(glm::length(whole.position - glm::vec3(2.5F, 20, 0)), 0.1F) << "the tail falls";
  settings.seed = 1;
  EXPECT_GT(glm::length(tailAt(settings, 0, 45).position - whole.position), 1e-3) << "the noise moves the tail";
}

}  // namespace
}  // namespace furitsuke::physics
