// SPDX-License-Identifier: MIT
#pragma once

#include <QUndoCommand>
#include <QUndoStack>
#include <cstdint>

namespace furitsuke::edit {

/// A step with a number from one counter of the process, so that the later one of several histories can be found.
class NumberedStep : public QUndoCommand {
 public:
  explicit NumberedStep(const QString& text);
  /// Above 0, and above that of each earlier step.
  [[nodiscard]] std::uint64_t number() const noexcept { return number_; }

 private:
  std::uint64_t number_;
};

/// The history of which undo takes back the next step: that with the latest done step. nullptr if none has one; a
/// history may be nullptr.
[[nodiscard]] QUndoStack* historyToUndo(QUndoStack* first, QUndoStack* second);
/// The history of which redo repeats the next step: that with the earliest undone step.
[[nodiscard]] QUndoStack* historyToRedo(QUndoStack* first, QUndoStack* second);

}  // namespace furitsuke::edit
