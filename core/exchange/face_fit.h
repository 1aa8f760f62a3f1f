// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <glm/mat3x3.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/frame.h"
#include "core/exchange/captured_motion.h"
#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::exchange {

/// The morph of MMD for an expression: by findFaceName(), otherwise the name
/// itself.
[[nodiscard]] std::string morphForExpression(std::string_view name, bool isPreset);

/// Makes keys of morphs from the expressions of a clip, and of 両目 from its gaze. Used inside core/exchange only. The
/// arguments must outlive this object.
class FaceFit {
 public:
  /// `eyes`: the bone of both eyes, or kNoIndex. `toModel`: see ReferencePose.
  FaceFit(const CapturedClip& clip, const model::Model& model, model::BoneIndex eyes, const glm::dmat3& toModel);

  /// The number of tracks that append() adds a key to.
  [[nodiscard]] std::size_t trackCount() const noexcept { return morphs_.size() + (eyes_ == nullptr ? 0 : 1); }
  void append(Frame frame, double seconds);
  /// Adds the tracks to the motion.
  void addTo(motion::Motion& motion) &&;
  /// About expressions that move and have no morph in the model.
  [[nodiscard]] Diagnostics notes() const;

 private:
  struct FittedMorph {
    std::vector<const ExpressionTrack*> expressions;  ///< the largest counts
    Name name;
    motion::Keys<motion::MorphKey> keys;
  };

  std::vector<FittedMorph> morphs_;
  std::vector<std::string> unused_;
  const CapturedTrack<Quat>* eyes_ = nullptr;
  Name eyesName_;
  motion::Keys<motion::BoneKey> eyesKeys_;
  const glm::dmat3& toModel_;
};

}  // namespace furitsuke::exchange
