// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/base/frame.h"
#include "core/lips/lyrics.h"

namespace furitsuke::lips {

/// How the mouth moves. Frames are 1/30 s.
struct MouthOptions {
  double offset = 0;      ///< seconds from frame 0 to the start of the lyrics
  Frame rise = 3;         ///< frames from closed to open, >= 1
  Frame fall = 3;         ///< frames from open to closed, >= 1
  Frame overlap = 2;      ///< frames by which the mouth is ahead of the sound, >= 0; neighbors overlap there
  Frame shortest = 3;     ///< a mora that starts fewer frames after the one before is omitted, >= 1
  Frame closure = 2;      ///< frames for which the lips are closed before m, b and p, >= 0
  double weight = 0.7;    ///< at medium loudness
  double dynamics = 0.4;  ///< the difference of the weights of the loudest and the softest mora
};

/// A morph that opens, is held and closes: its weight is 0 up to `opening` and from `closed` on.
struct MouthMovement {
  MouthShape shape = MouthShape::A;
  Frame opening = 0;
  Frame open = 0;
  Frame hold = 0;  ///< the last frame with the full weight, >= open
  Frame closed = 0;
  float weight = 0;
  friend bool operator==(const MouthMovement&, const MouthMovement&) = default;
};

struct MouthMovements {
  /// Ascending by `opening` and by `closed`. Every shape has a morph.
  std::vector<MouthMovement> movements;
  std::size_t omitted = 0;  ///< morae that were too short
};

/// The movements of the morae. Those that end before frame 0 are left out; the mouth
/// cannot be ahead of a sound at frame 0.
[[nodiscard]] MouthMovements mouthMovements(std::span<const TimedMora> moras, const MouthOptions& options);

struct WeightKey {
  Frame frame = 0;
  float weight = 0;
  friend bool operator==(const WeightKey&, const WeightKey&) = default;
};

/// The keys of one morph for these movements, ascending by `opening` and by `closed`, as few as show them at every
/// frame. Where movements overlap, the larger weight applies.
[[nodiscard]] std::vector<WeightKey> weightKeys(std::span<const MouthMovement> movements);

}  // namespace furitsuke::lips
