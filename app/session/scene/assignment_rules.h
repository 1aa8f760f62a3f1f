// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "core/edit/document/motion_document.h"
#include "core/scene/scene_state.h"

namespace furitsuke::scene {
class Actor;
}  // namespace furitsuke::scene

namespace furitsuke::session {

class Stage;

/// Which motion moves which model where the user has not said so: when a model or a motion is opened or closed. Changes
/// a state, not the stage.
class AssignmentRules {
 public:
  /// The models of the state must be on the stage. `state` must outlive the object.
  AssignmentRules(const Stage& stage, scene::SceneState& state) : stage_(stage), state_(state) {}

  /// A motion that has been opened takes a model. A motion for the camera takes the parts of the scene that it has keys
  /// for, also from other motions. The sound, background and reference that it names replace others, unless these were
  /// chosen by the user.
  void addMotion(const edit::MotionDocument& document);
  /// Gives a model without a motion the open one with its name, or else the unassigned one with most of its tracks.
  void giveMotion(scene::ActorId id);
  /// Assigned to the model that the motion moved before, or else to the one with its name, or else to an idle model
  /// with about as many of its tracks as any, or else to the active one; never to one with a pinned motion.
  void assignMotion(const edit::MotionDocument& document);
  /// Takes the parts that the motion has keys for and that no other motion provides.
  void takeFreeParts(const edit::MotionDocument& document);
  /// The motion is not in the state any more. Its models get another one, its parts another open motion with keys for
  /// them.
  void removeMotion(const edit::MotionDocument& document);

 private:
  [[nodiscard]] bool isOpen(const edit::MotionDocument* document) const;
  [[nodiscard]] scene::ActorState* actorOf(scene::MotionId motion);
  [[nodiscard]] std::size_t matchingTracks(scene::ActorId id, const edit::MotionDocument& document) const;
  [[nodiscard]] bool isNamedAfter(const edit::MotionDocument& document, scene::ActorId id) const;
  /// Which parts are taken: those that no motion provides; also the files of others, which a motion that is opened
  /// brings; all.
  enum class Takes { Free, Opened, All };
  void takeParts(const edit::MotionDocument& document, Takes takes);
  /// The model for a motion that moves none; nullptr if all are pinned.
  [[nodiscard]] scene::ActorState* targetFor(const edit::MotionDocument& document);
  [[nodiscard]] scene::ActorState* namedTargetFor(const edit::MotionDocument& document);
  [[nodiscard]] scene::ActorState* idleTargetFor(const edit::MotionDocument& document);

  const Stage& stage_;
  scene::SceneState& state_;
};

/// The model name in the motion equals the name of the model, truncated to the bytes that a VMD stores.
[[nodiscard]] bool isNamedAfter(const motion::Motion& motion, const scene::Actor& actor);

}  // namespace furitsuke::session
