// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/dialog_answers.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTimer>
#include <algorithm>
#include <utility>

#include "app/widgets/value_field.h"

namespace furitsuke::soak {

DialogAnswers::DialogAnswers(QWidget& mainWindow, std::mt19937_64& random, DialogPaths paths,
                             std::function<void(const QString&)> shown)
    : main_(mainWindow), random_(random), paths_(std::move(paths)), shown_(std::move(shown)) {
  qApp->installEventFilter(this);
}

DialogAnswers::~DialogAnswers() { qApp->removeEventFilter(this); }

bool DialogAnswers::eventFilter(QObject* object, QEvent* event) {
  if (event->type() != QEvent::Show) return false;
  auto* window = qobject_cast<QWidget*>(object);
  if (window == nullptr || !window->isWindow() || window == &main_) return false;
  const bool isDialog = qobject_cast<QDialog*>(window) != nullptr;
  if (!isDialog && qobject_cast<QMenu*>(window) == nullptr) return false;
  if (isDialog) shown_(window->objectName() + " " + window->windowTitle());
  QTimer::singleShot(0, this, [this, window = QPointer(window)] { answer(window, 0); });
  return false;
}

void DialogAnswers::answer(const QPointer<QWidget>& window, int attempt) {
  if (window == nullptr || !window->isVisible()) return;
  auto* dialog = qobject_cast<QDialog*>(window.data());
  if (dialog == nullptr) {
    window->close();
    return;
  }
  // A dialog above this one is answered first.
  if (QApplication::activeModalWidget() != nullptr && QApplication::activeModalWidget() != dialog) {
    QTimer::singleShot(1, this, [this, window, attempt] { answer(window, attempt); });
    return;
  }
  if (!dialog->isModal() && attempt == 0 && below(4) == 0) return;  // stays open for a while
  QTimer::singleShot(0, this, [this, window, attempt] { answer(window, attempt + 1); });
  if (attempt >= 4) {
    dialog->reject();
  } else if (auto* files = qobject_cast<QFileDialog*>(dialog)) {
    answerFiles(*files);
  } else {
    fill(*dialog);
    press(*dialog);
  }
}

void DialogAnswers::answerFiles(QFileDialog& dialog) {
  if (below(4) == 0) return dialog.reject();
  if (dialog.acceptMode() == QFileDialog::AcceptSave) {
    dialog.setDirectory(paths_.outputs);
    dialog.selectFile(QString("%1/dialog%2").arg(paths_.outputs).arg(below(8)));
  } else if (dialog.fileMode() == QFileDialog::Directory) {
    dialog.setDirectory(paths_.folder);
  } else {
    dialog.selectFile(paths_.readable[below(static_cast<int>(paths_.readable.size()))]);
  }
  QMetaObject::invokeMethod(&dialog, "accept");
}

void DialogAnswers::fill(QWidget& dialog) {
  static const QStringList texts = {"", "右腕", "あ", "center", "new name", "0", "12", "-3.5", "1e9", "名前😀", "a,b"};
  for (QWidget* child : dialog.findChildren<QWidget*>()) {
    if (!child->isEnabled() || !child->isVisible() || below(3) != 0) continue;
    if (auto* number = qobject_cast<widgets::ValueField*>(child)) {
      const double near = number->value() + below(11) - 5;
      number->setValue(below(2) == 0 && number->lowest() > -1e9 ? number->lowest() + below(50) : near);
    } else if (auto* edit = qobject_cast<QLineEdit*>(child)) {
      if (!edit->isReadOnly()) edit->setText(texts[below(static_cast<int>(texts.size()))]);
    } else if (auto* box = qobject_cast<QComboBox*>(child)) {
      if (box->count() > 0) box->setCurrentIndex(below(box->count()));
    } else if (auto* check = qobject_cast<QCheckBox*>(child)) {
      check->toggle();
    }
  }
}

void DialogAnswers::press(QDialog& dialog) {
  QList<QPushButton*> buttons = dialog.findChildren<QPushButton*>();
  buttons.erase(std::remove_if(buttons.begin(), buttons.end(),
                               [](const QPushButton* one) { return !one->isEnabled() || !one->isVisible(); }),
                buttons.end());
  const QPointer<QDialog> alive(&dialog);
  if (!buttons.isEmpty() && below(8) != 0) buttons[below(static_cast<int>(buttons.size()))]->click();
  if (alive != nullptr && alive->isVisible() && below(2) == 0) below(2) == 0 ? alive->accept() : alive->reject();
}

void DialogAnswers::closeAll() {
  for (QWidget* window : QApplication::topLevelWidgets()) {
    if (window != &main_ && window->isVisible() && window->parentWidget() != nullptr) window->close();
  }
}

}  // namespace furitsuke::soak
