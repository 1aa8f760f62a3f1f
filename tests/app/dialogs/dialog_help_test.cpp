// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QApplication>
#include <QTest>
#include <QWhatsThis>
#include <memory>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/help/tour.h"
#include "app/panels/operations/operation_dialog.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "tests/app/window/control_walk.h"
#include "tests/app/window/every_dialog.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/dancer.h"

namespace furitsuke::test {
namespace {

class DialogHelpTest : public WindowTest {
 protected:
  DialogHelpTest() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", dancerMotion())));
    window->stage().addActor(std::make_unique<scene::Actor>(std::make_shared<const model::Model>(dancer()), nullptr),
                             {});
    settle();
  }

  static void expectExplained(QWidget& dialog, int least, const std::string& name) {
    const ControlWalk walk = walkControls(dialog);
    EXPECT_GE(walk.count, least) << name << ": controls are missing from the walk";
    EXPECT_EQ(walk.nameless, std::set<std::string>()) << name;
    EXPECT_EQ(walk.wordy, std::set<std::string>()) << name;
    EXPECT_EQ(walk.roleless, std::set<std::string>()) << name;
    EXPECT_EQ(walk.unexplained, std::set<std::string>()) << name;
  }
};

TEST_F(DialogHelpTest, EveryControlOfEveryOperationHasHelp) {
  for (const operations::Operation& operation : operations::operations()) {
    panels::OperationDialog dialog(
        operation, {{operations::ParameterKind::MotionFile, "other", "other.vmd"}}, [] { return Frame{3}; },
        window.get());
    // Keys, their tracks and frames, preview, notes, three buttons.
    expectExplained(dialog, 8 + static_cast<int>(operation.parameters.size()), std::string(operation.id));
  }
}

TEST_F(DialogHelpTest, EveryControlOfEveryDialogHasHelp) {
  for (const DialogRow& row : everyDialog(*window, *settings, folder.path()))
    expectExplained(*row.make(), row.least, row.name);
}

TEST_F(DialogHelpTest, EveryControlOfEveryQuestionHasHelp) { forEachQuestion(*window, expectExplained); }

TEST_F(DialogHelpTest, EveryButtonOfTheTourHasHelp) {
  run("help.tour step=2");
  settle();
  const auto* tour = window->findChild<help::Tour*>("tour");
  ASSERT_NE(tour, nullptr);
  const ControlWalk walk = walkControls(*window);
  EXPECT_EQ(walk.nameless, std::set<std::string>());
  EXPECT_EQ(walk.unexplained, std::set<std::string>());
}

TEST_F(DialogHelpTest, TheWhatsThisShortcutWorksInDialogs) {
  window->actions().call("operation.scale-time");
  settle();
  auto* dialog = window->findChild<panels::OperationDialog*>("operation");
  ASSERT_NE(dialog, nullptr);
  dialog->activateWindow();
  QWidget* focused = dialog->findChild<QAbstractButton*>("apply");
  focused->setFocus();
  QTest::keyClick(focused, Qt::Key_F1, Qt::ShiftModifier);
  ASSERT_TRUE(QWhatsThis::inWhatsThisMode());
  const int before = document().history().undoStack()->index();
  QTest::mouseClick(focused, Qt::LeftButton);
  settle();
  EXPECT_EQ(document().history().undoStack()->index(), before) << "the click shows help and does not apply";
  bool isShown = false;
  for (const QWidget* shown : QApplication::topLevelWidgets()) isShown |= shown->inherits("QWhatsThat");
  EXPECT_TRUE(isShown);
  EXPECT_TRUE(dialog->isVisible());
  QWhatsThis::hideText();
  QWhatsThis::leaveWhatsThisMode();
}

}  // namespace
}  // namespace furitsuke::test
