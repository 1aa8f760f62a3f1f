// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/physics/background_run.h"

#include <gtest/gtest.h>

#include <memory>

#include "tests/support/tail_model.h"
#include "tests/support/waiting.h"

namespace furitsuke::session {
namespace {

constexpr std::int64_t kLast = 400;

struct RestCase {
  const char* description;
  std::int64_t restAfter;
  bool isEarlyRestAllowed, isRestExpected;
};

TEST(BackgroundRunTest, RestsOnlyAfterTheTicksThatAreNeededSoon) {
  const RestCase cases[] = {{"nothing is shown meanwhile", BackgroundRun::kWithoutRests, false, false},
                            {"the second half is not needed soon", kLast / 2, false, true},
                            {"nothing is needed soon", 0, true, true}};
  for (const RestCase& each : cases) {
    SCOPED_TRACE(each.description);
    scene::Scene scene;
    scene.actors.push_back(std::make_unique<scene::Actor>(std::make_shared<model::Model>(test::tailModel()),
                                                          std::make_shared<image::ModelImages>()));
    auto simulation = std::make_shared<scene::SceneSimulation>(scene, physics::PhysicsSettings());
    std::atomic<int> early = 0, late = 0;
    {
      BackgroundRun run([&](std::chrono::nanoseconds time) {
        EXPECT_GT(time.count(), 0);
        EXPECT_LE(time, std::chrono::milliseconds(50));
        ++(simulation->endTick() <= kLast / 2 ? early : late);
      });
      run.set(simulation);
      run.restAfter(each.restAfter);
      run.advanceTo(kLast);
      ASSERT_TRUE(test::waitFor([&run] { return !run.isBehind(); }));
    }
    EXPECT_EQ(simulation->endTick(), kLast + 1);
    EXPECT_EQ(early > 0, each.isEarlyRestAllowed);
    EXPECT_EQ(late > 0, each.isRestExpected);
  }
}

}  // namespace
}  // namespace furitsuke::session
