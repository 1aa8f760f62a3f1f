// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/accessory_keys.h"

#include <gtest/gtest.h>

#include <functional>

#include "core/motion/last_frame.h"

namespace furitsuke::motion {
namespace {

AccessoryKey keyAt(Frame frame, double value, bool on) {
  return {.frame = frame,
          .position = {value, -value, 2 * value},
          .angles = {0, value, 0},
          .scale = 1 + value,
          .opacity = value / 100,
          .isVisible = on,
          .castsShadow = !on};
}

//  frame   10      20      21
//  value    0      50     100
//  on      yes     no     yes
TEST(AccessoryKeys, NumbersChangeEvenlyAndSwitchesAreThoseOfTheEarlierKey) {
  const std::vector<AccessoryKey> keys{keyAt(10, 0, true), keyAt(20, 50, false), keyAt(21, 100, true)};
  struct Row {
    const char* name;
    double frame, value;
    bool on;
  };
  for (const Row& row :
       {Row{"before the first", 3, 0, true}, Row{"on the first", 10, 0, true}, Row{"just after it", 10.5, 2.5, true},
        Row{"between", 15, 25, true}, Row{"just before the next", 19.9, 49.5, true}, Row{"on it", 20, 50, false},
        Row{"between neighbors", 20.5, 75, false}, Row{"on the last", 21, 100, true}, Row{"after it", 90, 100, true}}) {
    SCOPED_TRACE(row.name);
    const std::optional<AccessoryKey> key = accessoryKeyAt(keys, row.frame);
    ASSERT_TRUE(key);
    EXPECT_NEAR(key->position.x, row.value, 1e-9);
    EXPECT_NEAR(key->position.y, -row.value, 1e-9);
    EXPECT_NEAR(key->position.z, 2 * row.value, 1e-9);
    EXPECT_NEAR(key->angles.y, row.value, 1e-9);
    EXPECT_NEAR(key->scale, 1 + row.value, 1e-9);
    EXPECT_NEAR(key->opacity, row.value / 100, 1e-9);
    EXPECT_EQ(key->isVisible, row.on);
    EXPECT_EQ(key->castsShadow, !row.on);
  }
  EXPECT_FALSE(accessoryKeyAt({}, 0));
}

TEST(LastFrame, IsThatOfTheLastKeyOfAnyKind) {
  struct Row {
    const char* name;
    std::function<void(Motion& motion)> add;
    Frame expected;
  };
  const Row rows[] = {
      {"nothing", [](Motion&) {}, 0},
      {"a morph key",
       [](Motion& motion) {
         Keys<MorphKey> keys;
         keys.append(30, {.weight = 1});
         motion.morphs.push_back({{}, Track<MorphKey>(keys)});
       },
       30},
      {"earlier prop keys", [](Motion& motion) { motion.annotations.accessoryKeys = {{.frame = 10}}; }, 30},
      {"later prop keys",
       [](Motion& motion) {
         motion.annotations.accessoryKeys = {{.frame = 10}, {.frame = 40}};
       },
       40},
      {"outside parents", [](Motion& motion) { motion.annotations.parents = {{.frame = 50}}; }, 50},
      {"gravity", [](Motion& motion) { motion.annotations.gravity = GravityTrack{.keys = {{.frame = 60}}}; }, 60},
  };
  Motion motion;
  for (const Row& row : rows) {
    row.add(motion);
    EXPECT_EQ(lastFrameOf(motion), row.expected) << row.name;
  }
}

}  // namespace
}  // namespace furitsuke::motion
