// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/action_updater.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <utility>

#include "app/actions/action_set.h"
#include "app/session/comparison.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "core/edit/document/numbered_step.h"

namespace furitsuke::window {

ActionUpdater::ActionUpdater(actions::ActionSet& actions, session::Workspace& workspace, session::Stage& stage,
                             QObject* parent)
    : QObject(parent), actions_(actions), workspace_(workspace), history_(workspace, stage.sceneDocument()) {
  for (const actions::MenuInfo& info : actions::menuTable()) {
    connect(actions_.menu(info.path), &QMenu::aboutToShow, this, &ActionUpdater::update);
  }
  connect(&workspace_, &session::Workspace::documentOpened, this, &ActionUpdater::connectDocument);
  connect(&history_, &session::History::changed, this, &ActionUpdater::updateSoon);
  connect(&stage, &session::Stage::bonesSelected, this, &ActionUpdater::updateSoon);
  connect(&stage.comparison(), &session::Comparison::changed, this, &ActionUpdater::updateSoon);
  connect(QApplication::clipboard(), &QClipboard::dataChanged, this, &ActionUpdater::updateSoon);
}

ActionUpdater::~ActionUpdater() { QApplication::clipboard()->disconnect(this); }

void ActionUpdater::connectDocument(edit::MotionDocument* document) {
  connect(document, &edit::MotionDocument::selectionChanged, this, &ActionUpdater::updateSoon);
  connect(document, &edit::MotionDocument::modifiedChanged, this, &ActionUpdater::updateSoon);
  connect(document, &edit::MotionDocument::fileChanged, this, &ActionUpdater::updateSoon);
  connect(document, &edit::MotionDocument::currentTrackChanged, this, &ActionUpdater::updateSoon);
  connect(document, &edit::MotionDocument::draftChanged, this, &ActionUpdater::updateSoon);
  connect(document, &edit::MotionDocument::locksChanged, this, &ActionUpdater::updateSoon);
}

void ActionUpdater::update() {
  isPending_ = false;
  actions_.updateStates();
  const QUndoStack* toUndo = history_.toUndo();
  const QUndoStack* toRedo = history_.toRedo();
  showStep("edit.undo", toUndo == nullptr ? nullptr : edit::stepAt(*toUndo, toUndo->index() - 1));
  showStep("edit.redo", toRedo == nullptr ? nullptr : edit::stepAt(*toRedo, toRedo->index()));
}

void ActionUpdater::showStep(const QString& id, const edit::NumberedStep* step) {
  const QString text = actions::findAction(id)->translatedText();
  actions_.action(id)->setText(step == nullptr ? text : tr("%1: %2").arg(text, step->text()));
}

void ActionUpdater::updateSoon() {
  // A box selection causes many changes in a row.
  if (std::exchange(isPending_, true)) return;
  QMetaObject::invokeMethod(
      this,
      [this] {
        if (isPending_) update();
      },
      Qt::QueuedConnection);
}

}  // namespace furitsuke::window
