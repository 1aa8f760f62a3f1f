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

eval::CurveFit fitGates(FitMemory& memory, const SpanSearch& search) {
  return eval::fitCurve(
      memory.gates,
      {.enough = search.enough, .hopeless = search.hopeless, .known = search.usesKnown ? &memory.known : nullptr});
}

/// Fits a curve to a number over the frames of a span and adds the squares of what is left, in its unit, to the memory;
/// false if it is hopeless. `valueAt(i)` is called for each frame including the ends. Equal ends are compared within
/// `still`, because those of baked keys differ in the last bits.
template <class ValueAt>
bool fitNumber(std::size_t frames, double reach, double still, const SpanSearch& search, motion::Curve& curve,
               FitMemory& memory, const ValueAt& valueAt) {
  const double from = valueAt(0);
  const double delta = valueAt(frames - 1) - from;
  const auto timeOf = [frames](std::size_t i) { return static_cast<double>(i) / static_cast<double>(frames - 1); };
  if (std::abs(delta) > still) {
    memory.gates.clear();
    for (std::size_t i = 1; i + 1 < frames; ++i) {
      memory.gates.push_back({timeOf(i), (valueAt(i) - from) / delta, reach / std::abs(delta)});
    }
    const eval::CurveFit fit = fitGates(memory, search);
    if (fit.worst > search.hopeless) return false;
    curve = fit.curve;
  } else if (delta != 0) {
    curve = motion::kLinearCurve;
  }
  for (std::size_t i = 1; i + 1 < frames; ++i) {
    const double done = delta == 0 ? 0 : delta * eval::evaluateCurve(curve, timeOf(i));
    const double error = from + done - valueAt(i);
    memory.squares[i] += error * error;
  }
  return true;
}

/// The largest error in the memory in units of the reach, or nothing if it is hopeless.
std::optional<double> worstOf(const FitMemory& memory, double reach, const SpanSearch& search) {
  const double worst = std::sqrt(*std::max_element(memory.squares.begin(), memory.squares.end())) / reach;
  return worst <= search.hopeless ? std::optional(worst) : std::nullopt;
}

/// The three curves of a moving point, one per axis.
template <class PointAt>
std::optional<double> fitPoint(std::size_t frames, double reach, const SpanSearch& search,
                               std::span<motion::Curve> curves, FitMemory& memory, const PointAt& pointAt) {
  const glm::dvec3 delta = pointAt(frames - 1) - pointAt(0);
  int moving = 0;
  for (int axis = 0; axis < 3; ++axis) moving += std::abs(delta[axis]) > kStillDistance ? 1 : 0;
  const double share = reach / std::sqrt(std::max(moving, 1));
  memory.squares.assign(frames, 0);
  for (int axis = 0; axis < 3; ++axis) {
    motion::Curve& curve = curves[static_cast<std::size_t>(axis)];
    if (!fitNumber(frames, share, kStillDistance, search, curve, memory,
                   [&](std::size_t i) { return pointAt(i)[axis]; })) {
      return {};
    }
  }
  return worstOf(memory, reach, search);
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
  eval::SampleCursor cursor;
  for (std::size_t i = 0; i < count; ++i) {
    const eval::BoneSample sample = eval::sampleBone(track_, base_ + static_cast<double>(i), &cursor);
    translations_[i] = sample.translation;
    rotations_[i] = sample.rotation;
  }
}

std::optional<double> BoneSpans::fit(std::size_t first, std::size_t last, const SpanSearch& search,
                                     motion::BoneKey& key) {
  key = track_.values()[last];
  return fitFrames({track_.frames()[first], track_.frames()[last]}, search, key);
}

std::optional<double> BoneSpans::fitFrames(FrameRange span, const SpanSearch& search, motion::BoneKey& key) {
  const auto from = static_cast<std::size_t>(span.first - base_);
  const auto count = static_cast<std::size_t>(span.last - span.first) + 1;
  const auto turned = fitRotation(std::span(rotations_).subspan(from, count), search,
                                  key.curves[static_cast<std::size_t>(motion::BoneChannel::Rotation)]);
  if (!turned) return {};
  const auto moved = fitPoint(count, reach_.position * search.scale * kSpare, search, std::span(key.curves).first(3),
                              memory_, [this, from](std::size_t i) { return translations_[from + i]; });
  return moved ? std::optional(std::max(*turned, *moved)) : std::nullopt;
}

std::optional<double> BoneSpans::fitHold(std::span<const glm::dquat> path, const SpanSearch& search) const {
  double square = 0;
  for (const glm::dquat& rotation : path) {
    const glm::dvec3 between = eval::vectorPart(glm::conjugate(path.front()) * rotation);
    square = std::max(square, glm::dot(between, between));
  }
  const double reach = reach_.angle * search.scale * kSpare;
  const double worst = 2 * std::asin(std::min(1.0, std::sqrt(square))) / reach;
  return worst <= search.hopeless ? std::optional(worst) : std::nullopt;
}

std::optional<double> BoneSpans::fitRotation(std::span<const glm::dquat> path, const SpanSearch& search,
                                             motion::Curve& curve) {
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
  if (sine <= kSameEnds) return fitHold(path, search);
  across = across * (1 / sine);
  const double angle = std::atan2(sine, cosine);
  // Half angles: those between quaternions.
  const double half = 0.5 * reach_.angle * search.scale * kSpare;
  const double sineHalf = std::sin(std::min(half, 1.5));
  const double most = sineHalf * sineHalf;
  double worstOff = 0;
  memory_.gates.clear();
  for (std::size_t i = 1; i + 1 < path.size(); ++i) {
    double c = glm::dot(path[i], from);
    double s = glm::dot(path[i], across);
    const glm::dquat off = path[i] - from * c - across * s;
    const double offPlane = glm::dot(off, off);
    worstOff = std::max(worstOff, offPlane);
    if (offPlane > most * search.hopeless * search.hopeless) return {};
    if (c * (1 + cosine) + s * sine < 0) c = -c, s = -s;  // the sign that is closest to the middle of the arc
    double reach = std::asin(std::sqrt(std::clamp((most - offPlane) / (1 - std::min(offPlane, 0.5)), 0.0, 1.0)));
    // What is off the arc counts by itself where errors above the reach are allowed.
    constexpr double kLeastShare = 0.2;
    if (search.hopeless > 1) reach = std::max(reach, kLeastShare * half);
    if (!(reach > 0)) return {};
    memory_.gates.push_back(
        {static_cast<double>(i) / static_cast<double>(path.size() - 1), std::atan2(s, c) / angle, reach / angle});
  }
  const eval::CurveFit fit = fitGates(memory_, search);
  curve = fit.curve;
  const double worst = std::max(fit.worst, std::sqrt(worstOff / most));
  return worst <= search.hopeless ? std::optional(worst) : std::nullopt;
}

void BoneSpans::fixTurns(std::size_t first, std::span<std::uint8_t> fixed) const {
  for (int axis = 0; axis < 3; ++axis) {
    fixTurnsOfNumbers(fixed, 2 * reach_.position,
                      [&](std::size_t i) { return eval::usable(track_.values()[first + i].translation)[axis]; });
  }
  fixTurnsOf(
      fixed, 2 * reach_.angle, [&](std::size_t i) { return eval::usable(track_.values()[first + i].rotation); },
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
  return worst / reach_;
}

void MorphSpans::fixTurns(std::size_t first, std::span<std::uint8_t> fixed) const {
  fixTurnsOfNumbers(fixed, 2 * reach_, [&](std::size_t i) { return eval::usable(track_.values()[first + i].weight); });
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
  const auto path = std::span(samples_).subspan(static_cast<std::size_t>(track_.frames()[first] - base_), count);
  const SpanSearch search{.scale = scale};
  key = track_.values()[last];
  const auto curveOf = [&key](motion::CameraChannel channel) -> motion::Curve& {
    return key.curves[static_cast<std::size_t>(channel)];
  };
  const auto joinNumber = [&](motion::CameraChannel channel, double bound, double eval::CameraSample::*member) {
    const double reach = bound * scale * kSpare;
    memory_.squares.assign(count, 0);
    return fitNumber(count, reach, kStillDistance, search, curveOf(channel), memory_,
                     [&](std::size_t i) { return path[i].*member; }) &&
           worstOf(memory_, reach, search);
  };
  return joinRotation(path, scale, curveOf(motion::CameraChannel::Rotation)) &&
         joinNumber(motion::CameraChannel::Distance, reach_.distance, &eval::CameraSample::distance) &&
         joinNumber(motion::CameraChannel::Fov, reach_.viewAngle, &eval::CameraSample::fov) &&
         fitPoint(count, reach_.position * scale * kSpare, search, std::span(key.curves).first(3), memory_,
                  [path](std::size_t i) { return path[i].target; });
}

bool CameraSpans::joinRotation(std::span<const eval::CameraSample> path, double scale, motion::Curve& curve) {
  const glm::dvec3 from = path.front().rotation;
  const glm::dvec3 turn = path.back().rotation - from;
  const double reach = reach_.angle * scale * kSpare;
  const auto isTurning = [&turn](int axis) { return std::abs(turn[axis]) > kStillAngle; };
  const bool isMoving = isTurning(0) || isTurning(1) || isTurning(2);
  memory_.gates.clear();
  for (std::size_t i = 1; i + 1 < path.size(); ++i) {
    // The range that each angle allows for the curve that all three share.
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();
    for (int axis = 0; axis < 3; ++axis) {
      const double done = path[i].rotation[axis] - from[axis];
      if (!isTurning(axis)) {
        if (std::abs(done) + std::abs(turn[axis]) > reach) return false;
        continue;
      }
      const double middle = done / turn[axis];
      const double width = reach / std::abs(turn[axis]);
      low = std::max(low, middle - width);
      high = std::min(high, middle + width);
    }
    if (!isMoving) continue;
    if (!(low < high)) return false;
    memory_.gates.push_back(
        {static_cast<double>(i) / static_cast<double>(path.size() - 1), 0.5 * (low + high), 0.5 * (high - low)});
  }
  if (!isMoving) return true;
  const eval::CurveFit fit = fitGates(memory_, {});
  curve = fit.curve;
  return fit.worst <= 1;
}

void CameraSpans::fixTurns(std::size_t first, std::span<std::uint8_t> fixed) const {
  const auto valueOf = [&](std::size_t i) -> const motion::CameraKey& { return track_.values()[first + i]; };
  for (int axis = 0; axis < 3; ++axis) {
    fixTurnsOfNumbers(fixed, 2 * reach_.position, [&](std::size_t i) { return eval::usable(valueOf(i).target)[axis]; });
    fixTurnsOfNumbers(fixed, 2 * reach_.angle, [&](std::size_t i) { return eval::usable(valueOf(i).rotation)[axis]; });
  }
  fixTurnsOfNumbers(fixed, 2 * reach_.distance, [&](std::size_t i) { return eval::usable(valueOf(i).distance); });
  fixTurnsOfNumbers(fixed, 2 * reach_.viewAngle, [&](std::size_t i) { return static_cast<double>(valueOf(i).fov); });
}

bool CameraSpans::isStill(std::size_t key) const {
  return operations::isStill(track_.values()[key - 1], track_.values()[key]);
}

}  // namespace furitsuke::operations
