// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QImage>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <filesystem>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <initializer_list>
#include <memory>
#include <set>
#include <string>
#include <string_view>

#include "app/panels/dock_area.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/captures/film_capturing.h"
#include "app/session/file_paths.h"
#include "app/session/playback.h"
#include "app/session/sample_files.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/eval/sample.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/media/film_writer.h"
#include "core/model/name_index.h"
#include "core/motion/motion_diff.h"
#include "core/quality/motion_quality.h"
#include "resources/doc/gallery/reader_files.h"
#include "tests/app/tutorials/tutorial_text.h"
#include "tests/app/window/window_fixture.h"
#include "tests/core/landmarks/made_person.h"
#include "tests/support/decoded_film.h"
#include "tests/support/motions.h"

// Does what the tutorials say, and looks at the files that their readers get.
namespace furitsuke::test {
namespace {

motion::Motion motionIn(const QString& path) {
  auto loaded = io::loadMotion(session::toPath(path));
  EXPECT_TRUE(loaded.ok()) << path.toStdString();
  return loaded.ok() ? std::move(loaded->motion) : motion::Motion();
}

/// The keys of a bone; fails the test and has none if there is no such track.
const motion::Track<motion::BoneKey>& bone(const motion::Motion& motion, std::string_view name) {
  static const motion::Track<motion::BoneKey> none;
  const auto track = motion.findBone(nameOf(name).bytes);
  EXPECT_TRUE(track.has_value()) << name;
  return track ? motion.bones[track->index].keys : none;
}
double weightOf(const motion::Motion& motion, std::string_view name, double frame) {
  const auto track = motion.findMorph(nameOf(name).bytes);
  return track ? eval::sampleMorph(motion.morphs[track->index].keys, frame) : 0;
}

/// The angle from one rotation to the other, in degrees.
double between(const glm::dquat& a, const glm::dquat& b) {
  const glm::dquat turn = glm::normalize(glm::inverse(a) * b);
  return glm::degrees(2 * std::asin(std::min(1.0, glm::length(glm::dvec3(turn.x, turn.y, turn.z)))));
}

/// Where a bone of a model is, in model units.
class Walk {
 public:
  Walk(std::string_view name, const model::Model& model, const motion::Motion& motion)
      : rig_(eval::makeRig(model)),
        bound_(motion, model, rig_),
        pose_(rig_),
        bone_(static_cast<std::size_t>(*model::NameIndex(model).findBone(nameOf(name).bytes))) {}
  [[nodiscard]] glm::dvec3 at(double frame) {
    eval::evaluatePose(rig_, bound_, frame, pose_);
    return pose_.transforms[bone_].position;
  }

 private:
  eval::Rig rig_;
  eval::BoundMotion bound_;
  eval::RigPose pose_;
  std::size_t bone_;
};

/// How far a bone goes over the floor in the dance.
double travelOf(std::string_view name, const model::Model& model, const motion::Motion& motion) {
  Walk walk(name, model, motion);
  double sum = 0;
  glm::dvec3 before = walk.at(0);
  for (Frame frame = 5; frame <= motion.frameRange().last; frame += 5) {
    const glm::dvec3 now = walk.at(frame);
    sum += std::hypot(now.x - before.x, now.z - before.z);
    before = now;
  }
  return sum;
}

/// A window in the folder of the test, with the files that readers bring themselves.
class Tutorial : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    ASSERT_TRUE(QDir::setCurrent(folder.path()));
    const QStringList sample = session::sampleFiles();
    ASSERT_EQ(sample.size(), 3);
    model = std::move(io::loadModel(session::toPath(sample[0]))->model);
    dance = motionIn(sample[2]);
  }
  void TearDown() override {
    QDir::setCurrent(before_);
    WindowTest::TearDown();
  }
  void follow(const QString& tutorial) {
    ASSERT_TRUE(tutorialNames().contains(tutorial));
    run(tutorialActions(tutorial));
  }
  void writeReaderFiles() { ASSERT_TRUE(doc::writeReaderFiles(session::toPath(folder.path())).ok()); }
  [[nodiscard]] motion::Motion saved(const QString& name) const { return motionIn(pathOf(name)); }
  /// Whether OpenGL is available.
  [[nodiscard]] bool draws() {
    run("model.add path=\"" + session::sampleFiles()[0] + '"');
    const bool isDrawn = window->docks().panel<panels::ViewportPanel>()->picture(8, 8, false).ok();
    run("model.remove");
    return isDrawn;
  }

  model::Model model;
  motion::Motion dance;

 private:
  QString before_ = QDir::currentPath();
};

TEST_F(Tutorial, WatchingADanceRepeatsAPartAndSavesAPicture) {
  if (!draws()) GTEST_SKIP() << "OpenGL is not available";
  follow("01_open_and_watch");
  EXPECT_EQ(window->playback().loopRange(), (FrameRange{240, 360}));
  EXPECT_TRUE(window->playback().isLooping());
  EXPECT_FALSE(window->playback().isPlaying());
  EXPECT_EQ(document().state().currentFrame(), 255);
  EXPECT_FALSE(document().isModified());
  const QImage picture(pathOf("dancer.png"));
  ASSERT_FALSE(picture.isNull());
  std::set<QRgb> colors;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) colors.insert(picture.pixel(x, y));
  }
  EXPECT_GT(colors.size(), 300U) << "the dancer is in the picture, and not only the background";
}

TEST_F(Tutorial, TweakingACurveChangesThatCurveOnly) {
  follow("02_tweak_a_curve");
  const motion::Motion tweaked = saved("snappy_arm.vmd");
  const auto changes = motion::diffMotions(dance, tweaked).keys;
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(changes[0].frame, 90);
  const motion::BoneKey* key = bone(tweaked, "左腕").find(90);
  ASSERT_NE(key, nullptr);
  for (const motion::Curve& curve : key->curves) EXPECT_EQ(curve, (motion::Curve{90, 10, 110, 60}));
  const auto turned = [](const motion::Motion& motion) {
    const auto at = [&motion](double frame) { return eval::sampleBone(bone(motion, "左腕"), frame).rotation; };
    return glm::degrees(glm::angle(glm::inverse(at(68)) * at(79)));
  };
  EXPECT_LT(turned(tweaked), turned(dance) / 3) << "half way, the arm still waits";
}

TEST_F(Tutorial, FixingAHandTurnsItAtThatFrameOnly) {
  follow("03_fix_a_hand");
  const motion::Motion fixed = saved("better_hand.vmd");
  const auto changes = motion::diffMotions(dance, fixed).keys;
  ASSERT_EQ(changes.size(), 1U);
  const motion::BoneKey* key = bone(fixed, "左手首").find(255);
  ASSERT_NE(key, nullptr);
  EXPECT_EQ(changes[0].frame, 255);
  const glm::dquat rotation = toDouble(key->rotation);
  EXPECT_NEAR(glm::degrees(glm::angle(rotation)), 35, 1e-3);
  EXPECT_NEAR(glm::axis(rotation).z, 1, 1e-6);
  EXPECT_EQ(key->curves, bone(dance, "左手首").find(255)->curves);
}

TEST_F(Tutorial, CopyingAPoseRegistersItAtBothPlacesAndSavesIt) {
  follow("04_copy_a_pose");
  const motion::Motion posed = saved("posed.vmd");
  const motion::Motion pose = saved("final_pose.vpd");
  for (const auto& track : dance.bones) {
    const std::string name = track.name.text();
    const motion::BoneKey* key = bone(posed, name).find(720);
    ASSERT_NE(key, nullptr) << name;
    const eval::BoneSample copied = eval::sampleBone(track.keys, 255);
    EXPECT_LT(between(toDouble(key->rotation), copied.rotation), 0.01) << name;
    EXPECT_NEAR(glm::length(toDouble(key->translation) - copied.translation), 0, 1e-4) << name;
    const auto exported = pose.findBone(track.name.bytes);
    if (!exported) continue;  // at rest
    const Quat stored = pose.bones[exported->index].keys.values()[0].rotation;
    EXPECT_LT(between(toDouble(stored), copied.rotation), 0.01) << name;
  }
  EXPECT_GT(pose.bones.size(), 40U);
  const glm::dquat left = eval::sampleBone(bone(dance, "左腕"), 255).rotation;
  const glm::dquat right = eval::sampleBone(bone(posed, "右腕"), 690).rotation;
  EXPECT_LT(between(right, glm::dquat(left.w, left.x, -left.y, -left.z)), 0.01) << "mirrored";
  EXPECT_GE(motion::diffMotions(dance, posed).keys.front().frame, 690) << "the dance before is the same";
}

TEST_F(Tutorial, MirroringADanceExchangesLeftAndRight) {
  follow("05_mirror");
  const motion::Motion mirrored = saved("mirrored.vmd");
  EXPECT_EQ(mirrored.keyCount(), dance.keyCount());
  for (const auto& [from, to] : {std::pair("左腕", "右腕"), {"右ひじ", "左ひじ"}, {"左足ＩＫ", "右足ＩＫ"}}) {
    const auto& original = bone(dance, from);
    const auto& result = bone(mirrored, to);
    ASSERT_EQ(result.size(), original.size()) << to;
    for (std::size_t i = 0; i < result.size(); ++i) {
      const motion::BoneKey& before = original.values()[i];
      const motion::BoneKey& after = result.values()[i];
      EXPECT_EQ(result.frames()[i], original.frames()[i]);
      const glm::dquat rotation = toDouble(before.rotation);
      EXPECT_EQ(toDouble(after.rotation), glm::dquat(rotation.w, rotation.x, -rotation.y, -rotation.z))
          << to << ' ' << i;
      EXPECT_EQ(after.translation.x, -before.translation.x) << to << ' ' << i;
      EXPECT_EQ(after.curves, before.curves) << to << ' ' << i;
    }
  }
}

TEST_F(Tutorial, CleaningACaptureRemovesJitterAndSlidingFeet) {
  writeReaderFiles();
  const QString actions = tutorialActions("06_clean_a_capture");
  run(actionsUpTo(actions, 3));
  const motion::Motion captured = document().motion();
  EXPECT_EQ(captured.frameRange(), (FrameRange{0, 179}));
  run(actionsAfter(actions, 3));
  const motion::Motion clean = saved("clean.vmd");
  const auto before = quality::measureQuality(captured, model);
  const auto after = quality::measureQuality(clean, model);
  ASSERT_TRUE(before && after);
  const auto row = [](const quality::MotionQuality& measured, quality::QualityKind kind) {
    return *std::ranges::find(measured.rows, kind, &quality::QualityRow::kind);
  };
  for (const quality::QualityKind kind : {quality::QualityKind::Jitter, quality::QualityKind::Slides}) {
    EXPECT_GE(row(*before, kind).placeCount, 10U);
    // None, or, with another compiler, a few at the limit: fewer keys move a foot by its tolerance.
    EXPECT_LE(row(*after, kind).placeCount, row(*before, kind).placeCount / 5) << infoOf(kind).text;
  }
  EXPECT_LT(clean.keyCount(), captured.keyCount() * 3 / 4);
  EXPECT_LT(glm::length(Walk("左手首", model, clean).at(90) - Walk("左手首", model, captured).at(90)), 0.5)
      << "the same dance";
}

TEST_F(Tutorial, FittingADanceToAModelScalesTheStepsByTheLegs) {
  writeReaderFiles();
  follow("07_fit_to_a_model");
  const auto tall = io::loadModel(session::toPath(pathOf("long_legs.pmx")));
  ASSERT_TRUE(tall.ok());
  EXPECT_EQ(tall->model.name.text, doc::kLongLegs);
  const motion::Motion fitted = saved("long_legs.vmd");
  for (const char* name : {"センター", "左足首", "右足首"}) {
    EXPECT_NEAR(travelOf(name, tall->model, fitted) / travelOf(name, model, dance), 1.4, 0.1) << name;
  }
}

TEST_F(Tutorial, MakingACameraSavesThreeViewsWithSoftCurves) {
  follow("08_camera_work");
  const motion::Motion camera = saved("camera.vmd");
  EXPECT_TRUE(camera.isCameraMotion());
  const auto frames = camera.camera.frames();
  ASSERT_EQ(std::vector<Frame>(frames.begin(), frames.end()), (std::vector<Frame>{0, 90, 180}));
  const auto views = camera.camera.values();
  EXPECT_NEAR(std::abs(views[1].rotation.y - views[0].rotation.y), glm::radians(90.0), 1e-4) << "from the side";
  EXPECT_GT(views[2].distance, views[0].distance / 2) << "the face";
  for (const motion::CameraKey& view : views) {
    for (const motion::Curve& curve : view.curves) EXPECT_EQ(curve, (motion::Curve{53, 0, 74, 127}));
  }
  EXPECT_EQ(window->workspace().count(), 2);
}

TEST_F(Tutorial, LipSyncMovesTheMouthByTheWords) {
  writeReaderFiles();
  follow("09_lip_sync");
  const motion::Motion singing = saved("singing.vmd");
  const struct {
    double frame;
    std::string_view open;
  } rows[] = {{17, "う"}, {32, "い"}, {47, "う"}, {62, "え"}, {92, "お"}, {107, "お"}, {122, "お"}};
  for (const auto& row : rows) {
    for (const std::string_view vowel : {"あ", "い", "う", "え", "お"}) {
      const double weight = weightOf(singing, vowel, row.frame);
      if (vowel == row.open) {
        EXPECT_GT(weight, 0.4) << vowel << ' ' << row.frame;
      } else {
        EXPECT_LT(weight, 0.2) << vowel << ' ' << row.frame;
      }
    }
  }
  for (const std::string_view vowel : {"あ", "い", "う", "え", "お"}) {
    EXPECT_EQ(weightOf(singing, vowel, 390), 0) << "the words of the old song: " << vowel;
  }
}

TEST_F(Tutorial, ExportingAFilmWritesTwoSecondsOfThatSize) {
  if (!media::FilmWriter::isAvailable() || !draws()) GTEST_SKIP() << "this build has no libav, or there is no OpenGL";
  follow("10_export_a_film");
  const DecodedFilm film = decodeFilm(session::toPath(pathOf("dance.mp4")));
  EXPECT_EQ(film.problem, "");
  ASSERT_EQ(film.pictures.size(), 60U);
  EXPECT_NEAR(film.seconds, 2.0, 0.05);
  EXPECT_EQ(film.pictures[0].width, 640U);
  EXPECT_EQ(film.pictures[0].height, 360U);
  EXPECT_FALSE(film.pictures[0].pixels == film.pictures[59].pixels) << "the dancer moves";
}

/// What networks would find in a film of a person who waves the left arm, in place of them.
class WavingPerson final : public session::LandmarkSource {
 public:
  Result<landmarks::FirstPeople> findPeople(const landmarks::LandmarkOptions& /*options*/,
                                            const std::atomic<bool>& /*canceled*/) override {
    return landmarks::FirstPeople();
  }
  Status run(const landmarks::LandmarkOptions& /*options*/, const std::atomic<bool>& /*canceled*/,
             const OnPicture& /*onPicture*/) override {
    return Done{};
  }
  [[nodiscard]] landmarks::FilmLandmarks found() const override {
    const auto pose = [](double seconds) {
      MadePose made;
      made.armUp[0] = seconds < 2 ? 30 : std::min(30 + 100 * (seconds - 2), 130.0);
      return made;
    };
    return madeFilm(pose, 30, 180, {}, 0.01);
  }
};

TEST_F(Tutorial, MakingAMotionOfAFilmMovesTheModelLikeThePerson) {
  session::setLandmarkSources([](const std::filesystem::path&) { return std::make_unique<WavingPerson>(); });
  follow("11_motion_from_a_film");
  session::setLandmarkSources({});
  const motion::Motion found = saved("from_film.vmd");
  EXPECT_EQ(found.frameRange(), (FrameRange{0, 179}));
  Walk hand("左手首", model, found);
  EXPECT_GT(hand.at(150).y - hand.at(30).y, 3) << "model units";
  Walk other("右手首", model, found);
  EXPECT_LT(glm::length(other.at(150) - other.at(30)), 1);
  constexpr std::size_t kFrames = 180;
  EXPECT_LT(found.keyCount(), found.bones.size() * kFrames / 2) << "of a key at every frame";
}

}  // namespace
}  // namespace furitsuke::test
