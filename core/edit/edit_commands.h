// SPDX-License-Identifier: MIT
#pragma once

#include <QUndoCommand>

#include "core/edit/motion_document.h"

namespace furitsuke {

/// Any change of keys, whatever its source. Undo and redo put one side of the edits into the motion and bring the
/// selection of that moment back.
class EditKeysCommand final : public QUndoCommand {
 public:
  /// `isApplied`: the motion holds the after side already (a gesture that ends), so the first redo does nothing.
  EditKeysCommand(MotionDocument& document, const QString& text, KeyEdits edits, KeySelection before,
                  KeySelection after, bool isApplied);

  void undo() override;
  void redo() override;

 private:
  MotionDocument& document_;
  KeyEdits edits_;
  KeySelection selectionBefore_;
  KeySelection selectionAfter_;
  bool isApplied_;
};

class ModelNameCommand final : public QUndoCommand {
 public:
  ModelNameCommand(MotionDocument& document, Name name);

  void undo() override { swap(); }
  void redo() override { swap(); }

 private:
  void swap();

  MotionDocument& document_;
  Name other_;  ///< the name that is not in the motion at the moment
};

}  // namespace furitsuke
