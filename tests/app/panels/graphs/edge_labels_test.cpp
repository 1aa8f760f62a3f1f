// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/graphs/edge_labels.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace furitsuke::panels {
namespace {

constexpr double kHeight = 10;
constexpr double kGap = 2;
const QSizeF kArea(400, 100);

std::vector<EdgeLabel> labelsAt(std::initializer_list<double> positions, double width = 30) {
  std::vector<EdgeLabel> labels;
  for (const double y : positions) labels.push_back({y, width, {}, {}});
  return labels;
}

/// The upper edges in the order of the labels; -1 for those left out.
std::vector<double> topsOf(const std::vector<EdgeLabel>& labels) {
  std::vector<double> tops(labels.size(), -1);
  for (const PlacedLabel& placed : placedLabels(labels, kArea, kHeight, kGap)) tops[placed.label] = placed.box.top();
  return tops;
}

TEST(EdgeLabels, StayAtTheirLinesUnlessTheyWouldOverlap) {
  struct Row {
    const char* name;
    std::vector<EdgeLabel> labels;
    std::vector<double> tops;
  };
  const Row rows[] = {
      {"far apart", labelsAt({20, 60}), {15, 55}},
      {"at the same place: in the order of the list", labelsAt({50, 50}), {45, 55}},
      {"the upper line has the upper label", labelsAt({52, 50}), {55, 45}},
      {"at the upper edge", labelsAt({0, 3}), {0, 10}},
      {"at the lower edge", labelsAt({100, 98}), {90, 80}},
      {"pushed up in a row", labelsAt({70, 95, 97, 99}), {60, 70, 80, 90}},
      {"none", {}, {}},
  };
  for (const Row& row : rows) EXPECT_EQ(topsOf(row.labels), row.tops) << row.name;
}

TEST(EdgeLabels, NeverOverlapAndStayInTheAreaForAnyNumberOfThem) {
  for (const double width : {20.0, 60.0, 150.0}) {
    for (std::size_t count = 1; count <= 60; ++count) {
      std::vector<EdgeLabel> labels;
      for (std::size_t i = 0; i < count; ++i) labels.push_back({static_cast<double>(i * i % 101), width, {}, {}});
      const std::vector<PlacedLabel> placed = placedLabels(labels, kArea, kHeight, kGap);
      EXPECT_GE(placed.size(), std::min<std::size_t>(count, 10)) << "the first column is full";
      for (std::size_t i = 0; i < placed.size(); ++i) {
        EXPECT_TRUE(QRectF(QPointF(), kArea).contains(placed[i].box)) << count << " labels";
        for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(placed[i].box.intersects(placed[k].box)) << count << " labels";
      }
    }
  }
}

TEST(EdgeLabels, NoRoomForALineShowsNone) { EXPECT_TRUE(placedLabels(labelsAt({5}), {400, 8}, kHeight, kGap).empty()); }

}  // namespace
}  // namespace furitsuke::panels
