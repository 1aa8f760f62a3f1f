// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/eval/mesh/posed_mesh.h"
#include "core/eval/rig/bound_draft.h"
#include "core/eval/rig/bound_motion.h"
#include "core/eval/rig/rig.h"
#include "core/eval/rig/rig_pose.h"
#include "core/image/model_images.h"
#include "core/model/model.h"
#include "core/physics/physics_rig.h"

namespace furitsuke::scene {

/// Where a prop or stage is, and how it is drawn there.
struct Placement {
  glm::dvec3 position{0, 0, 0};     ///< model units
  glm::dquat rotation{1, 0, 0, 0};  ///< of unit length
  double scale = 1;
  std::uint64_t carrier = 0;                       ///< id of the actor that carries it; 0: none
  model::BoneIndex carrierBone = model::kNoIndex;  ///< the bone of the carrier; kNoIndex: its origin
  double opacity = 1;                              ///< 0..1, times that of the materials
  bool castsShadow = true;                         ///< on the ground and on the models
  friend bool operator==(const Placement&, const Placement&) = default;
};

/// A model in the scene with its motion and its current pose.
class Actor {
 public:
  Actor(std::shared_ptr<const model::Model> model, std::shared_ptr<const image::ModelImages> images);

  /// Unique for every actor that this process creates, above 0; kept by copies (Scene::snapshot()), but not by twin().
  [[nodiscard]] std::uint64_t id() const noexcept { return id_; }
  /// Creates another actor with the same model, motion and hidden materials, without the pose draft, to be drawn in
  /// addition to this one.
  [[nodiscard]] std::unique_ptr<Actor> twin() const;
  /// Copies the motion, hidden materials and textures of its twin.
  void follow(const Actor& twin);
  /// Copies only the hidden materials.
  void hideMaterialsLike(const Actor& twin) { hiddenMaterials_ = twin.hiddenMaterials_; }
  [[nodiscard]] const model::Model& model() const noexcept { return *model_; }
  [[nodiscard]] const std::shared_ptr<const model::Model>& sharedModel() const noexcept { return model_; }
  [[nodiscard]] const std::shared_ptr<const image::ModelImages>& images() const noexcept { return images_; }
  void setImages(std::shared_ptr<const image::ModelImages> images) { images_ = std::move(images); }
  [[nodiscard]] const eval::Rig& rig() const noexcept { return rig_; }
  /// The rigid bodies and joints of the model.
  [[nodiscard]] const physics::PhysicsRig& physicsRig() const noexcept { return *physicsRig_; }

  /// Looks up every name, so later edits of `motion` need another call. Without a motion the model is at rest.
  void setMotion(const motion::Motion& motion);
  void clearMotion() { motion_ = eval::BoundMotion(); }
  /// BeforeFirst::Rest unless it is set; also for motions that are set later.
  void setBeforeFirst(eval::BeforeFirst rule) noexcept {
    beforeFirst_ = rule;
    motion_.setBeforeFirst(rule);
  }

  /// Sets the unregistered pose, which overrides the motion.
  void setDraft(eval::BoundDraft draft) { draft_ = std::move(draft); }
  [[nodiscard]] const eval::BoundDraft& draft() const noexcept { return draft_; }

  /// Hidden materials are not drawn, including their edges and shadows.
  void setMaterialShown(std::size_t material, bool on) {
    on ? (void)hiddenMaterials_.erase(material) : (void)hiddenMaterials_.insert(material);
  }
  void showAllMaterials() { hiddenMaterials_.clear(); }
  [[nodiscard]] bool isMaterialShown(std::size_t material) const { return !hiddenMaterials_.contains(material); }
  /// Indices into Model::materials.
  [[nodiscard]] const std::set<std::size_t>& hiddenMaterials() const noexcept { return hiddenMaterials_; }

  /// Computes pose and mesh at a whole or fractional frame.
  void evaluate(double frame);
  /// The bones at another frame as in the motion, without the pose draft. `pose` must be made for rig().
  void poseByMotion(double frame, eval::RigPose& pose) const;
  [[nodiscard]] const eval::RigPose& pose() const noexcept { return pose_; }
  /// The move of each bone from keys and draft, before bone morphs, append and IK: the values of a key.
  [[nodiscard]] const std::vector<eval::BoneMove>& ownMoves() const noexcept { return ownMoves_; }
  /// The places of all rigid bodies at the current pose in model space, in the order of the model.
  void bodyPlaces(std::vector<physics::BodyPlace>& places) const;
  [[nodiscard]] const eval::PosedMesh& mesh() const noexcept { return mesh_; }
  /// Incremented by every evaluate(), so that holders of a copy of the mesh know when to update it.
  [[nodiscard]] std::uint64_t revision() const noexcept { return revision_; }
  /// Shown by the user and by the motion.
  [[nodiscard]] bool isVisible() const noexcept { return shown && pose_.visible; }

  std::string title;  ///< UTF-8, for lists
  bool shown = true;  ///< by the user
  Placement placement;

 private:
  std::uint64_t id_;
  std::shared_ptr<const model::Model> model_;
  std::shared_ptr<const image::ModelImages> images_;
  eval::Rig rig_;
  std::shared_ptr<const physics::PhysicsRig> physicsRig_;
  eval::BoundMotion motion_;
  eval::BeforeFirst beforeFirst_ = eval::BeforeFirst::Rest;
  eval::RigPose pose_;
  eval::PosedMesh mesh_;
  eval::BoundDraft draft_;
  std::vector<eval::BoneMove> ownMoves_;
  std::set<std::size_t> hiddenMaterials_;
  std::uint64_t revision_ = 0;
};

}  // namespace furitsuke::scene
