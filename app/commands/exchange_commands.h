// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/convert/motion_file.h"

namespace furitsuke {

/// Keys and poses that come from other files into the current motion, or go from it into other files.
class ExchangeCommands : public QObject {
  Q_OBJECT

 public:
  explicit ExchangeCommands(const CommandContext& context, QObject* parent = nullptr);

 private:
  [[nodiscard]] MotionDocument& document() const;
  Status insertMotion(const ActionArguments& arguments);
  Status importPose(const ActionArguments& arguments);
  Status insert(const LoadedMotion& loaded, const QString& path, const ActionArguments& arguments);
  Status exportSelection(const ActionArguments& arguments);
  Status exportPose(const ActionArguments& arguments);
  [[nodiscard]] QString askTarget(const QString& title, const QString& filter, const QString& suffix) const;

  CommandContext context_;
};

}  // namespace furitsuke
