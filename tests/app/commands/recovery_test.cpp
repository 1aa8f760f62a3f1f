// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/recovery_commands.h"

#include <chrono>
#include <filesystem>

#include "app/commands/files/file_closing.h"
#include "app/commands/files/file_opening.h"
#include "app/session/file_paths.h"
#include "app/session/playback.h"
#include "app/session/projects/open_project.h"
#include "app/session/scene/scene_changes.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "core/edit/journal/journal.h"
#include "core/format/pmx/pmx_file.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/pmx_samples.h"

namespace furitsuke::commands {
namespace {

/// A window that keeps journals.
class Recovering : public test::WindowTest {
 protected:
  Recovering() : path(writeMotion("dance.vmd", sampleMotion())) { startJournal(); }

  void startJournal() { window->recovery().start(*settings); }
  [[nodiscard]] std::vector<std::filesystem::path> journals() const {
    window->recovery().waitUntilWritten();
    return edit::journal::journalFolders(session::toPath(settings->journalFolder()));
  }

  QString path;
};

TEST_F(Recovering, EveryOpenMotionHasAJournalUntilItIsClosed) {
  ASSERT_TRUE(window->files().open(path));
  EXPECT_TRUE(journals().empty());
  run("select track=右腕 frames=10\nkey.move by=1");
  run("file.new\nkey.add track=センター");
  EXPECT_EQ(journals().size(), 2U);
  run("file.close discard=on");
  EXPECT_EQ(journals().size(), 1U);
  answerNext("save");
  EXPECT_TRUE(window->closing().close(&document()));
  EXPECT_TRUE(journals().empty());
}

TEST_F(Recovering, AWindowThatClosesLeavesNoJournal) {
  ASSERT_TRUE(window->files().open(path));
  run("select track=右腕 frames=10\nkey.move by=1");
  answerNext("discard");
  EXPECT_TRUE(window->close());
  restart();
  startJournal();
  EXPECT_TRUE(journals().empty());
}

TEST_F(Recovering, WhatAKilledProgramWasWritingIsRemovedWithItsScene) {
  const auto left = session::toPath(settings->sceneFolder()) / "0123456789abcdef";
  std::filesystem::create_directories(left);
  for (const char* name : {"scene.json", ".furitsuke-0123456789abcdef.tmp"})
    EXPECT_TRUE(writeFileAtomically(left / name, asBytes("{}")));
  window->recovery().offer();
  EXPECT_FALSE(std::filesystem::exists(left));
}

/// A window that crashed with two models, a dance, an unsaved dance, and a camera.
class RecoveringAScene : public Recovering {
 protected:
  RecoveringAScene() {
    for (const char* name : {"first.pmx", "second.pmx"}) {
      EXPECT_TRUE(
          writeFileAtomically(session::toPath(pathOf(name)), format::pmx::write(test::bonesPmx({"センター", "右腕"}))));
      run("model.add path=\"" + pathOf(name) + "\"");
    }
    motion::Motion film;
    film.camera = sampleMotion().camera;
    run("file.open path=\"" + path + "\"");
    run("file.open path=\"" + writeMotion("camera.vmd", film) + "\"");
    run("file.new\nmodel.setMotion name=first motion=\"New motion\"\nmodel.setMotion name=second "
        "motion=dance.vmd");
    window->workspace().setCurrent(window->workspace().document(0));
    run("select track=右腕 frames=10\nkey.move by=1");
    window->workspace().setCurrent(window->workspace().document(2));
    run("key.add track=センター\nmodel.pinMotion name=first\nmodel.show name=second on=off");
  }
  /// The state that the program leaves when it is killed now.
  void crash() {
    window->recovery().waitUntilWritten();
    const auto state = session::toPath(settings->stateFolder()), saved = session::toPath(pathOf("crashed"));
    std::filesystem::copy(state, saved, std::filesystem::copy_options::recursive);
    restart();
    std::filesystem::remove_all(state);
    std::filesystem::copy(saved, state, std::filesystem::copy_options::recursive);
    startJournal();
  }
  [[nodiscard]] session::Stage& stage() { return window->stage(); }
  [[nodiscard]] QString motionOf(std::size_t actor) {
    const edit::MotionDocument* motion = stage().motionOf(stage().actors().at(actor)->id());
    return motion == nullptr ? QString() : motion->file().title();
  }
};

TEST_F(RecoveringAScene, RestoresModelsMotionsAndCamera) {
  ASSERT_EQ(motionOf(0), "New motion");
  ASSERT_EQ(motionOf(1), "dance.vmd");
  crash();
  run("recovery.open");
  ASSERT_EQ(stage().actors().size(), 2U);
  EXPECT_EQ(motionOf(0), "New motion") << "unsaved, without a file";
  EXPECT_EQ(motionOf(1), "dance.vmd");
  EXPECT_TRUE(session::isPinned(stage(), stage().actors()[0]->id()));
  EXPECT_FALSE(stage().actors()[1]->shown);
  ASSERT_NE(stage().motionOf(session::ScenePart::Camera), nullptr);
  EXPECT_EQ(stage().motionOf(session::ScenePart::Camera)->file().title(), "camera.vmd") << "it was not edited";
  EXPECT_EQ(window->workspace().count(), 3);
  EXPECT_EQ(document().file().title(), "New motion");
  EXPECT_TRUE(std::filesystem::exists(session::toPath(settings->sceneFolder())));
}

TEST_F(RecoveringAScene, TwoUnsavedMotionsOfOneTitleComeBackToTheirModels) {
  run("file.new");
  stage().assignMotion(stage().actors()[1]->id(), &document());
  document().file().setTitle("New motion");
  run("key.add track=右腕");
  ASSERT_EQ(motionOf(0), motionOf(1));
  crash();
  run("recovery.open");
  ASSERT_EQ(stage().actors().size(), 2U);
  for (const std::size_t actor : {0U, 1U}) {
    const edit::MotionDocument* motion = stage().motionOf(stage().actors()[actor]->id());
    ASSERT_NE(motion, nullptr) << actor;
    ASSERT_EQ(motion->motion().bones.size(), 1U) << actor;
    EXPECT_EQ(motion->motion().bones[0].name.text(), actor == 0 ? "センター" : "右腕");
  }
}

TEST_F(RecoveringAScene, RestoresTheProjectWithWhatWasNotSaved) {
  run("project.save path=\"" + pathOf("show.furitsuke") + "\"");
  ASSERT_FALSE(window->project().isModified());
  run("key.add track=右腕\nmodel.show name=first on=off");
  window->playback().setLooping(true);
  crash();
  run("recovery.open");
  EXPECT_EQ(window->project().path(), pathOf("show.furitsuke"));
  EXPECT_TRUE(window->project().isModified());
  EXPECT_FALSE(stage().actors()[0]->shown);
  EXPECT_TRUE(window->playback().isLooping());
  run("project.save");
  EXPECT_FALSE(window->project().isModified());
}

TEST_F(RecoveringAScene, AnUnregisteredPoseStaysAtItsFrame) {
  run("model.activate name=first\npose.leaveRegister\nframe.goto frame=16\npose.pick bones=右腕\n"
      "pose.values translation=1,2,3");
  ASSERT_FALSE(document().history().draft().isEmpty());
  const int steps = document().history().undoStack()->count();
  crash();
  run("recovery.open");
  EXPECT_EQ(document().state().currentFrame(), 16);
  EXPECT_FALSE(document().history().draft().isEmpty()) << "putting the playhead back is not leaving the frame";
  EXPECT_EQ(document().history().undoStack()->count(), steps);
  run("frame.goto frame=18");
  EXPECT_TRUE(document().history().draft().isEmpty());
  const auto track = motion::findTrack(document().motion(), "右腕");
  ASSERT_TRUE(track);
  EXPECT_NE(document().motion().bones[track->index].keys.find(16), nullptr);
}

TEST_F(RecoveringAScene, OffersASceneWhoseMotionsWereAllSaved) {
  run("project.save path=\"" + pathOf("show.furitsuke") + "\"\nmodel.show name=first on=off");
  crash();
  window->recovery().offer();
  auto* messages = window->findChild<widgets::MessageBar*>();
  EXPECT_TRUE(messages->text().contains("ended unexpectedly")) << messages->text().toStdString();
}

TEST_F(RecoveringAScene, FindsFilesThatWereOpenedByARelativePath) {
  const QString before = QDir::currentPath();
  ASSERT_TRUE(QFile::copy(pathOf("first.pmx"), pathOf("third.pmx")));
  (void)writeMotion("relative.vmd", sampleMotion());
  QDir::setCurrent(folder.path());
  run("model.add path=third.pmx\nfile.open path=relative.vmd");
  run("model.setMotion name=third motion=relative.vmd");
  crash();
  QDir::setCurrent(before);
  run("recovery.open");
  ASSERT_EQ(stage().actors().size(), 3U);
  EXPECT_EQ(motionOf(2), "relative.vmd");
}

TEST_F(RecoveringAScene, KeepsTheModelsThatAreOpenAlready) {
  crash();
  run("model.add path=\"" + pathOf("first.pmx") + "\"\nfile.open path=\"" + path + "\"\nrecovery.open");
  ASSERT_EQ(stage().actors().size(), 2U);
  EXPECT_EQ(motionOf(0), "New motion");
  EXPECT_EQ(motionOf(1), "dance.vmd");
}

TEST_F(RecoveringAScene, AnOlderSceneOfTheSameMotionsIsLeftOut) {
  crash();
  // An earlier crash, after which the scene was not restored.
  const auto root = session::toPath(settings->sceneFolder());
  std::filesystem::path newer;
  for (const auto& entry : std::filesystem::directory_iterator(root)) {
    if (entry.is_directory()) newer = entry.path();
  }
  const std::filesystem::path older = root / "0123456789abcdef";
  std::filesystem::copy(newer, older);
  const auto time = std::filesystem::last_write_time(newer / "scene.json");
  std::filesystem::last_write_time(older / "scene.json", time - std::chrono::hours(1));
  run("recovery.open");
  EXPECT_EQ(stage().actors().size(), 2U);
  EXPECT_EQ(window->workspace().count(), 3);
  EXPECT_FALSE(std::filesystem::exists(older));
}

TEST_F(RecoveringAScene, ARecoveredMotionDisplacesNoOtherMotion) {
  crash();
  std::filesystem::remove_all(session::toPath(settings->sceneFolder()));
  run("model.add path=\"" + pathOf("first.pmx") + "\"\nfile.open path=\"" + writeMotion("other.vmd", sampleMotion()) +
      "\"\nrecovery.open");
  EXPECT_EQ(motionOf(0), "other.vmd");
  EXPECT_EQ(window->workspace().count(), 3);
}

TEST_F(RecoveringAScene, AWindowThatClosesLeavesNoScene) {
  window->recovery().waitUntilWritten();
  const auto root = session::toPath(settings->sceneFolder());
  const auto scenes = [&root] {
    return std::ranges::count_if(std::filesystem::directory_iterator(root),
                                 [](const auto& entry) { return entry.is_directory(); });
  };
  EXPECT_EQ(scenes(), 1);
  restart();
  EXPECT_EQ(scenes(), 0);
}

}  // namespace
}  // namespace furitsuke::commands
