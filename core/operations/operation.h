// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
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

/// What an operation keeps of its runs, so that the next one on the same motion is fast. Can be used on any thread.
class OperationCache {
 public:
  OperationCache() = default;
  OperationCache(const OperationCache&) = delete;
  OperationCache& operator=(const OperationCache&) = delete;
  virtual ~OperationCache() = default;
};

/// The models of another dancer whose motion is fitted together with that of the input.
struct DancerModels {
  std::shared_ptr<const model::Model> source;  ///< that its motion was made for; null: that of the input
  std::shared_ptr<const model::Model> target;
};

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
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
  /// Limits the number of keys and cancels the run.
  OperationControl& control;
  /// The frames of the scope, with or without keys: as they were given, otherwise from the first to the last key of
  /// `keys`, or from frame 0 on for the whole motion. Not beyond the last key of the motion; empty if it has no keys.
  FrameRange frames = {};
  /// How the keys were chosen, for operations that make keys on tracks without any; null: all keys of the motion.
  const OperationScope* scope = nullptr;
  const SoundReader* soundReader = nullptr;    ///< for the sound of the motion; null or empty: it cannot be read
  OperationCache* cache = nullptr;             ///< made by Operation::makeCache; null: nothing is known of earlier runs
  std::span<const DancerModels> dancers = {};  ///< for Operation::fitsModel: all keep their formation
};

struct Operation {
  std::string_view id;    ///< "scale-time"; stable
  std::string_view text;  ///< for a menu: "Scale Time"
  std::string_view help;  ///< what it does, in sentences; the first one is the tooltip
  std::vector<OperationParameter> parameters = {};
  /// Computes the change; runOperation() in run.h applies it. Never changes the motion. Counts the keys that it adds
  /// with `control` before it creates them; see OperationControl.
  std::function<Result<OperationResult>(const OperationInput&)> run;
  /// Fits the motion to its model: windows show the original beside the result and offer to fit all dancers together.
  bool fitsModel = false;
  std::unique_ptr<OperationCache> (*makeCache)() = nullptr;  ///< null: it keeps nothing
  std::string_view topic = {};                               ///< id of its topic; set by the table
};

/// Makes the row of an operation.
using OperationRow = Operation (*)();

/// A group of operations. `rows` is declared in the header of its folder, such as time/time_operations.h.
struct OperationTopic {
  std::string_view id;    ///< "time"; stable
  std::string_view text;  ///< for a menu: "Time"
  std::span<const OperationRow> rows;
};

/// In menu order.
[[nodiscard]] std::span<const OperationTopic> operationTopics();
/// Every operation, topic by topic, in menu order.
[[nodiscard]] std::span<const Operation> operations();
/// Null when no operation has this id, also in an earlier version.
[[nodiscard]] const Operation* findOperation(std::string_view id);
/// The operation of this row, such as renameOperation.
[[nodiscard]] const Operation& operationOf(OperationRow row);

}  // namespace furitsuke::operations
