// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/properties/empty_page.h"

#include <QAction>
#include <QVBoxLayout>
#include <algorithm>

#include "app/widgets/empty_state.h"

namespace furitsuke::panels {

EmptyPage::EmptyPage(QWidget* parent)
    : QWidget(parent),
      state_(new widgets::EmptyState("settings", {}, this)),
      select_(new QAction(tr("Select keys at the playhead"), this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(state_);
  connect(select_, &QAction::triggered, this, &EmptyPage::selectAtPlayhead);
}

void EmptyPage::refresh() {
  state_->setSentence(document_ == nullptr ? tr("Open a motion to see the values of its keys here.")
                      : isHiddenByPose_ ? tr("Register or discard this pose to see and change the selected keys here.")
                                        : tr("Select keys in the timeline to see and change their values here."));
  state_->setAction(document_ != nullptr && !isHiddenByPose_ && hasKeysAtPlayhead() ? select_ : nullptr);
}

void EmptyPage::selectAtPlayhead() {
  if (document_ == nullptr) return;
  const Frame frame = document_->state().currentFrame();
  motion::KeySelection selection;
  for (const motion::TrackId id : document_->motion().trackIds()) {
    if (std::ranges::binary_search(document_->motion().frames(id), frame)) selection.add(id, frame);
  }
  document_->state().setSelection(std::move(selection));
}

bool EmptyPage::hasKeysAtPlayhead() const {
  const motion::Motion& motion = document_->motion();
  return std::ranges::any_of(motion.trackIds(), [&](motion::TrackId id) {
    return std::ranges::binary_search(motion.frames(id), document_->state().currentFrame());
  });
}

}  // namespace furitsuke::panels
