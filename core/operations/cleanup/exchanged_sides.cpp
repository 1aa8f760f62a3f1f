// SPDX-License-Identifier: MIT
#include "core/operations/cleanup/exchanged_sides.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <map>
#include <numbers>
#include <optional>
#include <span>

#include "core/operations/cleanup/jump_search.h"
#include "core/operations/cleanup/value_space.h"
#include "core/operations/sides/paired_tracks.h"

namespace furitsuke::operations {

namespace {

/// A longer exchange cannot be told from the truth.
constexpr Frame kLongestExchange = 300;
/// What the sides are apart after an exchange is undone, as a part of the jump.
constexpr double kExchangeRemainder = 0.25;
/// A jump is this many times as large as the steps around it.
constexpr double kExchangeOutstanding = 4;
/// The steps around a jump, on each side.
constexpr std::size_t kExchangeSurroundings = 8;
/// A pair was not exchanged if it jumps so much more with the exchange, as a multiple of the smallest jump.
constexpr double kClearLoss = -0.5;
/// Bones of both sides that jump at least.
constexpr std::size_t kExchangedPairs = 2;

/// The same as it is, or in the mirror x = 0.
eval::BoneSample otherSide(eval::BoneSample sample, bool isMirrored) {
  if (!isMirrored) return sample;
  sample.translation.x = -sample.translation.x;
  sample.rotation = inMirror(sample.rotation);
  return sample;
}

double degreesOf(const BoneStep& step) { return glm::length(step.turn) * 180 / std::numbers::pi; }

/// A step as a multiple of the smallest jump.
double sizeOf(const eval::BoneSample& from, const eval::BoneSample& to) {
  constexpr SpikeLimits kLimits;
  const BoneStep step = stepBetween(from, to);
  return glm::length(step.move) / kLimits.position + degreesOf(step) / kLimits.angle;
}

/// The values of the other side are taken as they are, or in the mirror.
constexpr std::array kWays = {false, true};

/// The step of both sides of a pair to a frame from the one before.
struct PairStep {
  Frame frame = 0;
  double smaller = 0;                            ///< of the steps of both sides
  double direct = 0;                             ///< their sum
  std::array<double, kWays.size()> exchanged{};  ///< the same to the other side
};

/// The pairs of which both sides jump at a frame.
struct JumpingPairs {
  std::size_t all = 0;
  std::array<std::size_t, kWays.size()> exchanged{};  ///< those that jump to each other
  std::array<double, kWays.size()> left{};            ///< what is left of their jumps then
};

/// The tracks of a bone on both sides.
struct SidePair {
  std::uint32_t left = 0;
  std::uint32_t right = 0;
};

class ExchangeSearch {
 public:
  ExchangeSearch(const motion::Motion& motion, const OperationControl& control) : motion_(motion), control_(control) {
    const std::vector<Name> opposites = oppositesOf(motion.bones, SideNames());
    for (std::uint32_t i = 0; i < opposites.size(); ++i) {
      const auto other = motion.findBone(opposites[i].bytes);
      if (other && other->index > i) pairs_.push_back({i, other->index});
    }
  }

  std::vector<SideExchange> run() {
    for (const SidePair& pair : pairs_) {
      if (control_.isCanceled()) return {};
      noteJumps(stepsOf(pair));
    }
    std::vector<SideExchange> found;
    for (auto start = jumps_.begin(); start != jumps_.end(); ++start) {
      const std::optional<bool> way = wayOf(start->second);
      if (!way) continue;
      for (auto end = std::next(start); end != jumps_.end(); ++end) {
        if (end->first - start->first > kLongestExchange) break;
        if (wayOf(end->second) != way) continue;
        SideExchange exchange = exchangeBetween({start->first, end->first - 1}, *way);
        if (exchange.pairs.size() >= kExchangedPairs) found.push_back(std::move(exchange));
        start = end;
        break;
      }
    }
    return found;
  }

 private:
  [[nodiscard]] const motion::Track<motion::BoneKey>& track(std::uint32_t index) const {
    return motion_.bones[index].keys;
  }

  [[nodiscard]] PairStep stepAt(const SidePair& pair, std::size_t left, std::size_t right) const {
    const auto before = [this](std::uint32_t index, std::size_t at) { return sampleOf(track(index).values()[at - 1]); };
    const auto after = [this](std::uint32_t index, std::size_t at) { return sampleOf(track(index).values()[at]); };
    const eval::BoneSample l = before(pair.left, left), r = before(pair.right, right);
    const eval::BoneSample toL = after(pair.left, left), toR = after(pair.right, right);
    const double ofLeft = sizeOf(l, toL), ofRight = sizeOf(r, toR);
    PairStep step{track(pair.left).frames()[left], std::min(ofLeft, ofRight), ofLeft + ofRight, {}};
    for (std::size_t way = 0; way < kWays.size(); ++way) {
      step.exchanged[way] = sizeOf(l, otherSide(toR, kWays[way])) + sizeOf(r, otherSide(toL, kWays[way]));
    }
    return step;
  }

  /// The steps to the frames at which both sides have a key, and one at the frame before.
  [[nodiscard]] std::vector<PairStep> stepsOf(const SidePair& pair) const {
    const std::span<const Frame> left = track(pair.left).frames();
    const std::span<const Frame> right = track(pair.right).frames();
    std::vector<PairStep> steps;
    for (std::size_t a = 1, b = 1; a < left.size() && b < right.size();) {
      if (left[a] != right[b]) {
        ++(left[a] < right[b] ? a : b);
        continue;
      }
      if (left[a - 1] == left[a] - 1 && right[b - 1] == left[a] - 1) steps.push_back(stepAt(pair, a, b));
      ++a, ++b;
    }
    return steps;
  }

  void noteJumps(const std::vector<PairStep>& steps) {
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const PairStep& step = steps[i];
      if (step.smaller <= 1 || step.direct < kExchangeOutstanding * usualStep(steps, i)) continue;
      JumpingPairs& jumping = jumps_[step.frame];
      ++jumping.all;
      for (std::size_t way = 0; way < kWays.size(); ++way) {
        if (step.exchanged[way] > kExchangeRemainder * step.direct) continue;
        ++jumping.exchanged[way];
        jumping.left[way] += step.exchanged[way];
      }
    }
  }

  /// Whether most of what jumps goes to the other side, and then whether in the mirror.
  [[nodiscard]] static std::optional<bool> wayOf(const JumpingPairs& jumping) {
    const auto& [direct, mirrored] = jumping.exchanged;
    const bool isMirrored = direct != mirrored ? mirrored > direct : jumping.left[1] < jumping.left[0];
    const std::size_t count = std::max(direct, mirrored);
    if (count < kExchangedPairs || 2 * count <= jumping.all) return {};
    return isMirrored;
  }

  /// The median of the steps around one.
  [[nodiscard]] static double usualStep(const std::vector<PairStep>& steps, std::size_t at) {
    std::vector<double> around;
    const std::size_t first = at < kExchangeSurroundings ? 0 : at - kExchangeSurroundings;
    for (std::size_t i = first; i < std::min(steps.size(), at + kExchangeSurroundings + 1); ++i) {
      if (i != at) around.push_back(steps[i].direct);
    }
    if (around.empty()) return 0;
    const auto middle = around.begin() + static_cast<std::ptrdiff_t>(around.size() / 2);
    std::nth_element(around.begin(), middle, around.end());
    return *middle;
  }

  /// The exchange of the pairs with a key at all of the frames, and before and after them, unless it is clear that
  /// they were not exchanged: bones that look alike on both sides go with the others.
  [[nodiscard]] SideExchange exchangeBetween(FrameRange frames, bool isMirrored) const {
    SideExchange exchange{frames, isMirrored, {}, 0, 0};
    const auto isDense = [&](std::uint32_t index) {
      const std::size_t first = track(index).lowerBound(frames.first - 1);
      const std::size_t end = track(index).lowerBound(frames.last + 2);
      return end - first == static_cast<std::size_t>(frames.last - frames.first) + 3;
    };
    for (const SidePair& pair : pairs_) {
      if (!isDense(pair.left) || !isDense(pair.right)) continue;
      double gain = 0;
      for (const Frame frame : {frames.first, frames.last + 1}) {
        const PairStep step = stepAt(pair, track(pair.left).lowerBound(frame), track(pair.right).lowerBound(frame));
        gain += step.direct - step.exchanged[isMirrored ? 1 : 0];
      }
      if (gain < kClearLoss) continue;
      exchange.pairs.emplace_back(pair.left, pair.right);
      for (const std::uint32_t index : {pair.left, pair.right}) {
        const std::size_t at = track(index).lowerBound(frames.first);
        const double degrees =
            degreesOf(stepBetween(sampleOf(track(index).values()[at - 1]), sampleOf(track(index).values()[at])));
        if (degrees > exchange.degrees) exchange.degrees = degrees, exchange.farthest = index;
      }
    }
    return exchange;
  }

  const motion::Motion& motion_;
  const OperationControl& control_;
  std::vector<SidePair> pairs_;
  std::map<Frame, JumpingPairs> jumps_;
};

}  // namespace

std::vector<SideExchange> findExchangedSides(const motion::Motion& motion, const OperationControl& control) {
  return ExchangeSearch(motion, control).run();
}

void exchangeBack(motion::Motion& motion, const SideExchange& exchange) {
  for (const auto& [left, right] : exchange.pairs) {
    motion::Track<motion::BoneKey>& a = motion.bones[left].keys;
    motion::Track<motion::BoneKey>& b = motion.bones[right].keys;
    motion::Keys<motion::BoneKey> ofA = a.slice(exchange.frames);
    motion::Keys<motion::BoneKey> ofB = b.slice(exchange.frames);
    std::swap(ofA.values, ofB.values);
    for (motion::Keys<motion::BoneKey>* keys : {&ofA, &ofB}) {
      if (!exchange.isMirrored) break;
      for (motion::BoneKey& key : keys->values.edit()) setSample(key, otherSide(sampleOf(key), true));
    }
    a.replace(exchange.frames, ofA);
    b.replace(exchange.frames, ofB);
  }
}

}  // namespace furitsuke::operations
