// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/dialog_help.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QWidget>

namespace furitsuke::widgets {

namespace {

struct DialogTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::widgets::DialogTexts)
};

}  // namespace

void explainCancel(QAbstractButton* button) {
  button->setWhatsThis(DialogTexts::tr("Closes this window without changing anything."));
}

QWidget* askingWindow(const QWidget& widget) {
  QWidget* window = widget.window();
  while (window->parentWidget() != nullptr) window = window->parentWidget()->window();
  return window;
}

}  // namespace furitsuke::widgets
