// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/step_text.h"

#include <QCoreApplication>
#include <QUndoStack>

#include "core/edit/document/motion_document.h"
#include "core/edit/document/numbered_step.h"
#include "core/io/motion/vmd_motion.h"

namespace furitsuke::session {

edit::LiveText stepText(const edit::NumberedStep& step) {
  const auto keys = static_cast<int>(step.changedKeys());
  if (keys == 0) return step.liveText();
  return [text = step.liveText(), keys] {
    return QCoreApplication::translate("Steps", "%1 (%2)")
        .arg(text.now(), QCoreApplication::translate("Steps", "%Ln key(s) changed", nullptr, keys));
  };
}

edit::LiveText lastStepText(const QUndoStack& stack) {
  const edit::NumberedStep* step = edit::stepAt(stack, stack.index() - 1);
  return step == nullptr ? edit::LiveText() : stepText(*step);
}

edit::LiveText newStepText(const edit::MotionDocument& document) {
  const edit::LiveText text = lastStepText(*document.history().undoStack());
  const io::VmdSource* source = document.file().source();
  // With layers, the edited tracks are not those of the file.
  if (source == nullptr || text.now().isEmpty() || motion::hasLayers(document.motion())) return text;
  const std::size_t after = io::droppedDuplicates(document.motion(), *source);
  if (after == 0) return text;
  motion::Motion before = document.motion();
  motion::applyEdit(before, *document.history().lastEdit(), motion::EditSide::Before);
  const std::size_t earlier = io::droppedDuplicates(before, *source);
  if (after <= earlier) return text;
  const auto dropped = static_cast<int>(after - earlier);
  return [text, dropped] {
    const QString more =
        QCoreApplication::translate("Steps", "%Ln hidden duplicate record(s) dropped", nullptr, dropped);
    return QCoreApplication::translate("Steps", "%1; %2").arg(text.now(), more);
  };
}

QString replacedKeysText(std::size_t count) {
  if (count == 0) return {};
  const auto keys = static_cast<int>(count);
  return QCoreApplication::translate("Steps", "%Ln key(s) replaced, because others fall on the same frame", nullptr,
                                     keys);
}

}  // namespace furitsuke::session
