// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/landmarks/made_person.h"

#include <array>
#include <cmath>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>
#include <glm/trigonometric.hpp>
#include <random>

namespace furitsuke::test {

namespace {

using landmarks::Landmark;

glm::dvec3 turnedAbout(const glm::dvec3& axis, double degrees, const glm::dvec3& v) {
  return glm::angleAxis(glm::radians(degrees), axis) * v;
}

/// Puts the parts of a body together, in meters of a person of 170 cm.
class BodyMaker {
 public:
  explicit BodyMaker(const MadePose& pose) : pose_(pose), points_(landmarks::kLandmarkCount) {}

  std::vector<glm::dvec3> make() {
    for (const int side : {0, 1}) makeLeg(side);
    // The feet are on the floor: the lowest ankle is.
    const double low = std::min(at(Landmark::LeftAnkle).y, at(Landmark::RightAnkle).y);
    makeTrunk();
    for (const int side : {0, 1}) makeArm(side);
    for (glm::dvec3& point : points_) {
      point.y -= low - 0.08;
      point = pose_.place + turnedAbout({0, 1, 0}, pose_.turn, point);
    }
    return points_;
  }

 private:
  glm::dvec3& at(Landmark mark) { return points_[static_cast<std::size_t>(mark)]; }
  glm::dvec3& of(int side, Landmark left) {
    return points_[static_cast<std::size_t>(left) + static_cast<std::size_t>(side)];
  }
  static double sign(int side) { return side == 0 ? 1 : -1; }

  void makeTrunk() {
    const auto put = [this](Landmark mark, const glm::dvec3& v) { at(mark) = turnedAbout({1, 0, 0}, pose_.lean, v); };
    for (const int side : {0, 1}) {
      const double s = sign(side);
      const auto other = [side](Landmark left, int step) {
        return static_cast<Landmark>(static_cast<int>(left) + side * step);
      };
      put(other(Landmark::LeftShoulder, 1), {s * 0.18, 0.5, 0});
      put(other(Landmark::LeftEyeInner, 3), {s * 0.02, 0.68, 0.1});
      put(other(Landmark::LeftEye, 3), {s * 0.03, 0.68, 0.1});
      put(other(Landmark::LeftEyeOuter, 3), {s * 0.04, 0.68, 0.09});
      put(other(Landmark::LeftEar, 1), {s * 0.07, 0.67, 0});
      put(other(Landmark::MouthLeft, 1), {s * 0.02, 0.6, 0.1});
    }
    put(Landmark::Nose, {0, 0.64, 0.12});
  }

  void makeArm(int side) {
    const double s = sign(side);
    const double up = glm::radians(pose_.armUp[side]), forward = glm::radians(pose_.armForward[side]);
    const glm::dvec3 trunkArm(s * std::sin(up) * std::cos(forward), -std::cos(up), std::sin(up) * std::sin(forward));
    const glm::dvec3 upper = turnedAbout({1, 0, 0}, pose_.lean, trunkArm);
    // Bends forward.
    const glm::dvec3 front = turnedAbout({1, 0, 0}, pose_.lean, {0, 0, 1});
    glm::dvec3 across = front - upper * glm::dot(front, upper);
    across = glm::length(across) > 0.1 ? glm::normalize(across) : glm::dvec3(0, 1, 0);
    const double bend = glm::radians(pose_.elbow[side]);
    const glm::dvec3 lower = upper * std::cos(bend) + across * std::sin(bend);
    const glm::dvec3 shoulder = of(side, Landmark::LeftShoulder);
    const glm::dvec3 elbow = shoulder + 0.28 * upper, wrist = elbow + 0.25 * lower;
    of(side, Landmark::LeftElbow) = elbow;
    of(side, Landmark::LeftWrist) = wrist;
    const glm::dvec3 palm = glm::normalize(across * std::cos(bend) - upper * std::sin(bend));
    of(side, Landmark::LeftPinky) = wrist + 0.08 * lower - 0.03 * palm;
    of(side, Landmark::LeftIndex) = wrist + 0.08 * lower + 0.03 * palm;
    of(side, Landmark::LeftThumb) = wrist + 0.04 * lower + 0.05 * palm;
  }

  void makeLeg(int side) {
    const double s = sign(side);
    const glm::dvec3 hip(s * 0.1, 0, 0), sideward(1, 0, 0);
    const glm::dvec3 thigh = turnedAbout(sideward, -pose_.thigh[side], {0, -1, 0});
    const glm::dvec3 shin = turnedAbout(sideward, pose_.knee[side] - pose_.thigh[side], {0, -1, 0});
    of(side, Landmark::LeftHip) = hip;
    of(side, Landmark::LeftKnee) = hip + 0.42 * thigh;
    const glm::dvec3 ankle = hip + 0.42 * thigh + 0.42 * shin;
    of(side, Landmark::LeftAnkle) = ankle;
    const glm::dvec3 toes = turnedAbout(sideward, pose_.knee[side] - pose_.thigh[side], {0, 0, 1});
    of(side, Landmark::LeftHeel) = ankle + 0.05 * shin - 0.04 * toes;
    of(side, Landmark::LeftFootIndex) = ankle + 0.05 * shin + 0.16 * toes;
  }

  const MadePose& pose_;
  std::vector<glm::dvec3> points_;
};

}  // namespace

std::vector<glm::dvec3> madePoints(const MadePose& pose) { return BodyMaker(pose).make(); }

landmarks::PersonLandmarks madePicture(const MadePose& pose, double seconds, const MadeCamera& camera) {
  landmarks::PersonLandmarks picture;
  picture.seconds = seconds;
  picture.isFound = true;
  picture.score = 1;
  picture.visibility.fill(1);
  const glm::dmat3 toCamera = glm::transpose(landmarks::leveling(camera.tilt));
  // The camera looks at a point 1 m above the floor.
  const glm::dvec3 looked(0, 1, 0);
  const double focalLength = camera.height / 2.0 / std::tan(glm::radians(camera.fieldOfView) / 2);
  const std::vector<glm::dvec3> points = madePoints(pose);
  const auto hip = static_cast<std::size_t>(Landmark::LeftHip);
  const glm::dvec3 hips = (points[hip] + points[hip + 1]) / 2.0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const glm::dvec3 seen = toCamera * (points[i] - looked) - glm::dvec3(0, 0, camera.distance);
    picture.picture[i] = toStored(glm::dvec3(camera.width / 2.0 + focalLength * seen.x / -seen.z,
                                             camera.height / 2.0 - focalLength * seen.y / -seen.z, 0));
    const glm::dvec3 fromHips = toCamera * (points[i] - hips);
    picture.world[i] = toStored(glm::dvec3(fromHips.x, fromHips.y, -fromHips.z));
  }
  return picture;
}

landmarks::FilmLandmarks madeFilm(const std::function<MadePose(double seconds)>& pose, double rate, std::size_t count,
                                  const MadeCamera& camera, double noise, std::uint32_t seed) {
  landmarks::FilmLandmarks film;
  film.width = camera.width;
  film.height = camera.height;
  std::mt19937 random(seed);
  const auto error = [&random] { return static_cast<float>(static_cast<double>(random()) / 2147483648.0 - 1); };
  const double focalLength = camera.height / 2.0 / std::tan(glm::radians(camera.fieldOfView) / 2);
  const auto inPicture = static_cast<float>(noise * focalLength / camera.distance);
  const auto inRoom = static_cast<float>(noise);
  for (std::size_t i = 0; i < count; ++i) {
    const double seconds = static_cast<double>(i) / rate;
    landmarks::PersonLandmarks picture = madePicture(pose(seconds), seconds, camera);
    for (Vec3& at : picture.picture) at = {at.x + inPicture * error(), at.y + inPicture * error(), at.z};
    for (Vec3& at : picture.world) at = {at.x + inRoom * error(), at.y + inRoom * error(), at.z + inRoom * error()};
    film.pictures.push_back(picture);
  }
  return film;
}

}  // namespace furitsuke::test
