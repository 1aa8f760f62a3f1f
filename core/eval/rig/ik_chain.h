// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <vector>

#include "core/model/skeleton.h"

namespace furitsuke::eval {

/// The order in which the angles of a limited link are decomposed; for column vectors YXZ is Ry * Rx * Rz.
enum class EulerOrder : std::uint8_t { Yxz, Zyx, Xzy };

/// A bound of a hinge about x, for comparison without inverse trigonometric functions (ik_hinge.h).
struct HingeBound {
  double rank = 0;         ///< see angleRank()
  double reflectRank = 0;  ///< of the furthest angle whose reflection is within the limits
  double cosTwice = 1, sinTwice = 0;
  double halfCosine = 1, halfSine = 0;  ///< of the rotation at the bound
};
struct HingeLimits {
  HingeBound low, high;
};

/// The rotation limits of an IK link relative to its parent.
class LinkLimits {
 public:
  /// Radians about x, y and z; the smaller of two bounds is the lower one, whatever the file calls it.
  LinkLimits(const Vec3& first, const Vec3& second);

  /// Whether all six bounds are 0: the link keeps the rotation of its keys.
  [[nodiscard]] bool areClosed() const noexcept { return closed_; }
  /// 0, 1 or 2 if the link rotates about only that axis, otherwise kNoIndex.
  [[nodiscard]] std::int32_t onlyAxis() const noexcept { return onlyAxis_; }
  [[nodiscard]] EulerOrder order() const noexcept { return order_; }
  /// Of a link that only rotates about x, as every ordinary knee does; otherwise nullptr.
  [[nodiscard]] const HingeLimits* hinge() const noexcept { return isHinge_ ? &hinge_ : nullptr; }

  /// Limits a rotation. An angle beyond a bound is set to the bound or, with `reflect`, mirrored at the bound if the
  /// result is within the limits.
  void apply(glm::dquat& turn, bool reflect) const noexcept;

 private:
  [[nodiscard]] static HingeBound hingeBound(double bound, double other, bool isLower);
  void applyEuler(glm::dquat& turn, bool reflect) const noexcept;

  glm::dvec3 lower_{}, upper_{};
  EulerOrder order_ = EulerOrder::Yxz;
  std::int32_t onlyAxis_ = model::kNoIndex;
  bool closed_ = false;
  bool isHinge_ = false;  ///< about x only, in the order ZYX
  HingeLimits hinge_;
};

/// One link of a chain, in the order of processing from the end toward the root.
struct RigIkLink {
  std::size_t joint;    ///< into RigIkChain::path
  std::size_t turn;     ///< into RigPose::ikTurns
  std::int32_t limits;  ///< into RigIkChain::limits, or kNoIndex
  /// The maximum rotation in one step: its cosine, and sine and cosine of its half. A cosine below -1 means unlimited.
  double capCos, capHalfSin, capHalfCos;
};

/// An IK chain with everything that can be computed without a pose.
struct RigIkChain {
  model::BoneIndex goal = model::kNoIndex;
  model::BoneIndex base = model::kNoIndex;  ///< the parent of the topmost link
  std::vector<model::BoneIndex> path;       ///< from the topmost link to the end bone, including bones between links
  std::vector<RigIkLink> links;
  std::vector<LinkLimits> limits;
  int iterations = 0;
  bool sharesLinks = false;  ///< with another chain
  /// Descendants of the links, and the links, that are evaluated before the chain, parents first.
  std::vector<model::BoneIndex> followers;
};

}  // namespace furitsuke::eval
