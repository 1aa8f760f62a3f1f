// SPDX-License-Identifier: MIT
#include "core/edit/document/selection_origin.h"

#include <algorithm>

#include "core/edit/document/motion_edit_command.h"

namespace furitsuke::edit {

namespace {

/// Whether the selected keys after the step are those before it, on other frames.
bool areMoved(const MotionEditCommand& step) {
  const auto hasSameCount = [](const auto& a, const auto& b) {
    return a.first == b.first && a.second.size() == b.second.size();
  };
  return std::ranges::equal(step.selectionBefore().tracks(), step.selectionAfter().tracks(), hasSameCount) &&
         std::ranges::equal(step.selectionBefore().annotations(), step.selectionAfter().annotations(), hasSameCount) &&
         motion::keyChangeCount(step.edit()->keys).removed > 0;
}

}  // namespace

bool isSelectionChosen(const EditHistory& history, const EditorState& state) {
  if (history.settledSelection() == state.pickedSelection()) return false;
  const motion::KeySelection* selection = &history.settledSelection();
  for (int i = history.undoStack()->index() - 1; i >= 0 && !selection->isEmpty(); --i) {
    const auto* step = static_cast<const MotionEditCommand*>(stepAt(*history.undoStack(), i));
    if (step->selectionAfter() != *selection) break;
    if (step->selectionBefore() != step->selectionAfter() && !areMoved(*step)) return false;
    selection = &step->selectionBefore();
  }
  return !selection->isEmpty();
}

}  // namespace furitsuke::edit
