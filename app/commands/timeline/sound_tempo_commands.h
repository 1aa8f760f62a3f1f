// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/motion/annotations.h"

namespace furitsuke::session {
class BackgroundWork;
}  // namespace furitsuke::session

namespace furitsuke::commands {

/// The tempo of the sound of a motion, and what corrects an estimate: tempo.*
class SoundTempoCommands : public QObject {
  Q_OBJECT

 public:
  explicit SoundTempoCommands(const CommandContext& context, QObject* parent = nullptr);

 private:
  void bindCorrections();
  Status findTempo();
  /// One undo step of the current motion.
  void change(const QString& text, const std::function<void(motion::Tempo&)>& apply);

  CommandContext context_;
  session::BackgroundWork* work_;
};

}  // namespace furitsuke::commands
