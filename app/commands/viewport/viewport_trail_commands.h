// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/commands/command_context.h"

namespace furitsuke::panels {
class ViewportPanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// The motion trails and ghosts of the viewport: viewport.trailsN, viewport.ghostsN and viewport.ghostStepN. Also
/// handles clicks and drags of the keys on a trail.
class ViewportTrailCommands : public QObject {
  Q_OBJECT

 public:
  ViewportTrailCommands(const CommandContext& context, panels::ViewportPanel& viewport, QObject* parent = nullptr);

 private:
  void bindTrails();
  void bindOnionSkin();
  void connectOverlay();
  void restoreSettings();

  CommandContext context_;
  panels::ViewportPanel& viewport_;
};

}  // namespace furitsuke::commands
