// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "core/operations/operation.h"
#include "tests/core/operations/run_operation.h"

namespace furitsuke::operations {
namespace {

using test::RunResult;
using Texts = OperationArguments::Texts;

TEST(OperationTable, FindsOperationsByIdsOfEarlierVersions) {
  for (const auto& [former, id] :
       {std::pair("centre-bias", "center-bias"), std::pair("normalise-rotations", "normalize-rotations")}) {
    ASSERT_NE(findOperation(former), nullptr) << former;
    EXPECT_EQ(findOperation(former), findOperation(id));
  }
}

TEST(OperationTable, EveryRowIsCompleteWithValidDefaults) {
  EXPECT_EQ(findOperation("nothing"), nullptr);
  for (const Operation& operation : operations()) {
    SCOPED_TRACE(operation.id);
    EXPECT_EQ(findOperation(operation.id), &operation) << "ids are unique";
    EXPECT_FALSE(operation.text.empty() || operation.help.empty());
    ASSERT_NE(operation.run, nullptr);
    std::vector<OperationParameter> optional;
    for (const OperationParameter& parameter : operation.parameters) {
      EXPECT_FALSE(parameter.help.empty()) << parameter.id;
      EXPECT_NE(parameter.id, "tracks");
      EXPECT_NE(parameter.id, "frames");
      if (!parameter.isRequired) optional.push_back(parameter);
    }
    const auto read = OperationArguments::read(optional, {}, {});
    EXPECT_TRUE(read.ok()) << read.error().message();
  }
}

TEST(OperationTable, ErrorsOfArgumentsStateTheAllowedValues) {
  const motion::Motion motion = test::curvedMotion({0, 10});
  struct Row {
    const char* operation;
    Texts texts;
    const char* error;
  };
  for (const Row& row :
       {Row{"scale-time", {}, "factor: is missing; expected a number, 0.001 to 1000"},
        Row{"scale-time", {{"factor", "0"}}, "factor: \"0\" is not a number, 0.001 to 1000"},
        Row{"scale-time", {{"factor", "2"}, {"rounding", "up"}}, "rounding: \"up\" is not nearest or down"},
        Row{"scale-time", {{"factor", "2"}, {"factor", "2"}}, "factor: is given twice"},
        Row{"shift", {{"by", "1.5"}}, "by: \"1.5\" is not a whole number, -2147483647 to 2147483647"},
        Row{"shift", {{"by", "1"}, {"leave-first", "maybe"}}, "leave-first: \"maybe\" is not true or false"},
        Row{"correct", {{"position-offset", "1,2"}}, "position-offset: \"1,2\" is not three numbers x,y,z"},
        Row{"correct",
            {{"position-offset", "0,-1e300,0"}},
            "position-offset: \"0,-1e300,0\" is too large; the maximum is 1e+09"},
        Row{"correct", {{"weight-factor", "1e10"}}, "weight-factor: \"1e10\" is too large; the maximum is 1e+09"},
        Row{"mirror", {{"axis", "x"}}, "axis: unknown parameter"}}) {
    EXPECT_EQ(test::resultOf(motion, row.operation, row.texts).error, row.error);
  }
}

TEST(Operations, ReportThatNothingChangedOrNoKeyIsLeft) {
  motion::Motion motion = test::curvedMotion({0, 10});
  const auto codes = [](const Diagnostics& notes) {
    std::string text;
    for (const Diagnostic& note : notes) text += std::string(note.code) + " ";
    return text;
  };
  struct Row {
    const char* operation;
    Texts texts;
    const char* frames;
    const char* notes;
  };
  for (const Row& row :
       {Row{"camera-shake", {}, "", "edit.nothing.changed "},
        Row{"trim", {{"first", "0"}, {"last", "10"}}, "", "edit.nothing.changed "},
        Row{"trim", {{"first", "20"}, {"last", "30"}, {"hold-ends", "false"}}, "", "edit.keys.none-left "},
        Row{"trim", {{"first", "5"}, {"last", "30"}}, "", ""}}) {
    SCOPED_TRACE(row.operation + std::string(" ") + (row.texts.empty() ? "" : row.texts[0].second));
    const RunResult result = test::resultOf(motion, row.operation, row.texts, nullptr, {}, {}, row.frames);
    EXPECT_EQ(result.error, "");
    EXPECT_EQ(codes(result.notes), row.notes);
  }
}

}  // namespace
}  // namespace furitsuke::operations
