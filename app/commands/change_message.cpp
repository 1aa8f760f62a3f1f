// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/change_message.h"

#include <QUndoStack>

namespace furitsuke::commands {

void withdrawWithChange(widgets::MessageBar& bar, widgets::MessageBar::Id message, edit::MotionDocument& document) {
  auto* watch = new QObject(&bar);
  const auto end = [&bar, message, watch] {
    bar.withdraw(message);
    watch->deleteLater();
  };
  const QUndoStack* stack = document.history().undoStack();
  QObject::connect(stack, &QUndoStack::indexChanged, watch, [end, last = stack->index()](int now) {
    if (now < last) end();
  });
  QObject::connect(&document, &QObject::destroyed, watch, end);
}

}  // namespace furitsuke::commands
