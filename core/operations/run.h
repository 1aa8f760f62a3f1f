// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <vector>

#include "core/operations/operation.h"

// Runs operations, for the command line and for the window.
namespace furitsuke::operations {

/// An operation with everything that it needs except the motion and the model.
struct OperationCall {
  const Operation* operation = nullptr;
  OperationArguments arguments;
  OperationScope scope;
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;  ///< see OperationInput
  SoundReader soundReader = {};                                            ///< see OperationInput
  std::shared_ptr<OperationCache> cache = {};                              ///< see OperationInput
  std::vector<DancerModels> dancers = {};                                  ///< see OperationInput
};

/// What an operation did to a motion, in numbers and notes.
struct OperationReport {
  std::size_t keysBefore = 0;  ///< keys of the whole motion
  std::size_t keysAfter = 0;
  std::size_t changedTracks = 0;
  bool isChange = false;
  std::vector<LargestError> errors;
  std::vector<OperationMetric> metrics;
  std::any extra;     ///< see OperationResult
  Diagnostics notes;  ///< about the scope, then about the result
};

struct OperationOutcome {
  motion::Motion motion;  ///< the changed motion
  motion::Edit edit;      ///< the change
  OperationReport summary;
};

/// Works on the tracks of the active layer, or of the motion itself, without the other ones; the outcome has no layers.
/// Finds the keys, runs the operation and applies its result to the motion. A note reports when no keys are left or
/// nothing changed. On an Error the motion is lost; the section of the Error may be the id of a parameter. An Error
/// also when the operation would exceed a limit of OperationControl, or when `canceled`, which may be set on any
/// thread, became true. `progress` is set to the share of the work that is done, 0..1, by operations that report it
/// (OperationControl::setProgress()); it stays as it is during others.
[[nodiscard]] Result<OperationOutcome> runOperation(const OperationCall& call, motion::Motion motion,
                                                    const model::Model* model,
                                                    const std::atomic<bool>* canceled = nullptr,
                                                    std::atomic<double>* progress = nullptr);

/// For callers without a person who sees the notes before the result is used, such as scripts: an Error if a name of
/// the scope has no track, if there are no keys in its frames, or if the operation left no keys.
[[nodiscard]] Status checkScope(const OperationReport& summary);

}  // namespace furitsuke::operations
