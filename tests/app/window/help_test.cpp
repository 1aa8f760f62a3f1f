// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QDockWidget>
#include <QHelpEvent>
#include <QTest>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>
#include <QWhatsThis>
#include <set>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/help/control_help.h"
#include "app/help/manual_window.h"
#include "app/panels/dock_area.h"
#include "app/panels/panel_table.h"
#include "app/panels/properties/weight_slider.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "tests/app/window/control_walk.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/dancer.h"
#include "tests/support/waiting.h"

namespace furitsuke::test {
namespace {

/// A window with a model and its motion, so that every panel has content.
class HelpTest : public WindowTest {
 protected:
  HelpTest() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", dancerMotion())));
    window->stage().addActor(std::make_unique<scene::Actor>(std::make_shared<const model::Model>(dancer()), nullptr),
                             {});
    run("edit.selectAll");
    settle();
  }
  [[nodiscard]] help::ManualWindow* manual() const { return window->findChild<help::ManualWindow*>("manual"); }
};

TEST_F(HelpTest, EveryControlHasANameAndHelp) {
  const ControlWalk walk = walkControls(*window);
  EXPECT_GT(walk.count, 80) << "controls are missing from the walk";
  EXPECT_EQ(walk.nameless, std::set<std::string>());
  EXPECT_EQ(walk.wordy, std::set<std::string>());
  EXPECT_EQ(walk.roleless, std::set<std::string>());
  EXPECT_EQ(walk.unexplained, std::set<std::string>());
}

TEST_F(HelpTest, ASliderThatPaintsItselfHasAValueForScreenReaders) {
  panels::WeightSlider slider;
  slider.setShown(0.25);
  double edited = -1;
  QObject::connect(&slider, &panels::WeightSlider::edited, &slider, [&edited](double weight) { edited = weight; });
  QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&slider);
  ASSERT_NE(spoken, nullptr);
  EXPECT_EQ(spoken->role(), QAccessible::Slider);
  ASSERT_NE(spoken->valueInterface(), nullptr);
  EXPECT_EQ(spoken->valueInterface()->currentValue().toDouble(), 0.25);
  spoken->valueInterface()->setCurrentValue(0.5);
  EXPECT_EQ(edited, 0.5);
}

TEST_F(HelpTest, EveryPanelHasHelp) {
  for (const panels::PanelInfo& panel : panels::panelTable()) {
    EXPECT_GT(window->docks().dock(panel.id)->whatsThis().size(), 40) << panel.id;
  }
}

TEST_F(HelpTest, TheHelpOfActionsHasTooltipMenuAndShortcut) {
  for (const actions::ActionInfo& info : actions::actionTable()) {
    const QString text = window->actions().action(info.id)->whatsThis();
    EXPECT_TRUE(text.contains(info.translatedTooltip().toHtmlEscaped())) << info.id;
    EXPECT_TRUE(text.contains(info.place().toHtmlEscaped())) << info.id;
  }
  EXPECT_TRUE(
      window->actions().action("marker.add")->whatsThis().contains(QString::fromUtf8("Markers › Add Marker  M")));
}

TEST_F(HelpTest, InWhatsThisModeAClickShowsHelpAndDoesNotTrigger) {
  run("key.set physics=off");
  settle();
  ASSERT_EQ(document().history().undoStack()->index(), 1);
  auto* button = window->findChild<QToolBar*>("toolbar")->widgetForAction(window->actions().action("edit.undo"));
  ASSERT_NE(button, nullptr);
  ASSERT_TRUE(button->isEnabled());
  const QUndoStack* steps = document().history().undoStack();
  const int before = steps->index();
  run("help.whatsThis");
  EXPECT_TRUE(QWhatsThis::inWhatsThisMode());
  QTest::mouseClick(button, Qt::LeftButton);
  settle();
  EXPECT_EQ(steps->index(), before);
  bool isShown = false;
  for (const QWidget* shown : QApplication::topLevelWidgets()) isShown |= shown->inherits("QWhatsThat");
  EXPECT_TRUE(isShown);
  QWhatsThis::hideText();
  QWhatsThis::leaveWhatsThisMode();
}

TEST_F(HelpTest, AControlWithoutHelpShowsThatOfItsPanel) {
  QWidget* sheet = window->docks().dock("log")->widget();
  ASSERT_TRUE(help::controlHelp(*sheet).isEmpty());
  QHelpEvent question(QEvent::QueryWhatsThis, QPoint(1, 1), sheet->mapToGlobal(QPoint(1, 1)));
  QApplication::sendEvent(sheet, &question);
  EXPECT_TRUE(question.isAccepted());
}

TEST_F(HelpTest, TheManualOpensOnce) {
  ASSERT_EQ(manual(), nullptr);
  run("help.manual");
  ASSERT_NE(manual(), nullptr);
  EXPECT_TRUE(manual()->isWindow());
  EXPECT_TRUE(manual()->isVisible());
  run("help.manual");
  EXPECT_EQ(window->findChildren<help::ManualWindow*>().size(), 1);
  EXPECT_EQ(window->actions().action("help.manual")->shortcut(), QKeySequence("F1"));
  ASSERT_TRUE(waitFor([this] { return manual()->isComplete(); }));
  EXPECT_TRUE(manual()->findChild<QTextBrowser*>()->toPlainText().contains("Ctrl+Shift+P"));
}

TEST_F(HelpTest, TheTutorialsOpenBesideTheManual) {
  run("help.manual\nhelp.tutorials\nhelp.tutorials");
  EXPECT_EQ(window->findChildren<help::ManualWindow*>().size(), 2);
  const auto* tutorials = window->findChild<help::ManualWindow*>("tutorials");
  ASSERT_NE(tutorials, nullptr);
  EXPECT_TRUE(tutorials->isVisible());
  ASSERT_TRUE(waitFor([tutorials] { return tutorials->isComplete(); }));
  const QString text = tutorials->findChild<QTextBrowser*>()->toPlainText();
  EXPECT_TRUE(text.contains("Edit › Undo (Ctrl+Z)"));
}

}  // namespace
}  // namespace furitsuke::test
