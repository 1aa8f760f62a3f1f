// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/motion/edit.h"
#include "core/motion/motion.h"
#include "core/motion/motion_diff.h"

namespace furitsuke::motion {

/// A motion of a three-way merge: `Base` is the common ancestor of the other two.
enum class MergeSide : std::uint8_t { Base, Ours, Theirs };

/// "base", "ours", "theirs".
[[nodiscard]] std::string_view nameOf(MergeSide side);
[[nodiscard]] std::optional<MergeSide> mergeSideFromName(std::string_view name);

/// Something that both sides changed in different ways.
struct MergeConflict {
  enum class Part : std::uint8_t {
    ModelName,
    Track,  ///< one side removed all keys of a track, and the other changed some of them
    Key,
  };
  Part part = Part::Key;
  Frame frame = 0;  ///< of a key
  /// The key in each motion, or the first key of the track; empty if the motion does not have it. Not set for the model
  /// name.
  std::optional<KeyIndex> base;
  std::optional<KeyIndex> ours;
  std::optional<KeyIndex> theirs;
  friend bool operator==(const MergeConflict&, const MergeConflict&) = default;
};

/// How the sides contradict each other: "changed", "added" (both), "removed-by-ours", "removed-by-theirs".
[[nodiscard]] std::string_view mergeConflictName(const MergeConflict& conflict);

struct ThreeWayMerge {
  /// Turns `ours` into the merged motion.
  Edit edit;
  /// The model name first, then sorted by kind of track, then by track (those of `ours` in their order, then those that
  /// only `theirs` has), then by frame.
  std::vector<MergeConflict> conflicts;
};

/// Merges the changes from `base` to `theirs` into `ours`. Tracks are matched by the bytes of their names, keys by
/// their frames; values are compared by bits, and source records are ignored.
///
/// A key that only one side changed, added or removed gets the state of that side, as does a key that both sides
/// changed to the same value. If the sides differ in any other way, there is a conflict, and the merged motion has the
/// state of the `favored` motion. Keys that `ours` has keep their source records, whatever their new value. The
/// annotations of `ours` stay. Linear in the number of keys.
[[nodiscard]] ThreeWayMerge mergeThreeWay(const Motion& base, const Motion& ours, const Motion& theirs,
                                          MergeSide favored = MergeSide::Ours);

}  // namespace furitsuke::motion
