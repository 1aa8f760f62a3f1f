// SPDX-License-Identifier: MIT
#include "core/lips/voice/vowels.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace furitsuke::lips {

namespace {

constexpr std::size_t kVowelCount = 5;

/// Of men who speak Japanese; as in any textbook of phonetics, rounded.
constexpr std::array<Formants, kVowelCount> kUsual{{{.f1 = 800, .f2 = 1300},
                                                    {.f1 = 300, .f2 = 2300},
                                                    {.f1 = 350, .f2 = 1300},
                                                    {.f1 = 500, .f2 = 1900},
                                                    {.f1 = 500, .f2 = 850}}};

/// Frames before and after a marked spot that may show the same vowel.
constexpr int kFramesAround = 2;
/// What a change of the vowel costs, and the largest distance of a frame, in squares of Bark: a frame or two that
/// resemble another vowel are not one.
constexpr double kChangeCost = 2.5;
constexpr double kLargestDistance = 6;
/// Decibels from the softest to the loudest vowel, for TimedMora::loudness.
constexpr double kLoudnessRange = 24;

/// The pitch that is heard (Traunmüller 1990): equal differences sound equal, in units of Bark.
double barkOf(double frequency) { return 26.81 * frequency / (1960 + frequency) - 0.53; }

double distanceOf(const Formants& a, const Formants& b) {
  const double first = barkOf(a.f1) - barkOf(b.f1);
  const double second = barkOf(a.f2) - barkOf(b.f2);
  return first * first + second * second;
}

double medianOf(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// The typical formants around a frame; nothing if nobody sings at the frame itself or next to it.
std::optional<Formants> formantsAt(std::span<const VoiceFrame> frames, std::int64_t frame) {
  std::vector<double> first;
  std::vector<double> second;
  for (std::int64_t i = frame - kFramesAround; i <= frame + kFramesAround; ++i) {
    if (i < 0 || i >= static_cast<std::int64_t>(frames.size())) continue;
    const std::optional<Formants>& formants = frames[static_cast<std::size_t>(i)].formants;
    if (!formants) continue;
    first.push_back(formants->f1);
    second.push_back(formants->f2);
  }
  if (first.empty()) return {};
  return Formants{medianOf(std::move(first)), medianOf(std::move(second))};
}

/// The factor from the usual formants of a man to those of the marked vowels; 1 without any.
double shiftOf(const std::array<std::vector<Formants>, kMorphShapeCount>& marked) {
  double sum = 0;
  int count = 0;
  for (std::size_t vowel = 0; vowel < kVowelCount; ++vowel) {
    for (const Formants& formants : marked[vowel]) {
      sum += std::log(formants.f1 / kUsual[vowel].f1) + std::log(formants.f2 / kUsual[vowel].f2);
      count += 2;
    }
  }
  return count > 0 ? std::exp(sum / count) : 1;
}

/// For each frame the shape that fits best: of all sequences the one with the least distances and changes.
class BestShapes {
 public:
  explicit BestShapes(const VowelReferences& references) : references_(references) { costs_.fill(0); }

  void add(const std::optional<Formants>& formants) {
    std::array<double, kMorphShapeCount> next{};
    std::array<std::uint8_t, kMorphShapeCount> from{};
    const auto best = static_cast<std::size_t>(std::ranges::min_element(costs_) - costs_.begin());
    for (std::size_t shape = 0; shape < kMorphShapeCount; ++shape) {
      const bool changes = costs_[best] + kChangeCost < costs_[shape];
      from[shape] = static_cast<std::uint8_t>(changes ? best : shape);
      next[shape] = (changes ? costs_[best] + kChangeCost : costs_[shape]) + costOf(shape, formants);
    }
    costs_ = next;
    from_.push_back(from);
  }

  [[nodiscard]] std::vector<std::size_t> take() const {
    std::vector<std::size_t> shapes(from_.size());
    auto shape = static_cast<std::size_t>(std::ranges::min_element(costs_) - costs_.begin());
    for (std::size_t i = from_.size(); i-- > 0;) {
      shapes[i] = shape;
      shape = from_[i][shape];
    }
    return shapes;
  }

 private:
  [[nodiscard]] double costOf(std::size_t shape, const std::optional<Formants>& formants) const {
    if (references_.formants[shape].empty()) return kLargestDistance;
    if (!formants) return 0;
    double nearest = kLargestDistance;
    for (const Formants& reference : references_.formants[shape]) {
      nearest = std::min(nearest, distanceOf(*formants, reference));
    }
    return nearest;
  }

  const VowelReferences& references_;
  std::array<double, kMorphShapeCount> costs_{};
  std::vector<std::array<std::uint8_t, kMorphShapeCount>> from_;
};

/// Frames with the same shape, next to each other.
struct Stretch {
  std::size_t first;
  std::size_t end;
  std::size_t shape;
  [[nodiscard]] std::size_t length() const { return end - first; }
};

/// The shapes of the frames from `first` to before `end`, all of which are sung.
std::vector<Stretch> stretchesOf(std::span<const VoiceFrame> frames, std::size_t first, std::size_t end,
                                 const VowelReferences& references) {
  BestShapes best(references);
  for (std::size_t i = first; i < end; ++i) best.add(frames[i].formants);
  std::vector<Stretch> stretches;
  const std::vector<std::size_t> shapes = best.take();
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    if (stretches.empty() || stretches.back().shape != shapes[i]) {
      stretches.push_back({first + i, first + i, shapes[i]});
    }
    stretches.back().end = first + i + 1;
  }
  return stretches;
}

/// Joins stretches that are too short for a vowel with the longer one next to them, the shortest ones first.
void joinShort(std::vector<Stretch>& stretches, std::size_t shortest) {
  for (std::size_t length = 1; length < shortest && stretches.size() > 1; ++length) {
    std::vector<Stretch> joined;
    for (std::size_t i = 0; i < stretches.size(); ++i) {
      const Stretch& stretch = stretches[i];
      const bool hasNext = i + 1 < stretches.size();
      const bool isShort = stretch.length() <= length;
      const bool toNext = isShort && hasNext && (joined.empty() || joined.back().length() < stretches[i + 1].length());
      if (toNext) {
        stretches[i + 1].first = stretch.first;
      } else if (!joined.empty() && (isShort || joined.back().shape == stretch.shape)) {
        joined.back().end = stretch.end;
      } else {
        joined.push_back(stretch);
      }
    }
    stretches = std::move(joined);
  }
}

/// Whether each frame is sung. A single frame in between whose formants were not found is sung too.
std::vector<bool> sungFrames(std::span<const VoiceFrame> frames, float lowest) {
  std::vector<bool> sung(frames.size());
  for (std::size_t i = 0; i < frames.size(); ++i) sung[i] = frames[i].formants && frames[i].level >= lowest;
  for (std::size_t i = 1; i + 1 < frames.size(); ++i) {
    if (sung[i - 1] && sung[i + 1] && frames[i].level >= lowest) sung[i] = true;
  }
  return sung;
}

std::vector<float> levelsOf(std::span<const VoiceFrame> frames) {
  std::vector<float> levels;
  for (const VoiceFrame& frame : frames) {
    if (frame.formants) levels.push_back(frame.level);
  }
  return levels;
}

}  // namespace

std::optional<MouthShape> vowelNamed(std::string_view name) {
  constexpr std::array<std::array<std::string_view, kMorphShapeCount>, 3> kNames{
      {{"あ", "い", "う", "え", "お", "ん"}, {"ア", "イ", "ウ", "エ", "オ", "ン"}, {"a", "i", "u", "e", "o", "n"}}};
  for (const auto& names : kNames) {
    const auto found = std::ranges::find(names, name);
    if (found != names.end()) return static_cast<MouthShape>(found - names.begin());
  }
  return {};
}

VowelReferences vowelReferences(std::span<const VoiceFrame> frames, std::span<const MarkedVowel> marked) {
  VowelReferences references;
  for (const MarkedVowel& spot : marked) {
    const double frame = std::round(spot.seconds * kFramesPerSecond);
    const bool isInside = frame >= 0 && frame < static_cast<double>(frames.size());
    const auto formants = isInside ? formantsAt(frames, static_cast<std::int64_t>(frame)) : std::nullopt;
    if (formants) {
      references.formants[static_cast<std::size_t>(spot.shape)].push_back(*formants);
    } else {
      ++references.unusable;
    }
  }
  const double shift = shiftOf(references.formants);
  for (std::size_t vowel = 0; vowel < kVowelCount; ++vowel) {
    if (!references.formants[vowel].empty()) continue;
    references.assumed.push_back(static_cast<MouthShape>(vowel));
    references.formants[vowel].push_back({kUsual[vowel].f1 * shift, kUsual[vowel].f2 * shift});
  }
  return references;
}

std::vector<TimedMora> sungVowels(std::span<const VoiceFrame> frames, const VowelReferences& references,
                                  const SingingOptions& options) {
  const float loud = loudLevel(levelsOf(frames));
  const std::vector<bool> sung = sungFrames(frames, loud - static_cast<float>(options.range));
  std::vector<TimedMora> moras;
  for (std::size_t first = 0; first < frames.size(); ++first) {
    if (!sung[first]) continue;
    std::size_t end = first;
    while (end < frames.size() && sung[end]) ++end;
    std::vector<Stretch> stretches = stretchesOf(frames, first, end, references);
    joinShort(stretches, static_cast<std::size_t>(options.shortest));
    for (const Stretch& stretch : stretches) {
      double level = 0;
      for (std::size_t i = stretch.first; i < stretch.end; ++i) level += static_cast<double>(frames[i].level);
      const double below = static_cast<double>(loud) - level / static_cast<double>(stretch.length());
      moras.push_back({.start = static_cast<double>(stretch.first) / kFramesPerSecond,
                       .end = static_cast<double>(stretch.end) / kFramesPerSecond,
                       .mora = {static_cast<MouthShape>(stretch.shape), false},
                       .loudness = static_cast<float>(std::clamp(1 - below / kLoudnessRange, 0.0, 1.0))});
    }
    first = end;
  }
  return moras;
}

}  // namespace furitsuke::lips
