// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scene/ground_plan.h"

#include <gtest/gtest.h>

namespace furitsuke::panels {
namespace {

void expectSame(const glm::dvec2& a, const glm::dvec2& b) {
  EXPECT_NEAR(a.x, b.x, 1e-9);
  EXPECT_NEAR(a.y, b.y, 1e-9);
}

TEST(GroundPlan, ShowsTheBackOfTheStageAboveAndTheRightSideOnTheRight) {
  GroundPlan plan;
  plan.setSize({400, 300});
  EXPECT_EQ(plan.pixelOf({0, 0}), QPointF(200, 150));
  EXPECT_GT(plan.pixelOf({1, 0}).x(), 200);
  EXPECT_LT(plan.pixelOf({0, 1}).y(), 150);
  expectSame(plan.positionOf(plan.pixelOf({3, -7})), {3, -7});
}

TEST(GroundPlan, ZoomingKeepsThePlaceUnderTheMouse) {
  GroundPlan plan;
  plan.setSize({400, 300});
  const QPointF mouse(30, 250);
  const glm::dvec2 position = plan.positionOf(mouse);
  for (const double factor : {1.5, 100.0, 1e9, 1e-12, 3.0}) {
    plan.zoomAbout(mouse, factor);
    expectSame(plan.positionOf(mouse), position);
    EXPECT_GE(plan.scale(), GroundPlan::kMinScale);
    EXPECT_LE(plan.scale(), GroundPlan::kMaxScale);
  }
}

TEST(GroundPlan, ScrollingMovesThePlanWithTheMouse) {
  GroundPlan plan;
  plan.setSize({400, 300});
  const glm::dvec2 position = plan.positionOf({100, 100});
  plan.scroll({25, -40});
  expectSame(plan.positionOf({125, 60}), position);
}

TEST(GroundPlan, AnAreaIsShownWithAMargin) {
  GroundPlan plan;
  plan.setSize({400, 300});
  const QRectF area(-20, 3, 60, 5);
  plan.show(area);
  EXPECT_TRUE(plan.shownArea().contains(area));
  EXPECT_LT(plan.shownArea().width(), 100);
}

TEST(GroundPlan, GridLinesAreFiveUnitsApartOrAMultiple) {
  const struct {
    double scale, pixels, expected;
  } rows[] = {{10, 12, 5}, {2, 12, 10}, {1, 12, 25}, {0.2, 12, 100}, {200, 12, 5}, {1, 56, 100}};
  for (const auto& row : rows) EXPECT_EQ(gridStep(row.scale, row.pixels), row.expected) << row.scale;
}

}  // namespace
}  // namespace furitsuke::panels
