// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <utility>

#include "core/operations/operation.h"

namespace furitsuke::operations {

/// Runs operations one after another on a copy of a motion, as one change. Each of them works on the chosen keys of
/// what the one before left. The input must outlive this object.
class OperationChain {
 public:
  explicit OperationChain(const OperationInput& in);

  /// The motion so far.
  [[nodiscard]] const motion::Motion& motion() const noexcept { return work_; }
  /// What the next operation works on, with these arguments, which must outlive it.
  [[nodiscard]] OperationInput input(const OperationArguments& arguments);

  /// Adds the change of an operation, or nothing but its Error.
  Status add(Result<OperationResult> result);
  /// Runs an operation of the table; parameters that are not in `texts` have their defaults.
  Status run(std::string_view id, const OperationArguments::Texts& texts = {});

  /// The next operation works on these keys of motion().
  void choose(motion::KeySelection keys) { keys_ = std::move(keys); }

  /// All changes as one, with the notes, errors and metrics of all operations. The chosen keys are selected.
  [[nodiscard]] OperationResult take();

 private:
  void chooseKeys();

  const OperationInput& in_;
  motion::Motion work_;
  motion::KeySelection keys_;  ///< chosen in work_
  OperationResult result_;
};

}  // namespace furitsuke::operations
