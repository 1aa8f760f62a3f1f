// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/pose_leaving.h"

#include <QPointer>
#include <utility>

#include "app/commands/workspace.h"
#include "app/playback/playback.h"
#include "app/stage/draft_text.h"
#include "app/stage/posing.h"
#include "app/stage/stage.h"
#include "app/widgets/message_bar.h"

namespace furitsuke {

PoseLeaving::PoseLeaving(const CommandContext& context, Playback& playback, QObject* parent)
    : QObject(parent), context_(context), playback_(playback) {
  Workspace& workspace = context_.workspace;
  connect(&workspace, &Workspace::documentAdded, this,
          [this](int index) { follow(*context_.workspace.document(index)); });
  connect(&workspace, &Workspace::documentRemoved, this, [this](int, const MotionDocument* document) {
    document->disconnect(this);
    homes_.erase(document);
    takeQuestionAway();
  });
  connect(&playback_, &Playback::playingChanged, this, [this](bool playing) {
    if (!playing && playback_.document() != nullptr) onPlayhead(*playback_.document());
  });
}

void PoseLeaving::follow(MotionDocument& document) {
  connect(&document, &MotionDocument::draftChanged, this, [this, &document] { onDraftChanged(document); });
  connect(&document, &MotionDocument::currentFrameChanged, this, [this, &document] { onPlayhead(document); });
}

void PoseLeaving::onDraftChanged(const MotionDocument& document) {
  homes_[&document] = {document.currentFrame(), false};
  takeQuestionAway();
}

void PoseLeaving::onPlayhead(MotionDocument& document) {
  if (document.draft().isEmpty() || playback_.isPlaying()) return;
  const Home home = homes_[&document];
  if (home.frame == document.currentFrame()) return takeQuestionAway();
  switch (rule_) {
    case Rule::Keep: break;
    case Rule::Register: context_.stage.posing().registerAll(document, home.frame); break;
    case Rule::Ask:
      if (!home.kept) ask(document, home.frame);
      break;
  }
}

void PoseLeaving::ask(MotionDocument& document, Frame frame) {
  if (!question_.isEmpty() && context_.messages.text() == question_) return;
  question_ = tr("The pose of frame %1 is not registered: %2.").arg(frame).arg(draftText(document.draft()));
  // The document may be closed before anybody answers.
  const QPointer<MotionDocument> asked(&document);
  const auto answer = [this, asked](auto&& run) {
    return [this, asked, run] {
      question_.clear();
      if (asked != nullptr) run(*asked);
    };
  };
  context_.messages.showMessage(
      Severity::Warning, question_,
      {{tr("Register at Frame %1").arg(frame),
        answer([this, frame](MotionDocument& motion) { context_.stage.posing().registerAll(motion, frame); })},
       {tr("Keep"), answer([this](MotionDocument& motion) { homes_[&motion].kept = true; })},
       {tr("Discard"), answer([](MotionDocument& motion) { motion.setDraft(tr("Discard pose"), {}); })}});
}

void PoseLeaving::takeQuestionAway() {
  if (question_.isEmpty()) return;
  if (context_.messages.text() == question_) context_.messages.clear();
  question_.clear();
}

}  // namespace furitsuke
