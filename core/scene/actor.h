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

namespace furitsuke {

/// Where a prop or a stage stands.
struct Placement {
  glm::dvec3 position{0, 0, 0};     ///< model units
  glm::dquat rotation{1, 0, 0, 0};  ///< of unit length
  double scale = 1;
  std::uint64_t carrier = 0;         ///< id of the actor that carries it; 0: none
  BoneIndex carrierBone = kNoIndex;  ///< the bone of it; kNoIndex: its origin
};

/// One model on the stage, with its motion and the pose that it has at the moment.
class Actor {
 public:
  Actor(std::shared_ptr<const Model> model, std::shared_ptr<const ModelImages> images);

  /// Different for every actor that this process ever makes, above 0; a copy keeps it (Scene::snapshot()), but no twin.
  [[nodiscard]] std::uint64_t id() const noexcept { return id_; }
  /// Another actor of the same model, motion and look, without what is posed by hand: to be drawn beside this one.
  [[nodiscard]] std::unique_ptr<Actor> twin() const;
  /// Takes motion and hidden materials of its twin.
  void follow(const Actor& twin);
  /// Takes the hidden materials alone.
  void hideMaterialsLike(const Actor& twin) { hiddenMaterials_ = twin.hiddenMaterials_; }
  [[nodiscard]] const Model& model() const noexcept { return *model_; }
  [[nodiscard]] const std::shared_ptr<const Model>& sharedModel() const noexcept { return model_; }
  [[nodiscard]] const std::shared_ptr<const ModelImages>& images() const noexcept { return images_; }
  [[nodiscard]] const Rig& rig() const noexcept { return rig_; }

  /// Costs a look-up of each name; later edits of `motion` need another call. The model rests without a motion.
  void setMotion(const Motion& motion);
  void clearMotion() { motion_ = BoundMotion(); }

  /// What is posed by hand and not registered stands for the motion.
  void setDraft(BoundDraft draft) { draft_ = std::move(draft); }
  [[nodiscard]] const BoundDraft& draft() const noexcept { return draft_; }

  /// Materials that a person has hidden are not drawn, edge and shadows included.
  void setMaterialShown(std::size_t material, bool on) {
    on ? (void)hiddenMaterials_.erase(material) : (void)hiddenMaterials_.insert(material);
  }
  void showAllMaterials() { hiddenMaterials_.clear(); }
  [[nodiscard]] bool isMaterialShown(std::size_t material) const { return !hiddenMaterials_.contains(material); }
  /// Into Model::materials.
  [[nodiscard]] const std::set<std::size_t>& hiddenMaterials() const noexcept { return hiddenMaterials_; }

  /// Works out pose and mesh of a moment, in whole or fractional frames.
  void evaluate(double frame);
  /// The bones of another moment as the motion alone has them, without what is posed by hand. `pose` is made for rig().
  void poseByMotion(double frame, RigPose& pose) const;
  [[nodiscard]] const RigPose& pose() const noexcept { return pose_; }
  /// What keys and draft say of each bone, before bone morphs, append and IK: what a key would hold.
  [[nodiscard]] const std::vector<BoneMove>& ownMoves() const noexcept { return ownMoves_; }
  [[nodiscard]] const PosedMesh& mesh() const noexcept { return mesh_; }
  /// Raised by every evaluate(): who keeps a copy of the mesh knows by it when to take another.
  [[nodiscard]] std::uint64_t revision() const noexcept { return revision_; }
  /// Switched on by the person and by the motion.
  [[nodiscard]] bool isVisible() const noexcept { return shown && pose_.visible; }

  std::string title;  ///< UTF-8, for lists
  bool shown = true;  ///< by the person
  Placement placement;

 private:
  std::uint64_t id_;
  std::shared_ptr<const Model> model_;
  std::shared_ptr<const ModelImages> images_;
  Rig rig_;
  BoundMotion motion_;
  RigPose pose_;
  PosedMesh mesh_;
  BoundDraft draft_;
  std::vector<BoneMove> ownMoves_;
  std::set<std::size_t> hiddenMaterials_;
  std::uint64_t revision_ = 0;
};

}  // namespace furitsuke
