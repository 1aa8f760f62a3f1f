// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "core/operations/sides/side_names.h"
#include "tests/support/motions.h"

namespace furitsuke::operations {
namespace {

TEST(SideNames, PairCommonNamingSchemes) {
  for (const auto& [name, other] : std::vector<std::pair<std::string, std::string>>{{"左腕", "右腕"},
                                                                                    {"眉左", "眉右"},
                                                                                    {"センター", "センター"},
                                                                                    {"左右", "左右"},
                                                                                    {"arm_L", "arm_R"},
                                                                                    {"L.arm", "R.arm"},
                                                                                    {"arm.R.001", "arm.L.001"},
                                                                                    {"LeftArm", "RightArm"},
                                                                                    {"left_eye", "right_eye"},
                                                                                    {"bright", "bright"},
                                                                                    {"Upright", "Upright"},
                                                                                    {"ArmRight2", "ArmLeft2"},
                                                                                    {"L", "L"},
                                                                                    {"Lefty", "Lefty"},
                                                                                    {"arm_Long", "arm_Long"},
                                                                                    {"UPPER RIGHT", "UPPER LEFT"},
                                                                                    {"ウィンク右", "ウィンク左"}}) {
    EXPECT_EQ(oppositeSideText(name), other);
    EXPECT_EQ(oppositeSideText(other), name);
  }
  const SideNames own({{"A", "B"}, {"左手", "左手"}, {"X", "右腕"}});
  EXPECT_EQ(own.opposite(test::nameOf("A")).text, "B");
  EXPECT_EQ(own.opposite(test::nameOf("B")).text, "A");
  EXPECT_EQ(own.opposite(test::nameOf("左手")).text, "左手");
  EXPECT_EQ(own.opposite(test::nameOf("左腕")).text, "左腕") << "its opposite belongs to X";
}

}  // namespace
}  // namespace furitsuke::operations
