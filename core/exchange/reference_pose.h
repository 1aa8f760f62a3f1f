// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <glm/mat3x3.hpp>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/exchange/captured_pose.h"
#include "core/exchange/roles.h"

// The pose of a captured skeleton that corresponds to the rest pose of an MMD model, and its axes.
namespace furitsuke::exchange {

enum class ReferenceKind : std::uint8_t {
  Auto,  ///< the zero pose if it is that of a standing person, otherwise the frame that is most like one
  Zero,  ///< the skeleton at rest
  Frame,
};
struct ReferenceChoice {
  ReferenceKind kind = ReferenceKind::Auto;
  std::size_t frame = 0;  ///< of the clip, for Frame
};

/// Up to this score, which is the sum of angles in radians, a pose is that of a person standing with straight arms.
inline constexpr double kStandingScore = 1.0;

struct ReferencePose {
  std::vector<RigidTransform> transforms;  ///< in the space of the file, upright as in the motion
  std::optional<std::size_t> frame;        ///< of the clip; nothing for the zero pose
  double score = 0;                        ///< see kStandingScore
  /// From the space of the file to that of MMD, without scale: a reflection, because MMD's space is left-handed.
  glm::dmat3 toModel{1};
  int upAxis = 1;  ///< of the file: 0, 1, 2 for x, y, z
  bool isUpPositive = true;
};

/// Requires that the roles are those of a person. Up is the axis nearest to the direction from feet to neck over the
/// whole motion, because zero poses are often not upright. An Error for a frame that the clip does not have, or a body
/// whose direction cannot be known because its hips or its legs have no size.
[[nodiscard]] Result<ReferencePose> findReference(const CapturedMotion& motion, const CapturedClip& clip,
                                                  const JointRoles& roles, const ReferenceChoice& choice);

}  // namespace furitsuke::exchange
