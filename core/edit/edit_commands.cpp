// SPDX-License-Identifier: MIT
#include "core/edit/edit_commands.h"

#include <QCoreApplication>
#include <utility>

namespace furitsuke {

EditKeysCommand::EditKeysCommand(MotionDocument& document, const QString& text, KeyEdits edits, KeySelection before,
                                 KeySelection after, bool isApplied)
    : QUndoCommand(text),
      document_(document),
      edits_(std::move(edits)),
      selectionBefore_(std::move(before)),
      selectionAfter_(std::move(after)),
      isApplied_(isApplied) {}

void EditKeysCommand::undo() {
  document_.cancelGesture();
  document_.apply(edits_, EditSide::Before);
  document_.setSelection(selectionBefore_);
}

void EditKeysCommand::redo() {
  if (std::exchange(isApplied_, false)) return;
  document_.cancelGesture();
  document_.apply(edits_, EditSide::After);
  document_.setSelection(selectionAfter_);
}

ModelNameCommand::ModelNameCommand(MotionDocument& document, Name name)
    : QUndoCommand(QCoreApplication::translate("furitsuke::MotionDocument", "Rename model")),
      document_(document),
      other_(std::move(name)) {}

void ModelNameCommand::swap() {
  document_.cancelGesture();
  std::swap(document_.motion_.modelName, other_);
  emit document_.motionChanged({MotionChange::Kind::ModelName, {}, {}});
}

}  // namespace furitsuke
