// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/operation_task.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <set>
#include <utility>

#include "core/convert/named_files.h"
#include "core/operate/scope.h"

namespace furitsuke {

namespace {

std::size_t changedTracks(const MotionEdit& edit) {
  std::set<std::optional<TrackId>> tracks;
  for (const TrackId track : touchedTracks(edit.keys)) tracks.insert(track);
  for (const NameEdit& name : edit.names) {
    if (name.track) tracks.insert(*name.track);
  }
  return tracks.size();
}

Result<OperationOutcome> work(const OperationTask& task) {
  const ArgumentFiles files{[&task](const std::string& name) -> Result<std::shared_ptr<const Motion>> {
                              const auto open = task.open.find(name);
                              if (open != task.open.end()) return open->second;
                              return loadWholeMotion(name);
                            },
                            [](const std::string& name) { return loadNamePairs(name); }};
  const Result<OperationArguments> arguments =
      OperationArguments::read(task.operation->parameters, task.arguments, files);
  if (!arguments.ok()) return arguments.error();
  KeyScope scope;
  if (task.keys) {
    scope.keys = *task.keys;
  } else {
    Result<KeyScope> told = keysInScope(task.motion, task.tracks, task.frames);
    if (!told.ok()) return told.error();
    scope = *std::move(told);
  }
  Result<OperationResult> result =
      runOperation(*task.operation, {task.motion, scope.keys, *arguments, task.model.get()});
  if (!result.ok()) return result.error();
  OperationOutcome outcome;
  outcome.keysBefore = task.motion.keyCount();
  outcome.edited.motion = task.motion;
  applyResult(outcome.edited.motion, *result);
  outcome.keysAfter = outcome.edited.motion.keyCount();
  outcome.tracks = changedTracks(result->edit);
  outcome.isChange = !result->edit.isEmpty();
  outcome.errors = std::move(result->errors);
  outcome.edited.edit = std::move(result->edit);
  outcome.edited.selection = std::move(result->selection);
  outcome.notes = std::move(scope.notes);
  std::ranges::move(result->notes, std::back_inserter(outcome.notes));
  return outcome;
}

}  // namespace

Result<OperationOutcome> runOperation(const OperationTask& task) {
  try {
    return work(task);
  } catch (const std::exception& error) {  // a motion too large for the memory must not end the program
    return Error{{}, {}, error.what()};
  }
}

}  // namespace furitsuke
