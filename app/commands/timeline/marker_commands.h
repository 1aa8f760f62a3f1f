// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::panels {
class TimelinePanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// The markers of the motion: marker.*
class MarkerCommands : public QObject {
  Q_OBJECT

 public:
  MarkerCommands(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent = nullptr);

 private:
  void bindMarkers();
  void bindJumps();
  [[nodiscard]] edit::MotionDocument& document() const;
  [[nodiscard]] const motion::Annotations& annotations() const;
  [[nodiscard]] bool hasMarkers() const;
  /// The marker on the frame of the argument "frame" or of the playhead.
  [[nodiscard]] Result<std::size_t> markerFrom(const actions::ActionArguments& arguments) const;
  Status add(const actions::ActionArguments& arguments);
  Status rename(const actions::ActionArguments& arguments);
  Status setColor(const actions::ActionArguments& arguments);
  Status remove(const actions::ActionArguments& arguments);
  Status move(const actions::ActionArguments& arguments);

  CommandContext context_;
  panels::TimelinePanel& timeline_;
};

}  // namespace furitsuke::commands
