// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/marker_lane.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <cmath>

#include "app/panels/timeline/marker_menu.h"
#include "app/theme/theme.h"
#include "app/widgets/beat_grid.h"
#include "app/widgets/snapping.h"
#include "tests/app/panels/timeline/timeline_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::test {
namespace {

TEST(BeatLines, KeepAMinimumDistanceAndStartWithBarOne) {
  const motion::TempoMap tempo(motion::Tempo{120, 4, 4});  // a beat every 15 frames, from frame 4 on
  struct Row {
    const char* name;
    double pixelsPerFrame;
    std::vector<double> frames;
    std::vector<std::int64_t> bars;
  };
  // Over 100 pixels, at least 7 apart.
  const Row rows[] = {
      {"beats", 1, {4, 19, 34, 49, 64, 79, 94}, {1, 1, 1, 1, 2, 2, 2}},
      {"bars", 0.25, {4, 64, 124, 184, 244, 304, 364}, {1, 2, 3, 4, 5, 6, 7}},
      {"every second bar", 0.1, {4, 124, 244, 364, 484, 604, 724, 844, 964}, {1, 3, 5, 7, 9, 11, 13, 15, 17}}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    widgets::TimeScale scale;
    scale.zoomAbout(0, row.pixelsPerFrame / scale.pixelsPerFrame());
    const auto lines = widgets::beatLines(scale, tempo, 0, 100);
    ASSERT_EQ(lines.size(), row.frames.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
      EXPECT_DOUBLE_EQ(scale.frameAt(lines[i].x), row.frames[i]);
      EXPECT_EQ(lines[i].bar, row.bars[i]);
    }
  }
}

TEST(BeatLines, FollowEveryTempo) {
  const motion::Tempo first{120, 4, 4};                                 // a beat every 15 frames, from frame 4 on
  const std::vector<motion::Tempo> changes{{180, 50, 3}, {60, 85, 2}};  // every 10 from 50 on, every 30 from 85 on
  struct Row {
    const char* name;
    double pixelsPerFrame;
    double left;
    std::vector<double> frames;
    std::vector<std::int64_t> bars;
  };
  // The beat on 80, of a bar of its own, is too close to the change on 85.
  const Row rows[] = {{"beats", 1, 0, {4, 19, 34, 50, 60, 70, 85}, {1, 1, 1, 2, 2, 2, 4}},
                      {"from within a tempo", 1, 65, {70, 85, 115, 145}, {2, 4, 4, 5}},
                      {"from a later one", 1, 90, {115, 145, 175}, {4, 5, 5}},
                      {"bars where beats are close, and the start of each tempo",
                       0.25,
                       0,
                       {4, 50, 85, 115, 145, 175, 205, 235, 265, 295, 325, 355, 385},
                       {1, 2, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9}}};
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    widgets::TimeScale scale;
    scale.zoomAbout(0, row.pixelsPerFrame / scale.pixelsPerFrame());
    const double x = scale.xOf(row.left);
    const auto lines = widgets::beatLines(scale, motion::TempoMap(first, changes), x, x + 100);
    ASSERT_EQ(lines.size(), row.frames.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
      EXPECT_DOUBLE_EQ(scale.frameAt(lines[i].x), row.frames[i]);
      EXPECT_EQ(lines[i].bar, row.bars[i]);
    }
  }
  std::vector<motion::Tempo> many;
  for (int i = 0; i < 1600; ++i) many.push_back({200, 10.0 + 3 * i, 4});
  widgets::TimeScale scale;
  scale.zoomAbout(0, 0.1 / scale.pixelsPerFrame());
  const auto lines = widgets::beatLines(scale, motion::TempoMap(first, many), 0, 600);
  EXPECT_GT(lines.size(), 60U);
  EXPECT_LE(lines.size(), 600 / widgets::kBeatGap + 1);
}

TEST(BeatLines, AreNotBeforeFrameZeroAndFewAtAnyZoom) {
  widgets::TimeScale scale;
  scale.setOrigin(-50);
  EXPECT_GE(widgets::beatLines(scale, motion::TempoMap(motion::Tempo{120, 0, 4}), 0, 1000).front().x, scale.xOf(0));
  scale.zoomAbout(0, 1e-12);
  EXPECT_LE(widgets::beatLines(scale, motion::TempoMap(motion::Tempo{999, 1e9, 1}), 0, 2000).size(),
            2000 / widgets::kBeatGap + 1);
  EXPECT_LE(widgets::beatLines(scale, motion::TempoMap(motion::Tempo{1, -1e9, 64}), 0, 2000).size(),
            2000 / widgets::kBeatGap + 1);
}

/// Markers at 6 ("a") and 24 ("chorus"). After setTempo(), a beat every 15 frames from 0 on.
class MarkerLaneTest : public TimelineTest {
 protected:
  MarkerLaneTest() : lane(panel.findChild<panels::MarkerLane*>()) {
    motion::Annotations annotations;
    annotations.markers = {{6, "a", "red"}, {24, "chorus", "blue"}};
    document->history().setAnnotations("markers", annotations);
    QApplication::processEvents();
  }
  void setTempo() {
    motion::Annotations annotations = document->motion().annotations;
    annotations.tempo = motion::Tempo{120, 0, 4};
    document->history().setAnnotations("tempo", annotations);
  }
  /// Zooms out so that the snapping distance is several frames.
  void zoomOut() {
    while (view().scale().pixelsPerFrame() > 3) panel.zoomOut();
    QApplication::processEvents();
  }
  [[nodiscard]] QPointF onFlag(std::size_t index) const { return lane->flagRect(index).topLeft() + QPointF(4, 6); }
  [[nodiscard]] QPointF inLane(double frame) const { return {view().scale().xOf(frame), 10}; }
  [[nodiscard]] std::string markers() const {
    std::string text;
    for (const motion::Marker& marker : document->motion().annotations.markers) {
      text += (text.empty() ? "" : " ") + marker.name + "@" + std::to_string(marker.frame) + ":" + marker.color;
    }
    return text;
  }
  QLineEdit* nameField() { return lane->findChild<QLineEdit*>("markerName"); }

  panels::MarkerLane* lane;
};

TEST_F(MarkerLaneTest, IsVisibleOnlyIfItHasContent) {
  EXPECT_TRUE(lane->isVisible());
  document->history().setAnnotations("none", {});
  EXPECT_FALSE(lane->isVisible());
  setTempo();
  EXPECT_TRUE(lane->isVisible());
  EXPECT_EQ(sheet->mapTo(&panel, QPoint()).y(), labels->mapTo(&panel, QPoint()).y()) << "rows and labels are aligned";
}

TEST_F(MarkerLaneTest, AClickMovesThePlayheadToTheMarkerOrFrame) {
  click(lane, onFlag(1));
  EXPECT_EQ(document->state().currentFrame(), 24);
  click(lane, inLane(15));
  EXPECT_EQ(document->state().currentFrame(), 15);
  EXPECT_EQ(document->history().undoStack()->count(), 1) << "nothing was changed";
}

TEST_F(MarkerLaneTest, ADragMovesAMarkerAsOneStep) {
  const QPointF from = onFlag(0);
  const QPointF to = from + QPointF(12 * view().scale().pixelsPerFrame(), 0);
  drag(lane, from, to);
  EXPECT_EQ(markers(), "a@18:red chorus@24:blue");
  EXPECT_EQ(document->history().undoStack()->count(), 2);
  document->history().undoStack()->undo();
  EXPECT_EQ(markers(), "a@6:red chorus@24:blue");
  drag(lane, onFlag(0), onFlag(0) + QPointF(30 * view().scale().pixelsPerFrame(), 0));
  EXPECT_EQ(markers(), "chorus@24:blue a@36:red") << "dragged past its neighbor";
}

TEST_F(MarkerLaneTest, EscapeCancelsADrag) {
  const QPointF from = onFlag(0);
  press(lane, from);
  moveTo(lane, from, from + QPointF(100, 0));
  QTest::keyClick(lane, Qt::Key_Escape);
  release(lane, from + QPointF(100, 0));
  EXPECT_EQ(markers(), "a@6:red chorus@24:blue");
  EXPECT_EQ(document->history().undoStack()->count(), 1);
}

TEST_F(MarkerLaneTest, ADoubleClickRenames) {
  doubleClick(lane, onFlag(1));
  ASSERT_TRUE(nameField()->isVisible());
  EXPECT_EQ(nameField()->text(), "chorus");
  QTest::keyClicks(nameField(), "verse");
  QTest::keyClick(nameField(), Qt::Key_Return);
  EXPECT_FALSE(nameField()->isVisible());
  EXPECT_EQ(markers(), "a@6:red verse@24:blue");
  doubleClick(lane, onFlag(1));
  QTest::keyClicks(nameField(), "no");
  QTest::keyClick(nameField(), Qt::Key_Escape);
  EXPECT_FALSE(nameField()->isVisible());
  EXPECT_EQ(markers(), "a@6:red verse@24:blue");
}

TEST_F(MarkerLaneTest, EscapeInTheNameOfANewMarkerTakesItAway) {
  const int steps = document->history().undoStack()->index();
  doubleClick(lane, inLane(15));
  ASSERT_TRUE(nameField()->isVisible());
  QTest::keyClicks(nameField(), "no");
  QTest::keyClick(nameField(), Qt::Key_Escape);
  EXPECT_FALSE(nameField()->isVisible());
  EXPECT_EQ(markers(), "a@6:red chorus@24:blue");
  EXPECT_EQ(document->history().undoStack()->index(), steps);
  doubleClick(lane, onFlag(1));
  QTest::keyClick(nameField(), Qt::Key_Escape);
  EXPECT_EQ(markers(), "a@6:red chorus@24:blue") << "only a new marker goes";
}

TEST_F(MarkerLaneTest, ADoubleClickNextToMarkersAddsAMarkerAndEditsItsName) {
  doubleClick(lane, inLane(15));
  ASSERT_TRUE(nameField()->isVisible());
  QTest::keyClicks(nameField(), "b");
  QTest::keyClick(nameField(), Qt::Key_Return);
  EXPECT_EQ(markers(), "a@6:red b@15:red chorus@24:blue");
}

TEST_F(MarkerLaneTest, ANameBeingEditedStaysAtItsMarkerAndIsNotTakenByAnotherChange) {
  doubleClick(lane, onFlag(1));
  QTest::keyClicks(nameField(), "verse");
  const int before = nameField()->x();
  panel.zoomOut();
  EXPECT_EQ(nameField()->x(), std::floor(view().scale().xOf(24)));
  EXPECT_NE(nameField()->x(), before);
  edit::EditedMotion shown{document->motion(), {}};
  shown.edit.addedBones = {test::nameOf("new")};
  shown.motion.ensureBone(shown.edit.addedBones.front());
  document->history().showPreview("a track", shown);
  EXPECT_TRUE(document->history().isPreviewing());
  EXPECT_EQ(markers(), "a@6:red chorus@24:blue");
  document->history().cancelPreview();
  QTest::keyClick(nameField(), Qt::Key_Return);
  EXPECT_EQ(markers(), "a@6:red verse@24:blue");
}

TEST_F(MarkerLaneTest, ANameBeingEditedIsNotAppliedToAnotherMarker) {
  doubleClick(lane, onFlag(0));
  document->history().setAnnotations("other", motion::withoutMarker(document->motion().annotations, 0));
  EXPECT_FALSE(nameField()->isVisible());
  EXPECT_EQ(markers(), "chorus@24:blue");
}

TEST_F(MarkerLaneTest, ANameBeingEditedIsNotAppliedToAnotherMotion) {
  motion::Motion many;
  many.annotations.markers = {{3, "x", "red"}, {4, "y", "red"}};
  for (motion::Motion shown : {motion::Motion{}, many}) {
    edit::MotionDocument other(std::move(shown));
    const motion::Annotations before = other.motion().annotations;
    doubleClick(lane, onFlag(1));
    QTest::keyClicks(nameField(), "verse");
    panel.setDocument(&other);
    QApplication::processEvents();
    EXPECT_FALSE(nameField()->isVisible());
    EXPECT_TRUE(other.motion().annotations == before);
    panel.setDocument(document.get());
    QApplication::processEvents();
    EXPECT_EQ(document->motion().annotations.markers.size(), 2U);
  }
}

TEST_F(MarkerLaneTest, TheContextMenuColorsRenamesAndDeletesAMarker) {
  const auto choose = [&](const QString& text) {
    const std::unique_ptr<QMenu> menu(panels::makeMarkerMenu(
        *document, 0, [&] { lane->editName(0); }, lane));
    for (QMenu* part : menu->findChildren<QMenu*>() + QList<QMenu*>{menu.get()}) {
      for (QAction* action : part->actions()) {
        if (action->text() == text) return action->trigger();
      }
    }
    FAIL() << text.toStdString();
  };
  choose("Green");
  EXPECT_EQ(markers(), "a@6:green chorus@24:blue");
  choose("Rename…");
  EXPECT_TRUE(nameField()->isVisible());
  choose("Delete");
  EXPECT_EQ(markers(), "chorus@24:blue");
}

TEST_F(MarkerLaneTest, FlagsAreClickableWhereTheyArePainted) {
  const QImage picture = lane->grab().toImage();
  const auto colorAt = [&](QPointF point) { return picture.pixelColor(point.toPoint() * picture.devicePixelRatio()); };
  EXPECT_EQ(colorAt(lane->flagRect(0).topLeft() + QPointF(0.5, 8)), theme::theme().markers[0]);
  EXPECT_EQ(colorAt(lane->flagRect(1).topLeft() + QPointF(0.5, 8)), theme::theme().markers[5]);
  EXPECT_EQ(lane->markerUnder(onFlag(0)), 0U);
  EXPECT_FALSE(lane->markerUnder(inLane(20)));
}

// --- snapping --------------------------------------------------------------------------------------------------------

TEST_F(MarkerLaneTest, ThePlayheadSnapsUnlessCtrlIsHeld) {
  setTempo();
  zoomOut();
  const double near = 15 + 0.6 * widgets::kSnapDistance / view().scale().pixelsPerFrame();
  const Frame exact = view().scale().nearestFrame(view().scale().xOf(near));
  ASSERT_NE(exact, 15);
  const struct {
    const char* name;
    motion::SnapTargets targets;
    Qt::KeyboardModifiers modifiers;
    Frame frame;
  } rows[] = {{"off", {}, Qt::NoModifier, exact},
              {"beats", {true, false}, Qt::NoModifier, 15},
              {"only markers", {false, true}, Qt::NoModifier, exact},
              {"suspended", {true, true}, Qt::ControlModifier, exact}};
  for (const auto& row : rows) {
    panel.setSnapping(row.targets);
    document->state().setCurrentFrame(0);
    press(ruler, inRuler(near) - QPointF(0.5, 0), row.modifiers);
    release(ruler, inRuler(near), row.modifiers);
    EXPECT_EQ(document->state().currentFrame(), row.frame) << row.name;
  }
}

TEST_F(MarkerLaneTest, DraggedKeysSnapAtTheGrabbedKey) {
  setTempo();
  zoomOut();
  panel.setSnapping({true, true});
  const double pixels = view().scale().pixelsPerFrame();
  const double reach = widgets::kSnapDistance / pixels;
  select(right, {10, 20});
  drag(sheet, at(kRight, 10), at(kRight, 15 + 0.6 * reach));
  EXPECT_EQ(frames(right), "0 15 25") << "to the beat, and the other key by the same distance";
  document->history().undoStack()->undo();
  drag(sheet, at(kRight, 10), at(kRight, 24 - 0.6 * reach));
  EXPECT_EQ(frames(right), "0 24 34") << "to the marker";
  document->history().undoStack()->undo();
  const Frame free = static_cast<Frame>(std::lround(15 + 0.6 * reach));
  press(sheet, at(kRight, 10));
  moveTo(sheet, at(kRight, 10), at(kRight, free), Qt::ControlModifier);
  release(sheet, at(kRight, free), Qt::ControlModifier);
  EXPECT_EQ(frames(right), "0 " + std::to_string(free) + " " + std::to_string(free + 10)) << "Ctrl disables snapping";
}

TEST_F(MarkerLaneTest, TheEndsOfTheLoopRangeSnap) {
  setTempo();
  zoomOut();
  panel.setSnapping({true, false});
  QSignalSpy asked(&panel, &panels::TimelinePanel::loopRangeRequested);
  const double off = 0.5 * widgets::kSnapDistance / view().scale().pixelsPerFrame();
  drag(ruler, inRuler(off), inRuler(30 - off), Qt::ShiftModifier);
  ASSERT_FALSE(asked.isEmpty());
  EXPECT_EQ(asked.last().at(0).value<FrameRange>(), (FrameRange{0, 30}));
  // The whole range snaps at its start.
  panel.ruler().setLoopRange({2, 12}, true);
  const QPointF grip(view().scale().xOf(7), panels::TimeRuler::kHeight - 3);
  drag(ruler, grip, grip + QPointF((13 - off) * view().scale().pixelsPerFrame(), 0));
  EXPECT_EQ(asked.last().at(0).value<FrameRange>(), (FrameRange{15, 25}));
}

TEST_F(MarkerLaneTest, ATempoPreviewIsShownAndDiscarded) {
  panel.setPreviewedTempos(motion::TempoMap(motion::Tempo{60, 0, 4}));
  EXPECT_EQ(view().tempos(), motion::TempoMap(motion::Tempo{60, 0, 4}));
  EXPECT_FALSE(document->motion().annotations.tempo);
  panel.setPreviewedTempos({});
  EXPECT_TRUE(view().tempos().isEmpty());
}

/// A beat every 15 frames from 0 on, 150 beats a minute from frame 60 on, and 90 from 90.5 on.
class TempoLaneTest : public MarkerLaneTest {
 protected:
  TempoLaneTest() {
    motion::Annotations annotations;
    annotations.tempo = motion::Tempo{120, 0, 4};  // a beat every 15 frames
    annotations.tempoChanges = {{150, 60, 4}, {90, 90.5, 4}};
    document->history().setAnnotations("tempos", annotations);
    panel.setSnapping({});
    zoomOut();
    QApplication::processEvents();
  }
  [[nodiscard]] QPointF onTempo(std::size_t index) const { return lane->tempoRect(index).topLeft() + QPointF(1, 8); }
  /// The point that many frames later.
  [[nodiscard]] QPointF later(QPointF point, double frames) const {
    return point + QPointF(frames * view().scale().pixelsPerFrame(), 0);
  }
  [[nodiscard]] std::string changes() const {
    std::string text;
    for (const motion::Tempo& tempo : document->motion().annotations.tempoChanges) {
      text += (text.empty() ? "" : " ") + std::to_string(std::lround(tempo.beatsPerMinute)) + "@" +
              QString::number(tempo.firstBeat).toStdString();
    }
    return text;
  }
};

TEST_F(TempoLaneTest, ADragMovesAChangeOfTheTempoAsOneStep) {
  const int steps = document->history().undoStack()->count();
  drag(lane, onTempo(1), later(onTempo(1), -13));
  EXPECT_EQ(changes(), "150@47 90@90.5");
  EXPECT_EQ(document->history().undoStack()->count(), steps + 1);
  EXPECT_EQ(view().tempos(), motion::TempoMap(document->motion().annotations));
  document->history().undoStack()->undo();
  EXPECT_EQ(changes(), "150@60 90@90.5");
  EXPECT_EQ(lane->tempoUnder(onTempo(2)), 2U);
  EXPECT_FALSE(lane->tempoUnder(inLane(30)));
  drag(lane, onTempo(2), later(onTempo(2), -50.5));
  EXPECT_EQ(changes(), "90@40 150@60") << "past its neighbor";
}

TEST_F(TempoLaneTest, TheBeatsFollowADragThatEscapeCancels) {
  const QPointF from = onTempo(1);
  press(lane, from);
  moveTo(lane, from, later(from, -10));
  EXPECT_EQ(view().tempos().spans()[1].tempo.firstBeat, 50);
  EXPECT_EQ(changes(), "150@60 90@90.5");
  QTest::keyClick(lane, Qt::Key_Escape);
  EXPECT_EQ(view().tempos().spans()[1].tempo.firstBeat, 60);
  release(lane, later(from, -10));
  EXPECT_EQ(changes(), "150@60 90@90.5");
}

TEST_F(TempoLaneTest, AChangeSnapsToTheBeatsBeforeItAndAClickMovesThePlayheadThere) {
  panel.setSnapping({true, false});
  const double reach = widgets::kSnapDistance / view().scale().pixelsPerFrame();
  drag(lane, onTempo(1), later(onTempo(1), -15 - 0.6 * reach));
  EXPECT_EQ(changes(), "150@45 90@90.5");
  click(lane, onTempo(1));
  EXPECT_EQ(document->state().currentFrame(), 45);
}

}  // namespace
}  // namespace furitsuke::test
