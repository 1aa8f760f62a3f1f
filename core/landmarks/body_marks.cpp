// SPDX-License-Identifier: MIT
#include "core/landmarks/body_marks.h"

#include <algorithm>
#include <cmath>

#include "core/base/frame.h"
#include "core/operations/keys/low_pass.h"

namespace furitsuke::landmarks {

namespace {

constexpr double kLongestFilled = 0.5;  // seconds without the person

BodyMarks bodyMarksOf(const PersonLandmarks& person, const glm::dvec2& center, double focalLength) {
  BodyMarks marks;
  for (std::size_t i = 0; i < kLandmarkCount; ++i) {
    const Vec3& picture = person.picture[i];
    const Vec3& world = person.world[i];
    marks.rays.values[i] = {(picture.x - center.x) / focalLength, (center.y - picture.y) / focalLength};
    marks.points.values[i] = {world.x, world.y, -world.z};
    marks.visibility.values[i] = person.visibility[i];
  }
  return marks;
}

template <class Value>
void mixValues(LandmarkValues<Value>& a, const LandmarkValues<Value>& b, double share) {
  for (std::size_t i = 0; i < kLandmarkCount; ++i) a.values[i] += (b.values[i] - a.values[i]) * share;
}

BodyMarks mixed(BodyMarks a, const BodyMarks& b, double share) {
  mixValues(a.rays, b.rays, share);
  mixValues(a.points, b.points, share);
  mixValues(a.visibility, b.visibility, share);
  return a;
}

/// A film at 50 or 60 pictures per second keeps its fast movements.
double rateOf(const std::vector<PersonLandmarks>& pictures) {
  const double seconds = pictures.back().seconds - pictures.front().seconds;
  const double perSecond = seconds > 0 ? static_cast<double>(pictures.size() - 1) / seconds : kFramesPerSecond;
  return perSecond > 1.5 * kFramesPerSecond ? 2 * kFramesPerSecond : kFramesPerSecond;
}

/// One component of all landmarks and times after the other.
template <class Access>
void smoothEach(MarkSeries& series, double cutoff, const Access& access) {
  std::vector<double> signal(series.marks.size());
  for (std::size_t mark = 0; mark < kLandmarkCount; ++mark) {
    for (std::size_t i = 0; i < signal.size(); ++i) signal[i] = access(series.marks[i], mark);
    smooth(signal, cutoff, series.rate);
    for (std::size_t i = 0; i < signal.size(); ++i) access(series.marks[i], mark) = signal[i];
  }
}

}  // namespace

const std::array<LandmarkPair, 16>& landmarkPairs() {
  using enum Landmark;
  static constexpr std::array<LandmarkPair, 16> kPairs = {{
      {LeftEyeInner, RightEyeInner},
      {LeftEye, RightEye},
      {LeftEyeOuter, RightEyeOuter},
      {LeftEar, RightEar},
      {MouthLeft, MouthRight},
      {LeftShoulder, RightShoulder},
      {LeftElbow, RightElbow},
      {LeftWrist, RightWrist},
      {LeftPinky, RightPinky},
      {LeftIndex, RightIndex},
      {LeftThumb, RightThumb},
      {LeftHip, RightHip},
      {LeftKnee, RightKnee},
      {LeftAnkle, RightAnkle},
      {LeftHeel, RightHeel},
      {LeftFootIndex, RightFootIndex},
  }};
  return kPairs;
}

MarkSeries markSeriesOf(const FilmLandmarks& film, double focalLength, double start) {
  const glm::dvec2 center(film.width / 2.0, film.height / 2.0);
  MarkSeries series;
  series.rate = rateOf(film.pictures);
  const double end = std::max(start, film.pictures.back().seconds);
  std::vector<double> times;
  std::vector<BodyMarks> found;
  const auto noteGap = [&](double from, double to) {
    if (to - from > kLongestFilled) series.gaps.push_back({from - start, to - start});
  };
  double last = start;
  for (const PersonLandmarks& picture : film.pictures) {
    if (!picture.isFound) continue;
    noteGap(times.empty() ? start : times.back(), picture.seconds);
    times.push_back(last = picture.seconds);
    found.push_back(bodyMarksOf(picture, center, focalLength));
  }
  noteGap(last, end);
  const auto count = static_cast<std::size_t>(std::floor((end - start) * series.rate + 1e-6)) + 1;
  series.marks.reserve(count);
  std::size_t next = 0;  // the first found picture after the time
  for (std::size_t i = 0; i < count; ++i) {
    const double seconds = start + static_cast<double>(i) / series.rate;
    while (next < times.size() && times[next] <= seconds) ++next;
    if (next == 0 || next == times.size()) {
      series.marks.push_back(next == 0 ? found.front() : found.back());
    } else {
      const double share = (seconds - times[next - 1]) / (times[next] - times[next - 1]);
      series.marks.push_back(mixed(found[next - 1], found[next], share));
    }
  }
  return series;
}

void smooth(std::vector<double>& signal, double cutoff, double rate) {
  // The filter counts in frames of motions.
  const auto filter = operations::LowPass::make(cutoff * kFramesPerSecond / rate, 2);
  if (filter.ok()) filter->apply(signal);
}

void smooth(std::vector<glm::dvec3>& signal, double cutoff, double rate) {
  std::vector<double> part(signal.size());
  for (int axis = 0; axis < 3; ++axis) {
    for (std::size_t i = 0; i < part.size(); ++i) part[i] = signal[i][axis];
    smooth(part, cutoff, rate);
    for (std::size_t i = 0; i < part.size(); ++i) signal[i][axis] = part[i];
  }
}

void smooth(MarkSeries& series, double cutoff) {
  for (int axis = 0; axis < 2; ++axis) {
    smoothEach(series, cutoff,
               [axis](BodyMarks& marks, std::size_t mark) -> double& { return marks.rays.values[mark][axis]; });
  }
  for (int axis = 0; axis < 3; ++axis) {
    smoothEach(series, cutoff,
               [axis](BodyMarks& marks, std::size_t mark) -> double& { return marks.points.values[mark][axis]; });
  }
}

}  // namespace furitsuke::landmarks
