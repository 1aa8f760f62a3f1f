// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/window/help_tour_commands.h"
#include "app/help/tour.h"
#include "app/panels/dock_area.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/dancer.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

namespace furitsuke::test {
namespace {

/// Number of steps in a window with panels.
constexpr int kSteps = 6;

class TourTest : public WindowTest {
 protected:
  void open() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", dancerMotion())));
    window->stage().addActor(std::make_unique<scene::Actor>(std::make_shared<const model::Model>(dancer()), nullptr),
                             {});
    settle();
  }
  [[nodiscard]] QWidget* timelineSheet() const { return window->docks().dock("timeline")->widget()->focusProxy(); }
  /// The button that opens files in an empty window.
  [[nodiscard]] QToolButton* startButton() const {
    for (auto* button : window->findChildren<QToolButton*>()) {
      const bool isOfStart = button->parentWidget()->objectName() == "emptyState";
      if (isOfStart && button->isVisible() && !window->docks().isAncestorOf(button)) return button;
    }
    return nullptr;
  }
  [[nodiscard]] help::Tour* tour() const { return window->findChild<help::Tour*>("tour"); }
  [[nodiscard]] QAbstractButton* button(const QString& name) const {
    return tour()->findChild<QAbstractButton*>("tour" + name);
  }
  static void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
  void begin() {
    run("help.tour");
    settle();
    ASSERT_NE(tour(), nullptr);
  }
  [[nodiscard]] QRect placeOf(const QWidget* widget) const {
    return {widget->mapTo(window.get(), QPoint(0, 0)), widget->size()};
  }
};

TEST_F(TourTest, ShowsAllStepsFromOpeningToHelp) {
  open();
  window->docks().reveal("log");
  begin();
  const QWidget* open = window->findChild<QToolBar*>("toolbar")->widgetForAction(window->actions().action("file.open"));
  EXPECT_EQ(tour()->spot(), placeOf(open));
  for (const char* dock : {"timeline", "viewport", "curves", "graph"}) {
    QTest::mouseClick(button("Next"), Qt::LeftButton);
    settle();
    EXPECT_EQ(tour()->spot(), placeOf(window->docks().dock(dock))) << dock;
    EXPECT_TRUE(window->docks().isInFront(dock)) << dock << " is hidden";
    EXPECT_FALSE(tour()->geometry().isEmpty());
    EXPECT_TRUE(window->rect().contains(tour()->geometry())) << dock;
  }
  press(Qt::Key_Return);
  settle();
  EXPECT_TRUE(placeOf(window->menuBar()).contains(tour()->spot()));
  EXPECT_FALSE(tour()->spot().isEmpty());
  EXPECT_EQ(button("Next")->text(), "Done");
  press(Qt::Key_Return);
  settle();
  EXPECT_EQ(tour(), nullptr);
  EXPECT_TRUE(window->docks().isInFront("log")) << "the previously visible panels are restored";
}

TEST_F(TourTest, TheFirstCardLeavesTheModelPanelFree) {
  open();
  window->docks().reveal("model");
  begin();
  EXPECT_FALSE(tour()->geometry().intersects(placeOf(window->docks().dock("model"))));
}

TEST_F(TourTest, TheStepsOfCurvesAndGraphShowThoseOfAKey) {
  open();
  begin();
  EXPECT_TRUE(document().state().selection().isEmpty());
  while (tour() != nullptr && tour()->step() < 3) tour()->next();
  EXPECT_EQ(document().state().selection().keyCount(), 1U) << "its curve is seen";
  tour()->finish();
  settle();
  EXPECT_TRUE(document().state().selection().isEmpty()) << "it is only an example";
}

TEST_F(TourTest, EveryStepHasATextForScreenReaders) {
  open();
  begin();
  for (int step = 0; step < kSteps; ++step) {
    ASSERT_NE(tour(), nullptr);
    EXPECT_EQ(tour()->step(), step);
    EXPECT_GT(tour()->accessibleName().size(), 3) << step;
    EXPECT_GT(tour()->accessibleDescription().size(), 60) << step;
    EXPECT_TRUE(button("Next")->hasFocus()) << step;
    EXPECT_TRUE(button("Next")->accessibleDescription().contains(tour()->accessibleDescription())) << step;
    press(Qt::Key_Right);
    settle();
  }
  EXPECT_EQ(tour(), nullptr);
}

TEST_F(TourTest, KeysControlTheTourOnlyWhileTheCardHasTheFocus) {
  open();
  document().state().setCurrentFrame(5);
  QWidget* before = timelineSheet();
  before->setFocus();
  begin();
  press(Qt::Key_Right);
  press(Qt::Key_Down);
  EXPECT_EQ(tour()->step(), 2);
  press(Qt::Key_Left);
  EXPECT_EQ(tour()->step(), 1);
  EXPECT_EQ(document().state().currentFrame(), 5);
  timelineSheet()->setFocus();
  settle();
  EXPECT_EQ(QApplication::focusWidget(), timelineSheet()) << "the card does not hold the focus";
  press(Qt::Key_Right);
  ASSERT_NE(tour(), nullptr);
  EXPECT_EQ(tour()->step(), 1);
  EXPECT_EQ(document().state().currentFrame(), 6);
  button("Back")->setFocus();
  press(Qt::Key_Escape);
  settle();
  EXPECT_EQ(tour(), nullptr);
  EXPECT_EQ(QApplication::focusWidget(), before) << "the focus returns to the previous widget";
}

TEST_F(TourTest, EscEndsItWhereverTheFocusIs) {
  open();
  begin();
  timelineSheet()->setFocus();
  settle();
  press(Qt::Key_Escape);
  settle();
  EXPECT_EQ(tour(), nullptr);
}

TEST_F(TourTest, TheWindowCanBeUsedDuringTheTour) {
  open();
  begin();
  for (int step = 0; step < kSteps; ++step) {
    for (const char* dock : {"timeline", "viewport", "model", "properties"}) {
      if (!window->docks().isInFront(dock)) continue;
      const QRect rect = placeOf(window->docks().dock(dock));
      for (const QPoint& at : {rect.center(), rect.topLeft() + QPoint(1, 1), rect.bottomRight() - QPoint(1, 1)}) {
        if (tour()->geometry().contains(at)) continue;
        const QWidget* hit = window->childAt(at);
        ASSERT_NE(hit, nullptr) << step << " " << dock;
        EXPECT_TRUE(window->docks().dock(dock)->isAncestorOf(hit) || hit == window->docks().dock(dock))
            << step << " " << dock << " " << hit->metaObject()->className();
      }
    }
    if (step + 1 < kSteps) tour()->next();
    settle();
  }
  run("edit.selectAll");
  window->docks().reveal("timeline");
  timelineSheet()->setFocus();
  settle();
  QTest::keyClick(window->windowHandle(), Qt::Key_Delete);
  EXPECT_EQ(document().history().undoStack()->count(), 1) << "shortcuts work";
  ASSERT_NE(tour(), nullptr);
}

TEST_F(TourTest, TheCardCoversNeitherItsSubjectNorThePanelInUse) {
  open();
  window->resize(1280, 720);
  settle();
  for (const char* used : {"timeline", "model", "properties"}) {
    window->docks().reveal(used);
    window->docks().dock(used)->widget()->setFocus();
    if (QWidget* proxy = window->docks().dock(used)->widget()->focusProxy()) proxy->setFocus();
    begin();
    for (int step = 0; step < kSteps; ++step) {
      EXPECT_TRUE(window->rect().contains(tour()->geometry())) << used << " " << step;
      EXPECT_FALSE(tour()->geometry().intersects(tour()->spot())) << used << " " << step;
      const QWidget* focus = window->docks().dock(used)->widget();
      if (window->docks().isInFront(used) && focus->focusProxy() != nullptr) {
        EXPECT_FALSE(tour()->geometry().intersects(placeOf(window->docks().dock(used)))) << used << " " << step;
      }
      if (step + 1 < kSteps) tour()->next();
      settle();
    }
    tour()->finish();
    settle();
  }
}

TEST_F(TourTest, TheCardStaysWhereItIsDragged) {
  open();
  begin();
  const QPoint before = tour()->pos();
  QTest::mousePress(tour(), Qt::LeftButton, Qt::NoModifier, QPoint(5, 5));
  QMouseEvent drag(QEvent::MouseMove, QPointF(-35, 65), tour()->mapToGlobal(QPointF(-35, 65)), Qt::NoButton,
                   Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(tour(), &drag);
  QTest::mouseRelease(tour(), Qt::LeftButton);
  settle();
  const QPoint dragged = tour()->pos();
  EXPECT_NE(dragged, before);
  timelineSheet()->setFocus();
  settle();
  EXPECT_EQ(tour()->pos(), dragged);
  EXPECT_TRUE(window->rect().contains(tour()->geometry()));
}

TEST_F(TourTest, StartingByItselfTakesTheFocusAndGivesItBack) {
  open();
  timelineSheet()->setFocus();
  window->tour().showOnce();
  settle();
  ASSERT_NE(tour(), nullptr);
  EXPECT_TRUE(button("Next")->hasFocus()) << "Enter goes on, and edits nothing";
  press(Qt::Key_Escape);
  settle();
  EXPECT_EQ(QApplication::focusWidget(), timelineSheet());
}

TEST_F(TourTest, EndingKeepsTheCurrentMotionAndModel) {
  ASSERT_NE(startButton(), nullptr);
  startButton()->setFocus();
  begin();
  QTest::mouseClick(button("Offer"), Qt::LeftButton);
  settle();
  window->stage().addActor(std::make_unique<scene::Actor>(std::make_shared<const model::Model>(dancer()), nullptr), {});
  settle();
  const edit::MotionDocument* current = window->workspace().current();
  const scene::Actor* active = window->stage().active();
  press(Qt::Key_Escape);
  settle();
  EXPECT_EQ(tour(), nullptr);
  EXPECT_EQ(window->workspace().current(), current);
  EXPECT_EQ(window->stage().active(), active);
  EXPECT_EQ(QApplication::focusWidget(), nullptr) << "no control gets the keyboard focus by itself";
}

TEST_F(TourTest, ClosedPanelsAreSkipped) {
  open();
  for (const char* dock : {"viewport", "graph"}) window->docks().dock(dock)->hide();
  settle();
  begin();
  std::vector<int> steps;
  while (tour() != nullptr) {
    steps.push_back(tour()->step());
    tour()->next();
    settle();
  }
  EXPECT_EQ(steps, (std::vector<int>{0, 1, 3, 5}));
  EXPECT_FALSE(window->docks().dock("graph")->toggleViewAction()->isChecked()) << "a closed dock stays closed";
}

TEST_F(TourTest, FollowsTheWindowAndItsPanels) {
  open();
  begin();
  tour()->next();
  window->resize(window->width() - 200, window->height() - 100);
  settle();
  EXPECT_TRUE(window->rect().contains(tour()->geometry()));
  EXPECT_EQ(tour()->spot(), placeOf(window->docks().dock("timeline")));
  window->docks().dock("curves")->hide();
  settle();
  EXPECT_EQ(tour()->spot(), placeOf(window->docks().dock("timeline")));
  EXPECT_TRUE(window->rect().contains(tour()->geometry()));
}

TEST_F(TourTest, OffersTheSampleIfNothingIsOpen) {
  begin();
  EXPECT_TRUE(button("Offer")->isVisible());
  EXPECT_TRUE(tour()->spot().isValid());
  QTest::mouseClick(button("Offer"), Qt::LeftButton);
  settle();
  EXPECT_EQ(window->workspace().count(), 2) << "dance and camera";
  EXPECT_EQ(window->stage().actors().size(), 1U);
  EXPECT_EQ(tour()->step(), 1) << "the panels are visible now";
  EXPECT_EQ(tour()->spot(), placeOf(window->docks().dock("timeline")));
  tour()->back();
  EXPECT_FALSE(button("Offer")->isVisible());
}

TEST_F(TourTest, OffersNoSampleOnceSomethingIsOpen) {
  begin();
  EXPECT_TRUE(button("Offer")->isVisible());
  const QString text = tour()->accessibleDescription();
  open();
  EXPECT_FALSE(button("Offer")->isVisible());
  EXPECT_NE(tour()->accessibleDescription(), text);
  EXPECT_EQ(tour()->step(), 0);
  EXPECT_TRUE(button("Next")->hasFocus());
  press(Qt::Key_Return);
  EXPECT_EQ(tour()->step(), 1) << "the panels are visible now";
  EXPECT_EQ(window->workspace().count(), 1);
  EXPECT_EQ(window->stage().actors().size(), 1U);
}

TEST_F(TourTest, DoesNotOpenTheSampleAfterAFileWasOpened) {
  begin();
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", dancerMotion())));
  button("Offer")->click();
  settle();
  EXPECT_EQ(window->workspace().count(), 1);
  EXPECT_TRUE(window->stage().actors().empty());
}

TEST_F(TourTest, DoesNotOpenTheSampleWhileFilesAreOpening) {
  begin();
  run("scene.autoModel on=off");
  const test::GraceOfJobs grace(std::chrono::seconds(0));
  window->files().openSoon({writeMotion("dance.vmd", dancerMotion())});
  button("Offer")->click();
  settle();
  ASSERT_TRUE(test::waitFor([this] { return !window->files().isOpening(); }));
  EXPECT_EQ(window->workspace().count(), 1);
  EXPECT_TRUE(window->stage().actors().empty());
}

TEST_F(TourTest, StartsAutomaticallyWhenAllFilesAreOpen) {
  run("scene.autoModel on=off");
  const test::GraceOfJobs grace(std::chrono::seconds(0));
  const QString first = writeMotion("first.vmd", dancerMotion());
  window->files().openSoon({first, writeMotion("dance.vmd", dancerMotion()), pathOf("nowhere.vmd")});
  window->tour().showOnce();
  ASSERT_TRUE(test::waitFor([this] { return tour() != nullptr; }));
  EXPECT_FALSE(window->files().isOpening());
  EXPECT_EQ(window->workspace().count(), 2);
  EXPECT_FALSE(button("Offer")->isVisible());
}

TEST_F(TourTest, SkipsThePanelStepsIfNothingIsOpen) {
  begin();
  QTest::mouseClick(button("Next"), Qt::LeftButton);
  EXPECT_EQ(tour()->step(), kSteps - 1);
}

TEST_F(TourTest, IsShownAutomaticallyOnceWhenAFileIsOpen) {
  window->show();
  window->tour().showOnce();
  settle();
  EXPECT_EQ(tour(), nullptr) << "the start page stays usable";
  open();
  settle();
  ASSERT_NE(tour(), nullptr);
  QTest::mouseClick(button("Skip"), Qt::LeftButton);
  settle();
  EXPECT_EQ(tour(), nullptr);
  restart();
  window->tour().showOnce();
  EXPECT_EQ(tour(), nullptr);
  run("help.tour step=6");
  ASSERT_NE(tour(), nullptr) << "the menu shows it again";
  EXPECT_EQ(tour()->step(), 5);
}

TEST_F(TourTest, ANewWindowDoesNotStartTheTour) {
  settle();
  EXPECT_EQ(tour(), nullptr);
  EXPECT_FALSE(settings->isTourSeen());
}

}  // namespace
}  // namespace furitsuke::test
