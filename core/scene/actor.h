// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
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
#include "core/physics/body_poser.h"
#include "core/physics/physics_rig.h"
#include "core/physics/run_history.h"
#include "core/scene/keyed_placement.h"
#include "core/scene/placement.h"

namespace furitsuke::scene {

/// A model in the scene with its motion and its current pose.
class Actor {
 public:
  Actor(std::shared_ptr<const model::Model> model, std::shared_ptr<const image::ModelImages> images);

  /// Unique for every actor that this process creates, above 0; kept by copies (Scene::snapshot()), but not by twin().
  [[nodiscard]] std::uint64_t id() const noexcept { return id_; }
  /// Creates another actor with the same model, motion and hidden materials, without the pose draft and without
  /// physics, to be drawn in addition to this one.
  [[nodiscard]] std::unique_ptr<Actor> twin() const;
  /// Creates another actor with the same model and textures, as when they were read.
  [[nodiscard]] std::unique_ptr<Actor> again() const;
  /// Copies the motion, the shown run, hidden materials and textures of its twin.
  void follow(const Actor& twin);
  /// Copies only the hidden materials.
  void hideMaterialsLike(const Actor& twin) { hiddenMaterials_ = twin.hiddenMaterials_; }
  [[nodiscard]] const model::Model& model() const noexcept { return *model_; }
  [[nodiscard]] const std::shared_ptr<const model::Model>& sharedModel() const noexcept { return model_; }
  /// Replaces the model by one that differs only in Model::givenRoles.
  void setModel(std::shared_ptr<const model::Model> model) { model_ = std::move(model); }
  [[nodiscard]] const std::shared_ptr<const image::ModelImages>& images() const noexcept { return images_; }
  void setImages(std::shared_ptr<const image::ModelImages> images) { images_ = std::move(images); }
  [[nodiscard]] const eval::Rig& rig() const noexcept { return *rig_; }
  [[nodiscard]] const std::shared_ptr<const eval::Rig>& sharedRig() const noexcept { return rig_; }
  [[nodiscard]] const physics::PhysicsRig& physicsRig() const noexcept { return *physicsRig_; }

  /// Looks up every name, so later edits of `motion` need another call. Without a motion the model is at rest.
  void setMotion(const motion::Motion& motion);
  void clearMotion() {
    motion_ = eval::BoundMotion();
    keyedAttachment_.reset();
    accessoryKey.reset();
    invalidate();
  }
  [[nodiscard]] const eval::BoundMotion& motion() const noexcept { return motion_; }
  /// PreExtrapolation::Rest unless it is set; also for motions that are set later.
  void setPreExtrapolation(eval::PreExtrapolation rule) noexcept {
    if (preExtrapolation_ != rule) invalidate();
    preExtrapolation_ = rule;
    motion_.setPreExtrapolation(rule);
  }

  /// Sets the unregistered pose, which overrides the motion.
  void setDraft(eval::BoundDraft draft) {
    draft_ = std::move(draft);
    invalidate();
  }
  [[nodiscard]] const eval::BoundDraft& draft() const noexcept { return draft_; }
  /// Sets a pose that another program sends, which overrides the motion and the unregistered pose until nullopt.
  void setLivePose(std::optional<eval::BoundDraft> pose) {
    livePose_ = std::move(pose);
    invalidate();
  }

  /// Hidden materials are not drawn, including their edges and shadows.
  void setMaterialShown(std::size_t material, bool on) {
    on ? (void)hiddenMaterials_.erase(material) : (void)hiddenMaterials_.insert(material);
  }
  void showAllMaterials() { hiddenMaterials_.clear(); }
  [[nodiscard]] bool isMaterialShown(std::size_t material) const { return !hiddenMaterials_.contains(material); }
  /// Indices into Model::materials.
  [[nodiscard]] const std::set<std::size_t>& hiddenMaterials() const noexcept { return hiddenMaterials_; }

  /// The places that bones follow from the next evaluate() on, see OutsideParents. Set by the scene.
  void setOutside(std::vector<eval::OutsideTransform> outside) {
    if (outside != pose_.outside) invalidate();
    pose_.outside = std::move(outside);
  }
  /// What the model follows as a whole since the last evaluation of the scene; nothing: what its placement says.
  void setKeyedAttachment(const std::optional<Attachment>& attachment) { keyedAttachment_ = attachment; }
  [[nodiscard]] Attachment attachment() const {
    return keyedAttachment_ ? *keyedAttachment_ : Attachment{placement.attachment, placement.attachmentBone};
  }

  /// Where it is and how it is drawn: by `placement`, or by the motion. The attachment is that of `placement`.
  [[nodiscard]] Placement shownPlacement() const {
    return accessoryKey ? keyedPlacement(placement, *accessoryKey) : placement;
  }

  // Physics: off unless one of these is called.

  /// Bodies move as a run has simulated them; `index` is the place of this actor in the run. At frames that the run
  /// does not have, and with a pose draft, bones of bodies keep their last pose relative to their parents. Null: no
  /// frame is simulated yet.
  void showRun(std::shared_ptr<const physics::RunHistory> run, std::size_t index);
  /// Bodies are at these places, one for each; those with an `isOff` that is not 0 follow their bones.
  void showBodies(std::vector<RigidTransformF> transforms, std::vector<std::uint8_t> isOff);
  void switchPhysicsOff();
  /// The places of all bodies in model space at the current pose.
  void bodyTransforms(std::vector<RigidTransformF>& bodyTransforms) const;
  /// The pose at a frame with the draft, before physics. `pose` must be made for rig(); bones follow its `outside`.
  void poseBeforePhysics(double frame, eval::RigPose& pose) const;

  /// Computes pose and mesh at a whole or fractional frame. Different actors can be evaluated on different threads. The
  /// mesh stays as it is while the motion hides the model. Does nothing if it was the last frame, and nothing that
  /// determines the pose has changed since: an edit of one motion then costs the same whatever else is in the scene.
  void evaluate(double frame);
  /// The next evaluate() computes the pose again.
  void invalidate() noexcept { evaluatedFrame_.reset(); }
  /// The bones at another frame as in the motion, without the pose draft; with physics where the shown run has the
  /// frame. `pose` and `poser` are working memory made for rig() and physicsRig(); bones follow the `outside` of
  /// `pose`.
  void poseByMotion(double frame, eval::RigPose& pose, physics::BodyPoser& poser) const;
  [[nodiscard]] physics::BodyPoser makePoser() const { return physics::BodyPoser(physicsRig_); }
  [[nodiscard]] const eval::RigPose& pose() const noexcept { return pose_; }
  /// The move of each bone from keys and draft, before bone morphs, append and IK: the values of a key.
  [[nodiscard]] const std::vector<eval::LocalTransform>& ownMoves() const noexcept { return ownMoves_; }
  [[nodiscard]] const eval::PosedMesh& mesh() const noexcept { return mesh_; }
  /// Incremented when evaluate() computes a pose, so that holders of a copy of the mesh know when to update it.
  [[nodiscard]] std::uint64_t revision() const noexcept { return revision_; }
  /// Shown by the user and by the motion.
  [[nodiscard]] bool isVisible() const noexcept {
    return shown && pose_.visible && (!accessoryKey || accessoryKey->isVisible);
  }

  std::string title;  ///< UTF-8, for lists
  bool shown = true;  ///< by the user
  Placement placement;
  std::optional<motion::AccessoryKey> accessoryKey =
      {};  ///< by the keys of the motion; set by the scene at each evaluation
  std::optional<motion::AccessoryKey> accessoryKeyDraft = {};  ///< replaces these keys during a gesture

 private:
  enum class Bodies : std::uint8_t { Off, Run, Given };

  void poseBodies(double frame);
  /// What overrides the motion.
  [[nodiscard]] const eval::BoundDraft& shownDraft() const noexcept { return livePose_ ? *livePose_ : draft_; }

  std::uint64_t id_;
  std::shared_ptr<const model::Model> model_;
  std::shared_ptr<const image::ModelImages> images_;
  std::shared_ptr<const eval::Rig> rig_;
  std::shared_ptr<const physics::PhysicsRig> physicsRig_;
  eval::BoundMotion motion_;
  eval::PreExtrapolation preExtrapolation_ = eval::PreExtrapolation::Rest;
  Bodies bodies_ = Bodies::Off;
  std::shared_ptr<const physics::RunHistory> run_;
  std::size_t runIndex_ = 0;
  std::vector<RigidTransformF> givenPlaces_;
  std::vector<std::uint8_t> givenOff_;
  physics::BodyPoser poser_;
  eval::RigPose pose_;
  eval::PosedMesh mesh_;
  eval::BoundDraft draft_;
  std::optional<eval::BoundDraft> livePose_;
  std::vector<eval::LocalTransform> ownMoves_;
  std::set<std::size_t> hiddenMaterials_;
  std::optional<Attachment> keyedAttachment_;
  std::uint64_t revision_ = 0;
  std::optional<double> evaluatedFrame_;  ///< of the pose, if nothing that determines it has changed since
};

}  // namespace furitsuke::scene
