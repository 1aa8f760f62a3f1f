// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/tempo_map.h"
#include "tests/support/time_limit.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

namespace furitsuke::motion {
namespace {

/// Beats every 15 frames from frame 5 on in bars of four, every 10 frames from 65 on in bars of three, and every 30
/// from 100 on.
TempoMap threeTempos() { return TempoMap(Tempo{120, 5, 4}, {Tempo{180, 65, 3}, Tempo{60, 100, 2}}); }

/// "5| 20 35": the frames of beats, with a line after those that start a bar.
std::string framesOf(const TempoMap& map, std::int64_t first, std::int64_t last) {
  std::string text;
  for (std::int64_t beat = first; beat <= last; ++beat) {
    char frame[32];
    std::snprintf(frame, sizeof frame, "%s%g%s", text.empty() ? "" : " ", map.frameOfBeat(beat),
                  map.isBarLine(beat) ? "|" : "");
    text += frame;
  }
  return text;
}

TEST(TempoMap, HasTheBeatsOfEachTempoUpToTheNext) {
  struct Row {
    const char* name;
    TempoMap map;
    std::int64_t first, last;
    const char* expected;
  };
  for (const Row& row : {
           Row{"one", TempoMap(Tempo{120, 5, 4}), -2, 4, "-25 -10 5| 20 35 50 65|"},
           Row{"three", threeTempos(), -1, 10, "-10 5| 20 35 50 65| 75 85 95| 100| 130 160|"},
           Row{"a change within a bar", TempoMap(Tempo{120, 0, 4}, {Tempo{60, 45, 4}}), 0, 5, "0| 15 30 45| 75 105"},
           Row{"a change between beats", TempoMap(Tempo{120, 0, 4}, {Tempo{60, 40, 4}}), 0, 5, "0| 15 30 40| 70 100"},
           Row{"a beat just before the change", TempoMap(Tempo{128, 0, 4}, {Tempo{60, 57, 4}}), 2, 5,
               "28.125 42.1875 57| 87"},
           Row{"a beat just after the change", TempoMap(Tempo{128, 0, 4}, {Tempo{60, 56, 4}}), 2, 5,
               "28.125 42.1875 56| 86"},
           Row{"changes next to each other", TempoMap(Tempo{120, 0, 4}, {Tempo{60, 30, 4}, Tempo{120, 30.5, 4}}), 0, 4,
               "0| 15 30.5| 45.5 60.5"},
           Row{"a change before the first beat", TempoMap(Tempo{120, 100, 4}, {Tempo{60, 60, 2}}), -5, -1,
               "25 40| 55 60| 90"},
       }) {
    EXPECT_EQ(framesOf(row.map, row.first, row.last), row.expected) << row.name;
  }
}

TEST(TempoMap, NumbersTheBars) {
  const std::pair<std::int64_t, std::int64_t> rows[] = {{-1, 0}, {0, 1}, {3, 1}, {4, 2}, {6, 2},
                                                        {7, 3},  {8, 4}, {9, 4}, {10, 5}};
  for (const auto& [beat, bar] : rows) EXPECT_EQ(threeTempos().barOfBeat(beat), bar) << beat;
  const TempoMap before(Tempo{120, 100, 4}, {Tempo{60, 60, 2}});
  EXPECT_EQ(before.barOfBeat(-3), 0);
  EXPECT_EQ(before.barOfBeat(-2), 1) << "the change starts a bar";
}

TEST(TempoMap, FindsTheNearestBeat) {
  const std::pair<double, std::int64_t> rows[] = {
      {-1000, -67}, {-3, -1},  {-2, 0}, {5, 0},  {12.4, 0}, {12.6, 1},  {57, 3},    {58, 4},     {65, 4},
      {69.9, 4},    {70.1, 5}, {96, 7}, {97, 7}, {98, 8},   {114.9, 8}, {115.1, 9}, {1e6, 33338}};
  for (const auto& [frame, beat] : rows) EXPECT_EQ(threeTempos().nearestBeat(frame), beat) << frame;
  // Every beat is the nearest one to its own frame, also where a tempo has no beat of its own.
  for (const TempoMap& map :
       {threeTempos(), TempoMap(Tempo{128, 0, 4}, {Tempo{60, 57, 4}, Tempo{90, 57.5, 4}, Tempo{999, 58, 3}})}) {
    for (std::int64_t beat = -20; beat < 60; ++beat) EXPECT_EQ(map.nearestBeat(map.frameOfBeat(beat)), beat) << beat;
  }
}

TEST(TempoMap, StaysExactFarFromTheStart) {
  // 14.0625 frames per beat: a step of 14 would be a beat off soon.
  const TempoMap map(Tempo{120, 0, 4}, {Tempo{128, 30'000, 4}});
  EXPECT_EQ(map.frameOfBeat(2000), 30'000);
  EXPECT_EQ(map.frameOfBeat(2000 + 64'000), 30'000 + 900'000);
  EXPECT_EQ(map.frameOfBeat(2000 + 64'001), 30'000 + 900'014.0625);
}

TEST(TempoMap, IsFastWithManyTempos) {
  std::vector<Tempo> changes;
  for (int i = 1; i <= 10'000; ++i) changes.push_back({100.0 + i % 50, i * 120.0, 4});
  const TempoMap map(Tempo{120, 0, 4}, changes);
  const auto start = std::chrono::steady_clock::now();
  std::int64_t sum = 0;
  for (int i = 0; i < 100'000; ++i) sum += map.nearestBeat(i * 12.0);
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
  EXPECT_GT(sum, 0);
  EXPECT_LT(taken.count(), test::timeLimit(2)) << "even on a busy machine";
}

/// "120@0 90@60.5": tempos with their first beats.
std::string temposOf(const Annotations& annotations) {
  std::string text;
  for (std::size_t i = 0; i < tempoCount(annotations); ++i) {
    char tempo[64];
    std::snprintf(tempo, sizeof tempo, "%s%g@%g", i > 0 ? " " : "", tempoOf(annotations, i).beatsPerMinute,
                  tempoOf(annotations, i).firstBeat);
    text += tempo;
  }
  return text;
}

TEST(Tempos, AreAddedChangedAndRemoved) {
  const Annotations none;
  const Annotations one = withTempoChange(none, {120, 4, 4});
  const Annotations three = withTempoChange(withTempoChange(one, {90, 600, 4}), {100, 300, 4});
  struct Row {
    const char* name;
    Annotations annotations;
    const char* expected;
  };
  for (const Row& row : {
           Row{"the first one", one, "120@4"},
           Row{"sorted", three, "120@4 100@300 90@600"},
           Row{"in place of one there", withTempoChange(three, {77, 300, 4}), "120@4 77@300 90@600"},
           Row{"change the first", withTempo(three, 0, {60, 900, 4}), "60@900 100@300 90@600"},
           Row{"change another", withTempo(three, 1, {60, 310, 4}), "120@4 60@310 90@600"},
           Row{"move over another", withTempo(three, 1, {60, 700, 4}), "120@4 90@600 60@700"},
           Row{"move onto another", withTempo(three, 1, {60, 600, 4}), "120@4 60@600"},
           Row{"remove the first", withoutTempo(three, 0), "100@300 90@600"},
           Row{"remove another", withoutTempo(three, 2), "120@4 100@300"},
           Row{"remove all", withoutTempo(one, 0), ""},
       }) {
    EXPECT_EQ(temposOf(row.annotations), row.expected) << row.name;
  }
  const std::pair<double, std::size_t> places[] = {{-5, 0}, {299.9, 0}, {300, 1}, {599, 1}, {600, 2}, {1e9, 2}};
  for (const auto& [frame, index] : places) EXPECT_EQ(tempoIndexAt(three, frame), index) << frame;
  EXPECT_TRUE(TempoMap(none).isEmpty());
  EXPECT_EQ(TempoMap(three).spans().size(), 3U);
  EXPECT_EQ(TempoMap(three).tempoAt(450).beatsPerMinute, 100);
  EXPECT_EQ(temposOf(joinedAnnotations(none, three)), "120@4 100@300 90@600");
  EXPECT_EQ(temposOf(joinedAnnotations(one, three)), "120@4") << "the tempos of one song";
}

TEST(Tempos, AreSnapTargetsAcrossAChange) {
  Annotations annotations;
  annotations.tempo = Tempo{120, 5, 4};
  annotations.tempoChanges = {Tempo{180, 65, 3}, Tempo{60, 100, 2}};
  constexpr SnapTargets kBeats{true, false};
  const std::pair<double, Frame> rows[] = {{52, 50}, {59, 65}, {64, 65}, {73, 75}, {96.5, 95}, {98, 100}, {128, 130}};
  for (const auto& [frame, snapped] : rows) EXPECT_EQ(snappedFrame(annotations, kBeats, frame, 8), snapped) << frame;
}

}  // namespace
}  // namespace furitsuke::motion
