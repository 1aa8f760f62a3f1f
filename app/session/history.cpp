// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/history.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/session/step_text.h"
#include "app/session/workspace.h"
#include "core/edit/document/numbered_step.h"
#include "core/edit/document/scene_document.h"

namespace furitsuke::session {

namespace {

using NumberedText = std::pair<std::uint64_t, QString>;

/// Adds the steps from the index `from` up to `to`.
void addSteps(const QUndoStack& stack, int from, int to, std::vector<NumberedText>& texts) {
  for (int i = from; i < to; ++i) {
    const edit::NumberedStep& step = *edit::stepAt(stack, i);
    texts.emplace_back(step.number(), stepText(step).now());
  }
}

}  // namespace

History::History(const Workspace& workspace, edit::SceneDocument& scene, QObject* parent)
    : QObject(parent), workspace_(&workspace), sceneSteps_(scene.undoStack()) {
  connect(&sceneSteps_, &QUndoStack::indexChanged, this, &History::changed);
  connect(&workspace, &Workspace::currentChanged, this, &History::follow);
  follow();
}

void History::follow() {
  if (followed_ != nullptr) followed_->disconnect(this);
  followed_ = motionSteps();
  if (followed_ != nullptr) connect(followed_, &QUndoStack::indexChanged, this, &History::changed);
  emit changed();
}

QUndoStack* History::motionSteps() const {
  edit::MotionDocument* front = workspace_ == nullptr ? nullptr : workspace_->current();
  return front == nullptr ? nullptr : front->history().undoStack();
}

QUndoStack* History::toUndo() const { return edit::historyToUndo(motionSteps(), &sceneSteps_); }

QUndoStack* History::toRedo() const { return edit::historyToRedo(motionSteps(), &sceneSteps_); }

QList<History::Step> History::steps() const {
  std::vector<NumberedText> done, undone;
  for (const QUndoStack* stack : {motionSteps(), &sceneSteps_}) {
    if (stack == nullptr) continue;
    addSteps(*stack, 0, stack->index(), done);
    addSteps(*stack, stack->index(), stack->count(), undone);
  }
  std::ranges::stable_sort(done, std::ranges::less(), &NumberedText::first);
  // What was undone last is repeated first.
  std::ranges::stable_sort(undone, std::ranges::greater(), &NumberedText::first);
  QList<Step> all;
  for (auto& step : done) all.append({std::move(step.second), true});
  for (auto& step : undone) all.append({std::move(step.second), false});
  return all;
}

int History::doneCount() const {
  const QUndoStack* own = motionSteps();
  return sceneSteps_.index() + (own == nullptr ? 0 : own->index());
}

void History::goTo(int done) {
  // A step that opens or closes motions brings another one to the front, which has other steps.
  const QUndoStack* own = motionSteps();
  while (doneCount() > done && toUndo() != nullptr && motionSteps() == own) toUndo()->undo();
  while (doneCount() < done && toRedo() != nullptr && motionSteps() == own) toRedo()->redo();
}

}  // namespace furitsuke::session
