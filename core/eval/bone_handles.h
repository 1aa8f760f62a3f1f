// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <optional>
#include <span>
#include <vector>

#include "core/eval/camera_view.h"
#include "core/eval/rig/rig.h"
#include "core/eval/rig/rig_pose.h"

// Posing by dragging a handle: computes the values of a bone's key from mouse movement. Positions and directions are in
// model space, so that a model that is rotated in the scene is posed like any other.
namespace furitsuke::eval {

/// The axes along and about which a bone is posed.
enum class AxisSpace : std::uint8_t {
  Local,   ///< the axes of the posed bone; those of its local axes or fixed axis if the model has them
  Global,  ///< the axes of the model
  Parent,  ///< the axes of the bone's posed parent
  View,    ///< right, up and away from the viewer
};

/// The viewer of a model, in model space.
struct PosingView {
  glm::dmat4 toClip{1};  ///< from model space to clip space: x and y from -1 to 1
  glm::dmat4 fromClip{1};
  glm::dvec3 right{1, 0, 0}, up{0, 1, 0}, forward{0, 0, 1};  ///< of unit length
  double aspect = 1;                                         ///< width / height of the picture
};
/// `world`: Scene::worldOf() of the model; must have uniform scale.
[[nodiscard]] PosingView posingView(const CameraView& view, const glm::dmat4& world, double aspect);

/// The state of a bone that is posed, as needed to convert a change in model space to the bone's own move.
struct PosedBone {
  model::BoneIndex bone = model::kNoIndex;
  bool movable = false, rotatable = false;
  glm::dvec3 origin{0, 0, 0};        ///< its current position
  glm::dquat transform{1, 0, 0, 0};  ///< its current rotation
  glm::dquat parent{1, 0, 0, 0};     ///< the current rotation of its parent, in whose space it is translated
  glm::dquat front{1, 0, 0, 0};      ///< all rotations applied before its own: parents, IK, bone morphs
  LocalTransform own;                ///< the values of its key
  std::optional<glm::dvec3> fixed;   ///< the only axis that it can rotate about
  glm::dmat3 axes{1};                ///< its local axes in the rest pose, columns
};
/// `own` is the move from keys and draft, before morphs; `pose` is evaluated.
[[nodiscard]] PosedBone posedBone(const model::Model& model, const Rig& rig, const RigPose& pose,
                                  const LocalTransform& own, model::BoneIndex bone);
/// Unit length, columns.
[[nodiscard]] glm::dmat3 axesIn(AxisSpace space, const PosedBone& bone, const PosingView& view);

/// The bones that must be moved when all of `bones` are: descendants of others follow their ancestors.
[[nodiscard]] std::vector<model::BoneIndex> topmostBones(const Rig& rig, const model::Model& model,
                                                         std::span<const model::BoneIndex> bones);

/// A change of a bone, in components of its axes.
struct PoseChange {
  glm::dvec3 move{0, 0, 0};  ///< model units
  glm::dvec3 axis{0, 0, 0};  ///< unit length if `angle` is not 0
  double angle = 0;          ///< radians
};
/// The own move after the change, as far as the bone allows: a bone that cannot rotate or move keeps its value, and a
/// bone with a fixed axis stays on it.
[[nodiscard]] LocalTransform changedMove(const PosedBone& bone, const glm::dmat3& axes, const PoseChange& change);

enum class HandleKind : std::uint8_t {
  MoveAxis,
  MovePlane,  ///< perpendicular to the axis
  MoveView,   ///< in the plane of the screen
  TurnAxis,
  TurnView,  ///< about the view direction
  TurnFree,  ///< trackball
};
struct PoseHandle {
  HandleKind kind = HandleKind::MoveAxis;
  int axis = 0;  ///< 0, 1, 2 for handles with an axis
  /// Whether its change is relative to the view, whatever the space.
  [[nodiscard]] bool isOfView() const noexcept {
    return kind == HandleKind::MoveView || kind == HandleKind::TurnView || kind == HandleKind::TurnFree;
  }
  friend bool operator==(const PoseHandle&, const PoseHandle&) = default;
};

/// Changes snap to multiples of these; 0 disables snapping.
struct PoseSteps {
  double move = 0;   ///< model units
  double angle = 0;  ///< radians
};

/// A drag of a handle. The speed may change during the drag without a jump.
class HandleDrag {
 public:
  /// `axes`: of the space, or of the view for view handles; `size`: the radius of the rings, model units; `at`: the
  /// mouse position in clip space, x and y from -1 to 1.
  HandleDrag(PoseHandle handle, const glm::dvec3& origin, const glm::dmat3& axes, double size, const PosingView& view,
             const glm::dvec2& at);

  /// `speed`: at 1 the handle follows the mouse.
  void moveTo(const glm::dvec2& at, double speed);
  /// Since the start of the drag.
  [[nodiscard]] PoseChange change(const PoseSteps& steps) const;
  [[nodiscard]] PoseHandle handle() const noexcept { return handle_; }

 private:
  /// A position in components of the axes, an angle in x, or a trackball rotation; nothing if the mouse position gives
  /// none.
  [[nodiscard]] std::optional<glm::dvec3> measured(const glm::dvec2& at) const;
  [[nodiscard]] std::optional<double> angleAt(const glm::dvec2& at) const;

  PoseHandle handle_;
  glm::dvec3 origin_;
  glm::dmat3 axes_;
  double size_;
  PosingView view_;
  std::optional<glm::dvec3> last_;
  glm::dvec3 sum_{0, 0, 0};
};

}  // namespace furitsuke::eval
