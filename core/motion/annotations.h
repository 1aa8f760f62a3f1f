// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/frame.h"

namespace furitsuke {

/// What a marker is told apart by; the theme says how each looks.
enum class MarkerColor : std::uint8_t { Red, Orange, Yellow, Green, Cyan, Blue, Violet, Gray };
inline constexpr std::size_t kMarkerColorCount = 8;
/// As files and scripts write them, in the order of MarkerColor.
inline constexpr std::array<std::string_view, kMarkerColorCount> kMarkerColorNames{"red",  "orange", "yellow", "green",
                                                                                   "cyan", "blue",   "violet", "gray"};
[[nodiscard]] std::optional<MarkerColor> markerColorFromName(std::string_view name);
[[nodiscard]] std::string_view nameOf(MarkerColor color);

/// A named place in time.
struct Marker {
  Frame frame = 0;
  std::string name;  ///< UTF-8; may be empty
  /// One of kMarkerColorNames, or one that only a newer version knows.
  std::string color = "red";
  /// JSON members that this version does not know, as they stood in the file; a newer version put them there.
  std::string unknown = {};
  friend bool operator==(const Marker&, const Marker&) = default;
};

/// Gray where the colour is not known.
[[nodiscard]] MarkerColor colorOf(const Marker& marker);

inline constexpr double kLowestTempo = 1.0;     // beats per minute
inline constexpr double kHighestTempo = 999.0;  // beats per minute
inline constexpr int kMostBeatsPerBar = 64;
inline constexpr double kFarthestBeat = 1e9;  ///< frames from 0, to either side

/// The even beat of the music. The grid goes on without end to both sides of the first beat.
struct Tempo {
  double beatsPerMinute = 120;  ///< kLowestTempo..kHighestTempo
  double firstBeat = 0;         ///< frame on which the first bar begins; fractional, may be negative
  int beatsPerBar = 4;          ///< 1..kMostBeatsPerBar
  std::string unknown = {};     ///< as in Marker
  friend bool operator==(const Tempo&, const Tempo&) = default;
};

/// 30 frames a second: 15 at 120 beats per minute.
[[nodiscard]] double framesPerBeat(const Tempo& tempo);
/// The (fractional) frame of a beat; beat 0 is the first one.
[[nodiscard]] double frameOfBeat(const Tempo& tempo, std::int64_t beat);
[[nodiscard]] std::int64_t nearestBeat(const Tempo& tempo, double frame);
/// Whether a bar begins with the beat, and the number of its bar; the first beat begins bar 1.
[[nodiscard]] bool isBarLine(const Tempo& tempo, std::int64_t beat);
[[nodiscard]] std::int64_t barOfBeat(const Tempo& tempo, std::int64_t beat);

/// What a person notes beside the keys: it moves nothing and is in no motion file, but is undone, saved and recovered
/// with the rest.
struct Annotations {
  std::vector<Marker> markers;  ///< ascending by frame; several may share one
  std::optional<Tempo> tempo;
  std::string unknown = {};  ///< as in Marker
  /// Of the file that they come from. A higher one than kAnnotationVersion is kept.
  std::int64_t version = 1;
  [[nodiscard]] bool isEmpty() const noexcept { return markers.empty() && !tempo && unknown.empty(); }
  friend bool operator==(const Annotations&, const Annotations&) = default;
};

// Each gives the annotations as they would be. `index` is that of an existing marker.

/// Behind those that are on the frame already; `index`, when given, is told where it went.
[[nodiscard]] Annotations withMarker(Annotations annotations, Marker marker, std::size_t* index = nullptr);
[[nodiscard]] Annotations withoutMarker(Annotations annotations, std::size_t index);
/// To another frame (clamped to 0 and above), keeping the order.
[[nodiscard]] Annotations withMarkerMoved(Annotations annotations, std::size_t index, std::int64_t frame,
                                          std::size_t* newIndex = nullptr);
/// Both together: markers that both have (frame, name and colour) once; the tempo of the first that has one.
[[nodiscard]] Annotations joinedAnnotations(Annotations mine, const Annotations& theirs);

/// The first marker on the frame.
[[nodiscard]] std::optional<std::size_t> markerAt(const Annotations& annotations, Frame frame);
[[nodiscard]] std::optional<std::size_t> nextMarker(const Annotations& annotations, Frame frame);
[[nodiscard]] std::optional<std::size_t> previousMarker(const Annotations& annotations, Frame frame);

/// What frames are drawn to.
struct SnapTargets {
  bool beats = false;
  bool markers = false;
  friend bool operator==(const SnapTargets&, const SnapTargets&) = default;
};
/// The whole frame that `frame` is drawn to: the nearest beat or marker within `reach` frames of it, a marker rather
/// than a beat of the same distance; without one the nearest whole frame. Clamped to 0..kMaxFrame.
[[nodiscard]] Frame snappedFrame(const Annotations& annotations, SnapTargets targets, double frame, double reach);

}  // namespace furitsuke
