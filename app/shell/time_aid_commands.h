// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/commands/command_context.h"
#include "core/base/frame.h"

namespace furitsuke {

class ViewportPanel;
struct OnionLook;

/// What the viewport shows of other moments: how far trails reach, clicks and drags of their keys, how many ghosts
/// there are.
class TimeAidCommands : public QObject {
  Q_OBJECT

 public:
  TimeAidCommands(const CommandContext& context, ViewportPanel& viewport, QObject* parent = nullptr);

  /// Puts what the settings remember into force.
  void applySettings();

 private:
  void bindTrails();
  void setTrailReach(Frame frames);
  void bindOnionSkin();
  void setOnionLook(const OnionLook& look);

  CommandContext context_;
  ViewportPanel& viewport_;
};

}  // namespace furitsuke
