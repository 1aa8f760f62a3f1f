// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QMessageBox>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QWhatsThis>
#include <functional>
#include <memory>
#include <tuple>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/commands/pose_share_dialog.h"
#include "app/commands/prompts.h"
#include "app/commands/recovery_dialog.h"
#include "app/commands/workspace.h"
#include "app/help/manual_window.h"
#include "app/help/tour.h"
#include "app/operations/operation_dialog.h"
#include "app/playback/tempo_dialog.h"
#include "app/shell/about_dialog.h"
#include "app/shell/command_palette.h"
#include "app/shell/pose_values_dialog.h"
#include "app/shell/shortcuts_dialog.h"
#include "app/stage/stage.h"
#include "app/viewport/camera_bake_dialog.h"
#include "app/viewport/sequence_dialog.h"
#include "tests/app/shell/control_walk.h"
#include "tests/app/shell/window_fixture.h"
#include "tests/support/dancer.h"

namespace furitsuke::test {
namespace {

class DialogHelpTest : public WindowTest {
 protected:
  DialogHelpTest() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", dancerMotion())));
    window->stage().addActor(std::make_unique<Actor>(std::make_shared<const Model>(dancer()), nullptr), {});
    settle();
  }

  static void expectExplained(const QWidget& dialog, int least, const std::string& name) {
    const ControlWalk walk = walkControls(dialog);
    EXPECT_GE(walk.count, least) << name << ": the walk has missed the controls";
    EXPECT_EQ(walk.nameless, std::set<std::string>()) << name;
    EXPECT_EQ(walk.unexplained, std::set<std::string>()) << name;
  }

  /// Looks at the dialog that `ask` waits for, and closes it.
  static void expectAskedExplained(const std::function<void()>& ask, int least, const std::string& name) {
    bool isSeen = false;
    QTimer::singleShot(0, qApp, [&] {
      auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
      ASSERT_NE(dialog, nullptr) << name;
      isSeen = true;
      expectExplained(*dialog, least, name);
      dialog->reject();
    });
    ask();
    EXPECT_TRUE(isSeen) << name;
  }
};

TEST_F(DialogHelpTest, EveryControlOfEveryOperationSaysWhatItIs) {
  for (const Operation& operation : operations()) {
    const OperationDialog dialog(operation, {{"other", "other.vmd"}}, 3, window.get());
    // Keys, their tracks and frames, preview, notes, three buttons.
    expectExplained(dialog, 8 + static_cast<int>(operation.parameters.size()), std::string(operation.id));
  }
}

TEST_F(DialogHelpTest, EveryControlOfEveryDialogSaysWhatItIs) {
  using Made = std::unique_ptr<QWidget>;
  struct Row {
    const char* name;
    int least;
    std::function<Made()> make;
  };
  JournalInfo journal;
  journal.readable = true;
  journal.title = "dance";
  QWidget* parent = window.get();
  const Row rows[] = {
      {"tempo", 7,
       [&] {
         return Made(new TempoDialog({}, {[] { return 0.0; }, {}, {}}, parent));
       }},
      {"pose values", 6, [&] { return Made(new PoseValuesDialog(window->stage(), parent)); }},
      {"pictures", 11,
       [&] {
         return Made(new SequenceDialog(
             {}, "a_%05d.png", [] { return Scene(); }, parent));
       }},
      {"following camera", 9,
       [&] {
         return Made(new CameraBakeDialog(dancer(), {0, {0, 30}, 1, false, false, {}}, true, parent));
       }},
      {"shortcuts", 8, [&] { return Made(new ShortcutsDialog(window->actions(), parent)); }},
      {"recovery", 4, [&] { return Made(new RecoveryDialog({journal}, parent)); }},
      {"part of pose", 4, [&] { return Made(new PoseShareDialog(30, parent)); }},
      {"about", 1, [&] { return Made(new AboutDialog(parent)); }},
      {"commands", 1, [&] { return Made(new CommandPalette(window->actions(), {}, parent)); }},
      {"manual", 3, [&] { return Made(new ManualWindow(window->actions(), parent)); }},
  };
  for (const Row& row : rows) expectExplained(*row.make(), row.least, row.name);
}

TEST_F(DialogHelpTest, EveryControlOfEveryQuestionSaysWhatItIs) {
  QWidget* parent = window.get();
  expectAskedExplained([&] { std::ignore = askUnsaved(parent, {"a", "b"}); }, 3, "unsaved");
  expectAskedExplained([&] { std::ignore = askDraft(parent, "a", "a bone", 3); }, 3, "draft");
  expectAskedExplained([&] { std::ignore = askConfirm(parent, "Really?", {}, "Yes"); }, 2, "confirm");
  expectAskedExplained([&] { std::ignore = askLosses(parent, {{}}); }, 3, "losses");
  expectAskedExplained([&] { std::ignore = askPoseChoice(parent, true); }, 6, "pose choice");
  expectAskedExplained([&] { std::ignore = askExportFrames(parent, 7); }, 4, "frames of an export");
}

TEST_F(DialogHelpTest, EveryButtonOfTheTourSaysWhatItIs) {
  run("help.tour step=2");
  settle();
  const auto* tour = window->findChild<Tour*>("tour");
  ASSERT_NE(tour, nullptr);
  const ControlWalk walk = walkControls(*window);
  EXPECT_EQ(walk.nameless, std::set<std::string>());
  EXPECT_EQ(walk.unexplained, std::set<std::string>());
}

TEST_F(DialogHelpTest, TheKeyAsksInADialogToo) {
  window->actions().call("operation.scale-time");
  settle();
  auto* dialog = window->findChild<OperationDialog*>("operation");
  ASSERT_NE(dialog, nullptr);
  dialog->activateWindow();
  QWidget* focused = dialog->findChild<QAbstractButton*>("apply");
  focused->setFocus();
  QTest::keyClick(focused, Qt::Key_F1, Qt::ShiftModifier);
  ASSERT_TRUE(QWhatsThis::inWhatsThisMode());
  const int before = document().undoStack()->index();
  QTest::mouseClick(focused, Qt::LeftButton);
  settle();
  EXPECT_EQ(document().undoStack()->index(), before) << "a click tells, and does not do";
  bool isShown = false;
  for (const QWidget* shown : QApplication::topLevelWidgets()) isShown |= shown->inherits("QWhatsThat");
  EXPECT_TRUE(isShown);
  EXPECT_TRUE(dialog->isVisible());
  QWhatsThis::hideText();
  QWhatsThis::leaveWhatsThisMode();
}

}  // namespace
}  // namespace furitsuke::test
