// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/scene/drawing_order.h"

#include <algorithm>

#include "app/session/scene/stage.h"

namespace furitsuke::session {

void setDrawingOrder(Stage& stage, scene::ActorId id, std::size_t index) {
  scene::SceneState after = stage.state();
  auto& actors = after.actors;
  const auto found = std::ranges::find(actors, id, &scene::ActorState::id);
  if (found == actors.end() || index >= actors.size()) return;
  const auto target = actors.begin() + static_cast<std::ptrdiff_t>(index);
  found < target ? std::rotate(found, found + 1, target + 1) : std::rotate(target, found, found + 1);
  stage.sceneDocument().change([] { return Stage::tr("Change the drawing order"); }, after);
}

}  // namespace furitsuke::session
