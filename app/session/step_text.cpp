// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/step_text.h"

#include <QCoreApplication>
#include <QUndoStack>

#include "core/edit/document/motion_edit_command.h"

namespace furitsuke::session {

QString stepText(const QUndoCommand& step) {
  const auto* edit = dynamic_cast<const edit::MotionEditCommand*>(&step);
  const auto keys = edit == nullptr ? 0 : static_cast<int>(motion::keyChangeCount(edit->edit()->keys).total());
  if (keys == 0) return step.text();
  return QCoreApplication::translate("Steps", "%1 (%2)")
      .arg(step.text(), QCoreApplication::translate("Steps", "%Ln key(s)", nullptr, keys));
}

QString lastStepText(const QUndoStack& stack) {
  return stack.index() > 0 ? stepText(*stack.command(stack.index() - 1)) : QString();
}

}  // namespace furitsuke::session
