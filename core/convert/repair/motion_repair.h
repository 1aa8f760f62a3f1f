// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/base/diagnostic.h"
#include "core/convert/vmd_motion.h"
#include "core/motion/edit.h"

// Findings (check_findings.h, vmd_diagnostics.h) that the program can put right, in one table. A repair looks at a
// motion and answers with the change to make; whoever asked makes it, as one step.
namespace furitsuke {

/// What a repair looks at.
struct RepairScope {
  const Motion& motion;
  /// The file that the motion came from, for what only its bytes tell; null for a motion without a VMD.
  const VmdSource* source = nullptr;
  /// Where to repair; nothing: everywhere.
  std::optional<TrackId> track;
  /// The name to give to the model, for the repair that needs one.
  Name modelName;
};

struct Repair {
  std::string_view code;  ///< of the finding
  std::string_view text;  ///< what it does, as a button says it: "Remove the hidden records"
  /// MMD plays the motion as before or as was evidently meant, and nothing is lost: can be done without a look.
  bool isSafe = false;
  bool needsModelName = false;
  MotionEdit (*make)(const RepairScope& scope) = nullptr;
};

[[nodiscard]] std::span<const Repair> repairs();
/// nullptr when there is none for findings of this code.
[[nodiscard]] const Repair* findRepair(std::string_view code);
/// For a finding without a repair: why there is none, where that helps a person; empty otherwise.
[[nodiscard]] std::string_view whyNoRepair(std::string_view code);
/// Codes of whyNoRepair() with their sentences.
struct NoRepair {
  std::string_view code;
  std::string_view reason;
};
[[nodiscard]] std::span<const NoRepair> impossibleRepairs();

/// The findings of a motion that was edited since it was opened: checkEdited(), and of what `opened` told about a file
/// of another format all that a repair has not put right since.
[[nodiscard]] Diagnostics findingsNow(const Motion& motion, const VmdSource* source, const Diagnostics& opened);

/// Every safe repair of the findings, one after the other, as one change.
[[nodiscard]] MotionEdit repairAll(const Motion& motion, const VmdSource* source, const Diagnostics& findings);

}  // namespace furitsuke
