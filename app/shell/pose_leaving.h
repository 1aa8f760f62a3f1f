// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <map>

#include "app/commands/command_context.h"

namespace furitsuke {

class Playback;

/// What becomes of a pose that is not registered when the playhead leaves the frame where it was made. Nothing is ever
/// lost by it: asking takes a line in the message bar, and until it is answered the pose stays.
class PoseLeaving : public QObject {
  Q_OBJECT

 public:
  enum class Rule { Ask, Keep, Register };

  PoseLeaving(const CommandContext& context, Playback& playback, QObject* parent = nullptr);

  void setRule(Rule rule) { rule_ = rule; }
  [[nodiscard]] Rule rule() const noexcept { return rule_; }

 private:
  struct Home {
    Frame frame = 0;    ///< where the pose was made
    bool kept = false;  ///< the person wants it to go along
  };
  void follow(MotionDocument& document);
  void onDraftChanged(const MotionDocument& document);
  /// The playhead stands somewhere for good, not only on its way while something plays.
  void onPlayhead(MotionDocument& document);
  void ask(MotionDocument& document, Frame frame);
  void takeQuestionAway();

  CommandContext context_;
  Playback& playback_;
  Rule rule_ = Rule::Ask;
  std::map<const MotionDocument*, Home> homes_;
  QString question_;  ///< in the message bar; empty: none
};

}  // namespace furitsuke
