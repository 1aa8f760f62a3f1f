// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/operations/arguments.h"
#include "core/operations/operation_result.h"

// Shared by the operations that move keys in time. Keys that are not selected do not move, but may be replaced by moved
// keys. Markers and changes of the tempo move if all keys are selected, or with a ripple over all tracks. The first
// tempo belongs to the music and does not change.
namespace furitsuke::operations {

/// Which other keys move when selected keys make or close a gap.
enum class Ripple {
  None,    ///< only selected keys move
  Tracks,  ///< all later keys on tracks with selected keys
  All,     ///< all later keys on every track, and the markers
};

/// The parameter "ripple".
[[nodiscard]] OperationParameter rippleParameter(std::string_view help);
[[nodiscard]] Ripple rippleOf(const OperationArguments& arguments);

/// The selected keys within the range; with a ripple all keys there.
[[nodiscard]] motion::KeySelection keysWithin(const motion::Motion& motion, const motion::KeySelection& keys,
                                              FrameRange range, Ripple ripple);

/// What happens to a key at the frame where others arrive.
enum class KeyAtGap : std::uint8_t { Replaced, Stays };

/// Moves keys after `at` to the left by `count`, but not before `at`.
[[nodiscard]] OperationResult closeGap(const motion::Motion& motion, const motion::KeySelection& moving, Frame at,
                                       Frame count, const OperationControl& control, KeyAtGap key = KeyAtGap::Replaced);

/// Whether markers move with these keys.
[[nodiscard]] bool movesMarkers(const motion::Motion& motion, const motion::KeySelection& keys, Ripple ripple);

/// For moveMarkers(): where a marker goes when closeGap() is called with the same arguments.
[[nodiscard]] inline auto closedGap(Frame at, Frame count) {
  return [=](Frame frame) -> std::optional<std::int64_t> {
    return frame <= at ? frame : std::max<std::int64_t>(at, std::int64_t{frame} - count);
  };
}
/// For moveMarkers(): moves markers at `at` and later.
[[nodiscard]] inline auto movedFrom(Frame at, std::int64_t by) {
  return [=](Frame frame) -> std::optional<std::int64_t> { return frame < at ? frame : frame + by; };
}

}  // namespace furitsuke::operations
