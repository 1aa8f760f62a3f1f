// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/penetration_resolver.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <glm/geometric.hpp>
#include <limits>
#include <numbers>
#include <utility>

namespace furitsuke::operations {

namespace {

/// The price of a turn of the direction: a unit of movement in one frame is as bad as an offset of a unit for so many
/// frames.
constexpr double kTurnCost = 20;
/// The price of a square unit that the arm is too short.
constexpr double kShortArmCost = 1000;
/// The share of the speed for the length; the rest is left for turns.
constexpr double kLengthShare = 0.7;

/// The corners of an icosahedron and the middles of its edges.
std::vector<glm::dvec3> evenDirections() {
  constexpr double kLong = std::numbers::phi;
  std::vector<glm::dvec3> all;
  for (const double a : {-1.0, 1.0}) {
    for (const double b : {-kLong, kLong}) {
      for (const glm::dvec3& corner : {glm::dvec3(0, a, b), glm::dvec3(a, b, 0), glm::dvec3(b, 0, a)}) {
        all.push_back(corner);
      }
    }
  }
  const std::size_t corners = all.size();
  constexpr double kEdge = 2.01;  // the edges have a length of 2
  for (std::size_t i = 0; i < corners; ++i) {
    for (std::size_t k = i + 1; k < corners; ++k) {
      if (glm::distance(all[i], all[k]) < kEdge) all.push_back(all[i] + all[k]);
    }
  }
  for (glm::dvec3& direction : all) direction = glm::normalize(direction);
  return all;
}

double angleBetween(const glm::dvec3& a, const glm::dvec3& b) {
  return std::acos(std::clamp(glm::dot(a, b), -1.0, 1.0));
}

/// The smallest length from `length` on that is not in a span.
double freeLength(const std::vector<InsideSpan>& spans, double length) {
  for (bool isMoved = true; isMoved;) {
    isMoved = false;
    for (const InsideSpan& span : spans) {
      if (span.enter > length || span.leave <= length) continue;
      length = span.leave;
      isMoved = true;
    }
  }
  return length;
}

/// The mean over 2 * half + 1 values, twice.
template <class Value>
std::vector<Value> twiceAveraged(std::vector<Value> values, std::ptrdiff_t half) {
  const auto size = static_cast<std::ptrdiff_t>(values.size());
  for (int pass = 0; pass < 2; ++pass) {
    const std::vector<Value> before = values;
    const auto valueAt = [&](std::ptrdiff_t i) {
      return before[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(i, 0, size - 1))];
    };
    Value sum{};
    for (std::ptrdiff_t k = -half; k <= half; ++k) sum += valueAt(k);
    for (std::ptrdiff_t i = 0; i < size; ++i) {
      values[static_cast<std::size_t>(i)] = sum / static_cast<double>(2 * half + 1);
      sum += valueAt(i + half + 1) - valueAt(i - half);
    }
  }
  return values;
}

std::ptrdiff_t halfOf(Frame blend) { return std::max(1, blend / 2); }

/// The frames of a window of which the first and the last are cut at the ends.
std::pair<std::size_t, std::size_t> window(std::size_t middle, std::ptrdiff_t reach, std::size_t count) {
  const auto at = static_cast<std::ptrdiff_t>(middle);
  return {static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, at - reach)),
          static_cast<std::size_t>(std::min<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(count) - 1, at + reach))};
}

}  // namespace

PenetrationResolver::PenetrationResolver(const std::vector<bool>& isInside,
                                         std::function<HandFrame(std::size_t)> frameAt, const PenetrationLimits& limits,
                                         const OperationControl& control)
    : isInside_(isInside),
      frameAt_(std::move(frameAt)),
      limits_(limits),
      control_(control),
      directions_(evenDirections()),
      beside_(directions_.size()) {
  constexpr double kBeside = 0.7;  // radians; neighbors are 0.55 to 0.63 apart
  for (std::size_t i = 0; i < directions_.size(); ++i) {
    for (std::size_t k = 0; k < directions_.size(); ++k) {
      if (angleBetween(directions_[i], directions_[k]) < kBeside) beside_[i].push_back(k);
    }
  }
}

/// How long the ways are that a hand needs at each frame, if it is always moved in the same direction: the time of the
/// blends included, in which it can meet another body.
void PenetrationResolver::measureLengths() {
  const std::size_t count = isInside_.size();
  std::vector<Lengths> needed(count, Lengths{});
  lengths_.assign(count, Lengths{});
  excess_.assign(count, Lengths{});
  std::vector<InsideSpan> spans;
  constexpr int kRounds = 2;
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t i = 0; i < count && !control_.isCanceled(); ++i) {
      const bool isMoved = round > 0 && *std::ranges::max_element(lengths_[i]) > 0;
      if (!isInside_[i] && !isMoved) continue;
      const HandFrame hand = frameAt_(i);
      for (std::size_t j = 0; j < kDirectionCount; ++j) {
        if (!isInside_[i] && lengths_[i][j] <= 0) continue;
        spans.clear();
        hand.around.addSpans(directions_[j], spans);
        const double length = freeLength(spans, lengths_[i][j]);
        if (length > lengths_[i][j]) needed[i][j] = static_cast<float>(length);
        const double tooFar = glm::length(hand.fromShoulder + directions_[j] * length) - hand.reach;
        excess_[i][j] = static_cast<float>(std::max(0.0, tooFar));
      }
    }
    extendLengths(needed);
  }
}

/// The lengths of the ways with the time in which they grow and shrink.
void PenetrationResolver::extendLengths(const std::vector<Lengths>& needed) {
  const std::size_t count = needed.size();
  const std::ptrdiff_t reach = 2 * halfOf(limits_.blend);
  for (std::size_t i = 0; i < count; ++i) {
    const auto [first, last] = window(i, reach, count);
    for (std::size_t j = 0; j < kDirectionCount; ++j) {
      if (needed[i][j] <= 0) continue;
      for (std::size_t k = first; k <= last; ++k) lengths_[k][j] = std::max(lengths_[k][j], needed[i][j]);
    }
  }
  const auto slope = static_cast<float>(kLengthShare * limits_.speed);
  const auto extend = [slope](Lengths& lengths, const Lengths& beside) {
    for (std::size_t j = 0; j < kDirectionCount; ++j) lengths[j] = std::max(lengths[j], beside[j] - slope);
  };
  for (std::size_t i = 1; i < count; ++i) extend(lengths_[i], lengths_[i - 1]);
  for (std::size_t i = count; i-- > 1;) extend(lengths_[i - 1], lengths_[i]);
}

double PenetrationResolver::costOf(std::size_t frame, std::size_t direction) const {
  const double length = lengths_[frame][direction];
  const double excess = excess_[frame][direction];
  return length * length + kShortArmCost * excess * excess;
}

/// The cheapest sequence of directions, of which each is the one before or beside it.
std::vector<glm::dvec3> PenetrationResolver::chosenDirections(const std::vector<double>& turnCosts) const {
  const std::size_t count = isInside_.size();
  std::vector<std::array<std::uint8_t, kDirectionCount>> from(count);
  std::array<double, kDirectionCount> costs{};
  for (std::size_t j = 0; j < kDirectionCount; ++j) costs[j] = costOf(0, j);
  for (std::size_t i = 1; i < count && !control_.isCanceled(); ++i) {
    const std::array<double, kDirectionCount> before = costs;
    for (std::size_t j = 0; j < kDirectionCount; ++j) {
      double least = std::numeric_limits<double>::infinity();
      for (const std::size_t k : beside_[j]) {
        const double angle = k == j ? 0 : angleBetween(directions_[j], directions_[k]);
        const double step = angle * (lengths_[i][j] + lengths_[i - 1][k]) / 2;
        const double cost = before[k] + turnCosts[i] * step * step;
        // Without a difference the direction stays.
        if (cost > least || (cost == least && k != j)) continue;
        least = cost;
        from[i][j] = static_cast<std::uint8_t>(k);
      }
      costs[j] = least + costOf(i, j);
    }
  }
  auto at = static_cast<std::size_t>(std::ranges::min_element(costs) - costs.begin());
  std::vector<glm::dvec3> chosen(count);
  for (std::size_t i = count; i-- > 0;) {
    chosen[i] = directions_[at];
    at = from[i][at];
  }
  const std::vector<glm::dvec3> sums = twiceAveraged(chosen, halfOf(limits_.blend));
  for (std::size_t i = 0; i < count; ++i) {
    const double length = glm::length(sums[i]);
    constexpr double kTiny = 1e-6;
    if (length > kTiny) chosen[i] = sums[i] / length;
  }
  return chosen;
}

/// The smallest smooth curve that is nowhere below the values, and nowhere steeper than the limit of speed allows.
std::vector<double> PenetrationResolver::envelopeOf(const std::vector<double>& needed) const {
  const std::size_t count = needed.size();
  const std::ptrdiff_t half = halfOf(limits_.blend);
  std::vector<double> envelope(count, 0.0);
  for (std::size_t i = 0; i < count; ++i) {
    if (needed[i] <= 0) continue;
    const auto [first, last] = window(i, 2 * half, count);
    for (std::size_t k = first; k <= last; ++k) envelope[k] = std::max(envelope[k], needed[i]);
  }
  const double slope = kLengthShare * limits_.speed;
  for (std::size_t i = 1; i < count; ++i) envelope[i] = std::max(envelope[i], envelope[i - 1] - slope);
  for (std::size_t i = count; i-- > 1;) envelope[i - 1] = std::max(envelope[i - 1], envelope[i] - slope);
  return twiceAveraged(std::move(envelope), half);
}

/// How far the hand is moved along the direction of each frame. A longer way can lead into another body, or at a frame
/// beside into one that the hand was outside of; then it becomes longer still.
std::vector<double> PenetrationResolver::lengthsAlong(const std::vector<glm::dvec3>& directions) const {
  const std::size_t count = isInside_.size();
  std::vector<double> needed(count, 0.0);
  std::vector<double> lengths(count, 0.0);
  std::vector<InsideSpan> spans;
  constexpr int kRounds = 12;
  constexpr double kLeast = 1e-4;  // model units
  for (int round = 0; round < kRounds && !control_.isCanceled(); ++round) {
    bool isLonger = false;
    for (std::size_t i = 0; i < count; ++i) {
      if (!isInside_[i] && lengths[i] < kLeast) continue;
      spans.clear();
      frameAt_(i).around.addSpans(directions[i], spans);
      const double length = freeLength(spans, lengths[i]);
      if (length <= lengths[i] + (round == 0 ? 0 : kLeast)) continue;
      needed[i] = length;
      isLonger = true;
    }
    if (!isLonger) break;
    lengths = envelopeOf(needed);
  }
  return lengths;
}

std::vector<glm::dvec3> PenetrationResolver::offsets() {
  const std::size_t count = isInside_.size();
  std::vector<glm::dvec3> best(count, glm::dvec3(0));
  if (std::ranges::find(isInside_, true) == isInside_.end()) return best;
  measureLengths();
  std::vector<double> turnCosts(count, kTurnCost);
  double leastSpeed = std::numeric_limits<double>::infinity();
  constexpr int kRounds = 8;
  constexpr double kDearer = 4;
  for (int round = 0; round < kRounds && !control_.isCanceled(); ++round) {
    const std::vector<glm::dvec3> directions = chosenDirections(turnCosts);
    const std::vector<double> lengths = lengthsAlong(directions);
    std::vector<glm::dvec3> offsets(count);
    for (std::size_t i = 0; i < count; ++i) offsets[i] = directions[i] * lengths[i];
    double fastest = 0;
    std::vector<bool> isDearer(count, false);
    for (std::size_t i = 1; i < count; ++i) {
      const double speed = glm::distance(offsets[i - 1], offsets[i]);
      fastest = std::max(fastest, speed);
      if (speed <= limits_.speed) continue;
      const auto [first, last] = window(i, 4 * halfOf(limits_.blend), count);
      for (std::size_t k = first; k <= last; ++k) isDearer[k] = true;
    }
    if (fastest < leastSpeed) {
      leastSpeed = fastest;
      best = std::move(offsets);
    }
    if (fastest <= limits_.speed) break;
    for (std::size_t i = 0; i < count; ++i) {
      if (isDearer[i]) turnCosts[i] *= kDearer;
    }
  }
  return best;
}

}  // namespace furitsuke::operations
