// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_arguments.h"

#include <gtest/gtest.h>

namespace furitsuke::actions {
namespace {

const ActionParameter kSampleParameters[] = {
    {.name = "text"},
    {.name = "path", .kind = ActionParameterKind::Path},
    {.name = "by", .kind = ActionParameterKind::Whole},
    {.name = "frame", .kind = ActionParameterKind::FrameNumber},
    {.name = "frames", .kind = ActionParameterKind::Frames},
    {.name = "three", .kind = ActionParameterKind::Numbers, .count = 3},
    {.name = "which", .kind = ActionParameterKind::Choice, .choices = "all|some"},
    {.name = "on", .kind = ActionParameterKind::Flag}};
const ActionInfo kSample{"sample", "", "Sample", "Sample action", {.parameters = kSampleParameters}};

TEST(ActionArguments, ReadsEveryKind) {
  const auto arguments = parseActionArguments(kSample, {"text=a=b", "path=/tmp/x y.vmd", "by=-12", "frame=7",
                                                        "frames=3-9", "three=1,-2.5,3e-2", "which=some", "on=on"});
  ASSERT_TRUE(arguments);
  EXPECT_EQ(arguments->text("text"), QString("a=b"));
  EXPECT_EQ(arguments->text("path"), QString("/tmp/x y.vmd"));
  EXPECT_EQ(arguments->whole("by"), -12);
  EXPECT_EQ(arguments->whole("frame"), 7);
  EXPECT_EQ(arguments->range("frames"), (FrameRange{3, 9}));
  EXPECT_EQ(arguments->numbers("three"), (std::vector<double>{1, -2.5, 0.03}));
  EXPECT_EQ(arguments->text("which"), QString("some"));
  EXPECT_EQ(arguments->flag("on"), true);
}

TEST(ActionArguments, OmittedArgumentsAreEmpty) {
  const auto arguments = parseActionArguments(kSample, {"text="});
  ASSERT_TRUE(arguments);
  EXPECT_EQ(arguments->text("text"), QString(""));
  EXPECT_FALSE(arguments->whole("by"));
  EXPECT_FALSE(arguments->flag("on"));
  EXPECT_FALSE(arguments->whole("text"));
}

TEST(ActionArguments, OneFrameIsARange) {
  const auto arguments = parseActionArguments(kSample, {"frames=5"});
  ASSERT_TRUE(arguments);
  EXPECT_EQ(arguments->range("frames"), (FrameRange{5, 5}));
}

TEST(ActionArguments, RejectsInvalidValues) {
  struct Row {
    const char* word;
    const char* inMessage;
  };
  const Row rows[] = {{"by=1.5", "by"},           {"by=", "by"},
                      {"frame=-1", "frame"},      {"frame=2147483648", "frame"},
                      {"frames=9-3", "frames"},   {"frames=1-2-3", "frames"},
                      {"three=1,2", "three"},     {"three=1,2,x", "three"},
                      {"three=1,2,nan", "three"}, {"which=none", "all, some"},
                      {"on=maybe", "on or off"},  {"path=", "path"},
                      {"nothing=1", "nothing"},   {"loose", "name=value"},
                      {"=3", "name=value"}};
  for (const Row& row : rows) {
    const auto arguments = parseActionArguments(kSample, {row.word});
    ASSERT_FALSE(arguments) << row.word;
    EXPECT_NE(arguments.error().message().find(row.inMessage), std::string::npos)
        << row.word << ": " << arguments.error().message();
  }
}

TEST(ActionArguments, RejectsDuplicateNames) { EXPECT_FALSE(parseActionArguments(kSample, {"by=1", "by=2"})); }

TEST(ActionArguments, ReportsMissingRequiredArguments) {
  const ActionParameter by{.name = "by", .kind = ActionParameterKind::Whole, .required = true};
  const ActionInfo action{"needy", "", "Needy", "Needs a number", {.parameters = by}};
  const auto arguments = parseActionArguments(action, {});
  ASSERT_FALSE(arguments);
  EXPECT_NE(arguments.error().message().find("by="), std::string::npos);
}

}  // namespace
}  // namespace furitsuke::actions
