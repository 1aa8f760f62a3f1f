// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <map>

#include "app/commands/command_context.h"

namespace furitsuke::commands {

/// Decides what happens to an unregistered pose when the playhead leaves the frame at which it was made. The pose is
/// never lost: the question is shown in the message bar, and the pose is kept until the user answers.
class UnregisteredPosePolicy : public QObject {
  Q_OBJECT

 public:
  enum class Rule { Ask, Keep, Register };

  explicit UnregisteredPosePolicy(const CommandContext& context, QObject* parent = nullptr);

  void setRule(Rule rule) { rule_ = rule; }
  [[nodiscard]] Rule rule() const noexcept { return rule_; }

 private:
  struct Origin {
    Frame frame = 0;    ///< the frame at which the pose was made
    bool kept = false;  ///< the user chose to keep the pose unregistered
  };
  void follow(edit::MotionDocument& document);
  void onDraftChanged(const edit::MotionDocument& document);
  /// Handles the playhead at a new frame, except during playback.
  void onPlayhead(edit::MotionDocument& document);
  void ask(edit::MotionDocument& document, Frame frame);
  void removeQuestion();

  CommandContext context_;
  Rule rule_ = Rule::Ask;
  std::map<const edit::MotionDocument*, Origin> origins_;
  int question_ = 0;  ///< the question in the message bar; 0: none
};

}  // namespace furitsuke::commands
