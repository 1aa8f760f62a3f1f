// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <map>

#include "app/commands/command_context.h"

namespace furitsuke::commands {

/// What happens to an unregistered pose when the playhead leaves the frame on which it was made. The pose is never
/// lost: the question is shown in the message bar, and the pose stays until it is answered.
class UnregisteredPosePolicy : public QObject {
  Q_OBJECT

 public:
  enum class Rule { Ask, Keep, Register };

  explicit UnregisteredPosePolicy(const CommandContext& context, QObject* parent = nullptr);

  void setRule(Rule rule) { rule_ = rule; }
  [[nodiscard]] Rule rule() const noexcept { return rule_; }

 private:
  struct Home {
    Frame frame = 0;    ///< on which the pose was made
    bool kept = false;  ///< the user chose to keep it unregistered
  };
  void follow(edit::MotionDocument& document);
  void onDraftChanged(const edit::MotionDocument& document);
  /// Handles the playhead at a new frame, except during playback.
  void onPlayhead(edit::MotionDocument& document);
  void ask(edit::MotionDocument& document, Frame frame);
  void removeQuestion();

  CommandContext context_;
  Rule rule_ = Rule::Ask;
  std::map<const edit::MotionDocument*, Home> homes_;
  QString question_;  ///< in the message bar; empty: none
};

}  // namespace furitsuke::commands
