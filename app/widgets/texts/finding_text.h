// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/diagnostic.h"

namespace furitsuke::widgets {

/// A finding as a sentence for the user. In English, or without a translation, the sentence of the core; otherwise the
/// translated meaning of its code, with the details of the finding.
[[nodiscard]] QString findingText(const Diagnostic& finding);

/// The translation of a sentence of the core about findings or repairs.
[[nodiscard]] QString translatedFinding(std::string_view sentence);

}  // namespace furitsuke::widgets
