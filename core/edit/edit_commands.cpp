// SPDX-License-Identifier: MIT
#include "core/edit/edit_commands.h"

#include <utility>

namespace furitsuke {

MotionEditCommand::MotionEditCommand(MotionDocument& document, const QString& text, MotionEdit edit,
                                     KeySelection before, KeySelection after, bool isApplied)
    : QUndoCommand(text),
      document_(document),
      edit_(std::make_shared<const MotionEdit>(std::move(edit))),
      selectionBefore_(std::move(before)),
      selectionAfter_(std::move(after)),
      isApplied_(isApplied) {}

void MotionEditCommand::undo() {
  document_.cancelGesture();
  document_.apply(*edit_, EditSide::Before);
  document_.setSelection(selectionBefore_);
}

void MotionEditCommand::redo() {
  if (std::exchange(isApplied_, false)) return;
  document_.cancelGesture();
  document_.apply(*edit_, EditSide::After);
  document_.setSelection(selectionAfter_);
}

}  // namespace furitsuke
