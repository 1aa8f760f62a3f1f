// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace furitsuke::panels {

/// Whether the machine seems to have a graphics card, found out without starting OpenGL; true if this is not known.
[[nodiscard]] bool seemsToHaveGraphicsCard();
/// Whether pictures are drawn into memory: without a graphics card or without a window.
[[nodiscard]] inline bool drawsInMemory(bool offscreen) { return offscreen || !seemsToHaveGraphicsCard(); }

}  // namespace furitsuke::panels
