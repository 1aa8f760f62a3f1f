// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/step_bones.h"

#include <cstddef>
#include <utility>

#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/edit/document/motion_document.h"
#include "core/edit/document/numbered_step.h"

namespace furitsuke::session {

StepBones::StepBones(const Stage& stage, const Workspace& workspace, QObject* parent) : QObject(parent), stage_(stage) {
  connect(&workspace, &Workspace::documentOpened, this, &StepBones::follow);
}

void StepBones::follow(edit::MotionDocument* document) {
  const QUndoStack* steps = document->history().undoStack();
  connect(steps, &QUndoStack::indexChanged, this, [this, steps] { note(*steps); });
  connect(steps, &QObject::destroyed, this, [this](const QObject* gone) { entries_.remove(gone); });
}

void StepBones::begin() { begun_ = now(); }

void StepBones::end() { begun_.reset(); }

StepBones::Entry StepBones::now() const {
  return {nullptr, stage_.active() == nullptr ? 0 : stage_.active()->id(), stage_.selectedBones()};
}

void StepBones::note(const QUndoStack& steps) {
  if (steps.index() == 0) return;
  std::vector<Entry>& entries = entries_[&steps];
  const auto last = static_cast<std::size_t>(steps.index()) - 1;
  const edit::NumberedStep* step = edit::stepAt(steps, steps.index() - 1);
  if (last < entries.size() && entries[last].step == step) return;  // undone or done again
  entries.resize(last);
  entries.push_back(begun_ ? *begun_ : now());
  entries.back().step = step;
}

std::optional<std::vector<model::BoneIndex>> StepBones::beforeLast(const QUndoStack& steps) const {
  const auto found = entries_.find(&steps);
  if (found == entries_.end() || steps.index() == 0 || stage_.active() == nullptr) return {};
  const auto last = static_cast<std::size_t>(steps.index()) - 1;
  if (last >= found->size()) return {};
  const Entry& entry = (*found)[last];
  const bool isKnown = entry.step == edit::stepAt(steps, steps.index() - 1) && entry.actor == stage_.active()->id();
  return isKnown ? std::optional(entry.bones) : std::nullopt;
}

}  // namespace furitsuke::session
