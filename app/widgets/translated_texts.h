// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QString;
class QWidget;

namespace furitsuke::widgets {

/// Runs `show`, which sets the texts of controls, now and after each change of language while `owner` exists. For
/// fixed texts; texts that depend on other state are updated by their own code.
void keepTranslated(QWidget* owner, std::function<void()> show);

/// Sets the accessible name and the tooltip of a control.
void nameControl(QWidget* control, const QString& name);
/// The same with a tooltip that says more: a screen reader reads the name each time the control gets the focus.
void nameControl(QWidget* control, const QString& name, const QString& tooltip);

}  // namespace furitsuke::widgets
