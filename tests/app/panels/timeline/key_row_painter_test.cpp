// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/key_row_painter.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QImage>
#include <cmath>
#include <random>
#include <set>

#include "app/theme/theme.h"

namespace furitsuke::test {
namespace {

constexpr int kWidth = 300;
constexpr int kHeight = 24;
constexpr double kMiddle = 12.5;

/// The columns of a painted row with something in them, at the height of all bars and where only selected ones reach.
struct PaintedColumns {
  std::set<int> all, selected;
};

PaintedColumns paint(const std::vector<Frame>& frames, const widgets::TimeScale& scale,
                     const std::vector<Frame>& selected) {
  QImage image(kWidth, kHeight, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  panels::KeyMarks marks;
  marks.prepare(1);
  panels::KeyRowPainter rows(painter, marks, scale, 0, kWidth - 1);
  rows.paintSummary(frames, kMiddle, {selected, {}, panels::BoxMode::Replace, false});
  rows.flush();
  painter.end();
  PaintedColumns columns;
  for (int x = 0; x < kWidth; ++x) {
    if (image.pixelColor(x, static_cast<int>(kMiddle)).alpha() > 0) columns.all.insert(x);
    if (image.pixelColor(x, static_cast<int>(kMiddle) - 6).alpha() > 0) columns.selected.insert(x);
  }
  return columns;
}

/// The columns of keys; a bar with room at its right is two columns wide.
std::set<int> columnsOf(const std::vector<Frame>& frames, const widgets::TimeScale& scale) {
  std::set<int> columns;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const double x = std::floor(scale.xOf(frames[i]));
    const double next = i + 1 < frames.size() ? std::floor(scale.xOf(frames[i + 1])) : 1e9;
    if (x >= 0 && x < kWidth) columns.insert(static_cast<int>(x));
    if (next - x >= 3 && x >= -1 && x + 1 < kWidth) columns.insert(static_cast<int>(x) + 1);
  }
  return columns;
}

/// Likewise of those keys that are among `chosen`.
std::set<int> columnsOf(const std::vector<Frame>& frames, const widgets::TimeScale& scale,
                        const std::set<Frame>& chosen) {
  std::set<int> columns;
  for (const Frame frame : frames) {
    if (chosen.contains(frame)) columns.insert(static_cast<int>(std::floor(scale.xOf(frame))));
  }
  return columns;
}

widgets::TimeScale scaleOf(double pixelsPerFrame, double origin) {
  widgets::TimeScale scale;
  scale.zoomAbout(0, pixelsPerFrame / scale.pixelsPerFrame());
  scale.setOrigin(origin);
  return scale;
}

TEST(KeyRowPainter, EveryDenseKeyIsInItsColumnAndNoColumnIsWithoutKeys) {
  theme::applyTheme(*qApp, "dark");
  std::mt19937 random(7);
  for (const double zoom : {0.003, 0.05, 0.1, 0.25, 1.0 / 3, 0.5, 0.7, 1.0}) {
    for (const double origin : {0.0, 0.3, -40.0, 17.77, 1000.0}) {
      const widgets::TimeScale scale = scaleOf(zoom, origin);
      std::vector<Frame> frames;
      for (Frame frame = 0; frame < 120'000; ++frame) {
        if (random() % 10 < 7) frames.push_back(frame);
      }
      // A stretch without keys, far more than a column wide.
      std::erase_if(frames, [](Frame frame) { return frame % 30'000 > 20'000 || (frame % 400 > 350); });
      const std::set<int> wanted = columnsOf(frames, scale);
      const PaintedColumns plain = paint(frames, scale, {});
      EXPECT_EQ(plain.all, wanted) << zoom << " from " << origin;
      EXPECT_TRUE(plain.selected.empty());
      EXPECT_EQ(paint(frames, scale, frames).selected, wanted) << "all of them, " << zoom << " from " << origin;
    }
  }
}

TEST(KeyRowPainter, OnlyColumnsWithSelectedKeysStandOut) {
  theme::applyTheme(*qApp, "light");
  const widgets::TimeScale scale = scaleOf(0.25, 3);
  std::vector<Frame> frames(2000);
  for (Frame frame = 0; frame < 2000; ++frame) frames[frame] = frame;
  std::vector<Frame> selected = {3, 40, 41, 42, 43, 44, 799, 1100};
  EXPECT_EQ(paint(frames, scale, selected).selected, columnsOf(frames, scale, {selected.begin(), selected.end()}));
  // As many selected as there are keys, and yet not the same: the selection may know frames without keys.
  const std::vector<Frame> few = {100, 101, 102, 103};
  selected = {100, 5000, 6000, 7000};
  EXPECT_EQ(paint(few, scaleOf(0.9, 0), selected).selected, columnsOf(few, scaleOf(0.9, 0), {100}));
}

TEST(KeyRowPainter, TheLastFramesOfAllAreReached) {
  theme::applyTheme(*qApp, "dark");
  const widgets::TimeScale scale = scaleOf(0.5, static_cast<double>(kMaxFrame) - 100);
  std::vector<Frame> frames;
  for (Frame back = 90; back > 0; --back) frames.push_back(kMaxFrame - back + 1);
  EXPECT_EQ(paint(frames, scale, {}).all, columnsOf(frames, scale));
}

// Without an end for the column of all that is farthest away, the frames up to the last of all are counted through.
TEST(KeyRowPainter, AKeyAtTheLastFrameOfAllDoesNotHoldUpThePictureOfTheFirst) {
  theme::applyTheme(*qApp, "dark");
  const widgets::TimeScale scale = scaleOf(8, 0);
  for (const Frame last : {kMaxFrame - 1, kMaxFrame}) {
    const std::vector<Frame> frames = {0, 10, last};
    EXPECT_EQ(paint(frames, scale, {}).all, paint({0, 10}, scale, {}).all);
  }
}

}  // namespace
}  // namespace furitsuke::test
