// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLineEdit;
class QString;
class QToolButton;
class QWidget;

namespace furitsuke::widgets {

/// A flat tool button with an icon of themedIcon(). The caller names it with nameControl().
[[nodiscard]] QToolButton* panelButton(const QString& icon, QWidget* parent);

/// Gives a field for a search its icon, and a button that empties it while it has a text. Unlike the clear button of
/// Qt, it follows the theme, and the first one does not look for the icon theme of the desktop (15 ms).
void addSearchButtons(QLineEdit& field);

}  // namespace furitsuke::widgets
