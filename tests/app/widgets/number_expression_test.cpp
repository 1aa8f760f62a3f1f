// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/number_expression.h"

#include <gtest/gtest.h>

namespace furitsuke::widgets {
namespace {

TEST(NumberExpression, EvaluatesArithmeticOnTheCurrentValue) {
  const struct {
    const char* text;
    std::optional<double> current, expected;
  } rows[] = {
      {"12.5", {}, 12.5}, {"-5", 10, -5},      {"−5", 10, -5},   {"=1+2", {}, 3},      {"1+2*3", {}, 7},
      {"(1+2)*3", {}, 9}, {"10/4", {}, 2.5},   {"2*-3", {}, -6}, {"1,5 + 1", {}, 2.5}, {"１２＋３", {}, 15},
      {"90°/2", {}, 45},  {"1e2+1", {}, 101},  {"+5", 10, 15},   {"*2", 10, 20},       {"/4", 10, 2.5},
      {"*2+1", 10, 21},   {"*2", -3, -6},      {"=-2", 10, -2},  {"=+2", 10, {}},      {"+5", {}, {}},
      {"1/0", {}, {}},    {"1+", {}, {}},      {"(1", {}, {}},   {"1)", {}, {}},       {"abc", {}, {}},
      {"", 10, {}},       {"1 2 3 x", {}, {}},
  };
  for (const auto& row : rows) {
    EXPECT_EQ(evaluateNumber(QString::fromUtf8(row.text), {0, 4, QString::fromUtf8("°")}, row.current), row.expected)
        << row.text;
  }
  EXPECT_EQ(evaluateNumber(QString(5000, '(') + '1' + QString(5000, ')'), {}), std::nullopt) << "depth is limited";
}

TEST(NumberExpression, OnlyASignedAmountChangesSeveralValues) {
  EXPECT_EQ(relativeAmount("+5", {}), 5);
  EXPECT_EQ(relativeAmount("+1*3", {}), 3);
  for (const char* none : {"5", "*2", "-5", "=+5", "+", ""}) EXPECT_EQ(relativeAmount(none, {}), std::nullopt) << none;
}

TEST(NumberExpression, KnowsWhichTextCanBecomeANumber) {
  for (const char* text : {"", "-", "1+", "=", "(", "."}) EXPECT_TRUE(isUnfinishedNumber(text)) << text;
  for (const char* text : {"1", "1+2", "x"}) EXPECT_FALSE(isUnfinishedNumber(text)) << text;
  for (const char* text : {"1", "=1+2", "°", "1e5", "−", "１"}) {
    EXPECT_TRUE(isNumberText(QString::fromUtf8(text), QString::fromUtf8("°"))) << text;
  }
  for (const char* text : {"k", "?", "a1", "あ"}) EXPECT_FALSE(isNumberText(QString::fromUtf8(text), "")) << text;
}

}  // namespace
}  // namespace furitsuke::widgets
