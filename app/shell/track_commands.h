// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke {

class TimelinePanel;

/// Which tracks may be changed, and which rows the timeline shows of them.
class TrackCommands : public QObject {
  Q_OBJECT

 public:
  TrackCommands(const CommandContext& context, TimelinePanel& timeline, QObject* parent = nullptr);

  /// Puts what the settings remember into force.
  void applySettings();

 private:
  void bindLocks();
  void tellOfLocks();
  void setSummaryShown(bool on);
  Status lock(const ActionArguments& arguments);
  void showKept(MotionDocument& document, const std::vector<TrackId>& tracks);
  [[nodiscard]] MotionDocument* document() const;

  CommandContext context_;
  TimelinePanel& timeline_;
};

}  // namespace furitsuke
