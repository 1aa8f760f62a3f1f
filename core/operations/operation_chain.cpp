// SPDX-License-Identifier: MIT
#include "core/operations/operation_chain.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/operations/scope.h"

namespace furitsuke::operations {

OperationChain::OperationChain(const OperationInput& in) : in_(in), work_(in.motion), keys_(in.keys) {}

OperationInput OperationChain::input(const OperationArguments& arguments) {
  OperationInput next{work_, keys_, arguments, in_.model, in_.preExtrapolation, in_.control};
  next.frames = in_.frames;
  next.scope = in_.scope;
  next.soundReader = in_.soundReader;
  next.dancers = in_.dancers;
  return next;
}

Status OperationChain::add(Result<OperationResult> result) {
  if (!result.ok()) return result.error();
  if (in_.control.isStopped()) return in_.control.status();
  motion::applyEdit(work_, result->edit, motion::EditSide::After);
  std::ranges::move(result->edit.addedBones, std::back_inserter(result_.edit.addedBones));
  std::ranges::move(result->edit.addedMorphs, std::back_inserter(result_.edit.addedMorphs));
  std::ranges::move(result->notes, std::back_inserter(result_.notes));
  std::ranges::move(result->metrics, std::back_inserter(result_.metrics));
  for (LargestError& error : result->errors) noteError(result_, std::move(error));
  if (result->extra.has_value()) result_.extra = std::move(result->extra);
  chooseKeys();
  return Done{};
}

Status OperationChain::run(std::string_view id, const OperationArguments::Texts& texts) {
  const Operation* operation = findOperation(id);
  const Result<OperationArguments> arguments = OperationArguments::read(operation->parameters, texts, {});
  if (!arguments.ok()) return arguments.error();
  return add(operation->run(input(*arguments)));
}

void OperationChain::chooseKeys() {
  if (in_.scope == nullptr || in_.scope->keys) return;  // single keys: those of them that are left
  Result<KeyScope> scope = keysInScope(work_, in_.scope->tracks, in_.scope->frames);
  if (scope.ok()) keys_ = std::move(scope->keys);
}

OperationResult OperationChain::take() {
  proposeDifferences(result_, in_.motion, work_);
  result_.edit.selection = keys_;
  sortKeyEdits(result_);
  return std::move(result_);
}

}  // namespace furitsuke::operations
