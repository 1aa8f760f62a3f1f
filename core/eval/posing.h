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

// Posing by hand: from a drag of a handle in the picture to what a bone's key would hold. All places and directions are
// those of the model, so that a model that stands turned on the stage is posed like any other.
namespace furitsuke {

/// Along and about what a bone is posed.
enum class AxisSpace : std::uint8_t {
  Local,   ///< the axes of the bone as it stands; those of its local axes or its fixed axis where the model has them
  Global,  ///< of the model
  Parent,  ///< of the bone's parent as it stands
  View,    ///< to the right, upwards and away from who looks
};

/// Who looks at a model, in its space.
struct PosingView {
  glm::dmat4 toClip{1};  ///< from the model to what is drawn: x and y from -1 to 1
  glm::dmat4 fromClip{1};
  glm::dvec3 right{1, 0, 0}, up{0, 1, 0}, forward{0, 0, 1};  ///< of unit length
  double aspect = 1;                                         ///< width / height of the picture
};
/// `world`: Scene::worldOf() of the model; its scale is the same along all axes.
[[nodiscard]] PosingView posingView(const CameraView& view, const glm::dmat4& world, double aspect);

/// What is posed of a bone, and how what is done to it in the model reaches its own move.
struct PosedBone {
  BoneIndex bone = kNoIndex;
  bool movable = false, rotatable = false;
  glm::dvec3 origin{0, 0, 0};       ///< where it stands
  glm::dquat stance{1, 0, 0, 0};    ///< how it stands
  glm::dquat parent{1, 0, 0, 0};    ///< how its parent stands: its translation is in there
  glm::dquat front{1, 0, 0, 0};     ///< all that turns it in front of its own rotation: parents, IK, bone morphs
  BoneMove own;                     ///< what its key would hold
  std::optional<glm::dvec3> fixed;  ///< the only axis that it turns about
  glm::dmat3 axes{1};               ///< its local axes at rest, columns
};
/// `own` is what keys and draft say, before morphs; `pose` is evaluated.
[[nodiscard]] PosedBone posedBone(const Model& model, const Rig& rig, const RigPose& pose, const BoneMove& own,
                                  BoneIndex bone);
/// Of unit length, columns.
[[nodiscard]] glm::dmat3 axesIn(AxisSpace space, const PosedBone& bone, const PosingView& view);

/// Of several bones that are moved together those that move by themselves: one below another goes along with it.
[[nodiscard]] std::vector<BoneIndex> movedByThemselves(const Rig& rig, const Model& model,
                                                       std::span<const BoneIndex> bones);

/// What is done to a bone, in components of its axes.
struct PoseChange {
  glm::dvec3 move{0, 0, 0};  ///< model units
  glm::dvec3 axis{0, 0, 0};  ///< of unit length where it turns
  double angle = 0;          ///< radians
};
/// The own move after it, as far as the bone can: what it cannot turn or move stays, and a bone with a fixed axis stays
/// on it.
[[nodiscard]] BoneMove changedMove(const PosedBone& bone, const glm::dmat3& axes, const PoseChange& change);

enum class HandleKind : std::uint8_t {
  MoveAxis,
  MovePlane,  ///< across the axis
  MoveView,   ///< in the plane of the picture
  TurnAxis,
  TurnView,  ///< about the way in which one looks
  TurnFree,  ///< as a ball that is rolled
};
struct PoseHandle {
  HandleKind kind = HandleKind::MoveAxis;
  int axis = 0;  ///< 0, 1, 2 of those with an axis
  /// Its change is in the axes of the view, whatever the space.
  [[nodiscard]] bool isOfView() const noexcept {
    return kind == HandleKind::MoveView || kind == HandleKind::TurnView || kind == HandleKind::TurnFree;
  }
  friend bool operator==(const PoseHandle&, const PoseHandle&) = default;
};

/// Whole multiples that a change is drawn to; 0: it is not.
struct PoseSteps {
  double move = 0;   ///< model units
  double angle = 0;  ///< radians
};

/// One drag of a handle. The mouse may become faster or slower on its way without a jump.
class HandleDrag {
 public:
  /// `axes`: of the space, or those of the view for a handle of the view; `size`: the radius of the rings, model units;
  /// `at`: the mouse in the picture, x and y from -1 to 1.
  HandleDrag(PoseHandle handle, const glm::dvec3& origin, const glm::dmat3& axes, double size, const PosingView& view,
             const glm::dvec2& at);

  /// `speed`: 1 keeps the handle under the mouse.
  void moveTo(const glm::dvec2& at, double speed);
  /// Since the beginning.
  [[nodiscard]] PoseChange change(const PoseSteps& steps) const;
  [[nodiscard]] PoseHandle handle() const noexcept { return handle_; }

 private:
  /// A place in components of the axes, an angle in x, or a turn of the ball; nothing where the mouse points at none.
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

}  // namespace furitsuke
