// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>

#include "core/eval/rig/ik_chain.h"
#include "core/eval/rig/lane_math.h"

// The limits of a hinge, for one chain or two. Internal to core/eval/rig.
namespace furitsuke::eval {

/// Monotone in the angle with this cosine and sine, from -2 just above -pi to 2 at pi.
template <class Real>
[[nodiscard]] inline Real angleRank(Real cosine, Real sine) {
  return select(sine >= Real(0), Real(1) - cosine, cosine - Real(1));
}

/// The hinge of each lane.
template <class Real>
using LaneHinges = std::array<const HingeLimits*, Lanes<Real>::kCount>;

/// Limits a rotation to a hinge about x. The same as the limits of Euler angles for one axis: the other two angles
/// become 0, so only x = atan2(r21, r22) matters, and its cosine and sine are sufficient. IK spends much of its time
/// here. Returns where the rotation has no angle about x; there it is unchanged.
template <class Real, class Mask = typename Lanes<Real>::Mask>
[[nodiscard, gnu::always_inline]] inline Mask limitToHinge(const LaneHinges<Real>& hinges, LaneQuat<Real>& turn,
                                                           Mask reflect) {
  const auto low = [&hinges](double HingeBound::*value) {
    return gathered<Real>([&](std::size_t lane) { return hinges[lane]->low.*value; });
  };
  const auto high = [&hinges](double HingeBound::*value) {
    return gathered<Real>([&](std::size_t lane) { return hinges[lane]->high.*value; });
  };
  Real sine = Real(2) * (turn.y * turn.z + turn.w * turn.x);
  Real cosine = Real(1) - Real(2) * (turn.x * turn.x + turn.y * turn.y);
  const Mask isAboutX = (turn.y == Real(0)) & (turn.z == Real(0));
  Mask isDegenerate{};
  if (!all(isAboutX)) {
    const Real square = sine * sine + cosine * cosine;
    isDegenerate = !(isAboutX | (square > Real(0)));
    const Real scale = Real(1) / squareRoot(square);
    const auto scaled = [&](Real value) {
      return either(
          isAboutX, [&] { return value; }, [&] { return value * scale; });
    };
    sine = scaled(sine);
    cosine = scaled(cosine);
  }
  const Real rank = angleRank(cosine, sine);
  const Mask isBelow = rank < low(&HingeBound::rank);
  const Mask isWithin = (!isBelow) & (rank <= high(&HingeBound::rank));
  const Mask keeps = isDegenerate | (isWithin & isAboutX);
  if (all(keeps)) return isDegenerate;
  Mask isAtBound{};
  LaneQuat<Real> bound{};
  if (!all(isWithin)) {
    const auto beyond = [&](double HingeBound::*value) { return select(isBelow, low(value), high(value)); };
    const Mask staysWithin =
        (isBelow & (rank >= low(&HingeBound::reflectRank))) | ((!isBelow) & (rank <= high(&HingeBound::reflectRank)));
    isAtBound = !(isWithin | (reflect & staysWithin));
    bound = {beyond(&HingeBound::halfCosine), beyond(&HingeBound::halfSine), Real(0), Real(0)};
    if (all(isAtBound | isDegenerate)) {
      turn = any(isDegenerate) ? select(isDegenerate, turn, bound) : bound;
      return isDegenerate;
    }
    const Real cosTwice = beyond(&HingeBound::cosTwice);
    const Real sinTwice = beyond(&HingeBound::sinTwice);
    const Real mirroredCosine = cosTwice * cosine + sinTwice * sine;
    const Real mirroredSine = sinTwice * cosine - cosTwice * sine;
    cosine = any(isWithin) ? select(isWithin, cosine, mirroredCosine) : mirroredCosine;
    sine = any(isWithin) ? select(isWithin, sine, mirroredSine) : mirroredSine;
  }
  // About x by the angle with this cosine and sine.
  LaneQuat<Real> limited = either(
      cosine > Real(0),
      [&] {
        const Real half = squareRoot((Real(1) + cosine) / Real(2));
        return LaneQuat<Real>{half, sine / (Real(2) * half), Real(0), Real(0)};
      },
      [&] {
        const Real half = squareRoot((Real(1) - cosine) / Real(2));
        return LaneQuat<Real>{sine / (Real(2) * half), half, Real(0), Real(0)};
      });
  if (any(isAtBound)) limited = select(isAtBound, bound, limited);
  turn = any(keeps) ? select(keeps, turn, limited) : limited;
  return isDegenerate;
}

}  // namespace furitsuke::eval
