// SPDX-License-Identifier: MIT
#include "core/operations/keys/joined_span.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "core/eval/curve.h"
#include "core/eval/rig/rotation_math.h"
#include "core/operations/keys/still_values.h"

namespace furitsuke::operations {

namespace {

/// The places of gates in the memory; those of a point are the first three.
constexpr std::size_t kTurnGates = 3;
constexpr std::size_t kDistanceGates = 4;
constexpr std::size_t kFovGates = 5;

/// A margin for the bounds, so that rounding in the sampler does not exceed them.
constexpr double kSpare = 1 - 1e-6;

/// Finds the keys where values reverse by more than `least`: the last key before the distance to the previous turning
/// point decreases again.
template <class ValueAt, class Distance>
void fixTurnsOf(std::span<std::uint8_t> fixed, double least, const ValueAt& valueAt, const Distance& distance) {
  std::size_t turn = 0;
  std::size_t far = 0;
  for (std::size_t i = 1; i < fixed.size(); ++i) {
    const double out = distance(valueAt(turn), valueAt(far));
    const double back = distance(valueAt(far), valueAt(i));
    const double now = distance(valueAt(turn), valueAt(i));
    if (out > least && back > least && now * now < out * out + back * back) {
      fixed[far] = 1;
      turn = far;
      far = i;
    } else if (now > out) {
      far = i;
    }
  }
}

double apart(double a, double b) { return std::abs(a - b); }

template <class ValueAt>
void fixTurnsOfNumbers(std::span<std::uint8_t> fixed, double least, const ValueAt& valueAt) {
  fixTurnsOf(fixed, least, valueAt, apart);
}

eval::CurveFit fitGates(const std::vector<eval::CurveGate>& gates, FitMemory& memory, const SpanSearch& search) {
  return eval::fitCurve(gates, {.acceptBelow = search.acceptBelow,
                                .rejectAbove = search.rejectAbove,
                                .known = search.usesKnown ? &memory.known : nullptr,
                                .searches = &memory.work.searches});
}

double timeIn(std::size_t frames, std::size_t i) { return static_cast<double>(i) / static_cast<double>(frames - 1); }

/// The allowed errors of a number: on a curve, and without one because its ends are the same.
struct NumberTolerance {
  double moving = 0, resting = 0;
  /// Ends that differ by this are the same, because those of baked keys differ in the last bits.
  double still = kStillDistance;
};

/// Sets the gates of a number over the frames of a span, none if its ends are the same; false if no curve passes them.
/// `valueAt(i)` is called for frames including the ends.
template <class ValueAt>
bool gateNumber(std::size_t frames, const NumberTolerance& tolerance, const SpanSearch& search,
                std::vector<eval::CurveGate>& gates, const ValueAt& valueAt) {
  gates.clear();
  const double from = valueAt(0);
  const double delta = valueAt(frames - 1) - from;
  if (std::abs(delta) <= tolerance.still) {
    const double most = tolerance.resting * search.rejectAbove + tolerance.still;
    for (std::size_t i = 1; i + 1 < frames; ++i) {
      if (std::abs(valueAt(i) - from) > most) return false;
    }
    return true;
  }
  const double width = tolerance.moving / std::abs(delta);
  eval::GateOrder order(search.rejectAbove);
  for (std::size_t i = 1; i + 1 < frames; ++i) {
    gates.push_back({timeIn(frames, i), (valueAt(i) - from) / delta, width});
    if (!order.canPass(gates.back())) return false;
  }
  return true;
}

/// Fits a curve to the gates of a number and adds the squares of what is left, in its unit, to the memory; false if it
/// is rejected.
template <class ValueAt>
bool fitNumber(std::size_t frames, const NumberTolerance& tolerance, const SpanSearch& search,
               const std::vector<eval::CurveGate>& gates, motion::Curve& curve, FitMemory& memory,
               const ValueAt& valueAt) {
  const double from = valueAt(0);
  const double delta = valueAt(frames - 1) - from;
  if (std::abs(delta) > tolerance.still) {
    const eval::CurveFit fit = fitGates(gates, memory, search);
    if (fit.worst > search.rejectAbove) return false;
    curve = fit.curve;
  } else if (delta != 0) {
    curve = motion::kLinearCurve;
  }
  for (std::size_t i = 1; i + 1 < frames; ++i) {
    const double done = delta == 0 ? 0 : delta * eval::evaluateCurve(curve, timeIn(frames, i));
    const double error = from + done - valueAt(i);
    memory.squares[i] += error * error;
  }
  return true;
}

/// The largest error in the memory in units of the tolerance, or nothing if it is rejected.
std::optional<double> worstOf(const FitMemory& memory, double tolerance, const SpanSearch& search) {
  const double worst = std::sqrt(*std::max_element(memory.squares.begin(), memory.squares.end())) / tolerance;
  return worst <= search.rejectAbove ? std::optional(worst) : std::nullopt;
}

/// That of each axis of a point which moves by `delta`.
NumberTolerance toleranceOfAxes(const glm::dvec3& delta, double tolerance) {
  int moving = 0;
  for (int axis = 0; axis < 3; ++axis) moving += std::abs(delta[axis]) > kStillDistance ? 1 : 0;
  return {tolerance / std::sqrt(std::max(moving, 1)), tolerance};
}

/// The first three gates in the memory become those of the axes of a moving point.
template <class PointAt>
bool gatePoint(std::size_t frames, double tolerance, const SpanSearch& search, FitMemory& memory,
               const PointAt& pointAt) {
  const NumberTolerance share = toleranceOfAxes(pointAt(frames - 1) - pointAt(0), tolerance);
  for (int axis = 0; axis < 3; ++axis) {
    if (!gateNumber(frames, share, search, memory.gates[static_cast<std::size_t>(axis)],
                    [&](std::size_t i) { return pointAt(i)[axis]; })) {
      return false;
    }
  }
  return true;
}

/// The three curves of a moving point, one per axis.
template <class PointAt>
std::optional<double> fitPoint(std::size_t frames, double tolerance, const SpanSearch& search,
                               std::span<motion::Curve> curves, FitMemory& memory, const PointAt& pointAt) {
  const NumberTolerance share = toleranceOfAxes(pointAt(frames - 1) - pointAt(0), tolerance);
  memory.squares.assign(frames, 0);
  for (int axis = 0; axis < 3; ++axis) {
    const auto place = static_cast<std::size_t>(axis);
    if (!fitNumber(frames, share, search, memory.gates[place], curves[place], memory,
                   [&](std::size_t i) { return pointAt(i)[axis]; })) {
      return {};
    }
  }
  return worstOf(memory, tolerance, search);
}

}  // namespace

void BoneSpans::load(std::size_t first, std::size_t last) {
  loadFrames({track_.frames()[first], track_.frames()[last]});
}

void BoneSpans::loadFrames(FrameRange frames) {
  base_ = frames.first;
  const auto count = static_cast<std::size_t>(frames.last - base_) + 1;
  translations_.resize(count);
  rotations_.resize(count);
  isSampled_.assign(count, 0);
}

void BoneSpans::sampleFrames(std::size_t from, std::size_t count) {
  for (std::size_t i = from; i < from + count; ++i) {
    if (isSampled_[i] != 0) continue;
    const eval::BoneSample sample = eval::sampleBone(track_, base_ + static_cast<double>(i), &cursor_);
    translations_[i] = sample.translation;
    rotations_[i] = sample.rotation;
    isSampled_[i] = 1;
    ++memory_.work.samples;
  }
}

/// The values of the keys are among those of the frames, and need no sampling.
bool BoneSpans::canSkipKeys(std::size_t first, std::size_t last, const SpanSearch& search) const {
  const glm::dvec3 from = eval::usable(track_.values()[first].translation);
  const glm::dvec3 delta = eval::usable(track_.values()[last].translation) - from;
  const NumberTolerance tolerance = toleranceOfAxes(delta, tolerance_.position * search.scale * kSpare);
  const double most = tolerance.resting * search.rejectAbove + tolerance.still;
  std::array<eval::GateOrder, 3> orders{eval::GateOrder(search.rejectAbove), eval::GateOrder(search.rejectAbove),
                                        eval::GateOrder(search.rejectAbove)};
  for (std::size_t i = first + 1; i < last; ++i) {
    const glm::dvec3 done = eval::usable(track_.values()[i].translation) - from;
    for (int axis = 0; axis < 3; ++axis) {
      const bool isMoving = std::abs(delta[axis]) > tolerance.still;
      const bool canPass = isMoving ? orders[static_cast<std::size_t>(axis)].canPass(
                                          {0, done[axis] / delta[axis], tolerance.moving / std::abs(delta[axis])})
                                    : std::abs(done[axis]) <= most;
      if (!canPass) return false;
    }
  }
  return true;
}

std::optional<double> BoneSpans::fit(std::size_t first, std::size_t last, const SpanSearch& search,
                                     motion::BoneKey& key) {
  const FrameRange span{track_.frames()[first], track_.frames()[last]};
  const bool isDense = last - first == static_cast<std::size_t>(span.last - span.first);
  if (!isDense && !canSkipKeys(first, last, search)) return {};
  key = track_.values()[last];
  return fitFrames(span, search, key);
}

std::optional<double> BoneSpans::fitFrames(FrameRange span, const SpanSearch& search, motion::BoneKey& key) {
  const auto from = static_cast<std::size_t>(span.first - base_);
  const auto count = static_cast<std::size_t>(span.last - span.first) + 1;
  sampleFrames(from, count);
  const double tolerance = tolerance_.position * search.scale * kSpare;
  const auto points = std::span<const glm::dvec3>(translations_).subspan(from, count);
  const auto pointAt = [points](std::size_t i) { return points[i]; };
  // To see that a channel has no curve takes much less time than to find that of another one.
  if (!gatePoint(count, tolerance, search, memory_, pointAt)) return {};
  const auto turn = gateRotation(std::span<const glm::dquat>(rotations_).subspan(from, count), search);
  if (!turn) return {};
  double turned = turn->worst;
  if (!turn->isHold) {
    const eval::CurveFit fit = fitGates(memory_.gates[kTurnGates], memory_, search);
    key.curves[static_cast<std::size_t>(motion::BoneChannel::Rotation)] = fit.curve;
    turned = std::max(turned, fit.worst);
  }
  if (turned > search.rejectAbove) return {};
  const auto moved = fitPoint(count, tolerance, search, std::span(key.curves).first(3), memory_, pointAt);
  return moved ? std::optional(std::max(turned, *moved)) : std::nullopt;
}

std::optional<BoneSpans::TurnGates> BoneSpans::gateHold(std::span<const glm::dquat> path,
                                                        const SpanSearch& search) const {
  double square = 0;
  for (const glm::dquat& rotation : path) {
    const glm::dvec3 between = eval::vectorPart(glm::conjugate(path.front()) * rotation);
    square = std::max(square, glm::dot(between, between));
  }
  const double tolerance = tolerance_.angle * search.scale * kSpare;
  const double worst = 2 * std::asin(std::min(1.0, std::sqrt(square))) / tolerance;
  return worst <= search.rejectAbove ? std::optional(TurnGates{worst, true}) : std::nullopt;
}

std::optional<BoneSpans::TurnGates> BoneSpans::gateRotation(std::span<const glm::dquat> path,
                                                            const SpanSearch& search) {
  const glm::dquat from = path.front();
  const double side = glm::dot(from, path.back()) < 0 ? -1 : 1;
  const glm::dquat to = path.back() * side;
  const double cosine = glm::dot(from, to);
  constexpr double kHalfTurn = 1e-4;  // rounding decides which way MMD turns
  if (cosine < kHalfTurn && path.size() > 2) return {};
  glm::dquat across = to - from * cosine;
  const double sine = std::sqrt(glm::dot(across, across));
  // The length of a quaternion that was normalized from floats is not exactly 1, so that equal ends are not either.
  constexpr double kSameEnds = 1e-9;
  if (sine <= kSameEnds) return gateHold(path, search);
  across = across * (1 / sine);
  const double angle = std::atan2(sine, cosine);
  // Half angles: those between quaternions.
  const double half = 0.5 * tolerance_.angle * search.scale * kSpare;
  const double sineHalf = std::sin(std::min(half, 1.5));
  const double most = sineHalf * sineHalf;
  double worstOff = 0;
  std::vector<eval::CurveGate>& gates = memory_.gates[kTurnGates];
  gates.clear();
  eval::GateOrder order(search.rejectAbove);
  for (std::size_t i = 1; i + 1 < path.size(); ++i) {
    double c = glm::dot(path[i], from);
    double s = glm::dot(path[i], across);
    const glm::dquat off = path[i] - from * c - across * s;
    const double offPlane = glm::dot(off, off);
    worstOff = std::max(worstOff, offPlane);
    if (offPlane > most * search.rejectAbove * search.rejectAbove) return {};
    if (c * (1 + cosine) + s * sine < 0) c = -c, s = -s;  // the sign that is closest to the middle of the arc
    double tolerance = std::asin(std::sqrt(std::clamp((most - offPlane) / (1 - std::min(offPlane, 0.5)), 0.0, 1.0)));
    // What is off the arc counts by itself where errors above the reach are allowed.
    constexpr double kLeastShare = 0.2;
    if (search.rejectAbove > 1) tolerance = std::max(tolerance, kLeastShare * half);
    if (!(tolerance > 0)) return {};
    gates.push_back({timeIn(path.size(), i), std::atan2(s, c) / angle, tolerance / angle});
    if (!order.canPass(gates.back())) return {};
  }
  return TurnGates{std::sqrt(worstOff / most), false};
}

void BoneSpans::fixTurns(std::size_t first, std::span<std::uint8_t> fixed) const {
  for (int axis = 0; axis < 3; ++axis) {
    fixTurnsOfNumbers(fixed, 2 * tolerance_.position,
                      [&](std::size_t i) { return eval::usable(track_.values()[first + i].translation)[axis]; });
  }
  fixTurnsOf(
      fixed, 2 * tolerance_.angle, [&](std::size_t i) { return eval::usable(track_.values()[first + i].rotation); },
      [](const glm::dquat& a, const glm::dquat& b) { return glm::radians(eval::degreesBetween(a, b)); });
}

bool BoneSpans::isStill(std::size_t key) const {
  return operations::isStill(track_.values()[key - 1], track_.values()[key]);
}

bool MorphSpans::join(std::size_t first, std::size_t last, double scale, motion::MorphKey& key) const {
  key = track_.values()[last];
  return errorWithout(first, last) <= scale * kSpare;
}

double MorphSpans::errorWithout(std::size_t first, std::size_t last) const {
  const double from = eval::usable(track_.values()[first].weight);
  const double slope =
      (eval::usable(track_.values()[last].weight) - from) / (track_.frames()[last] - track_.frames()[first]);
  double worst = 0;
  for (std::size_t i = first + 1; i < last; ++i) {
    const double weight = from + slope * (track_.frames()[i] - track_.frames()[first]);
    worst = std::max(worst, std::abs(weight - eval::usable(track_.values()[i].weight)));
  }
  return worst / tolerance_;
}

void MorphSpans::fixTurns(std::size_t first, std::span<std::uint8_t> fixed) const {
  fixTurnsOfNumbers(fixed, 2 * tolerance_,
                    [&](std::size_t i) { return eval::usable(track_.values()[first + i].weight); });
}

bool MorphSpans::isStill(std::size_t key) const {
  return operations::isStill(track_.values()[key - 1], track_.values()[key]);
}

void CameraSpans::load(std::size_t first, std::size_t last) {
  base_ = track_.frames()[first];
  const auto count = static_cast<std::size_t>(track_.frames()[last] - base_) + 1;
  samples_.resize(count);
  eval::SampleCursor cursor;
  for (std::size_t i = 0; i < count; ++i) {
    samples_[i] = eval::sampleCamera(track_, base_ + static_cast<double>(i), &cursor);
  }
}

bool CameraSpans::join(std::size_t first, std::size_t last, double scale, motion::CameraKey& key) {
  const auto count = static_cast<std::size_t>(track_.frames()[last] - track_.frames()[first]) + 1;
  const auto path = std::span<const eval::CameraSample>(samples_).subspan(
      static_cast<std::size_t>(track_.frames()[first] - base_), count);
  const SpanSearch search{.scale = scale};
  key = track_.values()[last];
  const auto curveOf = [&key](motion::CameraChannel channel) -> motion::Curve& {
    return key.curves[static_cast<std::size_t>(channel)];
  };
  const auto toleranceOf = [scale](double bound) {
    return NumberTolerance{bound * scale * kSpare, bound * scale * kSpare};
  };
  const auto gate = [&](std::size_t index, double bound, double eval::CameraSample::*member) {
    return gateNumber(count, toleranceOf(bound), search, memory_.gates[index],
                      [&](std::size_t i) { return path[i].*member; });
  };
  const auto fit = [&](std::size_t position, motion::CameraChannel channel, double bound,
                       double eval::CameraSample::*member) {
    const NumberTolerance tolerance = toleranceOf(bound);
    memory_.squares.assign(count, 0);
    return fitNumber(count, tolerance, search, memory_.gates[position], curveOf(channel), memory_,
                     [&](std::size_t i) { return path[i].*member; }) &&
           worstOf(memory_, tolerance.resting, search);
  };
  const auto pointAt = [path](std::size_t i) { return path[i].target; };
  const double tolerance = tolerance_.position * scale * kSpare;
  // To see that a channel has no curve takes much less time than to find that of another one.
  return gateRotation(path, scale) && gate(kDistanceGates, tolerance_.distance, &eval::CameraSample::distance) &&
         gate(kFovGates, tolerance_.viewAngle, &eval::CameraSample::fov) &&
         gatePoint(count, tolerance, search, memory_, pointAt) &&
         fitRotation(curveOf(motion::CameraChannel::Rotation)) &&
         fit(kDistanceGates, motion::CameraChannel::Distance, tolerance_.distance, &eval::CameraSample::distance) &&
         fit(kFovGates, motion::CameraChannel::Fov, tolerance_.viewAngle, &eval::CameraSample::fov) &&
         fitPoint(count, tolerance, search, std::span(key.curves).first(3), memory_, pointAt);
}

bool CameraSpans::gateRotation(std::span<const eval::CameraSample> path, double scale) {
  const glm::dvec3 from = path.front().rotation;
  const glm::dvec3 turn = path.back().rotation - from;
  const double tolerance = tolerance_.angle * scale * kSpare;
  const auto isTurning = [&turn](int axis) { return std::abs(turn[axis]) > kStillAngle; };
  const bool isMoving = isTurning(0) || isTurning(1) || isTurning(2);
  std::vector<eval::CurveGate>& gates = memory_.gates[kTurnGates];
  gates.clear();
  eval::GateOrder order(1);
  for (std::size_t i = 1; i + 1 < path.size(); ++i) {
    // The range that each angle allows for the curve that all three share.
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();
    for (int axis = 0; axis < 3; ++axis) {
      const double done = path[i].rotation[axis] - from[axis];
      if (!isTurning(axis)) {
        if (std::abs(done) + std::abs(turn[axis]) > tolerance) return false;
        continue;
      }
      const double middle = done / turn[axis];
      const double width = tolerance / std::abs(turn[axis]);
      low = std::max(low, middle - width);
      high = std::min(high, middle + width);
    }
    if (!isMoving) continue;
    if (!(low < high)) return false;
    gates.push_back(
        {static_cast<double>(i) / static_cast<double>(path.size() - 1), 0.5 * (low + high), 0.5 * (high - low)});
    if (!order.canPass(gates.back())) return false;
  }
  return true;
}

bool CameraSpans::fitRotation(motion::Curve& curve) {
  if (memory_.gates[kTurnGates].empty()) return true;  // it does not turn
  const eval::CurveFit fit = fitGates(memory_.gates[kTurnGates], memory_, {});
  curve = fit.curve;
  return fit.worst <= 1;
}

void CameraSpans::fixTurns(std::size_t first, std::span<std::uint8_t> fixed) const {
  const auto valueOf = [&](std::size_t i) -> const motion::CameraKey& { return track_.values()[first + i]; };
  for (int axis = 0; axis < 3; ++axis) {
    fixTurnsOfNumbers(fixed, 2 * tolerance_.position,
                      [&](std::size_t i) { return eval::usable(valueOf(i).target)[axis]; });
    fixTurnsOfNumbers(fixed, 2 * tolerance_.angle,
                      [&](std::size_t i) { return eval::usable(valueOf(i).rotation)[axis]; });
  }
  fixTurnsOfNumbers(fixed, 2 * tolerance_.distance, [&](std::size_t i) { return eval::usable(valueOf(i).distance); });
  fixTurnsOfNumbers(fixed, 2 * tolerance_.viewAngle,
                    [&](std::size_t i) { return static_cast<double>(valueOf(i).fov); });
}

bool CameraSpans::isStill(std::size_t key) const {
  return operations::isStill(track_.values()[key - 1], track_.values()[key]);
}

}  // namespace furitsuke::operations
