// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/base/result.h"

namespace furitsuke {

class Actor;
class FileCommands;

/// What the actions do to the models of the scene.
class SceneCommands : public QObject {
  Q_OBJECT

 public:
  SceneCommands(const CommandContext& context, FileCommands& files, QObject* parent = nullptr);

 private:
  void bindModels();
  void bindMotions();
  Status addModel(const ActionArguments& arguments);
  void step(int by);
  Status move(int by);
  /// The model that `name=` says, or the active one.
  [[nodiscard]] Result<Actor*> modelOf(const ActionArguments& arguments) const;
  /// The open motion that `motion=` says; nullptr when it says none.
  [[nodiscard]] Result<MotionDocument*> motionOf(const ActionArguments& arguments) const;
  void showState();

  CommandContext context_;
  FileCommands& files_;
};

}  // namespace furitsuke
