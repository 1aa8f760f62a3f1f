// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/dialog_help.h"

#include <QAbstractButton>
#include <QCoreApplication>

namespace furitsuke::widgets {

namespace {

struct DialogTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::widgets::DialogTexts)
};

}  // namespace

void explainCancel(QAbstractButton* button) {
  button->setWhatsThis(DialogTexts::tr("Closes this window without changing anything."));
}

}  // namespace furitsuke::widgets
