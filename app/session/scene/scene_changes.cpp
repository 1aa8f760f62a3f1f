// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/scene/scene_changes.h"

#include "app/session/scene/stage.h"

namespace furitsuke::session {

namespace {

/// `text` names the step for the title of the model.
template <class Text, class Change>
void changeActor(Stage& stage, scene::ActorId id, Text text, Change change) {
  scene::SceneState after = stage.state();
  scene::ActorState* actor = after.find(id);
  if (actor == nullptr) return;
  change(*actor);
  stage.sceneDocument().change([text, title = QString::fromStdString(actor->title)] { return text(title); }, after);
}

scene::SceneState withPlacement(scene::SceneState state, scene::ActorId id, const scene::Placement& placement,
                                bool shown) {
  if (scene::ActorState* actor = state.find(id)) {
    actor->placement = placement;
    actor->isShown = shown;
  }
  return state;
}

QString placeText(const QString& title) { return Stage::tr("Place %1").arg(title); }

}  // namespace

void setShown(Stage& stage, scene::ActorId id, bool shown) {
  changeActor(
      stage, id,
      [shown](const QString& title) { return (shown ? Stage::tr("Show %1") : Stage::tr("Hide %1")).arg(title); },
      [shown](scene::ActorState& actor) { actor.isShown = shown; });
}

bool isPinned(const Stage& stage, scene::ActorId id) { return stage.state().find(id)->isPinned; }

void setPinned(Stage& stage, scene::ActorId id, bool on) {
  changeActor(
      stage, id,
      [on](const QString& title) {
        return (on ? Stage::tr("Pin the motion of %1") : Stage::tr("Unpin the motion of %1")).arg(title);
      },
      [on](scene::ActorState& actor) { actor.isPinned = on; });
}

void setPlacement(Stage& stage, scene::ActorId id, const scene::Placement& placement) {
  changeActor(stage, id, placeText, [&placement](scene::ActorState& actor) { actor.placement = placement; });
}

void dragPlacement(Stage& stage, scene::ActorId id, const edit::LiveText& text, const scene::Placement& placement,
                   bool shown) {
  stage.sceneDocument().updateGesture(text, withPlacement(stage.state(), id, placement, shown));
}

void setAccessoryKeys(Stage& stage, scene::ActorId id, const std::vector<motion::AccessoryKey>& keys) {
  changeActor(stage, id, placeText, [&keys](scene::ActorState& actor) { actor.accessoryKeys = keys; });
}

void previewPlacement(Stage& stage, scene::ActorId id, const scene::Placement& placement, bool shown) {
  stage.sceneDocument().adapt(withPlacement(stage.state(), id, placement, shown));
}

}  // namespace furitsuke::session
