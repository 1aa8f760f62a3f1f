// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/operations/operation.h"

class QWidget;

namespace furitsuke::panels {

class OperationDialog;

/// Makes what the dialog of an operation has besides its form and the figures of every operation; null for most.
[[nodiscard]] QWidget* makeOperationWidget(OperationDialog& dialog);

/// The parameter that is the frame from which on an operation on time moves keys, if it has one of its own.
struct OwnStart {
  std::string_view parameter;
  bool isAfter = false;  ///< it moves keys after the frame only
};
[[nodiscard]] std::optional<OwnStart> ownStartOf(const operations::Operation& operation);

}  // namespace furitsuke::panels
