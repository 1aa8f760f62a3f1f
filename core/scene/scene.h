// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "core/eval/sample.h"
#include "core/motion/motion.h"
#include "core/scene/actor.h"

namespace furitsuke {

/// Everything that stands on the stage and the tracks that light and film it. Models are drawn in the order of
/// `actors`.
class Scene {
 public:
  std::vector<std::unique_ptr<Actor>> actors;
  // Shared with the motion they come from; empty tracks give MMD's own camera, light and shadow.
  Track<CameraKey> cameraTrack;
  Track<LightKey> lightTrack;
  Track<SelfShadowKey> selfShadowTrack;

  /// The scene as it is, with actors of its own that share models, pictures and keys with these: for another thread to
  /// evaluate while this one goes on.
  [[nodiscard]] Scene snapshot() const;

  /// nullptr when there is none.
  [[nodiscard]] Actor* find(std::uint64_t id) const;

  /// Poses every actor that is switched on and takes camera, light and shadow of a moment.
  void evaluate(double frame);
  [[nodiscard]] const CameraSample& camera() const noexcept { return camera_; }
  [[nodiscard]] const LightSample& light() const noexcept { return light_; }
  [[nodiscard]] const SelfShadowSample& selfShadow() const noexcept { return selfShadow_; }
  /// Hangs `carried` on the first other model with a bone of that name, given in CP932; false when there is none.
  bool hangOnBone(Actor& carried, std::string_view bone) const;
  /// From the space of the actor's model to the world, with what carries it.
  [[nodiscard]] glm::dmat4 worldOf(const Actor& actor) const;
  /// The same with carriers that are posed otherwise than at the moment.
  using PoseOf = std::function<const RigPose&(const Actor& actor)>;
  [[nodiscard]] glm::dmat4 worldOf(const Actor& actor, const PoseOf& poseOf) const;

 private:
  [[nodiscard]] bool carriesSomething(const Actor& actor) const;

  CameraSample camera_ = sampleCamera({}, 0);
  LightSample light_ = sampleLight({}, 0);
  SelfShadowSample selfShadow_ = sampleSelfShadow({}, 0);
};

}  // namespace furitsuke
