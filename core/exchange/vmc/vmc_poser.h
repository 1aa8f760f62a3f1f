// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <memory>
#include <vector>

#include "core/base/result.h"
#include "core/eval/rig/bound_draft.h"
#include "core/exchange/body_fit.h"
#include "core/exchange/vmc/vmc_body.h"

namespace furitsuke::exchange {

/// Poses a model as a performer moves.
class VmcPoser {
 public:
  /// `standing` gives the size of the performer, see VmcBody::sizeOf(); it must have a body.
  [[nodiscard]] static Result<std::unique_ptr<VmcPoser>> of(std::shared_ptr<const VmcBody> body,
                                                            const VmcFrame& standing);
  VmcPoser(const VmcPoser&) = delete;
  VmcPoser& operator=(const VmcPoser&) = delete;

  /// All bones and morphs of the model: those that were not received are at rest. The IK of the legs is off. The frame
  /// must have a body.
  [[nodiscard]] eval::BoundDraft pose(const VmcFrame& frame);

 private:
  VmcPoser(std::shared_ptr<const VmcBody> body, const VmcFrame& standing);

  std::shared_ptr<const VmcBody> body_;
  VmcSize size_;
  CapturedMotion motion_;  ///< one clip of one frame, which is replaced by that of each pose
  ReferencePose reference_;
  std::unique_ptr<BodyFit> fit_;
  std::vector<glm::dquat> rotations_;  ///< working memory
};

}  // namespace furitsuke::exchange
