// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

#include "core/quality/motion_quality.h"

// Texts about the quality of motions in the language of the window. Those of the table of kinds are translated with the
// findings: see resources/translations/findings_ja.ts.
namespace furitsuke::panels {

/// The translation of a text of quality::QualityKindInfo.
[[nodiscard]] QString qualityText(std::string_view text);
/// "0.31 model units"; without a unit the number.
[[nodiscard]] QString qualityValue(double value, std::string_view unit);
/// "0.31 → 0.02 model units" if the value changes.
[[nodiscard]] QString qualityChange(double before, double after, std::string_view unit);
/// "左手首 in 頭": the bone or track of a place.
[[nodiscard]] QString placeText(const quality::QualityIssue& issue);
/// "frames 20–45", or "frame 20".
[[nodiscard]] QString framesText(FrameRange frames);

}  // namespace furitsuke::panels
