// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <span>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/panels/viewport/pose_tool.h"

class QDialog;

namespace furitsuke::panels {
class DockArea;
class PoseTool;
}  // namespace furitsuke::panels

namespace furitsuke::scene {
class Actor;
}  // namespace furitsuke::scene

namespace furitsuke::session {
class Posing;
}  // namespace furitsuke::session

namespace furitsuke::commands {

class UnregisteredPosePolicy;

/// Posing the active model with handles and numbers, and registering the pose: pose.*, except files and clipboard,
/// which have separate classes.
class PoseCommands : public QObject {
  Q_OBJECT

 public:
  PoseCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent = nullptr);

  /// Adds an empty motion for a model, which it moves from now on, and makes it the current one.
  static edit::MotionDocument& addMotionFor(const CommandContext& context, const scene::Actor& actor);

 private:
  void connectPosing();
  void bindRegistering();
  void bindChanges();
  void bindHandles();
  void bindPolicy();
  /// Binds actions of which exactly one is checked. `choose` is called with the index of the triggered action in `ids`,
  /// `chosen` returns the index of the checked one.
  void bindChoice(std::span<const char* const> ids, const std::function<void(int)>& choose,
                  const std::function<int()>& chosen);
  Status registerPose();
  [[nodiscard]] bool isDeselected(const edit::MotionDocument& document) const;
  void registerAll();
  /// The curves that the keys of a pose get now; keeps curvesText_.
  [[nodiscard]] motion::CurveSet curvesToRegister();
  /// Says that the pose was registered, and with which curves.
  void sayRegistered(edit::MotionDocument* document);
  void showValues();
  void reopenValues();
  Status setValues(const actions::ActionArguments& arguments);
  Status pick(const actions::ActionArguments& arguments);
  void setOptions(const panels::PoseToolOptions& options);
  void restoreOptions();

  CommandContext context_;
  panels::DockArea& docks_;
  session::Posing& posing_;
  QString curvesText_;  ///< what is said of the curves of the latest registration; empty if they are as usual
  panels::PoseTool& tool_;
  UnregisteredPosePolicy* policy_;
  QPointer<QDialog> values_;
};

}  // namespace furitsuke::commands
