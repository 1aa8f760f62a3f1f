// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/undo_limit.h"

#include <utility>

#include "app/session/scene/stage.h"
#include "app/session/workspace.h"

namespace furitsuke::session {

UndoLimit::UndoLimit(Stage& stage, const Workspace& workspace, Limit limit, QObject* parent)
    : QObject(parent), stage_(stage), workspace_(workspace), limit_(std::move(limit)) {
  // Queued, because the history is being changed.
  connect(&stage.sceneDocument().undoStack(), &QUndoStack::indexChanged, this, &UndoLimit::bound, Qt::QueuedConnection);
}

void UndoLimit::bound() {
  int steps = 0;
  const std::uint64_t limit = limit_();
  while (stage_.removedBytes() + workspace_.closedBytes() > limit && stage_.sceneDocument().forgetOldest()) ++steps;
  if (steps > 0) emit forgotten(steps);
}

}  // namespace furitsuke::session
