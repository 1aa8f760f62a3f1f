// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/diagnostic.h"

namespace furitsuke::panels {

/// A finding as a sentence for the user: in English the sentence of the core, otherwise the translated meaning of its
/// code with the numbers and names of the core.
[[nodiscard]] QString findingText(const Diagnostic& finding);

/// A sentence of the core about findings and repairs, translated.
[[nodiscard]] QString translatedFinding(std::string_view sentence);

}  // namespace furitsuke::panels
