// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/scene/scene_part.h"

#include <algorithm>

#include "app/session/scene/stage.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/motion/layers/layer_stack.h"

namespace furitsuke::session {

bool provides(const motion::Motion& motion, ScenePart part) {
  switch (part) {
    case ScenePart::Camera: return motion::hasKeysOf<motion::CameraKey>(motion);
    case ScenePart::Light: return motion::hasKeysOf<motion::LightKey>(motion);
    case ScenePart::SelfShadow: return motion::hasKeysOf<motion::SelfShadowKey>(motion);
    case ScenePart::Sound: return motion.annotations.sound.has_value();
    case ScenePart::Background: return motion.annotations.background.has_value();
    case ScenePart::Reference: return motion.annotations.reference.has_value();
  }
  return false;
}

bool isMedia(ScenePart part) { return std::ranges::find(kMediaParts, part) != kMediaParts.end(); }

bool isForCamera(const motion::Motion& motion) {
  if (!motion.frameRange().isEmpty()) return motion.isCameraMotion();
  return !motion.modelName.bytes.empty() && motion.modelName.bytes == nameInField(io::kCameraModelName);
}

edit::MotionDocument* mediaOf(const Stage& stage, ScenePart part, const QList<edit::MotionDocument*>& motions) {
  const auto has = [part](const edit::MotionDocument* each) { return provides(each->motion(), part); };
  edit::MotionDocument* own = stage.motionOf(part);
  if (own != nullptr && has(own)) return own;
  if (stage.state().part(part).isChosen && own == nullptr) return nullptr;
  const auto first = std::ranges::find_if(motions, has);
  return first == motions.end() ? nullptr : *first;
}

void useFor(Stage& stage, ScenePart part, const edit::MotionDocument& document) {
  scene::SceneState after = stage.state();
  if (after.part(part).motion == document.id()) return;
  after.part(part) = {document.id(), true};
  stage.sceneDocument().adapt(after);
}

}  // namespace furitsuke::session
