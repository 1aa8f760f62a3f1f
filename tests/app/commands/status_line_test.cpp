// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/status_line.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QStatusBar>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/scene/models_panel.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/vmd_samples.h"

namespace furitsuke::commands {
namespace {

/// What commands say in the status bar, in English without plural forms.
class StatusLines : public test::WindowTest {
 protected:
  StatusLines() {
    QApplication::clipboard()->clear();
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  }
  [[nodiscard]] std::string said() {
    return window->statusBar()->findChild<widgets::StatusLine*>()->text().toStdString();
  }
  [[nodiscard]] std::string keys(const char* bone) {
    const auto id = document().motion().findBone(test::nameOf(bone).bytes);
    return id ? test::keysOf(document().motion(), *id) : "none";
  }
  /// Adds a model that the current motion moves.
  void addModel(std::initializer_list<std::string_view> bones) {
    const scene::Actor& actor = window->stage().addActor(test::actorNamed("model", bones), {});
    window->stage().assignMotion(actor.id(), &document());
    settle();
  }
  /// Writes a pose of three bones.
  void writePose() {
    run("file.new\nkey.add track=右腕\nkey.add track=左腕\nkey.add track=飾り\npose.export path=" + pathOf("a.vpd") +
        "\nfile.close discard=on");
  }
};

TEST_F(StatusLines, SayWhatAnEditDid) {
  const struct {
    const char* script;
    const char* said;
  } rows[] = {
      {"select track=右腕 frames=0-20\nedit.copy", "3 key(s) copied"},
      {"select track=右腕 frames=10-20\nedit.copy\nedit.paste frame=40", "2 key(s) pasted"},
      {"select track=右腕 frames=10-20\nedit.delete", "2 key(s) deleted"},
      {"select track=右腕 frames=10\nkey.move by=10",
       "Move keys (2 key(s) changed); 1 key(s) replaced, because others fall on the same frame"},
      {"select track=右腕 frames=10\nkey.move by=5", "Move keys (1 key(s) changed)"},
      {"select track=右腕 frames=10\nkey.move by=10 copy=on",
       "Copy keys (1 key(s) changed); 1 key(s) replaced, because others fall on the same frame"},
      {"select track=右腕 frames=0\nedit.delete", "1 key(s) at frame 0 reset to rest instead, as in MMD"},
      {"select track=右腕 frames=0-20\nedit.cut",
       "2 key(s) deleted; 1 key(s) at frame 0 reset to rest instead, as in MMD"},
      {"edit.frameZeroAsMmd on=off\nselect track=右腕 frames=0-20\nedit.delete\nedit.frameZeroAsMmd on=on",
       "3 key(s) deleted"},
      {"select track=右腕 frames=10-20\nkey.move by=5", "Move keys (2 key(s) changed)"},
      {"select track=右腕 frames=0-10\nkey.move by=5",
       "Move keys (2 key(s) changed); 1 key(s) stay(s) at frame 0, as in MMD"},
      {"select track=右腕 frames=10-20\nkey.move by=5\nedit.undo", "Undone: Move keys (2 key(s) changed)"},
      {"select track=右腕 frames=10-20\nkey.move by=5\nedit.undo\nedit.redo", "Redone: Move keys (2 key(s) changed)"},
      {"model.rename name=X", "Change model name"},
  };
  for (const auto& row : rows) {
    run(row.script);
    EXPECT_EQ(said(), row.said) << row.script;
    while (document().history().undoStack()->canUndo()) document().history().undoStack()->undo();
  }
}

TEST_F(StatusLines, SayTheStepsOfTheSceneAndNothingAfterAReload) {
  addModel({"右腕"});
  run("key.add track=右腕 frame=55\nmodel.show on=off");
  EXPECT_EQ(said(), "Hide model");
  run("edit.undo");
  EXPECT_EQ(said(), "Undone: Hide model");
  run("key.add track=右腕 frame=56\nfile.revert");
  EXPECT_EQ(said(), "") << "that step is gone";
}

TEST_F(StatusLines, SayWhenNothingChanged) {
  for (const char* script : {"select track=右腕 frames=10\nkey.move by=0",
                             "select track=右腕 frames=10-20\ncurve.linear", "operation.clean"}) {
    run("key.add track=右腕 frame=55\nedit.undo");
    ASSERT_EQ(said(), "Undone: Add keys (1 key(s) changed)");
    run(script);
    EXPECT_EQ(said(), "Nothing changed") << script;
  }
  run("select track=右腕 frames=0-20\nedit.copy");
  EXPECT_EQ(said(), "3 key(s) copied");
  addModel({"右腕"});
  run("pose.pick bones=右腕\npose.register\npose.register");
  EXPECT_EQ(said(), "Nothing changed") << "the key has these values already";
}

TEST_F(StatusLines, SayWhereAnExportWent) {
  run("pose.export path=" + pathOf("pose.vpd"));
  EXPECT_NE(said().find(pathOf("pose.vpd").toStdString()), std::string::npos) << said();
  run("select track=右腕 frames=10\nfile.exportSelection path=" + pathOf("part.vmd"));
  EXPECT_EQ(said(), "1 key(s) exported to " + pathOf("part.vmd").toStdString());
}

TEST_F(StatusLines, KeysArePastedMirroredInOneStep) {
  run("select track=右腕 frames=10-20\nedit.copy\nedit.pasteMirrored frame=40");
  EXPECT_EQ(keys("左腕"), "0:0 30:30 40:-10 50:-20");
  EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20");
  EXPECT_EQ(said(), "2 key(s) pasted");
  EXPECT_EQ(document().history().undoStack()->count(), 1);
}

TEST_F(StatusLines, NamesWithoutACounterpartInTheModelAreCounted) {
  addModel({"右腕", "左腕", "右飾り"});
  run("key.add track=右飾り frame=0\nedit.selectAll\nedit.copy\nedit.pasteMirrored frame=100");
  EXPECT_NE(said().find("; 1 name(s) without a counterpart not mirrored"), std::string::npos) << said();
  EXPECT_EQ(keys("左飾り"), "none");
  EXPECT_EQ(keys("右飾り"), "0:0 100:0");
}

TEST_F(StatusLines, APoseGetsOnlyTheBonesOfTheModel) {
  writePose();
  run("pose.copy");
  const char* scripts[] = {"pose.import frame=50 path=", "poses.apply frame=50 path="};
  for (const char* script : scripts) {
    run(script + pathOf("a.vpd"));
    EXPECT_NE(keys("飾り"), "none") << "without a model the whole pose is inserted";
    run("edit.undo\nfile.close discard=on");
    ASSERT_TRUE(window->files().open(pathOf("dance.vmd")));
  }
  addModel({"右腕", "左腕"});
  const std::string others = keys("飾り");
  for (const char* script : scripts) {
    run(script + pathOf("a.vpd"));
    EXPECT_EQ(keys("右腕"), "0:0 10:10 20:20 50:0") << script;
    EXPECT_EQ(keys("飾り"), others) << script;
    EXPECT_NE(said().find("; 1 bone(s) or morph(s) that the model does not have left out"), std::string::npos)
        << script << ": " << said();
    run("edit.undo");
  }
  QFile file(pathOf("a.vpd"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  QApplication::clipboard()->setText(QString::fromStdString(Name::fromBytes(file.readAll().toStdString()).text()));
  for (const char* script :
       {"pose.paste frame=60", "pose.pasteMirrored frame=60", "pose.pastePart frame=60 percent=50"}) {
    run(script);
    EXPECT_EQ(keys("飾り"), others) << script;
    EXPECT_NE(said().find("1 bone(s) or morph(s)"), std::string::npos) << script << ": " << said();
  }
}

TEST_F(StatusLines, APoseOfOtherNamesIsAnError) {
  writePose();
  addModel({"センター"});
  const Status imported = window->actions().runScripted("pose.import", [this] {
    actions::ActionArguments arguments;
    arguments.set("path", pathOf("a.vpd"));
    return arguments;
  }());
  EXPECT_FALSE(imported);
  EXPECT_EQ(keys("飾り"), "none");
}

TEST_F(StatusLines, RegisteringWithMixedCurvesSaysWhichCurvesStay) {
  addModel({"右腕", "左腕"});
  run("select track=右腕 frames=10\ncurve.set channel=x points=1,2,3,4\nselect track=右腕 frames=20 add=on");
  run("pose.register");
  EXPECT_NE(said().find("X: the selected keys have different curves, so those of the motion stay"), std::string::npos)
      << said();
}

TEST_F(StatusLines, RegisteringSaysWhichCurvesTheKeysGet) {
  addModel({"右腕", "左腕"});
  run("select track=右腕 frames=10\ncurve.set channel=x points=1,2,3,4");
  run("pose.register");
  EXPECT_NE(said().find("with the curves of the Curves panel: X"), std::string::npos) << said();
  run("pose.autoKey on=on\nselect track=右腕 frames=10\npose.values translation=1,2,3");
  EXPECT_NE(said().find("with the curves of the Curves panel: X"), std::string::npos) << "auto key: " << said();
  run("select track=右腕 frames=10\ncurve.set channel=x points=20,20,107,107\npose.values translation=3,2,3");
  EXPECT_EQ(said().find("curves"), std::string::npos) << "straight curves are as usual: " << said();
}

TEST_F(StatusLines, HiddenDuplicatesThatAStepDropsAreCounted) {
  test::VmdBuilder builder = test::VmdBuilder::version2();
  builder.count(4).bone("a", 10, 1).bone("a", 10, 2).bone("a", 10, 3).bone("a", 20, 4);
  const QString path = pathOf("twice.vmd");
  ASSERT_TRUE(writeFileAtomically(session::toPath(path), builder.bytes()));
  ASSERT_TRUE(window->files().open(path));
  run("select track=a frames=20\nkey.move by=1");
  EXPECT_EQ(said().find("dropped"), std::string::npos) << said();
  run("select track=a frames=10\nkey.move by=1");
  EXPECT_NE(said().find("2 hidden duplicate record(s) dropped"), std::string::npos) << said();
  run("edit.undo\nedit.redo\nselect track=a frames=11\nkey.move by=1");
  EXPECT_EQ(said().find("dropped"), std::string::npos) << "they were dropped before: " << said();
}

TEST_F(StatusLines, SavingAsRenamesTheMotionInTheSceneAndWithdrawsMessagesAboutTheOldFile) {
  addModel({"右腕"});
  ASSERT_TRUE(QFile::remove(pathOf("dance.vmd")));
  emit document().changedOnDisk();
  ASSERT_TRUE(window->messages().text().contains("dance.vmd")) << window->messages().text().toStdString();
  run("file.saveAs path=" + pathOf("other.vmd"));
  settle();
  EXPECT_FALSE(window->messages().text().contains("dance.vmd")) << window->messages().text().toStdString();
  QStringList titles;
  for (const QComboBox* box : window->docks().panel<panels::ModelsPanel>()->findChildren<QComboBox*>()) {
    titles.append(box->currentText());
  }
  EXPECT_TRUE(titles.contains("other.vmd")) << titles.join(' ').toStdString();
  EXPECT_FALSE(titles.contains("dance.vmd")) << titles.join(' ').toStdString();
}

TEST_F(StatusLines, APoseCanBeSavedAsSoonAsAFolderIsChosen) {
  EXPECT_FALSE(window->actions().action("poses.save")->isEnabled());
  run("poses.folder path=" + folder.path());
  EXPECT_TRUE(window->actions().action("poses.save")->isEnabled());
}

}  // namespace
}  // namespace furitsuke::commands
