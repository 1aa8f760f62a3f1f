// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/session/physics/stage_physics.h"
#include "core/physics/physics_settings.h"

namespace furitsuke::panels {
class TimelinePanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// How bodies are simulated, and its progress in the timeline: physics.*
class PhysicsCommands : public QObject {
  Q_OBJECT

 public:
  PhysicsCommands(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent = nullptr);

 private:
  void bindModes();
  void bindSettings();
  void restoreSettings();
  void chooseMode(session::PhysicsMode mode);
  void change(const physics::PhysicsSettings& settings);
  Status setGravity(const actions::ActionArguments& arguments);
  Status setGravityKey(const actions::ActionArguments& arguments);
  /// The motion whose gravity keys count, or in which they would be stored; nullptr if there is none.
  [[nodiscard]] edit::MotionDocument* gravityOwner() const;
  Status setSettling(const actions::ActionArguments& arguments);
  void askForGravity();
  void showState();
  void showProgress();

  CommandContext context_;
  panels::TimelinePanel& timeline_;
  session::StagePhysics& physics_;
  QStringList reported_;  ///< bodies that the user was told about
};

}  // namespace furitsuke::commands
