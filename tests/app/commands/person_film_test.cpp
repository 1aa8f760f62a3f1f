// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QThread>
#include <QToolButton>
#include <QUndoStack>
#include <atomic>
#include <cmath>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/captures/fitted_motions.h"
#include "app/dialogs/capture_dialog.h"
#include "app/dialogs/person_film_dialog.h"
#include "app/dialogs/person_film_view.h"
#include "app/session/background/reference_track.h"
#include "app/session/background_work.h"
#include "app/session/captures/film_capturing.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/value_field.h"
#include "core/io/json/annotation_file.h"
#include "tests/app/window/window_fixture.h"
#include "tests/core/landmarks/made_person.h"
#include "tests/support/environment_variable.h"
#include "tests/support/humanoid.h"
#include "tests/support/motions.h"
#include "tests/support/waiting.h"

// The motion of a person in a film, in the window. The landmarks are made up: no network and no film is needed.
namespace furitsuke::commands {
namespace {

/// What the source of a test was asked, and how it behaves.
struct Made {
  std::atomic<int> stopAt{-1};  ///< the picture at which a run waits until it is canceled
  std::atomic<bool> isEmpty{false};
  landmarks::LandmarkOptions asked;
  landmarks::FilmLandmarks film;
  std::size_t done = 0;
};

class MadeSource final : public session::LandmarkSource {
 public:
  explicit MadeSource(Made& made) : made_(made) {}

  Result<landmarks::FirstPeople> findPeople(const landmarks::LandmarkOptions& /*options*/,
                                            const std::atomic<bool>& /*canceled*/) override {
    landmarks::FirstPeople people;
    people.picture = picture();
    if (!made_.isEmpty) people.people = {{{100, 100, 200, 300}, 0.9F}, {{400, 100, 100, 300}, 0.8F}};
    return people;
  }

  Status run(const landmarks::LandmarkOptions& options, const std::atomic<bool>& canceled,
             const OnPicture& onPicture) override {
    made_.asked = options;
    const media::VideoFrame shown = picture();
    for (; made_.done < made_.film.pictures.size(); ++made_.done) {
      while (static_cast<int>(made_.done) == made_.stopAt && !canceled) QThread::msleep(1);
      if (canceled) return Error::canceled();
      onPicture({made_.done + 1, made_.film.pictures.size(), shown, made_.film.pictures[made_.done]}, 1);
    }
    return Done{};
  }

  [[nodiscard]] landmarks::FilmLandmarks found() const override {
    landmarks::FilmLandmarks found = made_.film;
    found.pictures.resize(made_.done);
    return found;
  }

 private:
  static media::VideoFrame picture() {
    media::VideoFrame frame;
    frame.width = 640;
    frame.height = 480;
    frame.pixels.assign(std::size_t{640} * 480 * 4, 128);
    return frame;
  }

  Made& made_;
};

class PersonFilm : public test::WindowTest {
 protected:
  PersonFilm() {
    made.film = test::madeFilm(
        [](double seconds) {
          test::MadePose pose;
          pose.armUp[0] = 60 + 40 * std::sin(seconds * 3);
          return pose;
        },
        30, 60);
    session::setLandmarkSources([this](const std::filesystem::path&) { return std::make_unique<MadeSource>(made); });
  }
  ~PersonFilm() override { session::setLandmarkSources({}); }

  void addPerson() {
    window->stage().addActor(
        std::make_unique<scene::Actor>(std::make_shared<const model::Model>(test::humanoid()), nullptr), {});
  }
  dialogs::PersonFilmDialog* dialog() { return window->findChild<dialogs::PersonFilmDialog*>(); }
  dialogs::CaptureDialog* page() { return window->findChild<dialogs::CaptureDialog*>(); }
  template <class Widget>
  Widget* field(const char* name) {
    return dialog()->findChild<Widget*>(name);
  }
  void open() {
    actions::ActionArguments arguments;
    arguments.set("path", QString("/films/dance.mp4"));
    window->actions().call("capture.film", arguments);
    ASSERT_NE(dialog(), nullptr);
  }
  void follow() {
    QTest::mouseClick(field<QPushButton>("start"), Qt::LeftButton);
    ASSERT_TRUE(test::waitFor([this] { return field<QPushButton>("continue")->isEnabled(); }));
  }

  Made made;
};

TEST_F(PersonFilm, AScriptGetsAMotionForTheModelAsOneStep) {
  addPerson();
  run("capture.film path=/films/dance.mp4 dense=on frames=0-59 quality=best person=120,130 mirrored=on");
  EXPECT_EQ(document().file().title(), "dance");
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  EXPECT_EQ(document().motion().frameRange().last, 59);
  EXPECT_TRUE(document().motion().findBone(test::nameOf("左腕").bytes));
  EXPECT_EQ(made.asked.quality, landmarks::LandmarkQuality::Best);
  EXPECT_EQ(made.asked.person, (landmarks::PicturePoint{120, 130}));
  EXPECT_TRUE(made.asked.isMirrored);
  EXPECT_NEAR(made.asked.last.value(), 59 / 30.0, 1e-9);
}

TEST_F(PersonFilm, WhatCannotBeUsedIsRefusedWithAReason) {
  struct Row {
    const char* words;
    const char* reason;
  };
  addPerson();
  for (const Row& row :
       {Row{"path=/films/dance.bvh", "is not a film"}, Row{"path=/films/dance.mp4 fov=200", "fov"},
        Row{"path=/films/dance.mp4 tilt=100", "tilt"}, Row{"path=/films/dance.mp4 roll=-190", "roll"}}) {
    const Status status = actions::runActionScript(window->actions(), QString("capture.film ") + row.words);
    ASSERT_FALSE(status) << row.words;
    EXPECT_NE(status.error().message().find(row.reason), std::string::npos) << status.error().message();
  }
  for (landmarks::PersonLandmarks& picture : made.film.pictures) picture.isFound = false;
  const Status nobody = actions::runActionScript(window->actions(), "capture.film path=/films/dance.mp4");
  ASSERT_FALSE(nobody);
  EXPECT_NE(nobody.error().message().find("nobody was found"), std::string::npos) << nobody.error().message();
  EXPECT_EQ(window->workspace().count(), 0);
}

TEST_F(PersonFilm, TheDialogFollowsTheChosenPersonAndGoesOnToTheCapturePage) {
  addPerson();
  open();
  auto* view = field<dialogs::PersonFilmView>("film");
  ASSERT_TRUE(
      test::waitFor([&] { return !view->placement().isIdentity() && field<QPushButton>("start")->isEnabled(); }));
  EXPECT_FALSE(view->chosenPerson());
  EXPECT_FALSE(field<QPushButton>("continue")->isEnabled());
  EXPECT_TRUE(field<QLabel>("notes")->text().contains("nothing of it leaves the machine"));
  ASSERT_TRUE(test::waitFor([&] {
    QTest::mouseClick(view, Qt::LeftButton, Qt::NoModifier, view->placement().map(QPointF(450, 200)).toPoint());
    return view->chosenPerson().has_value();
  }));
  follow();
  EXPECT_EQ(made.asked.person, (landmarks::PicturePoint{450, 250}));
  EXPECT_TRUE(view->hasSkeleton());
  EXPECT_FALSE(view->floorLines().empty());
  EXPECT_TRUE(field<QLabel>("problem")->isHidden());
  QTest::mouseClick(field<QPushButton>("continue"), Qt::LeftButton);
  ASSERT_TRUE(test::waitFor([this] { return page() != nullptr; }));
  ASSERT_TRUE(test::waitFor([this] { return page()->findChild<QPushButton*>("import")->isEnabled(); }));
  QTest::mouseClick(page()->findChild<QPushButton*>("import"), Qt::LeftButton);
  EXPECT_EQ(document().motion().frameRange().last, 59);
  EXPECT_EQ(document().history().undoStack()->count(), 1);
}

TEST_F(PersonFilm, AStoppedRunKeepsWhatItFoundAndGoesOn) {
  addPerson();
  made.stopAt = 30;
  open();
  auto* start = field<QPushButton>("start");
  auto* view = field<dialogs::PersonFilmView>("film");
  ASSERT_TRUE(test::waitFor([&] {
    QTest::keyClick(view, Qt::Key_Right);
    return view->chosenPerson().has_value();
  }));
  const auto chosen = view->chosenPerson();
  QTest::mouseClick(start, Qt::LeftButton);
  ASSERT_TRUE(test::waitFor([this] { return made.done == 30; }));
  EXPECT_EQ(start->text(), "Stop");
  EXPECT_FALSE(field<widgets::ValueField>("firstFrame")->isEnabled()) << "while it runs";
  QTest::mouseClick(start, Qt::LeftButton);
  ASSERT_TRUE(test::waitFor([&] { return start->text() == "Resume"; }));
  EXPECT_TRUE(test::waitFor([this] { return field<QPushButton>("continue")->isEnabled(); })) << "with what was found";
  made.stopAt = -1;
  QTest::mouseClick(start, Qt::LeftButton);
  ASSERT_TRUE(test::waitFor([&] { return start->text() == "Start Over"; }));
  EXPECT_EQ(made.done, 60U);
  EXPECT_EQ(made.asked.person, chosen) << "another one would begin from the start";
  QTest::mouseClick(start, Qt::LeftButton);
  ASSERT_TRUE(test::waitFor([&] { return start->text() == "Follow Person"; }));
  EXPECT_FALSE(field<QPushButton>("continue")->isEnabled());
  QTest::mouseClick(field<QPushButton>("close"), Qt::LeftButton);
  ASSERT_TRUE(test::waitFor([this] { return dialog() == nullptr; }));
  EXPECT_EQ(window->workspace().count(), 0) << "nothing without Continue";
}

TEST_F(PersonFilm, TheTiltIsGuessedOrGiven) {
  addPerson();
  made.film = test::madeFilm([](double) { return test::MadePose{}; }, 30, 60, {.tilt = {20, 0}});
  open();
  follow();
  auto* tilt = field<widgets::ValueField>("tilt");
  EXPECT_NEAR(tilt->value(), 20, 3);
  EXPECT_FALSE(tilt->isEnabled());
  const std::vector<QLineF> guessed = field<dialogs::PersonFilmView>("film")->floorLines();
  field<QAbstractButton>("guessed")->click();
  EXPECT_TRUE(tilt->isEnabled());
  tilt->setValue(0);
  EXPECT_NE(field<dialogs::PersonFilmView>("film")->floorLines(), guessed);
  EXPECT_TRUE(field<QPushButton>("continue")->isEnabled());
}

TEST_F(PersonFilm, ForgetsWhatWasFoundWithOtherOptions) {
  addPerson();
  open();
  follow();
  field<widgets::ValueField>("firstFrame")->setValue(5);
  EXPECT_FALSE(field<QPushButton>("continue")->isEnabled());
  field<widgets::ValueField>("fieldOfView")->setValue(60);
  EXPECT_FALSE(field<QPushButton>("continue")->isEnabled()) << "of the frames before";
}

TEST_F(PersonFilm, SaysThatNobodyIsThere) {
  addPerson();
  made.isEmpty = true;
  open();
  ASSERT_TRUE(test::waitFor([this] { return !field<QLabel>("problem")->isHidden(); }));
  EXPECT_TRUE(field<QLabel>("problem")->text().contains("Nobody is found"));
}

TEST_F(PersonFilm, OffersTheCommandThatGetsMissingNetworks) {
  addPerson();
  const test::EnvironmentVariable networks("FURITSUKE_NETWORKS", session::toPath(pathOf("none")));
  open();
  EXPECT_FALSE(field<QLineEdit>("networkCommand")->text().isEmpty());
  EXPECT_TRUE(field<QLineEdit>("networkCommand")->isVisibleTo(dialog()));
  QTest::mouseClick(field<QToolButton>("copyCommand"), Qt::LeftButton);
  EXPECT_EQ(QApplication::clipboard()->text(), field<QLineEdit>("networkCommand")->text());
}

TEST_F(PersonFilm, TheFilmOfTheReferenceGoesWhereItIsShown) {
  struct Row {
    double time;  // milliseconds in the film at frame 0
    Frame first;  // of the inserted keys
  };
  for (const Row& row : {Row{-1000, 30}, Row{0, 0}, Row{500, 0}}) {
    made.done = 0;
    addPerson();
    window->workspace().add(newMotion(test::nameOf("person"), "stage"));
    session::ReferenceTrack track(window->workspace(), window->stage());
    track.setActive(false);
    motion::ReferenceLink link;
    link.file = "/films/reference.mp4";
    link.time = row.time;
    link.isMirrored = true;
    track.setSettings(document(), link);
    window->stage().assignMotion(document());
    run("reference.capture dense=on");
    EXPECT_EQ(document().motion().frameRange().first, row.first) << row.time;
    EXPECT_TRUE(made.asked.isMirrored);
    EXPECT_NEAR(made.asked.first, std::max(0.0, row.time / 1000), 1e-9);
  }
}

TEST_F(PersonFilm, ANewMotionOfTheReferenceStartsWhereItIsShown) {
  addPerson();
  window->workspace().add(newMotion(test::nameOf("person"), "stage"));
  session::ReferenceTrack track(window->workspace(), window->stage());
  track.setActive(false);
  motion::ReferenceLink link;
  link.file = "/films/reference.mp4";
  link.time = -1000;
  track.setSettings(document(), link);
  window->stage().assignMotion(document());
  addPerson();  // which the motion does not move
  run("reference.capture dense=on");
  ASSERT_EQ(window->workspace().count(), 2);
  EXPECT_EQ(document().file().title(), "reference");
  const auto bone = document().motion().findBone(test::nameOf("左腕").bytes);
  ASSERT_TRUE(bone);
  EXPECT_EQ(document().motion().bones[bone->index].keys.frames().front(), 30);
  EXPECT_EQ(document().motion().frameRange().last, 89);
}

TEST_F(PersonFilm, MarksWhereNobodyWasFound) {
  addPerson();
  for (std::size_t i = 20; i < 45; ++i) made.film.pictures[i] = test::lostPicture(static_cast<double>(i) / 30);
  run("capture.film path=/films/dance.mp4 dense=on");
  const auto markers = [this] {
    QStringList texts;
    for (const motion::Marker& marker : document().motion().annotations.markers)
      texts.append(QString("%1 %2").arg(marker.frame).arg(QString::fromStdString(marker.name)));
    return texts.join(", ");
  };
  EXPECT_EQ(markers(), "19 Nothing captured, 45 Captured again");
  EXPECT_EQ(document().history().undoStack()->count(), 1);
  const std::filesystem::path file = session::toPath(pathOf("lost.vmd"));
  run("file.saveAs path=" + pathOf("lost.vmd"));
  EXPECT_EQ(io::readAnnotations(file).annotations.markers.size(), 2U);
  document().history().undoStack()->undo();
  EXPECT_EQ(markers(), "");
}

TEST_F(PersonFilm, ShowsTheFloorAtOnceWhileTheMotionIsMadeAgain) {
  addPerson();
  open();
  follow();
  field<QAbstractButton>("guessed")->click();
  auto* tilt = field<widgets::ValueField>("tilt");
  const auto grace = session::BackgroundWork::grace();
  session::BackgroundWork::setGrace(std::chrono::milliseconds(0));  // as of a long film
  for (int i = 0; i < 5; ++i) {
    const std::vector<QLineF> before = field<dialogs::PersonFilmView>("film")->floorLines();
    tilt->setValue(i + 1);
    EXPECT_NE(field<dialogs::PersonFilmView>("film")->floorLines(), before);
    EXPECT_TRUE(field<QPushButton>("continue")->isEnabled()) << "with what is there, or the last tilt";
  }
  session::BackgroundWork::setGrace(grace);
  QTest::mouseClick(field<QPushButton>("continue"), Qt::LeftButton);
  ASSERT_TRUE(test::waitFor([this] { return page() != nullptr; })) << "with the last tilt";
}

TEST_F(PersonFilm, NeedsAReferenceAndAModel) {
  EXPECT_FALSE(window->actions().action("capture.film")->isEnabled());
  EXPECT_FALSE(window->actions().action("reference.capture")->isEnabled());
  addPerson();
  EXPECT_TRUE(window->actions().action("capture.film")->isEnabled());
  EXPECT_FALSE(window->actions().action("reference.capture")->isEnabled());
}

}  // namespace
}  // namespace furitsuke::commands
