// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <memory>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/operations/run.h"
#include "core/scripts/script_operation.h"

namespace furitsuke::actions {
struct ActionVariant;
}  // namespace furitsuke::actions

namespace furitsuke::panels {
class DockArea;
class ScriptsPanel;
}  // namespace furitsuke::panels

namespace furitsuke::session {
class ScriptLibrary;
}  // namespace furitsuke::session

namespace furitsuke::commands {

class OperationCommands;

/// The scripts of the user and the bundled ones: script.*
class ScriptCommands : public QObject {
  Q_OBJECT

 public:
  ScriptCommands(const CommandContext& context, panels::DockArea& docks, OperationCommands& operations,
                 QObject* parent = nullptr);

  [[nodiscard]] session::ScriptLibrary& library() noexcept { return *library_; }

 private:
  void bindRunning();
  void bindFiles();
  void connectPanel(panels::ScriptsPanel& panel);
  /// Shows what scripts write, and where they fail.
  void connectRuns();
  /// From a script of actions at once, otherwise in the dialog.
  Status run(const actions::ActionArguments& given);
  Status create(const actions::ActionArguments& given);
  Status duplicate(const actions::ActionArguments& given);
  Status rename(const actions::ActionArguments& given);
  Status remove(const actions::ActionArguments& given);
  Status showFolder();
  /// The script of the arguments, or the current one of the panel; empty if there is none.
  [[nodiscard]] QString nameFrom(const actions::ActionArguments& given) const;
  Result<std::shared_ptr<scripts::ScriptOperation>> open(const QString& name);
  /// The panel if it was created.
  [[nodiscard]] panels::ScriptsPanel* panel() const;
  /// The panel in front; nullptr for a script of actions, which does not change the window.
  panels::ScriptsPanel* reveal();
  [[nodiscard]] QList<actions::ActionVariant> variants() const;

  CommandContext context_;
  panels::DockArea& docks_;
  OperationCommands& operations_;
  session::ScriptLibrary* library_;
};

}  // namespace furitsuke::commands
