// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include "resources/samples/dance.h"

namespace furitsuke::samples {

namespace {

const ArmPose kRelaxed{{2.3, 7.25, -0.35}, {1, 0, 0.7}, {-1, 0, 0.2}, {}};
const ArmPose kOnHip{{1.42, 7.85, 0.05}, {1, 0.1, 0.6}, {-0.9, 0, 0.5}, glm::dvec3{-0.35, -0.8, -0.5}};
const ArmPose kFist{{0.85, 9.1, -1.75}, {1, -0.7, 0.3}, {-1, 0, 0.3}, glm::dvec3{-0.1, 0.9, -0.5}};
const ArmPose kOpen{{4.05, 9.6, -0.8}, {0, -1, 0.5}, {0, 0.3, -1}, {}};
const ArmPose kWide{{3.9, 11.1, -0.9}, {0.3, -1, 0.4}, {0, 0.1, -1}, {}};
const ArmPose kUp{{2.95, 12.3, -1.35}, {1, -0.4, 0.4}, {-0.2, 0, -1}, {}};
const ArmPose kWaveIn{{2.35, 11.7, -1.9}, {1, -0.8, 0.2}, {0, 0, -1}, glm::dvec3{-0.3, 1, -0.1}};
const ArmPose kWaveOut{{2.75, 11.55, -1.8}, {1, -0.8, 0.2}, {0, 0, -1}, glm::dvec3{0.55, 1, -0.1}};
const ArmPose kBack{{1.9, 7.7, 1.35}, {1, 0.2, 0.8}, {-0.4, -0.6, 0.6}, {}};
const ArmPose kFront{{1.3, 9.3, -2.6}, {1, -1, 0.2}, {0, -1, -0.2}, {}};
const ArmPose kPawHigh{{1.0, 10.55, -2.1}, {1, -0.7, 0}, {0, -0.3, -1}, glm::dvec3{0, 0.8, -0.8}};
const ArmPose kPawLow{{1.0, 9.0, -1.9}, {1, -0.6, 0.2}, {0, -0.7, -0.8}, glm::dvec3{0, 0.4, -1}};
const ArmPose kPeace{{2.6, 11.3, -1.95}, {1, -0.9, 0.1}, {-0.1, 0, -1}, glm::dvec3{-0.35, 1, 0}};
const ArmPose kCheek{{1.5, 10.75, -2.35}, {1, -0.8, 0}, {-0.5, 0.1, 1}, glm::dvec3{0.05, 1, 0.15}};

std::vector<ArmStep> leftArm() {
  return {{0, kOnHip},
          {at(0, 3.5), kOnHip, motion::kLinearCurve},
          {at(1, 0.5), kOpen},
          {at(1, 2), kWide, kAccent},
          {at(1, 3), kOpen},
          {at(2, 0), kOnHip},
          {at(2, 3.5), kOnHip, motion::kLinearCurve},
          {at(3, 0), kPawLow},
          {at(3, 1), kPawHigh, kAccent},
          {at(3, 2), kPawLow, kAccent},
          {at(3, 3), kPawHigh, kAccent},
          {at(4, 0), kFist},
          {at(4, 1), kUp, kAccent},
          {at(4, 2), kFist},
          {at(4, 3), kFist, motion::kLinearCurve},
          {at(5, 0), kWide, kAccent},
          {at(5, 1), kWide, motion::kLinearCurve},
          {at(5, 2), kFist, kAccent},
          {at(5, 3), kFist, motion::kLinearCurve},
          {at(6, 0), kRelaxed, kFloating},
          {at(6, 1), kBack},
          {at(6, 2), kFront},
          {at(6, 3), kBack},
          {at(7, 0), kRelaxed},
          {at(7, 2.5), kFist, kEaseIn},
          {at(7, 3.3), kFist, motion::kLinearCurve},
          {at(8, 0.3), kWide, kAccent},
          {at(8, 1.4), kWide, motion::kLinearCurve},
          {at(8, 2.4), kUp, kAccent},
          {at(8, 3.6), kUp, motion::kLinearCurve},
          {at(9, 0), kWaveIn},
          {at(9, 0.5), kWaveOut},
          {at(9, 1), kWaveIn},
          {at(9, 1.5), kWaveOut},
          {at(9, 2), kWaveIn},
          {at(9, 2.5), kWaveOut},
          {at(9, 3), kWaveIn},
          {at(10, 0), kOnHip, kFloating},
          {at(11, 0), kOnHip, motion::kLinearCurve},
          {at(11, 1), kCheek, kFloating},
          {at(12, 0), kCheek, motion::kLinearCurve}};
}

std::vector<ArmStep> rightArm() {
  return {{0, kOnHip},
          {at(1, 3.5), kOnHip, motion::kLinearCurve},
          {at(2, 0.5), kOpen},
          {at(2, 2), kWide, kAccent},
          {at(2, 3), kOpen},
          {at(3, 0), kPawHigh},
          {at(3, 1), kPawLow, kAccent},
          {at(3, 2), kPawHigh, kAccent},
          {at(3, 3), kPawLow, kAccent},
          {at(4, 0), kFist},
          {at(4, 1), kFist, motion::kLinearCurve},
          {at(4, 2), kFist, motion::kLinearCurve},
          {at(4, 3), kUp, kAccent},
          {at(5, 0), kFist, kAccent},
          {at(5, 1), kFist, motion::kLinearCurve},
          {at(5, 2), kWide, kAccent},
          {at(5, 3), kWide, motion::kLinearCurve},
          {at(6, 0), kRelaxed, kFloating},
          {at(6, 1), kFront},
          {at(6, 2), kBack},
          {at(6, 3), kFront},
          {at(7, 0), kRelaxed},
          {at(7, 2.5), kFist, kEaseIn},
          {at(7, 3.3), kFist, motion::kLinearCurve},
          {at(8, 0.3), kWide, kAccent},
          {at(8, 1.4), kWide, motion::kLinearCurve},
          {at(8, 2.4), kUp, kAccent},
          {at(8, 3.6), kUp, motion::kLinearCurve},
          {at(9, 0), kWaveOut},
          {at(9, 0.5), kWaveIn},
          {at(9, 1), kWaveOut},
          {at(9, 1.5), kWaveIn},
          {at(9, 2), kWaveOut},
          {at(9, 2.5), kWaveIn},
          {at(9, 3), kWaveOut},
          {at(10, 0), kPeace, kAccent},
          {at(11, 0), kPeace, motion::kLinearCurve},
          {at(11, 1), kCheek, kFloating},
          {at(12, 0), kCheek, motion::kLinearCurve}};
}

}  // namespace

void danceArms(Choreography& dance) {
  dance.arm(kSides[0], leftArm());
  dance.arm(kSides[1], rightArm());
  dance.pair("肩", {{0, {}},
                    {at(3, 3.5), {}},
                    {at(4, 1), {0, 0, 8}, {0, 0, 0}, kAccent},
                    {at(5, 0), {0, 0, 4}},
                    {at(6, 0), {}},
                    {at(8, 0.5), {0, 0, 10}, {0, 0, 0}, kAccent},
                    {at(9, 0), {0, 0, 6}},
                    {at(10, 0), {}},
                    {at(11, 1), {0, 6, 6}},
                    {at(12, 0), {0, 6, 6}, {0, 0, 0}, motion::kLinearCurve}});
}

void danceHands(Choreography& dance) {
  constexpr HandPose kLoose{{15, 16, 20, 24, 28}}, kFistHand{{55, 80, 84, 84, 82}}, kFlat{{5, 4, 3, 4, 6}},
      kPaw{{35, 52, 55, 55, 52}}, kPeaceHand{{62, 2, 2, 84, 84}};
  dance.hand(kSides[0], {{0, kLoose},
                         {at(0, 3.5), kLoose},
                         {at(1, 0.5), kFlat},
                         {at(2, 0), kLoose},
                         {at(2, 3.5), kLoose},
                         {at(3, 0), kPaw},
                         {at(3, 3), kPaw},
                         {at(4, 0), kFistHand},
                         {at(4, 3), kFistHand},
                         {at(5, 0), kFlat},
                         {at(5, 2), kFistHand},
                         {at(6, 0), kLoose},
                         {at(7, 0), kLoose},
                         {at(7, 2.5), kFistHand},
                         {at(7, 3.3), kFistHand},
                         {at(8, 0.3), kFlat},
                         {at(9, 3), kFlat},
                         {at(10, 0), kLoose},
                         {at(11, 1), kFlat}});
  dance.hand(kSides[1], {{0, kLoose},
                         {at(1, 3.5), kLoose},
                         {at(2, 0.5), kFlat},
                         {at(2, 3), kFlat},
                         {at(3, 0), kPaw},
                         {at(3, 3), kPaw},
                         {at(4, 0), kFistHand},
                         {at(5, 1), kFistHand},
                         {at(5, 2), kFlat},
                         {at(6, 0), kLoose},
                         {at(7, 0), kLoose},
                         {at(7, 2.5), kFistHand},
                         {at(7, 3.3), kFistHand},
                         {at(8, 0.3), kFlat},
                         {at(9, 3), kFlat},
                         {at(10, 0), kPeaceHand},
                         {at(11, 0), kPeaceHand},
                         {at(11, 1), kFlat}});
}

}  // namespace furitsuke::samples
