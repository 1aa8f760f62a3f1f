// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/scene.h"

namespace furitsuke::test {

/// A red ball; the camera moves from a distance of 45 to one of 20 within ten frames.
[[nodiscard]] scene::Scene ballScene();

}  // namespace furitsuke::test
