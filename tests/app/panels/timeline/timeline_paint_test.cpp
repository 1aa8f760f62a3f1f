// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QImage>
#include <QPaintEvent>
#include <QTest>
#include <cmath>

#include "app/theme/theme.h"
#include "core/edit/document/key_changes.h"
#include "tests/app/panels/timeline/timeline_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::test {
namespace {

/// Checks pixels of the sheet and which regions are repainted.
class TimelinePaint : public TimelineTest {
 protected:
  TimelinePaint() {
    theme::applyTheme(*qApp, "dark");
    QApplication::processEvents();
  }
  [[nodiscard]] QColor pixel(int row, double frame, int dx = 0, int dy = 0) const {
    const QPointF point = at(row, frame);
    const QImage image = sheet->grab().toImage();
    return image.pixelColor(static_cast<int>(std::floor(point.x())) + dx, static_cast<int>(point.y()) + dy);
  }
  static int distance(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
  }
  static bool near(const QColor& a, const QColor& b) { return distance(a, b) < 24; }
};

/// Collects the regions that a widget paints.
class PaintSpy : public QObject {
 public:
  explicit PaintSpy(QWidget* widget) { widget->installEventFilter(this); }
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() == QEvent::Paint) painted += static_cast<QPaintEvent*>(event)->region();
    return false;
  }
  QRegion painted;
};

TEST_F(TimelinePaint, KeysArePaintedWhereTheyCanBeClicked) {
  document->state().setCurrentFrame(28);
  EXPECT_TRUE(near(pixel(kRight, 10), theme::theme().keyLinear));
  EXPECT_FALSE(near(pixel(kRight, 12), theme::theme().keyLinear));
  EXPECT_FALSE(near(pixel(kHead, 10), theme::theme().keyLinear));
}

TEST_F(TimelinePaint, SelectedKeysDifferInColorAndSize) {
  document->state().setCurrentFrame(28);
  const QColor beside = pixel(kRight, 10, 5);
  select(right, {10});
  EXPECT_TRUE(near(pixel(kRight, 10), theme::theme().selection));
  EXPECT_GT(distance(pixel(kRight, 10, 5), beside), 60) << "the outline is larger";
  EXPECT_TRUE(near(pixel(kLeft, 15), theme::theme().keyLinear));
}

TEST_F(TimelinePaint, TheRowOfAMorphShowsItsWeight) {
  document->state().setCurrentFrame(28);
  motion::KeySelection last;
  last.add(a, 12);
  edit::KeyValues whole;
  whole.weight = 1.0F;
  document->history().push("weight", edit::setKeyValues(document->motion(), last, whole));
  const QColor empty = pixel(kHead, 9, 0, -7);
  const int high = distance(pixel(kA, 11, 0, -7), empty);
  EXPECT_GT(high, 20) << "nearly all of the weight";
  EXPECT_LT(distance(pixel(kA, 3, 0, -7), empty), high / 2) << "a quarter of the weight is drawn lower";
  EXPECT_GT(distance(pixel(kA, 4, 0, 8), empty), 20);
  EXPECT_GT(distance(pixel(kA, 20, 0, -7), empty), 20) << "it keeps its value after the last key";
}

TEST_F(TimelinePaint, ASelectedBlockHasHandles) {
  document->state().setCurrentFrame(28);
  const QColor empty = pixel(kRight, 20, 12, 4);
  select(right, {10, 20});
  EXPECT_TRUE(near(pixel(kRight, 20, 12, 4), theme::theme().selection));
  EXPECT_TRUE(near(pixel(kRight, 10, -12, 4), theme::theme().selection));
  select(right, {20});
  EXPECT_TRUE(near(pixel(kRight, 20, 12, 4), empty));
}

TEST_F(TimelinePaint, BoxHighlightsTheKeysThatItWouldSelect) {
  document->state().setCurrentFrame(28);
  press(sheet, at(kRight, 7));
  moveTo(sheet, at(kRight, 7), at(kLeft, 12.5));
  EXPECT_FALSE(near(pixel(kRight, 10), theme::theme().keyLinear));
  EXPECT_EQ(selection(), "");
  release(sheet, at(kLeft, 12.5));
  EXPECT_EQ(selection(), "右腕:10");
}

TEST_F(TimelinePaint, DragOfAFocusedSheetShowsKeysAndGhosts) {
  document->state().setCurrentFrame(28);
  const QColor empty = pixel(kRight, 16);
  sheet->setFocus();
  select(right, {10});
  press(sheet, at(kRight, 10));
  moveTo(sheet, at(kRight, 10), at(kRight, 16));
  EXPECT_TRUE(near(pixel(kRight, 16), theme::theme().selection));
  EXPECT_TRUE(near(pixel(kLeft, 15), theme::theme().keyLinear));
  EXPECT_GT(distance(pixel(kRight, 10, 4), empty), 20) << "the ghost's outline";
  QTest::keyClick(sheet, Qt::Key_Escape);
  EXPECT_TRUE(near(pixel(kRight, 10), theme::theme().selection));
}

TEST_F(TimelinePaint, TheColorOfAKeyShowsItsInterpolation) {
  const struct {
    const char* name;
    void (*change)(motion::BoneKey&);
    QColor theme::Theme::*color;
  } rows[] = {{"it does not move", [](motion::BoneKey&) {}, &theme::Theme::keyHeld},
              {"straight", [](motion::BoneKey& key) { key.translation.x += 1.0F; }, &theme::Theme::keyLinear},
              {"on a curve",
               [](motion::BoneKey& key) {
                 key.translation.x += 1.0F;
                 key.curves[0] = {100, 0, 27, 127};
               },
               &theme::Theme::keyEased}};
  document->state().setCurrentFrame(28);
  for (const auto& row : rows) {
    motion::BoneKey key = *document->motion().bones[right.index].keys.find(10);
    row.change(key);
    motion::EditBuilder builder(document->motion());
    builder.set(right, 20, key);
    document->history().push("key", builder.build());
    for (const QString& id : theme::themeIds()) {
      theme::applyTheme(*qApp, id);
      QApplication::processEvents();
      EXPECT_TRUE(near(pixel(kRight, 20), theme::theme().*row.color)) << row.name << " " << id.toStdString();
    }
  }
}

TEST_F(TimelinePaint, PhysicsOffIsHollow) {
  motion::EditBuilder builder(document->motion());
  motion::BoneKey key = *document->motion().bones[right.index].keys.find(10);
  key.physics = false;
  builder.set(right, 10, key);
  document->state().setCurrentFrame(28);
  document->history().push("physics", builder.build());
  EXPECT_FALSE(near(pixel(kRight, 10), theme::theme().keyLinear));
  EXPECT_TRUE(near(pixel(kRight, 20), theme::theme().keyLinear));
}

TEST_F(TimelinePaint, MovingThePlayheadRepaintsOnlyTwoStrips) {
  QApplication::processEvents();
  const PaintSpy spy(sheet);
  document->state().setCurrentFrame(12);
  QApplication::processEvents();
  EXPECT_FALSE(spy.painted.isEmpty());
  for (const QRect& rect : spy.painted) EXPECT_LE(rect.width(), 4);
  EXPECT_TRUE(near(pixel(kCamera, 12), theme::theme().accent));
}

TEST_F(TimelinePaint, AnEditRepaintsOnlyItsRowAndItsGroup) {
  document->state().setCurrentTrack(left);
  motion::EditBuilder builder(document->motion());
  builder.set(left, 15, boneKeyAt(3));
  QApplication::processEvents();
  const PaintSpy onSheet(sheet);
  const PaintSpy onLabels(labels);
  document->history().push("edit", builder.build());
  QApplication::processEvents();
  EXPECT_TRUE(onSheet.painted.contains(at(kLeft, 15).toPoint()));
  for (const int row : {kRight, kHead, kA, kCamera}) {
    EXPECT_FALSE(onSheet.painted.contains(at(row, 15).toPoint())) << row;
    EXPECT_FALSE(onLabels.painted.contains(inLabels(row).toPoint())) << row;
  }
}

TEST_F(TimelinePaint, PartialRepaintsEqualAFullRepaint) {
  // Keys on neighboring frames become bars; whether a key is one depends on keys outside the repainted strip.
  motion::EditBuilder builder(document->motion());
  for (Frame frame = 100; frame < 400; frame += 1 + frame % 7) builder.set(right, frame, boneKeyAt(1.0F * frame));
  document->history().push("many", builder.build());
  for (const double zoom : {0.0, 3.0}) {
    panel.zoomFit();
    for (int i = 0; i < zoom; ++i) panel.zoomIn();
    const QImage whole = sheet->grab().toImage();
    QImage parts(whole.size(), whole.format());
    parts.setDevicePixelRatio(whole.devicePixelRatio());
    constexpr int kStep = 13;
    for (int x = 0; x < sheet->width(); x += kStep) {
      sheet->render(&parts, QPoint(x, 0), QRect(x, 0, kStep, sheet->height()), QWidget::DrawChildren);
    }
    EXPECT_EQ(parts.convertToFormat(QImage::Format_RGB32), whole.convertToFormat(QImage::Format_RGB32));
  }
}

TEST_F(TimelinePaint, AThemeChangeRepaintsEveryPart) {
  const QColor dark = pixel(kCamera, 29);
  theme::applyTheme(*qApp, "light");
  QApplication::processEvents();
  EXPECT_GT(distance(pixel(kCamera, 29), dark), 200);
}

}  // namespace
}  // namespace furitsuke::test
