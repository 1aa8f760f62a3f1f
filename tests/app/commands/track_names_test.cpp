// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QTimer>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/dialogs/name_map_dialog.h"
#include "app/panels/dock_area.h"
#include "app/panels/findings/findings_panel.h"
#include "app/session/binding_check.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"

namespace furitsuke::commands {
namespace {

constexpr int kNewNames = 1;  // the column

/// A motion of which two bones have other names in the model.
class TrackNames : public test::WindowTest {
 protected:
  TrackNames() {
    motion::Motion motion;
    test::addBone(motion, "センター", {0, 10});
    test::addBone(motion, "arm_L", {5, 20});
    test::addBone(motion, "head", {5, 30});
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", motion)));
    addModel();
  }
  void addModel() {
    window->stage().addActor(test::actorNamed("KAITO", {"センター", "左腕", "頭", "首"}), {});
    window->stage().binding().checkNow();
  }
  [[nodiscard]] std::string names() {
    std::string joined;
    for (const auto& track : document().motion().bones) {
      if (!track.keys.empty()) joined += (joined.empty() ? "" : " ") + track.name.text();
    }
    return joined;
  }
  [[nodiscard]] dialogs::NameMapDialog* dialog() { return window->findChild<dialogs::NameMapDialog*>(); }
  void openDialog() {
    window->actions().call("track.mapNames");
    QTRY_VERIFY(dialog() != nullptr);
  }
  [[nodiscard]] QTableWidget& list() { return *dialog()->findChild<QTableWidget*>(); }
};

constexpr const char* kMisfit = "2 of 3 tracks of dance.vmd have no bone or morph in KAITO.";

TEST_F(TrackNames, AMotionThatDoesNotFitIsAnnouncedUntilItFits) {
  EXPECT_EQ(window->messages().text().toStdString(), kMisfit);
  EXPECT_GT(window->docks().panel<panels::FindingsPanel>()->count(), 0);
  run("track.rename track=arm_L name=左腕\ntrack.rename track=head name=頭");
  window->stage().binding().checkNow();
  EXPECT_EQ(window->messages().text(), "");
  run("edit.undo");
  window->stage().binding().checkNow();
  EXPECT_EQ(window->messages().text(), "1 of 3 tracks of dance.vmd have no bone or morph in KAITO.");
  window->stage().removeActor(window->stage().actors().front()->id());
  window->stage().binding().checkNow();
  EXPECT_EQ(window->messages().text(), "") << "the model is gone";
}

TEST_F(TrackNames, AClosedMessageDoesNotComeBackForTheSameReason) {
  window->messages().clear();
  run("key.add track=センター frame=40");
  window->stage().binding().checkNow();
  EXPECT_EQ(window->messages().text(), "");
  QUndoStack& scene = window->stage().sceneDocument().undoStack();
  scene.undo();
  window->stage().binding().checkNow();
  ASSERT_TRUE(window->stage().actors().empty());
  scene.redo();
  window->stage().binding().checkNow();
  ASSERT_FALSE(window->stage().actors().empty());
  EXPECT_EQ(window->messages().text(), "") << "after undo and redo of the model";
}

TEST_F(TrackNames, SuggestedNamesArePreviewedAndAppliedAsOneStep) {
  openDialog();
  EXPECT_EQ(dialog()->table(), (operations::PairTable{{"arm_L", "左腕"}, {"head", "頭"}}));
  EXPECT_FALSE(dialog()->isModal());
  EXPECT_EQ(dialog()->choicesFor(0).front(), "左腕");
  QTRY_COMPARE(names(), std::string("センター 左腕 頭"));
  EXPECT_EQ(document().history().undoStack()->count(), 0) << "only a preview";
  list().item(1, kNewNames)->setText("首");
  QTRY_COMPARE(names(), std::string("センター 左腕 首"));
  dialog()->findChild<QPushButton*>("apply")->click();
  QTRY_COMPARE(document().history().undoStack()->count(), 1);
  QTRY_VERIFY(dialog() == nullptr);
  EXPECT_EQ(names(), "センター 左腕 首");
  run("edit.undo");
  EXPECT_EQ(names(), "センター arm_L head");
}

TEST_F(TrackNames, TheDialogCountsTheTracksOfTheMessage) {
  motion::Motion motion;
  test::addBone(motion, "センター", {0, 10});
  test::addBone(motion, "unknown", {0});
  motion::Keys<motion::BoneKey> atRest;
  atRest.append(0, motion::restBoneKey());
  motion.bones.back().keys = motion::Track<motion::BoneKey>(std::move(atRest));
  test::addBone(motion, "arm_L", {5, 20});
  ASSERT_TRUE(window->files().open(writeMotion("rest.vmd", motion)));
  window->stage().assignMotion(window->stage().actors().front()->id(), window->workspace().current());
  window->stage().binding().checkNow();
  EXPECT_EQ(window->messages().text(), "1 of 3 tracks of rest.vmd have no bone or morph in KAITO.");
  openDialog();
  bool isFound = false;
  for (const auto* label : dialog()->findChildren<QLabel*>()) {
    isFound |= label->text() == QString::fromUtf8("1 of 1 name(s) get(s) a new one · of tracks at rest: 0 of 1");
  }
  EXPECT_TRUE(isFound);
  EXPECT_EQ(list().item(0, 0)->text(), "arm_L") << "tracks that move come first";
  dialog()->reject();
}

TEST_F(TrackNames, TheFindingsPanelAndTheMessageOfferTheDialog) {
  auto* button = window->docks().panel<panels::FindingsPanel>()->findChild<QPushButton*>("mapNames");
  EXPECT_FALSE(button->isHidden());
  button->click();
  QTRY_VERIFY(dialog() != nullptr);
  dialog()->reject();
  QTRY_VERIFY(dialog() == nullptr);
  for (QPushButton* choice : window->messages().findChildren<QPushButton*>()) choice->click();
  QTRY_VERIFY(dialog() != nullptr);
  dialog()->reject();
}

TEST_F(TrackNames, OnlyAnotherResultOfTheCheckIsAnnounced) {
  int changes = 0;
  QObject::connect(&window->stage(), &session::Stage::bindingChanged, &window->stage(), [&changes] { ++changes; });
  run("key.add track=センター frame=40");
  window->stage().binding().checkNow();
  EXPECT_EQ(changes, 0);
  run("track.rename track=head name=頭");
  window->stage().binding().checkNow();
  EXPECT_EQ(changes, 1);
}

TEST_F(TrackNames, ClosingTheDialogRestoresTheNames) {
  openDialog();
  QTRY_COMPARE(names(), std::string("センター 左腕 頭"));
  dialog()->reject();
  EXPECT_EQ(names(), "センター arm_L head");
  EXPECT_EQ(document().history().undoStack()->count(), 0);
}

TEST_F(TrackNames, AnEditDuringThePreviewChangesTheMotionItself) {
  openDialog();
  QTRY_COMPARE(names(), std::string("センター 左腕 頭"));
  run("key.add track=センター frame=40");
  EXPECT_EQ(document().history().undoStack()->undoText(), "Add keys");
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  EXPECT_EQ(names(), "センター arm_L head");
}

TEST_F(TrackNames, ATableIsKeptForTheNextMotion) {
  QFile file(pathOf("names.csv"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("arm_L,首\n無い,頭\n");
  file.close();
  run("track.mapNames path=" + pathOf("names.csv"));
  EXPECT_EQ(names(), "センター 首 head") << "rows of other motions are ignored";
  run("edit.undo\ntrack.mapNames");
  EXPECT_EQ(names(), "センター 左腕 頭") << "a script uses the suggestions";
  EXPECT_EQ(document().history().undoStack()->count(), 1);
}

TEST_F(TrackNames, AWrongNameIsAnError) {
  const auto failure = [this](const char* track, const char* name) {
    actions::ActionArguments arguments;
    arguments.set("track", QString(track));
    arguments.set("name", QString(name));
    return !window->actions().runScripted("track.rename", arguments);
  };
  EXPECT_TRUE(failure("head", "センター")) << "the name is taken";
  EXPECT_TRUE(failure("camera", "x"));
  EXPECT_EQ(names(), "センター arm_L head");
}

TEST_F(TrackNames, TheTableCanBeClosedWhileItAsksForAFile) {
  for (const char* button : {"load", "save"}) {
    openDialog();
    const QPointer<dialogs::NameMapDialog> table(dialog());
    QTimer::singleShot(0, window.get(), [this, &table] {
      QPointer<QWidget> question(QApplication::activeModalWidget());
      ASSERT_NE(question, nullptr);
      run("file.new");  // the table belongs to the motion that was shown
      QTRY_VERIFY(table == nullptr);
      ASSERT_NE(question, nullptr) << "the question is not part of the table";
      qobject_cast<QDialog*>(question)->reject();
    });
    table->findChild<QPushButton*>(button)->click();
    EXPECT_EQ(table, nullptr);
    run("file.close discard=on");
  }
}

}  // namespace
}  // namespace furitsuke::commands
