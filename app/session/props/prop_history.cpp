// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/props/prop_history.h"

#include <QUndoCommand>
#include <functional>
#include <utility>

#include "app/session/stage.h"

namespace furitsuke::session {

namespace {

class PropStep : public QUndoCommand {
 public:
  PropStep(const QString& text, std::function<void(bool isUndone)> apply)
      : QUndoCommand(text), apply_(std::move(apply)) {}

  void undo() override { apply_(true); }
  void redo() override { apply_(false); }

 private:
  std::function<void(bool isUndone)> apply_;
};

}  // namespace

PropHistory::PropHistory(Stage& stage) : QObject(&stage), stage_(stage) {
  connect(&stage_, &Stage::castChanged, this, [this, known = std::size_t{0}]() mutable {
    if (stage_.actors().size() < known) steps_.clear();
    known = stage_.actors().size();
  });
}

PropState PropHistory::stateOf(std::uint64_t id) const {
  const scene::Actor* actor = stage_.scene().find(id);
  return actor == nullptr ? PropState() : PropState{actor->placement, actor->shown};
}

void PropHistory::preview(std::uint64_t id, const PropState& state) {
  const PropState current = stateOf(id);
  if (state.placement != current.placement) stage_.setPlacement(id, state.placement);
  stage_.setShown(id, state.shown);
}

void PropHistory::push(const QString& text, std::uint64_t id, const PropState& before, const PropState& after) {
  if (before == after) return preview(id, after);
  steps_.push(new PropStep(text, [this, id, before, after](bool isUndone) {
    isLast_ = true;
    preview(id, isUndone ? before : after);
  }));
}

}  // namespace furitsuke::session
