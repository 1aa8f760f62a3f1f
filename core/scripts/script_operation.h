// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "core/operations/operation.h"
#include "core/scripts/script.h"
#include "core/scripts/script_process.h"
#include "core/scripts/script_request.h"

namespace furitsuke::scripts {

/// A script as an operation, so that it has the form, the preview, the scope and the undo step of one.
class ScriptOperation {
 public:
  /// Reads the header; the texts are those of `language`. An Error has the line; see lineOf().
  [[nodiscard]] static Result<std::shared_ptr<ScriptOperation>> make(Script script, std::string_view language,
                                                                     ScriptProcess process = {});
  ScriptOperation(const ScriptOperation&) = delete;
  ScriptOperation& operator=(const ScriptOperation&) = delete;
  ~ScriptOperation() = default;

  /// The id is "script." and the name of the script. It runs the script in a process of its own and must not outlive
  /// this object. An Error of the script has the line, see lineOf(), or the id of a parameter.
  [[nodiscard]] const operations::Operation& operation() const noexcept { return operation_; }
  [[nodiscard]] const Script& script() const noexcept { return script_; }
  /// What later runs can read, in the language of this operation. Can be called on any thread.
  void setSurroundings(const ScriptSurroundings& surroundings);

 private:
  ScriptOperation(Script script, ScriptHeader header, std::string_view language, ScriptProcess process);
  [[nodiscard]] Result<operations::OperationResult> run(const operations::OperationInput& in) const;
  [[nodiscard]] operations::OperationParameter parameterOf(const ScriptParameter& parameter, std::string_view language);
  std::string_view stored(std::string text) { return texts_.emplace_back(std::move(text)); }

  Script script_;
  ScriptHeader header_;
  std::string language_;
  ScriptProcess process_;
  mutable std::mutex mutex_;
  ScriptSurroundings surroundings_;  ///< guarded by mutex_
  std::deque<std::string> texts_;    ///< what operation_ refers to
  operations::Operation operation_;
};

/// The id of the operation of the script with this name.
[[nodiscard]] std::string scriptOperationId(std::string_view name);

}  // namespace furitsuke::scripts
