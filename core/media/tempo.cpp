// SPDX-License-Identifier: MIT
#include "core/media/tempo.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <complex>
#include <cstddef>
#include <exception>
#include <numbers>
#include <span>

#include "core/base/library_message.h"
#include "core/media/fft.h"
#include "core/media/onset_strength.h"

namespace furitsuke::media {

namespace {

constexpr double kMinBpm = 60;
constexpr double kMaxBpm = 240;
/// Of tempos that fit equally well, the one nearest to this is chosen. Dances are between 90 and 180.
constexpr double kUsualBpm = 125;
constexpr double kOctavesOfPrior = 0.9;  // standard deviation

constexpr double kMinTempoSeconds = 2;
/// More does not make the tempo more precise, and a long recording has several.
constexpr double kMaxTempoSeconds = 600;

/// A tempo can be heard if it is this strong, compared with its double or half.
constexpr double kAudibleShare = 0.25;

/// The regularity of noise, and that of music whose beats are all clear.
constexpr double kRegularityOfNoise = 0.1;
constexpr double kRegularityOfMusic = 0.5;

/// Steps into which a beat is divided to find where in it the strength is.
constexpr std::size_t kBeatSteps = 240;
constexpr double kPhaseBlurSeconds = 0.008;
/// The strength is up to this far from the moment at which the sound really begins.
constexpr double kPhaseRangeSeconds = 0.02;

/// The amplitude of a frequency in the strength of onsets, not divided by its length.
double amplitudeAt(std::span<const float> values, double cyclesPerStep) {
  const std::complex<double> turn = std::polar(1.0, -2 * std::numbers::pi * cyclesPerStep);
  double real = 1, imaginary = 0, sumReal = 0, sumImaginary = 0;
  for (const float value : values) {
    sumReal += static_cast<double>(value) * real;
    sumImaginary += static_cast<double>(value) * imaginary;
    const double turned = real * turn.real() - imaginary * turn.imag();
    imaginary = real * turn.imag() + imaginary * turn.real();
    real = turned;
  }
  return std::hypot(sumReal, sumImaginary);
}

/// Both strengths together, each with the same sum, less their average.
std::vector<float> balancedStrength(const OnsetStrength& strength, std::size_t steps) {
  std::vector<float> values(steps);
  for (const std::vector<float>* part : {&strength.all, &strength.low}) {
    double sum = 0;
    for (std::size_t i = 0; i < steps; ++i) sum += static_cast<double>((*part)[i]);
    if (sum <= 0) continue;
    const double average = sum / static_cast<double>(steps);
    for (std::size_t i = 0; i < steps; ++i) values[i] += static_cast<float>((*part)[i] / average - 1);
  }
  return values;
}

/// Finds the tempo by the frequencies in the strength of onsets.
class TempoFinder {
 public:
  TempoFinder(std::span<const float> values, double stepSeconds) : values_(values), stepSeconds_(stepSeconds) {}

  [[nodiscard]] double bpm() const {
    const Candidate candidate = strongest();
    return refined(usualOctave(candidate.bpm), candidate.bpmPerBin * 1.5);
  }

  /// How much of the strength repeats with the beat: 1 if each beat is one short sound.
  [[nodiscard]] double regularity(double bpm) const {
    double most = 0;
    for (int harmonic = 1; harmonic <= kHarmonics; ++harmonic) most = std::max(most, amplitude(bpm * harmonic));
    // The average of both strengths is 1.
    return most / (2 * static_cast<double>(values_.size()));
  }

 private:
  static constexpr int kHarmonics = 4;

  struct Candidate {
    double bpm = 0;
    double bpmPerBin = 0;
  };

  [[nodiscard]] double amplitude(double bpm) const { return amplitudeAt(values_, bpm / 60 * stepSeconds_); }

  /// The tempo at which beats and half beats together are strongest, with a preference for usual ones.
  [[nodiscard]] Candidate strongest() const {
    const Fft fft(std::bit_ceil(values_.size() * 8));
    std::vector<std::complex<float>> spectrum(fft.size());
    std::copy(values_.begin(), values_.end(), spectrum.begin());
    fft.transform(spectrum);
    Candidate best{0, 60 / (stepSeconds_ * static_cast<double>(fft.size()))};
    double bestScore = -1;
    for (auto k = static_cast<std::size_t>(kMinBpm / best.bpmPerBin) + 1; k * 2 < fft.size() / 2; ++k) {
      const double bpm = static_cast<double>(k) * best.bpmPerBin;
      if (bpm > kMaxBpm) break;
      const double octaves = std::log2(bpm / kUsualBpm) / kOctavesOfPrior;
      const double score =
          static_cast<double>(std::abs(spectrum[k]) + std::abs(spectrum[k * 2])) * std::exp(-octaves * octaves / 2);
      if (score > bestScore) bestScore = score, best.bpm = bpm;
    }
    return best;
  }

  /// The tempo, its half or its double, whichever is nearest to usual ones and can be heard.
  [[nodiscard]] double usualOctave(double bpm) const {
    double best = bpm;
    const double heard = amplitude(bpm) * kAudibleShare;
    for (const double other : {bpm / 2, bpm * 2}) {
      const bool isNearer = std::abs(std::log2(other / kUsualBpm)) < std::abs(std::log2(best / kUsualBpm));
      if (isNearer && amplitude(other) > heard) best = other;
    }
    return best;
  }

  [[nodiscard]] double sumOfHarmonics(double bpm) const {
    double sum = 0;
    for (int harmonic = 1; harmonic <= kHarmonics; ++harmonic) sum += amplitude(bpm * harmonic);
    return sum;
  }

  /// The maximum near a tempo, by golden section.
  [[nodiscard]] double refined(double bpm, double reach) const {
    constexpr double kGolden = 0.6180339887498949;
    constexpr double kPreciseBpm = 2e-4;
    double low = bpm - reach, high = bpm + reach;
    double left = high - kGolden * (high - low), right = low + kGolden * (high - low);
    double leftSum = sumOfHarmonics(left), rightSum = sumOfHarmonics(right);
    while (high - low > kPreciseBpm) {
      if (leftSum > rightSum) {
        high = right, right = left, rightSum = leftSum;
        left = high - kGolden * (high - low), leftSum = sumOfHarmonics(left);
      } else {
        low = left, left = right, leftSum = rightSum;
        right = low + kGolden * (high - low), rightSum = sumOfHarmonics(right);
      }
    }
    return (low + high) / 2;
  }

  std::span<const float> values_;
  double stepSeconds_;
};

/// The strength at each part of a beat, over all beats, blurred and with a sum of 1.
std::vector<double> foldedStrength(std::span<const float> values, double stepsPerBeat, double stepSeconds) {
  std::vector<double> folded(kBeatSteps);
  double sum = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double beat = static_cast<double>(i) / stepsPerBeat;
    const auto part = static_cast<std::size_t>((beat - std::floor(beat)) * kBeatSteps);
    folded[std::min(part, kBeatSteps - 1)] += static_cast<double>(values[i]);
    sum += static_cast<double>(values[i]);
  }
  const auto reach = static_cast<std::size_t>(
      std::ceil(kPhaseBlurSeconds / (stepsPerBeat * stepSeconds) * static_cast<double>(kBeatSteps)));
  std::vector<double> blurred(kBeatSteps);
  for (std::size_t i = 0; i < kBeatSteps && sum > 0; ++i) {
    for (std::size_t k = 0; k <= 2 * reach; ++k) {
      const auto weight = static_cast<double>(reach + 1 - (k < reach ? reach - k : k - reach));
      blurred[i] += folded[(i + kBeatSteps + k - reach) % kBeatSteps] * weight / sum;
    }
  }
  return blurred;
}

/// The time of a beat by the strength: low frequencies count most, because drums and bass play on the beat.
double roughBeat(const OnsetStrength& strength, std::size_t steps, double beatSeconds) {
  constexpr double kWeightOfAll = 0.5;
  const double stepsPerBeat = beatSeconds / strength.stepSeconds;
  std::vector<double> folded = foldedStrength(std::span(strength.low).first(steps), stepsPerBeat, strength.stepSeconds);
  const std::vector<double> all =
      foldedStrength(std::span(strength.all).first(steps), stepsPerBeat, strength.stepSeconds);
  for (std::size_t i = 0; i < kBeatSteps; ++i) folded[i] += kWeightOfAll * all[i];
  const auto best = std::max_element(folded.begin(), folded.end()) - folded.begin();
  return (static_cast<double>(best) + 0.5) / static_cast<double>(kBeatSteps) * beatSeconds;
}

/// The time of the beat near `rough` at which the average level of all beats rises most.
double preciseBeat(const OnsetStrength& strength, double rough, double beatSeconds, double endSeconds) {
  constexpr double kMargin = 0.01;
  const double step = strength.levelSeconds;
  const auto reach = static_cast<std::size_t>((kPhaseRangeSeconds + kMargin) / step);
  std::vector<float> average(2 * reach + 1);
  for (double beat = rough; beat < endSeconds; beat += beatSeconds) {
    const auto center = std::llround(beat / step);
    for (std::size_t i = 0; i < average.size(); ++i) {
      const long long at = center + static_cast<long long>(i) - static_cast<long long>(reach);
      if (at < 0 || at >= static_cast<long long>(strength.levels.size())) continue;
      average[i] += strength.levels[static_cast<std::size_t>(at)];
    }
  }
  const auto margin = static_cast<std::size_t>(kMargin / step);
  const std::size_t best = steepestIndex(average, margin, average.size() - margin);
  return rough + (static_cast<double>(best) - static_cast<double>(reach) + 0.5) * step;
}

std::optional<EstimatedTempo> estimateTempo(const OnsetStrength& strength, const std::vector<Onset>& onsets,
                                            double seconds) {
  if (seconds < kMinTempoSeconds || onsets.empty()) return {};
  const double end = std::min(seconds, kMaxTempoSeconds);
  const std::size_t steps = std::min(strength.all.size(), static_cast<std::size_t>(end / strength.stepSeconds));
  const std::vector<float> balanced = balancedStrength(strength, steps);
  const TempoFinder finder(balanced, strength.stepSeconds);
  EstimatedTempo tempo;
  tempo.bpm = finder.bpm();
  constexpr double kRange = kRegularityOfMusic - kRegularityOfNoise;
  tempo.confidence = std::clamp((finder.regularity(tempo.bpm) - kRegularityOfNoise) / kRange, 0.0, 1.0);
  const double beat = preciseBeat(strength, roughBeat(strength, steps, tempo.beatSeconds()), tempo.beatSeconds(), end);
  // Music often begins after a pause. Half of the reach allows for the difference between onset and beat.
  const double start = std::max(onsets.front().seconds - kPhaseRangeSeconds / 2, 0.0);
  tempo.firstBeat = beat + std::ceil((start - beat) / tempo.beatSeconds()) * tempo.beatSeconds();
  return tempo;
}

}  // namespace

Result<Rhythm> findRhythm(const Sound& sound, SoundControl& control) {
  try {
    const std::optional<OnsetStrength> strength = onsetStrength(sound, control);
    if (!strength) return Error::canceled();
    Rhythm rhythm;
    rhythm.onsets = findOnsets(*strength);
    rhythm.tempo = estimateTempo(*strength, rhythm.onsets, sound.seconds());
    control.progress = 1;
    return rhythm;
  } catch (const std::exception& exception) {
    return Error::because(Core::trWith("the sound cannot be analyzed: %1"), libraryMessage(exception.what()));
  }
}

}  // namespace furitsuke::media
