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

#include "app/cli/edit_jobs.h"
#include "app/cli/edit_plan.h"
#include "app/cli/exit_status.h"
#include "app/cli/json_report.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/operations/run.h"

namespace furitsuke::cli {

/// What one step did to one file.
struct EditStepReport {
  std::string_view operation;
  operations::OperationReport summary;
};

/// One file of a result that was split.
struct EditPart {
  std::string name;
  std::filesystem::path output;
  std::size_t keys = 0;
};

/// The results for one file.
struct EditReport {
  std::size_t keysBefore = 0;
  std::size_t keysAfter = 0;
  std::vector<EditStepReport> steps;
  std::vector<EditPart> parts;  ///< the files written, if the plan splits
  Diagnostics findings;         ///< of the input
  Diagnostics losses;           ///< what the output format cannot store
  bool salvaged = false;
  std::optional<Error> error;  ///< nothing was written

  /// Cannot if there is an error; Partial if something was left out, if a step changed nothing (unless it is a script
  /// that prints something), or if a damaged file was salvaged.
  [[nodiscard]] ExitStatus status() const;
};

/// Runs the plan on each job on `threads` threads; a failed job does not stop the others. `onDone` is called after each
/// job, one call at a time, on any thread. When `stop` becomes true, running operations are canceled, and jobs that
/// have not started are reported as interrupted. `progress`, for a single job, is set to the share of the current step
/// that is done.
[[nodiscard]] std::vector<EditReport> runEdits(const EditPlan& plan, const std::vector<EditJob>& jobs,
                                               std::size_t threads, const std::atomic<bool>& stop,
                                               const std::function<void()>& onDone,
                                               std::atomic<double>* progress = nullptr);

/// Runs the plan on each job, on this number of threads or on all cores if it is 0, and prints what was done: messages
/// to standard error, and to standard output a text or a JSON report.
[[nodiscard]] ExitStatus runAndReport(const EditPlan& plan, const std::vector<EditJob>& jobs, unsigned threads,
                                      const Reporting& reporting);

}  // namespace furitsuke::cli
