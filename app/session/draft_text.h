// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/motion/pose_draft.h"

namespace furitsuke::session {

/// "3 bones, 1 morph"; empty for an empty draft.
[[nodiscard]] QString draftText(const motion::PoseDraft& draft);

}  // namespace furitsuke::session
