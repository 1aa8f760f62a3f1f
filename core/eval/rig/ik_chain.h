// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <vector>

#include "core/eval/rig/float_math.h"
#include "core/model/skeleton.h"

namespace furitsuke::eval {

/// The order in which the angles of a limited link are decomposed; for column vectors YXZ is Ry * Rx * Rz.
enum class EulerOrder : std::uint8_t { Yxz, Zyx, Xzy };

/// The rotation limits of an IK link relative to its parent.
class LinkLimits {
 public:
  /// Radians about x, y and z. As in MMD, they are used as they are: if the lower one is above the upper one, the upper
  /// one wins.
  LinkLimits(const Vec3& lower, const Vec3& upper);

  /// Whether all six bounds are 0: the link is held at rest.
  [[nodiscard]] bool areClosed() const noexcept { return closed_; }
  /// 0, 1 or 2 if the link rotates about only that axis, otherwise kNoIndex. For closed limits 0, as in MMD.
  [[nodiscard]] std::int32_t onlyAxis() const noexcept { return onlyAxis_; }
  [[nodiscard]] EulerOrder order() const noexcept { return order_; }

  /// The limited rotation. An angle beyond a bound is set to the bound or, with `reflect`, mirrored at the bound if the
  /// result is within the limits.
  [[nodiscard]] FloatAxes limited(FloatRow turn, bool reflect) const noexcept;
  void apply(glm::dquat& turn, bool reflect) const noexcept;

 private:
  [[nodiscard]] Vec3 within(const Vec3& angles, bool reflect) const noexcept;

  Vec3 lower_, upper_;
  EulerOrder order_ = EulerOrder::Yxz;
  std::int32_t onlyAxis_ = model::kNoIndex;
  bool closed_ = false;
  bool isHinge_ = false;  ///< about x only, in the order ZYX, as every ordinary knee
};

/// What is special about a link besides its limits.
enum class LinkKind : std::uint8_t {
  Ordinary,
  Knee,       ///< of a PMD: rotates about x, to one side
  FixedAxis,  ///< rotates about the fixed axis of the bone
};

/// One link of a chain, in the order of processing from the end toward the root.
struct RigIkLink {
  std::size_t joint;    ///< into RigIkChain::path
  std::size_t turn;     ///< into RigPose::ikTurns
  std::int32_t limits;  ///< into RigIkChain::limits, or kNoIndex
  float halfCap = 0;    ///< half of the largest rotation in one step
  LinkKind kind = LinkKind::Ordinary;
  FloatRow axis;  ///< of unit length, for LinkKind::FixedAxis
};

/// An IK chain with everything that can be computed without a pose.
struct RigIkChain {
  model::BoneIndex goal = model::kNoIndex;
  std::vector<model::BoneIndex> path;  ///< from the topmost link to the end bone, including bones between links
  std::vector<RigIkLink> links;
  std::vector<LinkLimits> limits;
  int rounds = 0;
  /// The bones that depend on the links and are posed again after the chain, in order.
  std::vector<model::BoneIndex> followers;
};

}  // namespace furitsuke::eval
