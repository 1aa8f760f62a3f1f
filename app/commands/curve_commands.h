// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/motion/curve_edits.h"

namespace furitsuke::panels {
class CurvePanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// The interpolation curves of the selected keys: curve.*
class CurveCommands : public QObject {
  Q_OBJECT

 public:
  CurveCommands(const CommandContext& context, panels::CurvePanel& curves, QObject* parent = nullptr);

 private:
  Status setCurves(const actions::ActionArguments& arguments);
  Status applyPreset(const QString& preset, const actions::ActionArguments& arguments);
  void setCurve(motion::CurveChannels channels, const motion::Curve& curve);
  void pasteCurve();

  CommandContext context_;
  panels::CurvePanel& curves_;
};

}  // namespace furitsuke::commands
