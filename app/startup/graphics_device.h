// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke::startup {

/// Whether the machine seems to have a graphics card, found out without starting OpenGL; true if this is not known.
[[nodiscard]] bool seemsToHaveGraphicsCard();

}  // namespace furitsuke::startup
