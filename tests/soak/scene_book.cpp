// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/scene_book.h"

#include <QUndoStack>
#include <utility>

#include "app/session/bone_posing.h"
#include "app/session/stage.h"
#include "app/session/workspace.h"
#include "core/edit/document/numbered_step.h"

namespace furitsuke::soak {

namespace {

/// Without what opening and closing motions changes, which is no step.
scene::SceneState withoutMotions(scene::SceneState state) {
  for (scene::ActorState& actor : state.actors) {
    actor.motion = 0;
    actor.isGuess = actor.isPinned = false;
  }
  state.parts = {};
  return state;
}

/// What the stage shows, as far as the state says it.
scene::SceneState shownOn(const session::Stage& stage) {
  scene::SceneState shown = stage.state();
  shown.actors.clear();
  for (const auto& actor : stage.actors()) {
    const scene::ActorState* state = stage.state().find(actor->id());
    shown.actors.push_back(state == nullptr ? scene::ActorState{.id = actor->id()} : *state);
    scene::ActorState& added = shown.actors.back();
    added.title = actor->title;
    added.isShown = actor->shown;
    added.placement = actor->placement;
    // The motion of a step may have been closed.
    if (const edit::MotionDocument* motion = stage.motionOf(actor->id())) added.motion = motion->id();
  }
  return shown;
}

QString differenceOf(const scene::SceneState& before, const scene::SceneState& now) {
  const auto textOf = [](const scene::SceneState& state) {
    QStringList actors;
    for (const scene::ActorState& actor : state.actors) {
      const glm::dvec3& at = actor.placement.position;
      actors.append(
          QString("%1 %2%3%4 motion %5%6 at %7,%8,%9 x %10")
              .arg(actor.id)
              .arg(QString::fromStdString(actor.title), actor.isShown ? "" : " hidden", actor.isPinned ? " pinned" : "")
              .arg(actor.motion)
              .arg(actor.isGuess ? " guessed" : "")
              .arg(at.x)
              .arg(at.y)
              .arg(at.z)
              .arg(actor.placement.scale));
    }
    for (const scene::PartState& part : state.parts)
      actors.append(QString("part %1%2").arg(part.motion).arg(part.isChosen ? " chosen" : ""));
    return actors.join("; ");
  };
  return QString("%1, instead of %2").arg(textOf(now), textOf(before));
}

}  // namespace

SceneBook::SceneBook(session::Stage& stage, const session::Workspace& workspace,
                     std::function<void(const QString&)> report)
    : stage_(stage), history_(workspace, stage.sceneDocument()), report_(std::move(report)) {}

void SceneBook::note() {
  const QUndoStack& steps = stage_.sceneDocument().undoStack();
  const edit::NumberedStep* step = edit::stepAt(steps, steps.index() - 1);
  const std::uint64_t number = step == nullptr ? 0 : step->number();
  if (steps.count() == 0) {
    begin_ = stage_.state();
  } else if (number == lastNumber_ && withoutMotions(stage_.state()) != withoutMotions(last_)) {
    report_("the scene was changed without a step: " + differenceOf(last_, stage_.state()));
  }
  last_ = stage_.state();
  lastNumber_ = number;
  if (const scene::SceneState shown = shownOn(stage_); shown != stage_.state())
    report_("the stage does not show the scene: " + differenceOf(stage_.state(), shown));
}

void SceneBook::walkTo(int done) {
  const int before = stage_.sceneDocument().undoStack().index();
  history_.goTo(done);
  steps_ += std::max(0, before - stage_.sceneDocument().undoStack().index());
  if (history_.doneCount() != done)
    report_(QString("%1 steps can be undone or redone, not %2").arg(history_.doneCount()).arg(done));
  if (const scene::SceneState shown = shownOn(stage_); shown != stage_.state())
    report_("after undo the stage does not show the scene: " + differenceOf(stage_.state(), shown));
}

void SceneBook::check() {
  stage_.posing().end();
  stage_.sceneDocument().endGesture();
  note();
  const int done = history_.doneCount();
  const int all = static_cast<int>(history_.steps().size());
  const scene::SceneState now = stage_.state();
  walkTo(all);
  const scene::SceneState last = stage_.state();
  walkTo(0);
  const scene::SceneState first = stage_.state();
  if (withoutMotions(first) != withoutMotions(begin_))
    report_("undoing everything does not restore the scene: " + differenceOf(begin_, first));
  walkTo(all);
  if (stage_.state() != last)
    report_("redoing everything does not restore the scene: " + differenceOf(last, stage_.state()));
  walkTo(0);
  if (stage_.state() != first)
    report_("undoing everything again does not restore the scene: " + differenceOf(first, stage_.state()));
  walkTo(done);
  if (stage_.state() != now)
    report_("undo and redo do not lead back to the scene: " + differenceOf(now, stage_.state()));
}

}  // namespace furitsuke::soak
