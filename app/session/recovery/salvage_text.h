// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/format/vmd/vmd_file.h"

namespace furitsuke::session {

/// What could be read of a damaged file: "6,305 of 14,153 bone keys, no morph keys". If only the model name is
/// too short, it is named first.
[[nodiscard]] QString salvageText(const format::vmd::File& file);

}  // namespace furitsuke::session
