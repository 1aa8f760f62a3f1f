// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/timeline_scroll_bars.h"

#include <QScrollBar>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

#include "app/panels/timeline/timeline_view.h"
#include "app/widgets/window_place.h"

namespace furitsuke::panels {

namespace {

/// The values of a scroll bar are int; longer motions are scrolled in coarser steps.
constexpr double kMaxBarSteps = 1e9;

QScrollBar* makeBar(Qt::Orientation orientation, QWidget* parent) {
  auto* bar = new QScrollBar(orientation, parent);
  widgets::keepRoomWhenHidden(*bar);
  return bar;
}

}  // namespace

TimelineScrollBars::TimelineScrollBars(TimelineView& view, QWidget* parent)
    : QObject(parent),
      view_(view),
      vertical_(makeBar(Qt::Vertical, parent)),
      horizontal_(makeBar(Qt::Horizontal, parent)) {
  connect(&view_, &TimelineView::rowsChanged, this, &TimelineScrollBars::updateVertical);
  connect(&view_, &TimelineView::verticallyScrolled, this, &TimelineScrollBars::updateVertical);
  connect(&view_, &TimelineView::scaleChanged, this, &TimelineScrollBars::updateHorizontal);
  connect(&view_, &TimelineView::currentFrameChanged, this, &TimelineScrollBars::updateHorizontal);
  connect(&view_, &TimelineView::keysChanged, this, &TimelineScrollBars::updateHorizontal);
  connect(&view_, &TimelineView::annotationsChanged, this, &TimelineScrollBars::updateHorizontal);
  connect(vertical_, &QScrollBar::valueChanged, &view_, &TimelineView::setScrollY);
  connect(horizontal_, &QScrollBar::valueChanged, this, [this](int value) {
    view_.setOrigin(value * framesPerStep_ - TimelineView::kMargin / view_.scale().pixelsPerFrame());
  });
}

void TimelineScrollBars::updateVertical() {
  const QSignalBlocker blocker(vertical_);
  vertical_->setRange(0, view_.maxScrollY());
  vertical_->setPageStep(static_cast<int>(view_.viewport().height()));
  vertical_->setSingleStep(TimelineView::kRowHeight);
  vertical_->setValue(view_.scrollY());
  vertical_->setVisible(view_.maxScrollY() > 0);
}

void TimelineScrollBars::updateHorizontal() {
  const widgets::TimeScale& scale = view_.scale();
  const edit::MotionDocument* document = view_.document();
  const Frame end = std::max(view_.lastFrame(), document != nullptr ? document->state().currentFrame() : 0);
  const double pixels = end * scale.pixelsPerFrame() + 2 * TimelineView::kMargin;
  const double position = scale.origin() * scale.pixelsPerFrame() + TimelineView::kMargin;
  const double width = view_.viewport().width();
  // Beyond the end of the motion, the range includes the current position, so that the bar does not scroll back.
  const double range = std::max({0.0, pixels - width, position});
  const double pixelsPerStep = std::max(1.0, range / kMaxBarSteps);
  framesPerStep_ = pixelsPerStep / scale.pixelsPerFrame();
  const QSignalBlocker blocker(horizontal_);
  horizontal_->setRange(0, static_cast<int>(std::lround(range / pixelsPerStep)));
  horizontal_->setPageStep(std::max(1, static_cast<int>(width / pixelsPerStep)));
  horizontal_->setSingleStep(std::max(1, static_cast<int>(width / 10 / pixelsPerStep)));
  horizontal_->setValue(static_cast<int>(std::lround(position / pixelsPerStep)));
  horizontal_->setVisible(horizontal_->maximum() > 0);
}

}  // namespace furitsuke::panels
