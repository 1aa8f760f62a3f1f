// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/dialog_help.h"

#include <QAbstractButton>
#include <QCoreApplication>

namespace furitsuke {

namespace {

struct DialogTexts {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::DialogTexts)
};

}  // namespace

void explainCancel(QAbstractButton* button) {
  button->setWhatsThis(DialogTexts::tr("Closes this window and leaves everything as it was."));
}

}  // namespace furitsuke
