// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/session/scene/scene_part.h"

namespace furitsuke::commands {

/// The motions that provide camera, light and self shadow: scene.*
class SceneCommands : public QObject {
  Q_OBJECT

 public:
  explicit SceneCommands(const CommandContext& context, QObject* parent = nullptr);

 private:
  void bindHolding();
  Status setMotion(session::ScenePart part, const actions::ActionArguments& arguments);

  CommandContext context_;
};

}  // namespace furitsuke::commands
