// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/commands/viewport/media_opening.h"
#include "app/session/background/reference_track.h"

namespace furitsuke::panels {
class DockArea;
class ReferencePanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// The picture or film beside the scene: reference.*
class ReferenceCommands : public QObject {
  Q_OBJECT

 public:
  ReferenceCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent = nullptr);

 private:
  static MediaTexts mediaTexts();
  void bindActions();
  void connectPanel(panels::ReferencePanel& panel);
  Status open(const actions::ActionArguments& arguments);
  Status setTime(const actions::ActionArguments& arguments);
  void startAt(double frame);
  void mirror(const actions::ActionArguments& arguments);

  CommandContext context_;
  panels::DockArea& docks_;
  session::ReferenceTrack track_;
};

}  // namespace furitsuke::commands
