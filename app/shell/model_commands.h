// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke {

class DockArea;

/// What the panels show of the model that the motion in front moves: its groups in the timeline, the language of its
/// names.
class ModelCommands : public QObject {
  Q_OBJECT

 public:
  ModelCommands(const CommandContext& context, DockArea& docks, QObject* parent = nullptr);

  /// Puts what the settings remember into force.
  void applySettings();

 private:
  void bindSwitch(const char* id, const char* setting, void (ModelCommands::*apply)(bool));
  void setEnglishNames(bool on);
  void setAllTracksShown(bool on);
  void showModel();

  CommandContext context_;
  DockArea& docks_;
};

}  // namespace furitsuke
