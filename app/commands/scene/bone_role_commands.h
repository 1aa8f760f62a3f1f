// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <cstdint>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/io/model/model_map.h"

namespace furitsuke::dialogs {
class BoneRolesDialog;
}  // namespace furitsuke::dialogs

namespace furitsuke::panels {
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::scene {
class Actor;
}  // namespace furitsuke::scene

namespace furitsuke::commands {

/// Which bones of the active model stand for those of MMD's own models: model.bones. A table asks; a script gives a
/// file. What is chosen is kept for all models with the content of that model.
class BoneRoleCommands : public QObject {
  Q_OBJECT

 public:
  BoneRoleCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent = nullptr);

 private:
  Status chooseBones(const actions::ActionArguments& arguments);
  void openTable(const scene::Actor& actor);
  /// Gives the roles to the model and to all others that were read from its file.
  Status give(std::uint64_t id, const io::ModelMap& roles);
  Status useFile(std::uint64_t id, const QString& path);
  void load();
  void save();
  void follow();

  CommandContext context_;
  panels::DockArea& docks_;
  QPointer<dialogs::BoneRolesDialog> dialog_;
  std::uint64_t shown_ = 0;  ///< the model of the dialog
};

}  // namespace furitsuke::commands
