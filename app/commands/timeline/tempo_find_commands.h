// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/commands/command_context.h"
#include "app/session/sound/sound_rhythm.h"
#include "app/widgets/message_bar.h"

namespace furitsuke::commands {

/// The tempo of a motion from its sound: tempo.find
class TempoFindCommands : public QObject {
  Q_OBJECT

 public:
  /// Below this confidence, the tempo is set with a warning.
  static constexpr double kDoubtful = 0.3;

  explicit TempoFindCommands(const CommandContext& context, QObject* parent = nullptr);

 private:
  Status find();
  Status setTempo(edit::MotionDocument& document, const media::Rhythm& rhythm);
  void report(const media::EstimatedTempo& tempo);
  void showSearch(bool slow);
  [[nodiscard]] session::SoundRhythm& rhythm() const;

  CommandContext context_;
  bool isAsked_ = false;  ///< the user waits for the result
  widgets::MessageBar::Id searchMessage_ = 0;
};

}  // namespace furitsuke::commands
