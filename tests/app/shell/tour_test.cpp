// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QToolBar>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/commands/workspace.h"
#include "app/help/tour.h"
#include "app/shell/dock_area.h"
#include "app/shell/tour_commands.h"
#include "app/stage/stage.h"
#include "tests/app/shell/window_fixture.h"
#include "tests/support/dancer.h"

namespace furitsuke::test {
namespace {

/// Of all that a window with panels goes through.
constexpr int kSteps = 6;

class TourTest : public WindowTest {
 protected:
  void open() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", dancerMotion())));
    window->stage().addActor(std::make_unique<Actor>(std::make_shared<const Model>(dancer()), nullptr), {});
    settle();
  }
  [[nodiscard]] Tour* tour() const { return window->findChild<Tour*>("tour"); }
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

TEST_F(TourTest, LeadsFromOpeningToTheHelp) {
  open();
  window->docks().reveal("log");
  begin();
  const QWidget* open = window->findChild<QToolBar*>("toolbar")->widgetForAction(window->actions().action("file.open"));
  EXPECT_EQ(tour()->spot(), placeOf(open));
  for (const char* dock : {"timeline", "viewport", "curves", "graph"}) {
    QTest::mouseClick(button("Next"), Qt::LeftButton);
    settle();
    EXPECT_EQ(tour()->spot(), placeOf(window->docks().dock(dock))) << dock;
    EXPECT_FALSE(window->docks().dock(dock)->visibleRegion().isEmpty()) << dock << " was not brought to the front";
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
  EXPECT_FALSE(window->docks().dock("log")->visibleRegion().isEmpty()) << "the panels stand as they stood";
}

TEST_F(TourTest, EveryStepSaysSomethingAndIsRead) {
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

TEST_F(TourTest, KeysLeadAndDoNotReachTheWindow) {
  open();
  document().setCurrentFrame(5);
  QWidget* before = window->docks().dock("timeline")->widget()->focusProxy();
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
    EXPECT_TRUE(tour()->isAncestorOf(QApplication::focusWidget())) << "the keyboard has left the tour";
  }
  EXPECT_EQ(document().currentFrame(), 5);
  press(Qt::Key_Escape);
  settle();
  EXPECT_EQ(tour(), nullptr);
  EXPECT_EQ(QApplication::focusWidget(), before) << "work goes on where it was left";
  EXPECT_EQ(document().currentFrame(), 5);
}

TEST_F(TourTest, ClosedPanelsArePassedOver) {
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
  EXPECT_FALSE(window->docks().dock("graph")->toggleViewAction()->isChecked()) << "what a person closed stays closed";
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

TEST_F(TourTest, WithNothingOpenItOffersTheSample) {
  begin();
  EXPECT_TRUE(button("Offer")->isVisible());
  EXPECT_TRUE(tour()->spot().isValid());
  QTest::mouseClick(button("Offer"), Qt::LeftButton);
  settle();
  EXPECT_EQ(window->workspace().count(), 2) << "dance and camera";
  EXPECT_EQ(window->stage().actors().size(), 1U);
  EXPECT_EQ(tour()->step(), 1) << "the panels are there now";
  EXPECT_EQ(tour()->spot(), placeOf(window->docks().dock("timeline")));
  tour()->back();
  EXPECT_FALSE(button("Offer")->isVisible());
}

TEST_F(TourTest, WithNothingOpenItTellsWhatThereIs) {
  begin();
  QTest::mouseClick(button("Next"), Qt::LeftButton);
  EXPECT_EQ(tour()->step(), kSteps - 1);
}

TEST_F(TourTest, IsShownOnceByItself) {
  window->tour().showOnce();
  settle();
  ASSERT_NE(tour(), nullptr);
  QTest::mouseClick(button("Skip"), Qt::LeftButton);
  settle();
  EXPECT_EQ(tour(), nullptr);
  restart();
  window->tour().showOnce();
  EXPECT_EQ(tour(), nullptr);
  run("help.tour step=6");
  ASSERT_NE(tour(), nullptr) << "whoever asks sees it again";
  EXPECT_EQ(tour()->step(), 5);
}

TEST_F(TourTest, ANewWindowShowsNoneByItself) {
  settle();
  EXPECT_EQ(tour(), nullptr);
  EXPECT_FALSE(settings->isTourSeen());
}

}  // namespace
}  // namespace furitsuke::test
