// SPDX-License-Identifier: MIT
#include "core/eval/operations/joined_span.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "core/eval/rig/rotation_math.h"

namespace furitsuke {

namespace {

/// Bounds are met with this much to spare, so that the rounding of the sampler does not pass them.
constexpr double kSpare = 1 - 1e-6;

/// Finds the keys where values turn back by more than `least`: the last one before the way leads nearer again to the
/// turn before it.
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

/// The curve of one number over the frames of a span. `valueAt(i)` is asked for each frame, the ends too; `reachAt(i)`
/// for those between. Nothing when there is none; the curve as it was when nothing moves.
template <class ValueAt, class ReachAt>
std::optional<Curve> curveOfNumber(std::size_t frames, const Curve& own, std::vector<CurveGate>& gates,
                                   const ValueAt& valueAt, const ReachAt& reachAt) {
  const double from = valueAt(0);
  const double way = valueAt(frames - 1) - from;
  gates.clear();
  for (std::size_t i = 1; i + 1 < frames; ++i) {
    const double reach = reachAt(i);
    if (!(reach > 0)) return {};
    if (way == 0) {
      if (std::abs(valueAt(i) - from) > reach) return {};
      continue;
    }
    const double t = static_cast<double>(i) / static_cast<double>(frames - 1);
    gates.push_back({t, (valueAt(i) - from) / way, reach / std::abs(way)});
  }
  if (way == 0) return own;
  const CurveFit fit = fitCurve(gates);
  return fit.worst <= 1 ? std::optional(fit.curve) : std::nullopt;
}

/// Three curves for a point that moves, each axis along its own; what an axis leaves of the reach the next may use.
template <class PointAt>
bool joinPoint(std::size_t frames, double reach, std::span<Curve> curves, std::vector<CurveGate>& gates,
               std::vector<double>& left, const PointAt& pointAt) {
  left.assign(frames, reach * reach * kSpare);
  const glm::dvec3 from = pointAt(0);
  const glm::dvec3 way = pointAt(frames - 1) - from;
  int moving = 0;
  for (int axis = 0; axis < 3; ++axis) {
    if (way[axis] != 0) {
      ++moving;
      continue;
    }
    for (std::size_t i = 1; i + 1 < frames; ++i) {
      const double error = pointAt(i)[axis] - from[axis];
      left[i] -= error * error;
      if (left[i] < 0) return false;
    }
  }
  for (int axis = 0; axis < 3; ++axis) {
    if (way[axis] == 0) continue;
    Curve& curve = curves[static_cast<std::size_t>(axis)];
    const auto fitted = curveOfNumber(
        frames, curve, gates, [&](std::size_t i) { return pointAt(i)[axis]; },
        [&](std::size_t i) { return std::sqrt(left[i] / moving); });
    if (!fitted) return false;
    curve = *fitted;
    if (--moving == 0) break;
    for (std::size_t i = 1; i + 1 < frames; ++i) {
      const CurveGate& gate = gates[i - 1];
      const double error = measuredFit(curve, {&gate, 1}).worst * gate.reach * way[axis];
      left[i] = std::max(0.0, left[i] - error * error);
    }
  }
  return true;
}

bool isSameRotation(const glm::dquat& a, const glm::dquat& b) { return a == b || a == -b; }

}  // namespace

void BoneSpans::load(std::size_t first, std::size_t last) {
  base_ = track_.frames()[first];
  const auto count = static_cast<std::size_t>(track_.frames()[last] - base_) + 1;
  translations_.resize(count);
  rotations_.resize(count);
  SampleCursor cursor;
  for (std::size_t i = 0; i < count; ++i) {
    const BoneSample sample = sampleBone(track_, base_ + static_cast<double>(i), &cursor);
    translations_[i] = sample.translation;
    rotations_[i] = sample.rotation;
  }
}

bool BoneSpans::join(std::size_t first, std::size_t last, double scale, BoneKey& key) {
  const auto from = static_cast<std::size_t>(track_.frames()[first] - base_);
  const auto count = static_cast<std::size_t>(track_.frames()[last] - track_.frames()[first]) + 1;
  key = track_.values()[last];
  return joinRotation(std::span(rotations_).subspan(from, count), scale,
                      key.curves[static_cast<std::size_t>(BoneChannel::Rotation)]) &&
         joinTranslation(std::span(translations_).subspan(from, count), scale, key);
}

bool BoneSpans::joinTranslation(std::span<const glm::dvec3> way, double scale, BoneKey& key) {
  return joinPoint(way.size(), reach_.position * scale, std::span(key.curves).first(3), gates_, left_,
                   [way](std::size_t i) { return way[i]; });
}

bool BoneSpans::joinRotation(std::span<const glm::dquat> way, double scale, Curve& curve) {
  const glm::dquat from = way.front();
  const double side = glm::dot(from, way.back()) < 0 ? -1 : 1;
  const glm::dquat to = way.back() * side;
  // Half angles: those between quaternions.
  const double half = 0.5 * reach_.angle * scale * kSpare;
  const double most = std::sin(half) * std::sin(half);
  const double cosine = glm::dot(from, to);
  glm::dquat across = to - from * cosine;
  const double sine = std::sqrt(glm::dot(across, across));
  if (sine == 0) {
    for (const glm::dquat& rotation : way) {
      const glm::dquat between = glm::conjugate(from) * rotation;
      if (glm::dot(vectorPart(between), vectorPart(between)) > most) return false;
    }
    return true;
  }
  across = across * (1 / sine);
  const double angle = std::atan2(sine, cosine);
  gates_.clear();
  for (std::size_t i = 1; i + 1 < way.size(); ++i) {
    double c = glm::dot(way[i], from);
    double s = glm::dot(way[i], across);
    const glm::dquat off = way[i] - from * c - across * s;
    const double aside = glm::dot(off, off);
    if (aside > most) return false;
    if (c * (1 + cosine) + s * sine < 0) c = -c, s = -s;  // the sign on the side of the middle of the arc
    const double reach = std::asin(std::min(1.0, std::sqrt((most - aside) / (1 - aside))));
    if (!(reach > 0)) return false;
    gates_.push_back(
        {static_cast<double>(i) / static_cast<double>(way.size() - 1), std::atan2(s, c) / angle, reach / angle});
  }
  const CurveFit fit = fitCurve(gates_);
  curve = fit.curve;
  return fit.worst <= 1;
}

void BoneSpans::fixTurns(std::size_t first, std::span<std::uint8_t> fixed) const {
  for (int axis = 0; axis < 3; ++axis) {
    fixTurnsOfNumbers(fixed, 2 * reach_.position,
                      [&](std::size_t i) { return usable(track_.values()[first + i].translation)[axis]; });
  }
  fixTurnsOf(
      fixed, 2 * reach_.angle, [&](std::size_t i) { return usable(track_.values()[first + i].rotation); },
      [](const glm::dquat& a, const glm::dquat& b) { return glm::radians(degreesBetween(a, b)); });
}

bool BoneSpans::isStill(std::size_t key) const {
  const BoneKey& a = track_.values()[key - 1];
  const BoneKey& b = track_.values()[key];
  return a.translation == b.translation && isSameRotation(usable(a.rotation), usable(b.rotation));
}

bool MorphSpans::join(std::size_t first, std::size_t last, double scale, MorphKey& key) const {
  key = track_.values()[last];
  const double from = usable(track_.values()[first].weight);
  const double slope = (usable(key.weight) - from) / (track_.frames()[last] - track_.frames()[first]);
  for (std::size_t i = first + 1; i < last; ++i) {
    const double weight = from + slope * (track_.frames()[i] - track_.frames()[first]);
    if (std::abs(weight - usable(track_.values()[i].weight)) > reach_ * scale * kSpare) return false;
  }
  return true;
}

void MorphSpans::fixTurns(std::size_t first, std::span<std::uint8_t> fixed) const {
  fixTurnsOfNumbers(fixed, 2 * reach_, [&](std::size_t i) { return usable(track_.values()[first + i].weight); });
}

bool MorphSpans::isStill(std::size_t key) const { return track_.values()[key - 1] == track_.values()[key]; }

void CameraSpans::load(std::size_t first, std::size_t last) {
  base_ = track_.frames()[first];
  const auto count = static_cast<std::size_t>(track_.frames()[last] - base_) + 1;
  samples_.resize(count);
  SampleCursor cursor;
  for (std::size_t i = 0; i < count; ++i) {
    samples_[i] = sampleCamera(track_, base_ + static_cast<double>(i), &cursor);
  }
}

bool CameraSpans::join(std::size_t first, std::size_t last, double scale, CameraKey& key) {
  const auto count = static_cast<std::size_t>(track_.frames()[last] - track_.frames()[first]) + 1;
  const auto way = std::span(samples_).subspan(static_cast<std::size_t>(track_.frames()[first] - base_), count);
  key = track_.values()[last];
  const auto curveOf = [&key](CameraChannel channel) -> Curve& {
    return key.curves[static_cast<std::size_t>(channel)];
  };
  const auto joinNumber = [&](CameraChannel channel, double reach, double CameraSample::*member) {
    const auto fitted = curveOfNumber(
        count, curveOf(channel), gates_, [&](std::size_t i) { return way[i].*member; },
        [&](std::size_t) { return reach * scale * kSpare; });
    if (fitted) curveOf(channel) = *fitted;
    return fitted.has_value();
  };
  return joinRotation(way, scale, curveOf(CameraChannel::Rotation)) &&
         joinNumber(CameraChannel::Distance, reach_.distance, &CameraSample::distance) &&
         joinNumber(CameraChannel::Fov, reach_.viewAngle, &CameraSample::fov) &&
         joinPoint(count, reach_.position * scale, std::span(key.curves).first(3), gates_, left_,
                   [way](std::size_t i) { return way[i].target; });
}

bool CameraSpans::joinRotation(std::span<const CameraSample> way, double scale, Curve& curve) {
  const glm::dvec3 from = way.front().rotation;
  const glm::dvec3 turn = way.back().rotation - from;
  const double reach = reach_.angle * scale * kSpare;
  const bool isMoving = turn != glm::dvec3(0);
  gates_.clear();
  for (std::size_t i = 1; i + 1 < way.size(); ++i) {
    // What each angle allows the one curve that all three share.
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();
    for (int axis = 0; axis < 3; ++axis) {
      const double done = way[i].rotation[axis] - from[axis];
      if (turn[axis] == 0) {
        if (std::abs(done) > reach) return false;
        continue;
      }
      const double middle = done / turn[axis];
      const double width = reach / std::abs(turn[axis]);
      low = std::max(low, middle - width);
      high = std::min(high, middle + width);
    }
    if (!isMoving) continue;
    if (!(low < high)) return false;
    gates_.push_back(
        {static_cast<double>(i) / static_cast<double>(way.size() - 1), 0.5 * (low + high), 0.5 * (high - low)});
  }
  if (!isMoving) return true;
  const CurveFit fit = fitCurve(gates_);
  curve = fit.curve;
  return fit.worst <= 1;
}

void CameraSpans::fixTurns(std::size_t first, std::span<std::uint8_t> fixed) const {
  const auto valueOf = [&](std::size_t i) -> const CameraKey& { return track_.values()[first + i]; };
  for (int axis = 0; axis < 3; ++axis) {
    fixTurnsOfNumbers(fixed, 2 * reach_.position, [&](std::size_t i) { return usable(valueOf(i).target)[axis]; });
    fixTurnsOfNumbers(fixed, 2 * reach_.angle, [&](std::size_t i) { return usable(valueOf(i).rotation)[axis]; });
  }
  fixTurnsOfNumbers(fixed, 2 * reach_.distance, [&](std::size_t i) { return usable(valueOf(i).distance); });
  fixTurnsOfNumbers(fixed, 2 * reach_.viewAngle, [&](std::size_t i) { return static_cast<double>(valueOf(i).fov); });
}

bool CameraSpans::isStill(std::size_t key) const {
  const CameraKey& a = track_.values()[key - 1];
  const CameraKey& b = track_.values()[key];
  return sameBits(a.distance, b.distance) && a.target == b.target && a.rotation == b.rotation && a.fov == b.fov;
}

}  // namespace furitsuke
