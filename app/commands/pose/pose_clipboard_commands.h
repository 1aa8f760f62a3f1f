// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/base/result.h"
#include "core/motion/pose.h"

namespace furitsuke::commands {

/// Copying a pose at one frame and pasting it at another, as it is, mirrored or blended: pose.copy,
/// pose.paste, pose.pasteMirrored and pose.pastePart.
class PoseClipboardCommands : public QObject {
  Q_OBJECT

 public:
  explicit PoseClipboardCommands(const CommandContext& context, QObject* parent = nullptr);

 private:
  [[nodiscard]] static Frame frameOf(const actions::ActionArguments& arguments, const edit::MotionDocument& motion);
  Status copy(const actions::ActionArguments& arguments);
  Status paste(const actions::ActionArguments& arguments, bool mirrored);
  Status pastePart(const actions::ActionArguments& arguments);
  [[nodiscard]] Result<motion::Pose> copiedPose() const;

  CommandContext context_;
};

}  // namespace furitsuke::commands
