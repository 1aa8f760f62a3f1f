// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/exchange/captured_motion.h"

namespace furitsuke::test {

/// The skeleton and the tracks of a captured motion must be consistent. If it is a person, it is fitted to a model;
/// every key must be finite. Returns an empty text, or a description of the failure.
[[nodiscard]] std::string capturedFault(const exchange::CapturedMotion& motion);

}  // namespace furitsuke::test
