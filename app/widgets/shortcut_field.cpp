// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/shortcut_field.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QSignalBlocker>

#include "app/widgets/accessible_role.h"

namespace furitsuke::widgets {

namespace {

struct ShortcutTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::widgets::ShortcutTexts)
};

}  // namespace

QString shortcutText(const QKeySequence& shortcut) {
  QString text;
  for (int i = 0; i < shortcut.count(); ++i) {
    const QString key = QKeySequence(shortcut[static_cast<uint>(i)]).toString(QKeySequence::NativeText);
    text = text.isEmpty() ? key
                          : ShortcutTexts::tr("%1 then %2", "keys that are pressed one after another").arg(text, key);
  }
  return text;
}

QString shortcutTexts(const QList<QKeySequence>& shortcuts) {
  QString text;
  for (const QKeySequence& shortcut : shortcuts) {
    const QString one = shortcutText(shortcut);
    text = text.isEmpty() ? one : ShortcutTexts::tr("%1 or %2", "shortcuts").arg(text, one);
  }
  return text;
}

ShortcutField::ShortcutField(QWidget* parent) : QKeySequenceEdit(parent) {
  setAccessibleRole(*this, QAccessible::HotkeyField);
}

void ShortcutField::setShown(const QKeySequence& shortcut) {
  const QSignalBlocker blocker(this);
  setKeySequence(shown_ = shortcut);
}

bool ShortcutField::event(QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QKeySequenceEdit::event(event);
  const auto* key = static_cast<const QKeyEvent*>(event);
  constexpr Qt::KeyboardModifiers kCommands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
  const bool isPlain = (key->modifiers() & kCommands) == 0;
  if (isPlain && (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab))
    return focusNextPrevChild(key->key() == Qt::Key_Tab && !key->modifiers().testFlag(Qt::ShiftModifier));
  if (isPlain && key->key() == Qt::Key_Escape) {
    setShown(shown_);
    emit left();
    return true;
  }
  return QKeySequenceEdit::event(event);
}

}  // namespace furitsuke::widgets
