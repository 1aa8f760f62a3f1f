// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::commands {

/// The motion that moves the camera: scene.setCamera.
class SceneCommands : public QObject {
  Q_OBJECT

 public:
  explicit SceneCommands(const CommandContext& context, QObject* parent = nullptr);

 private:
  Status setCamera(const actions::ActionArguments& arguments);

  CommandContext context_;
};

}  // namespace furitsuke::commands
