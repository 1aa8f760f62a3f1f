// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "core/format/vmd/vmd_file.h"

namespace furitsuke::session {

/// What could be read of a damaged file: "6,305 of 14,153 bone keys, no morph keys". If only the model name is
/// too short, it is named first.
[[nodiscard]] QString salvageText(const format::vmd::File& file);

/// The damage of the file; of one that was cut off, at its end, and not at the count of the records that it lacks.
[[nodiscard]] std::optional<Error> damageOf(const format::vmd::File& file);

}  // namespace furitsuke::session
