// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/graphs/graph_tool.h"

#include <QApplication>
#include <cmath>

#include "app/session/large_steps.h"
#include "app/widgets/combined_selection.h"
#include "core/eval/insert_key.h"

namespace furitsuke::panels {

namespace {

/// The factor for changes of values while Ctrl is held.
constexpr double kFine = 0.1;

motion::KeySelection singleKey(motion::TrackId track, Frame frame) {
  motion::KeySelection keys;
  keys.add(track, frame);
  return keys;
}

}  // namespace

GraphTool::GraphTool(GraphView& view, QObject* parent) : QObject(parent), view_(view) {
  const auto reset = [this] {
    state_ = State::Idle;
    emit stateChanged();
  };
  connect(&view_, &GraphView::documentReplaced, this, reset);
  // If the curves change during a drag, the dragged key or handle may no longer exist.
  connect(&view_, &GraphView::curvesChanged, this, [this] { cancel(); });
}

void GraphTool::press(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) {
  if (view_.document() == nullptr || state_ != State::Idle) return;
  pressedAt_ = mouse_ = at;
  modifiers_ = modifiers;
  if (button == Qt::MiddleButton) {
    state_ = State::Pan;
    emit stateChanged();
    return;
  }
  if (button != Qt::LeftButton) return;
  pressedOnKey_ = false;
  if (const auto key = graphKeyAt(view_, at)) {
    key_ = *key;
    pressedOnKey_ = true;
    view_.setActiveChannel(view_.curves()[key->curve].channel);
    state_ = State::PressedKey;
  } else if (const auto handle = graphHandleAt(view_, at)) {
    handle_ = *handle;
    view_.setActiveChannel(view_.curves()[handle->curve].channel);
    state_ = State::PressedHandle;
  } else {
    state_ = State::PressedEmpty;
  }
}

bool GraphTool::isSelected(const GraphKey& key) const {
  return document().state().selection().contains(view_.curves()[key.curve].track, key.frame);
}

void GraphTool::clickKey() {
  const motion::KeySelection clicked = singleKey(view_.curves()[key_.curve].track, key_.frame);
  motion::KeySelection selection = document().state().selection();
  if (modifiers_.testFlag(Qt::ControlModifier) && isSelected(key_)) {
    selection.remove(clicked);
    view_.select(selection);
  } else {
    view_.select(widgets::combined(std::move(selection), clicked, modifiers_));
  }
}

std::optional<eval::ValueChannel> GraphTool::selectForMenu(QPointF at) {
  if (view_.document() == nullptr) return {};
  auto key = graphKeyAt(view_, at);
  const auto index = key ? std::optional(key->curve) : graphCurveAt(view_, at);
  if (!index) return {};
  const GraphCurve& curve = view_.curves()[*index];
  view_.setActiveChannel(curve.channel);
  if (!key) {
    // The curve of a span belongs to the key at its end.
    const std::span<const Frame> frames = view_.document()->motion().frames(curve.track);
    const auto later = std::ranges::lower_bound(frames, view_.scale().frameAt(at.x()), {},
                                                [](Frame frame) { return static_cast<double>(frame); });
    if (later == frames.end()) return curve.channel;
    key = GraphKey{*index, 0, *later, 0, {}};
  }
  if (!isSelected(*key)) view_.select(singleKey(curve.track, key->frame));
  return curve.channel;
}

void GraphTool::finishBox(const QRectF& box) {
  motion::KeySelection boxed = keysInPlotBox(view_, box);
  // The mouse can be beside the middle of the key on which the box began.
  if (pressedOnKey_) boxed.add(view_.curves()[key_.curve].track, key_.frame);
  view_.select(widgets::combined(document().state().selection(), boxed, modifiers_));
}

void GraphTool::move(QPointF to, Qt::KeyboardModifiers modifiers) {
  if (state_ == State::Idle) return;
  if (state_ == State::Pan) {
    const QPointF by = to - mouse_;
    mouse_ = to;
    return view_.scroll({-by.x(), -by.y()});
  }
  mouse_ = to;
  const bool isFar = (to - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
  const bool isPlain = !(modifiers_ & (Qt::ShiftModifier | Qt::ControlModifier));
  const bool drags = state_ == State::PressedHandle || (state_ == State::PressedKey && (isPlain || isSelected(key_)));
  if (isFar && drags) {
    beginChange();
  } else if (isFar && (state_ == State::PressedKey || state_ == State::PressedEmpty)) {
    state_ = State::Box;
  }
  if (state_ == State::Keys) moveKeysTo(to, modifiers);
  if (state_ == State::Handle) moveHandleTo(to);
  emit stateChanged();
}

void GraphTool::beginChange() {
  emit changeBegan();
  changed_ = false;
  if (state_ == State::PressedHandle) {
    state_ = State::Handle;
    document().history().beginGesture([] { return tr("Change curve"); });
    return;
  }
  state_ = State::Keys;
  if (!isSelected(key_)) view_.select(singleKey(view_.curves()[key_.curve].track, key_.frame));
  movedFrames_ = 0;
  shift_ = shiftOf(view_.curves()[key_.curve].channel, document().state().selection());
  document().history().beginGesture([] { return tr("Move keys"); });
}

eval::ChannelShift GraphTool::shiftOf(eval::ValueChannel channel, const motion::KeySelection& selection) const {
  eval::ChannelShift shift{channel, 0, {}, document().state().preExtrapolation()};
  for (const GraphCurve& curve : view_.curves()) {
    if (!curve.isShown || curve.channel != channel || selection.frames(curve.track).empty()) continue;
    shift.tracks[curve.track] =
        eval::isEulerChannel(channel) ? view_.rotationsOf(curve.track) : eval::UnrolledRotations();
  }
  return shift;
}

void GraphTool::moveKeysTo(QPointF to, Qt::KeyboardModifiers modifiers) {
  const QPointF by = to - pressedAt_;
  const bool isRestricted = modifiers.testFlag(Qt::ShiftModifier);
  const bool isHorizontal = isRestricted && std::abs(by.x()) >= std::abs(by.y());
  const bool isVertical = isRestricted && !isHorizontal;
  const double moved = by.x() / view_.scale().pixelsPerFrame();
  std::int64_t frames = isVertical ? 0 : std::llround(moved);
  // Snap only if the key has moved in time, so that a vertical drag does not snap to a nearby beat.
  if (frames != 0) frames = std::int64_t{view_.snapped(key_.frame + moved, modifiers)} - key_.frame;
  const GraphCurve& curve = view_.curves()[key_.curve];
  const double plotted = view_.plotted(curve, key_.value) - by.y() / view_.values().pixelsPerValue();
  double value = isHorizontal || by.y() == 0 ? 0 : view_.valueOfPlotted(curve, plotted) - key_.value;
  if (modifiers.testFlag(Qt::ControlModifier)) value *= kFine;
  if (frames == movedFrames_ && value == shift_.by) return;
  movedFrames_ = frames;
  shift_.by = value;
  changed_ = true;
  const GraphView::OwnChange own(view_);
  document().history().updateGesture([=, shift = shift_, keys = document().history().gestureSelection(),
                                      rule = frameZeroRule_](const motion::Motion& motion) {
    return eval::shiftKeys(motion, keys, frames, shift, rule);
  });
}

void GraphTool::moveHandleTo(QPointF to) {
  const GraphCurve& curve = view_.curves()[handle_.curve];
  const eval::ChannelCurve keys = view_.curveOf(curve);
  if (handle_.later >= keys.size()) return;
  // The handle keeps its offset from the mouse.
  const QPointF at = handle_.position + to - pressedAt_;
  const eval::ChannelPoint point{view_.scale().frameAt(at.x()),
                                 view_.valueOfPlotted(curve, view_.values().valueAt(at.y()))};
  const motion::CurvePatch patch = eval::handlePatch(keys, handle_.later, handle_.handle, point);
  const motion::KeySelection key = singleKey(curve.track, keys.frames()[handle_.later]);
  changed_ = true;
  const GraphView::OwnChange own(view_);
  document().history().updateGesture(
      [=, channel = *keys.info().curve,
       selection = document().history().gestureSelection()](const motion::Motion& motion) {
        return motion::Edit{.keys = motion::setCurve(motion, key, motion::CurveChannels{channel}, patch),
                            .selection = selection};
      });
}

void GraphTool::release(QPointF at, Qt::MouseButton button) {
  if (view_.document() == nullptr || state_ == State::Idle) return;
  if ((button == Qt::MiddleButton) != (state_ == State::Pan)) return;
  mouse_ = at;
  const auto boxed = box();
  const State was = state_;
  if (was == State::Keys || was == State::Handle) endChange();
  state_ = State::Idle;
  const bool isPlain = !(modifiers_ & (Qt::ShiftModifier | Qt::ControlModifier));
  if (was == State::Box) finishBox(*boxed);
  if (was == State::PressedKey) clickKey();
  if (was == State::PressedEmpty && isPlain) {
    view_.select({});
    view_.movePlayhead(view_.scale().nearestFrame(at.x()));
  }
  emit stateChanged();
}

void GraphTool::endChange() {
  const GraphView::OwnChange own(view_);
  if (changed_) {
    document().history().endGesture();
  } else {
    document().history().cancelGesture();
  }
}

bool GraphTool::cancel() {
  if (state_ == State::Idle) return false;
  const bool isChange = isChanging();
  state_ = State::Idle;
  if (isChange && view_.document() != nullptr) {
    const GraphView::OwnChange own(view_);
    document().history().cancelGesture();
  }
  emit stateChanged();
  return true;
}

void GraphTool::doubleClick(QPointF at) {
  if (view_.document() == nullptr || state_ != State::Idle) return;
  const GraphView::OwnChange own(view_);
  if (const auto key = graphKeyAt(view_, at)) return document().state().setCurrentFrame(key->frame);
  const auto index = graphCurveAt(view_, at);
  if (!index) return;
  const motion::TrackId track = view_.curves()[*index].track;
  view_.setActiveChannel(view_.curves()[*index].channel);
  document().history().push([] { return tr("Add key"); },
                            eval::insertSampledKey(document().motion(), track, view_.scale().nearestFrame(at.x()),
                                                   document().state().preExtrapolation()));
}

// --- keyboard --------------------------------------------------------------------------------------------------------

bool GraphTool::canShift(eval::ValueChannel channel) const {
  return view_.document() != nullptr && !shiftOf(channel, document().state().selection()).tracks.empty();
}

void GraphTool::shiftValues(eval::ValueChannel channel, double by) {
  if (!canShift(channel)) return;
  eval::ChannelShift shift = shiftOf(channel, document().state().selection());
  shift.by = by;
  // Euler angles depend on all previous keys of their track.
  std::size_t keys = 0;
  for (const auto& [track, angles] : shift.tracks) {
    keys += eval::isEulerChannel(channel) ? document().motion().keyCount(track)
                                          : document().state().selection().frames(track).size();
  }
  const bool isLarge = keys >= edit::kLargeSelection;
  const auto shifted = [shift = std::move(shift), isLarge, rule = frameZeroRule_](
                           const motion::Motion& motion, const motion::KeySelection& selection) {
    eval::ChannelShift now = shift;
    motion::KeySelection keysOfTracks;
    for (auto& [track, angles] : now.tracks) {
      const auto selected = selection.tracks().find(track);
      if (selected == selection.tracks().end() || !motion.contains(track)) continue;
      keysOfTracks.addColumn(track, selected->second);
      // The motion may have changed since the angles were computed.
      if (isLarge && eval::isEulerChannel(now.channel))
        angles = eval::UnrolledRotations(motion.bones[track.index].keys);
    }
    motion::Edit edit = eval::shiftKeys(motion, keysOfTracks, 0, now, rule);
    edit.selection = selection;
    return edit;
  };
  const GraphView::OwnChange own(view_);
  session::LargeSteps::of(document()).push([] { return tr("Change values"); }, keys, shifted);
}

// --- state -----------------------------------------------------------------------------------------------------------

std::optional<QRectF> GraphTool::box() const {
  if (state_ != State::Box) return {};
  return QRectF(pressedAt_, mouse_).normalized();
}

std::optional<GraphKey> GraphTool::movedKey() const {
  if (state_ != State::Keys) return {};
  GraphKey now = key_;
  const GraphCurve& curve = view_.curves()[key_.curve];
  now.frame = key_.frame + motion::limitedShift(document().history().gestureSelection(), movedFrames_);
  const eval::ChannelCurve keys = view_.curveOf(curve);
  now.key = motion::seekFrame(keys.frames(), 0, now.frame);
  if (now.key == keys.size()) return {};
  now.value = keys.keyValue(now.key);
  now.position = view_.pointOf(curve, now.frame, now.value);
  return now;
}

std::optional<GraphHandle> GraphTool::movedHandle() const {
  if (state_ != State::Handle) return {};
  GraphHandle now = handle_;
  const GraphCurve& curve = view_.curves()[handle_.curve];
  const eval::ChannelPoint at = eval::handlePoint(view_.curveOf(curve), handle_.later, handle_.handle);
  now.position = view_.pointOf(curve, at.frame, at.value);
  return now;
}

}  // namespace furitsuke::panels
