// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::commands {

class KeyCommands;

/// Adding tracks: track.*
class TrackCommands : public QObject {
  Q_OBJECT

 public:
  TrackCommands(const CommandContext& context, KeyCommands& keys, QObject* parent = nullptr);

 private:
  Status addTrack(const actions::ActionArguments& arguments);

  CommandContext context_;
  KeyCommands& keys_;
};

}  // namespace furitsuke::commands
