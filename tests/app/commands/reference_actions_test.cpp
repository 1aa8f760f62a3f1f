// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QMenu>
#include <QMimeData>
#include <QTest>
#include <QUndoStack>
#include <QUrl>
#include <algorithm>
#include <string>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/scene/reference_panel.h"
#include "app/panels/scene/reference_view.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/widgets/drag_label.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/number_field.h"
#include "core/media/film_writer.h"
#include "tests/app/window/window_fixture.h"
#include "tests/core/media/numbered_film.h"
#include "tests/support/time_limit.h"
#include "tests/support/waiting.h"

namespace furitsuke::commands {
namespace {

class ReferenceActions : public test::WindowTest {
 protected:
  ReferenceActions() {
    EXPECT_TRUE(window->files().open(writeMotion("dance.vmd", sampleMotion())));
    window->resize(1280, 800);
    window->show();
    settle();
  }

  [[nodiscard]] panels::ReferencePanel* created() const {
    return window->docks().createdPanel<panels::ReferencePanel>();
  }
  [[nodiscard]] panels::ReferenceView& view() const { return created()->view(); }
  [[nodiscard]] widgets::NumberField& timeField() const {
    return *created()->findChild<widgets::NumberField*>("referenceTime");
  }
  /// The number of the picture that is shown; -1: none.
  [[nodiscard]] int shown() const {
    const auto& picture = view().picture();
    if (!picture) return -1;
    return test::numberOf(
        {static_cast<int>(picture->width), static_cast<int>(picture->height), picture->pixels, false});
  }
  bool showsSoon(int number) {
    return test::waitFor([&] { return shown() == number; });
  }
  std::string sentenceSoon(const QString& part) {
    (void)test::waitFor([&] { return view().sentence().contains(part); });
    return view().sentence().toStdString();
  }
  QString writePicture(const QString& name) const {
    EXPECT_TRUE(QImage(64, 32, QImage::Format_RGB32).save(pathOf(name)));
    return '"' + pathOf(name) + '"';
  }
  /// 60 numbered pictures, 30 per second.
  QString writeFilm(const QString& name) const {
    EXPECT_EQ(test::writeNumberedFilm(session::toPath(pathOf(name)), media::FilmCodec::H264, 60), "");
    return '"' + pathOf(name) + '"';
  }
  void goTo(Frame frame) { document().state().setCurrentFrame(frame); }
  std::string refused(const QString& line) {
    const Status status = actions::runActionScript(window->actions(), line);
    return status ? "" : status.error().message();
  }
  [[nodiscard]] QString noteFile() const { return test::bytesOf(pathOf("dance.furitsuke.json")); }
};

TEST_F(ReferenceActions, ThePanelIsHiddenAndNotCreatedBeforeItIsUsed) {
  EXPECT_TRUE(window->docks().dock("reference")->isHidden());
  EXPECT_FALSE(window->actions().action("view.reference")->isChecked());
  EXPECT_EQ(created(), nullptr);
  window->actions().action("view.reference")->trigger();
  settle();
  EXPECT_TRUE(window->docks().isInFront("reference"));
  ASSERT_NE(created(), nullptr);
  EXPECT_FALSE(view().isVisible()) << "only a hint is shown";
  run("view.resetLayout");
  EXPECT_TRUE(window->docks().dock("reference")->isHidden());
}

TEST_F(ReferenceActions, EveryChangeIsAnUndoStepThatIsSavedBesideTheMotion) {
  EXPECT_FALSE(window->actions().action("reference.remove")->isEnabled());
  const QByteArray before = test::bytesOf(pathOf("dance.vmd"));
  run("reference.open path=" + writePicture("a.png"));
  settle();
  EXPECT_TRUE(window->docks().isInFront("reference")) << "what was opened is shown";
  goTo(15);
  run("reference.mirror\nreference.startHere");
  EXPECT_EQ(document().history().undoStack()->index(), 3);
  EXPECT_TRUE(window->actions().action("reference.mirror")->isChecked());
  run("file.save");
  EXPECT_EQ(test::bytesOf(pathOf("dance.vmd")), before);
  EXPECT_TRUE(noteFile().contains(R"("reference": { "file": "a.png", "time": -500, "mirrored": true })"))
      << noteFile().toStdString();
  run("edit.undo\nedit.undo\nfile.save");
  EXPECT_TRUE(noteFile().contains(R"("reference": { "file": "a.png", "time": 0 })")) << noteFile().toStdString();
  run("edit.redo\nreference.time ms=1234.5\nreference.open path=" + writePicture("b.png") + "\nfile.save");
  EXPECT_TRUE(noteFile().contains(R"("file": "b.png", "time": 0, "mirrored": true)"))
      << "another film starts with the motion: " << noteFile().toStdString();
  run("reference.remove");
  EXPECT_FALSE(window->actions().action("reference.mirror")->isEnabled());
  run("edit.undo");
  EXPECT_TRUE(window->actions().action("reference.mirror")->isChecked());
}

TEST_F(ReferenceActions, WhatCannotBeOpenedIsReported) {
  EXPECT_NE(refused("reference.open path=none.png").find("none.png"), std::string::npos);
  EXPECT_NE(refused("reference.open path=\"" + pathOf("dance.vmd") + '"'), "");
  EXPECT_EQ(document().history().undoStack()->index(), 0);
  actions::ActionArguments arguments;
  arguments.set("path", pathOf("none.mp4"));
  window->actions().call("reference.open", arguments);
  EXPECT_TRUE(test::waitFor([this] { return window->messages().text().contains("none.mp4"); }));
  run("reference.open path=" + writePicture("a.png"));
  EXPECT_NE(refused("reference.time ms=1e10").find("ms: out of range"), std::string::npos);
}

TEST_F(ReferenceActions, ShowsExactlyTheVideoFrameOfThePlayhead) {
  if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
  run("reference.open path=" + writeFilm("dance.mp4") + "\nreference.time ms=500");
  for (const Frame frame : {0, 1, 2, 30, 12, 11, 44, 0}) {
    goTo(frame);
    EXPECT_TRUE(showsSoon(frame + 15)) << shown() << " at " << frame;
  }
  goTo(20);
  created()->settle();
  EXPECT_EQ(shown(), 35) << "a picture of the window has it at once";
  window->stage().setPosition(20.99);
  created()->settle();
  EXPECT_EQ(shown(), 35) << "between two frames";
}

TEST_F(ReferenceActions, SaysWhyNothingIsShown) {
  if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
  run("reference.open path=" + writeFilm("dance.mp4") + "\nreference.startHere frame=10");
  goTo(3);
  EXPECT_EQ(sentenceSoon("starts"), "The film starts at frame 10.");
  EXPECT_EQ(shown(), -1);
  goTo(10);
  EXPECT_TRUE(showsSoon(0));
  EXPECT_EQ(view().sentence(), "");
  goTo(69);
  EXPECT_TRUE(showsSoon(59));
  goTo(70);
  EXPECT_EQ(sentenceSoon("ends"), "The film ends at frame 69.");
  run("file.save");
  ASSERT_TRUE(QFile::remove(pathOf("dance.mp4")));
  const QString motion = pathOf("dance.vmd");
  restart();
  ASSERT_TRUE(window->files().open(motion));
  EXPECT_FALSE(window->messages().text().contains("dance.mp4")) << "a hidden panel reads nothing";
  window->show();
  run("view.reference on=on");
  EXPECT_NE(sentenceSoon("cannot be shown").find("dance.mp4 cannot be shown: "), std::string::npos);
  EXPECT_TRUE(test::waitFor([this] { return window->messages().text().contains("dance.mp4"); }));
}

TEST_F(ReferenceActions, TheFilmIsClosedWhileThePanelIsHidden) {
  if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
  run("reference.open path=" + writeFilm("dance.mp4"));
  EXPECT_TRUE(showsSoon(0));
  run("view.reference on=off");
  settle();
  EXPECT_EQ(shown(), -1);
  goTo(7);
  run("view.reference on=on");
  EXPECT_TRUE(showsSoon(7));
}

TEST_F(ReferenceActions, TheTimeFieldStepsByFramesAndItsLabelPreviews) {
  run("reference.open path=" + writePicture("a.png"));
  settle();
  const QUndoStack& steps = *document().history().undoStack();
  const int before = steps.index();
  const auto time = [this] { return document().motion().annotations.reference->time; };
  timeField().setFocus();
  QTest::keyClick(&timeField(), Qt::Key_Up);
  EXPECT_NEAR(time(), 1000 / 30.0, 1e-9);
  timeField().selectAll();
  QTest::keyClicks(&timeField(), "-250");
  QTest::keyClick(&timeField(), Qt::Key_Return);
  EXPECT_EQ(time(), -250);
  EXPECT_EQ(steps.index(), before + 2);
  auto* label = created()->findChild<widgets::DragLabel*>();
  emit label->dragStarted();
  emit label->dragged(3);
  EXPECT_NEAR(timeField().shown().value_or(0), -150, 1e-9);
  EXPECT_EQ(time(), -250) << "a preview";
  emit label->dragged(6);
  emit label->dragFinished();
  EXPECT_NEAR(time(), -50, 1e-9);
  EXPECT_EQ(steps.index(), before + 3);
  emit label->dragStarted();
  emit label->dragged(9);
  emit label->dragCanceled();
  EXPECT_NEAR(timeField().shown().value_or(0), -50, 1e-9);
  EXPECT_EQ(steps.index(), before + 3);
}

TEST_F(ReferenceActions, AFilmOrPictureIsOpenedByADropOnThePanel) {
  run("view.reference on=on");
  settle();
  (void)writePicture("a.png");
  const auto drop = [this](const QStringList& names) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& name : names) urls.append(QUrl::fromLocalFile(pathOf(name)));
    data.setUrls(urls);
    QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(created(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent event({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(created(), &event);
    settle();
  };
  drop({"dance.vmd"});
  EXPECT_EQ(window->findChild<QMenu*>("dropMenu"), nullptr) << "the window opens it";
  drop({"a.png"});
  EXPECT_EQ(window->findChild<QMenu*>("dropMenu"), nullptr) << "nothing is asked";
  EXPECT_TRUE(test::waitFor([this] { return document().motion().annotations.reference.has_value(); }));
  EXPECT_TRUE(test::waitFor([this] { return view().picture() != nullptr; }));
}

TEST_F(ReferenceActions, PlaybackShowsTheFilmWithoutWaiting) {
  if (!media::FilmWriter::isAvailable()) GTEST_SKIP() << "this build has no libav";
  run("reference.open path=" + writeFilm("dance.mp4"));
  EXPECT_TRUE(showsSoon(0));
  QElapsedTimer clock;
  qint64 longest = 0;
  for (Frame frame = 1; frame < 60; ++frame) {
    clock.start();
    window->stage().setPosition(frame);
    longest = std::max(longest, clock.elapsed());
  }
  EXPECT_LT(longest, test::timeLimit(500)) << "milliseconds for one step";
  EXPECT_TRUE(showsSoon(59));
}

}  // namespace
}  // namespace furitsuke::commands
