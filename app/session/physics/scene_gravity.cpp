// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/physics/scene_gravity.h"

#include <QCoreApplication>
#include <utility>

#include "app/session/scene/stage.h"

namespace furitsuke::session {

edit::MotionDocument* gravitySource(const Stage& stage) {
  const auto hasKeys = [](const edit::MotionDocument* document) {
    if (document == nullptr) return false;
    const std::optional<motion::GravityTrack>& gravity = document->motion().annotations.gravity;
    return gravity && !gravity->keys.empty();
  };
  for (const auto& actor : stage.actors()) {
    edit::MotionDocument* document = stage.motionOf(actor->id());
    if (hasKeys(document)) return document;
  }
  for (const ScenePart part : kKeyParts) {
    edit::MotionDocument* document = stage.motionOf(part);
    if (hasKeys(document)) return document;
  }
  return nullptr;
}

const std::optional<motion::GravityTrack>& gravityOf(const Stage& stage) {
  static const std::optional<motion::GravityTrack> kNone;
  const edit::MotionDocument* source = gravitySource(stage);
  return source == nullptr ? kNone : source->motion().annotations.gravity;
}

void setGravity(edit::MotionDocument& document, motion::GravityTrack track) {
  motion::Annotations changed = document.motion().annotations;
  changed.gravity.reset();
  if (!track.isEmpty()) changed.gravity = std::move(track);
  document.history().setAnnotations([] { return QCoreApplication::translate("Gravity", "Set gravity keys"); },
                                    std::move(changed));
}

}  // namespace furitsuke::session
