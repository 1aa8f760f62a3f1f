// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/large_steps.h"

#include <cstdint>
#include <utility>

namespace furitsuke::session {

struct LargeSteps::Step {
  edit::LiveText text;
  Propose propose;
  std::function<void()> pushed;
  motion::Motion motion;  ///< first as it is, then with the change
  motion::KeySelection selection;
  motion::Edit edit;
  std::uint64_t revision = 0;  ///< of the document, when the copy was made
  std::size_t tracks = 0;
};

namespace {

/// Tracks can be added without a step.
std::size_t namedTracksOf(const motion::Motion& motion) { return motion.bones.size() + motion.morphs.size(); }

}  // namespace

LargeSteps::LargeSteps(edit::MotionDocument& document) : QObject(&document), document_(document) {}

LargeSteps& LargeSteps::of(edit::MotionDocument& document) {
  auto* known = document.findChild<LargeSteps*>(QString(), Qt::FindDirectChildrenOnly);
  return known != nullptr ? *known : *new LargeSteps(document);
}

void LargeSteps::push(const edit::LiveText& text, std::size_t keys, Propose propose, std::function<void()> pushed) {
  if (keys < edit::kLargeSelection) {
    finish();
    document_.history().push(text, propose(document_.motion(), document_.state().selection()));
    if (pushed) pushed();
    return;
  }
  auto step = std::make_shared<Step>();
  step->text = text;
  step->propose = std::move(propose);
  step->pushed = std::move(pushed);
  start(step);
}

void LargeSteps::start(const std::shared_ptr<Step>& step) {
  document_.history().endGesture();
  step->motion = document_.motion();
  step->selection = document_.state().selection();
  step->revision = document_.history().revision();
  step->tracks = namedTracksOf(step->motion);
  const auto compute = [step] {
    step->edit = step->propose(step->motion, step->selection);
    step->edit.changedKeys = motion::keyChangeCount(step->edit.keys).total();
    motion::applyEdit(step->motion, step->edit, motion::EditSide::After);
  };
  work_.run(step->text.now(), compute, [this, step] { onComputed(step); });
}

void LargeSteps::onComputed(const std::shared_ptr<Step>& step) {
  edit::EditHistory& history = document_.history();
  history.endGesture();  // also cancels a preview
  if (history.revision() != step->revision || namedTracksOf(document_.motion()) != step->tracks) return start(step);
  if (step->edit.isEmpty()) {
    history.push(step->text, std::move(step->edit));
  } else {
    history.showPreview(step->text, {std::move(step->motion), std::move(step->edit)});
    history.acceptPreview();
  }
  if (step->pushed) step->pushed();
}

}  // namespace furitsuke::session
