// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/commands/command_context.h"

class QPoint;

namespace furitsuke::panels {
class TimelinePanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// The context menu of the time ruler: what actions do at the frame under the mouse, which leaves the playhead where it
/// is, and the actions for the repeated range and the zoom.
class RulerMenu : public QObject {
  Q_OBJECT

 public:
  RulerMenu(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent = nullptr);

 private:
  void open(Frame frame, const QPoint& global);

  CommandContext context_;
  panels::TimelinePanel& timeline_;
};

}  // namespace furitsuke::commands
