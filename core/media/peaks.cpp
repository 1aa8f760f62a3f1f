// SPDX-License-Identifier: MIT
#include "core/media/peaks.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace furitsuke::media {

namespace {

constexpr double kFullScale = 32768;

}  // namespace

/// What is collected over a range of sample frames.
struct PeakPyramid::Range {
  std::int16_t low = INT16_MAX;
  std::int16_t high = INT16_MIN;
  double squares = 0;  ///< the sum of all samples of both channels, of full scale 1
  std::int64_t frames = 0;

  void add(const Piece& piece, std::int64_t pieceFrames) {
    low = std::min(low, piece.low);
    high = std::max(high, piece.high);
    squares += static_cast<double>(piece.meanSquare) * 2 * static_cast<double>(pieceFrames);
    frames += pieceFrames;
  }

  void add(const Sound& sound, std::int64_t first, std::int64_t end) {
    std::int64_t sum = 0;  // at most 2^31 for each frame, and never more than a few hundred frames
    for (auto at = static_cast<std::size_t>(first) * 2; at < static_cast<std::size_t>(end) * 2; ++at) {
      const std::int16_t sample = sound.samples[at];
      low = std::min(low, sample);
      high = std::max(high, sample);
      sum += std::int64_t{sample} * sample;
    }
    squares += static_cast<double>(sum) / (kFullScale * kFullScale);
    frames += end - first;
  }

  /// Adds the frames from `first` to `end`: whole pieces of this level, and the rest on both sides from finer ones.
  void add(const Sound& sound, const std::vector<Level>& levels, std::size_t level, std::int64_t first,
           std::int64_t end) {
    if (first >= end) return;
    if (level == 0) {
      add(sound, first, end);
      return;
    }
    const Level& pieces = levels[level - 1];
    const std::int64_t firstPiece = (first + pieces.pieceFrames - 1) / pieces.pieceFrames;
    const std::int64_t endPiece = end / pieces.pieceFrames;
    if (firstPiece >= endPiece) {
      add(sound, levels, level - 1, first, end);
      return;
    }
    add(sound, levels, level - 1, first, firstPiece * pieces.pieceFrames);
    for (std::int64_t i = firstPiece; i < endPiece; ++i) {
      add(pieces.pieces[static_cast<std::size_t>(i)], pieces.pieceFrames);
    }
    add(sound, levels, level - 1, endPiece * pieces.pieceFrames, end);
  }

  [[nodiscard]] double meanSquare() const { return squares / (2 * static_cast<double>(frames)); }
  [[nodiscard]] Piece piece() const { return {low, high, static_cast<float>(meanSquare())}; }
};

PeakPyramid::PeakPyramid(const Sound& sound, SoundControl& control) {
  const std::int64_t frames = sound.frameCount();
  std::vector<Level> levels;
  for (std::int64_t pieceFrames = kFinestPiece; levels.empty() || pieceFrames < frames; pieceFrames *= kPiecesOfNext) {
    Level level{pieceFrames, {}};
    level.pieces.reserve(static_cast<std::size_t>((frames + pieceFrames - 1) / pieceFrames));
    for (std::int64_t first = 0; first < frames; first += pieceFrames) {
      if (control.canceled) return;
      Range range;
      range.add(sound, levels, levels.size(), first, std::min(first + pieceFrames, frames));
      level.pieces.push_back(range.piece());
    }
    levels.push_back(std::move(level));
    if (control.canceled) return;
  }
  const Level& audible = levels[std::min<std::size_t>(1, levels.size() - 1)];
  for (const Piece& piece : audible.pieces) loudestRms_ = std::max(loudestRms_, std::sqrt(piece.meanSquare));
  levels_ = std::move(levels);
}

std::vector<PeakColumn> PeakPyramid::columns(const Sound& sound, double firstSecond, double endSecond,
                                             int count) const {
  std::vector<PeakColumn> columns(static_cast<std::size_t>(std::max(count, 0)));
  if (levels_.empty() || !(endSecond > firstSecond)) return columns;
  const auto frames = static_cast<double>(sound.frameCount());
  const double width = (endSecond - firstSecond) * sound.rate / count;
  const auto edge = [&](std::size_t column) {
    return std::floor(firstSecond * sound.rate + static_cast<double>(column) * width);
  };
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const double first = std::max(edge(i), 0.0);
    const double end = std::min(std::max(edge(i + 1), edge(i) + 1), frames);
    if (!(first < end)) continue;
    Range range;
    range.add(sound, levels_, levels_.size(), static_cast<std::int64_t>(first), static_cast<std::int64_t>(end));
    columns[i] = {true, static_cast<float>(range.low / kFullScale), static_cast<float>(range.high / kFullScale),
                  static_cast<float>(std::sqrt(range.meanSquare()))};
  }
  return columns;
}

}  // namespace furitsuke::media
