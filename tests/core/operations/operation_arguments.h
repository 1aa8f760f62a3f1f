// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/operations/operation.h"

namespace furitsuke::test {

/// `texts`, completed with valid values for the parameters without a default, as arguments of the operation. The other
/// motion and model of an operation are farMotion() and farModel(). Fails the test if a text is invalid.
[[nodiscard]] operations::OperationArguments argumentsOf(const operations::Operation& operation,
                                                         operations::OperationArguments::Texts texts);

}  // namespace furitsuke::test
