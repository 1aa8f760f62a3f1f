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
#include "core/motion/annotation_track.h"
#include "core/motion/background_link.h"
#include "core/motion/layers/stored_layers_ref.h"
#include "core/motion/reference_link.h"

namespace furitsuke::motion {

/// The theme defines how each color looks.
enum class MarkerColor : std::uint8_t { Red, Orange, Yellow, Green, Cyan, Blue, Violet, Gray };
inline constexpr std::size_t kMarkerColorCount = 8;
/// The color names in files and scripts, in the order of MarkerColor.
inline constexpr std::array<std::string_view, kMarkerColorCount> kMarkerColorNames{"red",  "orange", "yellow", "green",
                                                                                   "cyan", "blue",   "violet", "gray"};
[[nodiscard]] std::optional<MarkerColor> markerColorFromName(std::string_view name);
[[nodiscard]] std::string_view nameOf(MarkerColor color);

/// A named point in time.
struct Marker {
  Frame frame = 0;
  std::string name;  ///< UTF-8; may be empty
  /// One of kMarkerColorNames, or a name that only a newer version knows.
  std::string color = "red";
  /// JSON members that this version does not know, written by a newer version; kept verbatim.
  std::string unknown = {};
  friend bool operator==(const Marker&, const Marker&) = default;
};

/// Gray for an unknown color name.
[[nodiscard]] MarkerColor colorOf(const Marker& marker);

inline constexpr double kLowestTempo = 1.0;     // beats per minute
inline constexpr double kHighestTempo = 999.0;  // beats per minute
inline constexpr int kMaxBeatsPerBar = 64;
inline constexpr double kFarthestBeat = 1e9;  ///< largest absolute value of Tempo::firstBeat, in frames

/// A tempo of the music. Alone, its beat grid is unlimited before and after the first beat; several: see tempo_map.h.
struct Tempo {
  double beatsPerMinute = 120;  ///< kLowestTempo..kHighestTempo
  double firstBeat = 0;         ///< frame on which its first bar begins; fractional, may be negative
  int beatsPerBar = 4;          ///< 1..kMaxBeatsPerBar
  std::string unknown = {};     ///< as in Marker
  friend bool operator==(const Tempo&, const Tempo&) = default;
};

/// The length of a beat in frames, at 30 frames per second: 15 at 120 beats per minute.
[[nodiscard]] double framesPerBeat(const Tempo& tempo);
/// The (fractional) frame of a beat; beat 0 is the first one.
[[nodiscard]] double frameOfBeat(const Tempo& tempo, std::int64_t beat);
[[nodiscard]] std::int64_t nearestBeat(const Tempo& tempo, double frame);
/// Whether a bar starts with the beat.
[[nodiscard]] bool isBarLine(const Tempo& tempo, std::int64_t beat);
/// The number of the bar that contains the beat. Beat 0 starts bar 1.
[[nodiscard]] std::int64_t barOfBeat(const Tempo& tempo, std::int64_t beat);

inline constexpr double kFarthestSound = 1e9;  ///< largest absolute value of SoundLink::offset

/// The sound that is heard with a motion.
struct SoundLink {
  std::string file;   ///< UTF-8; an absolute path, or one from the folder of the annotation file
  double offset = 0;  ///< milliseconds from frame 0 to the start of the sound; may be negative
  int volume = 100;   ///< 0..100 percent
  bool isMuted = false;
  std::string unknown = {};  ///< as in Marker
  friend bool operator==(const SoundLink&, const SoundLink&) = default;
};

/// What belongs to a motion but has no place in the motion file: markers, tempos, sound, background and reference, and
/// gravity, which affects how the motion looks; and layers. Undo, saving and crash recovery treat them like keys.
struct Annotations {
  std::vector<Marker> markers;  ///< ascending by frame; several may share one
  std::optional<Tempo> tempo;   ///< the first one, which also applies before its first beat
  /// Strictly ascending by their first beat, from which on each applies. Empty without a tempo.
  std::vector<Tempo> tempoChanges = {};
  std::optional<SoundLink> sound = {};
  std::optional<BackgroundLink> background = {};
  std::optional<ReferenceLink> reference = {};
  std::optional<GravityTrack> gravity = {};      ///< not GravityTrack::isEmpty()
  std::vector<OutsideParentKey> parents = {};    ///< outside parents of bones, in their order
  std::vector<AccessoryKey> accessoryKeys = {};  ///< of the prop that the motion moves, in their order
  std::string unknown = {};                      ///< as in Marker
  /// What keys come from, no layers: StoredLayers::replaced are those that the operation "bake-physics" has replaced,
  /// for its inverse; StoredLayers::captured what was recorded, see captured_keys.h.
  StoredLayersRef origins = {};
  /// Only in an annotation file that is being read or written: an open motion has its layers in Motion::layers.
  StoredLayersRef layers = {};
  /// Version of the annotation file. A version above kAnnotationVersion is kept.
  std::int64_t version = 1;
  [[nodiscard]] bool isEmpty() const noexcept {
    return markers.empty() && !tempo && !sound && !background && !reference && !gravity && parents.empty() &&
           accessoryKeys.empty() && !origins && !layers && unknown.empty();
  }
  friend bool operator==(const Annotations&, const Annotations&) = default;
};

// Each returns the changed annotations. `index` is that of an existing marker.

/// Inserts the marker after others on the same frame and writes its index to `index`.
[[nodiscard]] Annotations withMarker(Annotations annotations, Marker marker, std::size_t* index = nullptr);
[[nodiscard]] Annotations withoutMarker(Annotations annotations, std::size_t index);
/// Moves a marker to `frame`, clamped to 0..kMaxFrame, and keeps the markers sorted.
[[nodiscard]] Annotations withMarkerMoved(Annotations annotations, std::size_t index, std::int64_t frame,
                                          std::size_t* newIndex = nullptr);
/// Merges both. Markers with the same frame, name and color are kept once. Tempos, sound, background, reference,
/// gravity, outside parents and places are those of `mine` or, if it has none, those of `theirs`. The layers are those
/// of `mine`, because they belong to its keys.
[[nodiscard]] Annotations joinedAnnotations(Annotations mine, const Annotations& theirs);

/// Calls f(keys) with the list of each kind that exists: outside parents, places and gravity.
template <class All, class F>
void forEachKeyList(All& annotations, F&& f) {
  f(annotations.parents);
  f(annotations.accessoryKeys);
  if (annotations.gravity) f(annotations.gravity->keys);
}
/// The tracks with keys, ascending.
[[nodiscard]] std::vector<AnnotationTrack> annotationTracks(const Annotations& annotations);
/// The frames of the keys of a track, ascending.
[[nodiscard]] std::vector<Frame> framesOf(const Annotations& annotations, const AnnotationTrack& track);

/// The index of the first marker on the frame.
[[nodiscard]] std::optional<std::size_t> markerAt(const Annotations& annotations, Frame frame);
[[nodiscard]] std::optional<std::size_t> nextMarker(const Annotations& annotations, Frame frame);
[[nodiscard]] std::optional<std::size_t> previousMarker(const Annotations& annotations, Frame frame);

/// What frames snap to.
struct SnapTargets {
  bool beats = false;
  bool markers = false;
  friend bool operator==(const SnapTargets&, const SnapTargets&) = default;
};
/// The whole frame to which `frame` snaps: the nearest beat or marker within `reach` frames, or the nearest whole frame
/// if there is none. At the same distance, a marker takes precedence over a beat. Clamped to 0..kMaxFrame.
[[nodiscard]] Frame snappedFrame(const Annotations& annotations, SnapTargets targets, double frame, double reach);

}  // namespace furitsuke::motion
