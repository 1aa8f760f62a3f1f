// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <glm/vec3.hpp>
#include <vector>

#include "core/base/result.h"
#include "core/edit/document/motion_document.h"
#include "core/operations/dancers/dancer_copy.h"

namespace furitsuke::session {

class Stage;

/// What is copied from a motion to other models, and how. The first target gets `offset` and `position`; each further
/// one gets the steps in addition, as in a canon.
struct DancerCopyPlan {
  enum class Unit : std::uint8_t { Frames, Beats };
  std::vector<std::uint64_t> targets;  ///< ids of models
  bool onlySelection = false;          ///< only the selected keys
  Unit unit = Unit::Frames;            ///< of `offset` and `step`; beats need a tempo
  double offset = 0;                   ///< negative: earlier
  double step = 0;
  bool mirror = false;           ///< between left and right
  glm::dvec3 position{0, 0, 0};  ///< model units
  glm::dvec3 placeStep{0, 0, 0};
};

/// A copy that has been computed and not been made yet.
struct PlannedCopy {
  std::uint64_t actor = 0;
  edit::MotionDocument* document = nullptr;  ///< nullptr: the model gets a new motion
  std::int64_t shift = 0;                    ///< frames
  operations::DancerCopy copy;
};

/// The shift in frames of a target by its place in the list. Beats are as long as at the frame `first`.
[[nodiscard]] std::int64_t shiftOf(const DancerCopyPlan& plan, std::size_t target,
                                   const motion::Annotations& annotations, Frame first);

/// Computes the copies without making them. A target gets a new motion if it has none, or if its motion also moves the
/// source or an earlier target. An Error without targets, without keys to copy, or for beats without a tempo.
[[nodiscard]] Result<std::vector<PlannedCopy>> plannedCopies(const Stage& stage, const edit::MotionDocument& source,
                                                             const DancerCopyPlan& plan);

}  // namespace furitsuke::session
