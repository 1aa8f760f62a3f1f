// SPDX-License-Identifier: MIT
#include "core/edit/document/scene_document.h"

#include <QSignalBlocker>
#include <utility>
#include <vector>

#include "core/edit/document/numbered_step.h"

namespace furitsuke::edit {

class SceneDocument::Command final : public NumberedStep {
 public:
  /// The edit is applied already.
  Command(SceneDocument& document, const LiveText& text, scene::SceneEdit edit, View before, View after,
          std::vector<IncludedStep> included)
      : NumberedStep(text),
        document_(document),
        edit_(std::move(edit)),
        before_(before),
        after_(after),
        included_(std::move(included)) {}
  /// One that takes its place.
  [[nodiscard]] Command* copied() const {
    return new Command(document_, liveText(), edit_, before_, after_, included_);
  }

  [[nodiscard]] const scene::SceneEdit& edit() const noexcept { return edit_; }

 private:
  void carryOut(bool isUndo) override {
    using enum scene::SceneEdit::Side;
    if (!isUndo && std::exchange(isApplied_, false)) return;
    document_.carryOut(edit_, isUndo ? Before : After);
    if (!document_.isForgetting_) {
      for (const IncludedStep& each : included_) each.carryOut(isUndo);
    }
    if (!document_.isForgetting_ && edit_.addsOrRemoves()) emit document_.viewRestored(isUndo ? before_ : after_);
  }

  SceneDocument& document_;
  scene::SceneEdit edit_;
  View before_, after_;
  std::vector<IncludedStep> included_;
  bool isApplied_ = true;
};

SceneDocument::SceneDocument(QObject* parent) : QObject(parent) {}
SceneDocument::~SceneDocument() = default;

void SceneDocument::push(const LiveText& text, scene::SceneEdit edit) {
  std::vector<IncludedStep> included = std::exchange(included_, {});
  if (edit.isEmpty() && included.empty()) return;
  undoStack_.push(new Command(*this, text, std::move(edit), viewAtBegin_, view(), std::move(included)));
}

void SceneDocument::include(QUndoStack& motionSteps) {
  if (openSteps_ > 0 && motionSteps.index() > 0)
    included_.push_back({&motionSteps, motionSteps.command(motionSteps.index() - 1)});
}

void SceneDocument::IncludedStep::carryOut(bool isUndo) const {
  if (steps == nullptr) return;  // the motion was closed
  const bool isNext = steps->command(isUndo ? steps->index() - 1 : steps->index()) == step;
  if (isNext) isUndo ? steps->undo() : steps->redo();
}

void SceneDocument::change(const LiveText& text, const scene::SceneState& after) {
  const SceneStep step(*this, text);
  adapt(after);
}

void SceneDocument::adapt(const scene::SceneState& after) {
  if (gesture_) scene::SceneEdit::between(state_, after).apply(gesture_->before, scene::SceneEdit::Side::After);
  setState(after);
}

void SceneDocument::setState(const scene::SceneState& after) {
  if (after == state_) return;
  const scene::SceneState before = std::exchange(state_, after);
  emit changed(before);
}

void SceneDocument::updateGesture(const LiveText& text, const scene::SceneState& after) {
  if (!gesture_) gesture_ = {text, state_};
  setState(after);
}

void SceneDocument::endGesture() {
  if (const auto ended = std::exchange(gesture_, std::nullopt)) pushSince(ended->text, ended->before);
}

void SceneDocument::cancelGesture() {
  if (const auto canceled = std::exchange(gesture_, std::nullopt)) setState(canceled->before);
}

void SceneDocument::pushSince(const LiveText& text, const scene::SceneState& before) {
  if (openSteps_ == 0 && withoutSteps_ == 0) push(text, scene::SceneEdit::between(before, withoutGesture()));
}

bool SceneDocument::isArranged() const {
  const int stored = undoStack_.cleanIndex();
  if (stored < 0 || stored > undoStack_.index()) return true;  // the stored state was undone
  return isArrangedBetween(stored, undoStack_.index());
}

bool SceneDocument::isArrangedBetween(int from, int to) const {
  return hasStep(from, to, [](const scene::SceneEdit& edit) { return !edit.onlyOpens(); });
}

void SceneDocument::setArranged() { undoStack_.setClean(); }

bool SceneDocument::isNeeded(scene::ActorId id) const {
  return (openSteps_ > 0 && stepBegin_.find(id) != nullptr) ||
         hasStep(0, undoStack_.count(), [id](const scene::SceneEdit& edit) { return edit.mentions(id); });
}

bool SceneDocument::isMotionNeeded(scene::MotionId id) const {
  return (openSteps_ > 0 && stepBegin_.hasMotion(id)) ||
         hasStep(0, undoStack_.count(), [id](const scene::SceneEdit& edit) { return edit.mentionsMotion(id); });
}

bool SceneDocument::hasStep(int from, int to, const std::function<bool(const scene::SceneEdit&)>& is) const {
  for (int i = from; i < to; ++i) {
    if (is(static_cast<const Command*>(undoStack_.command(i))->edit())) return true;
  }
  return false;
}

bool SceneDocument::forgetOldest() {
  const int index = undoStack_.index(), clean = undoStack_.cleanIndex();
  if (undoStack_.count() == 0) return false;
  if (index == 0) {
    undoStack_.clear();
    return true;
  }
  // A QUndoStack cannot forget a single step, so that copies of the others take their places.
  std::vector<std::pair<Command*, std::uint64_t>> copies;  // with their numbers, which undo and redo change
  for (int i = 1; i < undoStack_.count(); ++i) {
    const auto& step = static_cast<const Command&>(*undoStack_.command(i));
    copies.emplace_back(step.copied(), step.number());
  }
  const bool isReset = clean < 0 || (clean == 0 && isArrangedBetween(0, 1));
  {
    const QSignalBlocker blocker(undoStack_);
    undoStack_.clear();
    for (const auto& [copy, number] : copies) {
      undoStack_.push(copy);
      if (undoStack_.index() == clean - 1) undoStack_.setClean();
    }
    if (isReset) undoStack_.resetClean();
    isForgetting_ = true;
    while (undoStack_.index() >= index) undoStack_.undo();
    isForgetting_ = false;
    for (const auto& [copy, number] : copies) copy->setNumber(number);
  }
  emit undoStack_.indexChanged(undoStack_.index());
  return true;
}

void SceneDocument::carryOut(scene::SceneEdit& edit, scene::SceneEdit::Side side) {
  if (isForgetting_) return;
  // What follows from the change of the state is no step of its own.
  const WithoutSceneSteps without(*this);
  scene::SceneState after = state_;
  edit.apply(after, side);
  if (gesture_) edit.apply(gesture_->before, side);  // which is also what the edit remembers
  setState(after);
}

SceneStep::SceneStep(SceneDocument& document, LiveText text) : document_(&document), text_(std::move(text)) {
  if (document.openSteps_++ > 0) return;
  document.stepBegin_ = document.withoutGesture();
  document.viewAtBegin_ = document.view();
}

SceneStep::~SceneStep() {
  if (document_ == nullptr || --document_->openSteps_ > 0) return;
  document_->pushSince(text_, std::exchange(document_->stepBegin_, {}));
}

}  // namespace furitsuke::edit
