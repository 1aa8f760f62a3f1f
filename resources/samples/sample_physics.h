// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/samples/figure.h"

namespace furitsuke::samples {

/// Adds rigid bodies and joints to the model: those of the body follow the bones, hair and skirt swing.
void addPhysics(model::Model& model, const Skeleton& skeleton);

}  // namespace furitsuke::samples
