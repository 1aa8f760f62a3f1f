// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "core/eval/layered_views.h"
#include "core/eval/sample.h"
#include "core/motion/motion.h"
#include "core/motion/outside_parent_keys.h"
#include "core/scene/actor.h"
#include "core/scene/outside_parents.h"

namespace furitsuke::scene {

class SceneSimulation;

/// All actors with the tracks of camera, light and self shadow. Models are drawn in the order of `actors`.
class Scene {
 public:
  std::vector<std::unique_ptr<Actor>> actors;
  // Shared with the motion that they come from; empty tracks give MMD's default camera, light and shadow.
  eval::LayeredCamera cameraTrack;
  eval::LayeredLight lightTrack;
  eval::LayeredSelfShadow selfShadowTrack;
  std::vector<motion::OutsideParentKey> cameraParents;  ///< of the same motion; those of bones are ignored
  /// For all actors and tracks of the scene.
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;

  /// The simulation of the bodies, which actors show; null: physics is off. Set by showSimulation().
  std::shared_ptr<SceneSimulation> simulation;

  /// A copy with its own actors, which share models, pictures, keys and the simulation with these, so that another
  /// thread can evaluate it.
  [[nodiscard]] Scene snapshot() const;

  /// nullptr if there is none.
  [[nodiscard]] Actor* find(std::uint64_t id) const;
  /// The first actor with the title; nullptr if there is none.
  [[nodiscard]] Actor* findTitled(std::string_view title) const;

  /// For the search of what bones and models follow. Valid as long as the scene has the same actors; it sees their
  /// later motions and placements.
  [[nodiscard]] OutsideParents outsideParents() const;

  /// Poses every shown actor and samples camera, light and shadow at a whole or fractional frame. Several large actors
  /// are posed on several threads.
  void evaluate(double frame);
  /// The same, after the simulation has reached the frame, which may take long. False if it was canceled before.
  bool evaluateSimulated(double frame, const std::atomic<bool>& canceled);
  /// The camera with what it follows: MMD adds the position of the bone to the target.
  [[nodiscard]] const eval::CameraSample& camera() const noexcept { return camera_; }
  [[nodiscard]] const eval::LightSample& light() const noexcept { return light_; }
  [[nodiscard]] const eval::SelfShadowSample& selfShadow() const noexcept { return selfShadow_; }
  /// Attaches `carried` to the first other model that has a bone of that name, given in CP932; false if there is none.
  bool attachToBone(Actor& carried, std::string_view bone) const;
  /// The transform from the actor's model space to the world, including its attachments.
  [[nodiscard]] glm::dmat4 worldOf(const Actor& actor) const;
  /// The same with the given poses of the attachments.
  using PoseOf = std::function<const eval::RigPose&(const Actor& actor)>;
  [[nodiscard]] glm::dmat4 worldOf(const Actor& actor, const PoseOf& poseOf) const;

 private:
  [[nodiscard]] bool isFollowed(const Actor& actor) const;
  /// `filmed`: the actor that the camera follows; 0: none.
  void evaluateLinked(OutsideParents& parents, double frame, std::uint64_t filmed);

  eval::CameraSample camera_ = eval::sampleCamera({}, 0);
  eval::LightSample light_ = eval::sampleLight({}, 0);
  eval::SelfShadowSample selfShadow_ = eval::sampleSelfShadow({}, 0);
};

}  // namespace furitsuke::scene
