// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/number_text.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>
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
  const Row rows[] = {{-0.0, 2, "0.00"}, {-0.004, 2, "0.00"}, {-0.006, 2, "−0.01"}, {0, 0, "0"},
                      {-0.4, 0, "0"},    {1.5, 3, "1.500"},   {-10, 1, "−10.0"}};
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

TEST(FixedNumbers, AreWrittenAsThoseInFields) {
  const QString minus(QChar(0x2212));
  EXPECT_EQ(fixedNumber(-1.5, 2), minus + "1.50");
  EXPECT_EQ(fixedNumber(1234.5, 1), "1234.5");
  EXPECT_EQ(fixedNumber(-0.004, 2), "0.00");
  EXPECT_EQ(shortNumber(-0.25, 6), minus + "0.25");
  EXPECT_EQ(shortNumber(120, 6), "120");
  EXPECT_EQ(shortNumber(-0.0, 3), "0");
}

TEST(TimeText, ShowsMinutesSecondsAndHundredths) {
  EXPECT_EQ(timeText(0), "0:00.00");
  EXPECT_EQ(timeText(1 / 30.0), "0:00.03");
  EXPECT_EQ(timeText(1.5), "0:01.50");
  EXPECT_EQ(timeText(125 + 10 / 30.0), "2:05.33");
  for (int frame = 0; frame < 100'000; ++frame) {
    const int hundredths = frame * 100 / 30;
    ASSERT_TRUE(timeText(frame / 30.0).endsWith(QString::number(hundredths % 100).rightJustified(2, '0'))) << frame;
  }
}

/// A helper that is not used is no helper.
TEST(FixedNumbers, AreWrittenByTheHelperAlone) {
  const QRegularExpression byHand(R"(, '[fg]', [a-zA-Z0-9]+( \+ 1)?\))");
  const QDir app(PROJECT_SOURCES "/app");
  QDirIterator files(app.path(), {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
  // What is stored or computed, not shown.
  const QStringList others{"cli/", "python/", "widgets/number_", "panels/operations/parameter_field.cpp"};
  int count = 0;
  while (files.hasNext()) {
    const QString name = app.relativeFilePath(files.next());
    if (std::ranges::any_of(others, [&](const QString& other) { return name.startsWith(other); })) continue;
    QFile file(files.filePath());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_FALSE(QString::fromUtf8(file.readAll()).contains(byHand)) << name.toStdString();
    ++count;
  }
  EXPECT_GT(count, 300);
}

}  // namespace
}  // namespace furitsuke::widgets
