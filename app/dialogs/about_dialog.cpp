// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/about_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSysInfo>
#include <QVBoxLayout>

#include "app/theme/theme.h"

namespace furitsuke::dialogs {

QString programFacts(const QString& renderer) {
  QStringList facts = {
      QString("Qt %1, %2 (%3)").arg(qVersion(), QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture())};
  if (!renderer.isEmpty()) facts.append(AboutDialog::tr("Graphics: %1").arg(renderer));
  return facts.join('\n');
}

AboutDialog::AboutDialog(const QString& renderer, QWidget* parent) : QDialog(parent) {
  setObjectName("about");
  setWindowTitle(tr("About Furitsuke"));
  auto* picture = new QLabel(this);
  picture->setPixmap(QIcon(":/icons/furitsuke.svg").pixmap(QSize(64, 64), devicePixelRatioF()));
  auto* name = new QLabel(
      QString("%1 %2").arg(QApplication::applicationDisplayName(), QApplication::applicationVersion()), this);
  QFont large = name->font();
  large.setPointSizeF(large.pointSizeF() * 1.4);
  name->setFont(large);
  auto* purpose = new QLabel(tr("A viewer and editor for MikuMikuDance motions."), this);
  auto* license =
      new QLabel(tr("The program is free software under the GNU General Public License, version 3 or later; "
                    "its core is under the MIT License."),
                 this);
  auto* languages = new QLabel(
      tr("Languages: English, Japanese and Chinese. No native speaker has checked the Chinese texts yet."), this);
  languages->setProperty("muted", true);
  languages->setWordWrap(true);
  license->setProperty("muted", true);
  license->setWordWrap(true);
  license->setMinimumWidth(90 * theme::kGrid);
  auto* facts = new QLabel(programFacts(renderer), this);
  facts->setProperty("muted", true);
  facts->setWordWrap(true);
  for (QLabel* each : {name, facts, license}) {
    each->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    each->setFocusPolicy(Qt::ClickFocus);
  }
  auto* buttons = new QDialogButtonBox(this);
  QPushButton* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
  copy->setObjectName("copy");
  copy->setWhatsThis(tr("Copies version, system and graphics card, for a report of a problem."));
  connect(copy, &QPushButton::clicked, this, [title = name->text(), renderer] {
    QGuiApplication::clipboard()->setText(title + '\n' + programFacts(renderer));
  });
  QPushButton* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
  close->setDefault(true);
  close->setWhatsThis(tr("Closes this window."));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  auto* words = new QVBoxLayout;
  words->setSpacing(2 * theme::kGrid);
  words->addWidget(name);
  words->addWidget(purpose);
  words->addWidget(facts);
  words->addWidget(license);
  words->addWidget(languages);
  auto* top = new QHBoxLayout;
  top->setSpacing(4 * theme::kGrid);
  top->addWidget(picture, 0, Qt::AlignTop);
  top->addLayout(words, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(5 * theme::kGrid, 5 * theme::kGrid, 5 * theme::kGrid, 4 * theme::kGrid);
  layout->setSpacing(4 * theme::kGrid);
  layout->addLayout(top);
  layout->addWidget(buttons);
}

}  // namespace furitsuke::dialogs
