// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model.h"

namespace furitsuke::samples {

/// The bundled dancer: an original model with all the bones that dances use, morphs of every kind in PMX 2.0, toon and
/// sphere textures, rigid bodies and joints. The bundled sample.pmx is exactly this.
[[nodiscard]] model::Model sampleModel();

}  // namespace furitsuke::samples
