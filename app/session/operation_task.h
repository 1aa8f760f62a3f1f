// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "app/session/sound/sound_cache.h"
#include "core/operations/run.h"
#include "core/scripts/script_operation.h"

namespace furitsuke::session {

/// Another dancer, whose motion is fitted together with that of a task.
struct OperationDancer {
  std::shared_ptr<const model::Model> model;
  std::string source;  ///< the model that the motion was made for, as an argument; empty: that of the task
};

/// An operation with all of its inputs, so that it can run on another thread.
struct OperationTask {
  const operations::Operation* operation = nullptr;
  std::shared_ptr<const scripts::ScriptOperation> script = {};  ///< whose operation it is; null: of the table
  operations::OperationArguments::Texts arguments;
  operations::OperationScope scope;
  motion::Motion motion;                      ///< shares its columns with the motion of the document
  std::shared_ptr<const model::Model> model;  ///< may be null
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;  ///< see operations::OperationInput
  /// Open motions by the names that an argument can use; they take precedence over files of the same name.
  std::map<std::string, std::shared_ptr<const motion::Motion>> open;
  /// Tables by the names that an argument can use, in the same way.
  std::map<std::string, operations::PairTable> tables = {};
  /// Models on the stage by the names that an argument can use, in the same way.
  std::map<std::string, std::shared_ptr<const model::Model>> models = {};
  /// The other dancers, if the motions of all are fitted together.
  std::vector<OperationDancer> dancers = {};
  /// Of earlier runs with the same sound; null: the sound is read again.
  std::shared_ptr<SoundCache> sounds = {};
  std::shared_ptr<operations::OperationCache> cache = {};  ///< see operations::OperationInput
};

/// Reads the arguments, and the files that they name, and runs the operation. Can be called on any thread. An Error
/// whose section is the id of a parameter is about its value. `canceled`, which may be set on any thread, stops the
/// operation; `progress` is that of operations::runOperation().
[[nodiscard]] Result<operations::OperationOutcome> runTask(const OperationTask& task,
                                                           const std::atomic<bool>* canceled = nullptr,
                                                           std::atomic<double>* progress = nullptr);

/// Lets the outcome leave no selection that was not there before: the keys that it changed are selected only if they
/// were; otherwise what is selected stays so, as far as it exists.
void keepSelection(const OperationTask& task, const motion::KeySelection& before,
                   operations::OperationOutcome& outcome);

/// For OperationTask::cache; null if the operation keeps nothing. It is freed on another thread: for a million keys
/// that takes 50 ms.
[[nodiscard]] std::shared_ptr<operations::OperationCache> makeCache(const operations::Operation& operation);

}  // namespace furitsuke::session
