// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/physics/run_history.h"

#include <gtest/gtest.h>

#include <thread>

namespace furitsuke::physics {
namespace {

/// Appends ticks whose places tell tick and body.
void append(RunHistory& history, std::int64_t count, float mark = 0) {
  for (std::int64_t i = 0; i < count; ++i) {
    const auto tick = static_cast<float>(history.endTick());
    float body = 0;
    for (RigidTransformF& transform : history.next()) transform.position = {tick, body++, mark};
    history.publish();
  }
}

TEST(RunHistory, KeepsThePlacesOfEachActorAtEachTick) {
  RunHistory history({2, 0, 3}, 10);
  append(history, 1000);
  EXPECT_EQ(history.endTick(), 1010);
  for (const std::int64_t tick : {10, 265, 266, 1009}) {
    ASSERT_EQ(history.transforms(0, tick).size(), 2U);
    EXPECT_TRUE(history.transforms(1, tick).empty());
    ASSERT_EQ(history.transforms(2, tick).size(), 3U);
    EXPECT_EQ(history.transforms(0, tick)[1].position, glm::vec3(tick, 1, 0));
    EXPECT_EQ(history.transforms(2, tick)[0].position, glm::vec3(tick, 2, 0));
  }
}

TEST(RunHistory, CoversTheFramesThatHaveTicksOnBothSides) {
  RunHistory history({1}, 4);
  EXPECT_FALSE(history.covers(2));
  append(history, 3);
  struct Row {
    double frame;
    bool isCovered;
  };
  for (const Row row : {Row{1.99, false}, {2, true}, {2.3, true}, {3, true}, {3.01, false}}) {
    EXPECT_EQ(history.covers(row.frame), row.isCovered) << row.frame;
  }
}

TEST(RunHistory, ACopyBeginsWithTheTicksBeforeItsEndAndGrowsOnItsOwn) {
  RunHistory history({2});
  append(history, 700, 1);
  RunHistory copy(history, 600);
  EXPECT_EQ(copy.endTick(), 600);
  append(copy, 300, 2);
  append(history, 100, 1);
  for (const std::int64_t tick : {0, 255, 256, 599}) EXPECT_EQ(copy.transforms(0, tick)[0].position.z, 1) << tick;
  for (const std::int64_t tick : {600, 700, 899}) EXPECT_EQ(copy.transforms(0, tick)[0].position.z, 2) << tick;
  for (const std::int64_t tick : {600, 700, 799}) EXPECT_EQ(history.transforms(0, tick)[0].position.z, 1) << tick;
  EXPECT_EQ(RunHistory(history, 10'000).endTick(), 800) << "not more than there is";
}

TEST(RunHistory, EndsBeforeItsPlacesTakeTooMuchMemory) {
  for (const std::size_t bodies : {0, 1, 100, 170, 180, 2000, 100'000}) {
    const RunHistory history({bodies}, 10);
    const std::int64_t ticks = history.lastTick() - 9;
    EXPECT_LE(ticks * static_cast<std::int64_t>(bodies * sizeof(RigidTransformF)), kMostHistoryBytes) << bodies;
    EXPECT_EQ(history.lastTick() == kLastTick, bodies < 175) << bodies;
  }
}

TEST(RunHistory, IsReadWhileItGrows) {
  RunHistory history({1});
  std::jthread writer([&history] { append(history, 50'000); });
  std::int64_t wrong = 0;
  for (std::int64_t end = 0; end < 50'000;) {
    end = history.endTick();
    if (end > 0 && history.transforms(0, end - 1)[0].position.x != static_cast<float>(end - 1)) ++wrong;
  }
  EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace furitsuke::physics
