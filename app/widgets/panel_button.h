// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QToolButton;
class QWidget;

namespace furitsuke::widgets {

/// A flat tool button with an icon of themedIcon(). The caller names it with nameControl().
[[nodiscard]] QToolButton* panelButton(const QString& icon, QWidget* parent);

}  // namespace furitsuke::widgets
