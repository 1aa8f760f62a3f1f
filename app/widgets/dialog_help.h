// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractButton;
class QWidget;

namespace furitsuke::widgets {

/// Sets the "What's This?" text of a Cancel button.
void explainCancel(QAbstractButton* button);

/// The parent for a dialog that is asked from `widget` and waits for its answer: the window that has no other one above
/// it. A tool window can be closed by the program meanwhile, and would take a dialog of its own with it.
[[nodiscard]] QWidget* askingWindow(const QWidget& widget);

}  // namespace furitsuke::widgets
