// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/sheet_tool.h"

#include <QApplication>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>

#include "app/widgets/combined_selection.h"
#include "core/eval/insert_key.h"
#include "core/operations/time/scale_time.h"
#include "core/operations/time/shift.h"

namespace furitsuke::panels {

namespace {

constexpr int kAutoScrollInterval = 25;  // milliseconds
/// Scrolling starts at this distance from the edge and becomes faster with the distance of the mouse, in pixels.
constexpr double kAutoScrollEdge = 12.0;
constexpr double kAutoScrollMax = 60.0;

double overshoot(double at, double size) {
  const double outside = at < kAutoScrollEdge ? at - kAutoScrollEdge : std::max(0.0, at - (size - kAutoScrollEdge));
  return std::clamp(outside / 2, -kAutoScrollMax, kAutoScrollMax);
}

std::size_t collidedKeys(const Diagnostics& notes) {
  std::size_t count = 0;
  for (const Diagnostic& note : notes) {
    if (note.code == "edit.keys.collided") count += note.count;
  }
  return count;
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

motion::KeySelection SheetTool::keysOf(const KeyHit& hit) const {
  return keysOfRow(view_, hit.row, {hit.frame, hit.frame});
}

bool SheetTool::isSelected(const KeyHit& hit) const {
  return std::ranges::binary_search(view_.keys().selectedFrames(hit.row), hit.frame);
}

void SheetTool::press(const QMouseEvent& event) {
  if (view_.document() == nullptr || state_ != State::Idle) return;
  mouse_ = pressedAt_ = event.position();
  modifiers_ = held_ = event.modifiers();
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
  if (const auto grip = gripAt(mouse_)) {
    beginStretch(grip->first, grip->second);
    return;
  }
  if (const auto row = view_.rowAt(static_cast<int>(mouse_.y()))) view_.setCursorRow(*row);
  state_ = pressedKey_ ? State::PressedKey : State::PressedEmpty;
}

std::optional<std::pair<SelectedBlock, BlockEdge>> SheetTool::gripAt(QPointF at) const {
  const auto block = selectedBlock(view_);
  const auto edge = block ? handleAt(*block, at) : std::nullopt;
  if (!edge) return {};
  const auto hit = keyAt(view_, at);
  if (hit && isSelected(*hit)) {
    const double grip = *edge == BlockEdge::First ? block->rect.left() : block->rect.right();
    if (std::abs(view_.scale().xOf(hit->frame) + 0.5 - at.x()) < std::abs(grip - at.x())) return {};
  }
  return std::pair(*block, *edge);
}

void SheetTool::clickKey(const KeyHit& hit) {
  const bool shift = modifiers_.testFlag(Qt::ShiftModifier);
  const bool control = modifiers_.testFlag(Qt::ControlModifier);
  if (shift && !control) {
    extendTo(hit);
    return;
  }
  if (control) {
    motion::KeySelection selection = document().state().selection();
    if (shift || isSelected(hit)) {
      selection.remove(keysOf(hit));
    } else {
      selection.add(keysOf(hit));
    }
    view_.select(std::move(selection));
  } else {
    view_.select(keysOf(hit));
  }
  anchor_ = {view_.rows().at(hit.row), hit.frame};
}

void SheetTool::extendTo(const KeyHit& hit) {
  const auto from = anchor_ ? view_.rows().find(anchor_->first) : std::nullopt;
  motion::KeySelection selection = document().state().selection();
  if (from) {
    const FrameRange frames{std::min(anchor_->second, hit.frame), std::max(anchor_->second, hit.frame)};
    selection.add(keysInBox(view_, std::min(*from, hit.row), std::max(*from, hit.row), frames));
  } else {
    selection.add(keysOf(hit));
    anchor_ = {view_.rows().at(hit.row), hit.frame};
  }
  view_.select(std::move(selection));
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
  const bool drags = state_ == State::PressedKey && isSelected(*pressedKey_);
  if (far && drags) {
    beginMove();
  } else if (far && (state_ == State::PressedKey || state_ == State::PressedEmpty)) {
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
  if (was == State::Move) {
    const edit::StepEdit moved = endGesture(movedBy_ != 0);
    if (moved != nullptr && !ripples_) reportReplacedKeys(moved->keys);
  }
  if (was == State::Stretch) endStretch();
  if (was == State::Box) finishBox();
  if (was == State::PressedEmpty) clickEmpty();
  // Keys are selected when the button is released, because a press may begin a drag of the selected keys or a box.
  if (was == State::PressedKey) clickKey(*pressedKey_);
  emit overlayChanged();
}

void SheetTool::clickEmpty() {
  if (modifiers_ & (Qt::ShiftModifier | Qt::ControlModifier)) return;
  view_.select({});
  view_.movePlayhead(view_.snapped(view_.scale().frameAt(mouse_.x()), modifiers_));
}

void SheetTool::doubleClick(const QMouseEvent& event) {
  if (view_.document() == nullptr || event.button() != Qt::LeftButton || state_ != State::Idle) return;
  const auto row = view_.rowAt(static_cast<int>(event.position().y()));
  if (!row) return;
  const std::optional<motion::AnnotationTrack> annotation = view_.rows().at(*row).annotation;
  if (const auto hit = keyAt(view_, event.position())) {
    document().state().setCurrentFrame(hit->frame);
    if (annotation) emit view_.annotationKeyActivated(*annotation, hit->frame);
    return;
  }
  if (annotation) {
    view_.addAnnotationKeys({*row}, view_.scale().nearestFrame(event.position().x()));
    return;
  }
  const auto track = view_.ensureTrackOfRow(*row);
  if (!track) return;
  const Frame frame = view_.scale().nearestFrame(event.position().x());
  document().history().push(
      [] { return tr("Add key"); },
      eval::insertSampledKey(document().motion(), *track, frame, document().state().preExtrapolation()));
  document().state().setCurrentTrack(track);
  if (const auto now = view_.rows().rowOf(*track)) anchor_ = {view_.rows().at(*now), frame};
}

void SheetTool::selectForMenu(QPointF at) {
  if (view_.document() == nullptr) return;
  if (const auto row = view_.rowAt(static_cast<int>(at.y()))) view_.setCursorRow(*row);
  const auto hit = keyAt(view_, at);
  if (hit && !isSelected(*hit)) view_.select(keysOf(*hit));
}

// --- moving and copying ----------------------------------------------------------------------------------------------

void SheetTool::beginMove() {
  beginGesture();
  state_ = State::Move;
  scrollTimer_.start();
}

void SheetTool::beginGesture() {
  copies_ = copies();
  document().history().beginGesture([copies = copies_] { return copies ? tr("Copy keys") : tr("Move keys"); });
  movedBy_ = 0;
  ripples_ = false;
}

void SheetTool::updateMove() {
  if (copies() != copies_) {
    const TimelineView::OwnChange own(view_);
    document().history().cancelGesture();
    beginGesture();
  }
  const double landing = pressedKey_->frame + view_.scale().frameAt(mouse_.x()) - pressedFrame_;
  // A Ctrl that was held from the beginning copies; one that is pressed later turns snapping off.
  const Qt::KeyboardModifiers later = held_ & ~(modifiers_ & Qt::ControlModifier);
  const std::int64_t by = std::int64_t{view_.snapped(landing, later)} - pressedKey_->frame;
  const bool ripples = !copies() && held_.testFlag(Qt::ShiftModifier);
  if (by != movedBy_ || ripples != ripples_) {
    movedBy_ = by;
    ripples_ = ripples;
    const TimelineView::OwnChange own(view_);
    document().history().updateGesture([=, copies = copies(), keys = document().history().gestureSelection(),
                                        rule = frameZeroRule_](const motion::Motion& motion) {
      if (ripples) return operations::rippleKeys(motion, keys, by, rule);
      return copies ? motion::duplicateKeys(motion, keys, by) : motion::moveKeys(motion, keys, by, rule);
    });
  }
  emit overlayChanged();
}

void SheetTool::setHeld(Qt::KeyboardModifier modifier, bool held) {
  held_.setFlag(modifier, held);
  if (state_ == State::Move) updateMove();
}

void SheetTool::reportReplacedKeys(const motion::KeyEdits& edits) {
  const std::size_t replaced = copies() ? motion::keysReplacedByCopy(edits) : motion::keysReplacedByMove(edits);
  if (replaced > 0) emit keysLost(replaced);
}

edit::StepEdit SheetTool::endGesture(bool hasChanged) {
  const TimelineView::OwnChange own(view_);
  if (hasChanged) return document().history().endGesture();
  document().history().cancelGesture();
  return nullptr;
}

std::optional<MoveDrag> SheetTool::moveDrag() const {
  if (state_ != State::Move || !document().history().isInGesture()) return {};
  MoveDrag drag;
  drag.ripples = ripples_;
  drag.by = motion::limitedShift(document().history().gestureSelection(), movedBy_);
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
  return view_.document() != nullptr && state_ == State::Idle && gripAt(at);
}

void SheetTool::beginStretch(const SelectedBlock& block, BlockEdge edge) {
  edge_ = edge;
  block_ = stretched_ = block.frames;
  lost_ = std::make_shared<std::size_t>(0);
  document().history().beginGesture([] { return tr("Stretch keys"); });
  state_ = State::Stretch;
  scrollTimer_.start();
}

void SheetTool::updateStretch() {
  const bool movesLast = edge_ == BlockEdge::Last;
  const double landing = (movesLast ? block_.last : block_.first) + view_.scale().frameAt(mouse_.x()) - pressedFrame_;
  const Frame end = view_.snapped(landing, held_);
  FrameRange stretched = block_;
  // An end stops one frame before the other end, so that the block is never reversed.
  if (movesLast) stretched.last = std::max(end, block_.first + 1);
  if (!movesLast) stretched.first = std::min(end, block_.last - 1);
  if (stretched != stretched_) {
    stretched_ = stretched;
    const TimelineView::OwnChange own(view_);
    operations::TimeScaling scaling;
    scaling.factor = stretchDrag()->factor;
    scaling.about = movesLast ? block_.first : block_.last;
    scaling.movesMarkers = false;
    document().history().updateGesture(
        [scaling, lost = lost_, keys = document().history().gestureSelection()](const motion::Motion& motion) {
          Result<operations::OperationResult> scaled = operations::scaleTime(motion, keys, scaling);
          *lost = scaled.ok() ? collidedKeys(scaled->notes) : 0;
          return scaled.ok() ? motion::Edit{.keys = std::move(scaled->edit.keys),
                                            .annotations = std::move(scaled->edit.annotations),
                                            .selection = std::move(scaled->edit.selection)}
                             : motion::Edit{.keys = {}, .selection = keys};
        });
  }
  emit overlayChanged();
}

std::optional<StretchDrag> SheetTool::stretchDrag() const {
  if (state_ != State::Stretch || !document().history().isInGesture()) return {};
  const auto length = [](FrameRange frames) { return static_cast<double>(frames.last - frames.first); };
  return StretchDrag{length(stretched_) / length(block_), stretched_, *lost_, mouse_};
}

void SheetTool::endStretch() {
  endGesture(stretched_ != block_);
  if (stretched_ != block_ && *lost_ > 0) emit keysLost(*lost_);
}

// --- box -------------------------------------------------------------------------------------------------------------

std::optional<BoxDrag> SheetTool::boxDrag() const {
  if (state_ != State::Box) return {};
  const QPointF corner(view_.scale().xOf(pressedFrame_), pressedY_ - view_.scrollY());
  BoxDrag box;
  box.rect = QRectF(corner, mouse_).normalized();
  box.frames = view_.scale().framesBetween(box.rect.left(), box.rect.right());
  // The mouse can be beside the middle of the key on which the box began.
  if (pressedKey_ && box.frames.isEmpty()) {
    box.frames = {pressedKey_->frame, pressedKey_->frame};
  } else if (pressedKey_) {
    box.frames = {std::min(box.frames.first, pressedKey_->frame), std::max(box.frames.last, pressedKey_->frame)};
  }
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
  view_.select(widgets::combined(document().state().selection(),
                                 keysInBox(view_, box.firstRow, box.lastRow, box.frames), modifiers_));
}

// --- automatic scrolling, cancel -------------------------------------------------------------------------------------

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
    document().history().cancelGesture();
  }
  emit overlayChanged();
  return true;
}

}  // namespace furitsuke::panels
