// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/step_text.h"

#include <QCoreApplication>
#include <QUndoStack>

#include "core/edit/document/motion_document.h"
#include "core/edit/document/motion_edit_command.h"
#include "core/io/vmd/vmd_motion.h"

namespace furitsuke::session {

QString stepText(const QUndoCommand& step) {
  const auto* edit = dynamic_cast<const edit::MotionEditCommand*>(&step);
  const auto keys = edit == nullptr ? 0 : static_cast<int>(edit->changedKeys());
  if (keys == 0) return step.text();
  return QCoreApplication::translate("Steps", "%1 (%2)")
      .arg(step.text(), QCoreApplication::translate("Steps", "%Ln key(s)", nullptr, keys));
}

QString lastStepText(const QUndoStack& stack) {
  return stack.index() > 0 ? stepText(*stack.command(stack.index() - 1)) : QString();
}

QString newStepText(const edit::MotionDocument& document) {
  const QUndoStack& stack = *document.history().undoStack();
  const QString text = lastStepText(stack);
  const io::VmdSource* source = document.file().source();
  // With layers, the edited tracks are not those of the file.
  if (source == nullptr || text.isEmpty() || motion::hasLayers(document.motion())) return text;
  const auto* step = dynamic_cast<const edit::MotionEditCommand*>(stack.command(stack.index() - 1));
  const std::size_t after = step == nullptr ? 0 : io::droppedDuplicates(document.motion(), *source);
  if (after == 0) return text;
  motion::Motion before = document.motion();
  motion::applyEdit(before, *step->edit(), motion::EditSide::Before);
  const std::size_t earlier = io::droppedDuplicates(before, *source);
  if (after <= earlier) return text;
  const auto dropped = static_cast<int>(after - earlier);
  const QString more = QCoreApplication::translate("Steps", "%Ln hidden duplicate record(s) dropped", nullptr, dropped);
  return QCoreApplication::translate("Steps", "%1; %2").arg(text, more);
}

QString replacedKeysText(std::size_t count) {
  if (count == 0) return {};
  const auto keys = static_cast<int>(count);
  return QCoreApplication::translate("Steps", "%Ln key(s) replaced, because others fall on the same frame", nullptr,
                                     keys);
}

}  // namespace furitsuke::session
