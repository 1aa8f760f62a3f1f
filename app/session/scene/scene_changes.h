// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "core/edit/document/live_text.h"
#include "core/scene/scene_state.h"

// Changes of single models of a scene by the user. Each is a step of the scene document; with an id that the scene does
// not have, nothing happens.
namespace furitsuke::session {

class Stage;

void setShown(Stage& stage, scene::ActorId id, bool shown);
/// The model keeps its motion, whatever is opened or closed.
[[nodiscard]] bool isPinned(const Stage& stage, scene::ActorId id);
void setPinned(Stage& stage, scene::ActorId id, bool on);
void setPlacement(Stage& stage, scene::ActorId id, const scene::Placement& placement);
/// Places and shows a model during the gesture of the scene document.
void dragPlacement(Stage& stage, scene::ActorId id, const edit::LiveText& text, const scene::Placement& placement,
                   bool shown);
/// Its own keys, besides those of its motion.
void setAccessoryKeys(Stage& stage, scene::ActorId id, const std::vector<motion::AccessoryKey>& keys);
/// The same as dragPlacement() without a gesture and a step.
void previewPlacement(Stage& stage, scene::ActorId id, const scene::Placement& placement, bool shown);

}  // namespace furitsuke::session
