// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QSet>
#include <QString>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

class QMenu;

namespace furitsuke::panels {
class TimelinePanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Named sets of rows of the timeline: rowSet.* The settings store them by track names, so that they apply to any
/// motion.
class RowSetCommands : public QObject {
  Q_OBJECT

 public:
  RowSetCommands(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent = nullptr);

 private:
  /// An entry for each set, then the actions.
  void fillMenu(QMenu& menu);
  Status save(const actions::ActionArguments& arguments);
  Status show(const actions::ActionArguments& arguments);
  Status remove(const actions::ActionArguments& arguments);
  Status store(const QMap<QString, QSet<QByteArray>>& sets);
  /// The name of an existing set, from the argument or a dialog. Returns an Error without a reason
  /// when the user canceled.
  [[nodiscard]] Result<QString> setNamed(const actions::ActionArguments& arguments, const QString& title) const;

  CommandContext context_;
  panels::TimelinePanel& timeline_;
};

}  // namespace furitsuke::commands
