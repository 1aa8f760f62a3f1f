// SPDX-License-Identifier: MIT
#pragma once

#include <QUndoCommand>
#include <QUndoStack>
#include <cstddef>
#include <cstdint>

#include "core/edit/document/live_text.h"

namespace furitsuke::edit {

/// A step with a number from one counter of the process, so that the later one of several histories can be found. Undo
/// and redo give it another number.
class NumberedStep : public QUndoCommand {
 public:
  explicit NumberedStep(const LiveText& text);
  /// In the current language. QUndoCommand has the one of the time when the step was made.
  [[nodiscard]] QString text() const { return text_.now(); }
  [[nodiscard]] const LiveText& liveText() const noexcept { return text_; }
  /// Above 0, and above that of whatever was done or undone earlier.
  [[nodiscard]] std::uint64_t number() const noexcept { return number_; }
  /// The number of keys that the step adds, removes or changes.
  [[nodiscard]] virtual std::size_t changedKeys() const { return 0; }

  /// For a copy of a step, which takes its place.
  void setNumber(std::uint64_t number) noexcept { number_ = number; }
  void undo() final;
  void redo() final;

 protected:
  virtual void carryOut(bool isUndo) = 0;

 private:
  LiveText text_;
  std::uint64_t number_;
};

/// The step with that index in a history of numbered steps; nullptr outside of it.
[[nodiscard]] const NumberedStep* stepAt(const QUndoStack& history, int index);
/// The history of which undo takes back the next step: that with the latest done step. nullptr if none has one; a
/// history may be nullptr.
[[nodiscard]] QUndoStack* historyToUndo(QUndoStack* first, QUndoStack* second);
/// The history of which redo repeats the next step: that with the step that was undone last.
[[nodiscard]] QUndoStack* historyToRedo(QUndoStack* first, QUndoStack* second);

}  // namespace furitsuke::edit
