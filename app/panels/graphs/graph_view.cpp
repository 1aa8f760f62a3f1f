// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/graphs/graph_view.h"

#include <QScopedValueRollback>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <iterator>
#include <utility>

#include "core/eval/channels/channel_points.h"
#include "core/motion/selected_keys.h"

namespace furitsuke::panels {

namespace {

/// Space around the fitted range, in pixels.
constexpr double kFitMargin = 20.0;
/// The zoom at which a graph opens, unless all keys have more room: single frames can be told apart.
constexpr double kOpeningPixelsPerFrame = 4.0;
/// Where the playhead is when the graph opens and when it follows the playhead, as a share of the frames in sight.
constexpr double kOpeningShare = 0.5;
constexpr double kFollowingShare = 0.25;
/// After this time it is tried again to show curves that a drag has delayed.
constexpr std::chrono::milliseconds kUntilDragEnds(100);

bool isRotation(eval::ValueChannel channel) {
  return eval::isEulerChannel(channel) || channel == eval::ValueChannel::RotationAngle;
}

}  // namespace

GraphView::GraphView(QObject* parent) : TimeView(parent), angles_(new TrackAngles(this)) {
  connect(angles_, &TrackAngles::completed, this, &GraphView::onAnglesCompleted);
}

// --- document --------------------------------------------------------------------------------------------------------

void GraphView::attach(edit::MotionDocument& document) {
  TimeView::attach(document);
  // A drag ends with an undo step. The connection is queued, because the stack also emits this signal while the
  // document is destroyed.
  connect(&document, &edit::MotionDocument::preExtrapolationChanged, this, [this] {
    if (!awake_) return;
    rebuildCurves();
    emit curvesChanged();
  });
  connect(document.history().undoStack(), &QUndoStack::indexChanged, this, &GraphView::settleRanges,
          Qt::QueuedConnection);
}

void GraphView::detach(edit::MotionDocument& document) {
  TimeView::detach(document);
  document.history().undoStack()->disconnect(this);
}

void GraphView::showDocument() {
  rowTracks_.clear();
  tracks_.clear();
  choices_.clear();
  angles_->clear();
  active_.reset();
  if (awake_) chooseTracks();
  rebuildCurves();
  emit documentReplaced();
  emit curvesChanged();
  setFitted(true);
  fitNewTracks();
}

void GraphView::setAwake(bool awake) {
  if (awake == awake_) return;
  awake_ = awake;
  if (!awake) {
    // Drop everything that could become outdated while changes are ignored. Keep the tracks, to detect later whether
    // they have changed.
    curves_.clear();
    angles_->clear();
    isFitDue_ = false;
    emit curvesChanged();
    return;
  }
  const bool areTracksNew = chooseTracks();
  rebuildCurves();
  emit curvesChanged();
  if (areTracksNew) {
    fitNewTracks();
  } else if (isFitted()) {
    refit();
  }
}

// --- tracks and channels ---------------------------------------------------------------------------------------------

bool GraphView::chooseTracks() {
  std::vector<motion::TrackId> chosen;
  omittedTracks_ = 0;
  if (document() != nullptr) {
    const motion::Motion& motion = document()->motion();
    const auto add = [&](motion::TrackId track) {
      if (eval::channelsOf(track.kind).empty() || !motion.contains(track) || motion.keyCount(track) == 0) return;
      if (std::ranges::find(chosen, track) != chosen.end()) return;
      if (chosen.size() < kMaxTracks) {
        chosen.push_back(track);
      } else {
        ++omittedTracks_;
      }
    };
    if (document()->state().currentTrack()) add(*document()->state().currentTrack());
    for (const motion::TrackId track : rowTracks_) add(track);
    for (const auto& [track, frames] : document()->state().selection().tracks()) add(track);
    // The only thing there is to see in the motion of a camera.
    if (chosen.empty() && motion.bones.empty() && motion.morphs.empty()) add(motion::kCameraTrack);
  }
  if (chosen == tracks_) return false;
  tracks_ = std::move(chosen);
  return true;
}

void GraphView::setRowTracks(std::vector<motion::TrackId> tracks) {
  if (std::exchange(rowTracks_, tracks) != tracks && awake_) updateSelection();
}

void GraphView::rebuildCurves() {
  curves_.clear();
  if (!awake_) return;
  if (!angle_ && document() != nullptr) {
    const QScopedValueRollback requesting(isRequesting_, true);
    angles_->request(document()->motion(), tracks_);
  }
  areAnglesMissing_ = !angle_ && angles_->isBusy();
  for (const motion::TrackId track : tracks_) {
    const std::size_t first = curves_.size();
    for (const eval::ValueChannelInfo& info : eval::channelsOf(track.kind)) {
      const bool isOther =
          angle_ ? eval::isEulerChannel(info.channel) : info.channel == eval::ValueChannel::RotationAngle;
      if (!isOther) curves_.push_back({track, info.channel, false, {}});
    }
    // Values that never change are hidden, unless all values of the track are constant.
    bool isAnyMoving = false;
    for (std::size_t i = first; i < curves_.size(); ++i) {
      curves_[i].isShown = isKnown(curves_[i]) && eval::isMoving(curveOf(curves_[i]));
      isAnyMoving = isAnyMoving || curves_[i].isShown || !isKnown(curves_[i]);
    }
    for (std::size_t i = first; i < curves_.size(); ++i) {
      if (!isKnown(curves_[i])) continue;
      const auto choice = choices_.find({track, curves_[i].channel});
      if (choice != choices_.end()) {
        curves_[i].isShown = choice->second;
      } else if (!isAnyMoving) {
        curves_[i].isShown = true;
      }
    }
  }
  updateRanges(tracks_);
}

bool GraphView::isKnown(const GraphCurve& curve) const {
  return !eval::isEulerChannel(curve.channel) || angles_->isKnown(curve.track);
}

void GraphView::onAnglesCompleted() {
  if (isRequesting_ || !awake_ || document() == nullptr) return;
  // Changed curves would cancel a drag.
  if (document()->history().isInGesture()) {
    QTimer::singleShot(kUntilDragEnds, this, &GraphView::onAnglesCompleted);
    return;
  }
  const bool isFitDue = std::exchange(isFitDue_, false);
  rebuildCurves();
  emit curvesChanged();
  if (isFitDue) isFitted() ? refit() : fitNewTracks();
}

void GraphView::updateRanges(const std::vector<motion::TrackId>& tracks) {
  for (GraphCurve& curve : curves_) {
    const bool isIncluded = std::ranges::find(tracks, curve.track) != tracks.end();
    if (isIncluded && curve.isShown) curve.range = eval::valueRange(curveOf(curve));
  }
}

void GraphView::settleRanges() {
  if (!awake_ || document() == nullptr || document()->history().isInGesture()) return;
  if (areAnglesMissing_ && !angles_->isBusy()) onAnglesCompleted();
  if (draggedTracks_.empty()) return;
  const std::set<motion::TrackId> tracks = std::exchange(draggedTracks_, {});
  updateRanges({tracks.begin(), tracks.end()});
  if (normalized_) emit scaleChanged();
}

void GraphView::setShown(std::size_t curve, bool shown) {
  if (curve >= curves_.size() || curves_[curve].isShown == shown) return;
  curves_[curve].isShown = shown && isKnown(curves_[curve]);
  choices_[{curves_[curve].track, curves_[curve].channel}] = shown;
  updateRanges(tracks_);
  emit shownChanged();
  if (isFitted()) refit();
}

void GraphView::showAlone(std::size_t curve) {
  for (std::size_t i = 0; i < curves_.size(); ++i) {
    curves_[i].isShown = i == curve && isKnown(curves_[i]);
    choices_[{curves_[i].track, curves_[i].channel}] = i == curve;
  }
  updateRanges(tracks_);
  emit shownChanged();
  if (isFitted()) refit();
}

std::optional<eval::ValueChannel> GraphView::activeChannel() const {
  const auto isActive = [this](const GraphCurve& curve) { return curve.isShown && curve.channel == active_; };
  if (active_ && std::ranges::any_of(curves_, isActive)) return active_;
  const auto shown = std::ranges::find(curves_, true, &GraphCurve::isShown);
  return shown == curves_.end() ? std::nullopt : std::optional(shown->channel);
}

eval::ChannelCurve GraphView::curveOf(const GraphCurve& curve) const {
  const eval::PreExtrapolation rule = document()->state().preExtrapolation();
  if (!eval::isEulerChannel(curve.channel)) return {document()->motion(), curve.track, curve.channel, {}, rule};
  return {document()->motion(), curve.track, curve.channel, rotationsOf(curve.track), rule};
}

// --- how it is plotted -----------------------------------------------------------------------------------------------

void GraphView::setNormalized(bool on) {
  if (on == normalized_) return;
  normalized_ = on;
  emit shownChanged();
  setFitted(true);
  refit();
}

void GraphView::setHandlesShown(bool on) {
  if (on == handles_) return;
  handles_ = on;
  emit handlesShownChanged();
}

void GraphView::setRotationAsAngle(bool on) {
  if (on == angle_) return;
  angle_ = on;
  // The user's choices were for the other kind of rotation channels.
  std::erase_if(choices_, [](const auto& choice) { return isRotation(choice.first.second); });
  rebuildCurves();
  emit curvesChanged();
  if (isFitted()) refit();
}

double GraphView::plotted(const GraphCurve& curve, double value) const noexcept {
  if (!normalized_) return value;
  const double span = curve.range.highest - curve.range.lowest;
  return span > 0 ? (value - curve.range.lowest) / span : value - curve.range.lowest + 0.5;
}

double GraphView::valueOfPlotted(const GraphCurve& curve, double plotted) const noexcept {
  if (!normalized_) return plotted;
  const double span = curve.range.highest - curve.range.lowest;
  return curve.range.lowest + (span > 0 ? plotted * span : plotted - 0.5);
}

QPointF GraphView::pointOf(const GraphCurve& curve, double frame, double value) const noexcept {
  return {scale().xOf(frame), values_.yOf(plotted(curve, value))};
}

// --- visible frames and values ---------------------------------------------------------------------------------------

void GraphView::onViewportChanged(QSizeF /*before*/) {
  if (isFitted()) refit();
}

void GraphView::zoomAxesAbout(QPointF at, double timeFactor, double valueFactor) {
  if (valueFactor != 1) values_.zoomAbout(at.y(), valueFactor);
  zoomAbout(at.x(), timeFactor);
}

void GraphView::scroll(QPointF pixels) {
  values_.setTop(values_.top() - pixels.y() / values_.pixelsPerValue());
  scrollTime(pixels.x());
}

FrameRange GraphView::keyFrames() const {
  FrameRange frames;
  for (const GraphCurve& curve : curves_) {
    if (!curve.isShown) continue;
    const auto keys = document()->motion().frames(curve.track);
    if (!keys.empty()) frames = frames.united({keys.front(), keys.back()});
  }
  return frames;
}

void GraphView::fitTo(FrameRange frames, const eval::ValueRange& range) {
  if (viewport().isEmpty() || frames.isEmpty()) return;
  constexpr Frame kMinFrames = 30;
  if (frames.first == frames.last) frames = {std::max(0, frames.first - kMinFrames / 2), frames.first + kMinFrames};
  fitFrames(frames, kFitMargin);
  fitValues(range);
}

void GraphView::fitValues(const eval::ValueRange& range) {
  values_.fit(range, viewport().height(), kFitMargin);
  emit scaleChanged();
}

eval::ValueRange GraphView::plottedRange() const {
  eval::ValueRange range;
  for (const GraphCurve& curve : curves_) {
    if (!curve.isShown || curve.range.isEmpty()) continue;
    range.add(plotted(curve, curve.range.lowest));
    range.add(plotted(curve, curve.range.highest));
  }
  return range;
}

eval::ValueRange GraphView::plottedRange(double first, double last) const {
  eval::ValueRange range;
  const eval::PlotColumns columns{first, 1, static_cast<int>(std::ceil(last - first)) + 1};
  for (const GraphCurve& curve : curves_) {
    if (!curve.isShown) continue;
    for (const eval::ChannelPoint& point : eval::channelPoints(curveOf(curve), columns)) {
      range.add(plotted(curve, point.value));
    }
  }
  return range;
}

void GraphView::fitAll() {
  setFitted(true);
  isFitDue_ = angles_->isBusy();
  aroundPlayhead_ = false;
  fitTo(document() != nullptr ? keyFrames() : FrameRange{}, plottedRange());
}

void GraphView::refit() { aroundPlayhead_ ? fitAroundPlayhead() : fitAll(); }

void GraphView::fitNewTracks() {
  isFitDue_ = angles_->isBusy();
  if (isFitted()) return fitAroundPlayhead();
  // The user has chosen the frames; new curves may have quite different values there.
  const double width = viewport().width();
  if (width > 0) fitValues(plottedRange(scale().frameAt(0), scale().frameAt(width)));
}

FrameRange GraphView::framesAroundPlayhead(double share) const {
  const Frame playhead = document()->state().currentFrame();
  const FrameRange all = keyFrames().united({playhead, playhead});
  const auto count = static_cast<Frame>((viewport().width() - 2 * kFitMargin) / kOpeningPixelsPerFrame);
  if (all.last - all.first <= count) return all;
  const auto before = static_cast<Frame>(share * count);
  const Frame first = std::clamp(playhead - before, all.first, all.last - count);
  return {first, first + count};
}

void GraphView::fitPlayheadAt(double share) {
  setFitted(true);
  isFitDue_ = angles_->isBusy();
  aroundPlayhead_ = true;
  if (document() == nullptr || viewport().isEmpty() || keyFrames().isEmpty()) return;
  const FrameRange frames = framesAroundPlayhead(share);
  const bool isWhole = frames == keyFrames();
  fitTo(frames, isWhole || normalized_ ? plottedRange() : plottedRange(frames.first, frames.last));
}

void GraphView::fitAroundPlayhead() { fitPlayheadAt(kOpeningShare); }

void GraphView::fitSelection() {
  if (document() == nullptr) return;
  FrameRange frames;
  eval::ValueRange range;
  for (const GraphCurve& curve : curves_) {
    if (!curve.isShown) continue;
    const auto selected = document()->state().selection().frames(curve.track);
    if (selected.empty()) continue;
    const eval::ChannelCurve keys = curveOf(curve);
    std::size_t key = 0;
    for (const Frame frame : selected) {
      key = motion::seekFrame(keys.frames(), key, frame);
      range.add(plotted(curve, keys.keyValue(key)));
    }
    frames = frames.united({selected.front(), selected.back()});
  }
  if (frames.isEmpty()) return fitAll();
  setFitted(false);
  fitTo(frames, range);
}

void GraphView::revealFrame(Frame frame) {
  const double x = scale().xOf(frame);
  if (viewport().isEmpty() || (x >= 0 && x <= viewport().width())) return;
  if (isFitted()) return aroundPlayhead_ ? fitPlayheadAt(kFollowingShare) : void();
  scrollTime(x - viewport().width() / 4);
}

// --- changes of the document -----------------------------------------------------------------------------------------

void GraphView::onMotionChanged(const edit::MotionChange& change) {
  switch (change.kind) {
    case edit::MotionChange::Kind::ModelName:
    case edit::MotionChange::Kind::Layers: return;
    case edit::MotionChange::Kind::Keys: return onKeysChanged(change);
    case edit::MotionChange::Kind::Reloaded:
      angles_->clear();
      chooseTracks();
      break;
    case edit::MotionChange::Kind::Tracks:
      // Tracks that a preview has added are removed again, and their indices may be reused.
      for (const motion::TrackId track : change.tracks) angles_->forget(track);
      std::erase_if(tracks_, [this](motion::TrackId track) { return !document()->motion().contains(track); });
      break;
    case edit::MotionChange::Kind::Names: break;
  }
  rebuildCurves();
  emit curvesChanged();
}

void GraphView::onKeysChanged(const edit::MotionChange& change) {
  const motion::Motion& motion = document()->motion();
  const bool isDrag = document()->history().isInGesture();
  angles_->update(motion, change.tracks, change.frames,
                  isDrag ? TrackAngles::Wait::Allowed : TrackAngles::Wait::IfShort);
  // Choose tracks again if a track has lost its last key or the current track was given its first key.
  const auto current = document()->state().currentTrack();
  const bool isNew = current && motion.keyCount(*current) > 0 && std::ranges::find(tracks_, *current) == tracks_.end();
  const bool isGone = std::ranges::any_of(tracks_, [&](motion::TrackId track) { return motion.keyCount(track) == 0; });
  if (!isDrag && (isNew || isGone || tracks_.empty()) && chooseTracks()) {
    rebuildCurves();
    emit curvesChanged();
    fitNewTracks();
    return;
  }
  const auto isOutdated = [this](const GraphCurve& curve) { return !isKnown(curve); };
  if (!isDrag && std::ranges::any_of(curves_, isOutdated)) {
    rebuildCurves();
    emit curvesChanged();
    return;
  }
  std::vector<motion::TrackId> touched;
  std::ranges::copy_if(tracks_, std::back_inserter(touched),
                       [&](motion::TrackId track) { return std::ranges::binary_search(change.tracks, track); });
  if (touched.empty()) return;
  if (isDrag) {
    draggedTracks_.insert(touched.begin(), touched.end());
  } else {
    updateRanges(touched);
  }
  emit keysChanged(touched);
}

void GraphView::updateSelection() {
  if (isOwnChange() || !chooseTracks()) return;
  rebuildCurves();
  emit curvesChanged();
  fitNewTracks();
}

}  // namespace furitsuke::panels
