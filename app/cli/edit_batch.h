// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/edit_plan.h"
#include "app/cli/exit_status.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/motion/operations/operation_result.h"

namespace furitsuke::cli {

struct EditJob {
  std::filesystem::path input;
  std::filesystem::path output;  ///< of a plan that splits, with a place for {part}
};

/// What one step did to one file.
struct EditStepReport {
  std::string_view operation;
  std::size_t keysBefore = 0;
  std::size_t keysAfter = 0;
  Diagnostics notes;
  std::vector<LargestError> errors;
};

/// One file of a result that was split.
struct EditPart {
  std::string name;
  std::filesystem::path output;
  std::size_t keys = 0;
};

/// What became of one file.
struct EditReport {
  std::size_t keysBefore = 0;
  std::size_t keysAfter = 0;
  std::vector<EditStepReport> steps;
  std::vector<EditPart> parts;  ///< of a plan that splits; they are what was written
  Diagnostics findings;         ///< of the input
  Diagnostics losses;           ///< what the output cannot hold
  bool salvaged = false;
  std::optional<Error> error;  ///< nothing was written

  /// Cannot with an error; Partial when something was left out or saved of a damaged file.
  [[nodiscard]] ExitStatus status() const;
};

/// Does the plan to each job on `threads` threads; a job that fails stops no other. `onDone` is called after each, one
/// call at a time, on any thread. When `stop` becomes true, jobs that have not begun are reported as not done.
[[nodiscard]] std::vector<EditReport> runEdits(const EditPlan& plan, const std::vector<EditJob>& jobs,
                                               std::size_t threads, const std::atomic<bool>& stop,
                                               const std::function<void()>& onDone);

}  // namespace furitsuke::cli
