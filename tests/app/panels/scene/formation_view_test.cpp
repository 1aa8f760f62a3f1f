// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scene/formation_view.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <memory>
#include <numbers>

#include "app/panels/scene/formation_panel.h"
#include "app/session/scene/scene_changes.h"
#include "app/theme/theme.h"
#include "core/motion/edit.h"
#include "tests/app/session/stage_actors.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::panels {
namespace {

constexpr char kMoved[] = "全ての親";

/// Three models: Rin stands still at x 10, Len walks to the right by a unit a frame, the flower is a prop.
class FormationViewTest : public ::testing::Test {
 protected:
  FormationViewTest() {
    theme::applyTheme(*qApp, "dark");
    rin = &stage.addActor(test::actorNamed("Rin", {kMoved, "センター"}), {});
    len = &stage.addActor(test::actorNamed("Len", {kMoved, "センター"}), {});
    stage.addActor(test::actorNamed("flower", {"root"}), {});
    rinMotion = addMotion(rin->id(), [] {
      motion::Motion motion;
      test::addBone(motion, kMoved, {10});
      return motion;
    }());
    lenMotion = addMotion(len->id(), [] {
      motion::Motion motion;
      test::addBone(motion, kMoved, {0, 100});
      return motion;
    }());
    stage.setPreExtrapolation(eval::PreExtrapolation::Hold);
    panel.resize(500, 500);
    panel.show();
    QApplication::processEvents();
    view.setSnapping(true);
    view.fit();
  }
  ~FormationViewTest() override {
    for (const auto& document : documents) stage.removeMotion(*document);
  }
  edit::MotionDocument* addMotion(std::uint64_t actor, motion::Motion motion) {
    documents.push_back(std::make_unique<edit::MotionDocument>(std::move(motion)));
    stage.addMotion(*documents.back());
    stage.assignMotion(actor, documents.back().get());
    return documents.back().get();
  }
  [[nodiscard]] FormationView::Marker markerOf(const scene::Actor& actor) {
    for (const FormationView::Marker& marker : view.markers()) {
      if (marker.actor == actor.id()) return marker;
    }
    ADD_FAILURE() << "no marker";
    return {};
  }
  void mouse(QEvent::Type type, QPointF at, Qt::KeyboardModifiers keys = Qt::NoModifier,
             Qt::MouseButton button = Qt::LeftButton) {
    QMouseEvent event(type, at, view.mapToGlobal(at), type == QEvent::MouseMove ? Qt::NoButton : button,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : button, keys);
    QApplication::sendEvent(&view, &event);
  }
  /// Drags the marker of a dancer by model units, without releasing it.
  QPointF grab(const scene::Actor& actor, const glm::dvec2& by, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    const FormationView::Marker marker = markerOf(actor);
    const QPointF end = view.plan().pixelOf(marker.spot.position + by);
    mouse(QEvent::MouseButtonPress, marker.at, keys);
    for (const double part : {0.3, 0.7, 1.0}) mouse(QEvent::MouseMove, marker.at + (end - marker.at) * part, keys);
    return end;
  }
  void drag(const scene::Actor& actor, const glm::dvec2& by, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    mouse(QEvent::MouseButtonRelease, grab(actor, by, keys), keys);
  }
  [[nodiscard]] static std::string keysOf(const edit::MotionDocument& document) {
    return test::keysOf(document.motion(), *motion::findTrack(document.motion(), kMoved));
  }

  session::Stage stage;
  std::vector<std::unique_ptr<edit::MotionDocument>> documents;
  FormationPanel panel{stage};
  FormationView& view = panel.view();
  scene::Actor* rin = nullptr;
  scene::Actor* len = nullptr;
  edit::MotionDocument* rinMotion = nullptr;
  edit::MotionDocument* lenMotion = nullptr;
};

TEST_F(FormationViewTest, ShowsWhereDancersAreAndFaceAtThePlayhead) {
  stage.setPosition(40);
  ASSERT_EQ(view.markers().size(), 2U) << "a prop is no dancer";
  EXPECT_EQ(markerOf(*rin).spot.position, glm::dvec2(10, 0));
  EXPECT_EQ(markerOf(*len).spot.position, glm::dvec2(40, 0));
  EXPECT_EQ(markerOf(*len).spot.facing, glm::dvec2(0, -1)) << "the audience";
  len->placement.rotation = glm::angleAxis(-std::numbers::pi / 2, glm::dvec3(0, 1, 0));
  stage.invalidate();
  EXPECT_NEAR(markerOf(*len).spot.facing.x, 1, 1e-9);
  EXPECT_NEAR(markerOf(*len).spot.position.y, 40, 1e-9);
  session::setShown(stage, len->id(), false);
  EXPECT_EQ(view.markers().size(), 1U);
}

TEST_F(FormationViewTest, ThePathIsThatOfTheRangeAndFollowsEdits) {
  view.paths().setTimeBudget(std::chrono::hours(1));
  view.paths().setLength(30);
  stage.setPosition(50);
  view.paths().begin();
  const auto points = view.paths().path(*len);
  ASSERT_FALSE(points.empty());
  EXPECT_EQ(points.front().frame, 20);
  EXPECT_EQ(points.back().frame, 80);
  for (const auto& point : points) {
    EXPECT_NEAR(point.position.x, point.frame, 1e-4);
    EXPECT_EQ(point.position.y, 0);
  }
  view.paths().setLength(0);
  view.paths().begin();
  EXPECT_EQ(view.paths().path(*len).back().frame, 100);
  drag(*len, {0, 20}, Qt::AltModifier);
  view.paths().begin();
  EXPECT_EQ(view.paths().path(*len).back().position, glm::dvec2(100, 20));
}

TEST_F(FormationViewTest, WithoutTimeAPathIsCompletedByRepeatedPainting) {
  // The old places are complete, however slow the build is.
  view.paths().setTimeBudget(std::chrono::hours(1));
  view.paths().setLength(0);
  view.paths().begin();
  ASSERT_EQ(view.paths().path(*len).size(), 21U);
  view.paths().setTimeBudget(std::chrono::milliseconds(0));
  stage.invalidate(session::Stage::Poses::Changed);
  QSignalSpy changes(&view.paths(), &DancerPaths::changed);
  int calls = 0;
  do {
    view.paths().begin();
    EXPECT_EQ(view.paths().path(*len).size(), 21U) << "the old places until then";
  } while (!view.paths().isComplete() && ++calls < 60);
  EXPECT_EQ(calls, 20) << "one frame each";
  EXPECT_TRUE(test::waitFor([&] { return changes.count() > 0; }));
}

TEST_F(FormationViewTest, DraggingRegistersTheRootAtThePlayheadAsOneStep) {
  stage.setPosition(50);
  lenMotion->state().setCurrentFrame(50);
  QSignalSpy moves(&view, &FormationView::moved);
  stage.setActive(rin->id());
  const QPointF end = grab(*len, {5.2, -7.9});
  EXPECT_EQ(stage.active(), len) << "its motion comes to the front";
  EXPECT_EQ(markerOf(*len).spot.position, glm::dvec2(55, -8)) << "shown while it is dragged, at whole units";
  mouse(QEvent::MouseButtonRelease, end);
  EXPECT_EQ(test::framesOf(lenMotion->motion(), *motion::findTrack(lenMotion->motion(), kMoved)), "0 50 100");
  EXPECT_EQ(lenMotion->history().undoStack()->count(), 1);
  EXPECT_EQ(moves.count(), 1);
  EXPECT_EQ(rinMotion->history().undoStack()->count(), 0);
  lenMotion->history().undoStack()->undo();
  EXPECT_EQ(markerOf(*len).spot.position, glm::dvec2(50, 0));
}

TEST_F(FormationViewTest, TheWholeDanceMovesByTheOptionAndAltInvertsIt) {
  stage.setPosition(50);
  lenMotion->state().setCurrentFrame(50);
  const auto endsAt = [&](Frame frame) {
    stage.setPosition(frame);
    return markerOf(*len).spot.position;
  };
  const struct {
    bool option;
    Qt::KeyboardModifiers keys;
    bool isWhole;
  } rows[] = {{false, Qt::NoModifier, false},
              {false, Qt::AltModifier, true},
              {true, Qt::NoModifier, true},
              {true, Qt::AltModifier, false}};
  for (const auto& row : rows) {
    view.setWholeDance(row.option);
    drag(*len, {0, 10}, row.keys);
    EXPECT_EQ(endsAt(0), glm::dvec2(0, row.isWhole ? 10 : 0)) << row.option << row.keys;
    EXPECT_EQ(endsAt(100), glm::dvec2(100, row.isWhole ? 10 : 0));
    EXPECT_EQ(endsAt(50), glm::dvec2(50, 10));
    EXPECT_EQ(lenMotion->history().undoStack()->count(), 1);
    lenMotion->history().undoStack()->undo();
  }
}

TEST_F(FormationViewTest, SnappingIsToUnitsOrWithShiftToTheGridAndCtrlDisablesIt) {
  view.setWholeDance(true);
  const struct {
    bool snaps;
    Qt::KeyboardModifiers keys;
    double expected;
  } rows[] = {{true, Qt::NoModifier, 13},
              {true, Qt::ShiftModifier, 15},
              {true, Qt::ControlModifier, 13.3},
              {false, Qt::NoModifier, 13.3},
              {false, Qt::ShiftModifier, 15}};
  for (const auto& row : rows) {
    view.setSnapping(row.snaps);
    drag(*rin, {3.3, 0}, row.keys);
    EXPECT_NEAR(markerOf(*rin).spot.position.x, row.expected, 1e-4) << row.snaps << row.keys;
    rinMotion->history().undoStack()->undo();
  }
}

TEST_F(FormationViewTest, EscapeAndTheRightButtonCancelADrag) {
  const std::string before = keysOf(*rinMotion);
  grab(*rin, {5, 5});
  QTest::keyClick(&view, Qt::Key_Escape);
  EXPECT_EQ(keysOf(*rinMotion), before);
  const QPointF end = grab(*rin, {5, 5});
  mouse(QEvent::MouseButtonPress, end, Qt::NoModifier, Qt::RightButton);
  EXPECT_EQ(keysOf(*rinMotion), before);
  EXPECT_EQ(rinMotion->history().undoStack()->count(), 0);
  EXPECT_FALSE(rinMotion->history().isInGesture());
}

TEST_F(FormationViewTest, AClickChoosesADancerWithoutMovingIt) {
  stage.setActive(rin->id());
  const QPointF at = markerOf(*len).at;
  mouse(QEvent::MouseButtonPress, at);
  mouse(QEvent::MouseMove, at + QPointF(1, 1));
  mouse(QEvent::MouseButtonRelease, at + QPointF(1, 1));
  EXPECT_EQ(stage.active(), len);
  EXPECT_EQ(lenMotion->history().undoStack()->count(), 0);
}

TEST_F(FormationViewTest, KeysMoveTheActiveDancerAndChooseAnotherOne) {
  stage.setActive(rin->id());
  view.setWholeDance(true);
  QTest::keyClick(&view, Qt::Key_Right);
  QTest::keyClick(&view, Qt::Key_Up, Qt::ShiftModifier);
  QTest::keyClick(&view, Qt::Key_Left, Qt::ControlModifier);
  EXPECT_NEAR(markerOf(*rin).spot.position.x, 10.9, 1e-4);
  EXPECT_NEAR(markerOf(*rin).spot.position.y, 5, 1e-4);
  EXPECT_EQ(rinMotion->history().undoStack()->count(), 3);
  QTest::keyClick(&view, Qt::Key_PageDown);
  EXPECT_EQ(stage.active(), len);
  QTest::keyClick(&view, Qt::Key_PageDown);
  EXPECT_EQ(stage.active(), rin) << "after the last comes the first";
  QTest::keyClick(&view, Qt::Key_PageUp);
  EXPECT_EQ(stage.active(), len);
}

TEST_F(FormationViewTest, APlacedAndTurnedModelMovesWhereItIsDragged) {
  session::setPlacement(stage, rin->id(),
                        {.position = {0, 0, 30}, .rotation = glm::angleAxis(1.0, glm::dvec3(0, 1, 0)), .scale = 2});
  view.fit();
  const glm::dvec2 before = markerOf(*rin).spot.position;
  drag(*rin, {6, 3}, Qt::ControlModifier);
  EXPECT_NEAR(markerOf(*rin).spot.position.x, before.x + 6, 1e-3);
  EXPECT_NEAR(markerOf(*rin).spot.position.y, before.y + 3, 1e-3);
}

TEST_F(FormationViewTest, AnUnregisteredRootMovesToo) {
  motion::PoseDraft draft;
  draft.set(motion::BonePose{test::nameOf(kMoved), {20, 0, 0}, {0, 0, 0, 1}});
  draft.set(motion::BonePose{test::nameOf("センター"), {0, 1, 0}, {0, 0, 0, 1}});
  rinMotion->history().setDraft("pose", draft);
  drag(*rin, {5, 0}, Qt::AltModifier);
  EXPECT_EQ(markerOf(*rin).spot.position.x, 25);
  rinMotion->history().undoStack()->undo();
  drag(*rin, {5, 0});
  EXPECT_EQ(markerOf(*rin).spot.position.x, 25);
  EXPECT_EQ(rinMotion->history().draft().bones().size(), 1U) << "the root was registered, the other bone was not";
  rinMotion->history().undoStack()->undo();
  EXPECT_EQ(rinMotion->history().draft(), draft);
}

TEST_F(FormationViewTest, ScreenReadersAreToldTheFormation) {
  stage.setActive(rin->id());
  stage.setPosition(30);
  const auto expected = QStringLiteral("Rin (active) at x 10.0, z 0.0, facing 0°; Len at x 30.0, z 0.0, facing 0°");
  EXPECT_TRUE(test::waitFor([&] { return view.accessibleDescription() == expected; }))
      << view.accessibleDescription().toStdString();
  EXPECT_EQ(view.accessibleName(), "Formation");
}

TEST_F(FormationViewTest, FittingShowsEverythingUntilTheUserZooms) {
  view.paths().setTimeBudget(std::chrono::hours(1));
  view.paths().setLength(0);
  view.fit();
  EXPECT_TRUE(view.plan().shownArea().contains(QRectF(0, -1, 100, 2)));
  panel.resize(300, 300);
  QApplication::processEvents();
  EXPECT_TRUE(view.plan().shownArea().contains(QRectF(0, -1, 100, 2)));
  const double scale = view.plan().scale();
  QWheelEvent wheel({50, 50}, view.mapToGlobal(QPointF(50, 50)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(&view, &wheel);
  EXPECT_GT(view.plan().scale(), scale);
  const double zoomed = view.plan().scale();
  panel.resize(400, 400);
  QApplication::processEvents();
  EXPECT_EQ(view.plan().scale(), zoomed);
}

}  // namespace
}  // namespace furitsuke::panels
