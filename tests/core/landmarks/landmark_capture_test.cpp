// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/landmarks/landmark_capture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "core/exchange/captured_pose.h"
#include "core/exchange/motion_from_capture.h"
#include "core/landmarks/side_assignment.h"
#include "tests/core/landmarks/made_person.h"
#include "tests/support/humanoid.h"

namespace furitsuke::landmarks {
namespace {

using test::MadeCamera;
using test::MadePose;

/// The joints of the skeleton that have a landmark.
const std::map<std::string, Landmark>& markedJoints() {
  using enum Landmark;
  static const std::map<std::string, Landmark> kJoints = {
      {"LeftArm", LeftShoulder}, {"RightArm", RightShoulder}, {"LeftForeArm", LeftElbow}, {"RightForeArm", RightElbow},
      {"LeftHand", LeftWrist},   {"RightHand", RightWrist},   {"LeftUpLeg", LeftHip},     {"RightUpLeg", RightHip},
      {"LeftLeg", LeftKnee},     {"RightLeg", RightKnee},     {"LeftFoot", LeftAnkle},    {"RightFoot", RightAnkle}};
  return kJoints;
}

/// The positions of the joints in meters at a time.
std::map<std::string, glm::dvec3> jointsAt(const exchange::CapturedMotion& motion, double seconds) {
  std::vector<RigidTransform> transforms(motion.joints.size());
  sampleTransforms(motion, motion.clips[0], seconds, transforms);
  std::map<std::string, glm::dvec3> joints;
  for (std::size_t i = 0; i < transforms.size(); ++i) joints[motion.joints[i].name] = transforms[i].position / 100.0;
  return joints;
}

/// The largest distance of a joint from where it is in the pose, both seen from the hips, in meters.
double largestError(const exchange::CapturedMotion& motion, double seconds, const MadePose& pose) {
  const auto joints = jointsAt(motion, seconds);
  const std::vector<glm::dvec3> points = test::madePoints(pose);
  const auto pointOf = [&](Landmark mark) { return points[static_cast<std::size_t>(mark)]; };
  const glm::dvec3 hips = (pointOf(Landmark::LeftHip) + pointOf(Landmark::RightHip)) / 2.0;
  const glm::dvec3 found = (joints.at("LeftUpLeg") + joints.at("RightUpLeg")) / 2.0;
  double largest = 0;
  for (const auto& [name, mark] : markedJoints()) {
    largest = std::max(largest, glm::distance(joints.at(name) - found, pointOf(mark) - hips));
  }
  return largest;
}

exchange::CaptureFitOptions denseOptions() {
  exchange::CaptureFitOptions options;
  options.isDense = true;
  return options;
}

MadePose posed(double turn, double lean, std::array<double, 2> armUp, std::array<double, 2> armForward,
               std::array<double, 2> elbow, std::array<double, 2> thigh, std::array<double, 2> knee) {
  MadePose pose;
  pose.turn = turn;
  pose.lean = lean;
  std::ranges::copy(armUp, pose.armUp);
  std::ranges::copy(armForward, pose.armForward);
  std::ranges::copy(elbow, pose.elbow);
  std::ranges::copy(thigh, pose.thigh);
  std::ranges::copy(knee, pose.knee);
  return pose;
}

TEST(LandmarkCapture, HasTheJointsWhereThePersonHasThem) {
  struct Row {
    const char* name;
    MadePose pose;
    MadeCamera camera;
    double noise;
    double bound;  // meters
  };
  const MadePose standing;
  const MadePose arms = posed(0, 0, {90, 150}, {80, 30}, {30, 70}, {0, 0}, {5, 5});
  const MadePose lunge = posed(40, 8, {60, 100}, {0, 60}, {90, 10}, {70, -20}, {80, 30});
  const MadePose back = posed(170, 0, {90, 40}, {20, 0}, {10, 60}, {30, 0}, {40, 5});
  for (const Row& row : {Row{"standing", standing, {}, 0, 0.012}, Row{"arms to the front", arms, {}, 0, 0.012},
                         Row{"a lunge", lunge, {}, 0, 0.012}, Row{"from behind", back, {}, 0, 0.012},
                         Row{"looking down", lunge, {.tilt = {25, 0}}, 0, 0.012},
                         Row{"looking up, rolled", arms, {.tilt = {-10, 12}}, 0, 0.012},
                         Row{"with noise", arms, {}, 0.03, 0.08}, Row{"a lunge with noise", lunge, {}, 0.03, 0.08}}) {
    const FilmLandmarks film = test::madeFilm([&](double) { return row.pose; }, 30, 60, row.camera, row.noise);
    const auto capture = captureFromLandmarks(film, {.tiltDown = row.camera.tilt.down, .roll = row.camera.tilt.roll});
    ASSERT_TRUE(capture.ok()) << row.name;
    EXPECT_EQ(capture->motion.joints.size(), 17U);
    EXPECT_EQ(capture->motion.knownRoles.size(), 17U);
    EXPECT_LT(largestError(capture->motion, 1, row.pose), row.bound) << row.name;
    EXPECT_EQ(capture->exchangedPictures, 0U) << row.name;
  }
}

TEST(LandmarkCapture, StraightensATrunkThatIsBentForwardAllTheTime) {
  struct Row {
    double lean, expected;  // degrees
  };
  for (const Row& row : {Row{0, 0}, Row{8, 8}, Row{14, 10}, Row{30, 22}, Row{-20, -20}}) {
    MadePose pose;
    pose.turn = 30;
    pose.lean = row.lean;
    const auto capture =
        captureFromLandmarks(test::madeFilm([&](double) { return pose; }, 30, 30), {.tiltDown = 0, .roll = 0});
    ASSERT_TRUE(capture.ok());
    const auto joints = jointsAt(capture->motion, 0.5);
    const glm::dvec3 trunk = (joints.at("LeftArm") + joints.at("RightArm")) / 2.0 - joints.at("Hips");
    const double forward = std::hypot(trunk.x, trunk.z) * (trunk.z < 0 ? -1 : 1);
    EXPECT_NEAR(std::atan2(forward, trunk.y) * 57.29578, row.expected, 0.1) << row.lean;
  }
}

TEST(LandmarkCapture, FollowsTheHipsThroughTheRoom) {
  struct Row {
    const char* name;
    glm::dvec3 way;  // meters to and fro, in two seconds
    MadeCamera camera;
    double noise;
    glm::dvec3 bound;  // mean error
  };
  for (const Row& row :
       {Row{"sideward", {0.8, 0, 0}, {}, 0, {0.01, 0.002, 0.01}}, Row{"up", {0, 0.3, 0}, {}, 0, {0.002, 0.01, 0.01}},
        Row{"to the camera", {0, 0, 0.6}, {}, 0, {0.005, 0.005, 0.03}},
        Row{"with noise", {0.8, 0, 0.4}, {}, 0.03, {0.015, 0.015, 0.1}},
        Row{"looking down", {0.8, 0, 0.4}, {.tilt = {20, 5}}, 0.01, {0.015, 0.03, 0.1}}}) {
    const auto placeAt = [&](double seconds) { return row.way * std::sin(seconds * 3.14159265358979); };
    const auto pose = [&](double seconds) {
      MadePose made;
      made.place = placeAt(seconds);
      return made;
    };
    const FilmLandmarks film = test::madeFilm(pose, 30, 150, row.camera, row.noise);
    const auto capture = captureFromLandmarks(film, {.tiltDown = row.camera.tilt.down, .roll = row.camera.tilt.roll});
    ASSERT_TRUE(capture.ok()) << row.name;
    const auto hipsAt = [&](double seconds) { return jointsAt(capture->motion, seconds).at("Hips"); };
    glm::dvec3 offset(0), sum(0);
    constexpr int kCount = 120;  // without the ends, where a filter knows only one side
    for (int i = 15; i < 15 + kCount; ++i) offset += (hipsAt(i / 30.0) - placeAt(i / 30.0)) / double(kCount);
    for (int i = 15; i < 15 + kCount; ++i) sum += glm::abs(hipsAt(i / 30.0) - placeAt(i / 30.0) - offset);
    for (int axis = 0; axis < 3; ++axis)
      EXPECT_LT(sum[axis] / kCount, row.bound[axis]) << row.name << ", axis " << axis;
  }
}

TEST(LandmarkCapture, CorrectsTheDepthOfLimbsByTheirLength) {
  // The arms point in all directions, so that their length is known, and the network finds a third of their depth.
  const auto pose = [](double seconds) {
    return posed(0, 0, {90, 60}, {45 + 45 * std::sin(seconds * 2), 45 + 45 * std::cos(seconds)}, {10, 10}, {0, 0},
                 {5, 5});
  };
  FilmLandmarks film = test::madeFilm(pose, 30, 150);
  double flat = 0, corrected = 0;
  for (PersonLandmarks& picture : film.pictures) {
    for (const auto& [shoulder, elbow, rest] :
         {std::tuple{Landmark::LeftShoulder, Landmark::LeftElbow,
                     std::array{Landmark::LeftWrist, Landmark::LeftPinky, Landmark::LeftIndex, Landmark::LeftThumb}},
          std::tuple{
              Landmark::RightShoulder, Landmark::RightElbow,
              std::array{Landmark::RightWrist, Landmark::RightPinky, Landmark::RightIndex, Landmark::RightThumb}}}) {
      const auto at = [&](Landmark mark) -> float& { return picture.world[static_cast<std::size_t>(mark)].z; };
      const float lost = (at(elbow) - at(shoulder)) * 2 / 3;
      flat += std::abs(lost);
      at(elbow) -= lost;
      for (const Landmark mark : rest) at(mark) -= lost;
    }
  }
  const auto capture = captureFromLandmarks(film, {.tiltDown = 0, .roll = 0});
  ASSERT_TRUE(capture.ok());
  for (std::size_t i = 0; i < film.pictures.size(); ++i) {
    const double seconds = static_cast<double>(i) / 30;
    const auto joints = jointsAt(capture->motion, seconds);
    const std::vector<glm::dvec3> points = test::madePoints(pose(seconds));
    for (const auto& [upper, lower, mark] : {std::tuple{"LeftArm", "LeftForeArm", Landmark::LeftShoulder},
                                             std::tuple{"RightArm", "RightForeArm", Landmark::RightShoulder}}) {
      const auto shoulder = static_cast<std::size_t>(mark);
      corrected += std::abs((joints.at(lower) - joints.at(upper)).z - (points[shoulder + 2] - points[shoulder]).z);
    }
  }
  const double count = 2.0 * static_cast<double>(film.pictures.size());
  EXPECT_GT(flat / count, 0.08) << "meters";
  EXPECT_LT(corrected / count, 0.035) << "meters";
}

TEST(LandmarkCapture, GuessesTheTiltOfTheCameraFromStandingFeet) {
  struct Row {
    const char* name;
    CameraTilt tilt;
    double noise;
  };
  for (const Row& row : {Row{"level", {0, 0}, 0}, Row{"down", {25, 0}, 0}, Row{"up", {-15, 0}, 0},
                         Row{"rolled", {10, 13}, 0}, Row{"with noise", {25, -10}, 0.03}}) {
    // Stands, then lunges and leans for a while.
    const auto pose = [](double seconds) {
      return seconds < 3 ? MadePose{} : posed(30, 40, {90, 90}, {0, 0}, {0, 0}, {80, 0}, {90, 40});
    };
    const auto capture = captureFromLandmarks(test::madeFilm(pose, 30, 150, {.tilt = row.tilt}, row.noise));
    ASSERT_TRUE(capture.ok()) << row.name;
    EXPECT_NEAR(capture->tilt.down, row.tilt.down, 6) << row.name;
    EXPECT_NEAR(capture->tilt.roll, row.tilt.roll, 6) << row.name;
  }
  const auto given =
      captureFromLandmarks(test::madeFilm([](double) { return MadePose{}; }, 30, 30), {.tiltDown = 12, .roll = {}});
  EXPECT_EQ(given->tilt.down, 12);
}

TEST(LandmarkCapture, TurnsThePersonOfATurnedFilmUpright) {
  const auto pose = [](double seconds) { return posed(10 * seconds, 0, {60, 90}, {20, 0}, {30, 30}, {0, 0}, {5, 5}); };
  struct Row {
    CameraTilt tilt;
    bool isTurned;
  };
  for (const Row& row : {Row{{20, 90}, true}, Row{{20, -80}, true}, Row{{10, 175}, true}, Row{{20, 10}, false}}) {
    const FilmLandmarks film = test::madeFilm(pose, 30, 90, {.tilt = row.tilt});
    const auto capture = captureFromLandmarks(film);
    ASSERT_TRUE(capture.ok()) << row.tilt.roll;
    EXPECT_NEAR(std::remainder(capture->tilt.roll - row.tilt.roll, 360.0), 0, 6) << row.tilt.roll;
    EXPECT_NEAR(capture->tilt.down, row.tilt.down, 6) << row.tilt.roll;
    EXPECT_LT(largestError(capture->motion, 1, pose(1)), 0.15) << row.tilt.roll;
    const auto isNote = [](const Diagnostic& note) { return note.code == "film.turned"; };
    EXPECT_EQ(std::ranges::any_of(capture->notes, isNote), row.isTurned) << row.tilt.roll;
    const auto told = captureFromLandmarks(film, {.tiltDown = row.tilt.down, .roll = row.tilt.roll});
    EXPECT_TRUE(std::ranges::none_of(told->notes, isNote)) << row.tilt.roll;
  }
}

TEST(LandmarkCapture, TurnsJointsDirectlyWhereThePersonIsLost) {
  const auto pose = [](double seconds) {
    return seconds < 1 ? posed(-80, 0, {20, 20}, {0, 0}, {5, 5}, {0, 0}, {5, 5})
                       : posed(80, 0, {20, 20}, {0, 0}, {5, 5}, {0, 0}, {5, 5});
  };
  FilmLandmarks film = test::madeFilm(pose, 30, 120);
  for (std::size_t i = 30; i < 90; ++i) film.pictures[i] = test::lostPicture(static_cast<double>(i) / 30);
  const auto capture = captureFromLandmarks(film, {.tiltDown = 0, .roll = 0});
  ASSERT_TRUE(capture.ok());
  const exchange::CapturedClip& clip = capture->motion.clips[0];
  EXPECT_EQ(clip.frameCount, 120U);
  for (const exchange::JointTracks& tracks : clip.tracks) {
    EXPECT_EQ(tracks.rotation.times->size(), tracks.rotation.values.size());
    for (const double seconds : *tracks.rotation.times) EXPECT_FALSE(clip.isInGap(seconds)) << seconds;
  }
  // Half way: as wide as a person who faces the camera.
  EXPECT_LT(largestError(capture->motion, 59.5 / 30, posed(0, 0, {20, 20}, {0, 0}, {5, 5}, {0, 0}, {5, 5})), 0.05);
  const auto fitted = exchange::motionFromCapture(capture->motion, test::humanoid(), denseOptions());
  ASSERT_TRUE(fitted.ok());
  EXPECT_EQ(fitted->gaps, (std::vector<FrameRange>{{29, 90}}));
  exchange::CaptureFitOptions part = denseOptions();
  part.frames = FrameRange{40, 100};
  EXPECT_EQ(exchange::motionFromCapture(capture->motion, test::humanoid(), part)->gaps,
            (std::vector<FrameRange>{{0, 50}}));
}

TEST(LandmarkCapture, GivesTheSameSecondsAtAnyRate) {
  const auto pose = [](double seconds) {
    return posed(20 * std::sin(seconds), 0, {60 + 30 * std::sin(seconds * 4), 60}, {20, 0}, {30, 30}, {0, 0}, {5, 5});
  };
  struct Row {
    const char* name;
    double rate;
    double unevenness;  // of the times of pictures, in pictures
    double clipRate;
  };
  for (const Row& row :
       {Row{"24", 24, 0, 30}, Row{"25", 25, 0, 30}, Row{"29.97", 30000.0 / 1001, 0, 30}, Row{"30", 30, 0, 30},
        Row{"50", 50, 0, 60}, Row{"60", 60, 0, 60}, Row{"variable", 28, 0.4, 30}}) {
    FilmLandmarks film;
    film.width = 640;
    film.height = 480;
    for (int i = 0; i <= static_cast<int>(4 * row.rate); ++i) {
      const double seconds = (i + row.unevenness * std::sin(i * 1.3)) / row.rate;
      film.pictures.push_back(test::madePicture(pose(seconds), seconds));
    }
    const auto capture = captureFromLandmarks(film, {.tiltDown = 0, .roll = 0});
    ASSERT_TRUE(capture.ok()) << row.name;
    const exchange::CapturedClip& clip = capture->motion.clips[0];
    EXPECT_NEAR(1 / clip.frameTime, row.clipRate, 1e-9) << row.name;
    EXPECT_NEAR(clip.duration(), film.pictures.back().seconds, 1.01 * clip.frameTime) << row.name;
    for (const double seconds : {0.5, 1.0, 2.25, 3.5})
      EXPECT_LT(largestError(capture->motion, seconds, pose(seconds)), 0.02) << row.name << " at " << seconds;
  }
}

TEST(LandmarkCapture, FillsShortLossesAndLeavesLongOnesWithoutKeys) {
  const auto pose = [](double seconds) {
    return posed(0, 0, {60 + 30 * std::sin(seconds * 2), 60}, {0, 0}, {30, 30}, {0, 0}, {5, 5});
  };
  struct Row {
    const char* name;
    int firstLost, lastLost;  // of 150 pictures at 30 per second
    std::vector<SecondsRange> lost;
    bool keysAll;
  };
  for (const Row& row :
       {Row{"short", 60, 70, {}, true}, Row{"long", 60, 100, {{59 / 30.0, 101 / 30.0}}, false},
        Row{"at the start", 0, 29, {{0, 1}}, false}, Row{"at the end", 120, 149, {{119 / 30.0, 149 / 30.0}}, false}}) {
    FilmLandmarks film = test::madeFilm(pose, 30, 150);
    for (int i = row.firstLost; i <= row.lastLost; ++i) {
      film.pictures[static_cast<std::size_t>(i)] = test::lostPicture(i / 30.0);
    }
    const auto capture = captureFromLandmarks(film, {.tiltDown = 0, .roll = 0});
    ASSERT_TRUE(capture.ok()) << row.name;
    ASSERT_EQ(capture->lost.size(), row.lost.size()) << row.name;
    for (std::size_t i = 0; i < row.lost.size(); ++i) {
      EXPECT_NEAR(capture->lost[i].first, row.lost[i].first, 1e-6) << row.name;
      EXPECT_NEAR(capture->lost[i].last, row.lost[i].last, 1e-6) << row.name;
    }
    const auto hasNote = [](const Diagnostic& note) { return note.code == "film.lost"; };
    EXPECT_EQ(std::ranges::any_of(capture->notes, hasNote), !row.keysAll) << row.name;
    const auto fitted = exchange::motionFromCapture(capture->motion, test::humanoid(), denseOptions());
    ASSERT_TRUE(fitted.ok()) << row.name;
    const int middle = (row.firstLost + row.lastLost) / 2;
    for (const auto& bone : fitted->motion.bones) {
      const auto frames = bone.keys.frames();
      EXPECT_EQ(std::ranges::find(frames, middle) != frames.end(), row.keysAll) << row.name << bone.name.text();
      EXPECT_TRUE(std::ranges::find(frames, 110) != frames.end()) << row.name << bone.name.text();
    }
  }
}

TEST(LandmarkCapture, GivesNoKeysToLegsOutsideThePicture) {
  FilmLandmarks film = test::madeFilm([](double) { return MadePose{}; }, 30, 60);
  for (PersonLandmarks& picture : film.pictures) {
    for (auto mark = static_cast<std::size_t>(Landmark::LeftKnee); mark < kLandmarkCount; ++mark)
      picture.visibility[mark] = 0.1F;
  }
  const auto capture = captureFromLandmarks(film);
  ASSERT_TRUE(capture.ok());
  EXPECT_FALSE(capture->hasLegs);
  const auto fitted = exchange::motionFromCapture(capture->motion, test::humanoid(), denseOptions());
  ASSERT_TRUE(fitted.ok()) << fitted.error().message();
  for (const char* name : {"左足", "右ひざ", "左足首", "左足ＩＫ", "右足ＩＫ"}) {
    for (const auto& bone : fitted->motion.bones) EXPECT_NE(bone.name.text(), name);
  }
  const auto isArm = [](const auto& bone) { return bone.name.text() == "左腕"; };
  EXPECT_TRUE(std::ranges::any_of(fitted->motion.bones, isArm));
}

TEST(LandmarkCapture, ExchangesTheSidesWhereTheUserSaysSo) {
  const MadePose pose = posed(20, 0, {90, 150}, {30, 30}, {30, 70}, {40, 0}, {30, 5});
  FilmLandmarks film = test::madeFilm([&](double) { return pose; }, 30, 150);
  for (std::size_t i = 60; i < film.pictures.size(); ++i) readAs(SideReading::Exchanged, film.pictures[i]);
  // Nothing tells which part is right: the longer one is taken for it.
  const auto alone = captureFromLandmarks(film, {.tiltDown = 0, .roll = 0});
  EXPECT_GT(largestError(alone->motion, 4, pose), 0.1);
  const auto told = captureFromLandmarks(film, {.tiltDown = 0, .roll = 0, .exchanged = {{0, 5}}});
  for (const double seconds : {1.0, 1.9, 2.1, 4.0})
    EXPECT_LT(largestError(told->motion, seconds, pose), 0.02) << seconds;
}

TEST(LandmarkCapture, StartsWhereItIsTold) {
  const auto pose = [](double seconds) {
    MadePose made;
    made.armUp[0] = 20 + 20 * seconds;
    return made;
  };
  FilmLandmarks film = test::madeFilm(pose, 24, 97);
  film.pictures.erase(film.pictures.begin(), film.pictures.begin() + 25);  // from 25/24 s on
  const auto capture = captureFromLandmarks(film, {.tiltDown = 0, .roll = 0, .start = 1.0});
  ASSERT_TRUE(capture.ok());
  EXPECT_LT(largestError(capture->motion, 1, pose(2)), 0.01);
  EXPECT_NEAR(capture->motion.clips[0].duration(), 3, 0.04);
}

TEST(LandmarkCapture, ExplainsWhatItCannotUse) {
  FilmLandmarks nobody = test::madeFilm([](double) { return MadePose{}; }, 30, 10);
  for (PersonLandmarks& picture : nobody.pictures) picture.isFound = false;
  EXPECT_EQ(captureFromLandmarks(nobody).error().message(), "nobody was found in the film");
  EXPECT_FALSE(captureFromLandmarks(FilmLandmarks{}).ok());
  const FilmLandmarks film = test::madeFilm([](double) { return MadePose{}; }, 30, 10);
  for (const double fieldOfView : {0.0, 180.0, std::nan("")}) {
    EXPECT_EQ(captureFromLandmarks(film, {.fieldOfView = fieldOfView}).error().message(),
              "the field of view must be 5 to 150 degrees");
  }
}

TEST(LandmarkCapture, RefusesAnglesAndTimesOutOfRange) {
  FilmLandmarks film = test::madeFilm([](double) { return MadePose{}; }, 30, 10);
  for (const double angle : {190.0, -190.0, std::nan("")}) {
    EXPECT_FALSE(captureFromLandmarks(film, {.tiltDown = angle / 2}).ok()) << angle;
    EXPECT_FALSE(captureFromLandmarks(film, {.roll = angle}).ok()) << angle;
  }
  for (const double seconds : {1e9, std::nan("")}) {
    film.pictures.back().seconds = seconds;
    EXPECT_FALSE(captureFromLandmarks(film).ok()) << seconds << ", which would fill the memory";
  }
}

TEST(LandmarkCapture, SurvivesABodyWithoutSize) {
  FilmLandmarks film = test::madeFilm([](double) { return MadePose{}; }, 30, 10);
  for (PersonLandmarks& picture : film.pictures) {
    picture.world.fill({0, 0, 0});
    picture.picture.fill({320, 240, 0});
  }
  const auto capture = captureFromLandmarks(film);
  ASSERT_TRUE(capture.ok());
  for (const exchange::JointTracks& tracks : capture->motion.clips[0].tracks) {
    for (const Quat& turn : tracks.rotation.values) EXPECT_TRUE(isFinite(turn));
    for (const Vec3& at : tracks.translation.values) EXPECT_TRUE(isFinite(at));
  }
}

TEST(LandmarkCapture, IsTheSameForTheSameFilm) {
  const FilmLandmarks film = test::madeFilm([](double) { return MadePose{}; }, 30, 40, {}, 0.02);
  const auto bytesOf = [&] { return exchange::writeBvh(captureFromLandmarks(film)->motion, 0).value(); };
  EXPECT_EQ(bytesOf(), bytesOf());
}

}  // namespace
}  // namespace furitsuke::landmarks
