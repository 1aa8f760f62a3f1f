// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/session/live/live_receiver.h"
#include "app/session/live/live_sender.h"

namespace furitsuke::exchange {
struct FittedMotion;
}  // namespace furitsuke::exchange

namespace furitsuke::panels {
class DockArea;
class LivePanel;
}  // namespace furitsuke::panels

namespace furitsuke::session {
class BackgroundWork;
}  // namespace furitsuke::session

namespace furitsuke::commands {

/// The live link with other programs: live.*
class LiveCommands : public QObject {
  Q_OBJECT

 public:
  LiveCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent = nullptr);
  ~LiveCommands() override;

  [[nodiscard]] session::LiveReceiver& receiver() noexcept { return receiver_; }

 private:
  void bindActions();
  void connectPanel(panels::LivePanel& panel);
  Status receive(const actions::ActionArguments& arguments);
  Status send(const actions::ActionArguments& arguments);
  Status record(const actions::ActionArguments& arguments);
  /// The recording ended by itself.
  void onRecordingEnded();
  /// Makes a motion of what was recorded, in a new tab.
  Status keepRecording();
  void show(const exchange::FittedMotion& fitted, const Name& modelName);
  void updateStates();

  CommandContext context_;
  panels::DockArea& docks_;
  session::LiveReceiver receiver_;
  session::LiveSender sender_;
  session::BackgroundWork* work_;
  int recordingCount_ = 0;
};

}  // namespace furitsuke::commands
