// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/panel_button.h"

#include <QToolButton>

#include "app/theme/theme.h"

namespace furitsuke::widgets {

QToolButton* panelButton(const QString& icon, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setIcon(theme::themedIcon(icon));
  button->setAutoRaise(true);
  return button;
}

}  // namespace furitsuke::widgets
