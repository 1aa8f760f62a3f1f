// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/scene/scene_part.h"

#include "core/io/motion/vmd_key_codec.h"
#include "core/motion/layers/layer_stack.h"

namespace furitsuke::session {

bool hasKeysFor(const motion::Motion& motion, ScenePart part) {
  switch (part) {
    case ScenePart::Camera: return motion::hasKeysOf<motion::CameraKey>(motion);
    case ScenePart::Light: return motion::hasKeysOf<motion::LightKey>(motion);
    case ScenePart::SelfShadow: return motion::hasKeysOf<motion::SelfShadowKey>(motion);
  }
  return false;
}

bool isForCamera(const motion::Motion& motion) {
  if (!motion.frameRange().isEmpty()) return motion.isCameraMotion();
  return !motion.modelName.bytes.empty() && motion.modelName.bytes == nameInField(io::kCameraModelName);
}

}  // namespace furitsuke::session
