// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/pose/unregistered_pose_policy.h"

#include <QPointer>
#include <utility>

#include "app/session/bone_posing.h"
#include "app/session/draft_text.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"

namespace furitsuke::commands {

UnregisteredPosePolicy::UnregisteredPosePolicy(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context) {
  session::Workspace& workspace = context_.workspace;
  connect(&workspace, &session::Workspace::documentAdded, this,
          [this](int index) { follow(*context_.workspace.document(index)); });
  connect(&workspace, &session::Workspace::documentRemoved, this, [this](int, const edit::MotionDocument* document) {
    document->disconnect(this);
    origins_.erase(document);
    removeQuestion();
  });
  connect(&context_.playback, &session::Playback::playingChanged, this, [this](bool playing) {
    if (playing) return;
    for (edit::MotionDocument* document : context_.workspace.documents()) onPlayhead(*document);
  });
}

void UnregisteredPosePolicy::follow(edit::MotionDocument& document) {
  connect(&document, &edit::MotionDocument::draftChanged, this, [this, &document] { onDraftChanged(document); });
  connect(&document, &edit::MotionDocument::currentFrameChanged, this, [this, &document] { onPlayhead(document); });
}

void UnregisteredPosePolicy::onDraftChanged(const edit::MotionDocument& document) {
  origins_[&document] = {document.state().currentFrame(), false};
  removeQuestion();
}

void UnregisteredPosePolicy::onPlayhead(edit::MotionDocument& document) {
  if (document.history().draft().isEmpty() || context_.playback.isPlaying()) return;
  // A pose that came with its motion, after a crash, belongs to the frame to which the playhead is put back.
  const Origin origin = origins_.try_emplace(&document, Origin{document.state().currentFrame()}).first->second;
  if (origin.frame == document.state().currentFrame()) return removeQuestion();
  switch (rule_) {
    case Rule::Keep: break;
    case Rule::Register: context_.stage.posing().registerAll(document, origin.frame); break;
    case Rule::Ask:
      if (!origin.kept) ask(document, origin.frame);
      break;
  }
}

void UnregisteredPosePolicy::ask(edit::MotionDocument& document, Frame frame) {
  if (context_.messages.has(question_)) return;
  // The document may be closed before the question is answered.
  const QPointer<edit::MotionDocument> asked(&document);
  const auto answer = [this, asked](auto&& run) {
    return [this, asked, run] {
      question_ = 0;
      if (asked != nullptr) run(*asked);
    };
  };
  question_ = context_.messages.showMessage(
      Severity::Warning,
      [frame, asked] {
        const QString parts = asked == nullptr ? QString() : session::draftText(asked->history().draft());
        return tr("The pose at frame %1 is not registered: %2.").arg(frame).arg(parts);
      },
      {{[frame] { return tr("Register at Frame %1").arg(frame); },
        answer([this, frame](edit::MotionDocument& motion) { context_.stage.posing().registerAll(motion, frame); })},
       {[] { return tr("Keep"); }, answer([this](edit::MotionDocument& motion) { origins_[&motion].kept = true; })},
       {[] { return tr("Discard"); }, answer([](edit::MotionDocument& motion) {
          motion.history().setDraft([] { return tr("Discard pose"); }, {});
        })}});
}

void UnregisteredPosePolicy::removeQuestion() { context_.messages.withdraw(std::exchange(question_, 0)); }

}  // namespace furitsuke::commands
