// SPDX-License-Identifier: MIT
#include "core/edit/document/numbered_step.h"

#include <atomic>

namespace furitsuke::edit {

namespace {

std::uint64_t nextNumber() {
  static std::atomic<std::uint64_t> last = 0;
  return ++last;
}

QUndoStack* later(QUndoStack* first, std::uint64_t a, QUndoStack* second, std::uint64_t b) {
  return a == 0 && b == 0 ? nullptr : a > b ? first : second;
}

/// Of the step at the index; 0 if there is none.
std::uint64_t numberAt(const QUndoStack* history, int index) {
  const NumberedStep* step = history == nullptr ? nullptr : stepAt(*history, index);
  return step == nullptr ? 0 : step->number();
}

}  // namespace

NumberedStep::NumberedStep(const LiveText& text) : QUndoCommand(text.now()), text_(text), number_(nextNumber()) {}

void NumberedStep::undo() {
  carryOut(true);
  number_ = nextNumber();  // above those of the steps that it includes
}

void NumberedStep::redo() {
  carryOut(false);
  number_ = nextNumber();
}

const NumberedStep* stepAt(const QUndoStack& history, int index) {
  return static_cast<const NumberedStep*>(history.command(index));  // which returns nullptr outside
}

QUndoStack* historyToUndo(QUndoStack* first, QUndoStack* second) {
  const auto last = [](const QUndoStack* history) {
    return numberAt(history, history == nullptr ? -1 : history->index() - 1);
  };
  return later(first, last(first), second, last(second));
}

QUndoStack* historyToRedo(QUndoStack* first, QUndoStack* second) {
  const auto next = [](const QUndoStack* history) {
    return numberAt(history, history == nullptr ? -1 : history->index());
  };
  return later(first, next(first), second, next(second));
}

}  // namespace furitsuke::edit
