// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "core/edit/document/edit_history.h"
#include "core/edit/document/live_text.h"
#include "core/edit/document/numbered_step.h"

namespace furitsuke::edit {

/// One undo step: a change of keys, names, annotations or draft. Undo and redo also restore the selection.
class MotionEditCommand final : public NumberedStep {
 public:
  /// `isApplied`: the edit is already applied (at the end of a gesture), so the first redo() does nothing.
  MotionEditCommand(EditHistory& history, const LiveText& text, motion::Edit edit, motion::KeySelection before,
                    motion::KeySelection after, bool isApplied);

  [[nodiscard]] const StepEdit& edit() const noexcept { return edit_; }
  [[nodiscard]] const motion::KeySelection& selectionBefore() const noexcept { return selectionBefore_; }
  [[nodiscard]] const motion::KeySelection& selectionAfter() const noexcept { return selectionAfter_; }
  /// Counted at most once.
  [[nodiscard]] std::size_t changedKeys() const override;

 private:
  void carryOut(bool isUndo) override;

  EditHistory& history_;
  StepEdit edit_;
  motion::KeySelection selectionBefore_;
  motion::KeySelection selectionAfter_;
  bool isApplied_;
  mutable std::optional<std::size_t> changedKeys_;
};

}  // namespace furitsuke::edit
