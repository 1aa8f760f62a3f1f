// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/io/motion/vmd_motion.h"
#include "core/motion/edit.h"

// The findings (check_findings.h, vmd_findings.h) that the program can fix, in one table. A repair reads a motion and
// returns the change; the caller applies it as one undo step.
namespace furitsuke::check {

/// The input of a repair.
struct RepairScope {
  const motion::Motion& motion;
  /// The file of the motion, for findings about its bytes; null if the motion is not from a VMD.
  const io::VmdSource* source = nullptr;
  /// The track to repair; all tracks if not set.
  std::optional<motion::TrackId> track;
  /// The new model name, for the repair that needs one.
  Name modelName;
};

struct Repair {
  std::string_view code;  ///< of the finding
  std::string_view text;  ///< label of its button: "Remove the hidden records"
  /// Whether the repair can be applied without review: MMD plays the motion as before or as the author evidently meant,
  /// and no data is lost.
  bool isSafe = false;
  bool needsModelName = false;
  motion::Edit (*make)(const RepairScope& scope) = nullptr;
  std::string_view choice = {};  ///< names it if its finding has several repairs, in actions
};

[[nodiscard]] std::span<const Repair> repairs();
/// The repairs to choose from for findings with this code; empty if there is none.
[[nodiscard]] std::span<const Repair> repairsOf(std::string_view code);
/// The repair of that name, or the first one; nullptr if there is none.
[[nodiscard]] const Repair* findRepair(std::string_view code, std::string_view choice = {});
/// Explains why a finding cannot be repaired, if that helps the user; empty otherwise.
[[nodiscard]] std::string_view whyNoRepair(std::string_view code);
/// A code for which whyNoRepair() returns a reason.
struct NoRepair {
  std::string_view code;
  std::string_view reason;
};
/// All codes for which whyNoRepair() returns a reason.
[[nodiscard]] std::span<const NoRepair> impossibleRepairs();

/// The current findings of an edited motion: those of checkEdited() and, if the motion was opened from another format,
/// the findings of `opened` about that format that have not been repaired.
[[nodiscard]] Diagnostics findingsNow(const motion::Motion& motion, const io::VmdSource* source,
                                      const Diagnostics& opened);

/// All safe repairs of the findings as one edit.
[[nodiscard]] motion::Edit repairAll(const motion::Motion& motion, const io::VmdSource* source,
                                     const Diagnostics& findings);

}  // namespace furitsuke::check
