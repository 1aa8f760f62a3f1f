// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "app/commands/files/file_opening.h"
#include "app/session/file_paths.h"
#include "app/session/playback.h"
#include "app/session/projects/mmd_project.h"
#include "app/session/projects/mmd_saving.h"
#include "app/session/scene/drawing_order.h"
#include "app/session/scene/scene_changes.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "core/base/file_saving.h"
#include "core/format/pmm/pmm_records.h"
#include "core/format/pmx/pmx_file.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/corpus.h"
#include "tests/support/motions.h"
#include "tests/support/pmx_samples.h"
#include "tests/support/waiting.h"

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
  EXPECT_EQ(second->motion().annotations.parents[0], (motion::OutsideParentKey{0, "", target, {}}));
  EXPECT_FALSE(second->isModified()) << "closing it loses nothing";
  run("project.saveMmd path=" + pathOf("saved.pmm"));
  EXPECT_EQ(readFile(session::toPath(pathOf("saved.pmm"))).value(), bytes);
}

TEST_F(ProjectOpening, OpeningWithoutAScriptDoesTheSame) {
  writeModel({"センター", "左足ＩＫ"});
  answerNext("open");  // without the accessory and the sound, which are missing
  window->files().openSoon({project("project_mmd9.pmm")});
  ASSERT_TRUE(test::waitFor([this] { return stage().actors().size() == 2 && !window->files().isOpening(); }));
  ASSERT_TRUE(test::waitFor([this] { return stage().motionOf(stage().actors()[1]->id()) != nullptr; }));
  EXPECT_EQ(workspace().count(), 3);
}

TEST_F(ProjectOpening, ACanceledOneIsNoError) {
  answerNext("cancel");  // the question about the missing files
  window->files().openSoon({project("project_mmd9.pmm")});
  ASSERT_TRUE(test::waitFor([this] { return !window->files().isOpening(); }));
  settle();
  EXPECT_EQ(window->findChild<widgets::MessageBar*>()->text(), "");
  EXPECT_EQ(workspace().count(), 0);
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
      {"project_cut.pmm", 2, ": download it again. Only its readable part is opened ("},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.file);
    while (workspace().count() > 0) workspace().remove(workspace().document(0));
    run("file.open path=" + project(row.file));
    EXPECT_EQ(workspace().count(), row.motions);
    const QString said = window->findChild<widgets::MessageBar*>()->text().simplified();
    EXPECT_TRUE(said.contains(row.said)) << said.toStdString();
    EXPECT_EQ(window->findChild<widgets::MessageBar*>()->waitingCount(), 0) << "that of the scene before is gone";
  }
}

TEST_F(ProjectOpening, Version1TakesTheNamesOfItsModels) {
  writeModel({"センター", "左足ＩＫ"});
  run("file.open path=" + project("project_mmd7.pmm"));
  EXPECT_EQ(workspace().count(), 1) << "the model has no morph and no IK, and so is another one";
}

TEST_F(ProjectOpening, AMotionWithMarkersIsStillUnsavedAfterSavingTheProject) {
  writeModel({"センター", "左足ＩＫ"});
  const QString opened = project("project_mmd9.pmm");
  run("file.open path=" + opened);
  edit::MotionDocument* first = stage().motionOf(stage().actors()[0]->id());
  workspace().setCurrent(first);
  run("marker.add frame=3 name=a\nproject.saveMmd path=" + opened);
  EXPECT_TRUE(first->isModified()) << "the project has no markers";
}

TEST_F(ProjectOpening, AModelOfTheNameIsTakenOnlyIfItsBonesFit) {
  // The name of the file is that of the project, its folder is not.
  const QString elsewhere = pathOf("scenes/deep/a.pmd");
  QDir(folder.path()).mkpath("scenes/deep");
  for (const std::size_t models : {2U, 0U}) {
    while (workspace().count() > 0) workspace().remove(workspace().document(0));
    while (!stage().actors().empty()) stage().removeActor(stage().actors().front()->id());
    models == 0 ? writeModel({"センター"}) : writeModel({"センター", "左足ＩＫ"});
    QFile::remove(elsewhere);
    ASSERT_TRUE(QFile::rename(pathOf("UserFile/Model/a.pmd"), elsewhere));
    run("file.open path=" + project("project_mmd9.pmm"));
    EXPECT_EQ(stage().actors().size(), models);
  }
}

TEST_F(ProjectOpening, AnOpenModelWithTheNameAndTheBonesIsUsed) {
  const auto openNamed = [this](const std::string& name) {
    format::pmx::File pmx = test::bonesPmx({"センター", "左足ＩＫ"});
    pmx.header.name = name;
    const QString path = pathOf("other.pmx");
    EXPECT_TRUE(writeFileAtomically(session::toPath(path), format::pmx::write(pmx)));
    run("model.add path=" + path);
  };
  const auto said = [this] { return window->findChild<widgets::MessageBar*>()->text(); };
  openNamed("別");
  run("file.open path=" + project("project_mmd9.pmm"));
  EXPECT_TRUE(said().contains("a.pmd")) << said().toStdString();
  while (workspace().count() > 0) workspace().remove(workspace().document(0));
  openNamed("初音");
  run("file.open path=" + project("project_mmd9.pmm"));
  EXPECT_FALSE(said().contains("a.pmd")) << said().toStdString();
  EXPECT_TRUE(stage().motionOf(stage().actors()[1]->id()) != nullptr);
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

/// A project that is open, with access to what of the scene came from it.
class ProjectSaving : public ProjectOpening {
 protected:
  ProjectSaving() {
    format::pmx::File pmx = test::bonesPmx({"センター", "左足ＩＫ"});
    pmx.bones[0].flags |= format::pmx::kMovable;
    EXPECT_TRUE(writeFileAtomically(session::toPath(pathOf("UserFile/Model/a.pmd")), format::pmx::write(pmx)));
  }

  /// Replaces what is open by the sample and one of its two models.
  void openSample(const QString& name = "project_mmd9.pmm") {
    while (workspace().count() > 0) workspace().remove(workspace().document(0));
    while (!stage().actors().empty()) stage().removeActor(stage().actors().front()->id());
    // A model instead of the accessory, which needs no other program to be read.
    const QString accessory = pathOf("scenes/accessory.pmx");
    EXPECT_TRUE(writeFileAtomically(session::toPath(accessory), format::pmx::write(test::bonesPmx({"板"}))));
    Result<session::ReadProject> read = session::readMmdProject(session::toPath(project(name)), {});
    ASSERT_TRUE(read);
    if (!read->accessoryFiles.isEmpty()) read->accessoryFiles[0] = accessory;
    session::ProjectScene scene = session::sceneOf(*std::move(read));
    for (auto& motion : scene.motions) workspace().add(std::move(motion));
    static_cast<void>(window->files().openAll(scene.scene.missingFiles(stage(), workspace())));
    link = std::move(scene.link);
    link.setActors(scene.scene.apply(stage(), workspace()));
  }
  [[nodiscard]] QStringList losses() { return session::mmdLosses(link, stage(), workspace()); }
  /// What saving the scene writes, as a project again.
  [[nodiscard]] io::Project saved() {
    Diagnostics lost;
    const Result<Bytes> bytes = session::mmdSaveOf(link, stage(), {}).content(lost);
    EXPECT_TRUE(bytes);
    return bytes ? *io::readPmm(*bytes) : io::Project();
  }
  [[nodiscard]] std::uint64_t modelId() const { return link.models[0].actor; }
  [[nodiscard]] std::uint64_t accessoryId() const { return link.accessories[0].actor; }
  void place(std::uint64_t id, const std::function<void(scene::Placement&)>& change) {
    scene::Placement placement = stage().scene().find(id)->placement;
    change(placement);
    session::setPlacement(stage(), id, placement);
  }
  edit::MotionDocument& motionOfModel() { return *stage().motionOf(modelId()); }
  void annotate(edit::MotionDocument& document, const std::function<void(motion::Annotations&)>& change) {
    motion::Annotations annotations = document.motion().annotations;
    change(annotations);
    document.history().setAnnotations("test", std::move(annotations));
  }

  /// Opens the sample, changes it, and looks for the change among the losses or in what is written.
  void check(const char* name, const std::function<void()>& change, const char* loss) {
    SCOPED_TRACE(name);
    openSample();
    change();
    const QStringList listed = losses();
    const bool isWritten = loss[0] == '\0';
    EXPECT_TRUE(isWritten || listed.join("\n").contains(loss)) << listed.join("\n").toStdString();
    if (!isWritten) return;
    EXPECT_EQ(listed, QStringList());
    Diagnostics lost;
    const Result<Bytes> bytes = session::mmdSaveOf(link, stage(), {}).content(lost);
    ASSERT_TRUE(bytes);
    EXPECT_TRUE(*bytes != *link.bytes);
    EXPECT_TRUE(lost.empty());
  }

  session::MmdLink link;
};

TEST_F(ProjectSaving, AnUneditedSceneLosesNothing) {
  openSample();
  ASSERT_NE(accessoryId(), 0U);
  EXPECT_EQ(losses(), QStringList());
  Diagnostics lost;
  EXPECT_TRUE(session::mmdSaveOf(link, stage(), {}).content(lost).value() == *link.bytes);
}

/// A change of the scene.
struct SceneChange {
  const char* name;
  std::function<void()> change;
  const char* loss;  ///< the beginning of its sentence; empty: it is written
};

TEST_F(ProjectSaving, EveryChangeOfAModelIsWrittenOrListed) {
  const SceneChange rows[] = {
      {"model added", [this] { run("model.add path=" + pathOf("UserFile/Model/a.pmd")); }, ""},
      {"model added that MMD cannot name",
       [this] {
         const QString path = pathOf("scenes/face.pmx");
         EXPECT_TRUE(writeFileAtomically(session::toPath(path), format::pmx::write(test::bonesPmx({"頭", "😀"}))));
         run("model.add path=" + path);
       },
       "Models that the project"},
      {"model removed", [this] { stage().removeActor(modelId()); }, "Models that were removed"},
      {"accessory removed", [this] { stage().removeActor(accessoryId()); }, "Models that were removed"},
      {"model without motion", [this] { stage().assignMotion(modelId(), nullptr); }, "Models without a motion"},
      {"model hidden", [this] { session::setShown(stage(), modelId(), false); }, ""},
      {"model moved", [this] { place(modelId(), [](auto& at) { at.position.x = 3; }); }, ""},
      {"model scaled", [this] { place(modelId(), [](auto& at) { at.scale = 2; }); }, "Positions, rotations"},
      {"model on another", [this] { place(modelId(), [this](auto& at) { at.attachment = link.models[1].actor; }); },
       "Positions, rotations"},
      {"model clear", [this] { place(modelId(), [](auto& at) { at.opacity = 0.5; }); }, "Opacity and shadow"},
      {"accessory moved", [this] { place(accessoryId(), [](auto& at) { at.position.x = 3; }); }, ""},
      {"accessory clear", [this] { place(accessoryId(), [](auto& at) { at.opacity = 0.5; }); }, ""},
      {"accessory hidden", [this] { session::setShown(stage(), accessoryId(), false); }, ""},
      {"accessory on another",
       [this] {
         run("model.add path=" + pathOf("UserFile/Model/a.pmd"));
         place(accessoryId(), [this](auto& at) { at.attachment = stage().actors().back()->id(); });
       },
       ""},
      {"order", [this] { session::setDrawingOrder(stage(), accessoryId(), 0); }, "The drawing order"},
  };
  for (const SceneChange& row : rows) check(row.name, row.change, row.loss);
}

TEST_F(ProjectSaving, EveryChangeOfAMotionIsWrittenOrListed) {
  const auto addMotion = [this] {
    auto motion = std::make_unique<edit::MotionDocument>(sampleMotion());
    motion->file().setTitle("other");
    return workspace().add(std::move(motion));
  };
  const SceneChange rows[] = {
      {"motion opened", [addMotion] { addMotion(); }, "Motions that nothing"},
      {"key edited",
       [this] {
         workspace().setCurrent(&motionOfModel());
         run("select track=センター frames=10\nkey.set translation=7,8,9");
       },
       ""},
      {"camera from elsewhere",
       [this, addMotion] {
         edit::MotionDocument* other = addMotion();
         workspace().setCurrent(other);
         run("key.add track=camera frame=4");
         stage().choosePartMotion(session::ScenePart::Camera, other);
       },
       "Tracks and switches"},
      {"unknown track",
       [this] {
         workspace().setCurrent(&motionOfModel());
         run("track.add name=尻尾\nkey.add track=尻尾 frame=4");
       },
       "Tracks and switches"},
      {"marker", [this] { annotate(motionOfModel(), [](auto& notes) {
                            notes.markers.push_back({3, "a"});
                          }); },
       "Markers, tempo"},
      {"tempo", [this] { annotate(motionOfModel(), [](auto& notes) { notes.tempo.emplace(); }); }, "Markers, tempo"},
      {"sound", [this] { annotate(motionOfModel(), [](auto& notes) { notes.sound = motion::SoundLink{"a.wav"}; }); },
       "Markers, tempo"},
      {"gravity", [this] { annotate(motionOfModel(), [](auto& notes) { notes.gravity->keys[0].acceleration = 1; }); },
       ""},
      {"gravity of a motion that does not count",
       [this] { annotate(*link.camera.motion, [](auto& notes) { notes.gravity->keys[0].acceleration = 1; }); },
       "Gravity keys"},
      {"layers",
       [this] {
         workspace().setCurrent(&motionOfModel());
         run("layer.add");
       },
       "The layers"},
  };
  for (const SceneChange& row : rows) check(row.name, row.change, row.loss);
}

TEST_F(ProjectSaving, EveryChangeOfOutsideParentsIsWrittenOrListed) {
  const SceneChange rows[] = {
      {"outside parent",
       [this] {
         annotate(motionOfModel(), [](auto& notes) {
           notes.parents.push_back({3, "センター", {motion::ParentKind::Ground}});
         });
       },
       ""},
      {"what the camera follows",
       [this] {
         annotate(*link.camera.motion, [this](auto& notes) {
           const motion::ParentTarget target{motion::ParentKind::Model, stage().actors()[0]->title, "センター"};
           notes.parents.push_back({3, {}, target, {}, true});
         });
       },
       ""},
      {"camera that follows something without a place",
       [this] {
         annotate(*link.camera.motion, [](auto& notes) {
           notes.parents.push_back({3, {}, {motion::ParentKind::Model, "nobody", {}}, {}, true});
         });
       },
       "Outside parents"},
      {"what carries an accessory",
       [this] {
         edit::MotionDocument* attachments = workspace().add(std::make_unique<edit::MotionDocument>(motion::Motion()));
         stage().assignMotion(accessoryId(), attachments);
         annotate(*attachments, [this](auto& notes) {
           const motion::ParentTarget target{motion::ParentKind::Model, stage().actors()[0]->title, "センター"};
           notes.parents.push_back({3, {}, target});
         });
       },
       ""},
      {"outside parent without a place",
       [this] {
         annotate(motionOfModel(), [](auto& notes) {
           notes.parents.push_back({3, "センター", {motion::ParentKind::Model, "nobody", "頭"}});
         });
       },
       "Outside parents"},
  };
  for (const SceneChange& row : rows) check(row.name, row.change, row.loss);
}

TEST_F(ProjectSaving, KeysOfAnAccessoryAreWrittenOrListed) {
  const motion::AccessoryKey key{.frame = 8, .position = {1, 2, 3}, .angles = {0, 9, 0}, .opacity = 0.5};
  const SceneChange rows[] = {
      {"keys of an accessory",
       [this, key] {
         edit::MotionDocument* keys = workspace().add(std::make_unique<edit::MotionDocument>(motion::Motion()));
         stage().assignMotion(accessoryId(), keys);
         annotate(*keys, [&key](auto& notes) { notes.accessoryKeys = {motion::AccessoryKey(), key}; });
       },
       ""},
      {"keys that place a model",
       [this, key] { annotate(motionOfModel(), [&key](auto& notes) { notes.accessoryKeys = {key}; }); }, "Prop keys"},
  };
  for (const SceneChange& row : rows) check(row.name, row.change, row.loss);
  openSample();
  rows[0].change();
  const io::ProjectAccessory accessory = saved().accessories[0];
  ASSERT_EQ(accessory.accessoryKeys.size(), 2U);
  EXPECT_EQ(accessory.accessoryKeys[1].position, key.position);
  EXPECT_EQ(accessory.accessoryKeys[1].angles, key.angles);
  EXPECT_EQ(accessory.accessoryKeys[1].opacity, 0.5);
}

TEST_F(ProjectSaving, ANewModelIsWrittenWithItsMotion) {
  openSample();
  run("model.add path=" + pathOf("UserFile/Model/a.pmd"));
  const std::uint64_t added = stage().actors().back()->id();
  auto motion = std::make_unique<edit::MotionDocument>(sampleMotion());
  motion->file().setTitle("dance");
  edit::MotionDocument* dance = workspace().add(std::move(motion));
  stage().assignMotion(added, dance);
  annotate(*dance, [this](auto& notes) {
    notes.parents = {{4, "センター", {motion::ParentKind::Model, stage().actors()[0]->title, "センター"}}};
  });
  session::setShown(stage(), added, false);
  const io::Project project = saved();
  ASSERT_EQ(project.models.size(), link.models.size() + 1);
  const io::ProjectModel& model = project.models.back();
  EXPECT_EQ(model.path, "UserFile\\Model\\a.pmd");
  EXPECT_FALSE(model.isVisible);
  ASSERT_EQ(model.outsideParents.size(), 1U);
  EXPECT_EQ(model.outsideParents[0].model, 0U);
  EXPECT_EQ(model.outsideParents[0].target, "センター");
  for (std::size_t i = 0; i < link.models.size(); ++i) EXPECT_EQ(project.models[i].path, link.sources[i].path);
}

TEST_F(ProjectOpening, AScriptIsToldWhatTheProjectWillNotContain) {
  writeModel({"センター", "左足ＩＫ"});
  const QString opened = project("project_mmd9.pmm");
  run("file.open path=" + opened);
  const auto said = [this] { return window->findChild<widgets::MessageBar*>()->text(); };
  run("project.saveMmd path=" + pathOf("saved.pmm"));
  EXPECT_FALSE(said().contains("does not contain")) << said().toStdString();
  workspace().setCurrent(stage().motionOf(stage().actors()[0]->id()));
  run("marker.add frame=3 name=a\nproject.saveMmd path=" + pathOf("saved.pmm"));
  EXPECT_TRUE(said().contains("saved.pmm does not contain")) << said().toStdString();
  EXPECT_TRUE(said().contains("Markers, tempo, sound")) << said().toStdString();
}

TEST_F(ProjectSaving, WhatIsWrittenIsInTheProject) {
  openSample();
  session::setShown(stage(), modelId(), false);
  place(modelId(), [](auto& at) { at.position = {1, 2, 3}; });
  place(accessoryId(), [](auto& at) {
    at.position = {4, 5, 6};
    at.opacity = 0.25;
  });
  annotate(motionOfModel(), [](auto& notes) { notes.gravity->keys[0].acceleration = 1; });
  const motion::Motion before = motionOfModel().motion();
  const io::Project project = saved();
  ASSERT_EQ(project.models.size(), link.models.size());
  EXPECT_FALSE(project.models[0].isVisible);
  EXPECT_EQ(project.accessories[0].position, (Vec3{4, 5, 6}));
  EXPECT_EQ(project.accessories[0].opacity, 0.25);
  EXPECT_EQ(project.camera.annotations.gravity->keys[0].acceleration, 1);
  const auto track = [](const motion::Motion& motion) {
    return motion.bones[motion.findBone(test::nameOf("センター").bytes)->index].keys;
  };
  const auto placed = track(project.models[0].motion), own = track(before);
  ASSERT_EQ(placed.size(), own.size());
  for (std::size_t i = 0; i < own.size(); ++i) {
    const Vec3 from = own.values()[i].translation;
    EXPECT_EQ(placed.values()[i].translation, (Vec3{from.x + 1, from.y + 2, from.z + 3})) << i;
  }
}

}  // namespace
}  // namespace furitsuke::commands
