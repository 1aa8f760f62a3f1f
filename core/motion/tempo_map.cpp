// SPDX-License-Identifier: MIT
#include "core/motion/tempo_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace furitsuke::motion {

namespace {

/// Frames. A beat that is less than this before a change is its first beat.
constexpr double kSameBeat = 1.0;

std::int64_t ceiledQuotient(std::int64_t dividend, std::int64_t divisor) {
  return dividend / divisor + (dividend % divisor > 0 ? 1 : 0);
}

/// The number of beats from the first one of the tempo to the next tempo; negative if its first one is after that.
std::int64_t beatsUntil(const Tempo& tempo, double next) {
  return static_cast<std::int64_t>(std::ceil((next - kSameBeat - tempo.firstBeat) / framesPerBeat(tempo)));
}

}  // namespace

TempoMap::TempoMap(const Annotations& annotations) {
  if (annotations.tempo) *this = TempoMap(*annotations.tempo, annotations.tempoChanges);
}

TempoMap::TempoMap(const Tempo& first, const std::vector<Tempo>& changes) {
  spans_.reserve(changes.size() + 1);
  spans_.push_back({.tempo = first});
  for (const Tempo& change : changes) {
    TempoSpan& last = spans_.back();
    std::int64_t beats = beatsUntil(last.tempo, change.firstBeat);
    // Only the first tempo has beats before its first one.
    if (spans_.size() > 1) beats = std::max<std::int64_t>(0, beats);
    last.end = last.beat + beats;
    const std::int64_t bar = last.bar + ceiledQuotient(beats, last.tempo.beatsPerBar);
    spans_.push_back({.tempo = change, .beat = last.end, .bar = bar});
  }
}

const TempoSpan& TempoMap::spanOf(std::int64_t beat) const {
  const auto after = std::upper_bound(spans_.begin() + 1, spans_.end(), beat,
                                      [](std::int64_t wanted, const TempoSpan& span) { return wanted < span.beat; });
  return *std::prev(after);
}

const TempoSpan& TempoMap::spanAt(double frame) const {
  const auto after =
      std::upper_bound(spans_.begin() + 1, spans_.end(), frame,
                       [](double wanted, const TempoSpan& span) { return wanted < span.tempo.firstBeat; });
  return *std::prev(after);
}

const Tempo& TempoMap::tempoAt(double frame) const { return spanAt(frame).tempo; }

double TempoMap::frameOfBeat(std::int64_t beat) const {
  const TempoSpan& span = spanOf(beat);
  return motion::frameOfBeat(span.tempo, beat - span.beat);
}

std::int64_t TempoMap::nearestBeat(double frame) const {
  const TempoSpan& span = spanAt(frame);
  const std::int64_t lowest = &span == &spans_.front() ? std::numeric_limits<std::int64_t>::min() : span.beat;
  const std::int64_t own = span.beat + motion::nearestBeat(span.tempo, frame);
  std::int64_t nearest = std::min(std::max(own, lowest), std::max(span.end - 1, lowest));
  // At the ends of a span, the nearest one may be that of another tempo.
  for (const std::int64_t other : std::array{nearest - 1, nearest + 1}) {
    if (std::abs(frameOfBeat(other) - frame) < std::abs(frameOfBeat(nearest) - frame)) nearest = other;
  }
  return nearest;
}

bool TempoMap::isBarLine(std::int64_t beat) const {
  const TempoSpan& span = spanOf(beat);
  return motion::isBarLine(span.tempo, beat - span.beat);
}

std::int64_t TempoMap::barOfBeat(std::int64_t beat) const {
  const TempoSpan& span = spanOf(beat);
  return span.bar - 1 + motion::barOfBeat(span.tempo, beat - span.beat);
}

std::size_t tempoCount(const Annotations& annotations) {
  return annotations.tempo ? 1 + annotations.tempoChanges.size() : 0;
}

const Tempo& tempoOf(const Annotations& annotations, std::size_t index) {
  return index == 0 ? *annotations.tempo : annotations.tempoChanges[index - 1];
}

std::size_t tempoIndexAt(const Annotations& annotations, double frame) {
  const std::vector<Tempo>& changes = annotations.tempoChanges;
  const auto after = std::ranges::upper_bound(changes, frame, {}, &Tempo::firstBeat);
  return static_cast<std::size_t>(after - changes.begin());
}

Annotations withTempoChange(Annotations annotations, const Tempo& change) {
  if (!annotations.tempo) {
    annotations.tempo = change;
  } else {
    annotations.tempoChanges.push_back(change);
    sortTempoChanges(annotations.tempoChanges);
  }
  return annotations;
}

Annotations withTempo(Annotations annotations, std::size_t index, const Tempo& tempo) {
  if (index == 0) {
    annotations.tempo = tempo;
    return annotations;
  }
  return withTempoChange(withoutTempo(std::move(annotations), index), tempo);
}

Annotations withoutTempo(Annotations annotations, std::size_t index) {
  std::vector<Tempo>& changes = annotations.tempoChanges;
  if (index == 0) annotations.tempo = changes.empty() ? std::nullopt : std::optional(changes.front());
  if (index == 0 && changes.empty()) return annotations;
  changes.erase(changes.begin() + static_cast<std::ptrdiff_t>(index == 0 ? 0 : index - 1));
  return annotations;
}

void sortTempoChanges(std::vector<Tempo>& changes) {
  std::ranges::stable_sort(changes, {}, &Tempo::firstBeat);
  const auto isReplaced = [&changes](const Tempo& change) {
    return &change != &changes.back() && (&change + 1)->firstBeat == change.firstBeat;
  };
  std::vector<Tempo> kept;
  std::ranges::copy_if(changes, std::back_inserter(kept), [&](const Tempo& change) { return !isReplaced(change); });
  changes = std::move(kept);
}

}  // namespace furitsuke::motion
