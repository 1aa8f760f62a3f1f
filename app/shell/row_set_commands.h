// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

class QMenu;

namespace furitsuke {

class TimelinePanel;

/// Named sets of rows: the settings remember them by the names of the tracks, so that they serve any motion.
class RowSetCommands : public QObject {
  Q_OBJECT

 public:
  RowSetCommands(const CommandContext& context, TimelinePanel& timeline, QObject* parent = nullptr);

  /// The sets as entries, and behind them the actions.
  void fillMenu(QMenu& menu);

 private:
  Status save(const ActionArguments& arguments);
  Status show(const ActionArguments& arguments);
  Status remove(const ActionArguments& arguments);
  /// Of a set that there is: given, or asked for. An Error without a reason: the person cancelled.
  [[nodiscard]] Result<QString> setNamed(const ActionArguments& arguments, const QString& title) const;

  CommandContext context_;
  TimelinePanel& timeline_;
};

}  // namespace furitsuke
