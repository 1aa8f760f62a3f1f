// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model.h"

namespace furitsuke::sample {

/// The dancer who comes with the program: a model of our own with all the bones that dances use, morphs of every kind
/// that PMX 2.0 has, toon and sphere pictures, bodies and joints. The bundled sample.pmx is exactly this.
[[nodiscard]] Model sampleModel();

}  // namespace furitsuke::sample
