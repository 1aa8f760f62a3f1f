// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>
#include <cstdint>

#include "app/commands/file_commands.h"
#include "app/session/file_paths.h"
#include "app/session/playback.h"
#include "app/session/projects/mmd_project.h"
#include "app/session/projects/mmd_saving.h"
#include "app/session/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "core/format/pmm/pmm_records.h"
#include "core/format/pmx/pmx_file.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/pmx_samples.h"

// Opening projects of MikuMikuDance in the window.
namespace furitsuke::commands {
namespace {

class ProjectOpening : public test::WindowTest {
 protected:
  ProjectOpening() {
    QDir(folder.path()).mkpath("UserFile/Model");
    QDir(folder.path()).mkpath("scenes");
  }
  /// A copy of a project among the inputs of the fuzz targets, which has two copies of a model or one.
  QString project(const QString& name) {
    const QString path = pathOf("scenes/x.pmm");
    QFile::remove(path);
    EXPECT_TRUE(QFile::copy(QString(FURITSUKE_TEST_DATA) + "/fuzz/" + name, path));
    return path;
  }
  void writeModel(std::initializer_list<std::string_view> bones) {
    const Bytes bytes = format::pmx::write(test::bonesPmx(bones));
    QFile file(pathOf("UserFile/Model/a.pmd"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(asChars(bytes).data(), static_cast<qint64>(bytes.size()));
  }
  [[nodiscard]] session::Workspace& workspace() { return window->workspace(); }
  [[nodiscard]] session::Stage& stage() { return window->stage(); }
};

TEST_F(ProjectOpening, EveryFoundModelGetsItsMotion) {
  writeModel({"センター", "左足ＩＫ"});
  run("file.open path=" + project("project_mmd9.pmm"));
  ASSERT_EQ(workspace().count(), 3);
  ASSERT_EQ(stage().actors().size(), 2U);
  const edit::MotionDocument* first = stage().motionOf(stage().actors()[0]->id());
  const edit::MotionDocument* second = stage().motionOf(stage().actors()[1]->id());
  ASSERT_TRUE(first != nullptr && second != nullptr);
  EXPECT_NE(first, second);
  EXPECT_EQ(first->file().title(), "初音");
  EXPECT_EQ(second->file().title(), "初音 (2)");
  EXPECT_FALSE(first->isModified()) << "closing it loses nothing";
  EXPECT_EQ(test::framesOf(first->motion(), *first->motion().findBone(test::nameOf("センター").bytes)), "0 10 30");
  const edit::MotionDocument* camera = stage().motionOf(session::ScenePart::Camera);
  ASSERT_TRUE(camera != nullptr);
  EXPECT_EQ(camera->file().title(), "x, camera");
  EXPECT_EQ(camera->motion().camera.size(), 2U);
  ASSERT_TRUE(first->motion().annotations.gravity);
  EXPECT_EQ(first->motion().annotations.gravity->keys.size(), 2U);
  workspace().setCurrent(workspace().document(1));
  EXPECT_EQ(window->playback().loopRange(), (FrameRange{0, 30}));
}

TEST_F(ProjectOpening, OutsideParentsNameTheModelsOfTheScene) {
  writeModel({"センター", "左足ＩＫ"});
  const QString path = project("project_mmd9.pmm");
  const format::pmm::File read = format::pmm::read(readFile(session::toPath(path)).value()).value();
  const format::pmm::ModelBlock& block = read.models[1];
  ASSERT_FALSE(block.subjects.empty());
  ASSERT_EQ(block.subjects[0], -1) << "the whole model";
  // The initial property key of the second model: it follows the first bone of the first one.
  Bytes bytes = read.bytes;
  const auto at = static_cast<std::size_t>(read.key(block.propertyKeys, 0) - read.bytes.data()) + 13 + block.ikCount;
  storeLe(bytes.data() + at, std::int32_t{read.models[0].id});
  storeLe(bytes.data() + at + 4, std::int32_t{0});
  ASSERT_TRUE(writeFileAtomically(session::toPath(path), bytes));
  run("file.open path=" + path);
  ASSERT_EQ(stage().actors().size(), 2U);
  edit::MotionDocument* second = stage().motionOf(stage().actors()[1]->id());
  const motion::ParentTarget target{motion::ParentKind::Model, stage().actors()[0]->title, "センター"};
  ASSERT_FALSE(second->motion().annotations.parents.empty());
  EXPECT_EQ(second->motion().annotations.parents[0], (motion::ParentKey{0, "", target, {}}));
  EXPECT_FALSE(second->isModified()) << "closing it loses nothing";
  run("project.saveMmd path=" + pathOf("saved.pmm"));
  EXPECT_EQ(readFile(session::toPath(pathOf("saved.pmm"))).value(), bytes);
}

TEST_F(ProjectOpening, OpeningWithoutAScriptDoesTheSame) {
  writeModel({"センター", "左足ＩＫ"});
  answerNext("open");  // without the accessory and the sound, which are missing
  window->files().openSoon({project("project_mmd9.pmm")});
  ASSERT_TRUE(QTest::qWaitFor([this] { return stage().actors().size() == 2 && !window->files().isOpening(); }));
  ASSERT_TRUE(QTest::qWaitFor([this] { return stage().motionOf(stage().actors()[1]->id()) != nullptr; }));
  EXPECT_EQ(workspace().count(), 3);
}

TEST_F(ProjectOpening, WhatIsMissingIsSaid) {
  struct Row {
    const char* file;
    int motions;
    const char* said;
  };
  const Row rows[] = {
      {"project_mmd9.pmm", 3, "a.pmd, stage.x, song.wav"},
      {"project_mmd7.pmm", 1, "motions of a project of MMD 8 or older cannot be shown: 初音"},
      {"project_cut.pmm", 2, "is damaged; only its readable part is opened"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.file);
    while (workspace().count() > 0) workspace().remove(workspace().document(0));
    run("file.open path=" + project(row.file));
    EXPECT_EQ(workspace().count(), row.motions);
    const QString said = window->findChild<widgets::MessageBar*>()->text();
    EXPECT_TRUE(said.contains(row.said)) << said.toStdString();
  }
}

TEST_F(ProjectOpening, Version1TakesTheNamesOfItsModels) {
  writeModel({"センター", "左足ＩＫ"});
  run("file.open path=" + project("project_mmd7.pmm"));
  EXPECT_EQ(workspace().count(), 1) << "the model has no morph and no IK, and so is another one";
}

TEST_F(ProjectOpening, OtherFilesAreRefusedWithAReason) {
  QFile file(pathOf("scenes/x.pmm"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("not a project");
  file.close();
  const Status status = window->files().open(file.fileName());
  ASSERT_FALSE(status);
  EXPECT_NE(status.error().message().find("not a project of MikuMikuDance"), std::string::npos);
  EXPECT_EQ(workspace().count(), 0);
}

// --- saving ----------------------------------------------------------------------------------------------------------

TEST_F(ProjectOpening, AnUneditedProjectKeepsItsBytes) {
  writeModel({"センター", "左足ＩＫ"});
  for (const char* name : {"project_mmd9.pmm", "project_mmd7.pmm"}) {
    while (workspace().count() > 0) workspace().remove(workspace().document(0));
    while (!stage().actors().empty()) stage().removeActor(stage().actors().front()->id());
    const QString opened = project(name);
    run("file.open path=" + opened);
    run("project.saveMmd path=" + pathOf("saved.pmm"));
    EXPECT_EQ(test::bytesOf(pathOf("saved.pmm")), test::bytesOf(opened)) << name;
  }
}

TEST_F(ProjectOpening, RealProjectsKeepTheirBytesInTheWindow) {
  if (!test::corpusFolder()) GTEST_SKIP();
  struct Row {
    const char* name;
  };
  for (const Row& row : test::danceRows<Row>({{"miku_rest_v2.pmm"}, {"allstar_v2.pmm"}, {"kishimen_v1_mmd610.pmm"}})) {
    const QString opened = session::fromPath(*test::corpusFolder() / "projects" / row.name);
    while (workspace().count() > 0) workspace().remove(workspace().document(0));
    run("file.open path=" + opened);
    run("project.saveMmd path=" + pathOf("saved.pmm"));
    EXPECT_EQ(test::bytesOf(pathOf("saved.pmm")), test::bytesOf(opened)) << row.name;
  }
}

TEST_F(ProjectOpening, AnEditedKeyIsSavedIntoTheProject) {
  writeModel({"センター", "左足ＩＫ"});
  const QString opened = project("project_mmd9.pmm");
  run("file.open path=" + opened);
  edit::MotionDocument* first = stage().motionOf(stage().actors()[0]->id());
  workspace().setCurrent(first);
  run("select track=センター frames=10\nkey.set translation=7,8,9");
  const motion::Motion edited = first->motion();
  EXPECT_TRUE(first->isModified());
  run("project.saveMmd path=" + opened);
  EXPECT_FALSE(first->isModified()) << "its keys are in the project";
  EXPECT_TRUE(QFile::exists(opened + ".bak"));
  while (workspace().count() > 0) workspace().remove(workspace().document(0));
  while (!stage().actors().empty()) stage().removeActor(stage().actors().front()->id());
  run("file.open path=" + opened);
  const edit::MotionDocument* again = stage().motionOf(stage().actors()[0]->id());
  EXPECT_EQ(again->motion().bones, edited.bones);
  EXPECT_EQ(again->motion().morphs, edited.morphs);
}

TEST_F(ProjectOpening, WhatAProjectCannotStoreIsListed) {
  writeModel({"センター", "左足ＩＫ"});
  const session::ProjectScene scene = [&] {
    Result<session::ReadProject> read = session::readMmdProject(session::toPath(project("project_mmd9.pmm")), {});
    return session::sceneOf(*std::move(read));
  }();
  run("file.open path=" + project("project_mmd9.pmm"));
  session::MmdLink link;
  link.bytes = scene.link.bytes;
  EXPECT_EQ(session::mmdLosses(link, stage(), workspace()).size(), 2) << "nothing belongs to an empty project";
}

}  // namespace
}  // namespace furitsuke::commands
