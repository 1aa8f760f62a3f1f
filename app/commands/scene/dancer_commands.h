// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/dialogs/dancer_copy_dialog.h"
#include "app/session/scene/dancer_copying.h"

namespace furitsuke::panels {
class DockArea;
class FormationPanel;
class FormationView;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Several dancers: dancer.* copies motions between them and moves them, formation.* are the options of the formation
/// panel.
class DancerCommands : public QObject {
  Q_OBJECT

 public:
  DancerCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent = nullptr);

 private:
  void bindFormation();
  void connectPanel(panels::FormationPanel& panel);
  Status copyMotion(const actions::ActionArguments& arguments);
  /// The plan of a script.
  [[nodiscard]] Result<session::DancerCopyPlan> planFrom(const actions::ActionArguments& arguments) const;
  void openDialog();
  [[nodiscard]] dialogs::DancerCopyDialog::Report reportOf(const edit::MotionDocument& source,
                                                           const session::DancerCopyPlan& plan) const;
  Status copy(edit::MotionDocument& source, const session::DancerCopyPlan& plan);
  Status move(const actions::ActionArguments& arguments);
  void sayMoved();

  CommandContext context_;
  panels::DockArea& docks_;
};

}  // namespace furitsuke::commands
