// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QToolButton;
class QWidget;

namespace furitsuke {

/// A flat button in the margin of a panel: an icon of themedIcon(), its text as tooltip and for screen readers.
[[nodiscard]] QToolButton* panelButton(const QString& icon, const QString& text, QWidget* parent);

}  // namespace furitsuke
