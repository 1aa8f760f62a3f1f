// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/number_text.h"

#include <gtest/gtest.h>

#include <limits>

namespace furitsuke::widgets {
namespace {

const NumberFormat kAngle{1, 3, QStringLiteral("°")};
const NumberFormat kLength{2, 4, {}};

TEST(NumberText, ShowsAsManyDecimalsAsNeededWithARealMinus) {
  struct Row {
    double value;
    NumberFormat format;
    const char* text;
  };
  const double infinity = std::numeric_limits<double>::infinity();
  const Row rows[] = {{12.5, kAngle, "12.5°"},
                      {-45, kAngle, "−45.0°"},
                      {0.1234567, kAngle, "0.123°"},
                      {-0.0, kAngle, "0.0°"},
                      {-0.0001, kAngle, "0.0°"},
                      {10, kLength, "10.00"},
                      {0.1F, kLength, "0.10"},
                      {1.23456, kLength, "1.2346"},
                      {30, {0, 0, "°"}, "30°"},
                      {100, {0, 0, {}}, "100"},
                      {8875, {0, 3, {}}, "8875"},
                      {0.5, {0, 3, {}}, "0.5"},
                      {-2.5e20, kLength, "−2.5e+20"},
                      {-infinity, kLength, "−∞"},
                      {std::numeric_limits<double>::quiet_NaN(), kLength, "NaN"}};
  for (const Row& row : rows) EXPECT_EQ(numberText(row.value, row.format).toStdString(), row.text);
}

TEST(NumberText, AFixedNumberOfDecimalsNeverShowsTheSignOfZero) {
  struct Row {
    double value;
    int decimals;
    const char* text;
  };
  const Row rows[] = {{-0.0, 2, "0.00"}, {-0.004, 2, "0.00"}, {-0.006, 2, "-0.01"}, {0, 0, "0"},
                      {-0.4, 0, "0"},    {1.5, 3, "1.500"},   {-10, 1, "-10.0"}};
  for (const Row& row : rows) EXPECT_EQ(fixedNumber(row.value, row.decimals).toStdString(), row.text);
}

TEST(NumberText, ParsesTypedNumbers) {
  struct Row {
    const char* text;
    std::optional<double> value;
  };
  const Row rows[] = {{"12.5", 12.5}, {" 12.5° ", 12.5},    {"12.5 °", 12.5}, {"−45", -45},
                      {"-45", -45},   {"＋１２．５", 12.5}, {"－３", -3},     {"1,5", 1.5},
                      {"1e2", 100},   {".5", 0.5},          {"", {}},         {"-", {}},
                      {"abc", {}},    {"1.2.3", {}},        {"12 5", {}},     {"nan", {}},
                      {"inf", {}},    {"1e999", {}},        {"°", {}}};
  for (const Row& row : rows) EXPECT_EQ(parseNumber(QString::fromUtf8(row.text), kAngle), row.value) << row.text;
}

TEST(NumberText, ParsesItsOwnOutput) {
  for (const double value : {0.0, -1.5, 123.25, -1e9, 0.0625}) {
    EXPECT_EQ(parseNumber(numberText(value, kAngle), kAngle), value == 0.0625 ? 0.063 : value);
  }
}

}  // namespace
}  // namespace furitsuke::widgets
