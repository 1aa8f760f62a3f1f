// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shortcut_filter.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QKeySequence>
#include <QLineEdit>
#include <QRadioButton>
#include <QScopedValueRollback>
#include <QShortcutEvent>
#include <utility>

#include "app/actions/action_set.h"
#include "app/widgets/message_bar.h"

namespace furitsuke::window {

namespace {

bool isTextField(const QObject& object) { return qobject_cast<const QLineEdit*>(&object) != nullptr; }

bool isKeypadDigit(const QKeyEvent& key) {
  return key.modifiers().testFlag(Qt::KeypadModifier) && key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9;
}

/// The combo box whose open list this is, nullptr for any other object.
QComboBox* boxOfList(const QObject& object) {
  if (qobject_cast<const QAbstractItemView*>(&object) == nullptr || object.parent() == nullptr) return nullptr;
  auto* box = qobject_cast<QComboBox*>(object.parent()->parent());
  return box != nullptr && box->view() == &object ? box : nullptr;
}

bool isEnter(const QKeyEvent& key) { return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter; }

bool isPlain(const QKeyEvent& key) {
  return key.modifiers() == Qt::NoModifier || key.modifiers() == Qt::KeypadModifier;
}

/// A button that does something, not one that is a choice of a form.
QAbstractButton* pressableButton(QObject& object) {
  auto* button = qobject_cast<QAbstractButton*>(&object);
  const bool isChoice = qobject_cast<QCheckBox*>(button) != nullptr || qobject_cast<QRadioButton*>(button) != nullptr;
  return isChoice || button == nullptr || !button->isEnabled() ? nullptr : button;
}

/// Whether the list or table begins to edit its current item with this key, as its edit triggers say.
bool startsEditing(const QAbstractItemView& list, const QKeyEvent& key) {
  if (!list.currentIndex().flags().testFlag(Qt::ItemIsEditable)) return false;
  if (key.key() == Qt::Key_F2) return list.editTriggers().testFlag(QAbstractItemView::EditKeyPressed);
  const bool isText = !key.text().isEmpty() && key.text().front().isPrint() &&
                      (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
  return isText && list.editTriggers().testFlag(QAbstractItemView::AnyKeyPressed);
}

}  // namespace

ShortcutFilter::ShortcutFilter(actions::ActionSet& actions, widgets::MessageBar& messages, QObject* parent)
    : QObject(parent), actions_(actions), messages_(messages) {
  connect(&actions_, &actions::ActionSet::shortcutsChanged, this,
          [this] { messages_.withdraw(std::exchange(ambiguous_, 0)); });
}

void ShortcutFilter::reportAmbiguousShortcut(const QKeySequence& key) {
  const auto text = [this, key] {
    QStringList names;
    for (const actions::ActionInfo& info : actions::actionTable()) {
      const QAction* action = actions_.action(info.id);
      if (action->isEnabled() && action->shortcuts().contains(key)) names.append(info.plainText());
    }
    return tr("%1 did nothing, because it is the shortcut of several actions: %2.")
        .arg(key.toString(QKeySequence::NativeText), names.join(", "));
  };
  ambiguous_ = messages_.showMessage(
      Severity::Warning, text,
      {{[this] { return actions_.action("keys.edit")->iconText(); }, [this] { actions_.call("keys.edit"); }}});
}

QAction* ShortcutFilter::actionOf(const QKeySequence& key) const {
  for (const actions::ActionInfo& info : actions::actionTable()) {
    QAction* action = actions_.action(info.id);
    if (action->shortcuts().contains(key)) return action;
  }
  return nullptr;
}

bool ShortcutFilter::handleListKey(QComboBox& box, QObject& list, const QKeyEvent& key) {
  const bool isSpace = key.key() == Qt::Key_Space && key.modifiers() == Qt::NoModifier;
  if (isSpace || isEnter(key)) {
    const QScopedValueRollback choosing(isChoosing_, true);
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QApplication::sendEvent(&list, &enter);  // a ShortcutOverride first, with which some versions of Qt choose
    return true;
  }
  QAction* action = key.modifiers().testFlag(Qt::ControlModifier) ? actionOf(key.keyCombination()) : nullptr;
  if (action == nullptr) return false;
  box.hidePopup();
  QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);  // it may open a dialog
  return true;
}

void ShortcutFilter::runKeypadAction(QObject& focused, const QKeyEvent& key) {
  const auto* widget = qobject_cast<const QWidget*>(&focused);
  if (widget == nullptr || QApplication::activePopupWidget() != nullptr) return;
  const QWidget* window = widget->window();
  if (window != parent() && qobject_cast<const QDockWidget*>(window) == nullptr) return;  // a dialog
  if (QAction* action = actionOf(key.keyCombination())) {
    QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);
  }
}

bool ShortcutFilter::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Shortcut && qobject_cast<QAction*>(watched) != nullptr) {
    const auto* pressed = static_cast<QShortcutEvent*>(event);
    if (!pressed->isAmbiguous()) return false;
    reportAmbiguousShortcut(pressed->key());
    return true;
  }
  if (event->type() == QEvent::KeyPress) {
    const auto& key = static_cast<const QKeyEvent&>(*event);
    QAbstractButton* button = isEnter(key) && isPlain(key) ? pressableButton(*watched) : nullptr;
    if (button != nullptr) {
      // Qt does it only for the buttons of dialogs that may become the default button.
      if (!key.isAutoRepeat()) button->click();
      return true;
    }
    QComboBox* box = isChoosing_ ? nullptr : boxOfList(*watched);
    return box != nullptr && handleListKey(*box, *watched, key);
  }
  // The QWindow receives the event before the focused widget does.
  if (event->type() != QEvent::ShortcutOverride || !watched->isWidgetType()) return false;
  const auto* key = static_cast<QKeyEvent*>(event);
  if (boxOfList(*watched) != nullptr) {
    if (!isEnter(*key)) return false;
    event->accept();      // otherwise Qt chooses and still runs the shortcut of the window
    return !isChoosing_;  // see handleListKey()
  }
  if (isKeypadDigit(*key) && !isTextField(*watched)) {
    // Qt would use the shortcut of the same digit of the main keyboard, and does not find keypad shortcuts on X11 while
    // Num Lock is on.
    runKeypadAction(*watched, *key);
    event->accept();
    return true;
  }
  // Plain keys are shortcuts of the window, but the focused control keeps those that it uses.
  const bool presses = key->key() == Qt::Key_Space || isEnter(*key);
  const bool moves = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right || key->key() == Qt::Key_Up ||
                     key->key() == Qt::Key_Down || key->key() == Qt::Key_Home || key->key() == Qt::Key_End;
  const bool isField = isTextField(*watched);
  const auto* view = qobject_cast<const QAbstractItemView*>(watched);
  const bool isList = view != nullptr || qobject_cast<QComboBox*>(watched) != nullptr;
  const bool isButton = qobject_cast<QAbstractButton*>(watched) != nullptr;
  const bool isUsed = (isButton && presses) || ((isList || isField) && (presses || moves));
  if ((isPlain(*key) && isUsed) || (view != nullptr && startsEditing(*view, *key))) {
    event->accept();
    return true;
  }
  return false;
}

}  // namespace furitsuke::window
