// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <glm/vec3.hpp>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/eval/rig/bound_parents.h"
#include "core/eval/rig/rig.h"
#include "core/eval/rig/rig_pose.h"
#include "core/eval/sample.h"
#include "core/eval/sample_span.h"
#include "core/model/name_index.h"
#include "core/motion/accessory_keys.h"
#include "core/motion/layers/layer_stack.h"
#include "core/motion/motion.h"

namespace furitsuke::eval {

/// A span from a key of a bone whose physics is on to the next key, whose physics is off.
struct PhysicsEnd {
  std::size_t bone = 0;
  Frame first = 0;
  Frame last = 0;
  friend bool operator==(const PhysicsEnd&, const PhysicsEnd&) = default;
};

/// What keys change of a bone, as in MMD: nothing of a hidden one, and of one of a PMD what its type takes.
[[nodiscard]] model::KeyUse keyUseOf(const model::Model& model, std::size_t bone);

/// A motion and its layers bound to a model: each track with the bone, morph or chain that it moves. A plain value that
/// shares its key columns with the motion and is not affected by later edits; creating it costs one lookup per name,
/// however many keys there are. Thread-safe for reading.
class BoundMotion {
 public:
  /// Without a motion: the model is at rest and visible, with all IK on.
  BoundMotion() = default;
  /// If two tracks match one bone, because their names differ only in trailing spaces, the first one with keys counts.
  /// Bones take of their keys what keyUseOf() says.
  BoundMotion(const motion::Motion& motion, const model::Model& model, const Rig& rig,
              model::NameMatching matching = {});

  /// Writes moves, weights and IK states at the frame into the pose and overwrites all earlier ones. Keys of a bone
  /// with a fixed axis are first reduced to it, as MMD does when it loads a motion, and then interpolated. A bone whose
  /// outside parent changes holds its last value up to that frame.
  void sample(double frame, RigPose& pose) const;

  /// The outside parents of the motion, which sample() does not apply.
  [[nodiscard]] const std::vector<BoundParent>& parents() const noexcept { return parents_; }
  /// The keys of a prop of the motion, which sample() does not apply.
  [[nodiscard]] const std::vector<motion::AccessoryKey>& accessoryKeys() const noexcept { return accessoryKeys_; }

  /// Writes whether physics is on for each bone at the frame: the flag of the last key at or before it, otherwise on.
  void samplePhysics(double frame, std::span<std::uint8_t> isOn) const;
  /// Where the motion, without its layers, switches physics off, by the first frames: of the bones whose element is not
  /// 0. Reads all keys of these bones.
  [[nodiscard]] std::vector<PhysicsEnd> physicsEnds(std::span<const std::uint8_t> isAsked) const;

  /// Reduces what sample() writes to some bones, for a pose of as many: `indices` has for each bone its index there, or
  /// kNoIndex. IK is left out, and the morphs unless `withMorphs`. Nothing else is valid afterward.
  void keepBones(std::span<const std::int32_t> indices, bool withMorphs);

  /// PreExtrapolation::Rest unless it is set.
  void setPreExtrapolation(PreExtrapolation rule) noexcept { preExtrapolation_ = rule; }

 private:
  struct BoneTrack {
    std::size_t bone;
    std::optional<glm::dvec3> fixedAxis;
    motion::Track<motion::BoneKey> keys;
  };
  struct MorphTrack {
    std::size_t morph;
    motion::Track<motion::MorphKey> keys;
  };
  /// The keys that contain one chain.
  struct IkTrack {
    std::size_t chain;
    std::vector<Frame> frames;
    std::vector<std::uint8_t> enabled;
  };

  /// A layer that has an effect, with its tracks that match the model.
  struct BoundLayer {
    motion::LayerMode mode;
    std::vector<motion::LayerWeightKey> weights;
    std::vector<BoneTrack> bones;
    std::vector<std::pair<std::size_t, BoneSample>> steadyBones;  ///< with one value at every time
    std::vector<MorphTrack> morphs;
  };

  /// The keys of a bone between two changes of its outside parent.
  struct HeldPart {
    Frame from;
    motion::Track<motion::BoneKey> keys;
  };
  struct HeldTrack {
    std::size_t bone;
    std::optional<glm::dvec3> fixedAxis;
    std::vector<HeldPart> parts;  ///< the first one from frame 0 on
  };

  void bindHeld(std::size_t bone, const std::optional<glm::dvec3>& fixedAxis,
                const motion::Track<motion::BoneKey>& keys);
  void bindLayers(const motion::Motion& motion, const model::NameIndex& names, const model::Model& model,
                  const Rig& rig);
  static void bindLayerBone(BoundLayer& layer, BoneTrack track);
  void sampleLayer(const BoundLayer& layer, double frame, RigPose& pose) const;
  void bindBone(std::size_t bone, const std::optional<glm::dvec3>& fixedAxis,
                const motion::Track<motion::BoneKey>& keys);
  void bindIk(const model::Model& model);

  std::vector<BoneTrack> bones_;           ///< those that move
  std::vector<BoneTrack> switched_;        ///< those that do not move but switch physics
  std::vector<LocalTransform> baseMoves_;  ///< of each bone, without `bones_`
  std::vector<MorphTrack> morphs_;         ///< those that change
  std::vector<double> baseWeights_;        ///< of each morph, without `morphs_`
  std::vector<IkTrack> ik_;
  motion::Track<motion::VisibilityIkKey> property_;
  std::vector<BoundLayer> layers_;  ///< from the lowest to the highest
  std::vector<BoundParent> parents_;
  std::vector<motion::AccessoryKey> accessoryKeys_;
  std::vector<HeldTrack> held_;
  std::vector<std::size_t> rotationOnly_;  ///< bones of a PMD whose translation keys have no effect
  PreExtrapolation preExtrapolation_ = PreExtrapolation::Rest;
};

}  // namespace furitsuke::eval
