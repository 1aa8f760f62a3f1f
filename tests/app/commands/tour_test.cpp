// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>
#include <QWhatsThis>
#include <QWindow>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/commands/window/help_tour_commands.h"
#include "app/help/manual_window.h"
#include "app/help/tour.h"
#include "app/panels/dock_area.h"
#include "app/session/stage.h"
#include "app/session/workspace.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/dancer.h"
#include "tests/support/motions.h"

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
    EXPECT_FALSE(tour()->callout().geometry().isEmpty());
    EXPECT_TRUE(tour()->rect().contains(tour()->callout().geometry())) << dock;
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

TEST_F(TourTest, EveryStepHasATextForScreenReaders) {
  open();
  begin();
  for (int step = 0; step < kSteps; ++step) {
    ASSERT_NE(tour(), nullptr);
    EXPECT_EQ(tour()->step(), step);
    EXPECT_GT(tour()->callout().accessibleName().size(), 3) << step;
    EXPECT_GT(tour()->callout().accessibleDescription().size(), 60) << step;
    EXPECT_TRUE(button("Next")->hasFocus()) << step;
    EXPECT_TRUE(button("Next")->accessibleDescription().contains(tour()->callout().accessibleDescription())) << step;
    press(Qt::Key_Right);
    settle();
  }
  EXPECT_EQ(tour(), nullptr);
}

TEST_F(TourTest, KeysControlTheTourAndNotTheWindow) {
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
  press(Qt::Key_Tab);
  EXPECT_TRUE(tour()->isAncestorOf(QApplication::focusWidget()));
  for (int i = 0; i < 5; ++i) {
    press(Qt::Key_Tab);
    EXPECT_TRUE(tour()->isAncestorOf(QApplication::focusWidget())) << "the focus has left the tour";
  }
  EXPECT_EQ(document().state().currentFrame(), 5);
  press(Qt::Key_Escape);
  settle();
  EXPECT_EQ(tour(), nullptr);
  EXPECT_EQ(QApplication::focusWidget(), before) << "the focus returns to the previous widget";
  EXPECT_EQ(document().state().currentFrame(), 5);
}

TEST_F(TourTest, NoShortcutReachesTheDocument) {
  open();
  run("edit.selectAll\nframe.goto frame=7");
  const motion::Motion opened = document().motion();
  begin();
  const std::pair<Qt::Key, Qt::KeyboardModifiers> keys[] = {
      {Qt::Key_M, Qt::NoModifier},      {Qt::Key_Delete, Qt::NoModifier},     {Qt::Key_K, Qt::NoModifier},
      {Qt::Key_X, Qt::ControlModifier}, {Qt::Key_N, Qt::ControlModifier},     {Qt::Key_Tab, Qt::ControlModifier},
      {Qt::Key_End, Qt::NoModifier},    {Qt::Key_Right, Qt::ControlModifier},
  };
  for (const auto& [key, modifiers] : keys) {
    QTest::keyClick(window.get(), key, modifiers);
    QTest::keyClick(window->windowHandle(), key, modifiers);
    QTest::keyClick(timelineSheet(), key, modifiers);
    settle();
    const std::string name = QKeySequence(QKeyCombination(modifiers, key)).toString().toStdString();
    ASSERT_EQ(window->workspace().count(), 1) << name;
    EXPECT_EQ(document().history().undoStack()->count(), 0) << name;
    EXPECT_EQ(document().state().currentFrame(), 7) << name;
    ASSERT_NE(tour(), nullptr) << name;
    EXPECT_EQ(tour()->step(), 0) << name;
    EXPECT_TRUE(tour()->isAncestorOf(QApplication::focusWidget())) << name;
  }
  EXPECT_EQ(document().motion(), opened);
  EXPECT_EQ(document().state().selection().keyCount(), opened.keyCount());
  QTest::keyClick(window.get(), Qt::Key_Right);
  EXPECT_EQ(tour()->step(), 1) << "the keys of the tour work in every widget";
  QTest::keyClick(window->windowHandle(), Qt::Key_Escape);
  settle();
  EXPECT_EQ(tour(), nullptr);
  QTest::keyClick(window.get(), Qt::Key_Delete);
  EXPECT_EQ(document().history().undoStack()->count(), 1) << "the window has its shortcuts again";
}

TEST_F(TourTest, KeepsTheKeyboardFocus) {
  open();
  begin();
  press(Qt::Key_Tab);
  const QWidget* chosen = QApplication::focusWidget();
  timelineSheet()->setFocus();
  settle();
  EXPECT_EQ(QApplication::focusWidget(), chosen);
  tour()->finish();
  timelineSheet()->setFocus();
  settle();
  EXPECT_EQ(QApplication::focusWidget(), timelineSheet()) << "only during the tour";
}

TEST_F(TourTest, TheHelpShortcutsWork) {
  open();
  begin();
  QTest::keyClick(window->windowHandle(), Qt::Key_F1);
  const QPointer<help::ManualWindow> manual = window->findChild<help::ManualWindow*>("manual");
  ASSERT_TRUE(manual != nullptr);
  QTest::keyClick(manual, Qt::Key_Escape);
  EXPECT_TRUE(manual == nullptr || !manual->isVisible()) << "other windows have their own keys";
  window->activateWindow();
  settle();
  QTest::keyClick(window->windowHandle(), Qt::Key_F1, Qt::ShiftModifier);
  EXPECT_TRUE(QWhatsThis::inWhatsThisMode());
  QTest::keyClick(window->windowHandle(), Qt::Key_Escape);
  EXPECT_FALSE(QWhatsThis::inWhatsThisMode());
  settle();
  ASSERT_NE(tour(), nullptr) << "Esc ended the What's This mode, not the tour";
  QTest::keyClick(window->windowHandle(), Qt::Key_Escape);
  settle();
  EXPECT_EQ(tour(), nullptr);
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
  EXPECT_EQ(tour()->size(), window->size());
  EXPECT_EQ(tour()->spot(), placeOf(window->docks().dock("timeline")));
  window->docks().dock("curves")->hide();
  settle();
  EXPECT_EQ(tour()->spot(), placeOf(window->docks().dock("timeline")));
  EXPECT_TRUE(tour()->rect().contains(tour()->callout().geometry()));
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
  const QString text = tour()->callout().accessibleDescription();
  open();
  EXPECT_FALSE(button("Offer")->isVisible());
  EXPECT_NE(tour()->callout().accessibleDescription(), text);
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
  ASSERT_TRUE(QTest::qWaitFor([this] { return !window->files().isOpening(); }, 60'000));
  EXPECT_EQ(window->workspace().count(), 1);
  EXPECT_TRUE(window->stage().actors().empty());
}

TEST_F(TourTest, StartsAutomaticallyWhenAllFilesAreOpen) {
  run("scene.autoModel on=off");
  const test::GraceOfJobs grace(std::chrono::seconds(0));
  const QString first = writeMotion("first.vmd", dancerMotion());
  window->files().openSoon({first, writeMotion("dance.vmd", dancerMotion()), pathOf("nowhere.vmd")});
  window->tour().showOnce();
  ASSERT_TRUE(QTest::qWaitFor([this] { return tour() != nullptr; }, 60'000));
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
