// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/edit/document/live_text.h"

namespace furitsuke::panels {
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Stepping through the findings and fixing them: findings.* Each repair is one undo step.
class FindingsCommands : public QObject {
  Q_OBJECT

 public:
  FindingsCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent = nullptr);

 private:
  void connectPanel();
  Status repair(const actions::ActionArguments& arguments);
  Status repairAll();
  using MakeEdit = std::function<motion::Edit(const motion::Motion&)>;
  /// Pushes an edit as one step and says `first()` and what has changed; `nothing`: why an empty edit is an error.
  Status push(const edit::LiveText& text, const MakeEdit& make, const QString& nothing,
              const std::function<QString()>& first);
  /// What an edit changes, in numbers.
  [[nodiscard]] static QString changedText(int tracks, int names);
  /// The model name that a repair sets, from the argument "name" or a dialog. Returns an Error without a reason when
  /// the user canceled.
  [[nodiscard]] Result<Name> modelNameFrom(const actions::ActionArguments& arguments) const;

  CommandContext context_;
  panels::DockArea& docks_;
};

}  // namespace furitsuke::commands
