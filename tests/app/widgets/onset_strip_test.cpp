// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/onset_strip.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

namespace furitsuke::widgets {
namespace {

/// Frame 0 is at pixel 0.
TimeScale scaleOf(double pixelsPerFrame) {
  TimeScale scale;
  scale.zoomAbout(0, pixelsPerFrame / scale.pixelsPerFrame());
  return scale;
}

TEST(OnsetStrip, HasALineInEachColumnWithAnOnset) {
  // At frames 0, 15.06, 15.36 and 60.06.
  const std::vector<media::Onset> onsets = {{0, 0.5F}, {0.502, 0.2F}, {0.512, 0.9F}, {2.002, 1}};
  const struct {
    const char* name;
    double pixelsPerFrame;
    double startFrame;
    int left, right;
    std::vector<OnsetLine> lines;
  } rows[] = {
      {"far apart", 10, 0, 0, 1000, {{0, 0.5F}, {150, 0.2F}, {153, 0.9F}, {600, 1}}},
      {"two in one column", 1, 0, 0, 1000, {{0, 0.5F}, {15, 0.9F}, {60, 1}}},
      {"all in one column", 0.01, 0, 0, 1000, {{0, 1}}},
      {"only those between the edges", 10, 0, 150, 153, {{150, 0.2F}, {153, 0.9F}}},
      {"moved with the sound", 10, -15, 0, 1000, {{0, 0.2F}, {3, 0.9F}, {450, 1}}},
      {"none", 10, 0, 700, 1000, {}},
  };
  for (const auto& row : rows) {
    EXPECT_EQ(onsetLines(scaleOf(row.pixelsPerFrame), onsets, row.startFrame, row.left, row.right), row.lines)
        << row.name;
  }
}

TEST(OnsetStrip, AStrongOnsetIsLongerThanAWeakOne) {
  const std::vector<media::Onset> onsets = {{0.102, 0.1F}, {0.202, 1}};
  const QRect area(0, 0, 100, 40);
  QImage picture(area.size(), QImage::Format_RGB32);
  picture.fill(Qt::black);
  QPainter painter(&picture);
  paintOnsetStrip(painter, scaleOf(10), onsets, 0, area, area, Qt::white);
  painter.end();
  const auto height = [&picture](int x) {
    int count = 0;
    for (int y = 0; y < picture.height(); ++y) count += picture.pixelColor(x, y) != QColor(Qt::black) ? 1 : 0;
    return count;
  };
  EXPECT_EQ(height(60), kOnsetStripHeight);
  EXPECT_GT(height(30), 0);
  EXPECT_LT(height(30), kOnsetStripHeight / 2);
  EXPECT_EQ(height(45), 0);
  EXPECT_NE(picture.pixelColor(60, 39), QColor(Qt::black)) << "at the bottom";
}

}  // namespace
}  // namespace furitsuke::widgets
