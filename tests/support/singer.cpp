// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/singer.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <random>

namespace furitsuke::test {

const Singer kMan{"man",
                  {{{760, 1250, 2550}, {310, 2200, 3000}, {370, 1250, 2400}, {490, 1850, 2550}, {480, 880, 2500}}}};
const Singer kWoman{"woman",
                    {{{1000, 1620, 3000}, {400, 2900, 3600}, {430, 900, 2900}, {640, 2400, 3200}, {620, 1120, 2900}}}};

namespace {

constexpr std::string_view kVowels = "aiueo";
constexpr double kFade = 0.015;  // seconds, at both ends of a part

/// A resonator of the second order with the gain 1 at 0 Hz.
class Resonator {
 public:
  void tune(double frequency, double width, int rate) {
    const double radius = std::exp(-std::numbers::pi * width / rate);
    b_ = 2 * radius * std::cos(2 * std::numbers::pi * frequency / rate);
    c_ = -radius * radius;
    a_ = 1 - b_ - c_;
  }
  double next(double x) {
    const double y = a_ * x + b_ * first_ + c_ * second_;
    second_ = first_;
    first_ = y;
    return y;
  }

 private:
  double a_ = 1;
  double b_ = 0;
  double c_ = 0;
  double first_ = 0;
  double second_ = 0;
};

/// One part at full scale.
std::vector<double> partOf(const Singer& singer, const Song& song, const SungPart& part, std::mt19937& random) {
  const auto count = static_cast<std::size_t>(std::llround(part.seconds * song.rate));
  std::vector<double> samples(count);
  const std::size_t vowel = kVowels.find(part.sound);
  if (vowel == kVowels.npos) {
    if (part.sound == 's') {
      // Not std::normal_distribution, whose values differ between libraries.
      for (double& sample : samples) sample = static_cast<double>(random() % 20'001) / 10'000 - 1;
    }
    return samples;
  }
  std::array<Resonator, 4> throat;
  const auto& formants = singer.formants[vowel];
  for (std::size_t i = 0; i < 3; ++i) throat[i].tune(formants[i], 60 + 30 * static_cast<double>(i), song.rate);
  throat[3].tune(formants[2] + 1000, 200, song.rate);
  Resonator glottis;
  glottis.tune(0, 200, song.rate);
  double phase = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double time = static_cast<double>(i) / song.rate;
    const double pitch = song.pitch * (1 + 0.01 * std::sin(2 * std::numbers::pi * 5.5 * time));
    phase += pitch / song.rate;
    double pulse = 0;
    if (phase >= 1) {
      phase -= 1;
      pulse = 1;
    }
    double sample = glottis.next(pulse);
    for (Resonator& resonator : throat) sample = resonator.next(sample);
    samples[i] = sample;
  }
  // The lips radiate changes of the air flow.
  for (std::size_t i = count; i-- > 1;) samples[i] -= 0.97 * samples[i - 1];
  return samples;
}

}  // namespace

std::vector<SungPart> partsOf(std::string_view sounds) {
  std::vector<SungPart> parts;
  for (const char sound : sounds) parts.push_back({.sound = sound});
  return parts;
}

media::Sound sungBy(const Singer& singer, const Song& song) {
  media::Sound sound;
  sound.rate = song.rate;
  std::mt19937 random(1);
  for (const SungPart& part : song.parts) {
    std::vector<double> samples = partOf(singer, song, part, random);
    double square = 0;
    for (const double sample : samples) square += sample * sample;
    const double rms = std::sqrt(square / static_cast<double>(std::max<std::size_t>(1, samples.size())));
    const double gain = rms > 0 ? std::pow(10, part.level / 20) / rms : 0;
    const double fade = kFade * song.rate;
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const double edge = static_cast<double>(std::min(i, samples.size() - 1 - i));
      const double value = samples[i] * gain * std::min(1.0, edge / fade) * 32'767;
      const auto stored = static_cast<std::int16_t>(std::clamp<double>(std::round(value), -32'768, 32'767));
      sound.samples.insert(sound.samples.end(), {stored, stored});
    }
  }
  return sound;
}

}  // namespace furitsuke::test
