// SPDX-License-Identifier: MIT
#include "core/lips/mouth_movement.h"

#include <algorithm>
#include <cmath>

namespace furitsuke::lips {

namespace {

constexpr double kLeastWeight = 0.05;
/// A difference that is not visible and larger than the rounding of floats.
constexpr double kSameWeight = 1e-5;

/// A mora on the frames of a motion.
struct FramedMora {
  Frame start;
  Frame end;
  Mora mora;
  float weight;
};

Frame frameAt(double seconds) { return static_cast<Frame>(std::lround(seconds * kFramesPerSecond)); }

/// The morae without those that are too short; ー extends the one before.
std::vector<FramedMora> framedMoras(std::span<const TimedMora> moras, const MouthOptions& options,
                                    std::size_t& omitted) {
  std::vector<FramedMora> framed;
  for (const TimedMora& mora : moras) {
    const Frame start = std::max<Frame>(0, frameAt(mora.start + options.offset));
    const Frame end = frameAt(mora.end + options.offset);
    if (end <= 0) continue;  // before the motion
    const bool isJoined = !framed.empty() && start - framed.back().end < options.shortest;
    if (mora.mora.shape == MouthShape::Same) {
      if (isJoined) framed.back().end = std::max(end, framed.back().end);
      continue;
    }
    if (!framed.empty() && start - framed.back().start < options.shortest) {
      framed.back().end = std::max(end, framed.back().end);
      ++omitted;
      continue;
    }
    if (!framed.empty()) framed.back().end = std::min(framed.back().end, start);
    const double weight = options.weight + (static_cast<double>(mora.loudness) - 0.5) * options.dynamics;
    framed.push_back(
        {start, std::max<Frame>(start + 1, end), mora.mora, static_cast<float>(std::clamp(weight, kLeastWeight, 1.0))});
  }
  return framed;
}

double weightAt(const MouthMovement& movement, Frame frame) {
  if (frame <= movement.opening || frame >= movement.closed) return 0;
  const auto weight = static_cast<double>(movement.weight);
  if (frame < movement.open) return weight * (frame - movement.opening) / (movement.open - movement.opening);
  if (frame <= movement.hold) return weight;
  return weight * (movement.closed - frame) / (movement.closed - movement.hold);
}

/// The frames at which the weight may bend, ascending.
std::vector<Frame> bendingFrames(std::span<const MouthMovement> movements) {
  std::vector<Frame> frames;
  Frame closed = 0;
  for (const MouthMovement& movement : movements) {
    frames.insert(frames.end(), {movement.opening, movement.open, movement.hold, movement.closed});
    // Two ramps may cross anywhere in their overlap.
    for (Frame frame = movement.opening + 1; frame < std::min(closed, movement.closed); ++frame)
      frames.push_back(frame);
    closed = std::max(closed, movement.closed);
  }
  std::ranges::sort(frames);
  frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
  return frames;
}

bool isBetween(const WeightKey& before, const WeightKey& key, const WeightKey& after) {
  const double part = static_cast<double>(key.frame - before.frame) / (after.frame - before.frame);
  const double weight = before.weight + (static_cast<double>(after.weight) - before.weight) * part;
  return std::abs(weight - key.weight) < kSameWeight;
}

}  // namespace

MouthMovements mouthMovements(std::span<const TimedMora> moras, const MouthOptions& options) {
  MouthMovements result;
  const std::vector<FramedMora> framed = framedMoras(moras, options, result.omitted);
  for (std::size_t i = 0; i < framed.size(); ++i) {
    const FramedMora& mora = framed[i];
    if (static_cast<std::size_t>(mora.mora.shape) >= kMorphShapeCount) continue;
    MouthMovement movement{.shape = mora.mora.shape, .weight = mora.weight};
    // Lips that were closed before the sound open with it.
    movement.opening = mora.mora.closesLips && options.closure > 0 ? mora.start - 1 : mora.start - options.overlap;
    movement.open = movement.opening + options.rise;
    // The mouth cannot open before frame 0.
    movement.opening = std::max<Frame>(0, movement.opening);
    movement.open = std::max(movement.open, movement.opening + 1);
    movement.hold = std::max(mora.end - options.overlap, movement.opening + 1);
    movement.closed = movement.hold + options.fall;
    const bool closesNext = options.closure > 0 && i + 1 < framed.size() && framed[i + 1].mora.closesLips;
    if (closesNext) {
      const Frame shut = std::max(framed[i + 1].start - options.closure, movement.opening + 2);
      if (movement.closed > shut) {
        movement.closed = shut;
        movement.hold = std::max(shut - options.fall, std::min(movement.open, shut - 1));
        movement.hold = std::max(movement.hold, movement.opening + 1);
      }
    }
    movement.open = std::min(movement.open, movement.hold);
    if (!result.movements.empty()) {
      movement.opening = std::max(movement.opening, result.movements.back().opening);
      movement.closed = std::max(movement.closed, result.movements.back().closed);
    }
    result.movements.push_back(movement);
  }
  return result;
}

std::vector<WeightKey> weightKeys(std::span<const MouthMovement> movements) {
  std::vector<WeightKey> keys;
  std::size_t first = 0;
  for (const Frame frame : bendingFrames(movements)) {
    while (first < movements.size() && movements[first].closed < frame) ++first;
    double weight = 0;
    for (std::size_t i = first; i < movements.size() && movements[i].opening <= frame; ++i) {
      weight = std::max(weight, weightAt(movements[i], frame));
    }
    const WeightKey key{frame, static_cast<float>(weight)};
    if (keys.size() >= 2 && isBetween(keys[keys.size() - 2], keys.back(), key)) keys.pop_back();
    keys.push_back(key);
  }
  return keys;
}

}  // namespace furitsuke::lips
