// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QUndoCommand;
class QUndoStack;

namespace furitsuke::session {

/// "Move keys (12 keys)": an undo step and the number of keys that it changes, if it changes any.
[[nodiscard]] QString stepText(const QUndoCommand& step);
/// The text of the step that undo would take back; empty if there is none.
[[nodiscard]] QString lastStepText(const QUndoStack& stack);

}  // namespace furitsuke::session
