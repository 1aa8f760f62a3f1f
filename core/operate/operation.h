// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/model/model.h"
#include "core/motion/operations/operation_result.h"
#include "core/operate/arguments.h"

// The table of operations: what can be done to a motion, with its parameters, told once. The command line, dialogs,
// actions and documentation are made from it. The work itself is done by functions of motion/operations and eval.
namespace furitsuke {

/// What an operation works on.
struct OperationInput {
  const Motion& motion;
  const KeySelection& keys;  ///< the keys it is for: a whole motion, tracks, a range of frames or single keys
  const OperationArguments& arguments;
  const Model* model = nullptr;  ///< the model that the motion is for; null: not known
};

struct Operation {
  std::string_view id;    ///< "scale-time"; stable
  std::string_view text;  ///< as a menu has it: "Scale Time"
  std::string_view help;  ///< what it does, in sentences
  std::vector<OperationParameter> parameters = {};
  /// What runOperation() calls. Never touches the motion.
  Result<OperationResult> (*run)(const OperationInput&);
  std::string_view topic = {};  ///< id of the topic below which it stands; the table sets it
};

/// The change, or why it cannot be made; a note says it when no key is left or nothing was found to change.
[[nodiscard]] Result<OperationResult> runOperation(const Operation& operation, const OperationInput& input);

/// What operations are grouped by.
struct OperationTopic {
  std::string_view id;    ///< "time"; stable
  std::string_view text;  ///< as a menu has it: "Time"
};

/// In the order in which a menu shows them.
[[nodiscard]] std::span<const OperationTopic> operationTopics();
/// Every operation, topic by topic, in the order in which a menu shows them.
[[nodiscard]] std::span<const Operation> operations();
/// Null when none is called so.
[[nodiscard]] const Operation* findOperation(std::string_view id);

}  // namespace furitsuke
