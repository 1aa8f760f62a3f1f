// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace furitsuke::panels {

class OperationDialog;

/// The cycles that were found in a motion, to choose from: the parameter "candidate". For results with an
/// operations::FoundCycles; otherwise it is hidden.
[[nodiscard]] QWidget* makeCycleChoice(OperationDialog& dialog);

}  // namespace furitsuke::panels
