// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include "resources/samples/dance.h"

// Signs: the model faces -Z and its left hand is at +X. A lean forward is negative about X.
namespace furitsuke::samples {

namespace {

/// Down on every beat, up between them.
void bounce(Choreography& dance) {
  std::vector<Step> steps{{0, {}}};
  const auto run = [&steps](int from, int to, float depth) {
    for (int beat = from * kBeatsPerBar; beat < to * kBeatsPerBar; ++beat) {
      if (beat > 0) steps.push_back({at(0, beat), {}, {0, -depth, 0}, kEaseIn});
      steps.push_back({at(0, beat + 0.5), {}, {0, 0, 0}, kEaseOut});
    }
  };
  run(0, 4, 0.26F);
  run(4, 6, 0.38F);
  run(6, 7, 0.2F);
  run(9, 11, 0.26F);
  steps.push_back({at(11, 0), {}, {0, -0.3F, 0}, kEaseIn});
  steps.push_back({at(11, 1), {}, {0, 0, 0}, kFloating});
  dance.bone("グルーブ", steps);
}

void travel(Choreography& dance) {
  dance.bone("全ての親", {{0, {}},
                          {at(7, 3.5), {}, {0, 0, 0}, motion::kLinearCurve},
                          {at(8, 0.2), {0, 120, 0}, {0, 0, 0}, kEaseIn},
                          {at(8, 0.7), {0, 240, 0}, {0, 0, 0}, motion::kLinearCurve},
                          {at(8, 1.4), {0, 360, 0}, {0, 0, 0}, kEaseOut},
                          {at(12, 0), {0, 360, 0}, {0, 0, 0}, motion::kLinearCurve}});
  dance.bone("センター", {{0, {}},
                          {at(0, 3), {}, {0, 0, 0}, motion::kLinearCurve},
                          {at(1, 1), {}, {0.65F, -0.1F, 0}},
                          {at(1, 2), {}, {1.05F, -0.05F, 0}},
                          {at(1, 3), {}, {0.45F, -0.1F, 0}},
                          {at(2, 0), {}, {0, -0.05F, 0}},
                          {at(2, 1), {}, {-0.65F, -0.1F, 0}},
                          {at(2, 2), {}, {-1.05F, -0.05F, 0}},
                          {at(2, 3), {}, {-0.45F, -0.1F, 0}},
                          {at(3, 0), {}, {0, -0.12F, 0}},
                          {at(3, 1), {}, {0.35F, -0.2F, 0}, kAccent},
                          {at(3, 2), {}, {-0.35F, -0.2F, 0}, kAccent},
                          {at(3, 3), {}, {0.35F, -0.2F, 0}, kAccent},
                          {at(4, 0), {}, {0, -0.2F, 0}},
                          {at(6, 0), {}, {0, -0.1F, 0}, kFloating},
                          {at(6, 1), {}, {0.1F, -0.12F, -0.7F}},
                          {at(6, 2), {}, {0, -0.1F, -1.2F}},
                          {at(6, 3), {}, {-0.1F, -0.12F, -0.6F}},
                          {at(7, 0), {}, {0, -0.1F, 0}},
                          {at(7, 2.5), {}, {0, -1.5F, 0.15F}, kEaseInOut},
                          {at(7, 3.2), {}, {0, -1.6F, 0.15F}, motion::kLinearCurve},
                          {at(7, 3.7), {}, {0, 0.2F, 0}, kEaseIn},
                          {at(8, 0.5), {}, {0, 2.3F, 0}, kEaseOut},
                          {at(8, 1.4), {}, {0, 0, 0}, kEaseIn},
                          {at(8, 1.8), {}, {0, -0.9F, 0}, kEaseOut},
                          {at(8, 2.6), {}, {0, -0.1F, 0}},
                          {at(9, 0), {}, {0, -0.1F, 0}, motion::kLinearCurve},
                          {at(10, 0), {}, {0.3F, -0.2F, 0}},
                          {at(11, 0), {}, {0.3F, -0.2F, 0}, motion::kLinearCurve},
                          {at(11, 1), {}, {0, -0.08F, 0}},
                          {at(12, 0), {}, {0, -0.08F, 0}, motion::kLinearCurve}});
}

void hips(Choreography& dance) {
  std::vector<Step> steps{{0, {}}};
  for (int beat = 1; beat < 28; ++beat) {
    const double side = beat % 2 == 1 ? 1 : -1;
    const double much = beat < 12 ? 5 : beat < 16 ? 9 : 4;
    const double twist = beat >= 16 && beat < 24 ? 9 : 3;
    steps.push_back({at(0, beat), {0, twist * side, -much * side}});
  }
  steps.push_back({at(7, 0), {}});
  steps.push_back({at(7, 2.5), {-8, 0, 0}});
  steps.push_back({at(8, 0.5), {4, 0, 0}});
  steps.push_back({at(8, 2), {}});
  for (int beat = 37; beat < 44; ++beat) steps.push_back({at(0, beat), {0, 2, beat % 2 == 1 ? -5.0 : 5.0}});
  steps.push_back({at(11, 1), {0, -4, -4}});
  steps.push_back({at(12, 0), {0, -4, -4}, {0, 0, 0}, motion::kLinearCurve});
  dance.bone("下半身", steps);
}

void trunk(Choreography& dance) {
  dance.bone("腰", {{0, {}}, {at(4, 0), {}}, {at(5, 0), {0, -8, 0}}, {at(5, 2), {0, 8, 0}}, {at(6, 0), {}}});
  dance.bone("上半身", {{0, {-1, 0, 0}},
                        {at(0, 1), {-2, 4, 3}},
                        {at(0, 3), {-2, -4, -3}},
                        {at(1, 1), {-3, 6, -4}},
                        {at(1, 2), {-2, 8, -5}},
                        {at(2, 0), {-2, 0, 0}},
                        {at(2, 1), {-3, -6, 4}},
                        {at(2, 2), {-2, -8, 5}},
                        {at(3, 0), {-3, 0, 0}},
                        {at(3, 1), {-3, 4, 7}, {0, 0, 0}, kAccent},
                        {at(3, 2), {-3, -4, -7}, {0, 0, 0}, kAccent},
                        {at(3, 3), {-3, 4, 7}, {0, 0, 0}, kAccent},
                        {at(4, 0), {-6, 0, 0}},
                        {at(4, 1), {3, 10, 0}, {0, 0, 0}, kAccent},
                        {at(4, 2), {-5, 0, 0}},
                        {at(4, 3), {3, -10, 0}, {0, 0, 0}, kAccent},
                        {at(5, 0), {-4, 12, 4}, {0, 0, 0}, kAccent},
                        {at(5, 2), {-4, -12, -4}, {0, 0, 0}, kAccent},
                        {at(6, 0), {-2, 0, 0}},
                        {at(6, 2), {-4, 0, 0}, {0, 0, 0}, kFloating},
                        {at(7, 0), {}},
                        {at(7, 2.5), {-22, 0, 0}, {0, 0, 0}, kEaseIn},
                        {at(7, 3.2), {-24, 0, 0}, {0, 0, 0}, motion::kLinearCurve},
                        {at(8, 0.5), {7, 0, 0}, {0, 0, 0}, kAccent},
                        {at(8, 1.8), {-8, 0, 0}},
                        {at(8, 2.6), {2, 0, 0}},
                        {at(9, 0), {-3, 0, 4}},
                        {at(9, 2), {-3, 0, -4}},
                        {at(10, 0), {-2, -8, -6}, {0, 0, 0}, kAccent},
                        {at(11, 0), {-2, -8, -6}, {0, 0, 0}, motion::kLinearCurve},
                        {at(11, 1), {-4, 0, 2}, {0, 0, 0}, kFloating},
                        {at(12, 0), {-4, 0, 2}, {0, 0, 0}, motion::kLinearCurve}});
  dance.bone("上半身2", {{0, {}},
                         {at(0, 1.5), {-1, 3, 2}},
                         {at(0, 3.5), {-1, -3, -2}},
                         {at(1, 1.5), {-2, 4, -2}},
                         {at(2, 1.5), {-2, -4, 2}},
                         {at(3, 1), {0, 3, 4}},
                         {at(3, 2), {0, -3, -4}},
                         {at(3, 3), {0, 3, 4}},
                         {at(4, 0), {-4, 0, 0}},
                         {at(4, 1), {4, 5, 0}, {0, 0, 0}, kAccent},
                         {at(4, 3), {4, -5, 0}, {0, 0, 0}, kAccent},
                         {at(5, 0), {-2, 5, 2}},
                         {at(5, 2), {-2, -5, -2}},
                         {at(6, 0), {}},
                         {at(7, 2.5), {-10, 0, 0}},
                         {at(8, 0.5), {6, 0, 0}},
                         {at(8, 2.6), {3, 0, 0}},
                         {at(9, 0), {0, 0, 2}},
                         {at(10, 0), {0, -4, -3}},
                         {at(11, 1), {-1, 0, 1}},
                         {at(12, 0), {-1, 0, 1}, {0, 0, 0}, motion::kLinearCurve}});
}

void head(Choreography& dance) {
  std::vector<Step> steps{{0, {}}};
  for (int beat = 1; beat < 16; ++beat) {
    const double side = beat % 2 == 1 ? 1 : -1;
    const double look = beat < 4 ? 0 : beat < 8 ? -8 : beat < 12 ? 8 : 0;
    steps.push_back({at(0, beat), {beat < 12 ? 1.0 : 3.0, look, -7 * side}});
  }
  for (const Step& step : std::initializer_list<Step>{{at(4, 0), {-4, 0, 0}},
                                                      {at(4, 1), {8, -6, -5}, {0, 0, 0}, kAccent},
                                                      {at(4, 2), {-4, 0, 0}},
                                                      {at(4, 3), {8, 6, 5}, {0, 0, 0}, kAccent},
                                                      {at(5, 0), {2, -16, -8}},
                                                      {at(5, 2), {2, 16, 8}},
                                                      {at(6, 0), {}},
                                                      {at(6, 2), {4, 0, -8}},
                                                      {at(7, 0), {}},
                                                      {at(7, 2.5), {-6, 0, 0}},
                                                      {at(8, 0.5), {10, 0, 0}, {0, 0, 0}, kAccent},
                                                      {at(8, 1.8), {-4, 0, 0}},
                                                      {at(8, 2.6), {6, 0, 6}},
                                                      {at(9, 0), {3, 0, -8}},
                                                      {at(9, 1), {3, 0, 8}},
                                                      {at(9, 2), {3, 0, -8}},
                                                      {at(9, 3), {3, 0, 8}},
                                                      {at(10, 0), {2, 12, 10}, {0, 0, 0}, kAccent},
                                                      {at(11, 0), {2, 12, 10}, {0, 0, 0}, motion::kLinearCurve},
                                                      {at(11, 1), {4, 0, -9}, {0, 0, 0}, kFloating},
                                                      {at(12, 0), {4, 0, -9}, {0, 0, 0}, motion::kLinearCurve}}) {
    steps.push_back(step);
  }
  dance.bone("頭", steps);
  dance.bone("首", {{0, {}},
                    {at(1, 2), {0, -6, 0}},
                    {at(2, 2), {0, 6, 0}},
                    {at(4, 0), {}},
                    {at(7, 2.5), {-8, 0, 0}},
                    {at(8, 0.5), {5, 0, 0}},
                    {at(9, 0), {}}});
  dance.bone("両目", {{0, {}},
                      {at(1, 1), {0, 4, 0}},
                      {at(2, 0), {}},
                      {at(2, 1), {0, -4, 0}},
                      {at(3, 0), {}},
                      {at(5, 0), {0, 4, 0}, {0, 0, 0}, kAccent},
                      {at(5, 2), {0, -4, 0}, {0, 0, 0}, kAccent},
                      {at(6, 0), {}}});
}

}  // namespace

void danceBody(Choreography& dance) {
  bounce(dance);
  travel(dance);
  hips(dance);
  trunk(dance);
  head(dance);
}

void danceFeet(Choreography& dance) {
  // The left foot, then the right one; every step arrives on a beat.
  dance.foot(kSides[0], {{0, 0.12, 0, 6},
                         {at(1, 1), 1.25, 0, 10},
                         {at(2, 0), 0.15, 0, 6},
                         {at(2, 2), -0.85, 0, 4},
                         {at(2, 3), 0.1, 0, 8},
                         {at(4, 0), 0.5, 0.1, 14, 7, 0.5},
                         {at(6, 0), 0.12, 0, 4, 7, 0.5},
                         {at(6, 1), 0.12, -1.2, 4, 11},
                         {at(6, 3), 0.12, 0, 4, 11, 0.5},
                         {at(7, 1), 0.35, 0, 12, 7, 0.4},
                         {at(7, 3.5), 0.35, 0, 12, 0},
                         {at(8, 1.4), 0.35, 0, 12, 0},
                         {at(9, 0), 0.12, 0, 6, 7, 0.4},
                         {at(10, 0), 0.3, 0, 12, 8, 0.5},
                         {at(11, 1), 0.05, 0, 4, 10, 0.5}});
  dance.foot(kSides[1], {{0, -0.12, 0, -6},
                         {at(1, 2), 0.85, 0, -4},
                         {at(1, 3), -0.1, 0, -8},
                         {at(2, 1), -1.25, 0, -10},
                         {at(3, 0), -0.15, 0, -6},
                         {at(4, 0.6), -0.5, 0.1, -14, 7, 0.5},
                         {at(6, 0.4), -0.12, 0, -4, 7, 0.5},
                         {at(6, 2), -0.12, -1.2, -4, 11},
                         {at(7, 0), -0.12, 0, -4, 11, 0.5},
                         {at(7, 1.6), -0.35, 0, -12, 7, 0.4},
                         {at(7, 3.5), -0.35, 0, -12, 0},
                         {at(8, 1.4), -0.35, 0, -12, 0},
                         {at(9, 0.6), -0.12, 0, -6, 7, 0.4},
                         {at(10, 0.6), 0.1, -0.1, -18, 8, 0.5},
                         {at(11, 1.5), -0.05, 0, -4, 10, 0.5}});
  // In the jump, both feet rise with the body and one kicks back.
  dance.bone("左足IK親", {{0, {}},
                          {at(7, 3.5), {}, {0, 0, 0}, motion::kLinearCurve},
                          {at(8, 0.5), {28, 0, 0}, {0, 2.5F, 1.3F}, kEaseOut},
                          {at(8, 1.4), {}, {0, 0, 0}, kEaseIn}});
  dance.bone("右足IK親", {{0, {}},
                          {at(7, 3.5), {}, {0, 0, 0}, motion::kLinearCurve},
                          {at(8, 0.5), {}, {0, 1.9F, 0.2F}, kEaseOut},
                          {at(8, 1.4), {}, {0, 0, 0}, kEaseIn}});
  dance.pair("つま先ＩＫ", {{0, {}}, {at(7, 3.5), {}}, {at(8, 0.4), {}, {0, -0.5F, 0.1F}, kAccent}, {at(8, 1.4), {}}});
}

}  // namespace furitsuke::samples
