// SPDX-License-Identifier: MIT
#include "core/operations/denoise/track_noise.h"

#include <algorithm>
#include <numbers>
#include <set>
#include <utility>

#include "core/base/parallel.h"
#include "core/operations/denoise/denoised_series.h"
#include "core/operations/denoise/noise_estimate.h"
#include "core/operations/denoise/recorded_track.h"

namespace furitsuke::operations {

namespace {

/// Smaller noise cannot be seen, and may come from the rounding of files.
constexpr double kLeastNoise = 0.0002;                         // model units
constexpr double kLeastTurn = 0.003 * std::numbers::pi / 180;  // radians

SeriesNoise scaled(SeriesNoise noise, double factor) {
  for (ChannelNoise& channel : noise.channels) channel.deviation *= factor;
  return noise;
}

/// A recorded part of a track, as numbers.
struct MeasuredPart {
  RecordedPart source;
  Series positions;
  std::vector<TurnPart> turns;
};

std::vector<MeasuredPart> partsOf(const motion::Track<motion::BoneKey>& track) {
  std::vector<MeasuredPart> parts;
  for (RecordedPart& part : recordedParts(track)) {
    Series positions = positionsOf(part);
    std::vector<TurnPart> turns = turnsOf(part);
    parts.push_back({std::move(part), std::move(positions), std::move(turns)});
  }
  return parts;
}

/// The noise of each track alone.
struct TrackMeasures {
  std::vector<NoiseMeasure> positions, turns;

  explicit TrackMeasures(std::size_t count) : positions(count), turns(count) {}
  void measure(std::size_t index, const motion::Track<motion::BoneKey>& track) {
    std::vector<Series> ofPositions;
    std::vector<Series> ofTurns;
    for (MeasuredPart& part : partsOf(track)) {
      ofPositions.push_back(std::move(part.positions));
      for (TurnPart& turn : part.turns) ofTurns.push_back(std::move(turn.turns));
    }
    positions[index] = noiseMeasureOf(ofPositions);
    turns[index] = noiseMeasureOf(ofTurns);
  }
};

/// The noise of both values of a track; null where it is too small.
struct RemovedNoise {
  const SeriesNoise* position = nullptr;
  const SeriesNoise* turn = nullptr;
};

NoiseCorrection correctionOf(MeasuredPart& part, const RemovedNoise& noise, std::set<Frame>* spikes) {
  NoiseCorrection correction{part.source.frames, part.source.step, std::vector<BoneStep>(part.source.samples.size())};
  const auto remove = [&](Series& series, const SeriesNoise& of, std::size_t first) {
    if (spikes == nullptr) return;
    for (const std::size_t at : removeSpikes(series, of)) {
      spikes->insert(part.source.frames.first + part.source.step * static_cast<Frame>(first + at));
    }
  };
  if (noise.position != nullptr) {
    remove(part.positions, *noise.position, 0);
    const Series smooth = denoised(part.positions, *noise.position);
    for (std::size_t i = 0; i < correction.steps.size(); ++i) {
      correction.steps[i].move = smooth.at(i) - part.source.samples[i].translation;
    }
  }
  if (noise.turn != nullptr) {
    for (TurnPart& piece : part.turns) {
      remove(piece.turns, *noise.turn, piece.first);
      piece.turns = denoised(piece.turns, *noise.turn);
    }
    const std::vector<glm::dquat> rotations = rotationsOf(part.turns, correction.steps.size());
    for (std::size_t i = 0; i < correction.steps.size(); ++i) {
      correction.steps[i].turn = turnVector(rotations[i] * glm::conjugate(part.source.samples[i].rotation));
    }
  }
  return correction;
}

}  // namespace

BoneStep NoiseCorrection::at(Frame frame) const {
  const auto offset = static_cast<std::size_t>(frame - frames.first);
  const auto every = static_cast<std::size_t>(step);
  const std::size_t before = std::min(offset / every, steps.size() - 1);
  const std::size_t after = std::min(before + 1, steps.size() - 1);
  const double part = static_cast<double>(offset - before * every) / static_cast<double>(step);
  const BoneStep& a = steps[before];
  const BoneStep& b = steps[after];
  return {a.move + (b.move - a.move) * part, a.turn + (b.turn - a.turn) * part};
}

std::vector<TrackNoise> noiseOfTracks(std::span<const NoiseRequest> tracks, const DenoiseOptions& options,
                                      const std::function<bool()>& isCanceled) {
  TrackMeasures measures(tracks.size());
  forEachInParallel(tracks.size(), [&](std::size_t i, std::size_t) {
    if (!isCanceled()) measures.measure(i, *tracks[i].track);
  });
  const double ofPositions = commonCorrelation(measures.positions, kLeastNoise);
  const double ofTurns = commonCorrelation(measures.turns, kLeastTurn);
  std::vector<TrackNoise> results(tracks.size());
  forEachInParallel(tracks.size(), [&](std::size_t i, std::size_t) {
    if (isCanceled() || !tracks[i].isCorrected) return;
    TrackNoise& result = results[i];
    result.position = noiseWith(measures.positions[i], ofPositions);
    result.turn = noiseWith(measures.turns[i], ofTurns);
    const bool moves = result.position.size() > kLeastNoise;
    const bool turns = result.turn.size() > kLeastTurn;
    if (!moves && !turns) return;
    const SeriesNoise position = scaled(result.position, options.strength);
    const SeriesNoise turn = scaled(result.turn, options.strength);
    std::set<Frame> spikes;
    for (MeasuredPart& part : partsOf(*tracks[i].track)) {
      result.corrections.push_back(correctionOf(part, {moves ? &position : nullptr, turns ? &turn : nullptr},
                                                options.removesSpikes ? &spikes : nullptr));
    }
    result.spikes = spikes.size();
  });
  return results;
}

}  // namespace furitsuke::operations
