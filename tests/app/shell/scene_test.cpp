// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/commands/workspace.h"
#include "app/findings/findings_panel.h"
#include "app/model_panel/information_page.h"
#include "app/model_panel/model_panel.h"
#include "app/scene/scene_panel.h"
#include "app/shell/dock_area.h"
#include "app/stage/stage.h"
#include "app/viewport/sequence_dialog.h"
#include "app/viewport/viewport_camera.h"
#include "app/viewport/viewport_panel.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "tests/app/shell/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/pmx_samples.h"

namespace furitsuke {
namespace {

class SceneInWindow : public test::WindowTest {
 protected:
  [[nodiscard]] QString writeModel(const QString& name) const {
    const QString path = pathOf(name);
    EXPECT_TRUE(writeFileAtomically(toPath(path), pmx::write(test::bonesPmx({"センター", "右腕", "左腕"}))));
    return path;
  }
  [[nodiscard]] Stage& stage() { return window->stage(); }
  [[nodiscard]] QTreeWidget* list() { return window->docks().scene()->findChild<QTreeWidget*>(); }
  [[nodiscard]] QString quoted(const QString& path) { return '"' + path + '"'; }
};

TEST_F(SceneInWindow, ModelMotionAndCameraOpenTogetherAndFindEachOther) {
  Motion film;
  film.camera = sampleMotion().camera;
  const QString dance = writeMotion("dance.vmd", [] {
    Motion motion;
    test::addBone(motion, "右腕", {0, 10, 20});
    return motion;
  }());
  const QString camera = writeMotion("camera.vmd", film);
  EXPECT_FALSE(window->files().openAll({writeModel("model.pmx"), dance, camera}));
  settle();
  ASSERT_EQ(stage().actors().size(), 1U);
  const MotionDocument* moved = stage().motionOf(stage().active()->id());
  ASSERT_NE(moved, nullptr);
  EXPECT_EQ(moved->title(), "dance.vmd");
  ASSERT_NE(stage().cameraMotion(), nullptr);
  EXPECT_EQ(stage().cameraMotion()->title(), "camera.vmd");
  EXPECT_TRUE(window->docks().viewport()->camera().looksThroughMotion());
  EXPECT_EQ(list()->topLevelItemCount(), 2) << "the model and the camera";
}

TEST_F(SceneInWindow, TheStageStandsAtThePlayheadOfTheTabInFront) {
  run("model.add path=" + quoted(writeModel("model.pmx")));
  run("file.open path=" + quoted(writeMotion("a.vmd", sampleMotion())));
  document().setCurrentFrame(12);
  EXPECT_EQ(stage().position(), 12);
}

TEST_F(SceneInWindow, ChoosingAModelBringsItsMotionToTheFront) {
  run("model.add path=" + quoted(writeModel("first.pmx")));
  run("file.open path=" + quoted(writeMotion("a.vmd", sampleMotion())));
  run("model.add path=" + quoted(writeModel("second.pmx")));
  run("file.open path=" + quoted(writeMotion("b.vmd", sampleMotion())));
  EXPECT_EQ(document().title(), "b.vmd");
  run("model.previous");
  EXPECT_EQ(document().title(), "a.vmd");
  window->workspace().setCurrent(window->workspace().document(1));
  EXPECT_EQ(stage().active()->id(), stage().actors()[1]->id()) << "and the other way";
}

TEST_F(SceneInWindow, TheListChoosesMotionsAndShowsModels) {
  run("model.add path=" + quoted(writeModel("model.pmx")));
  run("file.open path=" + quoted(writeMotion("a.vmd", sampleMotion())));
  settle();
  auto* box = qobject_cast<QComboBox*>(list()->itemWidget(list()->topLevelItem(0), 1));
  ASSERT_NE(box, nullptr);
  EXPECT_EQ(box->currentText(), "a.vmd");
  EXPECT_EQ(box->findChild<QAbstractItemView*>(), nullptr) << "a popup that nobody opened would never be given back";
  emit box->activated(0);
  EXPECT_EQ(stage().motionOf(stage().active()->id()), nullptr);
  list()->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
  EXPECT_FALSE(stage().active()->shown);
  EXPECT_FALSE(window->actions().action("model.show")->isChecked());
  run("model.show on=on");
  EXPECT_TRUE(stage().active()->shown);
}

TEST_F(SceneInWindow, TheThemeChangesWhileAModelIsOpen) {
  window->show();
  run("model.add path=" + quoted(writeModel("model.pmx")));
  settle();
  const auto* page = window->docks().model()->findChild<InformationPage*>();
  QList<QPointer<QLabel>> before;
  for (QLabel* label : page->findChildren<QLabel*>()) before.append(label);
  ASSERT_FALSE(before.isEmpty());
  // Qt goes through the widgets that it knows and gives each its style: none may go away meanwhile.
  run("theme.light");
  EXPECT_FALSE(before.contains(nullptr));
  settle();
  EXPECT_TRUE(before.contains(nullptr)) << "but they go";
  EXPECT_FALSE(page->findChildren<QLabel*>().isEmpty());
  run("theme.dark");
}

TEST_F(SceneInWindow, AModelThatIsTakenAwayLeavesItsMotionOpen) {
  run("model.add path=" + quoted(writeModel("model.pmx")));
  run("file.open path=" + quoted(writeMotion("a.vmd", sampleMotion())));
  run("model.remove");
  EXPECT_TRUE(stage().actors().empty());
  EXPECT_EQ(window->workspace().count(), 1);
  EXPECT_FALSE(runActionScript(window->actions(), "model.remove")) << "there is none left";
}

TEST_F(SceneInWindow, ClosingAMotionThatMovesAModelIsHarmless) {
  run("model.add path=" + quoted(writeModel("model.pmx")));
  run("file.open path=" + quoted(writeMotion("a.vmd", sampleMotion())));
  run("file.close discard=on");
  settle();
  EXPECT_EQ(stage().motionOf(stage().active()->id()), nullptr);
  window->grab();
}

TEST_F(SceneInWindow, WhatIsNoModelIsRefusedWithItsName) {
  const QString path = pathOf("broken.pmx");
  ASSERT_TRUE(writeFileAtomically(toPath(path), toBytes("PMX \x00\x00\x00\x40 and no more")));
  const Status status = runActionScript(window->actions(), "model.add path=" + quoted(path));
  ASSERT_FALSE(status);
  EXPECT_TRUE(stage().actors().empty());
}

TEST_F(SceneInWindow, OddThingsOfAModelStandAmongTheFindings) {
  const int before = window->docks().findings()->count();
  pmx::File file = test::richPmx();
  const QString path = pathOf("rich.pmx");
  ASSERT_TRUE(writeFileAtomically(toPath(path), pmx::write(file)));
  run("model.add path=" + quoted(path));
  EXPECT_GT(window->docks().findings()->count(), before) << "its pictures are missing";
  EXPECT_EQ(window->messages().severity(), Severity::Warning);
}

TEST_F(SceneInWindow, ThePictureIsSavedInTheSizeThatIsAskedFor) {
  run("model.add path=" + quoted(writeModel("model.pmx")));
  if (!window->docks().viewport()->picture(8, 8, false)) GTEST_SKIP() << "there is no OpenGL here";
  const QString path = pathOf("picture.png");
  run("viewport.savePicture width=64 height=48 transparent=on path=" + quoted(path));
  const QImage picture(path);
  EXPECT_EQ(picture.size(), QSize(64, 48));
  EXPECT_EQ(picture.pixelColor(0, 0).alpha(), 0);
  EXPECT_FALSE(runActionScript(window->actions(), "viewport.savePicture width=0 path=" + quoted(path)));
}

TEST_F(SceneInWindow, AFilmIsSavedPictureByPictureAndReplacesNothingUnasked) {
  run("model.add path=" + quoted(writeModel("model.pmx")));
  if (!window->docks().viewport()->picture(8, 8, false)) GTEST_SKIP() << "there is no OpenGL here";
  const QString script = "viewport.saveSequence frames=3-5 width=32 height=24 path=" + quoted(pathOf("film_%03d.png"));
  run(script);
  for (const char* name : {"film_003.png", "film_004.png", "film_005.png"}) {
    EXPECT_EQ(QImage(pathOf(name)).size(), QSize(32, 24)) << name;
  }
  EXPECT_FALSE(QFile::exists(pathOf("film_006.png")));
  EXPECT_FALSE(runActionScript(window->actions(), script)) << "they are there already";
  run(script + " overwrite=on");
}

TEST_F(SceneInWindow, TheDialogOfAFilmWritesAndTellsWhatIsWrong) {
  run("model.add path=" + quoted(writeModel("model.pmx")));
  if (!window->docks().viewport()->picture(8, 8, false)) GTEST_SKIP() << "there is no OpenGL here";
  ImageSequence suggested;
  suggested.frames = {0, 2};
  suggested.width = 16;
  suggested.height = 16;
  SequenceDialog dialog(
      suggested, pathOf("film/f_%05d.png"), [this] { return stage().evaluated().snapshot(); }, nullptr);
  QSignalSpy finished(&dialog, &SequenceDialog::finishedWriting);
  auto* message = dialog.findChild<QLabel*>("message");
  dialog.findChild<QPushButton*>("start")->click();
  EXPECT_TRUE(QTest::qWaitFor([&] { return !message->text().isEmpty(); }, 20000));
  EXPECT_EQ(finished.count(), 0) << "the folder does not exist";
  auto* files = dialog.findChild<QLineEdit*>("files");
  files->setText(pathOf("same.png"));
  dialog.findChild<QPushButton*>("start")->click();
  EXPECT_TRUE(message->text().contains("%05d")) << message->text().toStdString();
  files->setText(pathOf("f%d.png"));
  dialog.findChild<QPushButton*>("start")->click();
  EXPECT_TRUE(finished.wait(20000));
  EXPECT_TRUE(QFile::exists(pathOf("f2.png")));
}

TEST_F(SceneInWindow, WhatIsDrawnIsRememberedByTheNextStart) {
  run("viewport.edges on=off\nviewport.grid on=off");
  restart();
  EXPECT_FALSE(window->docks().viewport()->look().edges);
  EXPECT_FALSE(window->actions().action("viewport.grid")->isChecked());
  EXPECT_TRUE(window->docks().viewport()->look().bones);
}

}  // namespace
}  // namespace furitsuke
