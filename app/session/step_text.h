// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>

#include "core/edit/document/live_text.h"

class QUndoStack;

namespace furitsuke::edit {
class MotionDocument;
class NumberedStep;
}  // namespace furitsuke::edit

namespace furitsuke::session {

/// "Move keys (12 keys)": an undo step and the number of keys that it changes, if it changes any. The step need not
/// outlive the text.
[[nodiscard]] edit::LiveText stepText(const edit::NumberedStep& step);
/// The text of the step that undo would take back; empty if there is none.
[[nodiscard]] edit::LiveText lastStepText(const QUndoStack& stack);
/// The same for the step that was just made, with what it does to records of the file that no panel shows.
[[nodiscard]] edit::LiveText newStepText(const edit::MotionDocument& document);

/// "3 keys replaced, because others fall on the same frame"; empty for 0.
[[nodiscard]] QString replacedKeysText(std::size_t count);

}  // namespace furitsuke::session
