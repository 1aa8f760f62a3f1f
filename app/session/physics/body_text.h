// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/model/physics.h"

// Words for rigid bodies, as the viewport and the model panel show them.
namespace furitsuke::session {

/// "follows bone", "physics", "physics at bone".
[[nodiscard]] QString bodyModeText(model::BodyMode mode);
/// "group 3" for the value 2: users know the groups as 1 to 16.
[[nodiscard]] QString bodyGroupText(int group);

}  // namespace furitsuke::session
