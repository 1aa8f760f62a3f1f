// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/panel_button.h"

#include <QAction>
#include <QCoreApplication>
#include <QLineEdit>
#include <QToolButton>

#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::widgets {

QToolButton* panelButton(const QString& icon, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setIcon(theme::themedIcon(icon));
  button->setAutoRaise(true);
  return button;
}

void addSearchButtons(QLineEdit& field) {
  field.addAction(theme::themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  QAction* clear = field.addAction(theme::themedIcon(QStringLiteral("close")), QLineEdit::TrailingPosition);
  clear->setVisible(!field.text().isEmpty());
  QObject::connect(clear, &QAction::triggered, &field, &QLineEdit::clear);
  QObject::connect(&field, &QLineEdit::textChanged, clear,
                   [clear](const QString& text) { clear->setVisible(!text.isEmpty()); });
  keepTranslated(&field, [clear] {
    clear->setText(QCoreApplication::translate("furitsuke::widgets::SearchButtons", "Clear the search"));
  });
}

}  // namespace furitsuke::widgets
