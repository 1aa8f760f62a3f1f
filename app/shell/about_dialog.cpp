// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/about_dialog.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/theme/theme.h"

namespace furitsuke {

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
  setObjectName("about");
  setWindowTitle(tr("About Furitsuke"));
  auto* picture = new QLabel(this);
  picture->setPixmap(QIcon(":/icons/furitsuke.svg").pixmap(QSize(64, 64), devicePixelRatioF()));
  auto* name = new QLabel(
      QString("%1 %2").arg(QApplication::applicationDisplayName(), QApplication::applicationVersion()), this);
  QFont large = name->font();
  large.setPointSizeF(large.pointSizeF() * 1.4);
  name->setFont(large);
  auto* purpose = new QLabel(tr("Views and edits motion of MikuMikuDance."), this);
  auto* licence =
      new QLabel(tr("The program is free software under the GNU General Public License, version 3 or later; "
                    "its core is under the MIT License.\nBuilt with Qt %1.")
                     .arg(qVersion()),
                 this);
  auto* languages = new QLabel(
      tr("Languages: English, Japanese, and Chinese in part, which no native speaker has checked yet."), this);
  languages->setProperty("muted", true);
  languages->setWordWrap(true);
  licence->setProperty("muted", true);
  licence->setWordWrap(true);
  licence->setMinimumWidth(90 * kGrid);
  auto* buttons = new QDialogButtonBox(this);
  QPushButton* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
  close->setDefault(true);
  close->setWhatsThis(tr("Closes this window."));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  auto* words = new QVBoxLayout;
  words->setSpacing(2 * kGrid);
  words->addWidget(name);
  words->addWidget(purpose);
  words->addWidget(licence);
  words->addWidget(languages);
  auto* top = new QHBoxLayout;
  top->setSpacing(4 * kGrid);
  top->addWidget(picture, 0, Qt::AlignTop);
  top->addLayout(words, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(5 * kGrid, 5 * kGrid, 5 * kGrid, 4 * kGrid);
  layout->setSpacing(4 * kGrid);
  layout->addLayout(top);
  layout->addWidget(buttons);
}

}  // namespace furitsuke
