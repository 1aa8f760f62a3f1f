// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/eval/sample_span.h"
#include "core/model/model.h"
#include "core/operations/arguments.h"
#include "core/operations/operation_result.h"

// The table of operations: everything that can be done to a motion, with its parameters. The command line, the dialogs,
// the actions and the documentation are made from it. Each operation has a file of its own in the folder of its topic.
namespace furitsuke::operations {

class PoseCache;

/// The keys to change.
struct OperationScope {
  std::optional<motion::KeySelection> keys = {};  ///< unset: the keys in `tracks` and `frames`
  std::string tracks = {};                        ///< as for keysInScope()
  std::string frames = {};
};

/// What an operation works on.
struct OperationInput {
  const motion::Motion& motion;
  const motion::KeySelection& keys;  ///< the keys to change: a whole motion, tracks, a range of frames or single keys
  const OperationArguments& arguments;
  const model::Model* model = nullptr;  ///< the model of the motion; null when it is not known
  /// What the motion shows before the first key of a track; keys that are inserted there have that value.
  eval::BeforeFirst beforeFirst = eval::BeforeFirst::Rest;
  /// Limits the number of keys and cancels the run.
  OperationControl& control;
  /// The frames of the scope, with or without keys: as they were given, otherwise from the first to the last key of
  /// `keys`, or from frame 0 on for the whole motion. Not beyond the last key of the motion; empty if it has no keys.
  FrameRange frames = {};
  /// How the keys were chosen, for operations that make keys on tracks without any; null: all keys of the motion.
  const OperationScope* scope = nullptr;
  const SoundReader* soundReader = nullptr;  ///< for the sound of the motion; null or empty: it cannot be read
  PoseCache* poseCache = nullptr;  ///< of earlier runs of reduce-poses; null: each run analyzes the motion again
};

struct Operation {
  std::string_view id;    ///< "scale-time"; stable
  std::string_view text;  ///< for a menu: "Scale Time"
  std::string_view help;  ///< what it does, in sentences; the first one is the tooltip
  std::vector<OperationParameter> parameters = {};
  /// Computes the change; runOperation() in run.h applies it. Never changes the motion. Counts the keys that it adds
  /// with `control` before it creates them; see OperationControl.
  std::function<Result<OperationResult>(const OperationInput&)> run;
  std::string_view topic = {};  ///< id of its topic; set by the table
};

/// Makes the row of an operation.
using OperationRow = Operation (*)();

/// A group of operations. `rows` stands in the header of its folder, such as time/time_operations.h.
struct OperationTopic {
  std::string_view id;    ///< "time"; stable
  std::string_view text;  ///< for a menu: "Time"
  std::span<const OperationRow> rows;
};

/// In menu order.
[[nodiscard]] std::span<const OperationTopic> operationTopics();
/// Every operation, topic by topic, in menu order.
[[nodiscard]] std::span<const Operation> operations();
/// Null when no operation has this id.
[[nodiscard]] const Operation* findOperation(std::string_view id);

}  // namespace furitsuke::operations
