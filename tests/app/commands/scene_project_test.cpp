// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QTimer>
#include <algorithm>
#include <filesystem>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "app/actions/action_script.h"
#include "app/commands/files/file_opening.h"
#include "app/dialogs/missing_files_dialog.h"
#include "app/session/file_paths.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/playback.h"
#include "app/session/projects/open_project.h"
#include "app/session/projects/scene_project_writing.h"
#include "app/session/scene/drawing_order.h"
#include "app/session/scene/scene_changes.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "core/io/json/annotation_file.h"
#include "core/io/model/bone_fit.h"
#include "core/io/project/scene_project_file.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/motions.h"
#include "tests/support/pmx_samples.h"
#include "tests/support/waiting.h"

// Project files in the window.
namespace furitsuke::commands {
namespace {

class SceneProjects : public test::WindowTest {
 protected:
  SceneProjects() {
    QDir(folder.path()).mkpath("show/models");
    QDir(folder.path()).mkpath("show/motions");
    for (const char* name : {"a", "b", "c"}) {
      const auto path = session::toPath(pathOf(QString("show/models/%1.pmx").arg(name)));
      EXPECT_TRUE(writeFileAtomically(path, format::pmx::write(test::bonesPmx({"センター", "右腕"}))));
    }
    for (const char* name : {"one", "two", "three"}) {
      motion::Motion motion = sampleMotion();
      motion.modelName = Name::fromBytes(name);  // so that no file has the content of another
      (void)writeMotion(QString("show/motions/%1.vmd").arg(name), motion);
    }
    QFile song(pathOf("show/song.wav"));
    EXPECT_TRUE(song.open(QIODevice::WriteOnly) && song.write("song") > 0);
  }
  void add(const char* model) { run("model.add path=\"" + pathOf(QString("show/models/%1.pmx").arg(model)) + "\""); }
  void openMotion(const char* motion) {
    run("file.open path=\"" + pathOf(QString("show/motions/%1.vmd").arg(motion)) + "\"");
  }
  void save(const QString& name) { run("project.save path=\"" + pathOf(name) + "\""); }
  [[nodiscard]] session::Stage& stage() { return window->stage(); }
  [[nodiscard]] session::Workspace& workspace() { return window->workspace(); }
  [[nodiscard]] QString message() const { return window->findChild<widgets::MessageBar*>()->text(); }
  /// The scene as text, with paths from `root`.
  [[nodiscard]] QString sceneText(const QString& root) {
    io::SceneProject project = session::projectOf(stage(), workspace());
    project.playRange = window->playback().loopRange();
    project.isLooping = window->playback().isLooping();
    QString text = QString::fromStdString(io::projectToJson(project));
    for (const edit::MotionDocument* document : workspace().documents())
      text += QString::fromStdString(io::annotationsToJson(document->motion().annotations));
    return text.replace(pathOf(root), "ROOT");
  }
  /// Replaces the scene when that is asked, and answers the question about missing files so.
  void answerMissing(const std::function<void(dialogs::MissingFilesDialog&)>& answer) {
    QObject::connect(&answers_, &QTimer::timeout, [this, answer] {
      if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
        return box->findChild<QAbstractButton*>("replace")->click();
      auto* dialog = window->findChild<dialogs::MissingFilesDialog*>();
      if (dialog != nullptr && dialog->isVisible()) answer(*dialog);
    });
    answers_.start(20);
  }
  void removeAll() {
    window->project().close();
    for (edit::MotionDocument* document : workspace().documents()) workspace().remove(document);
    while (!stage().actors().empty()) stage().removeActor(stage().actors().front()->id());
  }

 private:
  QTimer answers_;
};

#ifdef FURITSUKE_SANITIZED
constexpr int kUsualScenes = 2;
#else
constexpr int kUsualScenes = 10;
#endif

/// Models, some twice, at random places, on each other, with any motion or none.
class RandomScene {
 public:
  RandomScene(session::Stage& stage, session::Workspace& workspace, session::Playback& playback, unsigned seed)
      : stage_(stage), workspace_(workspace), playback_(playback), random_(seed) {}

  /// `sound`: the path of a file.
  void arrange(const QString& sound) {
    for (const auto& actor : stage_.actors()) place(*actor);
    for (edit::MotionDocument* document : workspace_.documents())
      document->history().setAnnotations("test", annotations(sound.toStdString()));
    for (const session::ScenePart part : session::kSceneParts) stage_.choosePartMotion(part, anyMotion());
    for (edit::MotionDocument* document : workspace_.documents())
      document->state().setCurrentFrame(static_cast<Frame>(below(50)));
    workspace_.setCurrent(workspace_.document(static_cast<int>(below(static_cast<std::size_t>(workspace_.count())))));
    for (const auto& actor : stage_.actors()) stage_.assignMotion(actor->id(), anyMotion());
    for (edit::MotionDocument* document : workspace_.documents()) link(*document);
    stage_.setActive(stage_.actors()[below(stage_.actors().size())]->id());
    const auto first = static_cast<Frame>(below(20));
    playback_.setLoopRange(below(3) == 0 ? FrameRange{} : FrameRange{first, first + 1 + static_cast<Frame>(below(9))});
    playback_.setLooping(below(2) == 0);
    physics::PhysicsSettings settings;
    settings.ground = below(2) == 0;
    settings.gravity = number(20);
    settings.gravityDirection = {number(1), -2, number(1)};
    stage_.physics().setSettings(settings);
    stage_.physics().setMode(below(2) == 0 ? session::PhysicsMode::Off : session::PhysicsMode::On);
  }
  std::size_t below(std::size_t limit) { return random_() % limit; }

 private:
  double number(double limit) { return std::uniform_real_distribution<double>(-limit, limit)(random_); }

  void place(const scene::Actor& actor) {
    scene::Placement placement;
    placement.position = {number(100), number(1e-5), number(1)};
    placement.rotation = glm::normalize(glm::dquat(number(1), number(1), number(1), 0.1));
    placement.scale = 1 + std::abs(number(3));
    placement.opacity = std::abs(number(1));
    placement.castsShadow = below(2) == 0;
    const scene::Actor& first = *stage_.actors().front();
    if (&first != &actor && below(2) == 0) {
      placement.attachment = first.id();
      placement.attachmentBone = static_cast<model::BoneIndex>(below(3)) - 1;
    }
    session::setPlacement(stage_, actor.id(), placement);
    session::setShown(stage_, actor.id(), below(4) != 0);
    session::setPinned(stage_, actor.id(), below(2) == 0);
  }
  edit::MotionDocument* anyMotion() {
    const std::size_t at = below(static_cast<std::size_t>(workspace_.count()) + 1);
    return at == 0 ? nullptr : workspace_.document(static_cast<int>(at - 1));
  }
  /// A bone or the origin of a model that the motion does not move, the ground or nothing.
  motion::ParentTarget anyTarget(const edit::MotionDocument& document, bool isCamera) {
    const scene::Actor& followed = *stage_.actors()[below(stage_.actors().size())];
    if (stage_.motionOf(followed.id()) != &document && below(3) != 0) {
      const std::vector<model::Bone>& bones = followed.model().bones;
      const std::size_t bone = below(bones.size() + 1);
      return {motion::ParentKind::Model, followed.title, bone == bones.size() ? "" : bones[bone].name.text};
    }
    return {isCamera || below(2) == 0 ? motion::ParentKind::None : motion::ParentKind::Ground, {}, {}};
  }
  /// Outside parents of bones, of the camera and of the whole model, and keys that place it, each of them or not.
  void link(edit::MotionDocument& document) {
    motion::Annotations annotations = document.motion().annotations;
    const auto frame = [this] { return static_cast<Frame>(below(90)); };
    const bool hasModel = stage_.actorOf(document) != nullptr;
    const bool hasCamera = stage_.motionOf(session::ScenePart::Camera) == &document;
    for (std::size_t i = 0; hasModel && i < below(4); ++i) {
      const std::vector<model::Bone>& bones = stage_.actorOf(document)->model().bones;
      const std::string bone = below(3) == 0 ? std::string() : bones[below(bones.size())].name.text;
      motion::setKey(annotations.parents, {frame(), bone, anyTarget(document, false), {}});
    }
    for (std::size_t i = 0; hasCamera && i < below(4); ++i)
      motion::setKey(annotations.parents, {frame(), {}, anyTarget(document, true), {}, true});
    for (std::size_t i = 0; hasModel && i < below(4); ++i) {
      motion::setKey(annotations.accessoryKeys, {.frame = frame(),
                                                 .position = {number(9), number(9), number(1e-3)},
                                                 .angles = {0, number(12), 0},
                                                 .scale = 1 + std::abs(number(3)),
                                                 .opacity = std::abs(number(1)),
                                                 .isVisible = below(2) == 0,
                                                 .castsShadow = below(2) == 0});
    }
    document.history().setAnnotations("test", std::move(annotations));
  }
  /// Markers, tempo and sound, each of them or not.
  motion::Annotations annotations(const std::string& sound) {
    motion::Annotations annotations;
    for (std::size_t i = 0; i < below(4); ++i)
      annotations.markers.push_back({static_cast<Frame>(10 * i + below(10)), "m" + std::to_string(i), "blue"});
    if (below(2) == 0) annotations.tempo = motion::Tempo{.beatsPerMinute = 100 + number(20), .firstBeat = number(30)};
    if (below(2) == 0) annotations.sound = motion::SoundLink{.file = sound, .offset = number(1000)};
    return annotations;
  }

  session::Stage& stage_;
  session::Workspace& workspace_;
  session::Playback& playback_;
  std::mt19937 random_;
};

TEST_F(SceneProjects, ASavedSceneIsTheSameInAnotherFolder) {
  // More scenes with FURITSUKE_SCENES=100.
  const auto scenes = static_cast<unsigned>(std::max(qEnvironmentVariableIntValue("FURITSUKE_SCENES"), kUsualScenes));
  QString root = "show";
  for (unsigned seed = 0; seed < scenes; ++seed) {
    SCOPED_TRACE(seed);
    removeAll();
    RandomScene scene(stage(), workspace(), window->playback(), seed);
    const std::size_t models = 1 + scene.below(4);
    for (std::size_t i = 0; i < models; ++i)
      run("model.add path=\"" + pathOf(root + "/models/" + QChar('a' + static_cast<char>(scene.below(3))) + ".pmx") +
          "\"");
    const char* motions[] = {"one", "two", "three"};
    for (std::size_t i = 0; i <= scene.below(3); ++i)
      run("file.open path=\"" + pathOf(root + "/motions/" + motions[i] + ".vmd") + "\"");
    scene.arrange(pathOf(root + "/song.wav"));
    const QString before = sceneText(root);
    save(root + "/scene.furitsuke");
    EXPECT_FALSE(window->project().isModified());
    removeAll();
    // The project has what the files beside the motions had.
    if (seed % 2 != 0) {
      for (const char* motion : motions) QFile::remove(pathOf(root + "/motions/" + motion + ".furitsuke.json"));
    }
    const QString moved = root == "show" ? "moved" : "show";
    ASSERT_TRUE(QDir(folder.path()).rename(root, moved));
    root = moved;
    run("file.open path=\"" + pathOf(root + "/scene.furitsuke") + "\"");
    ASSERT_EQ(sceneText(root).toStdString(), before.toStdString());
    window->project().compare();
    EXPECT_FALSE(window->project().isModified());
  }
}

TEST_F(SceneProjects, AMotionWithoutAFileIsSavedBesideTheProject) {
  add("a");
  run("file.new\nkey.add track=センター");
  save("show/scene.furitsuke");
  EXPECT_EQ(document().file().path(), session::toPath(pathOf("show/New motion.vmd")));
  EXPECT_FALSE(document().isModified());
  run("file.new\nkey.add track=センター\nfile.save path=\"" + pathOf("show/New motion 2.vmd") +
      "\"\nkey.add track=右腕");
  EXPECT_TRUE(document().isModified());
  save("show/scene.furitsuke");
  EXPECT_FALSE(document().isModified()) << "saved to its own file";
}

TEST_F(SceneProjects, AProjectIsModifiedWhenTheSceneDiffers) {
  add("a");
  openMotion("one");
  save("show/scene.furitsuke");
  session::OpenProject& project = window->project();
  const auto isModified = [&project] {
    project.compare();
    return project.isModified();
  };
  EXPECT_TRUE(window->windowTitle().contains("scene.furitsuke"));
  EXPECT_FALSE(isModified());
  document().state().setCurrentFrame(5);
  EXPECT_FALSE(isModified()) << "looking at another frame is no change";
  run("model.show name=a on=off");
  EXPECT_TRUE(isModified());
  run("model.show name=a on=on");
  EXPECT_FALSE(isModified()) << "as in the file again";
  add("b");
  EXPECT_TRUE(isModified());
  EXPECT_TRUE(window->isWindowModified());
  save("show/scene.furitsuke");
  EXPECT_FALSE(isModified());
}

TEST_F(SceneProjects, ClosingAsksAboutTheProject) {
  add("a");
  openMotion("one");
  save("show/scene.furitsuke");
  const QByteArray saved = test::bytesOf(pathOf("show/scene.furitsuke"));
  add("b");
  answerNext("cancel");
  EXPECT_FALSE(window->close());
  EXPECT_TRUE(asked.contains("scene.furitsuke")) << asked.toStdString();
  EXPECT_EQ(workspace().count(), 1);
  answerNext("save");
  EXPECT_TRUE(window->close());
  EXPECT_NE(test::bytesOf(pathOf("show/scene.furitsuke")), saved);
}

TEST_F(SceneProjects, ClosingAsksAboutAnArrangedSceneWithoutAFile) {
  add("a");
  add("b");
  EXPECT_FALSE(window->isWindowModified());
  run("model.show name=a on=off");
  answerNext("cancel");
  EXPECT_FALSE(window->close());
  EXPECT_TRUE(asked.contains("The scene")) << asked.toStdString();
  EXPECT_TRUE(window->isWindowModified());
  run("edit.undo");
  EXPECT_TRUE(window->close()) << "opening the files again gives the same";
}

TEST_F(SceneProjects, OpeningAnotherProjectReplacesTheScene) {
  add("a");
  openMotion("one");
  save("show/scene.furitsuke");
  add("b");
  openMotion("two");
  run("file.open path=\"" + pathOf("show/scene.furitsuke") + "\"");
  EXPECT_EQ(stage().actors().size(), 1U);
  EXPECT_EQ(workspace().count(), 1);
  run("key.add track=センター");
  answerNext("cancel");
  EXPECT_FALSE(window->files().open(pathOf("show/scene.furitsuke")));
  EXPECT_TRUE(document().isModified()) << "nothing was closed";
}

TEST_F(SceneProjects, AMissingModelStaysInTheProject) {
  add("a");
  add("b");
  openMotion("one");
  save("show/scene.furitsuke");
  removeAll();
  ASSERT_TRUE(QFile::remove(pathOf("show/models/a.pmx")) && QFile::remove(pathOf("show/motions/one.vmd")));
  for (const char* other : {"b", "c"}) EXPECT_TRUE(QFile::remove(pathOf(QString("show/models/%1.pmx").arg(other))));
  const auto other = session::toPath(pathOf("show/models/b.pmx"));
  EXPECT_TRUE(writeFileAtomically(other, format::pmx::write(test::bonesPmx({"センター"}))));
  run("file.open path=\"" + pathOf("show/scene.furitsuke") + "\"");
  ASSERT_EQ(stage().actors().size(), 1U);
  EXPECT_TRUE(message().contains("needs 2 file(s) that were not found: a.pmx, one.vmd")) << message().toStdString();
  run("model.show name=b on=off");
  save("show/scene.furitsuke");
  const auto project = io::readProjectFile(session::toPath(pathOf("show/scene.furitsuke")));
  ASSERT_TRUE(project);
  ASSERT_EQ(project->models.size(), 2U);
  EXPECT_EQ(project->models[1].file.path, "models/a.pmx");
  EXPECT_FALSE(project->models[1].file.digest.empty()) << "so that it can be found later";
  ASSERT_TRUE(project->models[0].motion) << "the last model had it";
  EXPECT_EQ(project->motions[*project->models[0].motion].file.path, "motions/one.vmd");
}

TEST_F(SceneProjects, AFileOfTheNameIsTakenOnlyIfTheBonesFit) {
  const auto own = session::toPath(pathOf("show/models/a.pmx"));
  EXPECT_TRUE(writeFileAtomically(own, format::pmx::write(test::bonesPmx({"センター", "右腕", "左腕"}))));
  add("a");
  openMotion("one");
  save("show/scene.furitsuke");
  const motion::Motion moved = document().motion();
  std::vector<std::string> bones;
  for (const Name& bone : io::movedBones(moved)) bones.push_back(bone.text());
  ASSERT_GE(bones.size(), 1U);
  struct Row {
    const char* name;
    bool hasModel, hasMotion;  ///< whether they are where they were
    bool fits;                 ///< what only has the name
    std::size_t models;
    int motions;
  };
  const Row rows[] = {{"a model that fits", false, true, true, 1, 1},
                      {"a model with other bones", false, true, false, 0, 1},
                      {"a motion that fits", true, false, true, 1, 1},
                      {"a motion of other bones", true, false, false, 1, 0}};
  const QString model = pathOf("show/models/a.pmx"), motion = pathOf("show/motions/one.vmd");
  QDir(folder.path()).mkpath("show/other");
  const QByteArray modelBytes = test::bytesOf(model), motionBytes = test::bytesOf(motion);
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    removeAll();
    for (const QString& file : {model, motion, pathOf("show/other/a.pmx"), pathOf("show/other/one.vmd")})
      QFile::remove(file);
    const auto write = [](const QString& path, const QByteArray& bytes) {
      QFile file(path);
      EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    };
    if (row.hasModel) write(model, modelBytes);
    if (row.hasMotion) write(motion, motionBytes);
    if (!row.hasModel) {
      format::pmx::File other = test::bonesPmx({"右腕", "左腕", "上半身", "首"});
      if (!row.fits) other = test::bonesPmx({"別"});
      const auto path = session::toPath(pathOf("show/other/a.pmx"));
      EXPECT_TRUE(writeFileAtomically(path, format::pmx::write(other)));
    }
    if (!row.hasMotion) {
      motion::Motion other = moved;
      other.modelName = Name::fromBytes("other");
      if (!row.fits) {
        for (auto& track : other.bones) track.name = Name::fromBytes("x" + track.name.bytes.substr(0, 5));
      }
      (void)writeMotion("show/other/one.vmd", other);
    }
    window->findChild<widgets::MessageBar*>()->clear();
    run("file.open path=\"" + pathOf("show/scene.furitsuke") + "\"");
    EXPECT_EQ(stage().actors().size(), row.models);
    EXPECT_EQ(workspace().count(), row.motions);
    EXPECT_EQ(message().contains("were not found"), !row.fits) << message().toStdString();
  }
}

TEST_F(SceneProjects, MembersOfNewerVersionsAndOutsideParentsAreSavedAgain) {
  QFile file(pathOf("show/scene.furitsuke"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(R"({"format": "furitsuke.project", "version": 1, "minor": 9, "fog": 1, "models": [
    {"file": {"path": "models/a.pmx"}, "tint": 2},
    {"file": {"path": "models/b.pmx"}, "outsideParents": [{"frame": 3, "bone": "右腕", "model": 0, "target": "センター"}]}],
    "motions": [{"file": {"path": "motions/one.vmd"}, "speed": 3}]})");
  file.close();
  run("file.open path=\"" + file.fileName() + "\"");
  session::setDrawingOrder(stage(), stage().actors()[1]->id(), 0);
  save("show/scene.furitsuke");
  const auto project = io::readProjectFile(session::toPath(file.fileName()));
  ASSERT_TRUE(project) << project.error().message();
  EXPECT_EQ(project->minor, 9);
  EXPECT_EQ(project->unknown, R"("fog": 1)");
  EXPECT_EQ(project->models[1].unknown, R"("tint": 2)");
  ASSERT_EQ(project->models[0].outsideParents.size(), 1U);
  EXPECT_EQ(project->models[0].outsideParents[0].model, 1U) << "the model it follows has another index now";
  EXPECT_EQ(project->motions[0].unknown, R"("speed": 3)");
}

TEST_F(SceneProjects, AProjectInsideAnotherIsNotOpened) {
  openMotion("one");
  QFile file(pathOf("show/scene.vmd"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(R"({"format": "furitsuke.project", "version": 1, "models": [], "motions": [
    {"file": {"path": "scene.vmd"}}, {"file": {"path": "motions/one.vmd"}}]})");
  file.close();
  const Status status = actions::runActionScript(window->actions(), "file.open path=\"" + file.fileName() + "\"");
  ASSERT_FALSE(status.ok());
  EXPECT_TRUE(status.error().message().ends_with("scene.vmd: is a project inside another project, which is not opened"))
      << status.error().message();
  ASSERT_EQ(workspace().count(), 1) << "what it has besides is open";
  EXPECT_EQ(document().file().title(), "one.vmd");
}

TEST_F(SceneProjects, AModelThatIsListedManyTimesIsReadOnce) {
  QFile file(pathOf("show/scene.furitsuke"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  QByteArray models;
  for (int i = 0; i < 20; ++i) models += (i == 0 ? "" : ",") + QByteArray(R"({"file": {"path": "models/a.pmx"}})");
  file.write(R"({"format": "furitsuke.project", "version": 1, "motions": [], "models": [)" + models + "]}");
  file.close();
  QTimer answer;
  QObject::connect(&answer, &QTimer::timeout, [] {
    if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
      box->findChild<QAbstractButton*>("replace")->click();
  });
  answer.start(20);
  for (const bool isScripted : {true, false}) {
    removeAll();
    if (isScripted) {
      run("file.open path=\"" + file.fileName() + "\"");
    } else {
      window->files().openSoon({file.fileName()});
    }
    ASSERT_TRUE(test::waitFor([this] { return stage().actors().size() == 20 && !window->files().isOpening(); }));
    const scene::Actor& first = *stage().actors().front();
    for (const auto& actor : stage().actors()) {
      EXPECT_EQ(&actor->model(), &first.model());
      EXPECT_EQ(actor->images(), first.images());
      EXPECT_EQ(actor->sharedRig(), first.sharedRig());
    }
    EXPECT_NE(stage().actors()[1]->title, first.title);
  }
}

TEST_F(SceneProjects, AMotionThatLostItsMarkersGetsThoseOfTheProject) {
  add("a");
  openMotion("one");
  run("marker.add frame=7 name=chorus\nfile.save");
  save("show/scene.furitsuke");
  removeAll();
  const QString beside = pathOf("show/motions/one.furitsuke.json");
  const QByteArray own = test::bytesOf(beside);
  ASSERT_TRUE(QFile::remove(beside));
  run("file.open path=\"" + pathOf("show/scene.furitsuke") + "\"");
  ASSERT_EQ(document().motion().annotations.markers.size(), 1U);
  EXPECT_EQ(document().motion().annotations.markers[0].name, "chorus");
  EXPECT_TRUE(document().isModified()) << "so that saving writes the file again";
  EXPECT_TRUE(message().contains("come from the project")) << message().toStdString();
  run("file.save");
  EXPECT_EQ(test::bytesOf(beside), own);
  // The file beside the motion counts where there is one.
  run("marker.add frame=9 name=end\nfile.save");
  removeAll();
  run("file.open path=\"" + pathOf("show/scene.furitsuke") + "\"");
  EXPECT_EQ(document().motion().annotations.markers.size(), 2U);
  EXPECT_FALSE(document().isModified());
}

TEST_F(SceneProjects, NothingIsSavedForAProjectOrACollectionWhoseFolderCannotBe) {
  openMotion("one");
  QFile blocking(pathOf("blocking"));
  ASSERT_TRUE(blocking.open(QIODevice::WriteOnly));
  blocking.close();
  document().history().setModelName(test::nameOf("changed"));
  for (const QString& line : {"project.collect path=\"" + pathOf("blocking") + "\"",
                              "project.save path=\"" + pathOf("missing/scene.furitsuke") + "\""}) {
    EXPECT_FALSE(actions::runActionScript(window->actions(), line)) << line.toStdString();
    EXPECT_TRUE(document().file().hasUnsavedSteps()) << line.toStdString();
  }
}

TEST_F(SceneProjects, MissingFilesAreAskedForOnceAndTheFolderIsRemembered) {
  add("a");
  add("b");
  save("show/scene.furitsuke");
  removeAll();
  QDir(folder.path()).mkpath("library/deep");
  for (const char* model : {"a", "b"})
    ASSERT_TRUE(QFile::rename(pathOf(QString("show/models/%1.pmx").arg(model)),
                              pathOf(QString("library/deep/%1.pmx").arg(model))));
  QFile::remove(pathOf("show/models/c.pmx"));
  int questions = 0;
  answerMissing([&](dialogs::MissingFilesDialog& dialog) {
    ++questions;
    dialog.searchIn(pathOf("library"));
  });
  window->files().openSoon({pathOf("show/scene.furitsuke")});
  ASSERT_TRUE(test::waitFor([this] { return stage().actors().size() == 2 && !window->files().isOpening(); }));
  EXPECT_EQ(questions, 1);
  removeAll();
  window->files().openSoon({pathOf("show/scene.furitsuke")});
  ASSERT_TRUE(test::waitFor([this] { return stage().actors().size() == 2 && !window->files().isOpening(); }));
  EXPECT_EQ(questions, 1) << "the folder is searched without a question";
}

TEST_F(SceneProjects, AFileThatTheUserChoosesStandsForAMissingOne) {
  add("a");
  save("show/scene.furitsuke");
  removeAll();
  QDir(folder.path()).mkpath("elsewhere");
  ASSERT_TRUE(QFile::rename(pathOf("show/models/a.pmx"), pathOf("elsewhere/new name.pmx")));
  for (const char* same : {"b", "c"}) QFile::remove(pathOf(QString("show/models/%1.pmx").arg(same)));
  QString useless;
  answerMissing([&](dialogs::MissingFilesDialog& dialog) {
    dialog.searchIn(pathOf("show"));
    useless = dialog.findChild<QLabel*>()->text();
    dialog.take(pathOf("elsewhere/new name.pmx"));
  });
  window->files().openSoon({pathOf("show/scene.furitsuke")});
  ASSERT_TRUE(test::waitFor([this] { return stage().actors().size() == 1 && !window->files().isOpening(); }));
  EXPECT_TRUE(useless.contains("Nothing was found in")) << useless.toStdString();
  EXPECT_TRUE(stage().infoOf(stage().actors().front()->id()).path.filename() == "new name.pmx");
}

TEST_F(SceneProjects, AnUnreadableProjectChangesNothing) {
  add("a");
  QFile file(pathOf("show/scene.furitsuke"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("{\n\"format\": 1}");
  file.close();
  const Status status = window->files().open(file.fileName());
  ASSERT_FALSE(status);
  EXPECT_NE(status.error().message().find("line 2"), std::string::npos) << status.error().message();
  EXPECT_EQ(stage().actors().size(), 1U);
}

TEST_F(SceneProjects, AreAmongTheRecentFiles) {
  add("a");
  save("show/scene.furitsuke");
  EXPECT_EQ(settings->recentFilesOf(session::RecentKind::Project), QStringList(pathOf("show/scene.furitsuke")));
  removeAll();
  run("file.recent number=1");
  EXPECT_EQ(stage().actors().size(), 1U);
}

TEST_F(SceneProjects, FilesOfAProjectDoNotReplaceOtherRecentFiles) {
  add("a");
  openMotion("one");
  run("file.new");
  settings->clearRecentFiles();
  const QString project = pathOf("show/scene.furitsuke");
  save("show/scene.furitsuke");
  EXPECT_EQ(settings->recentFiles(), QStringList(project)) << "the new motion was saved with the project";
  removeAll();
  run("file.open path=\"" + project + "\"");
  EXPECT_EQ(stage().actors().size(), 1U);
  EXPECT_EQ(settings->recentFiles(), QStringList(project));
  openMotion("two");
  EXPECT_EQ(settings->recentFiles().size(), 2) << "the user opens a motion";
}

}  // namespace
}  // namespace furitsuke::commands
