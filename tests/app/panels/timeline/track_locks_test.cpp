// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QHelpEvent>
#include <QImage>
#include <QTest>
#include <QToolTip>
#include <cmath>

#include "app/theme/theme.h"
#include "tests/app/panels/timeline/timeline_fixture.h"

namespace furitsuke::test {
namespace {

class LockedTracks : public TimelineTest {
 protected:
  LockedTracks() {
    theme::applyTheme(*qApp, "dark");
    document->state().setLocked({right}, true);
    QApplication::processEvents();
  }
  [[nodiscard]] static QColor pixelOf(QWidget* widget, QPointF point) {
    return widget->grab().toImage().pixelColor(static_cast<int>(std::floor(point.x())), static_cast<int>(point.y()));
  }
  static int distance(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
  }
  /// Pixels of the lock sign in the label that differ from the background.
  [[nodiscard]] int iconPixels(int row) const {
    const QImage image = labels->grab().toImage();
    const QColor ground = image.pixelColor(labels->width() - 2, view().rowTop(row) + 2);
    int ink = 0;
    for (int x = labels->width() - 60; x < labels->width(); ++x) {
      for (int y = view().rowTop(row) + 2; y < view().rowTop(row + 1) - 2; ++y) {
        if (distance(image.pixelColor(x, y), ground) > 60) ++ink;
      }
    }
    return ink;
  }
};

TEST_F(LockedTracks, ClicksSelectNoKeys) {
  select(left, {15});
  click(sheet, at(kRight, 10));
  EXPECT_EQ(selection(), "") << "like a click next to a key";
  EXPECT_EQ(document->state().currentFrame(), 10);
  EXPECT_EQ(view().cursorRow(), kRight) << "the row can be made current, so that it can be unlocked";
  click(sheet, at(kBones, 0));
  EXPECT_EQ(selection(), "左腕:0") << "of a group, only the other tracks";
  click(sheet, at(kBones, 10));
  EXPECT_EQ(selection(), "") << "no other track has a key at this frame";
}

TEST_F(LockedTracks, BoxColumnRowAndAllSkipThem) {
  drag(sheet, at(kBones, 7), at(kHead, 23));
  EXPECT_EQ(selection(), "左腕:15");
  click(ruler, inRuler(0), Qt::AltModifier);
  EXPECT_EQ(selection(), "左腕:0 morph:あ:0");
  doubleClick(labels, inLabels(kRight));
  EXPECT_EQ(selection(), "");
  panel.selectAll();
  EXPECT_EQ(selection(), "左腕:0,15,30 頭:5 morph:あ:0,12");
}

TEST_F(LockedTracks, DraggingAndDoubleClickingChangeNothing) {
  drag(sheet, at(kRight, 10), at(kRight, 14));
  doubleClick(sheet, at(kRight, 25));
  EXPECT_EQ(frames(right), "0 10 20");
  EXPECT_EQ(document->history().undoStack()->count(), 0);
  panel.selectAll();
  drag(sheet, at(kLeft, 15), at(kLeft, 18));
  EXPECT_EQ(frames(right), "0 10 20");
  EXPECT_EQ(frames(left), "0 3 18 33");
}

TEST_F(LockedTracks, AreDrawnMutedWithAnIconNextToTheName) {
  document->state().setCurrentFrame(28);
  const int locked = distance(pixelOf(sheet, at(kRight, 10)), theme::theme().keyLinear);
  EXPECT_GT(locked, 100);
  EXPECT_GT(distance(pixelOf(sheet, at(kRight, 10)), pixelOf(sheet, at(kRight, 12))), 30) << "but still visible";
  const int signAndCount = iconPixels(kRight);
  document->state().setLocked({right}, false);
  QApplication::processEvents();
  EXPECT_LT(distance(pixelOf(sheet, at(kRight, 10)), theme::theme().keyLinear), 24);
  EXPECT_GT(signAndCount, iconPixels(kRight) + 15);
}

TEST_F(LockedTracks, AHeadingIsLockedIfAllItsTracksAreLocked) {
  EXPECT_TRUE(view().keys().isLocked(kRight));
  EXPECT_FALSE(view().keys().isLocked(kBones));
  EXPECT_FALSE(view().keys().isLocked(kLeft));
  document->state().setLocked({left, head}, true);
  EXPECT_TRUE(view().keys().isLocked(kBones));
}

TEST_F(LockedTracks, AreAlsoDescribedInText) {
  click(labels, inLabels(kRight));
  EXPECT_TRUE(labels->accessibleDescription().contains("locked")) << labels->accessibleDescription().toStdString();
  const QPoint point = inLabels(kRight).toPoint();
  QHelpEvent help(QEvent::ToolTip, point, labels->mapToGlobal(point));
  QApplication::sendEvent(labels, &help);
  EXPECT_TRUE(QToolTip::text().startsWith("Locked")) << QToolTip::text().toStdString();
  document->state().setLocked({right}, false);
  EXPECT_FALSE(labels->accessibleDescription().contains("locked"));
}

TEST_F(LockedTracks, TargetTracksAreTheSelectedOrTheCurrentOnes) {
  document->state().setCurrentTrack(right);
  EXPECT_EQ(panel.targetTracks(), std::vector<motion::TrackId>{right});
  EXPECT_TRUE(panel.areTargetTracksLocked());
  select(left, {15});
  EXPECT_EQ(panel.targetTracks(), std::vector<motion::TrackId>{left});
  EXPECT_FALSE(panel.areTargetTracksLocked());
}

}  // namespace
}  // namespace furitsuke::test
