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
#include "app/commands/files/file_opening.h"
#include "app/dialogs/about_dialog.h"
#include "app/dialogs/camera_bake_dialog.h"
#include "app/dialogs/capture_dialog.h"
#include "app/dialogs/command_palette.h"
#include "app/dialogs/film_dialog.h"
#include "app/dialogs/motion_export_dialog.h"
#include "app/dialogs/pose_share_dialog.h"
#include "app/dialogs/pose_values_dialog.h"
#include "app/dialogs/prompts.h"
#include "app/dialogs/recovery_dialog.h"
#include "app/dialogs/sequence_dialog.h"
#include "app/dialogs/shortcuts_dialog.h"
#include "app/dialogs/tempo_dialog.h"
#include "app/help/manual_window.h"
#include "app/help/tour.h"
#include "app/panels/operations/operation_dialog.h"
#include "app/session/captures/capture_fitting.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "tests/app/window/control_walk.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/dancer.h"
#include "tests/support/humanoid.h"

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

  static void expectExplained(const QWidget& dialog, int least, const std::string& name) {
    const ControlWalk walk = walkControls(dialog);
    EXPECT_GE(walk.count, least) << name << ": controls are missing from the walk";
    EXPECT_EQ(walk.nameless, std::set<std::string>()) << name;
    EXPECT_EQ(walk.unexplained, std::set<std::string>()) << name;
  }

  /// Checks the modal dialog that `ask` opens, and closes it.
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

TEST_F(DialogHelpTest, EveryControlOfEveryOperationHasHelp) {
  for (const operations::Operation& operation : operations::operations()) {
    const panels::OperationDialog dialog(
        operation, {{operations::ParameterKind::MotionFile, "other", "other.vmd"}}, [] { return Frame{3}; },
        window.get());
    // Keys, their tracks and frames, preview, notes, three buttons.
    expectExplained(dialog, 8 + static_cast<int>(operation.parameters.size()), std::string(operation.id));
  }
}

TEST_F(DialogHelpTest, EveryControlOfEveryDialogHasHelp) {
  using Made = std::unique_ptr<QWidget>;
  struct Row {
    const char* name;
    int least;
    std::function<Made()> make;
  };
  edit::JournalInfo journal;
  journal.readable = true;
  journal.title = "dance";
  QWidget* parent = window.get();
  std::unique_ptr<session::CaptureFitting> fitting;
  const Row rows[] = {
      {"tempo", 7,
       [&] {
         return Made(new dialogs::TempoDialog({}, {[] { return 0.0; }, {}, {}}, parent));
       }},
      {"pose values", 6, [&] { return Made(new dialogs::PoseValuesDialog(window->stage(), parent)); }},
      {"image sequence", 11,
       [&] {
         return Made(new dialogs::SequenceDialog(
             {}, "a_%05d.png", [] { return scene::Scene(); }, parent));
       }},
      {"film", 17,
       [&] {
         const auto picture = [](int, int, bool) { return Error::because(Message::verbatim("nothing to show")); };
         return Made(new dialogs::FilmDialog({}, {{}, picture, {}}, parent));
       }},
      {"follow camera", 9,
       [&] {
         return Made(new dialogs::CameraBakeDialog(dancer(), {0, {0, 30}, 1, false, false, {}}, true, parent));
       }},
      {"captured motion", 20,
       [&] {
         auto capture = std::make_shared<exchange::LoadedCapture>(*exchange::readBvh(asBytes(personBvh())));
         fitting = std::make_unique<session::CaptureFitting>(std::move(capture),
                                                             std::make_shared<const model::Model>(humanoid()));
         return Made(new dialogs::CaptureDialog(*fitting, "walk.bvh", session::JointTables(folder.path()), parent));
       }},
      {"motion for other programs", 13,
       [&] {
         session::MotionExport motion;
         motion.model = std::make_shared<const model::Model>(humanoid());
         return Made(new dialogs::MotionExportDialog(std::move(motion), {}, parent));
       }},
      {"shortcuts", 8, [&] { return Made(new dialogs::ShortcutsDialog(window->actions(), parent)); }},
      {"recovery", 4, [&] { return Made(new dialogs::RecoveryDialog({journal}, parent)); }},
      {"blended pose", 4, [&] { return Made(new dialogs::PoseShareDialog(30, parent)); }},
      {"about", 1, [&] { return Made(new dialogs::AboutDialog(parent)); }},
      {"commands", 1, [&] { return Made(new dialogs::CommandPalette(window->actions(), {}, parent)); }},
      {"manual", 3, [&] { return Made(new help::ManualWindow(window->actions(), parent)); }},
  };
  for (const Row& row : rows) expectExplained(*row.make(), row.least, row.name);
}

TEST_F(DialogHelpTest, EveryControlOfEveryQuestionHasHelp) {
  QWidget* parent = window.get();
  expectAskedExplained([&] { std::ignore = dialogs::askUnsaved(parent, {"a", "b"}); }, 3, "unsaved");
  expectAskedExplained([&] { std::ignore = dialogs::askDraft(parent, "a", "a bone", 3); }, 3, "draft");
  expectAskedExplained([&] { std::ignore = dialogs::askConfirm(parent, "Really?", {}, "Yes"); }, 2, "confirm");
  expectAskedExplained([&] { std::ignore = dialogs::askLosses(parent, {{}}); }, 3, "losses");
  expectAskedExplained([&] { std::ignore = dialogs::askPoseChoice(parent, true); }, 6, "pose choice");
  expectAskedExplained([&] { std::ignore = dialogs::askExportFrames(parent, 7); }, 4, "frames of an export");
}

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
