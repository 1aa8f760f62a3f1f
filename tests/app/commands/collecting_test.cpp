// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTimer>
#include <QTreeWidget>
#include <filesystem>
#include <string>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/dialogs/collect_dialog.h"
#include "app/session/file_paths.h"
#include "app/session/projects/open_project.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "core/image/image_codec.h"
#include "core/io/project/scene_project_file.h"
#include "tests/app/window/window_fixture.h"
#include "tests/core/media/wav_files.h"
#include "tests/support/motions.h"
#include "tests/support/pmx_samples.h"
#include "tests/support/waiting.h"

// Files of a scene that are collected in a folder.
namespace furitsuke::commands {
namespace {

class Collecting : public test::WindowTest {
 protected:
  Collecting() {
    for (const char* name : {"show/models", "show/motions", "show/tex", "show/.ssh", "private"})
      QDir(folder.path()).mkpath(name);
    writeModel("..\\tex\\skin.png");
    (void)writeMotion("show/motions/one.vmd", sampleMotion());
    const image::Image pixel{.width = 1, .height = 1, .pixels = {9, 9, 9, 255}};
    for (const char* name : {"show/tex/skin.png", "show/.ssh/key.png", "private/photo.png"})
      write(name, image::encodePng(pixel));
    write("show/song.wav", test::wavFile(std::vector<std::int16_t>(64, 5)));
    for (const char* name : {"show/.ssh/id_rsa", "show/tex/id_rsa", "private/passwd", "show/models/a.bin"})
      write(name, Bytes(100, std::byte{'k'}));
  }
  void write(const QString& name, ByteView bytes) {
    EXPECT_TRUE(writeFileAtomically(session::toPath(pathOf(name)), bytes));
  }
  void writeModel(const std::string& texture) {
    format::pmx::File pmx = test::bonesPmx({"センター"});
    pmx.textures = {texture};
    write("show/models/a.pmx", format::pmx::write(pmx));
  }
  void openScene() {
    run("model.add path=\"" + pathOf("show/models/a.pmx") + "\"");
    run("file.open path=\"" + pathOf("show/motions/one.vmd") + "\"");
  }
  void link(const QString& sound) {
    motion::Annotations annotations;
    annotations.sound = motion::SoundLink{.file = pathOf(sound).toStdString()};
    document().history().setAnnotations("sound", annotations);
  }
  [[nodiscard]] QString message() const { return window->findChild<widgets::MessageBar*>()->text(); }
  /// The files below a folder, sorted, in one line.
  [[nodiscard]] QString filesIn(const QString& name) const {
    QStringList files;
    const std::filesystem::path root = session::toPath(pathOf(name));
    std::error_code error;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root, error)) {
      if (entry.is_regular_file()) files.append(session::fromPath(entry.path().lexically_relative(root)));
    }
    files.sort();
    return files.join(' ');
  }
};

TEST_F(Collecting, TheFilesAreAWholeScene) {
  // A picture in a folder beside that of the model, and a sound that the motion names.
  openScene();
  link("show/song.wav");
  run("project.collect outside=on path=\"" + pathOf("collected") + "\"");
  ASSERT_TRUE(QDir(folder.path()).rename("show", "gone"));
  ASSERT_TRUE(QDir(folder.path()).rename("collected", "elsewhere"));
  EXPECT_EQ(filesIn("elsewhere"),
            "media/song.wav models/a/models/a.pmx models/a/tex/skin.png motions/one.furitsuke.json motions/one.vmd "
            "one.furitsuke");
  window->project().close();
  for (edit::MotionDocument* each : window->workspace().documents()) window->workspace().remove(each);
  while (!window->stage().actors().empty()) window->stage().removeActor(window->stage().actors().front()->id());
  const auto project = io::readProjectFile(session::toPath(pathOf("elsewhere/one.furitsuke")));
  ASSERT_TRUE(project && project->motions[0].annotations.sound);
  EXPECT_EQ(project->motions[0].annotations.sound->file, "media/song.wav");
  run("file.open path=\"" + pathOf("elsewhere/one.furitsuke") + "\"");
  ASSERT_EQ(window->stage().actors().size(), 1U);
  ASSERT_TRUE(document().motion().annotations.sound);
  EXPECT_EQ(QString::fromStdString(document().motion().annotations.sound->file), pathOf("elsewhere/media/song.wav"));
  EXPECT_FALSE(window->project().isModified());
}

TEST_F(Collecting, OnlyWhatTheSceneShowsIsCopied) {
  struct Row {
    const char* texture;  ///< of the model
    const char* sound;    ///< of the motion
    const char* reason;   ///< of what is left out
  };
  // "show" is not a folder of the scene: only its subfolders with the model and the motion are.
  const Row rows[] = {
      {"..\\.ssh\\id_rsa", "", "is hidden"},       {"..\\.ssh\\key.png", "", "is hidden"},
      {"..\\tex\\id_rsa", "", "is not a picture"}, {"..\\tex\\skin.png", "", "is in another folder"},
      {"link.png", "", "is in another folder"},    {"", "private/passwd", "is not a sound"},
      {"", "private/photo.png", "is not a sound"}, {"", "show/song.wav", "is in another folder"},
  };
  std::filesystem::create_symlink(session::toPath(pathOf("private/photo.png")),
                                  session::toPath(pathOf("show/models/link.png")));
  int number = 0;
  for (const Row& row : rows) {
    SCOPED_TRACE(std::string(row.texture) + row.sound);
    writeModel(row.texture);
    openScene();
    if (*row.sound != '\0') link(row.sound);
    const QString to = QString("collected%1").arg(++number);
    run("project.collect path=\"" + pathOf(to) + "\"");
    QString files = filesIn(to);
    files.remove("motions/one.furitsuke.json ");
    EXPECT_TRUE(QRegularExpression("^models/a/(models/)?a.pmx motions/one.vmd one.furitsuke$").match(files).hasMatch())
        << files.toStdString();
    EXPECT_TRUE(message().contains(row.reason)) << message().toStdString();
    const auto project = io::readProjectFile(session::toPath(pathOf(to + "/one.furitsuke")));
    ASSERT_TRUE(project);
    for (const io::FileReference& media : project->motions[0].media)
      EXPECT_TRUE(media.digest.empty() && media.path.starts_with("media/")) << media.path << " says what is there";
    for (edit::MotionDocument* each : window->workspace().documents()) window->workspace().remove(each);
    while (!window->stage().actors().empty()) window->stage().removeActor(window->stage().actors().front()->id());
  }
}

TEST_F(Collecting, AProjectOfSomebodyElseCannotNamePrivateFiles) {
  const std::string media =
      R"("media": [{"path": "../.ssh/id_rsa"}, {"path": ")" + pathOf("private/passwd").toStdString() + R"("}])";
  const std::string text = R"({"format": "furitsuke.project", "version": 1, "minor": 2,
    "models": [{"file": {"path": "a.pmx"}}, {"file": {"path": ".ssh/id_rsa"}}],
    "motions": [{"file": {"path": "gone.vmd"}, )" +
                           media + R"(, "annotations": {"format": "furitsuke.annotations",
      "version": 1, "sound": {"file": ".ssh/id_rsa"}, "reference": {"file": "/etc/hostname"}}}]})";
  write("show/p.furitsuke", asBytes(text));
  (void)actions::runActionScript(window->actions(), "file.open path=\"" + pathOf("show/p.furitsuke") + "\"");
  openScene();
  run("project.collect outside=on path=\"" + pathOf("collected") + "\"");
  EXPECT_EQ(filesIn("collected"), "models/a/models/a.pmx models/a/tex/skin.png motions/one.vmd p.furitsuke");
  const QByteArray project = test::bytesOf(pathOf("collected/p.furitsuke"));
  for (const char* place : {"private", "/etc", ".ssh"}) EXPECT_FALSE(project.contains(place)) << project.toStdString();
}

TEST_F(Collecting, ASavedProjectDoesNotDescribeFilesThatAreNoMedia) {
  openScene();
  for (const char* name : {"show/song.wav", "private/passwd"}) {
    link(name);
    run("project.save path=\"" + pathOf("show/p.furitsuke") + "\"");
    const auto project = io::readProjectFile(session::toPath(pathOf("show/p.furitsuke")));
    ASSERT_TRUE(project && project->motions[0].media.size() == 1);
    EXPECT_EQ(project->motions[0].media[0].digest.empty(), QString(name) == "private/passwd");
  }
}

TEST_F(Collecting, TheListIsShownBeforeAnythingIsWritten) {
  writeModel("..\\tex\\id_rsa");
  openScene();
  link("show/song.wav");
  for (const bool isAccepted : {false, true}) {
    bool isSeen = false;
    QTimer answer;
    QObject::connect(&answer, &QTimer::timeout, [&] {
      auto* dialog = window->findChild<dialogs::CollectDialog*>();
      if (dialog == nullptr || !dialog->isVisible()) return;
      isSeen = true;
      EXPECT_FALSE(QFile::exists(pathOf("collected")));
      const auto* list = dialog->findChild<QTreeWidget*>("list");
      ASSERT_EQ(list->topLevelItemCount(), 3) << "copied, outside, left out";
      EXPECT_TRUE(list->topLevelItem(1)->child(0)->text(0).endsWith("song.wav"));
      EXPECT_EQ(list->topLevelItem(2)->child(0)->text(1), "is not a picture");
      dialog->findChild<QCheckBox*>("outside")->setChecked(true);
      isAccepted ? dialog->findChild<QAbstractButton*>("copy")->click() : dialog->reject();
    });
    answer.start(20);
    actions::ActionArguments arguments;
    arguments.set("path", pathOf("collected"));
    window->actions().call("project.collect", arguments);
    ASSERT_TRUE(
        test::waitFor([&] { return isSeen && QFile::exists(pathOf("collected/one.furitsuke")) == isAccepted; }));
  }
  EXPECT_TRUE(QFile::exists(pathOf("collected/media/song.wav")));
  EXPECT_FALSE(QFile::exists(pathOf("collected/models/a/tex/id_rsa")));
}

}  // namespace
}  // namespace furitsuke::commands
