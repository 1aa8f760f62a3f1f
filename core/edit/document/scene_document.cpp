// SPDX-License-Identifier: MIT
#include "core/edit/document/scene_document.h"

#include <algorithm>
#include <utility>

#include "core/edit/document/numbered_step.h"

namespace furitsuke::edit {

class SceneDocument::Command final : public NumberedStep {
 public:
  /// The edit is applied already.
  Command(SceneDocument& document, const QString& text, scene::SceneEdit edit)
      : NumberedStep(text), document_(document), edit_(std::move(edit)) {}

  [[nodiscard]] const scene::SceneEdit& edit() const noexcept { return edit_; }

 private:
  void carryOut(bool isUndo) override {
    using enum scene::SceneEdit::Side;
    if (isUndo || !std::exchange(isApplied_, false)) document_.carryOut(edit_, isUndo ? Before : After);
  }

  SceneDocument& document_;
  scene::SceneEdit edit_;
  bool isApplied_ = true;
};

SceneDocument::SceneDocument(QObject* parent) : QObject(parent) {}
SceneDocument::~SceneDocument() = default;

void SceneDocument::push(const QString& text, scene::SceneEdit edit) {
  if (!edit.isEmpty()) undoStack_.push(new Command(*this, text, std::move(edit)));
}

void SceneDocument::change(const QString& text, const scene::SceneState& after) {
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

void SceneDocument::updateGesture(const QString& text, const scene::SceneState& after) {
  if (!gesture_) gesture_ = {text, state_};
  setState(after);
}

void SceneDocument::endGesture() {
  if (const auto ended = std::exchange(gesture_, std::nullopt)) pushSince(ended->text, ended->before);
}

void SceneDocument::cancelGesture() {
  if (const auto canceled = std::exchange(gesture_, std::nullopt)) setState(canceled->before);
}

void SceneDocument::pushSince(const QString& text, const scene::SceneState& before) {
  if (openSteps_ == 0 && withoutSteps_ == 0) push(text, scene::SceneEdit::between(before, state_));
}

bool SceneDocument::isArranged() const {
  const int stored = undoStack_.cleanIndex();
  if (stored < 0) return true;  // the stored state was undone, and another step made
  const auto [first, last] = std::minmax({stored, undoStack_.index()});
  for (int i = first; i < last; ++i) {
    if (!static_cast<const Command*>(undoStack_.command(i))->edit().onlyAdds()) return true;
  }
  return false;
}

void SceneDocument::setArranged() { undoStack_.setClean(); }

bool SceneDocument::isNeeded(scene::ActorId id) const {
  for (int i = 0; i < undoStack_.count(); ++i) {
    if (static_cast<const Command*>(undoStack_.command(i))->edit().mentions(id)) return true;
  }
  return false;
}

void SceneDocument::carryOut(scene::SceneEdit& edit, scene::SceneEdit::Side side) {
  // What follows from the change of the state is no step of its own.
  const WithoutSceneSteps without(*this);
  scene::SceneState after = state_;
  edit.apply(after, side);
  adapt(after);
}

SceneStep::SceneStep(SceneDocument& document, QString text)
    : document_(document), text_(std::move(text)), before_(document.state()) {
  ++document_.openSteps_;
}

SceneStep::~SceneStep() {
  --document_.openSteps_;
  document_.pushSince(text_, before_);
}

}  // namespace furitsuke::edit
