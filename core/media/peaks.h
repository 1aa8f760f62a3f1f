// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/media/sound.h"
#include "core/media/sound_control.h"

namespace furitsuke::media {

/// A column of pixels of a waveform: both channels together, 1 is full scale.
struct PeakColumn {
  bool hasSound = false;  ///< otherwise the column is before the start or after the end, and the values are 0
  float low = 0;          ///< the lowest sample, -1 to 1
  float high = 0;         ///< the highest sample, -1 to 1
  float rms = 0;          ///< the root mean square of all samples, 0 to 1
};

/// The lowest and highest sample and the mean square of pieces of 256 sample frames, of 16 such pieces, and so on. Kept
/// beside a sound, so that its waveform can be drawn at any zoom without looking at every sample.
class PeakPyramid {
 public:
  static constexpr std::int64_t kFinestPiece = 256;
  static constexpr std::int64_t kPiecesOfNext = 16;

  PeakPyramid() = default;
  /// Looks at every sample, about 10 ms per minute of sound. Empty if it was canceled.
  PeakPyramid(const Sound& sound, SoundControl& control);

  /// `count` columns of equal width from `firstSecond` to `endSecond`. `sound` must be the one of the constructor. The
  /// values are exact; a column narrower than a sample frame shows the sample frame it is in. The time depends on
  /// `count` only, not on the length.
  [[nodiscard]] std::vector<PeakColumn> columns(const Sound& sound, double firstSecond, double endSecond,
                                                int count) const;

  /// The highest root mean square of a piece of 4,096 sample frames, 0 to 1: what a drawing is scaled to.
  [[nodiscard]] float loudestRms() const noexcept { return loudestRms_; }

 private:
  struct Piece {
    std::int16_t low = 0;
    std::int16_t high = 0;
    float meanSquare = 0;  ///< of full scale 1
  };
  struct Level {
    std::int64_t pieceFrames = 0;
    std::vector<Piece> pieces;  ///< the last one may be shorter
  };
  struct Range;

  std::vector<Level> levels_;  ///< finest first
  float loudestRms_ = 0;
};

}  // namespace furitsuke::media
