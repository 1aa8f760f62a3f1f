// SPDX-License-Identifier: MIT
#include "core/landmarks/landmark_capture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/matrix.hpp>
#include <glm/trigonometric.hpp>
#include <memory>
#include <span>
#include <utility>

#include "core/exchange/joint_naming.h"
#include "core/landmarks/body_marks.h"
#include "core/landmarks/body_path.h"
#include "core/landmarks/body_rotations.h"
#include "core/landmarks/landmark_findings.h"
#include "core/landmarks/side_assignment.h"
#include "core/retarget/humanoid_bone.h"

namespace furitsuke::landmarks {

namespace {

using retarget::HumanoidBone;
using retarget::Limb;
using retarget::Side;

constexpr double kCentimeters = 100;  // per meter
constexpr double kCutoff = 4;         // Hz of points and of the path; landmarks tremble above
constexpr double kTiltCutoff = 1;     // Hz, to see which feet rest and how the body is carried

/// Median lengths of the parts of a body, in centimeters; both sides are equal.
struct BodySize {
  double trunk = 50, hips = 20, shoulders = 35, upperArm = 28, forearm = 25, thigh = 42, shin = 42;
};

double medianDistance(const MarkSeries& series, std::span<const LandmarkPair> ends) {
  std::vector<double> lengths;
  for (const BodyMarks& marks : series.marks) {
    for (const LandmarkPair& pair : ends)
      lengths.push_back(glm::distance(marks.points[pair.left], marks.points[pair.right]));
  }
  const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
  std::ranges::nth_element(lengths, middle);
  constexpr double kShortest = 1;  // keeps a direction if the landmarks are in one place
  return std::max(*middle * kCentimeters, kShortest);
}

BodySize sizeOf(const MarkSeries& series, bool hasLegs) {
  using enum Landmark;
  const auto length = [&](Landmark a, Landmark b, Landmark c, Landmark d) {
    return medianDistance(series, std::array<LandmarkPair, 2>{{{a, b}, {c, d}}});
  };
  BodySize size;
  std::vector<double> trunks;
  for (const BodyMarks& marks : series.marks) {
    trunks.push_back(
        glm::distance(middleOf(marks.points, LeftShoulder, RightShoulder), middleOf(marks.points, LeftHip, RightHip)));
  }
  const auto middle = trunks.begin() + static_cast<std::ptrdiff_t>(trunks.size() / 2);
  std::ranges::nth_element(trunks, middle);
  size.trunk = std::max(*middle * kCentimeters, 1.0);
  size.hips = length(LeftHip, RightHip, LeftHip, RightHip);
  size.shoulders = length(LeftShoulder, RightShoulder, LeftShoulder, RightShoulder);
  size.upperArm = length(LeftShoulder, LeftElbow, RightShoulder, RightElbow);
  size.forearm = length(LeftElbow, LeftWrist, RightElbow, RightWrist);
  constexpr double kLegsPerTrunk = 0.84;  // thigh or shin of an adult
  size.thigh = hasLegs ? length(LeftHip, LeftKnee, RightHip, RightKnee) : size.trunk * kLegsPerTrunk;
  size.shin = hasLegs ? length(LeftKnee, LeftAnkle, RightKnee, RightAnkle) : size.trunk * kLegsPerTrunk;
  return size;
}

/// Adds the joints of a T-pose, the hips at the origin.
class SkeletonBuilder {
 public:
  SkeletonBuilder(exchange::CapturedMotion& motion, const BodySize& size) : motion_(motion), size_(size) {}

  void build() {
    const auto hips = add(HumanoidBone::Hips, exchange::kNoJoint, {0, 0, 0});
    // A spine has its joints at these shares of the way from the hips to the shoulders.
    const auto spine = add(HumanoidBone::Spine, hips, {0, 0.2 * size_.trunk, 0});
    const auto chest = add(HumanoidBone::Chest, spine, {0, 0.3 * size_.trunk, 0});
    const auto neck = add(HumanoidBone::Neck, chest, {0, 0.53 * size_.trunk, 0});
    const auto head = add(HumanoidBone::Head, neck, {0, 0.18 * size_.trunk, 0});
    end(head, {0, 0.36 * size_.trunk, 0});
    for (const Side side : retarget::kEachSide) {
      const double sign = side == Side::Left ? 1 : -1;
      const auto limb = [side](Limb part) { return roleOf(side, part); };
      const auto upperArm = add(limb(Limb::UpperArm), chest, {sign * size_.shoulders / 2, 0.5 * size_.trunk, 0});
      const auto forearm = add(limb(Limb::LowerArm), upperArm, {sign * size_.upperArm, 0, 0});
      end(add(limb(Limb::Hand), forearm, {sign * size_.forearm, 0, 0}), {sign * 0.3 * size_.forearm, 0, 0});
      const auto thigh = add(limb(Limb::UpperLeg), hips, {sign * size_.hips / 2, 0, 0});
      const auto shin = add(limb(Limb::LowerLeg), thigh, {0, -size_.thigh, 0});
      end(add(limb(Limb::Foot), shin, {0, -size_.shin, 0}), {0, -0.2 * size_.shin, 0.3 * size_.shin});
    }
  }

 private:
  exchange::JointIndex add(HumanoidBone role, exchange::JointIndex parent, const glm::dvec3& offset) {
    const auto index = static_cast<exchange::JointIndex>(motion_.joints.size());
    motion_.joints.push_back({.name = exchange::humanoidJointName(role),
                              .parent = parent,
                              .translation = toStored(offset),
                              .rotation = {0, 0, 0, 1},
                              .tip = {}});
    motion_.knownRoles.emplace_back(role, index);
    return index;
  }
  void end(exchange::JointIndex joint, const glm::dvec3& tip) {
    motion_.joints[static_cast<std::size_t>(joint)].tip = toStored(tip);
  }

  exchange::CapturedMotion& motion_;
  const BodySize& size_;
};

/// Relative to the parents, each near the one before, at the times with these indices.
void addRotations(const BodyRotations& rotations, const std::vector<std::size_t>& captured,
                  exchange::CapturedMotion& motion, exchange::CapturedClip& clip) {
  for (std::size_t joint = 0; joint < motion.joints.size(); ++joint) {
    const HumanoidBone role = motion.knownRoles[joint].first;
    const exchange::JointIndex parent = motion.joints[joint].parent;
    std::vector<Quat>& values = clip.tracks[joint].rotation.values;
    glm::dquat before(1, 0, 0, 0);
    for (const std::size_t at : captured) {
      const auto& frame = rotations.frames[at];
      glm::dquat turn = frame[role];
      if (parent != exchange::kNoJoint)
        turn = glm::normalize(glm::conjugate(frame[motion.knownRoles[static_cast<std::size_t>(parent)].first]) * turn);
      if (glm::dot(turn, before) < 0) turn = -turn;
      before = turn;
      values.push_back(toStored(turn));
    }
  }
}

/// Legs that the picture does not show are invented with a visibility of less than .3.
bool showsLegs(const MarkSeries& series) {
  using enum Landmark;
  constexpr double kVisible = 0.5, kEnough = 0.2;  // kEnough: share of the times
  std::size_t shown = 0;
  for (const BodyMarks& marks : series.marks) {
    const double knees = std::max(marks.visibility[LeftKnee], marks.visibility[RightKnee]);
    const double ankles = std::max(marks.visibility[LeftAnkle], marks.visibility[RightAnkle]);
    if (std::min(knees, ankles) >= kVisible) ++shown;
  }
  return static_cast<double>(shown) >= kEnough * static_cast<double>(series.marks.size());
}

void level(MarkSeries& series, std::vector<glm::dvec3>& hips, const glm::dmat3& turn) {
  for (BodyMarks& marks : series.marks) {
    for (glm::dvec3& point : marks.points.values) point = turn * point;
  }
  for (glm::dvec3& at : hips) at = turn * at;
}

/// The positions of the hips in centimeters, the first above the origin. A body without legs stays in place: where its
/// hips are is not seen either.
std::vector<Vec3> hipTranslations(const std::vector<glm::dvec3>& hips, const std::vector<std::size_t>& captured,
                                  bool hasLegs) {
  std::vector<Vec3> values;
  values.reserve(captured.size());
  const glm::dvec3 from(hips.front().x, 0, hips.front().z);
  for (const std::size_t at : captured) {
    values.push_back(hasLegs ? toStored((hips[at] - from) * kCentimeters) : Vec3{0, 0, 0});
  }
  return values;
}

/// The times that are not inside a gap. In between, joints turn directly; marks would go straight through the body.
std::vector<std::size_t> capturedTimes(const exchange::CapturedClip& clip, double rate) {
  std::vector<std::size_t> captured;
  for (std::size_t i = 0; i < clip.frameCount; ++i) {
    if (!clip.isInGap(static_cast<double>(i) / rate)) captured.push_back(i);
  }
  if (captured.empty()) captured.push_back(0);  // found once, between two times
  return captured;
}

exchange::CapturedMotion motionOf(const MarkSeries& series, const std::vector<glm::dvec3>& hips, bool hasLegs) {
  exchange::CapturedMotion motion;
  SkeletonBuilder(motion, sizeOf(series, hasLegs)).build();
  exchange::CapturedClip& clip = motion.clips.emplace_back();
  clip.frameCount = series.marks.size();
  clip.frameTime = 1 / series.rate;
  for (const SecondsRange& gap : series.gaps) clip.gaps.emplace_back(gap.first, gap.last);
  auto times = std::make_shared<std::vector<double>>();
  const std::vector<std::size_t> captured = capturedTimes(clip, series.rate);
  for (const std::size_t at : captured) times->push_back(static_cast<double>(at) / series.rate);
  clip.tracks.resize(motion.joints.size());
  for (exchange::JointTracks& tracks : clip.tracks) tracks.rotation.times = times;
  clip.tracks.front().translation = {times, hipTranslations(hips, captured, hasLegs)};
  addRotations(bodyRotations(series, hasLegs), captured, motion, clip);
  if (hasLegs) return motion;
  for (const Side side : retarget::kEachSide) {
    for (const Limb limb : {Limb::UpperLeg, Limb::LowerLeg, Limb::Foot}) motion.unseen.push_back(roleOf(side, limb));
  }
  return motion;
}

/// Of a leveled body: the height of its lowest ankles in a few of the frames, less that of an ankle.
glm::dvec3 floorUnder(const MarkSeries& series, const std::vector<glm::dvec3>& hips) {
  using enum Landmark;
  constexpr double kAnkleHeight = 0.09;  // meters
  std::vector<double> heights;
  for (std::size_t i = 0; i < hips.size(); ++i) {
    const auto& points = series.marks[i].points;
    heights.push_back(hips[i].y + std::min(points[LeftAnkle].y, points[RightAnkle].y));
  }
  const auto low = heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / 20);
  std::ranges::nth_element(heights, low);
  return {hips.front().x, *low - kAnkleHeight, hips.front().z};
}

void addNotes(LandmarkCapture& capture, bool isRollGuessed) {
  Diagnostics& notes = capture.notes;
  const auto add = [&](LandmarkFinding finding, Message reason) {
    notes.push_back(makeDiagnostic(finding, std::move(reason)));
  };
  add(LandmarkFinding::Weak, Core::tr("the depth of arms and the turn of wrists are guesses; check and correct them"));
  for (const SecondsRange& lost : capture.lost) {
    add(LandmarkFinding::Lost, {Core::trWith("the person is not found from %1 to %2 s; there are no keys there"),
                                Decimals{lost.first, 1}, Decimals{lost.last, 1}});
  }
  if (!capture.hasLegs)
    add(LandmarkFinding::NoLegs, Core::tr("the legs are not in the picture; they get no keys, and the body stays in "
                                          "place"));
  constexpr double kTurned = 45;  // degrees
  if (isRollGuessed && std::abs(capture.tilt.roll) > kTurned) {
    add(LandmarkFinding::Turned,
        {Core::trWith("the film seems to be turned by %1°, and the motion is turned upright; if the person lies there, "
                      "give the tilt and the roll of the camera"),
         Decimals{capture.tilt.roll, 0}});
  }
  if (capture.exchangedPictures > 0) {
    add(LandmarkFinding::Sides,
        {Core::trCount("left and right were exchanged in %n picture", "left and right were exchanged in %n pictures"),
         Counted{capture.exchangedPictures}});
  }
}

double startOf(const FilmLandmarks& film, const LandmarkCaptureOptions& options) {
  return options.start.value_or(film.pictures.front().seconds);
}

Status checkOptions(const FilmLandmarks& film, const LandmarkCaptureOptions& options) {
  if (!(options.fieldOfView >= kSmallestFieldOfView && options.fieldOfView <= kLargestFieldOfView)) {
    return Error::because(Core::trWith("the field of view must be %1 to %2 degrees"),
                          static_cast<int>(kSmallestFieldOfView), static_cast<int>(kLargestFieldOfView));
  }
  // False for NaN too.
  if (!(std::abs(options.tiltDown.value_or(0)) <= kSteepestTilt && std::abs(options.roll.value_or(0)) <= kLargestRoll))
    return Error::because(Core::tr("the tilt or the roll of the camera is out of range"));
  if (std::ranges::none_of(film.pictures, &PersonLandmarks::isFound))
    return Error::because(Core::tr("nobody was found in the film"));
  // A damaged film can have any times.
  if (!(std::abs(film.pictures.back().seconds - startOf(film, options)) <= kMaxCaptureSeconds))
    return Error::because(Core::tr("the film is too long; choose a part of at most half an hour"));
  return Done{};
}

}  // namespace

Result<LandmarkCapture> captureFromLandmarks(const FilmLandmarks& film, const LandmarkCaptureOptions& options) {
  if (const Status usable = checkOptions(film, options); !usable) return usable.error();
  LandmarkCapture capture;
  const std::vector<SideReading> sides = findSides(film);
  FilmLandmarks read = film;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    readAs(sides[i], read.pictures[i]);
    if (sides[i] != SideReading::AsFound) ++capture.exchangedPictures;
    const double seconds = read.pictures[i].seconds;
    const auto isWrong = [seconds](const SecondsRange& span) { return seconds >= span.first && seconds <= span.last; };
    if (std::ranges::any_of(options.exchanged, isWrong)) readAs(SideReading::Exchanged, read.pictures[i]);
  }
  const double focalLength = film.height / 2.0 / std::tan(glm::radians(options.fieldOfView) / 2);
  MarkSeries series = markSeriesOf(read, focalLength, startOf(read, options));
  capture.lost = series.gaps;
  capture.hasLegs = showsLegs(series);
  std::vector<glm::dvec3> hips = hipPath(series, kCutoff);
  smooth(series, kCutoff);
  correctLimbDepth(series, hips);
  if (capture.hasLegs) {
    MarkSeries slow = series;
    smooth(slow, kTiltCutoff);
    std::vector<glm::dvec3> slowHips = hips;
    smooth(slowHips, kTiltCutoff, series.rate);
    capture.tilt = guessTilt(slow, slowHips);
  }
  capture.tilt = {options.tiltDown.value_or(capture.tilt.down), options.roll.value_or(capture.tilt.roll)};
  const glm::dmat3 toRoom = leveling(capture.tilt);
  level(series, hips, toRoom);
  correctLean(series);
  capture.floor = glm::transpose(toRoom) * floorUnder(series, hips);
  capture.motion = motionOf(series, hips, capture.hasLegs);
  addNotes(capture, !options.roll);
  return capture;
}

std::vector<std::pair<glm::dvec2, glm::dvec2>> floorLines(const glm::dvec3& floor, const CameraTilt& tilt,
                                                          double fieldOfView, int width, int height) {
  constexpr double kSquare = 0.5, kNearestSeen = 0.2;  // meters
  constexpr int kSquares = 3;                          // to each side
  const glm::dmat3 axes = glm::transpose(leveling(tilt));
  const double focalLength = height / 2.0 / std::tan(glm::radians(fieldOfView) / 2);
  std::vector<std::pair<glm::dvec2, glm::dvec2>> lines;
  const auto add = [&](const glm::dvec3& from, const glm::dvec3& to) {
    if (std::max(from.z, to.z) > -kNearestSeen) return;
    const auto seen = [&](const glm::dvec3& at) {
      return glm::dvec2(width / 2.0 + focalLength * at.x / -at.z, height / 2.0 - focalLength * at.y / -at.z);
    };
    lines.emplace_back(seen(from), seen(to));
  };
  for (int i = -kSquares; i <= kSquares; ++i) {
    const double across = i * kSquare, along = kSquares * kSquare;
    add(floor + axes[0] * across - axes[2] * along, floor + axes[0] * across + axes[2] * along);
    add(floor + axes[2] * across - axes[0] * along, floor + axes[2] * across + axes[0] * along);
  }
  return lines;
}

exchange::LoadedCapture loadedCaptureOf(LandmarkCapture capture) {
  exchange::LoadedCapture loaded;
  loaded.motion = std::move(capture.motion);
  loaded.diagnostics = std::move(capture.notes);
  return loaded;
}

}  // namespace furitsuke::landmarks
