// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/samples/figure.h"

namespace furitsuke::sample {

/// Gives the model bodies and joints: the body carries, hair and skirt swing.
void addPhysics(Model& model, const Skeleton& skeleton);

}  // namespace furitsuke::sample
