// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "core/motion/annotations.h"

namespace furitsuke::motion {

/// The beats of one tempo of the music. Beats and bars are numbered over the whole music.
struct TempoSpan {
  Tempo tempo;
  std::int64_t beat = 0;                                        ///< the beat at tempo.firstBeat
  std::int64_t bar = 1;                                         ///< the bar that begins there
  std::int64_t end = std::numeric_limits<std::int64_t>::max();  ///< the first beat of the next tempo
  friend bool operator==(const TempoSpan&, const TempoSpan&) = default;
};

/// The beats of music with any number of tempos. A change of the tempo starts a bar; beats of the tempo before that are
/// less than a frame before a change are the same beat, because changes are often on whole frames and beats are not.
class TempoMap {
 public:
  TempoMap() = default;  ///< no beats
  explicit TempoMap(const Annotations& annotations);
  /// `changes`: see Annotations::tempoChanges.
  explicit TempoMap(const Tempo& first, const std::vector<Tempo>& changes = {});

  [[nodiscard]] bool isEmpty() const noexcept { return spans_.empty(); }
  /// Ascending; a span may be without beats.
  [[nodiscard]] std::span<const TempoSpan> spans() const noexcept { return spans_; }
  friend bool operator==(const TempoMap&, const TempoMap&) = default;

  // Not for an empty map. Each takes time in proportion to the logarithm of the number of tempos.

  /// The tempo that applies to a frame.
  [[nodiscard]] const Tempo& tempoAt(double frame) const;
  /// The (fractional) frame of a beat; beat 0 is the first one of the first tempo.
  [[nodiscard]] double frameOfBeat(std::int64_t beat) const;
  [[nodiscard]] std::int64_t nearestBeat(double frame) const;
  /// Whether a bar starts with the beat.
  [[nodiscard]] bool isBarLine(std::int64_t beat) const;
  /// The number of the bar that contains the beat. Beat 0 starts bar 1.
  [[nodiscard]] std::int64_t barOfBeat(std::int64_t beat) const;

 private:
  [[nodiscard]] const TempoSpan& spanOf(std::int64_t beat) const;
  [[nodiscard]] const TempoSpan& spanAt(double frame) const;

  std::vector<TempoSpan> spans_;
};

// The tempos of a motion by index: 0 is Annotations::tempo, and 1 and later are the changes. Each function returns the
// changed annotations. `index` is that of an existing tempo.

[[nodiscard]] std::size_t tempoCount(const Annotations& annotations);
[[nodiscard]] const Tempo& tempoOf(const Annotations& annotations, std::size_t index);
/// The index of the tempo that applies to a frame. Only for annotations with a tempo.
[[nodiscard]] std::size_t tempoIndexAt(const Annotations& annotations, double frame);
/// Adds a change that applies from its first beat on, in place of one that starts there. Without any tempo, it becomes
/// the first one.
[[nodiscard]] Annotations withTempoChange(Annotations annotations, const Tempo& change);
[[nodiscard]] Annotations withTempo(Annotations annotations, std::size_t index, const Tempo& tempo);
/// Without the first tempo, the next one applies from the start on.
[[nodiscard]] Annotations withoutTempo(Annotations annotations, std::size_t index);
/// Sorts changes. Of several on a frame, the last one remains.
void sortTempoChanges(std::vector<Tempo>& changes);

}  // namespace furitsuke::motion
