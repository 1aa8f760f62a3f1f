// SPDX-License-Identifier: MIT
#pragma once

#include <QUndoCommand>
#include <memory>

#include "core/edit/motion_document.h"

namespace furitsuke {

/// Any change of keys and names, whatever its source. Undo and redo put one side of the edit into the motion and bring
/// the selection of that moment back.
class MotionEditCommand final : public QUndoCommand {
 public:
  /// `isApplied`: the motion holds the after side already (a gesture that ends), so the first redo does nothing.
  MotionEditCommand(MotionDocument& document, const QString& text, MotionEdit edit, KeySelection before,
                    KeySelection after, bool isApplied);

  void undo() override;
  void redo() override;

  /// Never changes, so that the journal can write it down on a thread of its own.
  [[nodiscard]] const std::shared_ptr<const MotionEdit>& edit() const noexcept { return edit_; }

 private:
  MotionDocument& document_;
  std::shared_ptr<const MotionEdit> edit_;
  KeySelection selectionBefore_;
  KeySelection selectionAfter_;
  bool isApplied_;
};

}  // namespace furitsuke
