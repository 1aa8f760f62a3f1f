// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/result.h"

namespace furitsuke::widgets {

/// Where a file is damaged and what to do: "dance.vmd is cut off or damaged at byte 109: download it again." What was
/// read of it, and damageDetail(), come after it.
[[nodiscard]] QString damageText(const QString& file, const Error& damage);
/// The section and the reason, without the place that damageText() names: "bone keys: count 3 needs 333 bytes, …".
[[nodiscard]] QString damageDetail(Error damage);

}  // namespace furitsuke::widgets
