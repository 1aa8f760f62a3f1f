// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QImage>
#include <QMenu>
#include <QMimeData>
#include <QTest>
#include <QUrl>
#include <cstdint>
#include <vector>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/window/drop_zones.h"
#include "app/panels/dock_area.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/archives/archive_reader.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "core/io/motion/vmd_motion.h"
#include "core/io/project/scene_project_file.h"
#include "core/media/film_writer.h"
#include "tests/app/session/stage_actors.h"
#include "tests/app/window/window_fixture.h"
#include "tests/core/media/numbered_film.h"
#include "tests/core/media/wav_files.h"
#include "tests/support/motions.h"
#include "tests/support/pmx_samples.h"
#include "tests/support/waiting.h"
#include "tests/support/zip_samples.h"

namespace furitsuke::commands {
namespace {

class FileDropTest : public test::WindowTest {
 protected:
  FileDropTest() {
    window->resize(1280, 800);
    window->show();
    settle();
  }

  void openMotion() {
    ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
    settle();
  }
  QString writePicture() const {
    EXPECT_TRUE(QImage(64, 32, QImage::Format_RGB32).save(pathOf("stage.png")));
    return pathOf("stage.png");
  }
  QString writeFilm() const {
    EXPECT_EQ(test::writeNumberedFilm(session::toPath(pathOf("dance.mp4")), media::FilmCodec::H264, 5), "");
    return pathOf("dance.mp4");
  }
  QString writeSound() const {
    const Bytes wav = test::wavFile(std::vector<std::int16_t>(1'000, 100));
    EXPECT_TRUE(writeFileAtomically(session::toPath(pathOf("song.wav")), wav).ok());
    return pathOf("song.wav");
  }
  /// `at`: in the window.
  void drop(const QStringList& files, QPoint at = {5, 5}) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& file : files) urls.append(QUrl::fromLocalFile(file));
    data.setUrls(urls);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window.get(), &enter);
    ASSERT_TRUE(enter.isAccepted());
    QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window.get(), &event);
    EXPECT_EQ(menu(), nullptr) << "the other program is kept waiting";
    settle();
  }
  [[nodiscard]] QMenu* menu() const { return window->findChild<QMenu*>("dropMenu"); }
  [[nodiscard]] QStringList choices() const {
    QStringList names;
    for (const QAction* action : menu()->actions()) {
      if (!action->isSeparator()) names += action->objectName();
    }
    return names;
  }
  void choose(const QString& name) {
    auto* action = menu()->findChild<QAction*>(name);
    ASSERT_NE(action, nullptr) << name.toStdString();
    menu()->setActiveAction(action);
    QTest::keyClick(menu(), Qt::Key_Return);
    settle();
    EXPECT_EQ(menu(), nullptr);
  }
  [[nodiscard]] motion::Annotations notes() {
    return window->workspace().count() == 0 ? motion::Annotations() : document().motion().annotations;
  }
  template <class Link>
  std::string fileSoon(std::optional<Link> motion::Annotations::*link) {
    (void)test::waitFor([&] { return (notes().*link).has_value(); });
    const auto found = notes().*link;
    return found ? QFileInfo(QString::fromStdString(found->file)).fileName().toStdString() : "none";
  }
};

TEST_F(FileDropTest, ZonesSayWhatWillHappenAndAMotionGoesOntoTheModelUnderThePointer) {
  window->stage().addActor(test::actorNamed("first", {"右腕", "センター"}), {});
  scene::Actor& second = window->stage().addActor(test::actorNamed("second", {"x", "y"}), {});
  window->stage().setActive(second.id());
  settle();
  motion::Motion motion;
  test::addBone(motion, "右腕", {0, 10});
  const QString dance = writeMotion("dance.vmd", motion);
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(dance)});
  auto* zones = window->findChild<DropZones*>("dropZones");
  ASSERT_NE(zones, nullptr);
  EXPECT_FALSE(zones->isVisible());
  QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(window.get(), &enter);
  EXPECT_TRUE(zones->isVisible());
  const QDockWidget& viewport = *window->docks().dock("viewport");
  const QPoint middle = viewport.mapTo(window.get(), viewport.rect().center());
  EXPECT_EQ(zones->zones().at(zones->zoneAt({5, 5})).text, "Open in a new tab");
  EXPECT_EQ(zones->zones().at(zones->zoneAt(middle)).text, "Onto second");
  QDragLeaveEvent leave;
  QApplication::sendEvent(window.get(), &leave);
  EXPECT_FALSE(zones->isVisible());
  drop({dance}, middle);
  ASSERT_TRUE(test::waitFor([&] { return window->workspace().count() == 1 && !window->files().isOpening(); }));
  settle();
  EXPECT_EQ(window->stage().motionOf(second.id()), window->workspace().current()) << "not the model with its bones";
}

TEST_F(FileDropTest, AFilmCanBecomeSoundBackgroundOrReference) {
  if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
  openMotion();
  const QString film = writeFilm();
  drop({film});
  ASSERT_NE(menu(), nullptr);
  EXPECT_EQ(choices(), (QStringList{"sound", "background", "reference", "cancel"}));
  EXPECT_EQ(menu()->defaultAction()->objectName(), "sound") << "beside the viewport";
  EXPECT_EQ(menu()->activeAction(), menu()->defaultAction()) << "Enter chooses it";
  choose("cancel");
  EXPECT_TRUE(notes().isEmpty());
  drop({film});
  choose("background");
  EXPECT_EQ(fileSoon(&motion::Annotations::background), "dance.mp4");
  drop({film});
  choose("reference");
  EXPECT_EQ(fileSoon(&motion::Annotations::reference), "dance.mp4");
  EXPECT_TRUE(window->docks().isInFront("reference"));
  EXPECT_FALSE(notes().sound);
}

TEST_F(FileDropTest, TheSoundOfAFilmIsOpenedAsBefore) {
  if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
  openMotion();
  drop({writeFilm()});
  choose("sound");
  // The film of this test has none.
  EXPECT_TRUE(test::waitFor([this] { return window->messages().text().contains("dance.mp4"); }));
}

TEST_F(FileDropTest, OverTheViewportTheBackgroundIsSuggested) {
  if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
  openMotion();
  const QDockWidget* viewport = window->docks().dock("viewport");
  drop({writeFilm()}, viewport->mapTo(window.get(), viewport->rect().center()));
  ASSERT_NE(menu(), nullptr);
  EXPECT_EQ(menu()->defaultAction()->objectName(), "background");
  choose("cancel");
}

TEST_F(FileDropTest, APictureHasNoSoundAndGetsANewMotionIfNoneIsOpen) {
  drop({writePicture()});
  ASSERT_NE(menu(), nullptr);
  EXPECT_EQ(choices(), (QStringList{"background", "reference", "cancel"}));
  EXPECT_EQ(menu()->defaultAction()->objectName(), "background");
  EXPECT_EQ(window->workspace().count(), 0);
  choose("reference");
  EXPECT_EQ(fileSoon(&motion::Annotations::reference), "stage.png");
  EXPECT_EQ(window->workspace().count(), 1);
}

TEST_F(FileDropTest, AMotionThatIsDroppedWithAPictureGetsIt) {
  drop({writePicture(), writeMotion("dance.vmd", sampleMotion())});
  ASSERT_NE(menu(), nullptr);
  choose("background");
  EXPECT_EQ(fileSoon(&motion::Annotations::background), "stage.png");
  EXPECT_EQ(window->workspace().count(), 1);
  EXPECT_EQ(document().file().title(), "dance.vmd");
}

TEST_F(FileDropTest, SoundsAndMotionsAreOpenedAtOnce) {
  drop({writeSound(), writeMotion("dance.vmd", sampleMotion())});
  EXPECT_EQ(menu(), nullptr);
  EXPECT_EQ(fileSoon(&motion::Annotations::sound), "song.wav");
  EXPECT_EQ(document().file().title(), "dance.vmd");
}

TEST_F(FileDropTest, OpensTheSameAsTheCommandLineWhateverTheNameIs) {
  const QString motion = writeMotion("dance.vmd", sampleMotion());
  io::SceneProject project;
  project.motions.emplace_back().file.path = motion.toStdString();
  struct Row {
    QString name;
    Bytes content;
    const char* opened;  ///< motions, models, sound
  };
  std::vector<Row> rows = {
      {"motion.WAV", io::vmdFromMotion(sampleMotion(), nullptr), "motion.WAV, 0 models, no sound"},
      {"model.furitsuke", format::pmx::write(test::bonesPmx({"センター"})), ", 1 models, no sound"},
      {"SONG.WAV", test::wavFile(std::vector<std::int16_t>(1'000, 100)), "New motion, 0 models, SONG.WAV"},
      {"project", toBytes(io::projectToJson(project)), "dance.vmd, 0 models, no sound"},
  };
  if (archives::canReadArchives()) {
    rows.push_back({"archive.pmx", test::zipOf({{"a.VMD", io::vmdFromMotion(sampleMotion(), nullptr)}}),
                    "a.VMD, 0 models, no sound"});
  }
  run("scene.autoModel on=off");
  for (const Row& row : rows) {
    const QString path = pathOf(row.name);
    ASSERT_TRUE(writeFileAtomically(session::toPath(path), row.content).ok());
    for (const char* way : {"script", "command line", "drop"}) {
      restart();
      if (way == std::string("script")) run("file.open path=" + path);
      if (way == std::string("command line")) window->files().openSoon({path});
      if (way == std::string("drop")) drop({path});
      const auto opened = [this] {
        QStringList titles;
        for (const edit::MotionDocument* each : window->workspace().documents()) titles += each->file().title();
        const auto sound = notes().sound;
        const QString file = sound ? QFileInfo(QString::fromStdString(sound->file)).fileName() : "no sound";
        return QString("%1, %2 models, %3").arg(titles.join(' ')).arg(window->stage().actors().size()).arg(file);
      };
      (void)test::waitFor([&] { return opened() == row.opened; });
      EXPECT_EQ(opened().toStdString(), row.opened) << row.name.toStdString() << " by " << way;
      if (window->workspace().count() > 0) run("tab.closeAll discard=on");
    }
  }
}

}  // namespace
}  // namespace furitsuke::commands
