// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

#include "core/motion/key.h"

namespace furitsuke::io {

/// The members of "curves" in the order of BoneKey::curves and CameraKey::curves.
inline constexpr std::array<std::string_view, motion::kBoneChannelCount> kBoneCurveNames{"x", "y", "z", "rotation"};
inline constexpr std::array<std::string_view, motion::kCameraChannelCount> kCameraCurveNames{
    "x", "y", "z", "rotation", "distance", "fov"};

}  // namespace furitsuke::io
