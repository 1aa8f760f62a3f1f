// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QToolButton;
class QWidget;

namespace furitsuke {

/// A flat button in the margin of a panel with an icon of themedIcon(). It needs a name: nameControl().
[[nodiscard]] QToolButton* panelButton(const QString& icon, QWidget* parent);

}  // namespace furitsuke
