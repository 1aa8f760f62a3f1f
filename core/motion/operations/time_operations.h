// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/base/result.h"
#include "core/motion/operations/operation_result.h"

// Operations that move keys in time. Keys that are not selected stay, unless a moved one comes to lie on them. Markers
// go along when all keys are selected, and with a ripple over all tracks; the tempo is that of the music and stays.
namespace furitsuke {

/// Which keys go along when selected ones make or leave room.
enum class Ripple {
  None,    ///< only selected ones move
  Tracks,  ///< all that follow on tracks with selected keys
  All,     ///< all that follow on every track, and the markers
};

/// Selected keys at `at` and later move by `count` >= 1, with a ripple all keys there. An Error when `at` < 1, as the
/// first frame stays in MMD, or when a key would pass kMaxFrame.
[[nodiscard]] Result<OperationResult> insertFrames(const Motion& motion, const KeySelection& keys, Frame at,
                                                   Frame count, Ripple ripple = Ripple::None);

/// MMD's "delete frame", `count` >= 1 times: selected keys behind `at` >= 1 move back by one, but not before `at`,
/// where the last of them takes the place of the others. With a ripple all keys there do.
[[nodiscard]] Result<OperationResult> removeFrames(const Motion& motion, const KeySelection& keys, Frame at,
                                                   Frame count, Ripple ripple = Ripple::None);

enum class FrameRounding {
  Nearest,  ///< halves go up
  Down,     ///< as MMD does
};

struct TimeScaling {
  double factor = 1;  ///< > 0; 2 makes a motion twice as long
  Frame about = 0;    ///< this frame stays
  FrameRounding rounding = FrameRounding::Nearest;
  /// Two camera keys on neighbouring frames, and no third beside them, are a cut: they stay neighbours, and the second
  /// goes where the scale puts it.
  bool keepCuts = true;
  /// Whether keys behind the selected ones move by as much as the last selected frame of the motion does.
  Ripple ripple = Ripple::None;
};

/// Where two keys come to lie on one frame the later one counts; how many were lost so is noted. An Error when the
/// factor is not above 0 or a key would leave the frames 0 to kMaxFrame.
[[nodiscard]] Result<OperationResult> scaleTime(const Motion& motion, const KeySelection& keys,
                                                const TimeScaling& scale);

/// Plays the selected keys backwards between their first and last frame. Each curve goes to the other end of its span,
/// turned round; what steps (physics, perspective, shadow mode, visibility, IK) holds over the same spans as before.
/// The way into the first selected frame keeps its curve. Twice gives the motion back.
[[nodiscard]] OperationResult reverseTime(const Motion& motion, const KeySelection& keys);

/// The curve that draws the same backwards. Bytes above kCurveMax count as kCurveMax.
[[nodiscard]] Curve reversedCurve(const Curve& curve);

/// Moves keys as moveKeys() does and notes when the move was limited. With a ripple everything from the first selected
/// frame on moves: to the right it pushes what follows, to the left it closes the gap, where of the keys in the way of
/// a track the last one takes the place of the first arriving frame unless a key arrives there.
[[nodiscard]] OperationResult shiftKeys(const Motion& motion, const KeySelection& keys, std::int64_t by,
                                        FrameZeroRule rule, Ripple ripple = Ripple::None);

/// The keys of it with a ripple over the tracks of `keys`, for a drag: what is selected afterwards are `keys` alone,
/// where they came to lie.
[[nodiscard]] EditProposal rippleKeys(const Motion& motion, const KeySelection& keys, std::int64_t by,
                                      FrameZeroRule rule);

}  // namespace furitsuke
