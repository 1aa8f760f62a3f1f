// SPDX-License-Identifier: MIT
#include "core/operations/keys/pose_spans.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>

#include "core/base/parallel.h"

namespace furitsuke::operations {

namespace {

/// The frames of a span at which its errors are measured: all of a short one, otherwise one of each of as many parts.
constexpr std::size_t kMostGates = 16;

/// Stands for the frames of a span of one length. Curves have their handles at a third and two thirds of the time, so
/// that the best heights of the handles are a linear problem; both are kept between 0 and 1, as in files.
struct SpanBasis {
  std::size_t gates = 0;
  std::array<std::size_t, kMostGates> offsets{};  ///< from the start
  std::array<float, kMostGates> low{}, high{};    ///< the weights of the two handles
  std::array<float, kMostGates> end{};            ///< of the end of the curve
  float lowLow = 0, lowHigh = 0, highHigh = 0;    ///< sums of their products
  float scale = 0;                                ///< 1 / determinant
};

SpanBasis basisOf(std::size_t length) {
  SpanBasis basis;
  const std::size_t inner = length - 1;
  basis.gates = std::min(inner, kMostGates);
  constexpr float kRidge = 1e-6F;  // one gate does not determine two handles
  basis.lowLow = basis.highHigh = kRidge;
  for (std::size_t i = 0; i < basis.gates; ++i) {
    // Not evenly spaced: a motion that repeats would seem to stand still.
    constexpr double kGoldenRatio = 0.6180339887;
    const double position = static_cast<double>(i) + std::fmod(kGoldenRatio * static_cast<double>(i + 1), 1.0);
    const double part = static_cast<double>(inner) / static_cast<double>(basis.gates);
    basis.offsets[i] = 1 + (basis.gates == inner ? i : static_cast<std::size_t>(position * part));
    const float t = static_cast<float>(basis.offsets[i]) / static_cast<float>(length);
    basis.low[i] = 3 * (1 - t) * (1 - t) * t;
    basis.high[i] = 3 * (1 - t) * t * t;
    basis.end[i] = t * t * t;
    basis.lowLow += basis.low[i] * basis.low[i];
    basis.lowHigh += basis.low[i] * basis.high[i];
    basis.highHigh += basis.high[i] * basis.high[i];
  }
  basis.scale = 1 / (basis.lowLow * basis.highHigh - basis.lowHigh * basis.lowHigh);
  return basis;
}

// Without branches, so that compilers use vector instructions.

/// The value, between 0 and 1.
inline float clamped(float value) { return 0.5F * (1 + std::abs(value) - std::abs(value - 1)); }

/// The angle of the point (c, s), within 1e-4 radians; std::atan2() is several times slower.
inline float angleOf(float s, float c) {
  constexpr float kTiny = 1e-20F;
  constexpr float kHalfPi = 1.57079633F;
  constexpr float kQuarterPi = 0.785398163F;
  const float absoluteC = std::abs(c);
  const float absoluteS = std::abs(s);
  const float sum = absoluteC + absoluteS;
  const float difference = absoluteC - absoluteS;
  const float a = (sum - std::abs(difference)) / (sum + std::abs(difference) + kTiny);  // smaller / larger
  const float b = a * a;
  const float octant = ((-0.0464964749F * b + 0.15931422F) * b - 0.327622764F) * b * a + a;
  const float quadrant = kQuarterPi - std::copysign(kQuarterPi - octant, difference);
  return std::copysign(kHalfPi - std::copysign(kHalfPi - quadrant, c), s);
}

/// Eight channels between two frames: how far each has come at each gate, as a fraction of the whole way.
struct LaneCurves {
  std::array<PoseLanes, kMostGates> done;
  std::array<PoseLanes, kMostGates> off;  ///< squares of the error that no curve removes
  PoseLanes size{};                       ///< the whole way, model units
};

struct SpanErrors {
  float squares = 0;
  float largest = 0;  ///< squared
};

void addErrors(const SpanBasis& basis, const LaneCurves& curves, SpanErrors& errors) {
  PoseLanes low{};
  PoseLanes high{};
  for (std::size_t i = 0; i < basis.gates; ++i) {
    for (std::size_t lane = 0; lane < kPoseLanes; ++lane) {
      const float rise = curves.done[i][lane] - basis.end[i];
      low[lane] += basis.low[i] * rise;
      high[lane] += basis.high[i] * rise;
    }
  }
  for (std::size_t lane = 0; lane < kPoseLanes; ++lane) {
    const float free = clamped((basis.highHigh * low[lane] - basis.lowHigh * high[lane]) * basis.scale);
    const float second = clamped((high[lane] - basis.lowHigh * free) / basis.highHigh);
    low[lane] = clamped((low[lane] - basis.lowHigh * second) / basis.lowLow);
    high[lane] = second;
  }
  PoseLanes sums{};
  PoseLanes largest{};
  for (std::size_t i = 0; i < basis.gates; ++i) {
    for (std::size_t lane = 0; lane < kPoseLanes; ++lane) {
      const float fitted = basis.end[i] + basis.low[i] * low[lane] + basis.high[i] * high[lane];
      const float along = curves.size[lane] * (curves.done[i][lane] - fitted);
      const float square = along * along + curves.off[i][lane];
      sums[lane] += square;
      largest[lane] = 0.5F * (largest[lane] + square + std::abs(largest[lane] - square));  // the larger one
    }
  }
  for (std::size_t lane = 0; lane < kPoseLanes; ++lane) {
    errors.squares += sums[lane];
    errors.largest = std::max(errors.largest, largest[lane]);
  }
}

void followTurns(const SpanBasis& basis, const PoseTurns* at, std::size_t length, const PoseLanes& levers,
                 LaneCurves& curves) {
  const PoseTurns& from = at[0];
  const PoseTurns& to = at[length];
  PoseTurns across;
  PoseLanes cosine;
  PoseLanes sine;
  PoseLanes share;
  for (std::size_t lane = 0; lane < kPoseLanes; ++lane) {
    const float dot =
        from.x[lane] * to.x[lane] + from.y[lane] * to.y[lane] + from.z[lane] * to.z[lane] + from.w[lane] * to.w[lane];
    const float side = std::copysign(1.0F, dot);
    const float c = dot * side;
    across.x[lane] = to.x[lane] * side - from.x[lane] * c;
    across.y[lane] = to.y[lane] * side - from.y[lane] * c;
    across.z[lane] = to.z[lane] * side - from.z[lane] * c;
    across.w[lane] = to.w[lane] * side - from.w[lane] * c;
    cosine[lane] = c;
    sine[lane] = across.x[lane] * across.x[lane] + across.y[lane] * across.y[lane] + across.z[lane] * across.z[lane] +
                 across.w[lane] * across.w[lane];
  }
  for (float& squared : sine) squared = std::sqrt(squared);
  for (std::size_t lane = 0; lane < kPoseLanes; ++lane) {
    // Rounding decides the direction of turns that are much smaller; they vanish in the part off the arc.
    constexpr float kSameEnds = 1e-4F;
    const float scale = sine[lane] / (sine[lane] * sine[lane] + kSameEnds * kSameEnds);
    across.x[lane] *= scale, across.y[lane] *= scale, across.z[lane] *= scale, across.w[lane] *= scale;
    const float angle = angleOf(sine[lane], cosine[lane]);
    constexpr float kTiny = 1e-9F;
    share[lane] = 1 / (angle + kTiny);
    curves.size[lane] = 2 * levers[lane] * angle;  // the angle between quaternions is half of that of the turn
  }
  for (std::size_t i = 0; i < basis.gates; ++i) {
    const PoseTurns& q = at[basis.offsets[i]];
    PoseLanes& done = curves.done[i];
    PoseLanes& off = curves.off[i];
    for (std::size_t lane = 0; lane < kPoseLanes; ++lane) {
      const float c =
          q.x[lane] * from.x[lane] + q.y[lane] * from.y[lane] + q.z[lane] * from.z[lane] + q.w[lane] * from.w[lane];
      const float s = q.x[lane] * across.x[lane] + q.y[lane] * across.y[lane] + q.z[lane] * across.z[lane] +
                      q.w[lane] * across.w[lane];
      const float x = q.x[lane] - from.x[lane] * c - across.x[lane] * s;
      const float y = q.y[lane] - from.y[lane] * c - across.y[lane] * s;
      const float z = q.z[lane] - from.z[lane] * c - across.z[lane] * s;
      const float w = q.w[lane] - from.w[lane] * c - across.w[lane] * s;
      const float lever = 2 * levers[lane];
      off[lane] = (x * x + y * y + z * z + w * w) * lever * lever;
      // The sign that is closest to the middle of the arc.
      const float side = std::copysign(1.0F, c * (1 + cosine[lane]) + s * sine[lane]);
      done[lane] = angleOf(s * side, c * side) * share[lane];
    }
  }
}

void followMoves(const SpanBasis& basis, const PoseLanes* at, std::size_t length, LaneCurves& curves) {
  PoseLanes share;
  for (std::size_t lane = 0; lane < kPoseLanes; ++lane) {
    const float way = at[length][lane] - at[0][lane];
    constexpr float kSameEnds = 1e-4F;
    share[lane] = way / (way * way + kSameEnds * kSameEnds);
    curves.size[lane] = way;
  }
  for (std::size_t i = 0; i < basis.gates; ++i) {
    for (std::size_t lane = 0; lane < kPoseLanes; ++lane) {
      const float way = at[basis.offsets[i]][lane] - at[0][lane];
      const float done = way * share[lane];
      const float off = way - done * curves.size[lane];
      curves.done[i][lane] = done;
      curves.off[i][lane] = off * off;
    }
  }
}

std::size_t longestOf(const PosePaths& paths) {
  constexpr std::size_t kShortest = 64;
  constexpr std::size_t kLongest = 512;
  constexpr std::size_t kMostWork = 200'000'000;  // about three seconds on two cores
  const std::size_t perLength = paths.frameCount() * kMostGates * (paths.turns.size() + paths.moves.size());
  const std::size_t longest = std::clamp(kMostWork / std::max<std::size_t>(perLength, 1), kShortest, kLongest);
  return std::min(longest, std::max<std::size_t>(paths.frameCount(), 2) - 1);
}

}  // namespace

PoseSpans::PoseSpans(const PosePaths& paths, OperationControl& control)
    : frames_(paths.frameCount()),
      longest_(longestOf(paths)),
      costs_(frames_ * longest_),
      largest_(frames_ * longest_) {
  std::vector<SpanBasis> bases(1);  // by length
  for (std::size_t length = 1; length <= longest_; ++length) bases.push_back(basisOf(length));
  std::atomic<std::size_t> begun = 0;
  forEachInParallel(frames_, [&](std::size_t end, std::size_t) {
    control.setProgress(static_cast<double>(begun++) / static_cast<double>(frames_));
    if (control.isCanceled()) return;
    LaneCurves curves;
    for (std::size_t start = firstStart(end); start + 1 < end; ++start) {
      const std::size_t length = end - start;
      const SpanBasis& basis = bases[length];
      SpanErrors errors;
      for (std::size_t block = 0; block < paths.turns.size(); ++block) {
        followTurns(basis, &paths.turns[block][start], length, paths.turnLevers[block], curves);
        addErrors(basis, curves, errors);
      }
      for (const std::vector<PoseLanes>& moves : paths.moves) {
        followMoves(basis, &moves[start], length, curves);
        addErrors(basis, curves, errors);
      }
      const std::size_t index = end * longest_ + start - firstStart(end);
      costs_[index] = errors.squares * static_cast<float>(length - 1) / static_cast<float>(basis.gates);
      largest_[index] = std::sqrt(errors.largest);
    }
  });
}

}  // namespace furitsuke::operations
