// SPDX-License-Identifier: MIT
#include "core/edit/document/motion_edit_command.h"

#include <utility>

namespace furitsuke::edit {

MotionEditCommand::MotionEditCommand(EditHistory& history, const LiveText& text, motion::Edit edit,
                                     motion::KeySelection before, motion::KeySelection after, bool isApplied)
    : NumberedStep(text),
      history_(history),
      edit_(std::make_shared<const motion::Edit>(std::move(edit))),
      selectionBefore_(std::move(before)),
      selectionAfter_(std::move(after)),
      isApplied_(isApplied),
      changedKeys_(edit_->changedKeys) {}

std::size_t MotionEditCommand::changedKeys() const {
  if (!changedKeys_) changedKeys_ = motion::keyChangeCount(edit_->keys).total();
  return *changedKeys_;
}

void MotionEditCommand::carryOut(bool isUndo) {
  if (isUndo) return history_.carryOut(*edit_, motion::EditSide::Before, selectionBefore_);
  if (!std::exchange(isApplied_, false)) history_.carryOut(*edit_, motion::EditSide::After, selectionAfter_);
}

}  // namespace furitsuke::edit
