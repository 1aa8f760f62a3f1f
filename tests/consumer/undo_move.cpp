// SPDX-License-Identifier: GPL-3.0-or-later
#include <furitsuke/core/edit/document/motion_document.h>

using namespace furitsuke;

// undo_move IN: exit status 0 when undoing a move of all keys restores the motion.
int main(int count, char** arguments) {
  const auto document = edit::MotionDocument::open(count == 2 ? arguments[1] : "");
  if (!document) return 2;
  const motion::Motion before = (*document)->motion();
  const auto keys = motion::selectAllKeys(before);
  (*document)->history().push("Move", motion::moveKeys(before, keys, 5, motion::FrameZeroRule::Ordinary));
  const bool isMoved = !((*document)->motion() == before);
  (*document)->history().undoStack()->undo();
  return isMoved && (*document)->motion() == before ? 0 : 1;
}
