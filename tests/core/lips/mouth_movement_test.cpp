// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lips/mouth_movement.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <string>
#include <vector>

#include "tests/core/lips/lyrics_text.h"

namespace furitsuke::lips {
namespace {

/// Morae of the same length, in frames from frame 30 on; 0 as a shape is a pause.
std::vector<TimedMora> sung(std::initializer_list<Mora> moras, double length) {
  std::vector<TimedMora> all;
  double frame = 30;
  for (const Mora& mora : moras) {
    all.push_back({frame / kFramesPerSecond, (frame + length) / kFramesPerSecond, mora, 0.5F});
    frame += length;
  }
  return all;
}

/// "a 28 31 38 41": shape, opening, open, hold and closed.
std::string textOf(const MouthMovements& result) {
  std::string text;
  for (const MouthMovement& movement : result.movements) {
    char line[64];
    std::snprintf(line, sizeof line, "%s%c %d %d %d %d", text.empty() ? "" : ", ",
                  "aiueon"[static_cast<std::size_t>(movement.shape)], movement.opening, movement.open, movement.hold,
                  movement.closed);
    text += line;
  }
  return text;
}

constexpr Mora kA{MouthShape::A, false};
constexpr Mora kI{MouthShape::I, false};
constexpr Mora kMa{MouthShape::A, true};
constexpr Mora kStop{MouthShape::Closed, false};
constexpr Mora kLonger{MouthShape::Same, false};

TEST(MouthMovements, OpenBeforeTheSoundAndOverlapTheirNeighbors) {
  struct Row {
    const char* name;
    std::vector<TimedMora> moras;
    const char* expected;
    std::size_t omitted = 0;
  };
  for (const Row& row : {
           Row{"one", sung({kA}, 10), "a 28 31 38 41"},
           Row{"two", sung({kA, kI}, 10), "a 28 31 38 41, i 38 41 48 51"},
           Row{"ー is longer", sung({kA, kLonger, kI}, 10), "a 28 31 48 51, i 48 51 58 61"},
           Row{"ー after nothing", sung({kLonger, kA}, 10), "a 38 41 48 51"},
           Row{"っ closes", sung({kA, kStop, kI}, 10), "a 28 31 38 41, i 48 51 58 61"},
           Row{"lips close before m", sung({kA, kMa}, 10), "a 28 31 35 38, a 39 42 48 51"},
           Row{"lips close between short morae", sung({kMa, kMa}, 4), "a 29 31 31 32, a 33 36 36 39"},
           Row{"short", sung({kA, kI}, 3), "a 28 31 31 34, i 31 34 34 37"},
           Row{"too short", sung({kA, kI, kA}, 2), "a 28 31 32 35, a 32 34 34 37", 1},
       }) {
    const MouthMovements result = mouthMovements(row.moras, {});
    EXPECT_EQ(textOf(result), row.expected) << row.name;
    EXPECT_EQ(result.omitted, row.omitted) << row.name;
  }
}

TEST(MouthMovements, MoveWithTheOffsetAndLeaveOutWhatEndsBeforeTheMotion) {
  EXPECT_EQ(textOf(mouthMovements(sung({kA, kI}, 10), {.offset = 1})), "a 58 61 68 71, i 68 71 78 81");
  EXPECT_EQ(textOf(mouthMovements(sung({kA, kI}, 10), {.offset = -1})), "a 0 1 8 11, i 8 11 18 21");
  EXPECT_EQ(textOf(mouthMovements(sung({kA, kI}, 10), {.offset = -1.2})), "a 0 1 2 5, i 2 5 12 15");
  EXPECT_EQ(textOf(mouthMovements(sung({kA, kI}, 10), {.offset = -1.5})), "i 0 1 3 6");
}

TEST(MouthMovements, OpenWiderForLoudMorae) {
  std::vector<TimedMora> moras = sung({kA, kI, kA}, 10);
  moras[0].loudness = 0;
  moras[2].loudness = 1;
  const MouthMovements result = mouthMovements(moras, {});
  ASSERT_EQ(result.movements.size(), 3U);
  EXPECT_FLOAT_EQ(result.movements[0].weight, 0.5F);
  EXPECT_FLOAT_EQ(result.movements[1].weight, 0.7F);
  EXPECT_FLOAT_EQ(result.movements[2].weight, 0.9F);
}

TEST(WeightKeys, ShowEveryFrameWithFewKeys) {
  struct Row {
    const char* name;
    std::vector<MouthMovement> movements;
    std::vector<WeightKey> expected;
  };
  const MouthMovement first{MouthShape::A, 10, 12, 20, 24, 1};
  for (const Row& row : {
           Row{"none", {}, {}},
           Row{"one", {first}, {{10, 0}, {12, 1}, {20, 1}, {24, 0}}},
           Row{"apart",
               {first, {MouthShape::A, 30, 32, 32, 34, 0.5F}},
               {{10, 0}, {12, 1}, {20, 1}, {24, 0}, {30, 0}, {32, 0.5F}, {34, 0}}},
           Row{"the same shape twice dips between",
               {first, {MouthShape::A, 20, 24, 30, 32, 1}},
               {{10, 0}, {12, 1}, {20, 1}, {22, 0.5F}, {24, 1}, {30, 1}, {32, 0}}},
       }) {
    EXPECT_EQ(weightKeys(row.movements), row.expected) << row.name;
  }
}

}  // namespace
}  // namespace furitsuke::lips
