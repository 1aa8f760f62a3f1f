// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/projects/kept_cast.h"

#include "app/session/workspace.h"

namespace furitsuke::session {

KeptCast::KeptCast(Stage& stage, const Workspace& workspace) : stage_(stage) {
  for (const auto& actor : stage.actors()) models_.emplace_back(actor->id(), stage.motionOf(actor->id()));
  for (const ScenePart part : kSceneParts) parts_.emplace_back(part, stage.motionOf(part));
  for (edit::MotionDocument* document : workspace.documents())
    playheads_.emplace_back(document, document->state().currentFrame());
  if (stage.active() != nullptr) active_ = stage.active()->id();
}

void KeptCast::restore() const {
  const edit::WithoutSceneSteps without(stage_.sceneDocument());
  const scene::Actor* active = stage_.active();
  if (active != nullptr && active->id() != active_) {
    // A model without a motion does not bring one to the front.
    stage_.assignMotion(active_, nullptr);
    stage_.setActive(active_);
  }
  for (const auto& [model, motion] : models_) {
    if (stage_.motionOf(model) != motion) stage_.assignMotion(model, motion);
  }
  for (const auto& [part, motion] : parts_) {
    if (stage_.motionOf(part) != motion) stage_.choosePartMotion(part, motion);
  }
  for (const auto& [document, frame] : playheads_) document->state().setCurrentFrame(frame);
}

}  // namespace furitsuke::session
