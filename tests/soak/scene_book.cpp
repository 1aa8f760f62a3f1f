// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/scene_book.h"

#include <QUndoStack>
#include <utility>

#include "app/session/bone_posing.h"
#include "app/session/scene/stage.h"
#include "core/edit/document/numbered_step.h"

namespace furitsuke::soak {

namespace {

/// What only steps change: not what opening and saving files does, nor how the scene is played.
scene::SceneState changedBySteps(scene::SceneState state) {
  for (scene::ActorState& actor : state.actors) {
    actor.motion = 0;
    actor.isGuess = actor.isPinned = false;
  }
  state.parts = {};
  state.motions.clear();
  state.time = {};
  state.physicsMode = {};
  state.file.clear();
  state.mmdProject = 0;
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
    actors.append(
        QString("gravity %1, %2 steps a second").arg(state.physics.gravity).arg(state.physics.stepsPerSecond));
    return actors.join("; ");
  };
  return QString("%1, instead of %2").arg(textOf(now), textOf(before));
}

}  // namespace

SceneBook::SceneBook(session::Stage& stage, std::function<void(const QString&)> report)
    : stage_(stage), report_(std::move(report)) {}

void SceneBook::begin() {
  QUndoStack& steps = stage_.sceneDocument().undoStack();
  const int done = steps.index();
  walkTo(0);
  begin_ = stage_.state();
  walkTo(done);
  last_ = stage_.state();
}

void SceneBook::note() {
  if (stage_.sceneDocument().isInStep()) return;  // what changes now becomes a part of it
  const QUndoStack& steps = stage_.sceneDocument().undoStack();
  const edit::NumberedStep* step = edit::stepAt(steps, steps.index() - 1);
  const std::uint64_t number = step == nullptr ? 0 : step->number();
  if (steps.count() == 0) {
    begin_ = stage_.state();
  } else if (number == lastNumber_ && changedBySteps(stage_.state()) != changedBySteps(last_)) {
    report_("the scene was changed without a step: " + differenceOf(last_, stage_.state()));
  }
  last_ = stage_.state();
  lastNumber_ = number;
  if (const scene::SceneState shown = shownOn(stage_); shown != stage_.state())
    report_("the stage does not show the scene: " + differenceOf(stage_.state(), shown));
}

void SceneBook::walkTo(int done) {
  QUndoStack& steps = stage_.sceneDocument().undoStack();
  steps_ += std::max(0, steps.index() - done);
  steps.setIndex(done);
  if (const scene::SceneState shown = shownOn(stage_); shown != stage_.state())
    report_("after undo the stage does not show the scene: " + differenceOf(stage_.state(), shown));
}

void SceneBook::check() {
  stage_.posing().end();
  stage_.sceneDocument().endGesture();
  if (stage_.sceneDocument().isInStep()) return;
  note();
  const int done = stage_.sceneDocument().undoStack().index();
  const int all = stage_.sceneDocument().undoStack().count();
  const scene::SceneState now = stage_.state();
  walkTo(all);
  const scene::SceneState last = stage_.state();
  walkTo(0);
  const scene::SceneState first = stage_.state();
  if (changedBySteps(first) != changedBySteps(begin_))
    report_("undoing everything does not restore the scene: " + differenceOf(begin_, first));
  walkTo(all);
  if (changedBySteps(stage_.state()) != changedBySteps(last))
    report_("redoing everything does not restore the scene: " + differenceOf(last, stage_.state()));
  walkTo(0);
  if (changedBySteps(stage_.state()) != changedBySteps(first))
    report_("undoing everything again does not restore the scene: " + differenceOf(first, stage_.state()));
  walkTo(done);
  if (changedBySteps(stage_.state()) != changedBySteps(now))
    report_("undo and redo do not lead back to the scene: " + differenceOf(now, stage_.state()));
}

}  // namespace furitsuke::soak
