// SPDX-License-Identifier: MIT
#include "core/operations/composed_keys.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

#include "core/eval/curve.h"
#include "core/eval/rig/rotation_math.h"

namespace furitsuke::operations {

namespace {

constexpr std::size_t kRotation = static_cast<std::size_t>(motion::BoneChannel::Rotation);

/// The candidate curves of a span.
struct CurveChoice {
  std::vector<motion::Curve> moves;
  std::vector<motion::Curve> turns;
};

void addCurve(std::vector<motion::Curve>& curves, const motion::Curve& curve) {
  if (std::ranges::find(curves, curve) == curves.end()) curves.push_back(curve);
}

CurveChoice choiceOf(std::span<const motion::Track<motion::BoneKey>* const> inputs, Frame first, Frame last) {
  CurveChoice choice;
  for (const motion::Track<motion::BoneKey>* track : inputs) {
    const std::size_t later = track->lowerBound(last);
    if (later == 0 || later == track->size()) continue;
    const double begin = track->frames()[later - 1];
    const double length = track->frames()[later] - begin;
    if (begin > first) continue;  // a knot was skipped, so the spans are not those of the track
    for (std::size_t channel = 0; channel < motion::kBoneChannelCount; ++channel) {
      const motion::Curve part =
          partOfCurve(track->values()[later].curves[channel], (first - begin) / length, (last - begin) / length);
      addCurve(channel == kRotation ? choice.turns : choice.moves, part);
    }
  }
  addCurve(choice.moves, motion::kLinearCurve);
  addCurve(choice.turns, motion::kLinearCurve);
  return choice;
}

/// A span and its exact motion at whole frames: all of them, or every `step`-th of a very long span.
struct ExactSpan {
  Frame first = 0;
  Frame last = 0;
  Frame step = 1;
  eval::BoneSample start, end;
  std::vector<eval::BoneSample> between;

  [[nodiscard]] Frame frame(std::size_t i) const { return first + step * static_cast<Frame>(i + 1); }
  [[nodiscard]] double fraction(std::size_t i) const {
    return (static_cast<double>(frame(i)) - first) / (static_cast<double>(last) - first);
  }
};

struct FittedCurve {
  motion::Curve curve = motion::kLinearCurve;
  double error = 0;
};

/// The candidate curves of a span with their heights at its frames. Each is computed once, because the axes of a
/// translation have the same candidates.
class CurveHeights {
 public:
  CurveHeights(const std::vector<motion::Curve>& choice, const ExactSpan& span)
      : choice_(choice), span_(span), heights_(choice.size() * span.between.size(), kUnknown) {}

  [[nodiscard]] const std::vector<motion::Curve>& choice() const { return choice_; }
  [[nodiscard]] double at(std::size_t curve, std::size_t i) {
    double& height = heights_[curve * span_.between.size() + i];
    if (height == kUnknown) height = eval::evaluateCurve(choice_[curve], span_.fraction(i));
    return height;
  }

 private:
  static constexpr double kUnknown = -1;  // heights are 0..1
  const std::vector<motion::Curve>& choice_;
  const ExactSpan& span_;
  std::vector<double> heights_;
};

template <class ErrorAt>
FittedCurve bestCurve(CurveHeights& heights, const ExactSpan& span, const ErrorAt& errorAt) {
  FittedCurve best{heights.choice().front(), std::numeric_limits<double>::infinity()};
  for (std::size_t curve = 0; curve < heights.choice().size(); ++curve) {
    double worst = 0;
    for (std::size_t i = 0; i < span.between.size() && worst < best.error; ++i) {
      worst = std::max(worst, errorAt(i, heights.at(curve, i)));
    }
    if (worst < best.error) best = {heights.choice()[curve], worst};
  }
  return best;
}

/// The curves for a span and their largest errors.
struct FittedSpan {
  std::array<motion::Curve, motion::kBoneChannelCount> curves;
  double distance = 0;  ///< model units
  double degrees = 0;
};

FittedSpan fitSpan(const ExactSpan& span, const CurveChoice& choice) {
  FittedSpan fitted;
  CurveHeights moves(choice.moves, span);
  for (int axis = 0; axis < 3; ++axis) {
    const double from = span.start.translation[axis];
    const double delta = span.end.translation[axis] - from;
    const FittedCurve best = bestCurve(moves, span, [&](std::size_t i, double y) {
      return std::abs(from + delta * y - span.between[i].translation[axis]);
    });
    fitted.curves[axis] = best.curve;
    fitted.distance = std::hypot(fitted.distance, best.error);
  }
  CurveHeights turns(choice.turns, span);
  const FittedCurve best = bestCurve(turns, span, [&](std::size_t i, double y) {
    return eval::degreesBetween(eval::slerpShortest(span.start.rotation, span.end.rotation, y),
                                span.between[i].rotation);
  });
  fitted.curves[kRotation] = best.curve;
  fitted.degrees = best.error;
  return fitted;
}

/// Records the largest errors of a span and their frames.
void noteSpan(ComposeReport& report, const ExactSpan& span, const FittedSpan& fitted) {
  if (fitted.distance <= 0 && fitted.degrees <= 0) return;
  for (std::size_t i = 0; i < span.between.size(); ++i) {
    const eval::BoneSample& exact = span.between[i];
    glm::dvec3 position;
    for (int axis = 0; axis < 3; ++axis) {
      const double y = eval::evaluateCurve(fitted.curves[axis], span.fraction(i));
      position[axis] = span.start.translation[axis] + (span.end.translation[axis] - span.start.translation[axis]) * y;
    }
    const double y = eval::evaluateCurve(fitted.curves[kRotation], span.fraction(i));
    const double distance = glm::length(position - exact.translation);
    const double degrees =
        eval::degreesBetween(eval::slerpShortest(span.start.rotation, span.end.rotation, y), exact.rotation);
    const Frame frame = span.frame(i);
    if (distance > report.distance) std::tie(report.distance, report.distanceAt) = std::pair(distance, frame);
    if (degrees > report.degrees) std::tie(report.degrees, report.degreesAt) = std::pair(degrees, frame);
  }
}

class Composer {
 public:
  Composer(std::span<const motion::Track<motion::BoneKey>* const> inputs, const ComposeFunction& compose,
           eval::PreExtrapolation rule)
      : inputs_(inputs), compose_(compose), rule_(rule), cursors_(inputs.size()), samples_(inputs.size()) {}

  eval::BoneSample at(Frame frame) {
    for (std::size_t i = 0; i < inputs_.size(); ++i) {
      samples_[i] = eval::sampleBone(*inputs_[i], frame, &cursors_[i], nullptr, rule_);
    }
    eval::BoneSample sample = compose_(samples_);
    sample.physics = samples_.front().physics;
    return sample;
  }

 private:
  std::span<const motion::Track<motion::BoneKey>* const> inputs_;
  const ComposeFunction& compose_;
  eval::PreExtrapolation rule_;
  std::vector<eval::SampleCursor> cursors_;
  std::vector<eval::BoneSample> samples_;
};

/// Appends keys and gives each rotation the sign that is closest to the previous one.
class KeyChain {
 public:
  void append(Frame frame, const eval::BoneSample& sample,
              const std::array<motion::Curve, motion::kBoneChannelCount>& curves) {
    glm::dquat rotation = sample.rotation;
    if (!keys_.empty() && glm::dot(rotation, before_) < 0) rotation = -rotation;
    before_ = rotation;
    keys_.append(frame, {toStored(sample.translation), toStored(rotation), curves, sample.physics});
  }
  [[nodiscard]] motion::Keys<motion::BoneKey> take() { return std::move(keys_); }

 private:
  motion::Keys<motion::BoneKey> keys_;
  glm::dquat before_{1, 0, 0, 0};
};

std::int64_t samplesOf(FrameRange span) { return (span.last - span.first - 1) / sampleStep(span) + 1; }

constexpr std::array<motion::Curve, motion::kBoneChannelCount> kStraight{motion::kLinearCurve, motion::kLinearCurve,
                                                                         motion::kLinearCurve, motion::kLinearCurve};

}  // namespace

void ComposeReport::addTo(OperationResult& result, const std::string& bone, const ComposeLimits& limits) const {
  // Rounding of doubles is not an error.
  constexpr double kRoundingError = 1e-9;
  if (distance > kRoundingError) noteError(result, {ErrorKind::Position, distance, limits.distance, bone, distanceAt});
  if (degrees > kRoundingError) noteError(result, {ErrorKind::Angle, degrees, limits.degrees, bone, degreesAt});
}

motion::Curve partOfCurve(const motion::Curve& curve, double from, double to) {
  if (eval::isStraightCurve(curve)) return curve;
  const motion::Curve left = to < 1 ? eval::splitCurve(curve, to).before : curve;
  return from > 0 ? eval::splitCurve(left, from / to).after : left;
}

std::vector<Frame> unitedFrames(std::span<const motion::Track<motion::BoneKey>* const> tracks) {
  std::vector<Frame> frames;
  for (const motion::Track<motion::BoneKey>* track : tracks) {
    std::vector<Frame> both;
    both.reserve(frames.size() + track->size());
    std::ranges::set_union(frames, track->frames(), std::back_inserter(both));
    frames = std::move(both);
  }
  return frames;
}

motion::Keys<motion::BoneKey> composeKeys(std::span<const motion::Track<motion::BoneKey>* const> inputs,
                                          std::span<const Frame> knots, const ComposeFunction& compose,
                                          const ComposeLimits& limits, ComposeReport& report, OperationControl& control,
                                          eval::PreExtrapolation rule) {
  std::int64_t samples = 0;
  for (std::size_t i = 1; i < knots.size(); ++i) samples += samplesOf({knots[i - 1], knots[i]});
  if (!control.requireSamples(samples * static_cast<std::int64_t>(inputs.size()))) return {};
  Composer composer(inputs, compose, rule);
  KeyChain chain;
  ExactSpan span;
  for (std::size_t i = 0; i < knots.size() && !control.isCanceled(); ++i) {
    const Frame frame = knots[i];
    if (i == 0) {
      span.start = composer.at(frame);
      const motion::BoneKey* own = inputs.front()->find(frame);
      chain.append(frame, span.start, own == nullptr ? kStraight : own->curves);
      continue;
    }
    span.first = knots[i - 1];
    span.last = frame;
    span.step = sampleStep({span.first, frame});
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
      // Beyond the limit the keys are only counted.
      const bool isAllowed = control.requireKeys(static_cast<std::int64_t>(span.between.size()));
      for (std::size_t k = 0; isAllowed && k < span.between.size(); ++k) {
        chain.append(span.frame(k), span.between[k], kStraight);
      }
      chain.append(frame, span.end, kStraight);
    }
    span.start = span.end;
  }
  return chain.take();
}

}  // namespace furitsuke::operations
