// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window/every_dialog.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QDialog>
#include <QTimer>
#include <tuple>

#include "app/dialogs/about_dialog.h"
#include "app/dialogs/background_dialog.h"
#include "app/dialogs/camera_bake_dialog.h"
#include "app/dialogs/capture_dialog.h"
#include "app/dialogs/collect_dialog.h"
#include "app/dialogs/command_palette.h"
#include "app/dialogs/dancer_copy_dialog.h"
#include "app/dialogs/film_dialog.h"
#include "app/dialogs/gravity_dialog.h"
#include "app/dialogs/missing_files_dialog.h"
#include "app/dialogs/motion_export_dialog.h"
#include "app/dialogs/name_map_dialog.h"
#include "app/dialogs/parent_dialog.h"
#include "app/dialogs/pose_share_dialog.h"
#include "app/dialogs/pose_values_dialog.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/dialogs/prompts.h"
#include "app/dialogs/recovery_dialog.h"
#include "app/dialogs/shortcuts_dialog.h"
#include "app/dialogs/tempo_dialog.h"
#include "app/help/manual_window.h"
#include "app/session/captures/capture_fitting.h"
#include "app/session/projects/project_collecting.h"
#include "app/session/scene/stage.h"
#include "app/window/main_window.h"
#include "tests/support/dancer.h"
#include "tests/support/humanoid.h"

namespace furitsuke::test {

namespace {

using Made = std::unique_ptr<QWidget>;

Made makeCapture(const QString& folder, QWidget* parent) {
  auto capture = std::make_shared<exchange::LoadedCapture>(*exchange::readBvh(asBytes(personBvh())));
  auto fitting =
      std::make_shared<session::CaptureFitting>(std::move(capture), std::make_shared<const model::Model>(humanoid()));
  auto* dialog = new dialogs::CaptureDialog(*fitting, "walk.bvh", session::JointTables(folder), parent);
  QObject::connect(dialog, &QObject::destroyed, [fitting] {});  // the dialog refers to it until then
  return Made(dialog);
}

Made makeFilm(dialogs::FilmDialog::Output output, QWidget* parent) {
  const auto picture = [](int, int, bool) { return Error::because(Message::verbatim("nothing to show")); };
  return Made(new dialogs::FilmDialog({}, output, {{}, picture, {}}, parent));
}

Made makeMotionExport(QWidget* parent) {
  session::MotionExport motion;
  motion.model = std::make_shared<const model::Model>(humanoid());
  return Made(new dialogs::MotionExportDialog(std::move(motion), {}, parent));
}

Made makeRecovery(QWidget* parent) {
  edit::JournalInfo journal;
  journal.readable = true;
  journal.title = "dance";
  return Made(new dialogs::RecoveryDialog({journal}, parent));
}

Made makeDancerCopy(QWidget* parent) {
  const auto check = [](const session::DancerCopyPlan&) { return dialogs::DancerCopyDialog::Report(); };
  const QList<dialogs::DancerCopyDialog::Target> targets = {{1, "first", {}}, {2, "second", "dance"}};
  return Made(new dialogs::DancerCopyDialog({"dance", true, true}, targets, {}, check, parent));
}

Made makeNameMap(QWidget* parent) {
  const std::vector<operations::NameSuggestion> names(12);
  return Made(new dialogs::NameMapDialog(names, humanoid(), "dancer", parent));
}

std::vector<DialogRow> dialogsOfFiles(window::MainWindow& window, const QString& folder) {
  QWidget* parent = &window;
  return {
      {"image sequence", 17, [=] { return makeFilm(dialogs::FilmDialog::Output::Pictures, parent); }},
      {"film", 17, [=] { return makeFilm(dialogs::FilmDialog::Output::Film, parent); }},
      {"follow camera", 9,
       [=] {
         return Made(new dialogs::CameraBakeDialog(dancer(), {0, {0, 30}, 1, false, false, {}}, true, parent));
       }},
      {"captured motion", 20, [=] { return makeCapture(folder, parent); }},
      {"motion for other programs", 13, [=] { return makeMotionExport(parent); }},
      {"recovery", 4, [=] { return makeRecovery(parent); }},
      {"missing files", 3,
       [=] {
         return Made(new dialogs::MissingFilesDialog("scene", {"a.pmx", "b.vmd"}, parent));
       }},
      {"collected files", 2, [=] { return Made(new dialogs::CollectDialog({}, parent)); }},
  };
}

}  // namespace

std::vector<DialogRow> everyDialog(window::MainWindow& window, session::Settings& settings, const QString& folder) {
  QWidget* parent = &window;
  std::vector<DialogRow> rows = dialogsOfFiles(window, folder);
  const std::vector<DialogRow> more = {
      {"preferences", 8,
       [&window, &settings, parent] {
         return Made(new dialogs::PreferencesDialog(window.actions(), settings, parent));
       }},
      {"tempo", 7,
       [=] {
         return Made(new dialogs::TempoDialog({}, {[] { return 0.0; }, {}, {}}, parent));
       }},
      {"pose values", 6, [&window, parent] { return Made(new dialogs::PoseValuesDialog(window.stage(), parent)); }},
      {"gravity", 8,
       [=] {
         return Made(new dialogs::GravityDialog({}, {{}, "dance", 0}, parent));
       }},
      {"outside parent", 5,
       [&window, parent] {
         return Made(
             new dialogs::ParentDialog(window.stage().scene(), {.actor = window.stage().active()->id()}, parent));
       }},
      {"background", 5, [=] { return Made(new dialogs::BackgroundDialog({}, parent)); }},
      {"copy to models", 5, [=] { return makeDancerCopy(parent); }},
      {"names", 4, [=] { return makeNameMap(parent); }},
      {"shortcuts", 8, [&window, parent] { return Made(new dialogs::ShortcutsDialog(window.actions(), parent)); }},
      {"blended pose", 4, [=] { return Made(new dialogs::PoseShareDialog(30, parent)); }},
      {"about", 1, [=] { return Made(new dialogs::AboutDialog("renderer", parent)); }},
      {"commands", 1, [&window, parent] { return Made(new dialogs::CommandPalette(window.actions(), {}, parent)); }},
      {"manual", 3, [&window, parent] { return Made(new help::ManualWindow(window.actions(), parent)); }},
  };
  rows.insert(rows.end(), more.begin(), more.end());
  return rows;
}

void forEachQuestion(QWidget& window, const std::function<void(QWidget&, int, const std::string&)>& check) {
  QWidget* parent = &window;
  const struct {
    const char* name;
    int least;
    std::function<void()> ask;
  } questions[] = {
      {"unsaved", 3,
       [=] {
         std::ignore = dialogs::askUnsaved(parent, {"a", "b"});
       }},
      {"draft", 3, [=] { std::ignore = dialogs::askDraft(parent, "a", "a bone", 3); }},
      {"confirm", 2, [=] { std::ignore = dialogs::askConfirm(parent, "Really?", {}, "Yes"); }},
      {"project", 3, [=] { std::ignore = dialogs::askProject(parent, "scene"); }},
      {"overwrite", 3, [=] { std::ignore = dialogs::askOverwrite(parent, "Overwrite a?", "Something is lost."); }},
      {"losses", 3, [=] { std::ignore = dialogs::askLosses(parent, {{}}); }},
      {"pose choice", 6, [=] { std::ignore = dialogs::askPoseChoice(parent, true); }},
      {"frames of an export", 4, [=] { std::ignore = dialogs::askExportFrames(parent, 7); }},
  };
  for (const auto& question : questions) {
    bool isSeen = false;
    QTimer::singleShot(0, qApp, [&] {
      auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
      ASSERT_NE(dialog, nullptr) << question.name;
      isSeen = true;
      check(*dialog, question.least, question.name);
      dialog->reject();
    });
    question.ask();
    EXPECT_TRUE(isSeen) << question.name;
  }
}

}  // namespace furitsuke::test
