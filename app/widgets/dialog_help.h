// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractButton;

namespace furitsuke {

/// Says what a button that leaves a dialog without doing anything is for.
void explainCancel(QAbstractButton* button);

}  // namespace furitsuke
