// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/commands/viewport/media_opening.h"
#include "app/session/background/background_track.h"

namespace furitsuke::panels {
class ViewportPanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// The picture or film behind the scene: background.*
class BackgroundCommands : public QObject {
  Q_OBJECT

 public:
  BackgroundCommands(const CommandContext& context, panels::ViewportPanel& viewport, QObject* parent = nullptr);

 private:
  static MediaTexts mediaTexts();
  Status open(const actions::ActionArguments& arguments);
  Status setSettings(const actions::ActionArguments& arguments);
  void askForSettings();
  /// The motion that has the background or gets it.
  [[nodiscard]] edit::MotionDocument& owner() const;
  /// The settings that the next change begins with.
  [[nodiscard]] motion::BackgroundLink current() const;

  CommandContext context_;
  session::BackgroundTrack track_;
};

}  // namespace furitsuke::commands
