// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/scene_part.h"

#include "core/io/vmd/vmd_key_codec.h"

namespace furitsuke::session {

bool hasKeysFor(const motion::Motion& motion, ScenePart part) {
  switch (part) {
    case ScenePart::Camera: return !motion.camera.empty();
    case ScenePart::Light: return !motion.light.empty();
    case ScenePart::SelfShadow: return !motion.selfShadow.empty();
  }
  return false;
}

bool isForCamera(const motion::Motion& motion) {
  if (motion.keyCount() > 0) return motion.isCameraMotion();
  return !motion.modelName.bytes.empty() && motion.modelName.bytes == nameInField(io::kCameraModelName);
}

}  // namespace furitsuke::session
