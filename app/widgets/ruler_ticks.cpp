// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/ruler_ticks.h"

#include <array>
#include <cstdint>

namespace furitsuke::widgets {

namespace {

constexpr double kMinorGap = 6.0;

constexpr Frame kSecond = 30;
constexpr Frame kMinute = 60 * kSecond;
constexpr Frame kHour = 60 * kMinute;

/// A step of labeled ticks with its possible divisions, coarsest first.
struct RulerStep {
  Frame major;
  std::array<Frame, 3> divisions;
};

constexpr std::array kRulerSteps{
    RulerStep{1, {1, 1, 1}},
    RulerStep{2, {1, 1, 1}},
    RulerStep{5, {1, 1, 1}},
    RulerStep{10, {5, 1, 1}},
    RulerStep{15, {5, 1, 1}},
    RulerStep{kSecond, {15, 10, 5}},
    RulerStep{2 * kSecond, {30, 15, 10}},
    RulerStep{5 * kSecond, {30, 30, 15}},
    RulerStep{10 * kSecond, {5 * kSecond, 2 * kSecond, kSecond}},
    RulerStep{15 * kSecond, {5 * kSecond, 5 * kSecond, kSecond}},
    RulerStep{30 * kSecond, {15 * kSecond, 10 * kSecond, 5 * kSecond}},
    RulerStep{kMinute, {30 * kSecond, 15 * kSecond, 10 * kSecond}},
    RulerStep{2 * kMinute, {kMinute, 30 * kSecond, 30 * kSecond}},
    RulerStep{5 * kMinute, {kMinute, kMinute, 30 * kSecond}},
    RulerStep{10 * kMinute, {5 * kMinute, 2 * kMinute, kMinute}},
    RulerStep{30 * kMinute, {15 * kMinute, 10 * kMinute, 5 * kMinute}},
    RulerStep{kHour, {30 * kMinute, 15 * kMinute, 10 * kMinute}},
    RulerStep{5 * kHour, {kHour, kHour, kHour}},
    RulerStep{24 * kHour, {12 * kHour, 6 * kHour, 4 * kHour}},
    RulerStep{120 * kHour, {24 * kHour, 24 * kHour, 24 * kHour}},
    RulerStep{1200 * kHour, {240 * kHour, 120 * kHour, 120 * kHour}},
    RulerStep{12000 * kHour, {2400 * kHour, 1200 * kHour, 1200 * kHour}},
};

}  // namespace

TickStep tickStepFor(double pixelsPerFrame, double labelWidth) {
  for (const RulerStep& step : kRulerSteps) {
    if (step.major * pixelsPerFrame < labelWidth) continue;
    TickStep chosen{step.major, step.major};
    for (const Frame division : step.divisions) {
      if (division * pixelsPerFrame >= kMinorGap) chosen.minor = division;
    }
    return chosen;
  }
  return {kRulerSteps.back().major, kRulerSteps.back().major};
}

QString timeLabel(Frame frame, Frame step) {
  const std::int64_t seconds = frame / kSecond;
  const auto twoDigits = [](std::int64_t number) { return QString::number(number).rightJustified(2, '0'); };
  QString label = seconds >= 3600 ? QString::number(seconds / 3600) + ':' + twoDigits(seconds / 60 % 60)
                                  : QString::number(seconds / 60);
  label += ':' + twoDigits(seconds % 60);
  if (step % kSecond != 0) label += '.' + twoDigits((frame % kSecond * 200 + kSecond) / (2 * kSecond));
  return label;
}

}  // namespace furitsuke::widgets
