// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/motion/key.h"

namespace furitsuke::motion {

/// Which curves a bone gets when a key is registered between two keys.
enum class SpanCurves : std::uint8_t {
  Drawn,  ///< the drawn ones; channels without one divide their curve, so that the motion changes only at the key
  Mmd,    ///< those of MMD with its automatic setting, whatever the span had
};

/// Gives a new key between two keys and the next key the curves that MMD gives them. What the next key has as the
/// second point and for its rotation stays.
inline void setMmdCurves(BoneKey& key, BoneKey& next) {
  constexpr Curve kIntoKey{64, 0, 87, 87};
  constexpr std::uint8_t kOutOfKey = 40;
  for (const BoneChannel channel : {BoneChannel::X, BoneChannel::Y, BoneChannel::Z}) {
    const auto at = static_cast<std::size_t>(channel);
    key.curves[at] = kIntoKey;
    next.curves[at].x1 = kOutOfKey;
    next.curves[at].y1 = kOutOfKey;
  }
  key.curves[static_cast<std::size_t>(BoneChannel::Rotation)] = kLinearCurve;
}

}  // namespace furitsuke::motion
