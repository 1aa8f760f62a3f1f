// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The size of a hit: how far from what it picks, in pixels, a press of the mouse may be. Larger where things are far
// apart, smaller where a neighbor would be picked instead.
namespace furitsuke::widgets {

inline constexpr double kKeyHitRadius = 7;  ///< in the timeline
inline constexpr double kGraphHitRadius = 8;
inline constexpr double kCurveHandleHitRadius = 8;
inline constexpr double kBoneHitRadius = 9;
inline constexpr double kTinyBodyHitRadius = 6;
inline constexpr double kJointHitRadius = 7;
inline constexpr double kPoseHandleHitRadius = 7;
inline constexpr double kTrailKeyHitRadius = 8;
inline constexpr double kLightHitRadius = 9;
inline constexpr double kFormationHitRadius = 14;
inline constexpr double kBlockHandleHitRadius = 8;
inline constexpr double kLoopEndHitRadius = 6;
inline constexpr double kWeightKeyHitRadius = 5;
inline constexpr int kSliderGripHitRadius = 6;

}  // namespace furitsuke::widgets
