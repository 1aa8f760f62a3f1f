// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/graphs/value_scale.h"

#include <gtest/gtest.h>

namespace furitsuke::panels {
namespace {

TEST(ValueScale, FitsARangeBetweenItsMargins) {
  ValueScale scale;
  scale.fit({-2, 8}, 240, 20);
  EXPECT_DOUBLE_EQ(scale.yOf(8), 20);
  EXPECT_DOUBLE_EQ(scale.yOf(-2), 220);
  EXPECT_DOUBLE_EQ(scale.valueAt(120), 3);
  scale.fit({5, 5}, 240, 20);
  EXPECT_DOUBLE_EQ(scale.yOf(5), 120) << "a single value is centered";
  const ValueScale before = scale;
  scale.fit({}, 240, 20);
  EXPECT_EQ(scale, before);
}

TEST(ValueScale, ZoomsAboutAPixelAndBack) {
  ValueScale scale;
  scale.fit({0, 1}, 200, 10);
  const double under = scale.valueAt(50);
  scale.zoomAbout(50, 4);
  EXPECT_NEAR(scale.valueAt(50), under, 1e-12);
  for (int i = 0; i < 200; ++i) scale.zoomAbout(50, 2);
  EXPECT_TRUE(scale.valueAt(0) > scale.valueAt(1)) << "pixels are still distinguished";
}

TEST(ValueScale, StepsAreRoundNumbersThatKeepTheirGap) {
  struct Row {
    double pixelsPerValue, step;
  };
  for (const Row& row :
       {Row{32, 1}, Row{31.9, 2}, Row{16, 2}, Row{7, 5}, Row{3.3, 10}, Row{400, 0.1}, Row{0.01, 5000}}) {
    EXPECT_NEAR(valueStepFor(row.pixelsPerValue, 32), row.step, row.step * 1e-9) << row.pixelsPerValue;
  }
}

TEST(ValueScale, LabelsHaveTheDecimalsThatTheirStepNeeds) {
  struct Row {
    double step;
    int decimals;
  };
  for (const Row& row : {Row{1, 0}, Row{5000, 0}, Row{0.5, 1}, Row{0.1, 1}, Row{0.02, 2}, Row{0.001, 3}}) {
    EXPECT_EQ(decimalsOfStep(row.step), row.decimals) << row.step;
  }
}

}  // namespace
}  // namespace furitsuke::panels
