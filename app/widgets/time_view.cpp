// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/time_view.h"

#include <algorithm>
#include <utility>

#include "app/widgets/snapping.h"

namespace furitsuke::widgets {

// --- document --------------------------------------------------------------------------------------------------------

void TimeView::setDocument(edit::MotionDocument* document) {
  if (document == document_) return;
  if (document_ != nullptr) detach(*document_);
  document_ = document;
  if (document != nullptr) attach(*document);
  showDocument();
}

void TimeView::attach(edit::MotionDocument& document) {
  connect(&document, &edit::MotionDocument::motionChanged, this, [this](const edit::MotionChange& change) {
    if (isFollowing()) onMotionChanged(change);
  });
  connect(&document, &edit::MotionDocument::selectionChanged, this, &TimeView::onSelectionChanged);
  connect(&document, &edit::MotionDocument::currentFrameChanged, this, &TimeView::onCurrentFrameChanged);
  connect(&document, &edit::MotionDocument::currentTrackChanged, this, &TimeView::onCurrentTrackChanged);
  connect(&document, &edit::MotionDocument::annotationsChanged, this, &TimeView::annotationsChanged);
  connect(&document, &edit::MotionDocument::preExtrapolationChanged, this, &TimeView::preExtrapolationChanged);
  connect(&document, &QObject::destroyed, this, &TimeView::showDocument);
  lastFrame_ = document.state().currentFrame();
}

void TimeView::detach(edit::MotionDocument& document) { document.disconnect(this); }

void TimeView::onSelectionChanged() {
  if (!isFollowing()) return;
  updateSelection();
  emit selectionChanged();
}

void TimeView::onCurrentFrameChanged(Frame frame) {
  const Frame from = std::exchange(lastFrame_, frame);
  if (!isFollowing()) return;
  if (!isOwnChange()) revealFrame(frame);
  emit currentFrameChanged(from, frame);
}

void TimeView::select(motion::KeySelection selection) {
  const OwnChange own(*this);
  document_->state().setSelection(std::move(selection));
}

void TimeView::movePlayhead(Frame frame) {
  const OwnChange own(*this);
  document_->state().setCurrentFrame(frame);
}

Frame TimeView::snapped(double frame, Qt::KeyboardModifiers modifiers) const {
  return snappedFrame(document_->motion().annotations, snapping_, scale_, frame, modifiers);
}

// --- visible frames --------------------------------------------------------------------------------------------------

void TimeView::setViewport(QSizeF size) {
  if (size == viewport_) return;
  onViewportChanged(std::exchange(viewport_, size));
  emit scaleChanged();
}

void TimeView::zoomAbout(double x, double factor) {
  if (factor != 1) scale_.zoomAbout(x, factor);
  setOrigin(scale_.origin());
}

void TimeView::zoomAboutPlayhead(double factor) {
  const double width = viewport_.width();
  const double x = document_ != nullptr ? scale_.xOf(document_->state().currentFrame()) : width / 2;
  zoomAbout(x >= 0 && x <= width ? x : width / 2, factor);
}

void TimeView::scrollTime(double pixels) { setOrigin(scale_.origin() + pixels / scale_.pixelsPerFrame()); }

void TimeView::setOrigin(double frame) {
  isFitted_ = false;
  const double lowest = -leadingSpace() / scale_.pixelsPerFrame();
  scale_.setOrigin(std::clamp(frame, lowest, static_cast<double>(kMaxFrame)));
  emit scaleChanged();
}

}  // namespace furitsuke::widgets
