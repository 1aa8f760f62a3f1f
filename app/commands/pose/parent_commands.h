// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <string>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/session/background_work.h"
#include "core/base/result.h"
#include "core/scene/parent_edits.h"

namespace furitsuke::panels {
class TimelinePanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Outside parents of the active model: parent.*
class ParentCommands : public QObject {
  Q_OBJECT

 public:
  ParentCommands(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent = nullptr);
  ~ParentCommands() override;

 private:
  /// Suggests a bone, kNoIndex for the whole model, and a frame.
  void openDialog(model::BoneIndex bone, Frame frame, bool isCamera = false);
  Status set(const actions::ActionArguments& arguments);
  Status remove(const actions::ActionArguments& arguments);
  Status bake(const actions::ActionArguments& arguments);
  Status bakeCamera(const actions::ActionArguments& arguments);
  /// The frames that the arguments name, or the repeated range, or all.
  void setFrames(scene::ParentBake& bake, const actions::ActionArguments& arguments) const;
  /// A script waits for the end.
  Status startBake(const scene::ParentBake& bake, const actions::ActionArguments& arguments);
  /// The motion of the active model; nullptr if there is none.
  [[nodiscard]] edit::MotionDocument* motion() const;
  /// The motion with the camera of the scene; nullptr if there is none.
  [[nodiscard]] edit::MotionDocument* cameraMotion() const;
  [[nodiscard]] Frame frame() const;
  /// The change that the arguments describe, without a target.
  [[nodiscard]] Result<scene::ParentChange> changeFrom(const actions::ActionArguments& arguments) const;
  /// Makes one undo step, and says what changed. A model without a motion gets one.
  Status change(const scene::ParentChange& change);
  void bakeInBackground(const scene::ParentBake& bake, std::function<void(const Status&)> done);

  CommandContext context_;
  session::BackgroundWork work_;
  std::function<void()> stop_;  ///< stops the last bake
};

}  // namespace furitsuke::commands
