// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace furitsuke::panels {

class OperationDialog;

/// Makes what the dialog of an operation has besides its form and the figures of every operation; null for most.
[[nodiscard]] QWidget* makeOperationWidget(OperationDialog& dialog);

}  // namespace furitsuke::panels
