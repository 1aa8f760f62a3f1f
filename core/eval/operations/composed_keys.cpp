// SPDX-License-Identifier: MIT
#include "core/eval/operations/composed_keys.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

#include "core/eval/curve.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke {

namespace {

constexpr std::size_t kRotation = static_cast<std::size_t>(BoneChannel::Rotation);

/// The curves that a span might take over.
struct CurveChoice {
  std::vector<Curve> moves;
  std::vector<Curve> turns;
};

void addCurve(std::vector<Curve>& curves, const Curve& curve) {
  if (std::ranges::find(curves, curve) == curves.end()) curves.push_back(curve);
}

CurveChoice choiceOf(std::span<const Track<BoneKey>* const> inputs, Frame first, Frame last) {
  CurveChoice choice;
  for (const Track<BoneKey>* track : inputs) {
    const std::size_t later = track->lowerBound(last);
    if (later == 0 || later == track->size()) continue;
    const double begin = track->frames()[later - 1];
    const double length = track->frames()[later] - begin;
    if (begin > first) continue;  // a knot was left out on purpose: its spans are no longer those of the track
    for (std::size_t channel = 0; channel < kBoneChannelCount; ++channel) {
      const Curve part =
          partOfCurve(track->values()[later].curves[channel], (first - begin) / length, (last - begin) / length);
      addCurve(channel == kRotation ? choice.turns : choice.moves, part);
    }
  }
  addCurve(choice.moves, kLinearCurve);
  addCurve(choice.turns, kLinearCurve);
  return choice;
}

/// A span and its exact motion at whole frames within: all of them, or every so many of a very long one.
struct ExactSpan {
  Frame first = 0;
  Frame last = 0;
  Frame step = 1;
  BoneSample start, end;
  std::vector<BoneSample> between;

  [[nodiscard]] Frame frame(std::size_t i) const { return first + step * static_cast<Frame>(i + 1); }
  [[nodiscard]] double fraction(std::size_t i) const {
    return (static_cast<double>(frame(i)) - first) / (static_cast<double>(last) - first);
  }
};

struct FittedCurve {
  Curve curve = kLinearCurve;
  double error = 0;
};

template <class ErrorAt>
FittedCurve bestCurve(const std::vector<Curve>& choice, const ExactSpan& span, const ErrorAt& errorAt) {
  FittedCurve best{choice.front(), std::numeric_limits<double>::infinity()};
  for (const Curve& curve : choice) {
    double worst = 0;
    for (std::size_t i = 0; i < span.between.size() && worst < best.error; ++i) {
      worst = std::max(worst, errorAt(i, evaluateCurve(curve, span.fraction(i))));
    }
    if (worst < best.error) best = {curve, worst};
  }
  return best;
}

/// The curves for a span and the largest errors that they leave.
struct FittedSpan {
  std::array<Curve, kBoneChannelCount> curves;
  double distance = 0;  ///< model units
  double degrees = 0;
};

FittedSpan fitSpan(const ExactSpan& span, const CurveChoice& choice) {
  FittedSpan fitted;
  for (int axis = 0; axis < 3; ++axis) {
    const double from = span.start.translation[axis];
    const double way = span.end.translation[axis] - from;
    const FittedCurve best = bestCurve(choice.moves, span, [&](std::size_t i, double y) {
      return std::abs(from + way * y - span.between[i].translation[axis]);
    });
    fitted.curves[axis] = best.curve;
    fitted.distance = std::hypot(fitted.distance, best.error);
  }
  const FittedCurve best = bestCurve(choice.turns, span, [&](std::size_t i, double y) {
    return degreesBetween(slerpShortest(span.start.rotation, span.end.rotation, y), span.between[i].rotation);
  });
  fitted.curves[kRotation] = best.curve;
  fitted.degrees = best.error;
  return fitted;
}

/// Notes the errors of a span that is kept, at the frames where they are largest.
void noteSpan(ComposeReport& report, const ExactSpan& span, const FittedSpan& fitted) {
  if (fitted.distance <= 0 && fitted.degrees <= 0) return;
  for (std::size_t i = 0; i < span.between.size(); ++i) {
    const BoneSample& exact = span.between[i];
    glm::dvec3 place;
    for (int axis = 0; axis < 3; ++axis) {
      const double y = evaluateCurve(fitted.curves[axis], span.fraction(i));
      place[axis] = span.start.translation[axis] + (span.end.translation[axis] - span.start.translation[axis]) * y;
    }
    const double y = evaluateCurve(fitted.curves[kRotation], span.fraction(i));
    const double distance = glm::length(place - exact.translation);
    const double degrees = degreesBetween(slerpShortest(span.start.rotation, span.end.rotation, y), exact.rotation);
    const Frame frame = span.frame(i);
    if (distance > report.distance) std::tie(report.distance, report.distanceAt) = std::pair(distance, frame);
    if (degrees > report.degrees) std::tie(report.degrees, report.degreesAt) = std::pair(degrees, frame);
  }
}

class Composer {
 public:
  Composer(std::span<const Track<BoneKey>* const> inputs, const ComposeFunction& compose)
      : inputs_(inputs), compose_(compose), cursors_(inputs.size()), samples_(inputs.size()) {}

  BoneSample at(Frame frame) {
    for (std::size_t i = 0; i < inputs_.size(); ++i) samples_[i] = sampleBone(*inputs_[i], frame, &cursors_[i]);
    BoneSample sample = compose_(samples_);
    sample.physics = samples_.front().physics;
    return sample;
  }

 private:
  std::span<const Track<BoneKey>* const> inputs_;
  const ComposeFunction& compose_;
  std::vector<SampleCursor> cursors_;
  std::vector<BoneSample> samples_;
};

/// Appends keys whose rotations each lie on the side of the one before.
class KeyChain {
 public:
  void append(Frame frame, const BoneSample& sample, const std::array<Curve, kBoneChannelCount>& curves) {
    glm::dquat rotation = sample.rotation;
    if (!keys_.empty() && glm::dot(rotation, before_) < 0) rotation = -rotation;
    before_ = rotation;
    keys_.append(frame, {toStored(sample.translation), toStored(rotation), curves, sample.physics});
  }
  [[nodiscard]] Keys<BoneKey> take() { return std::move(keys_); }

 private:
  Keys<BoneKey> keys_;
  glm::dquat before_{1, 0, 0, 0};
};

constexpr std::array<Curve, kBoneChannelCount> kStraight{kLinearCurve, kLinearCurve, kLinearCurve, kLinearCurve};

}  // namespace

void ComposeReport::addTo(OperationResult& result, const std::string& bone, const ComposeLimits& limits) const {
  // What doubles leave of nothing is no error.
  constexpr double kNothing = 1e-9;
  if (distance > kNothing) noteError(result, {ErrorKind::Position, distance, limits.distance, bone, distanceAt});
  if (degrees > kNothing) noteError(result, {ErrorKind::Angle, degrees, limits.degrees, bone, degreesAt});
}

Curve partOfCurve(const Curve& curve, double from, double to) {
  if (isStraightCurve(curve)) return curve;
  const Curve left = to < 1 ? splitCurve(curve, to).before : curve;
  return from > 0 ? splitCurve(left, from / to).after : left;
}

std::vector<Frame> unitedFrames(std::span<const Track<BoneKey>* const> tracks) {
  std::vector<Frame> frames;
  for (const Track<BoneKey>* track : tracks) {
    std::vector<Frame> both;
    both.reserve(frames.size() + track->size());
    std::ranges::set_union(frames, track->frames(), std::back_inserter(both));
    frames = std::move(both);
  }
  return frames;
}

Keys<BoneKey> composeKeys(std::span<const Track<BoneKey>* const> inputs, std::span<const Frame> knots,
                          const ComposeFunction& compose, const ComposeLimits& limits, ComposeReport& report) {
  Composer composer(inputs, compose);
  KeyChain chain;
  ExactSpan span;
  for (std::size_t i = 0; i < knots.size(); ++i) {
    const Frame frame = knots[i];
    if (i == 0) {
      span.start = composer.at(frame);
      const BoneKey* own = inputs.front()->find(frame);
      chain.append(frame, span.start, own == nullptr ? kStraight : own->curves);
      continue;
    }
    span.first = knots[i - 1];
    span.last = frame;
    span.step = 1 + (frame - span.first - 1) / kLongestBake;
    span.between.clear();
    const auto count = static_cast<std::size_t>((frame - span.first - 1) / span.step);
    for (std::size_t k = 0; k < count; ++k) span.between.push_back(composer.at(span.frame(k)));
    span.end = composer.at(frame);
    const FittedSpan fitted = fitSpan(span, choiceOf(inputs, span.first, frame));
    const bool isNear = fitted.distance <= limits.distance && fitted.degrees <= limits.degrees;
    if (isNear || span.step > 1) {
      noteSpan(report, span, fitted);
      chain.append(frame, span.end, fitted.curves);
    } else {
      ++report.bakedSpans;
      for (std::size_t k = 0; k < span.between.size(); ++k) {
        chain.append(span.frame(k), span.between[k], kStraight);
      }
      chain.append(frame, span.end, kStraight);
    }
    span.start = span.end;
  }
  return chain.take();
}

}  // namespace furitsuke
