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

/// The painted pixel columns of a row, at the height of all bars and at the height of only selected bars.
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

/// The pixel columns of keys. A bar with space to its right is two columns wide.
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

/// The pixel columns of the keys that are in `chosen`.
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

TEST(KeyRowPainter, DenseKeysAreDrawnExactlyInTheirColumns) {
  theme::applyTheme(*qApp, "dark");
  std::mt19937 random(7);
  for (const double zoom : {0.003, 0.05, 0.1, 0.25, 1.0 / 3, 0.5, 0.7, 1.0}) {
    for (const double origin : {0.0, 0.3, -40.0, 17.77, 1000.0}) {
      const widgets::TimeScale scale = scaleOf(zoom, origin);
      std::vector<Frame> frames;
      for (Frame frame = 0; frame < 120'000; ++frame) {
        if (random() % 10 < 7) frames.push_back(frame);
      }
      // A gap much wider than a column.
      std::erase_if(frames, [](Frame frame) { return frame % 30'000 > 20'000 || (frame % 400 > 350); });
      const std::set<int> wanted = columnsOf(frames, scale);
      const PaintedColumns plain = paint(frames, scale, {});
      EXPECT_EQ(plain.all, wanted) << zoom << " from " << origin;
      EXPECT_TRUE(plain.selected.empty());
      EXPECT_EQ(paint(frames, scale, frames).selected, wanted) << "all of them, " << zoom << " from " << origin;
    }
  }
}

TEST(KeyRowPainter, OnlyColumnsWithSelectedKeysAreHighlighted) {
  theme::applyTheme(*qApp, "light");
  const widgets::TimeScale scale = scaleOf(0.25, 3);
  std::vector<Frame> frames(2000);
  for (Frame frame = 0; frame < 2000; ++frame) frames[frame] = frame;
  std::vector<Frame> selected = {3, 40, 41, 42, 43, 44, 799, 1100};
  EXPECT_EQ(paint(frames, scale, selected).selected, columnsOf(frames, scale, {selected.begin(), selected.end()}));
  // The selection may contain frames without keys, so it can have the same size as the track but other frames.
  const std::vector<Frame> few = {100, 101, 102, 103};
  selected = {100, 5000, 6000, 7000};
  EXPECT_EQ(paint(few, scaleOf(0.9, 0), selected).selected, columnsOf(few, scaleOf(0.9, 0), {100}));
}

TEST(KeyRowPainter, KeysNextToTheLastFrameAreDrawn) {
  theme::applyTheme(*qApp, "dark");
  const widgets::TimeScale scale = scaleOf(0.5, static_cast<double>(kMaxFrame) - 100);
  std::vector<Frame> frames;
  for (Frame back = 90; back > 0; --back) frames.push_back(kMaxFrame - back + 1);
  EXPECT_EQ(paint(frames, scale, {}).all, columnsOf(frames, scale));
}

// Without a limit for the last column, painting would count all frames up to the last possible one.
TEST(KeyRowPainter, AKeyAtTheLastFrameDoesNotSlowDownPainting) {
  theme::applyTheme(*qApp, "dark");
  const widgets::TimeScale scale = scaleOf(8, 0);
  for (const Frame last : {kMaxFrame - 1, kMaxFrame}) {
    const std::vector<Frame> frames = {0, 10, last};
    EXPECT_EQ(paint(frames, scale, {}).all, paint({0, 10}, scale, {}).all);
  }
}

}  // namespace
}  // namespace furitsuke::test
