// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/scene/scene_state.h"

// Models are drawn in the order of SceneState::actors, as in MMD: what is transparent hides what is drawn later.
namespace furitsuke::session {

class Stage;

/// Moves a model to `index` in drawing order. A step of the scene document; with an id that the scene does not have or
/// an index beyond its end, nothing happens.
void setDrawingOrder(Stage& stage, scene::ActorId id, std::size_t index);

}  // namespace furitsuke::session
