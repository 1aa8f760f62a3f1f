// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/sample_span.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace furitsuke::eval {
namespace {

// frame   0    10   11        30             kMaxFrame
// key     0     1    2         3                     4
const std::vector<Frame> kFrames{0, 10, 11, 30, kMaxFrame};

struct SpanRow {
  const char* name;
  double frame;
  std::size_t earlier, later;
  double t;
};

const std::vector<SpanRow> kSpanRows{
    {"far before", -1e300, 0, 0, 0},
    {"before", -0.25, 0, 0, 0},
    {"not a number", std::nan(""), 0, 0, 0},
    {"on the first", 0, 0, 0, 0},
    {"just after the first", 0.5, 0, 1, 0.05},
    {"just before a key", 9.5, 0, 1, 0.95},
    {"on a key", 10, 1, 1, 0},
    {"between neighbors", 10.25, 1, 2, 0.25},
    {"in a longer span", 20.5, 2, 3, 0.5},
    {"just before the last", kMaxFrame - 0.5, 3, 4, (kMaxFrame - 30.5) / (kMaxFrame - 30.0)},
    {"on the last", kMaxFrame, 4, 4, 0},
    {"after", kMaxFrame + 1.0, 4, 4, 0},
    {"far after", std::numeric_limits<double>::infinity(), 4, 4, 0},
};

void expectSpan(const SpanRow& row, const SampleSpan& span) {
  EXPECT_EQ(span.earlier, row.earlier) << row.name;
  EXPECT_EQ(span.later, row.later) << row.name;
  EXPECT_DOUBLE_EQ(span.t, row.t) << row.name;
}

TEST(FindSampleSpan, FindsTheKeysAroundAFrame) {
  for (const SpanRow& row : kSpanRows) expectSpan(row, findSampleSpan(kFrames, row.frame, nullptr));
}

TEST(FindSampleSpan, DoesNotDependOnTheCursor) {
  for (const SpanRow& row : kSpanRows) {
    for (std::size_t stale = 0; stale < 8; ++stale) {
      SampleCursor cursor{stale};
      expectSpan(row, findSampleSpan(kFrames, row.frame, &cursor));
    }
  }
}

TEST(FindSampleSpan, UsesASingleKeyEverywhere) {
  const std::vector<Frame> one{5};
  for (const double frame : {-1.0, 0.0, 4.9, 5.0, 5.1, 1e9}) {
    expectSpan({"single", frame, 0, 0, 0}, findSampleSpan(one, frame, nullptr, PreExtrapolation::Hold));
  }
}

TEST(FindSampleSpan, StartsATrackThatBeginsLateFromRestAtFrameZero) {
  const std::vector<Frame> late{8, 20};
  const std::vector<SpanRow> rows{
      {"far before", -1e300, kRestKey, kRestKey, 0},
      {"not a number", std::nan(""), kRestKey, kRestKey, 0},
      {"on frame 0", 0, kRestKey, kRestKey, 0},
      {"on the way", 2, kRestKey, 0, 0.25},
      {"on the first key", 8, 0, 0, 0},
      {"after it", 11, 0, 1, 0.25},
  };
  for (const SpanRow& row : rows) {
    for (std::size_t stale = 0; stale < 4; ++stale) {
      SampleCursor cursor{stale};
      expectSpan(row, findSampleSpan(late, row.frame, &cursor));
    }
  }
}

}  // namespace
}  // namespace furitsuke::eval
