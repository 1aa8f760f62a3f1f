// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QString;
class QWidget;

namespace furitsuke {

/// Runs `show`, which puts texts onto controls, now and whenever the language changes as long as `owner` lives. For
/// texts that are set once; those that follow something else are shown again by whoever shows them.
void keepTranslated(QWidget* owner, std::function<void()> show);

/// Both what a screen reader calls the control and its tooltip.
void nameControl(QWidget* control, const QString& name);

}  // namespace furitsuke
