// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::panels {
class DockArea;
class ModelsPanel;
}  // namespace furitsuke::panels

namespace furitsuke::scene {
class Actor;
}  // namespace furitsuke::scene

namespace furitsuke::commands {

class FileOpening;

/// The models of the stage, their motions, and the model name of a motion: model.*
class ModelCommands : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    panels::DockArea& docks;
    FileOpening& files;
  };

  ModelCommands(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);

  /// The open motion with the title in the argument "motion"; nullptr without that argument.
  [[nodiscard]] static Result<edit::MotionDocument*> motionFrom(const CommandContext& context,
                                                                const actions::ActionArguments& arguments);

 private:
  using Run = Status (ModelCommands::*)(const actions::ActionArguments&);
  void bindModels();
  void bindOrder();
  void connectPanels();
  void connectScene(panels::ModelsPanel& panel);
  Status addModel(const actions::ActionArguments& arguments);
  Status remove(const actions::ActionArguments& arguments);
  Status show(const actions::ActionArguments& arguments);
  Status activate(const actions::ActionArguments& arguments);
  Status setMotion(const actions::ActionArguments& arguments);
  Status pinMotion(const actions::ActionArguments& arguments);
  /// The motion of the active model is the current one, so that there is no doubt which motion an edit changes.
  void assign(std::uint64_t model, edit::MotionDocument* motion);
  Status rename(const actions::ActionArguments& arguments);
  void step(int by);
  void move(int by);
  /// The model with the title in the argument "name", or the active one.
  [[nodiscard]] Result<scene::Actor*> modelFrom(const actions::ActionArguments& arguments) const;

  CommandContext context_;
  Parts parts_;
};

}  // namespace furitsuke::commands
