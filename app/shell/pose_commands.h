// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <functional>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/viewport/pose_tool.h"

class QDialog;

namespace furitsuke {

class DockArea;
class Playback;
class PoseLeaving;
class PoseTool;
class Posing;

/// Posing the active model: handles, numbers, registering, and what is remembered of how it is done.
class PoseCommands : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    DockArea& docks;
    Playback& playback;
  };

  PoseCommands(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);

  /// Puts what the settings remember into force.
  void applySettings();

 private:
  void connectPosing();
  void bindRegistering();
  void bindChanges();
  void bindHandles();
  void bindLeaving();
  /// Checkable actions of which one is checked; `choose` is given its place among the ids.
  void bindChoice(const char* const* ids, int count, const std::function<void(int)>& choose);
  Status registerPose();
  void showValues();
  Status setValues(const ActionArguments& arguments);
  Status pick(const ActionArguments& arguments);
  void setAutoKey(bool on);
  void setLook(const PoseToolLook& look);
  void giveMotion(const Actor& actor);

  CommandContext context_;
  Parts parts_;
  Posing& posing_;
  PoseTool& tool_;
  PoseLeaving* leaving_;
  QPointer<QDialog> values_;
};

}  // namespace furitsuke
