// SPDX-License-Identifier: MIT
#include "core/motion/annotations.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "core/motion/tempo_map.h"

namespace furitsuke::motion {

namespace {

constexpr double kFramesPerMinute = 60 * kFramesPerSecond;

Frame clampedFrame(double frame) {
  return static_cast<Frame>(std::clamp(std::round(frame), 0.0, static_cast<double>(kMaxFrame)));
}

std::size_t indexOf(const std::vector<Marker>& markers, std::vector<Marker>::const_iterator at) {
  return static_cast<std::size_t>(at - markers.begin());
}

std::vector<Marker>::const_iterator firstAtOrAfter(const Annotations& annotations, Frame frame) {
  return std::ranges::lower_bound(annotations.markers, frame, {}, &Marker::frame);
}

std::vector<Marker>::const_iterator firstAfter(const Annotations& annotations, Frame frame) {
  return std::ranges::upper_bound(annotations.markers, frame, {}, &Marker::frame);
}

bool isSameMarker(const Marker& a, const Marker& b) {
  return a.frame == b.frame && a.name == b.name && a.color == b.color;
}

}  // namespace

std::optional<MarkerColor> markerColorFromName(std::string_view name) {
  const auto at = std::ranges::find(kMarkerColorNames, name);
  if (at == kMarkerColorNames.end()) return {};
  return static_cast<MarkerColor>(at - kMarkerColorNames.begin());
}

std::string_view nameOf(MarkerColor color) { return kMarkerColorNames[static_cast<std::size_t>(color)]; }

MarkerColor colorOf(const Marker& marker) { return markerColorFromName(marker.color).value_or(MarkerColor::Gray); }

double framesPerBeat(const Tempo& tempo) { return kFramesPerMinute / tempo.beatsPerMinute; }

double frameOfBeat(const Tempo& tempo, std::int64_t beat) {
  // Multiplies before dividing, so that whole numbers stay exact as long as possible.
  return tempo.firstBeat + static_cast<double>(beat) * kFramesPerMinute / tempo.beatsPerMinute;
}

std::int64_t nearestBeat(const Tempo& tempo, double frame) {
  return std::llround((frame - tempo.firstBeat) * tempo.beatsPerMinute / kFramesPerMinute);
}

bool isBarLine(const Tempo& tempo, std::int64_t beat) { return beat % tempo.beatsPerBar == 0; }

std::int64_t barOfBeat(const Tempo& tempo, std::int64_t beat) {
  const std::int64_t bar = beat / tempo.beatsPerBar;
  const bool isBefore = beat < 0 && !isBarLine(tempo, beat);
  return bar + (isBefore ? 0 : 1);
}

Annotations withMarker(Annotations annotations, Marker marker, std::size_t* index) {
  const auto at = firstAfter(annotations, marker.frame);
  if (index != nullptr) *index = indexOf(annotations.markers, at);
  annotations.markers.insert(at, std::move(marker));
  return annotations;
}

Annotations withoutMarker(Annotations annotations, std::size_t index) {
  annotations.markers.erase(annotations.markers.begin() + static_cast<std::ptrdiff_t>(index));
  return annotations;
}

Annotations withMarkerMoved(Annotations annotations, std::size_t index, std::int64_t frame, std::size_t* newIndex) {
  Marker marker = annotations.markers[index];
  const auto to = static_cast<Frame>(std::clamp<std::int64_t>(frame, 0, kMaxFrame));
  if (newIndex != nullptr) *newIndex = index;
  if (marker.frame == to) return annotations;
  marker.frame = to;
  return withMarker(withoutMarker(std::move(annotations), index), std::move(marker), newIndex);
}

Annotations joinedAnnotations(Annotations mine, const Annotations& theirs) {
  for (const Marker& marker : theirs.markers) {
    const bool exists = std::ranges::any_of(mine.markers, [&](const Marker& own) { return isSameMarker(own, marker); });
    if (!exists) mine = withMarker(std::move(mine), marker);
  }
  if (!mine.tempo) {
    mine.tempo = theirs.tempo;
    mine.tempoChanges = theirs.tempoChanges;
  }
  if (!mine.sound) mine.sound = theirs.sound;
  if (!mine.background) mine.background = theirs.background;
  if (!mine.reference) mine.reference = theirs.reference;
  if (!mine.gravity) mine.gravity = theirs.gravity;
  if (mine.parents.empty()) mine.parents = theirs.parents;
  if (mine.accessoryKeys.empty()) mine.accessoryKeys = theirs.accessoryKeys;
  if (mine.unknown.empty()) mine.unknown = theirs.unknown;
  mine.version = std::max(mine.version, theirs.version);
  return mine;
}

std::vector<AnnotationTrack> annotationTracks(const Annotations& annotations) {
  std::set<AnnotationTrack> tracks;
  forEachKeyList(annotations, [&tracks](const auto& keys) {
    for (const auto& key : keys) tracks.insert(trackOf(key));
  });
  return {tracks.begin(), tracks.end()};
}

std::vector<Frame> framesOf(const Annotations& annotations, const AnnotationTrack& track) {
  std::vector<Frame> frames;
  forEachKeyList(annotations, [&](const auto& keys) {
    for (const auto& key : keys) {
      if (isOf(key, track)) frames.push_back(key.frame);
    }
  });
  return frames;
}

std::optional<std::size_t> markerAt(const Annotations& annotations, Frame frame) {
  const auto at = firstAtOrAfter(annotations, frame);
  if (at == annotations.markers.end() || at->frame != frame) return {};
  return indexOf(annotations.markers, at);
}

std::optional<std::size_t> nextMarker(const Annotations& annotations, Frame frame) {
  const auto at = firstAfter(annotations, frame);
  if (at == annotations.markers.end()) return {};
  return indexOf(annotations.markers, at);
}

std::optional<std::size_t> previousMarker(const Annotations& annotations, Frame frame) {
  const auto at = firstAtOrAfter(annotations, frame);
  if (at == annotations.markers.begin()) return {};
  return indexOf(annotations.markers, at) - 1;
}

Frame snappedFrame(const Annotations& annotations, SnapTargets targets, double frame, double reach) {
  double distance = reach;
  Frame snapped = clampedFrame(frame);
  const auto offer = [&](Frame target) {
    if (std::abs(target - frame) > distance) return;
    distance = std::abs(target - frame);
    snapped = target;
  };
  if (targets.beats && annotations.tempo) {
    const TempoMap tempos(annotations);
    const double beat = std::round(tempos.frameOfBeat(tempos.nearestBeat(frame)));
    if (beat >= 0 && beat <= static_cast<double>(kMaxFrame)) offer(static_cast<Frame>(beat));
  }
  // Markers after beats, so that a marker wins at the same distance.
  if (targets.markers) {
    const auto next = firstAtOrAfter(annotations, clampedFrame(frame));
    if (next != annotations.markers.begin()) offer(std::prev(next)->frame);
    if (next != annotations.markers.end()) offer(next->frame);
  }
  return snapped;
}

}  // namespace furitsuke::motion
