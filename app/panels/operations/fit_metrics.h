// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace furitsuke::panels {

class OperationDialog;

/// A table of how much the motion looks the same on the other model: what is measured, its value, and the largest value
/// that is not seen or that of the source model. For results with an operations::FitReport; otherwise it is hidden.
[[nodiscard]] QWidget* makeFitFigures(OperationDialog& dialog);

}  // namespace furitsuke::panels
