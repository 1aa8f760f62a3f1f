// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <functional>
#include <map>

#include "app/commands/files/file_closing.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/file_paths.h"
#include "app/session/projects/open_project.h"
#include "app/session/scene/scene_changes.h"
#include "app/session/scene/stage.h"
#include "app/session/undo_limit.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/pmx_samples.h"
#include "tests/support/waiting.h"

// Closing motions and opening projects as steps of the scene.
namespace furitsuke::commands {
namespace {

/// Everything that undo has to bring back.
struct Whole {
  scene::SceneState scene;
  std::map<scene::MotionId, motion::Motion> motions;
  std::map<scene::MotionId, bool> modified;
  scene::MotionId front = 0;
  scene::ActorId active = 0;
  QString project;
  friend bool operator==(const Whole&, const Whole&) = default;
};

class SceneSteps : public test::WindowTest {
 protected:
  SceneSteps() {
    QDir(folder.path()).mkpath("models");
    QDir(folder.path()).mkpath("UserFile/Model");
    QDir(folder.path()).mkpath("scenes");
    for (const char* name : {"models/a.pmx", "models/b.pmx", "UserFile/Model/a.pmd"}) {
      const Bytes bytes = format::pmx::write(test::bonesPmx({"センター", "左足ＩＫ"}));
      EXPECT_TRUE(writeFileAtomically(session::toPath(pathOf(name)), bytes));
    }
    for (const char* name : {"one", "two", "three"}) {
      motion::Motion motion = sampleMotion();
      motion.modelName = Name::fromBytes(name);
      (void)writeMotion(QString("%1.vmd").arg(name), motion);
    }
  }
  [[nodiscard]] session::Stage& stage() { return window->stage(); }
  [[nodiscard]] session::Workspace& workspace() { return window->workspace(); }
  void add(const char* model) { run("model.add path=\"" + pathOf(QString("models/%1.pmx").arg(model)) + "\""); }
  void openMotion(const char* name) { run("file.open path=\"" + pathOf(QString("%1.vmd").arg(name)) + "\""); }
  [[nodiscard]] QString mmdProject() {
    const QString path = pathOf("scenes/x.pmm");
    QFile::remove(path);
    EXPECT_TRUE(QFile::copy(QString(FURITSUKE_TEST_DATA) + "/fuzz/project_mmd9.pmm", path));
    return path;
  }
  /// Saved from a window that had two models and a motion.
  [[nodiscard]] QString sceneProject() {
    const QString path = pathOf("scenes/saved.furitsuke");
    add("a");
    add("b");
    openMotion("three");
    run("project.save path=\"" + path + "\"");
    EXPECT_TRUE(window->closing().closeEverything());
    while (!stage().actors().empty()) stage().removeActor(stage().actors().front()->id());
    stage().sceneDocument().undoStack().clear();
    return path;
  }
  /// Two models, one placed and one hidden, with two motions.
  void arrange() {
    add("a");
    openMotion("one");
    add("b");
    openMotion("two");
    session::setPlacement(stage(), stage().actors()[0]->id(), {.position = {1, 2, 3}});
    session::setShown(stage(), stage().actors()[1]->id(), false);
    workspace().setCurrent(workspace().document(0));
  }
  [[nodiscard]] Whole whole() {
    Whole all;
    all.scene = stage().state();
    all.project = window->project().path();
    for (const edit::MotionDocument* document : workspace().documents()) {
      all.motions[document->id()] = document->motion();
      all.modified[document->id()] = document->isModified();
    }
    if (workspace().current() != nullptr) all.front = workspace().current()->id();
    if (stage().active() != nullptr) all.active = stage().active()->id();
    return all;
  }
};

struct Closing {
  const char* name;
  const char* script;
  int left;
};
constexpr Closing kClosings[] = {
    {"one", "file.close", 1},
    {"one with unsaved changes", "key.add track=センター\nfile.close discard=on", 1},
    {"others", "tab.closeOthers", 1},
    {"all", "tab.closeAll", 0},
    {"all with unsaved changes", "key.add track=センター\ntab.closeAll discard=on", 0},
};

TEST_F(SceneSteps, ClosingMotionsIsOneStepThatOpensThemAgain) {
  arrange();
  for (const Closing& row : kClosings) {
    SCOPED_TRACE(row.name);
    const QStringList lines = QString(row.script).split('\n');
    for (const QString& line : lines.mid(0, lines.size() - 1)) run(line);
    const Whole before = whole();
    edit::MotionDocument* const front = workspace().current();
    const int steps = front->history().undoStack()->index();
    QSignalSpy opened(&workspace(), &session::Workspace::documentOpened);
    run(lines.last());
    EXPECT_EQ(workspace().count(), row.left);
    const Whole closed = whole();
    run("edit.undo");
    EXPECT_EQ(whole(), before);
    EXPECT_EQ(workspace().current(), front);
    EXPECT_EQ(front->history().undoStack()->index(), steps);
    EXPECT_EQ(window->docks().panel<panels::TimelinePanel>()->document(), front);
    run("edit.redo");
    EXPECT_EQ(whole().scene, closed.scene);
    run("edit.undo");
    EXPECT_EQ(whole(), before);
    EXPECT_EQ(opened.count(), 0) << "nobody connects to a motion twice";
    if (lines.size() > 1) run("edit.undo");
  }
  window->stage().sceneDocument().undoStack().clear();
}

TEST_F(SceneSteps, ClosingAMotionIsNothingToSave) {
  add("a");
  openMotion("one");
  run("file.close");
  EXPECT_TRUE(window->close()) << "opening the files again gives the same";
}

TEST_F(SceneSteps, AClosedMotionIsFreedWhenNoStepCanOpenIt) {
  openMotion("one");
  const QPointer<edit::MotionDocument> closed = workspace().current();
  run("file.close");
  EXPECT_FALSE(closed.isNull());
  stage().sceneDocument().undoStack().clear();
  EXPECT_TRUE(closed.isNull());
}

TEST_F(SceneSteps, AFileThatIsOpenedAgainIsOpenOnce) {
  struct Row {
    const char* name;
    const char* change;
    bool isSame;
  };
  for (const Row& row : {Row{"unchanged", "", true}, Row{"changed", "key.add track=センター", false}}) {
    SCOPED_TRACE(row.name);
    openMotion("one");
    const std::uint64_t id = document().id();
    if (*row.change != '\0') run(row.change);
    run("file.close discard=on");
    openMotion("one");
    EXPECT_EQ(document().id() == id, row.isSame);
    EXPECT_FALSE(document().isModified());
    if (row.isSame) run("edit.undo");
    EXPECT_EQ(workspace().count(), 1);
    run("tab.closeAll discard=on");
  }
}

TEST_F(SceneSteps, TheOldestStepsAreForgottenWhenTheyTakeTooMuchMemory) {
  add("a");
  add("b");
  auto* memory = window->findChild<session::UndoLimit*>();
  ASSERT_NE(memory, nullptr);
  QSignalSpy forgotten(memory, &session::UndoLimit::forgotten);
  run("model.remove name=a");
  settle();
  EXPECT_EQ(forgotten.count(), 0);
  memory->setLimit(0);
  run("model.show name=b on=off");
  settle();
  EXPECT_EQ(stage().removedBytes(), 0U);
  EXPECT_EQ(forgotten.count(), 1);
  EXPECT_TRUE(window->findChild<widgets::MessageBar*>()->text().contains("can no longer be undone"));
  run("edit.undo");
  EXPECT_TRUE(stage().active()->shown) << "the step after those that were forgotten";
  EXPECT_EQ(stage().actors().size(), 1U);
}

TEST_F(SceneSteps, OpeningAProjectIsOneStep) {
  struct Row {
    const char* name;
    bool isMmd;
    const char* how;
    std::size_t models;
    int motions;
  };
  const Row rows[] = {
      {"replace", false, " how=replace", 2, 1}, {"replaced by default", false, "", 2, 1},
      {"add", false, " how=add", 4, 3},         {"MMD replaces", true, " how=replace", 2, 3},
      {"MMD adds", true, " how=add", 4, 5},     {"MMD adds by default", true, "", 4, 5},
  };
  const QString scene = sceneProject();
  const QString mmd = mmdProject();
  arrange();
  const FrameRange range{2, 9};
  window->playback().setLoopRange(range);
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const Whole before = whole();
    const int steps = stage().sceneDocument().undoStack().index();
    run("file.open path=\"" + (row.isMmd ? mmd : scene) + "\"" + row.how);
    EXPECT_EQ(stage().sceneDocument().undoStack().index(), steps + 1);
    EXPECT_EQ(stage().actors().size(), row.models);
    EXPECT_EQ(workspace().count(), row.motions);
    const Whole opened = whole();
    if (QString(row.how).contains("add")) {
      for (const scene::ActorState& actor : before.scene.actors) EXPECT_EQ(*stage().state().find(actor.id), actor);
    }
    run("edit.undo");
    EXPECT_EQ(whole(), before);
    EXPECT_EQ(window->playback().loopRange(), range);
    EXPECT_EQ(whole().front, before.front);
    EXPECT_EQ(whole().active, before.active);
    run("edit.redo");
    EXPECT_EQ(whole().scene, opened.scene);
    EXPECT_EQ(whole().motions, opened.motions);
    EXPECT_EQ(whole().project, opened.project);
    run("edit.undo");
    EXPECT_EQ(whole(), before);
  }
}

TEST_F(SceneSteps, OpeningAProjectAsksWhatBecomesOfTheScene) {
  const QString scene = sceneProject();
  QString button;
  QStringList questions;
  QTimer answer;
  QObject::connect(&answer, &QTimer::timeout, [&] {
    const auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (box == nullptr) return;
    questions.append(box->text());
    QTest::mouseClick(box->findChild<QAbstractButton*>(button), Qt::LeftButton);
  });
  answer.start(5);
  const auto open = [&](const std::function<bool()>& isDone) {
    window->files().openSoon({scene});
    EXPECT_TRUE(test::waitFor([&] { return isDone() && !window->files().isOpening(); }));
    settle();
  };
  open([this] { return stage().actors().size() == 2; });
  EXPECT_EQ(questions.size(), 0) << "nothing was open";
  EXPECT_EQ(stage().sceneDocument().undoStack().count(), 0) << "there is nothing to return to";
  const Whole before = whole();
  struct Row {
    const char* button;
    std::size_t models;
  };
  for (const Row& row : {Row{"cancel", 2}, Row{"add", 4}, Row{"replace", 2}}) {
    SCOPED_TRACE(row.button);
    button = row.button;
    questions.clear();
    const bool isOpened = button != "cancel";
    open([&] { return questions.size() == 1 && (whole() != before) == isOpened; });
    EXPECT_TRUE(questions.value(0).contains("saved.furitsuke")) << questions.join("|").toStdString();
    EXPECT_EQ(stage().actors().size(), row.models);
    EXPECT_EQ(stage().sceneDocument().undoStack().count(), isOpened ? 1 : 0);
    if (isOpened) run("edit.undo");
    EXPECT_EQ(whole(), before);
  }
}

TEST_F(SceneSteps, WhatIsModifiedIsMarkedInTheTitle) {
  add("a");
  openMotion("one");
  const auto title = [this] {
    window->project().compare();
    return window->windowTitle();
  };
  EXPECT_FALSE(title().contains("[*]")) << title().toStdString();
  run("model.show name=a on=off");
  EXPECT_TRUE(title().startsWith("one.vmd – Scene[*]")) << title().toStdString();
  run("project.save path=\"" + pathOf("s.furitsuke") + "\"");
  EXPECT_TRUE(title().startsWith("one.vmd – s.furitsuke – ")) << title().toStdString();
  run("key.add track=センター");
  EXPECT_TRUE(title().startsWith("one.vmd[*] – s.furitsuke – ")) << title().toStdString();
}

}  // namespace
}  // namespace furitsuke::commands
