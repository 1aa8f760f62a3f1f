// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/frame_list.h"

#include <gtest/gtest.h>

namespace furitsuke::cli {
namespace {

std::vector<double> framesOf(std::string_view text) {
  const Result<FrameList> list = FrameList::parse(text);
  EXPECT_TRUE(list.ok()) << text;
  std::vector<double> frames;
  if (!list.ok()) return frames;
  list->forEach([&](double frame) {
    frames.push_back(frame);
    return true;
  });
  return frames;
}

TEST(FrameList, KeepsTheOrderOfNumbersAndRanges) {
  using Frames = std::vector<double>;
  EXPECT_EQ(framesOf("0"), (Frames{0}));
  EXPECT_EQ(framesOf("2,0.5,2"), (Frames{2, 0.5, 2}));
  EXPECT_EQ(framesOf("10-12,3"), (Frames{10, 11, 12, 3}));
  EXPECT_EQ(framesOf("7-7"), (Frames{7}));
  EXPECT_EQ(framesOf("1, 2 ,3-4"), (Frames{1, 2, 3, 4}));
}

TEST(FrameList, ReadsNumbersInThePrintfGFormat) {
  EXPECT_EQ(framesOf("1e-05,1e+06,1.5"), (std::vector<double>{1e-5, 1e6, 1.5}));
}

TEST(FrameList, RangesMayBeOpen) {
  EXPECT_EQ(framesOf("-3"), (std::vector<double>{0, 1, 2, 3}));
  const auto until = [](std::string_view text, Frame last) {
    FrameList list = FrameList::parse(text).value();
    list.closeAt(last);
    std::vector<double> frames;
    list.forEach([&](double frame) {
      frames.push_back(frame);
      return true;
    });
    return frames;
  };
  using Frames = std::vector<double>;
  EXPECT_EQ(until("all", 2), (Frames{0, 1, 2}));
  EXPECT_EQ(until("all", -1), (Frames{0})) << "a motion without keys";
  EXPECT_EQ(until("0,8-", 10), (Frames{0, 8, 9, 10}));
  EXPECT_EQ(until("8-", 3), (Frames{8})) << "after the last key";
  EXPECT_EQ(singleRange("all"), kAllFrames);
  EXPECT_EQ(singleRange("3-5"), (FrameRange{3, 5}));
  EXPECT_EQ(singleRange("3-5,9"), std::nullopt);
  EXPECT_EQ(FrameList::parse("2.5")->single(), 2.5);
  EXPECT_EQ(FrameList::parse("2-5")->single(), std::nullopt);
}

TEST(FrameList, IsOneRangeOrAListOfWholeFrames) {
  const auto closed = [](std::string_view text) {
    FrameList list = FrameList::parse(text).value();
    list.closeAt(10);
    return list;
  };
  EXPECT_EQ(closed("8-").range(), (FrameRange{8, 10}));
  EXPECT_EQ(closed("all").range(), (FrameRange{0, 10}));
  EXPECT_EQ(closed("7").range(), (FrameRange{7, 7}));
  EXPECT_EQ(closed("7,8").range(), std::nullopt);
  EXPECT_EQ(closed("7.5").range(), std::nullopt);
  EXPECT_EQ(closed("9-,3,3-4").wholeFrames(5).value(), (std::vector<Frame>{3, 4, 9, 10}));
  EXPECT_FALSE(closed("9-,3,3-4").wholeFrames(4).ok()) << "3 is given twice";
  EXPECT_FALSE(closed("0-2147483647,3").wholeFrames(1000).ok());
  EXPECT_FALSE(closed("3,4.5").wholeFrames(5).ok());
  EXPECT_FALSE(closed("3,1e12").wholeFrames(5).ok());
}

TEST(FrameList, StopsWhenTheVisitorReturnsFalse) {
  int visits = 0;
  FrameList::parse("5,0-2147483647,7")->forEach([&](double) { return ++visits < 3; });
  EXPECT_EQ(visits, 3);
}

TEST(FrameList, RejectsInvalidText) {
  for (const char* text : {"", ",", "1,", "a", "5-1", "-", "1.5-3", "-1.5", "1--3", "-3-5", "nan", "inf", "1 2",
                           "0-2147483648", "99999999999-99999999999"}) {
    EXPECT_FALSE(FrameList::parse(text).ok()) << text;
    EXPECT_NE(frameListProblem(text), "") << text;
  }
  EXPECT_EQ(FrameList::parse("1,x-2").error().reason,
            "\"x-2\" is neither a number nor a range of whole frames such as 30-60, 10-, -20 or all");
}

}  // namespace
}  // namespace furitsuke::cli
