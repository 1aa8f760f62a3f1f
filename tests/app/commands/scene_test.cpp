// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTreeWidget>
#include <future>
#include <string>
#include <utility>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/findings/findings_panel.h"
#include "app/panels/model/information_page.h"
#include "app/panels/model/model_panel.h"
#include "app/panels/scene/models_panel.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/file_paths.h"
#include "app/session/model_files.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/pmx_samples.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

class SceneInWindow : public test::WindowTest {
 protected:
  [[nodiscard]] QString writeModel(const QString& name) const {
    const QString path = pathOf(name);
    EXPECT_TRUE(
        writeFileAtomically(session::toPath(path), format::pmx::write(test::bonesPmx({"センター", "右腕", "左腕"}))));
    return path;
  }
  [[nodiscard]] session::Stage& stage() { return window->stage(); }
  [[nodiscard]] QTreeWidget* list() { return window->docks().panel<panels::ModelsPanel>()->findChild<QTreeWidget*>(); }
  [[nodiscard]] QString quoted(const QString& path) { return '"' + path + '"'; }
};

TEST_F(SceneInWindow, ModelMotionAndCameraOpenedTogetherAreAssigned) {
  motion::Motion film;
  film.camera = sampleMotion().camera;
  const QString dance = writeMotion("dance.vmd", [] {
    motion::Motion motion;
    test::addBone(motion, "右腕", {0, 10, 20});
    return motion;
  }());
  const QString camera = writeMotion("camera.vmd", film);
  EXPECT_FALSE(window->files().openAll({writeModel("model.pmx"), dance, camera}));
  settle();
  ASSERT_EQ(stage().actors().size(), 1U);
  const edit::MotionDocument* moved = stage().motionOf(stage().active()->id());
  ASSERT_NE(moved, nullptr);
  EXPECT_EQ(moved->file().title(), "dance.vmd");
  ASSERT_NE(stage().motionOf(session::ScenePart::Camera), nullptr);
  EXPECT_EQ(stage().motionOf(session::ScenePart::Camera)->file().title(), "camera.vmd");
  EXPECT_TRUE(window->docks().panel<panels::ViewportPanel>()->camera().looksThroughMotion());
  EXPECT_EQ(list()->topLevelItemCount(), 4) << "the model, camera, light and self shadow";
}

TEST_F(SceneInWindow, TheSceneShowsTheFrameOfTheCurrentTab) {
  run("model.add path=" + quoted(writeModel("model.pmx")));
  run("file.open path=" + quoted(writeMotion("a.vmd", sampleMotion())));
  document().state().setCurrentFrame(12);
  EXPECT_EQ(stage().position(), 12);
}

TEST_F(SceneInWindow, ChoosingAModelMakesItsMotionCurrentAndTheReverse) {
  run("model.add path=" + quoted(writeModel("first.pmx")));
  run("file.open path=" + quoted(writeMotion("a.vmd", sampleMotion())));
  run("model.add path=" + quoted(writeModel("second.pmx")));
  run("file.open path=" + quoted(writeMotion("b.vmd", sampleMotion())));
  EXPECT_EQ(document().file().title(), "b.vmd");
  run("model.previous");
  EXPECT_EQ(document().file().title(), "a.vmd");
  window->workspace().setCurrent(window->workspace().document(1));
  EXPECT_EQ(stage().active()->id(), stage().actors()[1]->id()) << "choosing a motion makes its model active";
}

TEST_F(SceneInWindow, TheListAssignsMotionsAndHidesModels) {
  run("model.add path=" + quoted(writeModel("model.pmx")));
  run("file.open path=" + quoted(writeMotion("a.vmd", sampleMotion())));
  settle();
  auto* box = qobject_cast<QComboBox*>(list()->itemWidget(list()->topLevelItem(0), 1));
  ASSERT_NE(box, nullptr);
  EXPECT_EQ(box->currentText(), "a.vmd");
  EXPECT_EQ(box->findChild<QAbstractItemView*>(), nullptr) << "a popup that was never opened would not be freed";
  emit box->activated(0);
  EXPECT_EQ(stage().motionOf(stage().active()->id()), nullptr);
  list()->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
  EXPECT_FALSE(stage().active()->shown);
  EXPECT_FALSE(window->actions().action("model.show")->isChecked());
  run("model.show on=on");
  EXPECT_TRUE(stage().active()->shown);
}

TEST_F(SceneInWindow, TheThemeCanChangeWhileAModelIsOpen) {
  window->show();
  run("model.add path=" + quoted(writeModel("model.pmx")));
  settle();
  auto* panel = window->docks().panel<panels::ModelPanel>();
  auto* page = panel->findChild<panels::InformationPage*>();
  window->docks().reveal("model");
  panel->findChild<QTabWidget*>()->setCurrentWidget(page);
  settle();
  QList<QPointer<QLabel>> before;
  for (QLabel* label : page->findChildren<QLabel*>()) before.append(label);
  ASSERT_FALSE(before.isEmpty());
  // Qt sets the style of one widget after the other, and none may be destroyed before it has finished.
  run("theme.light");
  EXPECT_FALSE(before.contains(nullptr));
  settle();
  EXPECT_TRUE(before.contains(nullptr)) << "the labels are replaced afterwards";
  EXPECT_FALSE(page->findChildren<QLabel*>().isEmpty());
  run("theme.dark");
}

TEST_F(SceneInWindow, AnExpectedModelIsReadOnlyOnce) {
  const QString path = writeModel("model.pmx");
  for (const bool soon : {false, true}) {
    std::promise<Result<session::ReadModel>> read;
    window->files().expectModel(path, read.get_future());
    // What is given differs from the file, so that it is known where the model comes from.
    session::ReadModel given;
    given.actor = test::actorNamed("expected", {"センター"});
    read.set_value(std::move(given));
    for (const char* name : {"expected", "model"}) {
      if (soon) {
        window->files().openSoon({path});
        while (window->files().isOpening()) settle();
      } else {
        ASSERT_TRUE(window->files().open(path));
      }
      EXPECT_EQ(stage().active()->model().bones.size(), name == std::string("expected") ? 1U : 3U) << soon << name;
    }
  }
}

TEST_F(SceneInWindow, RemovingAModelKeepsItsMotionOpen) {
  run("model.add path=" + quoted(writeModel("model.pmx")));
  run("file.open path=" + quoted(writeMotion("a.vmd", sampleMotion())));
  run("model.remove");
  EXPECT_TRUE(stage().actors().empty());
  EXPECT_EQ(window->workspace().count(), 1);
  EXPECT_FALSE(actions::runActionScript(window->actions(), "model.remove")) << "there is no model left";
}

TEST_F(SceneInWindow, ClosingAMotionReleasesItsModel) {
  run("model.add path=" + quoted(writeModel("model.pmx")));
  run("file.open path=" + quoted(writeMotion("a.vmd", sampleMotion())));
  run("file.close discard=on");
  settle();
  EXPECT_EQ(stage().motionOf(stage().active()->id()), nullptr);
  window->grab();
}

TEST_F(SceneInWindow, AnInvalidModelFileIsRejected) {
  const QString path = pathOf("broken.pmx");
  ASSERT_TRUE(writeFileAtomically(session::toPath(path), toBytes("PMX \x00\x00\x00\x40 and no more")));
  const Status status = actions::runActionScript(window->actions(), "model.add path=" + quoted(path));
  ASSERT_FALSE(status);
  EXPECT_TRUE(stage().actors().empty());
}

TEST_F(SceneInWindow, ProblemsOfAModelAreListedAsFindings) {
  const int before = window->docks().panel<panels::FindingsPanel>()->count();
  format::pmx::File file = test::richPmx();
  const QString path = pathOf("rich.pmx");
  ASSERT_TRUE(writeFileAtomically(session::toPath(path), format::pmx::write(file)));
  run("model.add path=" + quoted(path));
  EXPECT_GT(window->docks().panel<panels::FindingsPanel>()->count(), before) << "the textures of the model are missing";
  EXPECT_EQ(window->messages().severity(), Severity::Warning);
}

TEST_F(SceneInWindow, MissingTexturesAreNamedAndFoundInAnotherFolderWhichIsRemembered) {
  const format::pmx::File file = test::richPmx();
  const QString path = pathOf("rich.pmx");
  ASSERT_TRUE(writeFileAtomically(session::toPath(path), format::pmx::write(file)));
  const QString other = pathOf("elsewhere/of/it");
  ASSERT_TRUE(QDir().mkpath(other + "/tex"));
  QImage picture(2, 2, QImage::Format_RGBA8888);
  picture.fill(Qt::red);
  ASSERT_TRUE(picture.save(other + "/tex/顔.png"));
  run("model.add path=" + quoted(path));
  EXPECT_TRUE(window->messages().text().contains("顔.png") && window->messages().text().contains("toon.bmp"))
      << window->messages().text().toStdString();
  const auto search = [this](const QString& chosen) {
    QPushButton* button = nullptr;
    for (auto* each : window->messages().findChildren<QPushButton*>()) {
      if (each->text() == "Search a Folder…") button = each;
    }
    ASSERT_NE(button, nullptr);
    button->click();
    auto* dialog = window->findChild<QFileDialog*>();
    ASSERT_NE(dialog, nullptr);
    emit dialog->fileSelected(chosen);
    delete dialog;
  };
  search(other);
  EXPECT_NE(stage().active()->images()->textures[0], nullptr);
  EXPECT_FALSE(window->messages().text().contains("顔.png"));
  EXPECT_TRUE(window->messages().text().contains("toon.bmp")) << "still missing";
  run("model.add path=" + quoted(path));
  EXPECT_NE(stage().active()->images()->textures[0], nullptr) << "the folder is remembered";
  ASSERT_TRUE(picture.save(other + "/toon.bmp"));
  search(other);
  EXPECT_NE(stage().active()->images()->textures[2], nullptr);
}

TEST_F(SceneInWindow, ThePictureIsSavedInTheRequestedSize) {
  run("model.add path=" + quoted(writeModel("model.pmx")));
  if (!window->docks().panel<panels::ViewportPanel>()->picture(8, 8, false)) GTEST_SKIP() << "OpenGL is not available";
  const QString path = pathOf("picture.png");
  run("viewport.savePicture width=64 height=48 transparent=on path=" + quoted(path));
  const QImage picture(path);
  EXPECT_EQ(picture.size(), QSize(64, 48));
  EXPECT_EQ(picture.pixelColor(0, 0).alpha(), 0);
  EXPECT_FALSE(actions::runActionScript(window->actions(), "viewport.savePicture width=0 path=" + quoted(path)));
}

TEST_F(SceneInWindow, AnImageSequenceIsSavedAndOverwritesOnlyWhenAsked) {
  run("model.add path=" + quoted(writeModel("model.pmx")));
  if (!window->docks().panel<panels::ViewportPanel>()->picture(8, 8, false)) GTEST_SKIP() << "OpenGL is not available";
  const QString script = "viewport.saveSequence frames=3-5 width=32 height=24 path=" + quoted(pathOf("film_%03d.png"));
  run(script);
  for (const char* name : {"film_003.png", "film_004.png", "film_005.png"}) {
    EXPECT_EQ(QImage(pathOf(name)).size(), QSize(32, 24)) << name;
  }
  EXPECT_FALSE(QFile::exists(pathOf("film_006.png")));
  EXPECT_FALSE(actions::runActionScript(window->actions(), script)) << "the files already exist";
  run(script + " overwrite=on");
  run(script + " overwrite=on fps=60");
  EXPECT_TRUE(QFile::exists(pathOf("film_008.png"))) << "two images for each frame";
}

TEST_F(SceneInWindow, FirstKeysCanBeHeldBackToFrameZero) {
  motion::Motion late;
  late.modelName = test::nameOf("Test");
  test::addBone(late, "センター", {10});  // at x = 10
  window->stage().addActor(test::actorNamed("Test", {"センター"}), {});
  run("file.open path=\"" + writeMotion("late.vmd", late) + "\"\nframe.goto frame=5");
  const auto x = [this] { return window->stage().evaluated().actors.front()->pose().transforms.front().position.x; };
  const double between = x();
  run("scene.holdFirstKeys on=on");
  const double held = x();
  EXPECT_GT(held, between);
  run("frame.goto frame=10");
  EXPECT_EQ(x(), held);
  restart();
  EXPECT_TRUE(window->actions().action("scene.holdFirstKeys")->isChecked()) << "it is remembered";
  EXPECT_EQ(window->stage().scene().preExtrapolation, eval::PreExtrapolation::Hold);
}

TEST_F(SceneInWindow, ViewportOptionsAreRemembered) {
  run("viewport.edges on=off\nviewport.grid on=off");
  restart();
  EXPECT_FALSE(window->docks().panel<panels::ViewportPanel>()->options().edges);
  EXPECT_FALSE(window->actions().action("viewport.grid")->isChecked());
  EXPECT_TRUE(window->docks().panel<panels::ViewportPanel>()->options().bones);
}

}  // namespace
}  // namespace furitsuke::commands
