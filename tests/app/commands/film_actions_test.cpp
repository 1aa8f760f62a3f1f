// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/dialogs/film_dialog.h"
#include "app/panels/dock_area.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/widgets/value_field.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "core/media/film_writer.h"
#include "tests/app/window/window_fixture.h"
#include "tests/core/media/wav_files.h"
#include "tests/support/decoded_film.h"
#include "tests/support/pmx_samples.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

class FilmInWindow : public test::WindowTest {
 protected:
  void SetUp() override {
    test::WindowTest::SetUp();
    if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
    const QString model = pathOf("model.pmx");
    ASSERT_TRUE(writeFileAtomically(session::toPath(model), format::pmx::write(test::bonesPmx({"センター"}))).ok());
    run("model.add path=" + quoted(model));
    if (!window->docks().panel<panels::ViewportPanel>()->picture(8, 8, false)) {
      GTEST_SKIP() << "OpenGL is not available";
    }
  }
  [[nodiscard]] static QString quoted(const QString& path) { return '"' + path + '"'; }
  [[nodiscard]] test::DecodedFilm film(const QString& name) const {
    return test::decodeFilm(session::toPath(pathOf(name)));
  }
  dialogs::FilmDialog* openDialog() {
    window->actions().action("viewport.exportFilm")->trigger();
    settle();
    return window->findChild<dialogs::FilmDialog*>();
  }
};

TEST_F(FilmInWindow, AScriptExportsAFilmAndOverwritesOnlyWhenAsked) {
  const QString script = "viewport.exportFilm frames=3-5 width=32 height=24 fps=60 path=" + quoted(pathOf("a.mp4"));
  run(script);
  const test::DecodedFilm made = film("a.mp4");
  ASSERT_EQ(made.pictures.size(), 6U);
  EXPECT_EQ(made.pictures[0].width, 32U);
  EXPECT_FALSE(actions::runActionScript(window->actions(), script)) << "the file already exists";
  run(script + " overwrite=on");
  run("viewport.exportFilm frames=0 width=31 height=24 transparent=on codec=png path=" + quoted(pathOf("b.mov")));
  EXPECT_EQ(film("b.mov").pictures.at(0).pixels.at(3), 0) << "transparent";
}

TEST_F(FilmInWindow, AScriptReportsWhatCannotBeExported) {
  const struct {
    QString arguments;
    const char* reason;
  } rows[] = {
      {"path=" + quoted(pathOf("a.avi")), "is not the name of a film"},
      {"transparent=on path=" + quoted(pathOf("a.mp4")), ".mp4 cannot be transparent"},
      {"width=31 path=" + quoted(pathOf("a.mp4")), "must be even"},
      {"quality=500 path=" + quoted(pathOf("a.mp4")), "the quality must be from 0 to 100"},
      {"sound=none.wav path=" + quoted(pathOf("a.mp4")), "none.wav"},
      {"codec=png path=" + quoted(pathOf("a.mp4")), "cannot contain \"png\""},
  };
  for (const auto& row : rows) {
    const Status status =
        actions::runActionScript(window->actions(), "viewport.exportFilm frames=0-1 " + row.arguments);
    ASSERT_FALSE(status.ok()) << row.reason;
    EXPECT_NE(status.error().message().find(row.reason), std::string::npos) << status.error().message();
  }
  EXPECT_TRUE(QDir(folder.path()).entryList({"a.*"}).isEmpty());
}

TEST_F(FilmInWindow, TheDialogExportsWhatWasChosen) {
  film::FilmExport suggested;
  suggested.frames = {0, 2};
  suggested.width = 32;
  suggested.height = 24;
  suggested.file = session::toPath(pathOf("dance.mp4"));
  int remembered = 0;
  auto* viewport = window->docks().panel<panels::ViewportPanel>();
  dialogs::FilmDialog dialog(
      suggested, dialogs::FilmDialog::Output::Film,
      {[this] { return window->stage().evaluated().snapshot(); },
       [viewport](int width, int height, bool transparent) { return viewport->picture(width, height, transparent); },
       [&remembered](const film::FilmExport&) { ++remembered; }},
      nullptr);
  EXPECT_EQ(dialog.findChild<QLabel*>("preview")->pixmap().size(), QSize(240, 180)) << "in the shape of the film";
  QSignalSpy finished(&dialog, &dialogs::FilmDialog::finishedWriting);
  auto* file = dialog.findChild<QLineEdit*>("file");
  auto* message = dialog.findChild<QLabel*>("message");
  auto* transparent = dialog.findChild<QCheckBox*>("transparent");
  EXPECT_FALSE(transparent->isEnabled()) << "MP4";
  file->setText(pathOf("dance.mov"));
  emit file->editingFinished();
  EXPECT_TRUE(transparent->isEnabled()) << "the ending selects the format";
  EXPECT_FALSE(dialog.findChild<widgets::ValueField*>("quality")->isEnabled());
  auto* format = dialog.findChild<QComboBox*>("format");
  format->setCurrentIndex(format->findData(static_cast<int>(media::FilmCodec::Vp9)));
  emit format->activated(format->currentIndex());
  EXPECT_EQ(file->text(), pathOf("dance.webm"));
  transparent->setChecked(true);
  file->setText(pathOf("dance.avi"));
  dialog.findChild<QPushButton*>("start")->click();
  EXPECT_TRUE(message->text().contains(".webm")) << message->text().toStdString();
  EXPECT_EQ(remembered, 0);
  file->setText(pathOf("dance.webm"));
  dialog.findChild<QPushButton*>("start")->click();
  EXPECT_EQ(remembered, 1);
  EXPECT_TRUE(finished.wait(60000));
  EXPECT_EQ(film("dance.webm").pictures.size(), 3U);
  EXPECT_TRUE(message->text().contains("dance.webm")) << message->text().toStdString();
  dialog.findChild<QPushButton*>("start")->click();
  EXPECT_TRUE(test::waitFor([&] { return message->text().contains("exists already"); }));
}

TEST_F(FilmInWindow, TheSameDialogExportsImages) {
  film::FilmExport suggested;
  suggested.frames = {0, 2};
  suggested.width = 16;
  suggested.height = 16;
  suggested.file = session::toPath(pathOf("film/dance.mp4"));
  auto* viewport = window->docks().panel<panels::ViewportPanel>();
  dialogs::FilmDialog dialog(
      suggested, dialogs::FilmDialog::Output::Pictures,
      {[this] { return window->stage().evaluated().snapshot(); },
       [viewport](int width, int height, bool transparent) { return viewport->picture(width, height, transparent); },
       [](const film::FilmExport&) {}},
      nullptr);
  QSignalSpy finished(&dialog, &dialogs::FilmDialog::finishedWriting);
  const auto* message = dialog.findChild<QLabel*>("message");
  auto* start = dialog.findChild<QPushButton*>("start");
  auto* file = dialog.findChild<QLineEdit*>("file");
  EXPECT_EQ(file->text(), pathOf("film/dance_%05d.png"));
  EXPECT_FALSE(dialog.findChild<widgets::ValueField*>("quality")->isEnabled());
  EXPECT_TRUE(dialog.findChild<QPushButton*>("openFolder")->isHidden()) << "nothing is there";
  EXPECT_TRUE(dialog.findChild<QCheckBox*>("transparent")->isEnabled());
  start->click();
  EXPECT_TRUE(test::waitFor([&] { return !message->text().isEmpty(); }));
  EXPECT_EQ(finished.count(), 0) << "the folder does not exist";
  file->setText(pathOf("same.png"));
  start->click();
  EXPECT_TRUE(message->text().contains("%05d")) << message->text().toStdString();
  file->setText(pathOf("f%d.png"));
  auto* rate = dialog.findChild<QComboBox*>("rate");
  rate->setCurrentIndex(rate->findData("60"));
  start->click();
  EXPECT_TRUE(finished.wait(20000));
  EXPECT_TRUE(QFile::exists(pathOf("f5.png"))) << "two images for each frame";
  EXPECT_TRUE(message->text().startsWith("6 image")) << message->text().toStdString();
  EXPECT_TRUE(message->text().contains(folder.path())) << message->text().toStdString();
  EXPECT_FALSE(dialog.findChild<QPushButton*>("openFolder")->isHidden());
  file->setText(pathOf("f.webm"));
  emit file->editingFinished();
  EXPECT_TRUE(dialog.findChild<widgets::ValueField*>("quality")->isEnabled()) << "the ending selects the format";
}

TEST_F(FilmInWindow, TheNameIsThatOfTheMotionAndTheSizeThatOfTheFields) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  const std::unique_ptr<dialogs::FilmDialog> dialog(openDialog());
  EXPECT_TRUE(dialog->findChild<QLineEdit*>("file")->text().endsWith("/dance.mp4"));
  auto* sizes = dialog->findChild<QComboBox*>("sizes");
  auto* width = dialog->findChild<widgets::ValueField*>("width");
  ASSERT_TRUE(sizes != nullptr && width != nullptr);
  const QString common = sizes->currentText();
  width->setValue(1000);
  EXPECT_EQ(sizes->currentIndex(), 0) << "a custom size";
  width->setValue(1280);
  EXPECT_EQ(sizes->currentText(), common);
}

TEST_F(FilmInWindow, TheDialogRemembersTheChoicesOfTheLastFilm) {
  dialogs::FilmDialog* first = openDialog();
  ASSERT_NE(first, nullptr);
  EXPECT_EQ(first->findChild<widgets::ValueField*>("quality")->value(), 80);
  first->findChild<widgets::ValueField*>("quality")->setValue(55);
  auto* rate = first->findChild<QComboBox*>("rate");
  rate->setCurrentIndex(rate->findData("60"));
  auto* format = first->findChild<QComboBox*>("format");
  format->setCurrentIndex(format->findData(static_cast<int>(media::FilmCodec::Vp9)));
  emit format->activated(format->currentIndex());
  first->findChild<QLineEdit*>("file")->setText(pathOf("none/a.webm"));
  first->findChild<QPushButton*>("start")->click();
  auto* message = first->findChild<QLabel*>("message");
  EXPECT_TRUE(test::waitFor([&] { return message->text().contains("does not exist"); }));
  delete first;
  dialogs::FilmDialog* second = openDialog();
  ASSERT_NE(second, nullptr);
  EXPECT_EQ(second->findChild<widgets::ValueField*>("quality")->value(), 55);
  EXPECT_EQ(second->findChild<QComboBox*>("rate")->currentData().toString(), "60");
  EXPECT_EQ(second->findChild<QLineEdit*>("file")->text(), pathOf("none/film.webm"));
}

TEST_F(FilmInWindow, TheDialogSuggestsTheSoundOfTheMotionUnlessItIsMuted) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  const auto suggested = [this] {
    const std::unique_ptr<dialogs::FilmDialog> dialog(openDialog());
    return dialog->findChild<QLineEdit*>("sound")->text() + ' ' +
           QString::number(dialog->findChild<widgets::ValueField*>("offset")->value()) + ' ' +
           QString::number(dialog->findChild<widgets::ValueField*>("volume")->value());
  };
  EXPECT_EQ(suggested(), " 0 100");
  motion::Annotations annotations;
  annotations.sound = motion::SoundLink{.file = "/music/song.wav", .offset = -40, .volume = 60};
  document().history().setAnnotations("Set sound", annotations);
  settle();
  EXPECT_EQ(suggested(), "/music/song.wav -40 60");
  {
    const std::unique_ptr<dialogs::FilmDialog> dialog(openDialog());
    dialog->findChild<QLineEdit*>("sound")->setText("/music/other.wav");
    EXPECT_EQ(dialog->findChild<widgets::ValueField*>("volume")->value(), 100) << "another sound";
    dialog->findChild<QLineEdit*>("sound")->setText("/music/song.wav");
    EXPECT_EQ(dialog->findChild<widgets::ValueField*>("volume")->value(), 60);
  }
  annotations.sound->isMuted = true;
  document().history().setAnnotations("Mute sound", annotations);
  settle();
  EXPECT_EQ(suggested(), " -40 60");
}

TEST_F(FilmInWindow, TheSoundOfTheMotionIsAsLoudAsInPlayback) {
  ASSERT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
  const Bytes tone = test::wavFile(std::vector<std::int16_t>(44'100, 16'000));
  for (const char* name : {"song.wav", "other.wav"}) {
    ASSERT_TRUE(writeFileAtomically(session::toPath(pathOf(name)), tone).ok());
  }
  const auto loudest = [this](const QString& arguments) {
    run("viewport.exportFilm overwrite=on frames=0-5 width=32 height=32 codec=png path=" + quoted(pathOf("a.mov")) +
        ' ' + arguments);
    const test::DecodedFilm made = film("a.mov");
    EXPECT_FALSE(made.sound.empty());
    return made.sound.empty() ? -1 : *std::ranges::max_element(made.sound);
  };
  const QString song = "sound=" + quoted(pathOf("song.wav"));
  const double full = loudest(song);
  EXPECT_GT(full, 0.3);
  run("sound.open path=" + quoted(pathOf("song.wav")) + "\nsound.volume percent=50");
  EXPECT_NEAR(loudest(song) / full, 0.25, 0.01) << "half as loud";
  EXPECT_NEAR(loudest(song + " volume=100") / full, 1, 0.01);
  EXPECT_NEAR(loudest("sound=" + quoted(pathOf("other.wav"))) / full, 1, 0.01) << "not the sound of the motion";
  run("sound.mute");
  EXPECT_EQ(loudest(song), 0);
}

TEST_F(FilmInWindow, CancelingTheDialogLeavesNoFile) {
  film::FilmExport suggested;
  suggested.frames = {0, 100'000};
  suggested.width = 32;
  suggested.height = 24;
  suggested.file = session::toPath(pathOf("long.mp4"));
  dialogs::FilmDialog dialog(
      suggested, dialogs::FilmDialog::Output::Film,
      {[this] { return window->stage().evaluated().snapshot(); },
       [](int, int, bool) { return Error::because(Message::verbatim("no preview")); }, [](const film::FilmExport&) {}},
      nullptr);
  EXPECT_EQ(dialog.findChild<QLabel*>("preview")->text(), "no preview");
  dialog.findChild<QPushButton*>("start")->click();
  const auto* progress = dialog.findChild<QProgressBar*>();
  ASSERT_TRUE(test::waitFor([&] { return progress->value() > 2; }));
  EXPECT_TRUE(progress->format().contains("left")) << progress->format().toStdString();
  dialog.findChild<QPushButton*>("cancel")->click();
  ASSERT_TRUE(test::waitFor([&] { return dialog.findChild<QPushButton*>("start")->isEnabled(); }));
  EXPECT_TRUE(dialog.findChild<QLabel*>("message")->text().startsWith("Canceled"));
  EXPECT_EQ(QDir(folder.path()).entryList({"long*", ".furitsuke*"}, QDir::Files | QDir::Hidden), QStringList());
}

}  // namespace
}  // namespace furitsuke::commands
