// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/annotations.h"

#include <gtest/gtest.h>

#include <string>

namespace furitsuke::motion {
namespace {

Annotations withMarkersAt(std::initializer_list<Frame> frames) {
  Annotations annotations;
  for (const Frame frame : frames) annotations = withMarker(annotations, {frame, std::to_string(frame), "blue"});
  return annotations;
}

std::string names(const Annotations& annotations) {
  std::string text;
  for (const Marker& marker : annotations.markers) {
    text += (text.empty() ? "" : " ") + marker.name + "@" + std::to_string(marker.frame);
  }
  return text;
}

TEST(Tempo, BeatsAreOnTheExpectedFrames) {
  // 30 frames per second: 1800 / bpm frames per beat.
  const struct {
    double bpm, first;
    std::int64_t beat;
    double frame;
  } rows[] = {{120, 0, 0, 0},       {120, 0, 1, 15},   {120, 7.5, 4, 67.5}, {60, 0, 10, 300},    {128, 0, 16, 225},
              {128, 0, 1, 14.0625}, {180, 3, -2, -17}, {999, 0, 111, 200},  {100, -4.5, 1, 13.5}};
  for (const auto& row : rows) {
    const Tempo tempo{row.bpm, row.first, 4};
    EXPECT_DOUBLE_EQ(frameOfBeat(tempo, row.beat), row.frame) << row.bpm << " " << row.beat;
    EXPECT_EQ(nearestBeat(tempo, row.frame), row.beat);
    EXPECT_EQ(nearestBeat(tempo, row.frame + 0.49 * framesPerBeat(tempo)), row.beat);
    EXPECT_EQ(nearestBeat(tempo, row.frame + 0.51 * framesPerBeat(tempo)), row.beat + 1);
  }
}

TEST(Tempo, BarsAreCountedFromTheFirstBeatInBothDirections) {
  const struct {
    int beatsPerBar;
    std::int64_t beat, bar;
    bool begins;
  } rows[] = {{4, 0, 1, true},    {4, 3, 1, false}, {4, 4, 2, true}, {4, -1, 0, false}, {4, -4, 0, true},
              {4, -5, -1, false}, {3, 7, 3, false}, {1, 5, 6, true}, {1, -1, 0, true}};
  for (const auto& row : rows) {
    const Tempo tempo{120, 0, row.beatsPerBar};
    EXPECT_EQ(barOfBeat(tempo, row.beat), row.bar) << row.beatsPerBar << " " << row.beat;
    EXPECT_EQ(isBarLine(tempo, row.beat), row.begins) << row.beatsPerBar << " " << row.beat;
  }
}

TEST(Markers, AreSortedByFrameThenByInsertion) {
  Annotations annotations = withMarkersAt({30, 10, 20});
  EXPECT_EQ(names(annotations), "10@10 20@20 30@30");
  std::size_t index = 9;
  annotations = withMarker(annotations, {20, "late", "red"}, &index);
  EXPECT_EQ(names(annotations), "10@10 20@20 late@20 30@30");
  EXPECT_EQ(index, 2U);
  annotations = withMarkerMoved(annotations, 0, 25, &index);
  EXPECT_EQ(names(annotations), "20@20 late@20 10@25 30@30");
  EXPECT_EQ(index, 2U);
  EXPECT_EQ(names(withMarkerMoved(annotations, 3, -50, &index)), "30@0 20@20 late@20 10@25");
  EXPECT_EQ(index, 0U);
  EXPECT_EQ(names(withMarkerMoved(annotations, 1, 20, &index)), names(annotations)) << "not moved";
  EXPECT_EQ(index, 1U);
  EXPECT_EQ(names(withoutMarker(annotations, 1)), "20@20 10@25 30@30");
}

TEST(Markers, AreFoundFromAFrame) {
  const Annotations annotations = withMarkersAt({10, 20, 20, 30});
  using Index = std::optional<std::size_t>;
  const struct {
    Frame frame;
    Index at, next, previous;
  } rows[] = {{0, {}, 0, {}}, {10, 0, 1, {}}, {15, {}, 1, 0}, {20, 1, 3, 0}, {30, 3, {}, 2}, {31, {}, {}, 3}};
  for (const auto& row : rows) {
    EXPECT_EQ(markerAt(annotations, row.frame), row.at) << row.frame;
    EXPECT_EQ(nextMarker(annotations, row.frame), row.next) << row.frame;
    EXPECT_EQ(previousMarker(annotations, row.frame), row.previous) << row.frame;
  }
  EXPECT_FALSE(nextMarker({}, 0));
  EXPECT_FALSE(previousMarker({}, 5));
}

TEST(Markers, CommonMarkersAreMergedOnce) {
  Annotations mine = withMarkersAt({10, 20});
  Annotations theirs = withMarkersAt({20, 30});
  theirs.markers[0].unknown = "\"x\": 1";
  theirs.tempo = Tempo{90, 0, 3};
  theirs.unknown = "\"sound\": {}";
  theirs.version = 2;
  Annotations joined = joinedAnnotations(mine, theirs);
  EXPECT_EQ(names(joined), "10@10 20@20 30@30");
  EXPECT_EQ(joined.tempo, theirs.tempo);
  EXPECT_EQ(joined.unknown, theirs.unknown);
  EXPECT_EQ(joined.version, 2);
  mine.tempo = Tempo{120, 0, 4};
  EXPECT_EQ(joinedAnnotations(mine, theirs).tempo, mine.tempo);
  theirs.markers[0].color = "red";
  EXPECT_EQ(names(joinedAnnotations(mine, theirs)), "10@10 20@20 20@20 30@30") << "another color is another marker";
}

TEST(Markers, OfAnUnknownColorAreGray) {
  for (std::size_t i = 0; i < kMarkerColorCount; ++i) {
    const auto color = static_cast<MarkerColor>(i);
    EXPECT_EQ(colorOf({0, "", std::string(nameOf(color))}), color);
  }
  EXPECT_EQ(colorOf({0, "", "mauve"}), MarkerColor::Gray);
  EXPECT_EQ(nameOf(MarkerColor::Violet), "violet");
}

TEST(Snapping, SnapsToTheNearestBeatOrMarkerWithinReach) {
  // Beats at 5, 20, 35, ...; markers at 22 and 41.
  Annotations annotations = withMarkersAt({22, 41});
  annotations.tempo = Tempo{120, 5, 4};
  constexpr SnapTargets kNone{};
  constexpr SnapTargets kBeats{true, false};
  constexpr SnapTargets kMarkers{false, true};
  constexpr SnapTargets kBoth{true, true};
  const struct {
    const char* name;
    SnapTargets targets;
    double frame, reach;
    Frame snapped;
  } rows[] = {
      {"off", kNone, 20.6, 9, 21},
      {"beat from the left", kBeats, 17.2, 3, 20},
      {"beat from the right", kBeats, 22.9, 3, 20},
      {"beat out of reach", kBeats, 24, 3, 24},
      {"before the first beat", kBeats, 2.5, 3, 5},
      {"no beat before the first", kBeats, 0.4, 20, 5},
      {"marker", kMarkers, 24, 3, 22},
      {"the next marker", kMarkers, 39.5, 3, 41},
      {"beats are not snap targets", kMarkers, 19, 2, 19},
      {"the marker is nearer", kBoth, 21.4, 5, 22},
      {"the beat is nearer", kBoth, 20.6, 5, 20},
      {"equally near: the marker", kBoth, 21, 5, 22},
      {"never below 0", kBoth, -7, 1, 0},
      {"far away", kBoth, 1e12, 5, kMaxFrame},
  };
  for (const auto& row : rows) {
    EXPECT_EQ(snappedFrame(annotations, row.targets, row.frame, row.reach), row.snapped) << row.name;
  }
  EXPECT_EQ(snappedFrame({}, kBoth, 17.4, 50), 17) << "nothing to snap to";
  annotations.tempo = Tempo{128, 0, 4};
  EXPECT_EQ(snappedFrame(annotations, kBeats, 27, 5), 28) << "beat 2 is on 28.125";
}

}  // namespace
}  // namespace furitsuke::motion
