// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shortcut_filter.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeySequence>
#include <QLineEdit>
#include <QShortcutEvent>

#include "app/actions/action_set.h"
#include "app/widgets/message_bar.h"

namespace furitsuke::window {

ShortcutFilter::ShortcutFilter(actions::ActionSet& actions, widgets::MessageBar& messages, QObject* parent)
    : QObject(parent), actions_(actions), messages_(messages) {}

void ShortcutFilter::reportAmbiguousShortcut(const QKeySequence& key) {
  QStringList names;
  for (const actions::ActionInfo& info : actions::actionTable()) {
    const QAction* action = actions_.action(info.id);
    if (action->isEnabled() && action->shortcuts().contains(key)) names.append(info.plainText());
  }
  messages_.showMessage(Severity::Warning,
                        tr("%1 did nothing, because it is the shortcut of several actions: %2.")
                            .arg(key.toString(QKeySequence::NativeText), names.join(", ")),
                        {{actions_.action("keys.edit")->iconText(), [this] { actions_.call("keys.edit"); }}});
}

bool ShortcutFilter::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Shortcut && qobject_cast<QAction*>(watched) != nullptr) {
    const auto* pressed = static_cast<QShortcutEvent*>(event);
    if (!pressed->isAmbiguous()) return false;
    reportAmbiguousShortcut(pressed->key());
    return true;
  }
  if (event->type() != QEvent::ShortcutOverride) return false;
  // Plain keys are shortcuts of the window, but the focused control keeps those that it uses.
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool plain = key->modifiers() == Qt::NoModifier || key->modifiers() == Qt::KeypadModifier;
  const bool presses = key->key() == Qt::Key_Space || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
  const bool moves = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right || key->key() == Qt::Key_Up ||
                     key->key() == Qt::Key_Down || key->key() == Qt::Key_Home || key->key() == Qt::Key_End;
  const bool isField =
      qobject_cast<QLineEdit*>(watched) != nullptr || qobject_cast<QAbstractSpinBox*>(watched) != nullptr;
  const bool isList =
      qobject_cast<QAbstractItemView*>(watched) != nullptr || qobject_cast<QComboBox*>(watched) != nullptr;
  const bool isButton = qobject_cast<QAbstractButton*>(watched) != nullptr;
  if (plain && ((isButton && presses) || ((isList || isField) && (presses || moves)))) {
    event->accept();
    return true;
  }
  return false;
}

}  // namespace furitsuke::window
