// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/sheet_tool.h"

#include <QApplication>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>

#include "app/widgets/combined_selection.h"
#include "core/eval/insert_key.h"
#include "core/motion/operations/time_operations.h"

namespace furitsuke {

namespace {

constexpr int kAutoScrollInterval = 25;  // milliseconds
/// Scrolling starts this near to the edge and gets faster the further outside the mouse is.
constexpr double kAutoScrollEdge = 12.0;
constexpr double kAutoScrollMost = 60.0;

double overshoot(double at, double size) {
  const double outside = at < kAutoScrollEdge ? at - kAutoScrollEdge : std::max(0.0, at - (size - kAutoScrollEdge));
  return std::clamp(outside / 2, -kAutoScrollMost, kAutoScrollMost);
}

}  // namespace

SheetTool::SheetTool(TimelineView& view, QObject* parent) : QObject(parent), view_(view) {
  scrollTimer_.setInterval(kAutoScrollInterval);
  connect(&scrollTimer_, &QTimer::timeout, this, &SheetTool::autoScroll);
  connect(&view_, &TimelineView::documentReplaced, this, [this] {
    state_ = State::Idle;
    anchor_.reset();
    scrollTimer_.stop();
    emit overlayChanged();
  });
}

KeySelection SheetTool::keysOf(const KeyHit& hit) const { return keysOfRow(view_, hit.row, {hit.frame, hit.frame}); }

bool SheetTool::isSelected(const KeyHit& hit) const {
  return std::ranges::binary_search(view_.selectedFramesOfRow(hit.row), hit.frame);
}

void SheetTool::select(KeySelection selection) {
  const TimelineView::OwnChange own(view_);
  document().setSelection(std::move(selection));
}

void SheetTool::press(const QMouseEvent& event) {
  if (view_.document() == nullptr || state_ != State::Idle) return;
  mouse_ = pressedAt_ = event.position();
  modifiers_ = event.modifiers();
  if (event.button() == Qt::MiddleButton) {
    state_ = State::Pan;
    emit overlayChanged();
    return;
  }
  if (event.button() != Qt::LeftButton) return;
  pressedFrame_ = view_.scale().frameAt(mouse_.x());
  pressedY_ = mouse_.y() + view_.scrollY();
  pressedKey_ = keyAt(view_, mouse_);
  if (pressedKey_ && keysOf(*pressedKey_).isEmpty()) pressedKey_.reset();  // locked
  const auto block = pressedKey_ ? std::nullopt : selectedBlock(view_);
  if (const auto edge = block ? handleAt(*block, mouse_) : std::nullopt) {
    beginStretch(*block, *edge);
    return;
  }
  if (const auto row = view_.rowAt(static_cast<int>(mouse_.y()))) view_.setCursorRow(*row);
  if (pressedKey_) {
    pressKey(*pressedKey_, modifiers_);
  } else {
    state_ = State::PressedEmpty;
  }
}

void SheetTool::pressKey(const KeyHit& hit, Qt::KeyboardModifiers modifiers) {
  const bool shift = modifiers.testFlag(Qt::ShiftModifier);
  const bool control = modifiers.testFlag(Qt::ControlModifier);
  if (shift && !control) {
    extendTo(hit);
    return;
  }
  if (control) {
    KeySelection selection = document().selection();
    if (shift || isSelected(hit)) {
      selection.remove(keysOf(hit));
    } else {
      selection.add(keysOf(hit));
    }
    select(std::move(selection));
  } else {
    if (!isSelected(hit)) select(keysOf(hit));
    state_ = State::PressedKey;
  }
  anchor_ = {view_.rows().at(hit.row), hit.frame};
}

void SheetTool::extendTo(const KeyHit& hit) {
  const auto from = anchor_ ? view_.rows().find(anchor_->first) : std::nullopt;
  KeySelection selection = document().selection();
  if (from) {
    const FrameRange frames{std::min(anchor_->second, hit.frame), std::max(anchor_->second, hit.frame)};
    selection.add(keysInBox(view_, std::min(*from, hit.row), std::max(*from, hit.row), frames));
  } else {
    selection.add(keysOf(hit));
    anchor_ = {view_.rows().at(hit.row), hit.frame};
  }
  select(std::move(selection));
}

void SheetTool::move(const QMouseEvent& event) {
  if (state_ == State::Idle) return;
  if (state_ == State::Pan) {
    pan(event.position());
    return;
  }
  mouse_ = event.position();
  held_ = event.modifiers();
  const bool far = (mouse_ - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
  if (state_ == State::PressedKey && far) beginMove();
  if (state_ == State::PressedEmpty && far) {
    state_ = State::Box;
    scrollTimer_.start();
  }
  if (state_ == State::Move) updateMove();
  if (state_ == State::Stretch) updateStretch();
  if (state_ == State::Box) emit overlayChanged();
}

void SheetTool::pan(QPointF to) {
  const QPointF by = to - mouse_;
  mouse_ = to;
  view_.scrollTime(-by.x());
  view_.setScrollY(view_.scrollY() - static_cast<int>(std::lround(by.y())));
}

void SheetTool::release(const QMouseEvent& event) {
  if (view_.document() == nullptr) return;
  if (event.button() == Qt::MiddleButton && state_ == State::Pan) {
    state_ = State::Idle;
    emit overlayChanged();
    return;
  }
  if (event.button() != Qt::LeftButton || state_ == State::Pan) return;
  scrollTimer_.stop();
  const State was = std::exchange(state_, State::Idle);
  if (was == State::Move) endMove(movedBy_ != 0);
  if (was == State::Stretch) endMove(stretched_ != block_);
  if (was == State::Box) finishBox();
  if (was == State::PressedEmpty) clickEmpty();
  // The press kept a whole selection so that it could be dragged; a plain click means this key alone.
  if (was == State::PressedKey) select(keysOf(*pressedKey_));
  emit overlayChanged();
}

void SheetTool::clickEmpty() {
  if (modifiers_ & (Qt::ShiftModifier | Qt::ControlModifier)) return;
  select({});
  const TimelineView::OwnChange own(view_);
  document().setCurrentFrame(view_.snapped(view_.scale().frameAt(mouse_.x()), modifiers_));
}

void SheetTool::doubleClick(const QMouseEvent& event) {
  if (view_.document() == nullptr || event.button() != Qt::LeftButton || state_ != State::Idle) return;
  const auto row = view_.rowAt(static_cast<int>(event.position().y()));
  if (!row) return;
  if (const auto hit = keyAt(view_, event.position())) {
    document().setCurrentFrame(hit->frame);
    return;
  }
  const auto track = view_.ensureTrackOfRow(*row);
  if (!track) return;
  const Frame frame = view_.scale().nearestFrame(event.position().x());
  document().push(tr("Add key"), insertSampledKey(document().motion(), *track, frame));
  document().setCurrentTrack(track);
  if (const auto now = view_.rows().rowOf(*track)) anchor_ = {view_.rows().at(*now), frame};
}

void SheetTool::pickForMenu(QPointF at) {
  if (view_.document() == nullptr) return;
  if (const auto row = view_.rowAt(static_cast<int>(at.y()))) view_.setCursorRow(*row);
  const auto hit = keyAt(view_, at);
  if (hit && !isSelected(*hit)) select(keysOf(*hit));
}

// --- moving and copying ----------------------------------------------------------------------------------------------

void SheetTool::beginMove() {
  document().beginGesture(copies() ? tr("Copy keys") : tr("Move keys"));
  state_ = State::Move;
  movedBy_ = 0;
  ripples_ = false;
  scrollTimer_.start();
}

void SheetTool::updateMove() {
  const double landing = pressedKey_->frame + view_.scale().frameAt(mouse_.x()) - pressedFrame_;
  const std::int64_t by = std::int64_t{view_.snapped(landing, held_)} - pressedKey_->frame;
  const bool ripples = !copies() && held_.testFlag(Qt::ShiftModifier);
  if (by != movedBy_ || ripples != ripples_) {
    movedBy_ = by;
    ripples_ = ripples;
    const TimelineView::OwnChange own(view_);
    document().updateGesture(
        [=, copies = copies(), keys = document().gestureSelection(), rule = frameZeroRule_](const Motion& motion) {
          if (ripples) return rippleKeys(motion, keys, by, rule);
          return copies ? duplicateKeys(motion, keys, by) : moveKeys(motion, keys, by, rule);
        });
  }
  emit overlayChanged();
}

void SheetTool::setShiftHeld(bool held) {
  held_.setFlag(Qt::ShiftModifier, held);
  if (state_ == State::Move) updateMove();
}

void SheetTool::endMove(bool hasMoved) {
  const TimelineView::OwnChange own(view_);
  hasMoved ? document().endGesture() : document().cancelGesture();
}

std::optional<MoveDrag> SheetTool::moveDrag() const {
  if (state_ != State::Move || !document().isInGesture()) return {};
  MoveDrag drag;
  drag.ripples = ripples_;
  drag.by = limitedShift(document().gestureSelection(), movedBy_);
  drag.grabbed = static_cast<Frame>(pressedKey_->frame + drag.by);
  drag.copies = copies();
  drag.mouse = mouse_;
  return drag;
}

// --- stretching the selected block -----------------------------------------------------------------------------------

std::optional<SelectedBlock> SheetTool::shownBlock() const {
  return state_ == State::Idle || state_ == State::Stretch ? selectedBlock(view_) : std::nullopt;
}

bool SheetTool::isOverHandle(QPointF at) const {
  const auto block = state_ == State::Idle ? selectedBlock(view_) : std::nullopt;
  return block && handleAt(*block, at) && !keyAt(view_, at);
}

void SheetTool::beginStretch(const SelectedBlock& block, BlockEdge edge) {
  edge_ = edge;
  block_ = stretched_ = block.frames;
  document().beginGesture(tr("Stretch keys"));
  state_ = State::Stretch;
  scrollTimer_.start();
}

void SheetTool::updateStretch() {
  const bool movesLast = edge_ == BlockEdge::Last;
  const double landing = (movesLast ? block_.last : block_.first) + view_.scale().frameAt(mouse_.x()) - pressedFrame_;
  const Frame end = view_.snapped(landing, held_);
  FrameRange stretched = block_;
  // An end stops beside the other one: a block is never turned round.
  if (movesLast) stretched.last = std::max(end, block_.first + 1);
  if (!movesLast) stretched.first = std::min(end, block_.last - 1);
  if (stretched != stretched_) {
    stretched_ = stretched;
    const TimelineView::OwnChange own(view_);
    TimeScaling scaling;
    scaling.factor = stretchDrag()->factor;
    scaling.about = movesLast ? block_.first : block_.last;
    document().updateGesture([scaling, keys = document().gestureSelection()](const Motion& motion) {
      Result<OperationResult> scaled = scaleTime(motion, keys, scaling);
      return scaled.ok() ? EditProposal{std::move(scaled->edit.keys), std::move(scaled->selection)}
                         : EditProposal{{}, keys};
    });
  }
  emit overlayChanged();
}

std::optional<StretchDrag> SheetTool::stretchDrag() const {
  if (state_ != State::Stretch || !document().isInGesture()) return {};
  const auto length = [](FrameRange frames) { return static_cast<double>(frames.last - frames.first); };
  return StretchDrag{length(stretched_) / length(block_), stretched_, mouse_};
}

// --- box -------------------------------------------------------------------------------------------------------------

std::optional<BoxDrag> SheetTool::boxDrag() const {
  if (state_ != State::Box) return {};
  const QPointF corner(view_.scale().xOf(pressedFrame_), pressedY_ - view_.scrollY());
  BoxDrag box;
  box.rect = QRectF(corner, mouse_).normalized();
  box.frames = view_.scale().framesBetween(box.rect.left(), box.rect.right());
  std::tie(box.firstRow, box.lastRow) =
      view_.rowsBetween(static_cast<int>(std::floor(box.rect.top())), static_cast<int>(std::floor(box.rect.bottom())));
  const bool shift = modifiers_.testFlag(Qt::ShiftModifier);
  const bool control = modifiers_.testFlag(Qt::ControlModifier);
  box.mode = shift && control ? BoxMode::Remove : shift || control ? BoxMode::Add : BoxMode::Replace;
  return box;
}

void SheetTool::finishBox() {
  state_ = State::Box;
  const BoxDrag box = *boxDrag();
  state_ = State::Idle;
  select(combined(document().selection(), keysInBox(view_, box.firstRow, box.lastRow, box.frames), modifiers_));
}

// --- while the mouse is at an edge, and giving up --------------------------------------------------------------------

void SheetTool::autoScroll() {
  const double right = overshoot(mouse_.x(), view_.viewport().width());
  const double down = overshoot(mouse_.y(), view_.viewport().height());
  const bool vertical = state_ == State::Box && down != 0;
  if (right == 0 && !vertical) return;
  view_.scrollTime(right);
  if (vertical) view_.setScrollY(view_.scrollY() + static_cast<int>(std::lround(down)));
  if (state_ == State::Move) updateMove();
  if (state_ == State::Stretch) updateStretch();
  emit overlayChanged();
}

bool SheetTool::cancel() {
  if (state_ == State::Idle) return false;
  scrollTimer_.stop();
  const State was = std::exchange(state_, State::Idle);
  if ((was == State::Move || was == State::Stretch) && view_.document() != nullptr) {
    const TimelineView::OwnChange own(view_);
    document().cancelGesture();
  }
  emit overlayChanged();
  return true;
}

}  // namespace furitsuke
