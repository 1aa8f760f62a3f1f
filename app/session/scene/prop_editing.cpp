// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/scene/prop_editing.h"

#include <algorithm>
#include <cmath>
#include <glm/trigonometric.hpp>
#include <optional>
#include <utility>

#include "app/session/scene/scene_changes.h"
#include "app/session/scene/stage.h"
#include "core/scene/keyed_placement.h"
#include "core/scene/vac.h"

namespace furitsuke::session {

bool PropEditing::isKeyed(std::uint64_t id) const {
  return stage_.scene().find(id) != nullptr && !stage_.accessoryKeysOf(id).empty();
}

bool PropEditing::areKeysInMotion(std::uint64_t id) const {
  const edit::MotionDocument* document = stage_.motionOf(id);
  if (document == nullptr) return false;
  return !document->motion().annotations.accessoryKeys.empty() || stage_.state().find(id)->accessoryKeys.empty();
}

Frame PropEditing::frame() const { return static_cast<Frame>(std::max(0.0, std::floor(stage_.position()))); }

motion::AccessoryKey PropEditing::stateOf(std::uint64_t id) const {
  const scene::Actor* actor = stage_.scene().find(id);
  if (actor == nullptr) return {};
  const scene::Placement& placement = actor->placement;
  if (!isKeyed(id))
    return scene::accessoryKeyOf(0, placement, actor->shown, glm::radians(scene::degreesOf(placement.rotation)));
  std::optional<motion::AccessoryKey> key = actor->accessoryKeyDraft;
  if (!key) key = motion::accessoryKeyAt(stage_.accessoryKeysOf(id), stage_.position());
  key->frame = 0;
  key->unknown = {};
  return *key;
}

void PropEditing::showDraft(std::uint64_t id, const std::optional<motion::AccessoryKey>& draft) {
  scene::Actor& actor = *stage_.scene().find(id);
  if (!draft && !actor.accessoryKeyDraft) return;
  actor.accessoryKeyDraft = draft;
  emit stage_.placementChanged();
  stage_.invalidate();
}

void PropEditing::preview(const edit::LiveText& text, std::uint64_t id, const motion::AccessoryKey& state) {
  const scene::Actor* actor = stage_.scene().find(id);
  if (actor == nullptr) return;
  if (isKeyed(id)) return showDraft(id, state);
  scene::Placement placement = scene::keyedPlacement(actor->placement, state);
  // Angles that stay are not rounded.
  if (state.angles == stateOf(id).angles) placement.rotation = actor->placement.rotation;
  dragPlacement(stage_, id, text, placement, state.isVisible);
}

void PropEditing::cancel(std::uint64_t id) {
  if (stage_.scene().find(id) != nullptr) showDraft(id, std::nullopt);
  stage_.sceneDocument().cancelGesture();
}

void PropEditing::push(const edit::LiveText& text, std::uint64_t id, const motion::AccessoryKey& before,
                       const motion::AccessoryKey& after) {
  if (before == after || stage_.scene().find(id) == nullptr) return cancel(id);
  showDraft(id, std::nullopt);
  if (!isKeyed(id)) {
    preview(text, id, after);
    return stage_.sceneDocument().endGesture();
  }
  std::optional<edit::SceneStep> step;
  if (after.isVisible && !before.isVisible) step.emplace(stage_.sceneDocument(), text);
  if (step) setShown(stage_, id, true);
  setKey(text, id, frame(), after);
}

void PropEditing::attach(const edit::LiveText& text, std::uint64_t id, const scene::Attachment& attachment) {
  const scene::Actor* actor = stage_.scene().find(id);
  if (actor == nullptr) return;
  scene::Placement placement = actor->placement;
  placement.attachment = attachment.actor;
  placement.attachmentBone = attachment.bone;
  dragPlacement(stage_, id, text, placement, actor->shown);
  stage_.sceneDocument().endGesture();
}

void PropEditing::setKeys(const edit::LiveText& text, std::uint64_t id, std::vector<motion::AccessoryKey> keys,
                          bool isOfMotion) {
  if (!isOfMotion) {
    scene::SceneState after = stage_.state();
    after.find(id)->accessoryKeys = std::move(keys);
    return stage_.sceneDocument().change(text, after);
  }
  edit::MotionDocument& document = *stage_.motionOf(id);
  motion::Annotations annotations = document.motion().annotations;
  annotations.accessoryKeys = std::move(keys);
  document.history().setAnnotations(text, std::move(annotations));
}

void PropEditing::setKey(const edit::LiveText& text, std::uint64_t id, Frame frame, motion::AccessoryKey state) {
  const bool isOfMotion = areKeysInMotion(id);
  // Undo acts on the motion in front.
  if (isOfMotion) stage_.setActive(id);
  const edit::SceneStep step(stage_.sceneDocument(), text);
  if (!isKeyed(id) && !state.isVisible) setShown(stage_, id, true);
  std::vector<motion::AccessoryKey> keys = stage_.accessoryKeysOf(id);
  state.frame = frame;
  motion::setKey(keys, std::move(state));
  setKeys(text, id, std::move(keys), isOfMotion);
}

bool PropEditing::removeKey(std::uint64_t id, Frame frame) {
  if (!isKeyed(id)) return false;
  std::vector<motion::AccessoryKey> keys = stage_.accessoryKeysOf(id);
  const motion::AccessoryKey* key = motion::findKey(keys, frame, motion::kPlaceTrack);
  if (key == nullptr) return false;
  const motion::AccessoryKey removed = *key;
  motion::removeKey(keys, frame, motion::kPlaceTrack);
  const auto text = [] { return tr("Remove prop key"); };
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
