// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/commands/viewport/media_opening.h"
#include "app/session/backdrop/backdrop_track.h"

namespace furitsuke::panels {
class ViewportPanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// The picture or film behind the scene: background.*
class BackdropCommands : public QObject {
  Q_OBJECT

 public:
  BackdropCommands(const CommandContext& context, panels::ViewportPanel& viewport, QObject* parent = nullptr);

 private:
  static MediaTexts mediaTexts();
  Status open(const actions::ActionArguments& arguments);
  Status setSettings(const actions::ActionArguments& arguments);
  void askForSettings();
  /// The motion that has the background or gets it.
  [[nodiscard]] edit::MotionDocument& owner() const;
  /// The settings that the next change begins with.
  [[nodiscard]] motion::BackdropLink current() const;

  CommandContext context_;
  session::BackdropTrack track_;
};

}  // namespace furitsuke::commands
