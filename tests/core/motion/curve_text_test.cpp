// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/motion/curve_text.h"

#include <gtest/gtest.h>

namespace furitsuke::motion {
namespace {

TEST(CurveText, AcceptsFourNumbersAndNothingElse) {
  struct Row {
    const char* text;
    std::optional<Curve> expected;
  };
  const Row rows[] = {{"20,20,107,107", kLinearCurve},
                      {" 0 , 1,2\t,127 \n", Curve{0, 1, 2, 127}},
                      {"", {}},
                      {"20,20,107", {}},
                      {"20,20,107,107,1", {}},
                      {"20,20,107,", {}},
                      {"20,20,107,128", {}},
                      {"-1,20,107,107", {}},
                      {"1.5,20,107,107", {}},
                      {"99999999999999999999,1,1,1", {}},
                      {"a,b,c,d", {}}};
  for (const Row& row : rows) {
    const Result<Curve> curve = curveFromText(row.text);
    ASSERT_EQ(curve.ok(), row.expected.has_value()) << row.text;
    if (curve) {
      EXPECT_EQ(*curve, *row.expected) << row.text;
    } else {
      EXPECT_NE(curve.error().reason.english().find("20,20,107,107"), std::string::npos) << row.text;
    }
  }
}

TEST(CurveText, ChannelsHaveTheNamesOfTheCommandLine) {
  for (std::size_t i = 0; i < kCurveChannelCount; ++i) {
    const auto channel = CurveChannel(i);
    const Result<CurveChannels> read = curveChannelsFromName(curveChannelName(channel));
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(*read, CurveChannels{channel});
  }
  EXPECT_EQ(*curveChannelsFromName("all"), kAllCurveChannels);
  EXPECT_FALSE(curveChannelsFromName("roll").ok());
  EXPECT_FALSE(curveChannelsFromName("").ok());
}

TEST(CurveText, SetsSurviveTheRoundTripThroughText) {
  CurveSet set{{CurveChannel::X, CurveChannel::Rotation}, {}};
  set.curves[0] = {1, 2, 3, 4};
  set.curves[3] = {0, 0, 127, 127};
  EXPECT_EQ(curveSetToText(set), "x 1,2,3,4\nrotation 0,0,127,127\n");
  const Result<CurveSet> read = curveSetFromText("\r\nrotation 0,0,127,127\r\n\r\nx 1, 2, 3, 4\r\n");
  ASSERT_TRUE(read.ok()) << read.error().message();
  EXPECT_EQ(*read, set);
}

TEST(CurveText, ACurveWithoutChannelAppliesToEveryChannel) {
  const Result<CurveSet> read = curveSetFromText("9,8,7,6\n");
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(read->channels, kAllCurveChannels);
  for (const Curve& curve : read->curves) EXPECT_EQ(curve, (Curve{9, 8, 7, 6}));
  EXPECT_FALSE(curveSetFromText("").ok());
  EXPECT_FALSE(curveSetFromText("x").ok());
  EXPECT_FALSE(curveSetFromText("x 1,2,3").ok());
  EXPECT_FALSE(curveSetFromText("some other text").ok());
}

}  // namespace
}  // namespace furitsuke::motion
