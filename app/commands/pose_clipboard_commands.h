// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/base/result.h"
#include "core/motion/pose.h"

namespace furitsuke {

/// Poses that are copied at one playhead and registered at another, whole, in part, or mirrored.
class PoseClipboardCommands : public QObject {
  Q_OBJECT

 public:
  explicit PoseClipboardCommands(const CommandContext& context, QObject* parent = nullptr);

 private:
  [[nodiscard]] MotionDocument& document() const;
  [[nodiscard]] static Frame frameOf(const ActionArguments& arguments, const MotionDocument& motion);
  Status copy(const ActionArguments& arguments);
  Status paste(const ActionArguments& arguments, bool mirrored);
  Status pastePart(const ActionArguments& arguments);
  /// The pose of the clipboard, with tracks for all of it.
  [[nodiscard]] Result<Pose> copiedPose() const;

  CommandContext context_;
};

}  // namespace furitsuke
