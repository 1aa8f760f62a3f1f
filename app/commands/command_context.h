// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/document/motion_document.h"

class QWidget;

namespace furitsuke::actions {
class ActionArguments;
class ActionSet;
}  // namespace furitsuke::actions

namespace furitsuke::session {
class Playback;
class Settings;
class Stage;
class Workspace;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class MessageBar;
}  // namespace furitsuke::widgets

namespace furitsuke::commands {

/// The objects of a window that its commands use. All of them outlive the commands.
struct CommandContext {
  QWidget* window = nullptr;  ///< parent of the dialogs
  actions::ActionSet& actions;
  session::Workspace& workspace;
  session::Settings& settings;
  widgets::MessageBar& messages;
  session::Stage& stage;
  session::Playback& playback;

  /// The current motion. There must be one; see CommandConditions::hasDocument().
  [[nodiscard]] edit::MotionDocument& document() const;
  /// The argument "frame", or the playhead of the current motion.
  [[nodiscard]] Frame frameFrom(const actions::ActionArguments& arguments) const;
  /// A track of the current motion by its path; the Error names the path.
  [[nodiscard]] Result<motion::TrackId> trackAt(const QString& path) const;
  [[nodiscard]] motion::FrameZeroRule frameZeroRule() const;
};

}  // namespace furitsuke::commands
