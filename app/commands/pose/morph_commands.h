// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::panels {
class MorphPage;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Posing the morphs of the active model, by scripts and by the sliders of the model panel: morph.*
class MorphCommands : public QObject {
  Q_OBJECT

 public:
  MorphCommands(const CommandContext& context, const panels::MorphPage& sliders, QObject* parent = nullptr);

 private:
  void connectSliders(const panels::MorphPage& sliders);
  Status hold(const actions::ActionArguments& arguments);
  Status release(const actions::ActionArguments& arguments);

  CommandContext context_;
};

}  // namespace furitsuke::commands
