// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/samples/choreography.h"

// The dance of the sample, part by part.
namespace furitsuke::samples {

inline constexpr int kBars = 12;

void danceBody(Choreography& dance);
void danceFeet(Choreography& dance);
void danceArms(Choreography& dance);
void danceHands(Choreography& dance);
void danceFace(Choreography& dance);

}  // namespace furitsuke::samples
