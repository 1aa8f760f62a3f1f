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

/// An operation with all of its inputs, so that it can run on another thread.
struct OperationTask {
  const operations::Operation* operation = nullptr;
  std::shared_ptr<const scripts::ScriptOperation> script = {};  ///< whose operation it is; null: of the table
  operations::OperationArguments::Texts arguments;
  operations::OperationScope scope;
  motion::Motion motion;                                    ///< shares its columns with the motion of the document
  std::shared_ptr<const model::Model> model;                ///< may be null
  eval::BeforeFirst beforeFirst = eval::BeforeFirst::Rest;  ///< see operations::OperationInput
  /// Open motions by the names that an argument can use; they take precedence over files of the same name.
  std::map<std::string, std::shared_ptr<const motion::Motion>> open;
  /// Tables by the names that an argument can use, in the same way.
  std::map<std::string, operations::PairTable> tables = {};
  /// Models on the stage by the names that an argument can use, in the same way.
  std::map<std::string, std::shared_ptr<const model::Model>> models = {};
  /// The models of the other dancers, if the motions of all are fitted from the same model: fit-to-model then moves
  /// them by one factor, unless an argument gives it.
  std::vector<std::shared_ptr<const model::Model>> dancers = {};
  /// Of earlier runs with the same sound; null: the sound is read again.
  std::shared_ptr<SoundCache> sounds = {};
  /// Of earlier runs of reduce-poses; null: the motion is analyzed again.
  std::shared_ptr<operations::PoseCache> poses = {};
};

/// Reads the arguments, and the files that they name, and runs the operation. Can be called on any thread. An Error
/// whose section is the id of a parameter is about its value. `canceled`, which may be set on any thread, stops the
/// operation; `progress` is that of operations::runOperation().
[[nodiscard]] Result<operations::OperationOutcome> runTask(const OperationTask& task,
                                                           const std::atomic<bool>* canceled = nullptr,
                                                           std::atomic<double>* progress = nullptr);

}  // namespace furitsuke::session
