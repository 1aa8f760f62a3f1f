// SPDX-License-Identifier: MIT
#include "core/operations/run.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

#include "core/operations/scope.h"

namespace furitsuke::operations {

namespace {

std::size_t changedTracks(const motion::Edit& edit) {
  std::set<motion::TrackId> tracks;
  for (const motion::TrackId track : motion::touchedTracks(edit.keys)) tracks.insert(track);
  for (const motion::NameEdit& name : edit.names) {
    if (name.track) tracks.insert(*name.track);
  }
  return tracks.size();
}

Result<KeyScope> keysOf(const OperationScope& scope, const motion::Motion& motion) {
  if (scope.keys) return KeyScope{*scope.keys, {}};
  return keysInScope(motion, scope.tracks, scope.frames);
}

/// See OperationInput::frames.
FrameRange framesOf(const OperationScope& scope, const motion::Motion& motion, const motion::KeySelection& keys) {
  if (scope.keys || (scope.frames.empty() && !scope.tracks.empty())) return keys.frameRange();
  const Result<FrameRange> given = parseFrameRange(scope.frames);
  if (!given.ok()) return {};
  return {given->first, std::min(given->last, motion.frameRange().last)};
}

/// An operation that works on frames rather than keys has found something to add between the keys. One that only
/// removes keys, because none are chosen, must still be refused.
void withdrawEmptyFrames(const motion::Motion& motion, const OperationResult& result, Diagnostics& notes) {
  if (keyCountAfter(motion, result) > motion.keyCount())
    std::erase_if(notes, [](const auto& note) { return note.code == "edit.frames.empty"; });
}

/// Names without a track are no problem if the operation has added the tracks.
void withdrawAddedTracks(const motion::Motion& changed, const OperationScope& scope, Diagnostics& notes) {
  const Result<KeyScope> now = keysInScope(changed, scope.tracks, {});
  if (!now.ok()) return;
  std::erase_if(notes, [&now](const Diagnostic& note) {
    const auto isSame = [&note](const Diagnostic& other) {
      return other.code == note.code && other.track == note.track;
    };
    return note.code == "edit.track.missing" && std::ranges::none_of(now->notes, isSame);
  });
}

void noteEmptyChange(const motion::Motion& motion, OperationResult& result) {
  if (keyCountAfter(motion, result) == 0) {
    result.notes.push_back(operationNote("edit.keys.none-left", {}));
  } else if (result.edit.isEmpty() && result.notes.empty()) {
    result.notes.push_back(operationNote("edit.nothing.changed", {}));
  }
}

/// For operations that add keys without counting them: few for each track, or those of another motion in memory.
Status checkKeyCount(const motion::Motion& motion, const OperationResult& result) {
  OperationControl control(motion.keyCount());
  control.requireKeys(static_cast<std::int64_t>(keyCountAfter(motion, result)) -
                      static_cast<std::int64_t>(motion.keyCount()));
  return control.status();
}

}  // namespace

Result<OperationOutcome> runOperation(const OperationCall& call, motion::Motion motion, const model::Model* model,
                                      const std::atomic<bool>* canceled, std::atomic<double>* progress) {
  motion.layers.reset();  // operations change the edited tracks and must not see the others
  Result<KeyScope> scope = keysOf(call.scope, motion);
  if (!scope.ok()) return scope.error();
  OperationControl control(motion.keyCount(), canceled, progress);
  Result<OperationResult> result = call.operation->run(
      {motion, scope->keys, call.arguments, model, call.preExtrapolation, control,
       framesOf(call.scope, motion, scope->keys), &call.scope, &call.soundReader, call.cache.get(), call.dancers});
  // First, because the result of a stopped operation is incomplete.
  if (const Status status = control.status(); !status) return status.error();
  if (!result.ok()) return result.error();
  if (const Status status = checkKeyCount(motion, *result); !status) return status.error();
  withdrawEmptyFrames(motion, *result, scope->notes);
  if (!scope->keys.isEmpty()) noteEmptyChange(motion, *result);
  OperationOutcome outcome;
  outcome.summary.keysBefore = motion.keyCount();
  motion::applyEdit(motion, result->edit, motion::EditSide::After);
  outcome.summary.keysAfter = motion.keyCount();
  outcome.summary.changedTracks = changedTracks(result->edit);
  outcome.summary.isChange = !result->edit.isEmpty();
  if (!result->edit.addedBones.empty()) withdrawAddedTracks(motion, call.scope, scope->notes);
  outcome.summary.errors = std::move(result->errors);
  outcome.summary.metrics = std::move(result->metrics);
  outcome.summary.extra = std::move(result->extra);
  outcome.summary.notes = std::move(scope->notes);
  std::ranges::move(result->notes, std::back_inserter(outcome.summary.notes));
  outcome.motion = std::move(motion);
  outcome.edit = std::move(result->edit);
  outcome.edit.changedKeys = motion::keyChangeCount(outcome.edit.keys).total();
  return outcome;
}

Status checkScope(const OperationReport& summary) {
  constexpr std::array<std::string_view, 3> kFatal = {"edit.frames.empty", "edit.keys.none-left", "edit.track.missing"};
  const auto isFatal = [&](const Diagnostic& note) { return std::ranges::find(kFatal, note.code) != kFatal.end(); };
  const auto found = std::ranges::find_if(summary.notes, isFatal);
  if (found == summary.notes.end()) return Done{};
  return Error::in(Message::verbatim(found->track), found->reason);
}

}  // namespace furitsuke::operations
