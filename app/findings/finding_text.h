// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/diagnostic.h"

namespace furitsuke {

/// A finding as a sentence for the person: the core's own where the program speaks English, otherwise the translated
/// meaning of its code with what the core says beside it in numbers and names.
[[nodiscard]] QString findingText(const Diagnostic& finding);

/// A sentence of the core about findings and repairs, translated.
[[nodiscard]] QString translatedFinding(std::string_view sentence);

}  // namespace furitsuke
