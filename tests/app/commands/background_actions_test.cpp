// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QImage>
#include <QPushButton>
#include <QTimer>
#include <QUndoStack>
#include <functional>
#include <string>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/background/background_track.h"
#include "app/session/file_paths.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/value_field.h"
#include "core/base/file.h"
#include "core/format/pmx/pmx_file.h"
#include "core/media/film_writer.h"
#include "tests/app/window/window_fixture.h"
#include "tests/core/media/numbered_film.h"
#include "tests/support/decoded_film.h"
#include "tests/support/pmx_samples.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

class BackgroundActions : public test::WindowTest {
 protected:
  BackgroundActions() { EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion()))); }

  [[nodiscard]] panels::ViewportPanel& viewport() { return *window->docks().panel<panels::ViewportPanel>(); }
  [[nodiscard]] session::BackgroundTrack& track() { return *viewport().background(); }
  QString writePicture(const QString& name, QColor color) const {
    QImage image(64, 32, QImage::Format_RGB32);
    image.fill(color);
    EXPECT_TRUE(image.save(pathOf(name)));
    return '"' + pathOf(name) + '"';
  }
  std::string refusal(const QString& line) {
    const Status status = actions::runActionScript(window->actions(), line);
    return status ? "" : status.error().message();
  }
  /// Adds a model; false without OpenGL.
  bool addModel() {
    const QString model = pathOf("model.pmx");
    EXPECT_TRUE(writeFileAtomically(session::toPath(model), format::pmx::write(test::bonesPmx({"センター"}))).ok());
    run("model.add path=\"" + model + '"');
    return viewport().picture(8, 8, false).ok();
  }
  /// The color in the middle of the left edge of a saved picture.
  std::string edgeColor(const QString& arguments = {}) {
    run("viewport.savePicture width=64 height=32 path=\"" + pathOf("view.png") + "\" " + arguments);
    const QImage image(pathOf("view.png"));
    return image.pixelColor(1, 16).name(QColor::HexArgb).toStdString();
  }
};

TEST_F(BackgroundActions, EveryChangeIsAnUndoStepThatIsSavedBesideTheMotion) {
  EXPECT_FALSE(window->actions().action("background.remove")->isEnabled());
  const QString motion = session::fromPath(document().file().path());
  const QByteArray before = test::bytesOf(motion);
  run("background.open path=" + writePicture("stage.png", Qt::blue));
  EXPECT_EQ(track().name(), "stage.png");
  EXPECT_TRUE(document().isModified());
  run("background.settings fit=fill scale=150 offset=10,-5 opacity=80 time=-20.5 color=#000000");
  EXPECT_EQ(document().history().undoStack()->index(), 2);
  run("file.save");
  EXPECT_EQ(test::bytesOf(motion), before) << "the VMD is not changed by a background";
  const QByteArray saved = test::bytesOf(pathOf("dance.furitsuke.json"));
  EXPECT_TRUE(saved.contains(R"("background": { "file": "stage.png", "fit": "fill", "offset": [0.1, -0.05], )"
                             R"("scale": 1.5, "opacity": 80, "time": -20.5, "color": "#000000" })"))
      << saved.toStdString();
  run("edit.undo");
  EXPECT_EQ(track().link()->opacity, 100);
  EXPECT_FALSE(track().link()->hasColor);
  run("edit.undo");
  EXPECT_FALSE(track().link());
  run("edit.redo\nedit.redo\nbackground.settings color=none");
  EXPECT_EQ(track().link()->opacity, 80) << "what is not given stays";
  EXPECT_FALSE(track().link()->hasColor);
  run("background.open path=" + writePicture("other.png", Qt::red));
  EXPECT_EQ(track().link()->scale, 1.5) << "another picture keeps its place";
  EXPECT_EQ(track().link()->time, 0);
  run("background.remove");
  EXPECT_FALSE(track().link());
  EXPECT_FALSE(window->actions().action("background.remove")->isEnabled());
  run("edit.undo");
  EXPECT_EQ(track().name(), "other.png");
}

TEST_F(BackgroundActions, OpeningDoesNotWaitForTheFile) {
  const auto openByHand = [this](const QString& path) {
    actions::ActionArguments arguments;
    arguments.set("path", path);
    window->actions().call("background.open", arguments);
  };
  (void)writePicture("first.png", Qt::blue);
  (void)writePicture("second.png", Qt::red);
  openByHand(pathOf("first.png"));
  EXPECT_FALSE(track().link()) << "the file has still to be read";
  EXPECT_EQ(track().opening(), "first.png");
  openByHand(pathOf("second.png"));
  EXPECT_TRUE(test::waitFor([this] { return track().link().has_value(); }));
  EXPECT_EQ(track().name(), "second.png") << "the last choice counts";
  EXPECT_EQ(document().history().undoStack()->index(), 1);
  EXPECT_EQ(window->messages().text(), "");
  openByHand(pathOf("none.mp4"));
  EXPECT_TRUE(test::waitFor([this] { return window->messages().text().contains("none.mp4"); }));
  EXPECT_EQ(track().name(), "second.png");
  EXPECT_EQ(track().opening(), "");
}

TEST_F(BackgroundActions, AMotionThatIsClosedMeanwhileGetsNothing) {
  (void)writePicture("stage.png", Qt::blue);
  actions::ActionArguments arguments;
  arguments.set("path", pathOf("stage.png"));
  window->actions().call("background.open", arguments);
  run("file.close");
  EXPECT_TRUE(test::waitFor([this] { return track().opening().isEmpty(); }));
  EXPECT_FALSE(track().link());
  EXPECT_EQ(window->messages().text(), "");
}

TEST_F(BackgroundActions, WhatCannotBeShownIsRefused) {
  EXPECT_NE(refusal("background.open path=none.png").find("none.png"), std::string::npos);
  EXPECT_NE(refusal("background.open path=\"" + pathOf("dance.vmd") + '"'), "") << "not a picture";
  EXPECT_FALSE(track().link());
  EXPECT_EQ(document().history().undoStack()->index(), 0);
  const struct {
    const char* arguments;
    const char* reason;
  } rows[] = {{"scale=0", "scale: expected a number from 1 to 10000"},
              {"offset=10001,0", "offset: expected numbers from -10000 to 10000"},
              {"opacity=101", "opacity: expected a number from 0 to 100"},
              {"time=1e10", "time: out of range"},
              {"color=black", "color: expected #rrggbb or none"},
              {"fit=tile", "fit"}};
  for (const auto& row : rows) {
    EXPECT_NE(refusal(QString("background.settings ") + row.arguments).find(row.reason), std::string::npos)
        << row.arguments << ": " << refusal(QString("background.settings ") + row.arguments);
  }
}

TEST_F(BackgroundActions, IsSeenInTheViewportAndInSavedPictures) {
  if (!addModel()) GTEST_SKIP() << "OpenGL is not available";
  run("background.open path=" + writePicture("stage.png", Qt::blue));
  EXPECT_EQ(edgeColor(), "#ff0000ff");
  EXPECT_EQ(edgeColor("transparent=on"), "#00000000");
  run("background.settings color=#00ff00 opacity=0");
  EXPECT_EQ(edgeColor(), "#ff00ff00");
  run("background.settings opacity=100 scale=50");
  EXPECT_EQ(edgeColor(), "#ff00ff00") << "beside the smaller picture";
}

TEST_F(BackgroundActions, ExportedFilmsHaveTheVideoFrameOfEachFrame) {
  if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
  if (!addModel()) GTEST_SKIP() << "OpenGL is not available";
  const QString film = pathOf("stage.mp4");
  ASSERT_EQ(test::writeNumberedFilm(session::toPath(film), media::FilmCodec::H264, 60), "");
  run("background.open path=\"" + film + "\"\nbackground.settings time=100");
  run("viewport.exportFilm frames=3-6 width=160 height=32 path=\"" + pathOf("out.mp4") + '"');
  const test::DecodedFilm made = test::decodeFilm(session::toPath(pathOf("out.mp4")));
  ASSERT_EQ(made.pictures.size(), 4U);
  for (std::size_t i = 0; i < made.pictures.size(); ++i) {
    const image::Image& image = made.pictures[i];
    EXPECT_EQ(test::numberOf({160, 32, image.pixels, false}), static_cast<int>(i) + 6);
  }
}

TEST_F(BackgroundActions, TheDialogPreviewsAndCancelsWithoutAStep) {
  run("background.open path=" + writePicture("stage.png", Qt::blue));
  const int steps = document().history().undoStack()->index();
  const auto withDialog = [this](const std::function<void(QDialog&)>& work) {
    bool isFound = false;
    QTimer::singleShot(0, window.get(), [&] {
      auto* dialog = window->findChild<QDialog*>("backdrop");
      isFound = dialog != nullptr;
      if (isFound) work(*dialog);
    });
    window->actions().action("background.settings")->trigger();
    EXPECT_TRUE(isFound);
  };
  withDialog([this](QDialog& dialog) {
    dialog.findChild<widgets::ValueField*>("opacity")->setValue(30);
    EXPECT_EQ(track().link()->opacity, 30) << "a preview";
    dialog.reject();
  });
  EXPECT_EQ(track().link()->opacity, 100);
  EXPECT_EQ(document().history().undoStack()->index(), steps);
  withDialog([](QDialog& dialog) {
    dialog.findChild<QComboBox*>("fit")->setCurrentIndex(2);
    dialog.findChild<widgets::ValueField*>("right")->setValue(12.5);
    dialog.findChild<QPushButton*>("set")->click();
  });
  EXPECT_EQ(track().link()->fit, motion::BackgroundFit::Stretch);
  EXPECT_EQ(track().link()->offset.x, 0.125);
  EXPECT_EQ(document().history().undoStack()->index(), steps + 1);
}

TEST_F(BackgroundActions, AMissingFileIsReportedWhenTheMotionIsOpened) {
  run("background.open path=" + writePicture("stage.png", Qt::blue) + "\nfile.save");
  const QString motion = session::fromPath(document().file().path());
  ASSERT_TRUE(QFile::remove(pathOf("stage.png")));
  restart();
  ASSERT_TRUE(window->files().open(motion));
  EXPECT_TRUE(test::waitFor([&] { return window->messages().text().contains("stage.png"); }));
}

}  // namespace
}  // namespace furitsuke::commands
