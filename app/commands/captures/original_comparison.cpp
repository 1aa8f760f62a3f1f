// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/captures/original_comparison.h"

#include <memory>
#include <utility>

#include "app/panels/dock_area.h"
#include "app/panels/operations/operation_dialog.h"
#include "app/session/comparison.h"
#include "app/session/scene/stage.h"

namespace furitsuke::commands {

OriginalComparison::OriginalComparison(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent), context_(context), docks_(docks) {
  connect(&context_.stage.comparison(), &session::Comparison::changed, this, &OriginalComparison::onComparisonChanged);
}

void OriginalComparison::follow(panels::OperationDialog& dialog) {
  dialog_ = &dialog;
  connect(&dialog, &panels::OperationDialog::compareToggled, this, [this](bool on) {
    if (!on) {
      stop();
      return docks_.bringBack(std::exchange(inFront_, {}));
    }
    inFront_ = docks_.panelsInFront();
    docks_.reveal("comparison");
    if (document_) show(*document_);
  });
  connect(&dialog, &QDialog::finished, this, [this] { docks_.bringBack(std::exchange(inFront_, {})); });
}

void OriginalComparison::show(edit::MotionDocument& document) {
  document_ = &document;
  session::Comparison& comparison = context_.stage.comparison();
  const bool isPossible = document.history().isPreviewing() && comparison.first() == &document;
  if (!dialog_ || !dialog_->isCompareOn() || !isPossible) return stop();
  auto original = std::make_unique<edit::MotionDocument>(document.history().settledMotion());
  original->file().setTitle(tr("%1 (original)").arg(document.file().title()));
  isShown_ = true;
  comparison.startTemporary(std::move(original));
}

void OriginalComparison::stop() {
  if (std::exchange(isShown_, false)) context_.stage.comparison().endTemporary();
}

void OriginalComparison::onComparisonChanged() {
  if (!isShown_ || context_.stage.comparison().isTemporary()) return;
  // The user has started another comparison or stopped this one.
  isShown_ = false;
  if (dialog_) dialog_->setCompareOn(false);
}

}  // namespace furitsuke::commands
