// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/media/music_samples.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace furitsuke::test {

namespace {

constexpr double kTurn = 2 * std::numbers::pi;

/// -1 to 1, the same on every computer.
class Noise {
 public:
  double next() {
    state_ = state_ * 1'664'525U + 1'013'904'223U;
    return static_cast<double>(state_ >> 8) / (1 << 23) - 1;
  }

 private:
  std::uint32_t state_ = 1;
};

struct Strike {
  double seconds;  ///< how long it is heard
  double decay;    ///< seconds to 37 %
};

Strike strikeOf(Instrument instrument) {
  switch (instrument) {
    case Instrument::Click: return {0.01, 0.002};
    case Instrument::Kick: return {0.3, 0.07};
    case Instrument::Snare: return {0.2, 0.05};
    case Instrument::Hat: return {0.06, 0.015};
    case Instrument::Bass: return {0.5, 0.08};
    case Instrument::Pad: break;
  }
  return {0, 1};
}

double waveOf(Instrument instrument, double time, double noise, double lastNoise) {
  switch (instrument) {
    case Instrument::Click: return noise;
    // From 130 to 50 Hz.
    case Instrument::Kick: return std::sin(kTurn * (50 * time - 80 * 0.03 * std::exp(-time / 0.03)));
    case Instrument::Snare: return 0.6 * noise + 0.4 * std::sin(kTurn * 190 * time);
    case Instrument::Hat: return (noise - lastNoise) / 2;
    case Instrument::Bass: return std::sin(kTurn * 82 * time) * std::min(time / 0.01, 1.0);
    case Instrument::Pad: break;
  }
  return 0;
}

void addNote(std::vector<double>& values, double start, const MusicNote& note, int rate, Noise& noise) {
  const Strike strike = strikeOf(note.instrument);
  double lastNoise = 0;
  for (auto i = static_cast<std::size_t>(std::ceil(start * rate)); i < values.size(); ++i) {
    const double time = static_cast<double>(i) / rate - start;
    if (time > strike.seconds) break;
    const double random = noise.next();
    values[i] += note.volume * std::exp(-time / strike.decay) * waveOf(note.instrument, time, random, lastNoise);
    lastNoise = random;
  }
}

void addPad(std::vector<double>& values, const MusicSample& sample) {
  constexpr double kChords[][3] = {{220, 277.2, 329.6}, {196, 246.9, 293.7}, {174.6, 220, 261.6}, {196, 246.9, 329.6}};
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double time = static_cast<double>(i) / sample.rate;
    const double bar = (time - sample.firstBeat) * sample.bpm / 240 + 16;
    const double within = (bar - std::floor(bar)) * 240 / sample.bpm;
    for (const double tone : kChords[static_cast<std::size_t>(bar) % std::size(kChords)]) {
      values[i] += 0.15 * std::min(within / 0.3, 1.0) * std::sin(kTurn * tone * time);
    }
  }
}

media::Sound soundOf(const std::vector<double>& values, int rate) {
  media::Sound sound{rate, {}};
  sound.samples.reserve(values.size() * 2);
  for (const double value : values) {
    const auto sample = static_cast<std::int16_t>(std::lround(std::clamp(value * 0.4, -1.0, 1.0) * 32767));
    sound.samples.insert(sound.samples.end(), 2, sample);
  }
  return sound;
}

}  // namespace

media::Sound musicOf(const MusicSample& sample) {
  std::vector<double> values(static_cast<std::size_t>(sample.seconds * sample.rate));
  Noise noise;
  for (double& value : values) value = sample.noise * noise.next();
  if (sample.hasPad) addPad(values, sample);
  const double beatSeconds = 60 / sample.bpm;
  for (double bar = sample.firstBeat; bar < sample.seconds; bar += 4 * beatSeconds) {
    for (const MusicNote& note : sample.bar) addNote(values, bar + note.beat * beatSeconds, note, sample.rate, noise);
  }
  return soundOf(values, sample.rate);
}

media::Sound noiseOf(double seconds, double level, int rate) {
  std::vector<double> values(static_cast<std::size_t>(seconds * rate));
  Noise noise;
  for (double& value : values) value = level * noise.next();
  return soundOf(values, rate);
}

}  // namespace furitsuke::test
