// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/props/prop_editing.h"

#include <algorithm>
#include <cmath>
#include <glm/trigonometric.hpp>
#include <optional>
#include <utility>

#include "app/session/scene_changes.h"
#include "app/session/stage.h"
#include "core/scene/keyed_placement.h"
#include "core/scene/vac.h"

namespace furitsuke::session {

bool PropEditing::isKeyed(std::uint64_t id) const {
  return stage_.scene().find(id) != nullptr && !stage_.placeKeysOf(id).empty();
}

bool PropEditing::areKeysInMotion(std::uint64_t id) const {
  const edit::MotionDocument* document = stage_.motionOf(id);
  if (document == nullptr) return false;
  return !document->motion().annotations.places.empty() || stage_.state().find(id)->places.empty();
}

Frame PropEditing::frame() const { return static_cast<Frame>(std::max(0.0, std::floor(stage_.position()))); }

PropState PropEditing::stateOf(std::uint64_t id) const {
  const scene::Actor* actor = stage_.scene().find(id);
  if (actor == nullptr) return {};
  if (!isKeyed(id)) return {actor->placement, actor->shown, scene::degreesOf(actor->placement.rotation)};
  std::optional<motion::PlaceKey> place = actor->placeDraft;
  if (!place) place = motion::placeAt(stage_.placeKeysOf(id), stage_.position());
  return {scene::keyedPlacement(actor->placement, *place), place->isVisible, glm::degrees(place->angles)};
}

PropState PropEditing::withoutKeys(std::uint64_t id, const PropState& state) const {
  const scene::Actor* actor = stage_.scene().find(id);
  PropState base{actor->placement, actor->shown, scene::degreesOf(actor->placement.rotation)};
  base.placement.carrier = state.placement.carrier;
  base.placement.carrierBone = state.placement.carrierBone;
  return base;
}

void PropEditing::showDraft(std::uint64_t id, const std::optional<motion::PlaceKey>& draft) {
  scene::Actor& actor = *stage_.scene().find(id);
  if (!draft && !actor.placeDraft) return;
  actor.placeDraft = draft;
  emit stage_.placementChanged();
  stage_.touch();
}

void PropEditing::preview(const QString& text, std::uint64_t id, const PropState& state) {
  if (stage_.scene().find(id) == nullptr) return;
  if (isKeyed(id)) return showDraft(id, placeKeyOf(0, state));
  dragPlacement(stage_, id, text, state.placement, state.shown);
}

void PropEditing::cancel(std::uint64_t id) {
  if (stage_.scene().find(id) != nullptr) showDraft(id, std::nullopt);
  stage_.sceneDocument().cancelGesture();
}

void PropEditing::push(const QString& text, std::uint64_t id, const PropState& before, const PropState& after) {
  if (before == after || stage_.scene().find(id) == nullptr) return cancel(id);
  const bool keyed = isKeyed(id);
  showDraft(id, std::nullopt);
  const scene::Placement &old = before.placement, &now = after.placement;
  const bool isCarried = old.carrier != now.carrier || old.carrierBone != now.carrierBone;
  if (keyed && !isCarried) {
    std::optional<edit::SceneStep> step;
    if (after.shown && !before.shown) step.emplace(stage_.sceneDocument(), text);
    if (step) setShown(stage_, id, true);
    return setKey(text, id, frame(), after);
  }
  const PropState to = keyed ? withoutKeys(id, after) : after;
  dragPlacement(stage_, id, text, to.placement, to.shown);
  stage_.sceneDocument().endGesture();
}

motion::PlaceKey PropEditing::placeKeyOf(Frame frame, const PropState& state) {
  motion::PlaceKey key = scene::placeKeyOf(frame, state.placement, state.shown);
  key.angles = glm::radians(state.degrees);
  return key;
}

void PropEditing::setKeys(const QString& text, std::uint64_t id, std::vector<motion::PlaceKey> keys, bool isOfMotion) {
  if (!isOfMotion) {
    scene::SceneState after = stage_.state();
    after.find(id)->places = std::move(keys);
    return stage_.sceneDocument().change(text, after);
  }
  edit::MotionDocument& document = *stage_.motionOf(id);
  motion::Annotations annotations = document.motion().annotations;
  annotations.places = std::move(keys);
  document.history().setAnnotations(text, std::move(annotations));
}

void PropEditing::setKey(const QString& text, std::uint64_t id, Frame frame, const PropState& state) {
  const bool isOfMotion = areKeysInMotion(id);
  // Undo acts on the motion in front.
  if (isOfMotion) stage_.setActive(id);
  const edit::SceneStep step(stage_.sceneDocument(), text);
  if (!isKeyed(id) && !state.shown) setShown(stage_, id, true);
  std::vector<motion::PlaceKey> keys = stage_.placeKeysOf(id);
  motion::setKey(keys, placeKeyOf(frame, state));
  setKeys(text, id, std::move(keys), isOfMotion);
}

bool PropEditing::removeKey(std::uint64_t id, Frame frame) {
  if (!isKeyed(id)) return false;
  std::vector<motion::PlaceKey> keys = stage_.placeKeysOf(id);
  const motion::PlaceKey* key = motion::findKey(keys, frame, motion::kPlaceTrack);
  if (key == nullptr) return false;
  const motion::PlaceKey removed = *key;
  motion::removeKey(keys, frame, motion::kPlaceTrack);
  const QString text = tr("Remove prop key");
  const bool isOfMotion = areKeysInMotion(id);
  std::optional<edit::SceneStep> step;
  if (isOfMotion) {
    stage_.setActive(id);
  } else {
    step.emplace(stage_.sceneDocument(), text);
  }
  if (keys.empty())
    previewPlacement(stage_, id, scene::keyedPlacement(stage_.scene().find(id)->placement, removed),
                     stage_.state().find(id)->isShown);
  setKeys(text, id, std::move(keys), isOfMotion);
  return true;
}

}  // namespace furitsuke::session
