// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>
#include <vector>

#include "core/model/skeleton.h"

namespace furitsuke {

/// The order in which the three angles of a limited link are taken apart; for column vectors YXZ is Ry * Rx * Rz.
enum class EulerOrder : std::uint8_t { Yxz, Zyx, Xzy };

/// How far a link may turn, in its parent, and how it gets there.
class LinkLimits {
 public:
  /// Radians about x, y and z; the smaller of two bounds is the lower one, whichever the file calls so.
  LinkLimits(const Vec3& first, const Vec3& second);

  /// All six are 0: the link keeps what its keys give it.
  [[nodiscard]] bool areClosed() const noexcept { return closed_; }
  /// 0, 1 or 2 for the only axis about which the link turns, else kNoIndex.
  [[nodiscard]] std::int32_t onlyAxis() const noexcept { return onlyAxis_; }
  [[nodiscard]] EulerOrder order() const noexcept { return order_; }

  /// Brings a rotation within the limits. An angle beyond a bound is put on the bound or, with `reflect`, as far on the
  /// other side of it as it was beyond, where that is still within.
  void apply(glm::dquat& turn, bool reflect) const noexcept;

 private:
  /// A bound of a hinge about x, for comparing without arcus functions (ik_limits.cpp).
  struct HingeBound {
    double rank = 0;         ///< of the bound
    double reflectRank = 0;  ///< of the furthest angle whose reflection is still within
    double cosTwice = 1, sinTwice = 0;
    glm::dquat turn{1, 0, 0, 0};  ///< the rotation at the bound
  };

  [[nodiscard]] static HingeBound hingeBound(double bound, double other, bool isLower);
  void applyHinge(glm::dquat& turn, bool reflect) const noexcept;
  void applyEuler(glm::dquat& turn, bool reflect) const noexcept;

  glm::dvec3 lower_{}, upper_{};
  EulerOrder order_ = EulerOrder::Yxz;
  std::int32_t onlyAxis_ = kNoIndex;
  bool closed_ = false;
  bool hinge_ = false;  ///< about x alone, in the order ZYX: every ordinary knee
  HingeBound low_, high_;
};

/// One link of a chain in the order in which they turn, from the end towards the root.
struct RigIkLink {
  std::size_t joint;    ///< into RigIkChain::path
  std::size_t turn;     ///< into RigPose::ikTurns
  std::int32_t limits;  ///< into RigIkChain::limits, or kNoIndex
  /// The most that it turns in one step: cosine, and sine and cosine of half of it. A cosine below -1 never binds.
  double capCos, capHalfSin, capHalfCos;
};

/// An IK chain with all that can be known before there is a pose.
struct RigIkChain {
  BoneIndex goal = kNoIndex;
  BoneIndex base = kNoIndex;    ///< the parent of the topmost link
  std::vector<BoneIndex> path;  ///< from the topmost link down to the end bone; bones between links belong to it
  std::vector<RigIkLink> links;
  std::vector<LinkLimits> limits;
  int iterations = 0;
  bool sharesLinks = false;  ///< with another chain
  /// What hangs on the links and had its turn before the chain, the links too, parents first.
  std::vector<BoneIndex> followers;
};

}  // namespace furitsuke
