// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retarget/foot_lock.h"

#include <gtest/gtest.h>

#include <cmath>

namespace furitsuke::retarget {
namespace {

constexpr double kLeg = 10;

/// The captured path with the given steps along X from frame to frame, at a height.
std::vector<glm::dvec3> pathWith(const std::vector<double>& steps, double height = 0) {
  std::vector<glm::dvec3> path{{0, height, 0}};
  for (const double step : steps) path.push_back(path.back() + glm::dvec3(step, 0, 0));
  return path;
}

std::vector<double> stepsOf(const std::vector<glm::dvec3>& path) {
  std::vector<double> steps;
  for (std::size_t i = 1; i < path.size(); ++i) steps.push_back(std::round((path[i].x - path[i - 1].x) * 1000) / 1000);
  return steps;
}

TEST(FootLock, HoldsFeetThatAreLowAndSlow) {
  const std::vector<double> slow{1, 1, 1, 1, 1, 0.05, 0.05, 0.05, 1, 1, 1, 1, 1};
  struct Row {
    const char* name;
    std::vector<glm::dvec3> captured;
    bool isHeld;
  };
  for (const Row& row : {Row{"low and slow", pathWith(slow), true}, Row{"high", pathWith(slow, 0.6), false},
                         Row{"glides for three frames", pathWith({1, 0.12, 0.09, 0.09, 0.12, 1, 1}), false},
                         Row{"fast", pathWith({1, 1, 0.2, 0.2, 0.2, 0.2, 1, 1}), false}}) {
    FootPath path{row.captured, row.captured};
    lockPlantedFoot(path, kLeg);
    if (!row.isHeld) {
      EXPECT_EQ(path.fitted, row.captured) << row.name;
      continue;
    }
    const std::vector<double> steps = stepsOf(path.fitted);
    for (std::size_t i = 5; i < 8; ++i) EXPECT_EQ(steps[i], 0) << row.name << ", step " << i;
    EXPECT_EQ(steps[0], 1) << "far from the contact";
    EXPECT_EQ(steps.back(), 1) << "far from the contact";
    EXPECT_NEAR(path.fitted[5].x, 5.075, 1e-9) << "the middle of the contact";
  }
}

TEST(FootLock, HoldsQuickStepsButDoesNotMakeAGlidingFootStutter) {
  struct Row {
    const char* name;
    std::vector<double> steps;
    std::size_t held;  ///< index of the step that becomes 0, or the number of steps
  };
  for (const Row& row :
       {Row{"lands for a moment", {1, 0.6, 0.3, 0.07, 0.3, 0.6, 1}, 3},
        Row{"is as slow before", {1, 0.104, 0.104, 0.07, 0.3, 0.6, 1}, 7},
        Row{"is as slow after", {1, 0.6, 0.3, 0.07, 0.104, 0.104, 1}, 7},
        Row{"begins still", {0.07, 0.3, 0.6, 1, 1}, 0}, Row{"ends still", {1, 1, 0.6, 0.3, 0.07}, 4}}) {
    const std::vector<glm::dvec3> captured = pathWith(row.steps);
    FootPath path{captured, captured};
    lockPlantedFoot(path, kLeg);
    if (row.held == row.steps.size()) {
      EXPECT_EQ(path.fitted, captured) << row.name;
    } else {
      EXPECT_EQ(stepsOf(path.fitted)[row.held], 0) << row.name;
    }
  }
}

TEST(FootLock, KeepsTheHeightOfTheModel) {
  const std::vector<glm::dvec3> captured = pathWith({0.05, 0.05, 0.05, 0.05});
  FootPath path{captured, captured};
  for (std::size_t i = 0; i < path.fitted.size(); ++i) path.fitted[i].y = static_cast<double>(i);
  lockPlantedFoot(path, kLeg);
  for (std::size_t i = 0; i < path.fitted.size(); ++i) EXPECT_EQ(path.fitted[i].y, static_cast<double>(i));
}

TEST(FootLock, MovesSmoothlyBetweenTwoContactsThatAreNear) {
  const std::vector<glm::dvec3> captured = pathWith({0.05, 0.05, 0.05, 0.3, 0.3, 0.3, 0.05, 0.05, 0.05});
  FootPath path{captured, captured};
  lockPlantedFoot(path, kLeg);
  const std::vector<double> steps = stepsOf(path.fitted);
  for (const std::size_t held : {0U, 1U, 2U, 6U, 7U, 8U}) EXPECT_EQ(steps[held], 0) << held;
  EXPECT_NEAR(steps[3], steps[5], 1e-9);
  EXPECT_GT(steps[4], steps[3]) << "fastest in the middle";
}

}  // namespace
}  // namespace furitsuke::retarget
