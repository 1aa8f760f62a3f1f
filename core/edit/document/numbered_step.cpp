// SPDX-License-Identifier: MIT
#include "core/edit/document/numbered_step.h"

#include <atomic>

namespace furitsuke::edit {

namespace {

/// Of the step at the index; 0 if there is none.
std::uint64_t numberAt(const QUndoStack* history, int index) {
  if (history == nullptr || index < 0 || index >= history->count()) return 0;
  return static_cast<const NumberedStep*>(history->command(index))->number();
}

}  // namespace

NumberedStep::NumberedStep(const QString& text) : QUndoCommand(text) {
  static std::atomic<std::uint64_t> last = 0;
  number_ = ++last;
}

QUndoStack* historyToUndo(QUndoStack* first, QUndoStack* second) {
  const std::uint64_t a = numberAt(first, first == nullptr ? -1 : first->index() - 1);
  const std::uint64_t b = numberAt(second, second == nullptr ? -1 : second->index() - 1);
  return a == 0 && b == 0 ? nullptr : a > b ? first : second;
}

QUndoStack* historyToRedo(QUndoStack* first, QUndoStack* second) {
  const std::uint64_t a = numberAt(first, first == nullptr ? -1 : first->index());
  const std::uint64_t b = numberAt(second, second == nullptr ? -1 : second->index());
  if (a == 0 || b == 0) return a != 0 ? first : b != 0 ? second : nullptr;
  return a < b ? first : second;
}

}  // namespace furitsuke::edit
