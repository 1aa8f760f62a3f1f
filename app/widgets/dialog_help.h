// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractButton;

namespace furitsuke::widgets {

/// Sets the "What's This?" text of a Cancel button.
void explainCancel(QAbstractButton* button);

}  // namespace furitsuke::widgets
