// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/syllable_lane.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "app/theme/theme.h"
#include "app/widgets/translated_texts.h"

namespace furitsuke::panels {

namespace {

constexpr int kSyllableMargin = 2;
/// Width of the ends of a bar at which it is dragged to another length, in pixels; at most a third of the bar.
constexpr double kSyllableEndWidth = 5;
constexpr float kSyllableAlpha = 0.35F;

}  // namespace

SyllableLane::SyllableLane(TimelineView& view, QWidget* parent) : TimelineLane(view, parent) {
  setObjectName(QStringLiteral("syllables"));
  setFixedHeight(kHeight);
  hide();
  widgets::keepTranslated(this, [this] {
    setAccessibleName(tr("Syllables"));
    setAccessibleDescription(
        tr("Drag bars or their ends, double-click to split one, join two in the context menu; undo works here too"));
  });
  connect(&view_, &TimelineView::documentReplaced, this, [this] { drag_.reset(); });
}

void SyllableLane::setBars(std::optional<operations::SyllableBars> bars) {
  if (drag_) return;
  setVisible(bars.has_value());
  emit shownChanged(bars.has_value());
  if (!bars) bars.emplace();
  if (bars_ == *bars) return;
  bars_ = *std::move(bars);
  undone_.clear();
  redone_.clear();
  current_.reset();
  update();
}

QRectF SyllableLane::barRect(std::size_t index) const {
  const FrameRange& frames = bars_[index].frames;
  const double left = view_.scale().xOf(frames.first);
  // A bar lasts up to the start of the frame after it.
  const double right = view_.scale().xOf(frames.last + 1.0);
  return {left, kSyllableMargin, std::max(2.0, right - left), kHeight - 2.0 * kSyllableMargin};
}

std::optional<SyllableLane::Grip> SyllableLane::gripAt(QPointF point) const {
  for (std::size_t i = 0; i < bars_.size(); ++i) {
    const QRectF bar = barRect(i);
    if (point.x() < bar.left() || point.x() >= bar.right()) continue;
    const double end = std::min(kSyllableEndWidth, bar.width() / 3);
    if (point.x() >= bar.right() - end) return Grip{i, Part::Last};
    if (point.x() < bar.left() + end) return Grip{i, Part::First};
    return Grip{i, Part::Both};
  }
  return {};
}

void SyllableLane::paintEvent(QPaintEvent* /*event*/) {
  const theme::Theme& colors = theme::theme();
  QPainter painter(this);
  paintGround(painter);
  QColor fill = colors.accent;
  fill.setAlphaF(kSyllableAlpha);
  for (std::size_t i = 0; i < bars_.size(); ++i) {
    const QRectF bar = barRect(i);
    if (bar.right() < 0 || bar.left() > width()) continue;
    painter.fillRect(bar, fill);
    painter.setPen(current_ == i ? colors.text : colors.accent);
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setPen(colors.text);
    painter.drawText(bar, Qt::AlignCenter, QString::fromStdString(bars_[i].text));
  }
  paintPlayhead(painter);
}

void SyllableLane::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || view_.document() == nullptr) return;
  const std::optional<Grip> grip = gripAt(event->position());
  current_ = grip ? std::optional(grip->index) : std::nullopt;
  update();
  if (!grip) return;
  drag_ = Drag{*grip, view_.snapped(view_.scale().frameAt(event->position().x()), event->modifiers()), bars_};
}

void SyllableLane::drag(Frame to) {
  const operations::SyllableBars& before = drag_->before;
  const std::size_t at = drag_->grip.index;
  bars_ = before;
  FrameRange& frames = bars_[at].frames;
  FrameRange* previous = at == 0 ? nullptr : &bars_[at - 1].frames;
  FrameRange* next = at + 1 == bars_.size() ? nullptr : &bars_[at + 1].frames;
  const bool touchesPrevious = previous != nullptr && previous->last + 1 == frames.first;
  const bool touchesNext = next != nullptr && frames.last + 1 == next->first;
  // Neighbors keep at least a frame.
  const Frame lowest = previous == nullptr ? 0 : previous->first + 1;
  const Frame highest = next == nullptr ? kMaxFrame : next->last - 1;
  const Frame by = to - drag_->from;
  switch (drag_->grip.part) {
    case Part::First: frames.first = std::clamp(frames.first + by, lowest, frames.last); break;
    case Part::Last: frames.last = std::clamp(frames.last + by, frames.first, highest); break;
    case Part::Both: {
      const Frame shift = std::clamp(by, lowest - frames.first, highest - frames.last);
      frames = {frames.first + shift, frames.last + shift};
      break;
    }
  }
  if (previous != nullptr && (touchesPrevious || previous->last >= frames.first)) previous->last = frames.first - 1;
  if (next != nullptr && (touchesNext || next->first <= frames.last)) next->first = frames.last + 1;
  update();
}

void SyllableLane::mouseMoveEvent(QMouseEvent* event) {
  if (drag_) return drag(view_.snapped(view_.scale().frameAt(event->position().x()), event->modifiers()));
  const std::optional<Grip> grip = gripAt(event->position());
  setCursor(!grip ? Qt::ArrowCursor : grip->part == Part::Both ? Qt::OpenHandCursor : Qt::SizeHorCursor);
}

void SyllableLane::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !drag_) return;
  const operations::SyllableBars before = drag_->before;
  drag_.reset();
  change(bars_, before);
}

void SyllableLane::change(operations::SyllableBars bars, const operations::SyllableBars& before) {
  if (bars == before) return;
  undone_.push_back(before);
  redone_.clear();
  bars_ = std::move(bars);
  update();
  emit edited(bars_);
}

void SyllableLane::step(std::vector<operations::SyllableBars>& from, std::vector<operations::SyllableBars>& to) {
  to.push_back(std::move(bars_));
  bars_ = std::move(from.back());
  from.pop_back();
  current_.reset();
  update();
  emit edited(bars_);
}

void SyllableLane::split(std::size_t index, Frame frame) {
  const operations::SyllableBars before = bars_;
  change(operations::withSplitSyllable(bars_, index, frame), before);
}

void SyllableLane::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  if (drag_) cancelDrag();
  const Frame frame = view_.snapped(view_.scale().frameAt(event->position().x()), event->modifiers());
  if (const std::optional<Grip> grip = gripAt(event->position())) split(grip->index, frame);
}

void SyllableLane::cancelDrag() {
  bars_ = drag_->before;
  drag_.reset();
  current_.reset();
  update();
}

void SyllableLane::contextMenuEvent(QContextMenuEvent* event) {
  if (drag_) return;
  const std::optional<Grip> grip = gripAt(event->pos());
  current_ = grip ? std::optional(grip->index) : std::nullopt;
  update();
  const Frame frame = view_.snapped(view_.scale().frameAt(event->pos().x()), Qt::NoModifier);
  // The preview may give other bars while the menu is open.
  const operations::SyllableBars before = bars_;
  QMenu menu(this);
  const auto add = [&](const QString& text, bool isPossible, const auto& changed) {
    menu.addAction(text, this,
                   [this, before, changed] {
                     if (bars_ == before) change(changed(), before);
                   })
        ->setEnabled(isPossible);
  };
  const std::size_t index = current_.value_or(0);
  add(tr("Split Here"), current_.has_value(),
      [before, index, frame] { return operations::withSplitSyllable(before, index, frame); });
  add(tr("Join with Next"), current_ && index + 1 < bars_.size(),
      [before, index] { return operations::withJoinedSyllables(before, index); });
  menu.addSeparator();
  menu.addAction(tr("Spread Again"), this, &SyllableLane::resetRequested);
  menu.exec(event->globalPos());
}

bool SyllableLane::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isUndo = key->matches(QKeySequence::Undo) && !undone_.empty();
    const bool isRedo = key->matches(QKeySequence::Redo) && !redone_.empty();
    if (isUndo || isRedo) event->accept();
  }
  return TimelineLane::event(event);
}

void SyllableLane::keyPressEvent(QKeyEvent* event) {
  if (!drag_ && event->matches(QKeySequence::Undo) && !undone_.empty()) return step(undone_, redone_);
  if (!drag_ && event->matches(QKeySequence::Redo) && !redone_.empty()) return step(redone_, undone_);
  TimelineLane::keyPressEvent(event);
}

QString SyllableLane::tipAt(QPointF point) const {
  const std::optional<Grip> grip = gripAt(point);
  if (!grip) return {};
  const operations::SyllableBar& bar = bars_[grip->index];
  return tr("%1, frames %2–%3\nDrag to move, drag an end to change the length, double-click to split.")
      .arg(QString::fromStdString(bar.text))
      .arg(bar.frames.first)
      .arg(bar.frames.last);
}

}  // namespace furitsuke::panels
