// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

namespace furitsuke::dialogs {
class TempoDialog;
}  // namespace furitsuke::dialogs

namespace furitsuke::panels {
class TimelinePanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Setting and removing the tempo of the music: tempo.*
class TempoCommands : public QObject {
  Q_OBJECT

 public:
  TempoCommands(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent = nullptr);

 private:
  Status setTempo(const actions::ActionArguments& arguments);
  void askTempo();
  void removeTempo();
  Status scaleTempo(const QString& text, double factor);
  void setFirstBeat(const QString& text, double frame);
  void store(const QString& text, const motion::Tempo& tempo);

  CommandContext context_;
  panels::TimelinePanel& timeline_;
  QPointer<dialogs::TempoDialog> dialog_;
};

}  // namespace furitsuke::commands
