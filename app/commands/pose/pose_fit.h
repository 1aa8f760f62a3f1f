// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "app/commands/command_context.h"
#include "core/edit/document/pose_choice.h"

namespace furitsuke::commands {

/// Poses for a motion contain only the bones and morphs of its model.
class PoseFit {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::commands::PoseFit)

 public:
  /// The pose without the names that the model of the motion lacks; the whole pose if the motion moves no model. An
  /// Error if nothing is left of it.
  [[nodiscard]] static Result<edit::FittingPose> fit(const CommandContext& context, const edit::MotionDocument& motion,
                                                     motion::Pose pose);
  /// Left and right swapped by the names of the motion's model.
  [[nodiscard]] static motion::Pose mirrored(const CommandContext& context, const edit::MotionDocument& motion,
                                             const motion::Pose& pose);
  /// What was left out, for the status line; empty if nothing was.
  [[nodiscard]] static QString leftOutText(std::size_t missing);
};

}  // namespace furitsuke::commands
