// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/graphs/graph_view.h"

#include <algorithm>
#include <iterator>

#include "app/widgets/snapping.h"
#include "core/motion/selected_keys.h"

namespace furitsuke {

namespace {

/// Room around what is fitted, in pixels.
constexpr double kFitMargin = 20.0;

bool isRotation(ValueChannel channel) { return isEulerChannel(channel) || channel == ValueChannel::RotationAngle; }

}  // namespace

GraphView::GraphView(QObject* parent) : QObject(parent) {}

void GraphView::setDocument(MotionDocument* document) {
  if (document == document_) return;
  if (document_ != nullptr) {
    document_->disconnect(this);
    document_->undoStack()->disconnect(this);
  }
  document_ = document;
  tracks_.clear();
  choices_.clear();
  rotations_.clear();
  active_.reset();
  fitted_ = true;
  if (document != nullptr) attach(document);
  if (awake_) chooseTracks();
  rebuildCurves();
  emit documentReplaced();
  emit curvesChanged();
  fitAll();
}

void GraphView::setAwake(bool awake) {
  if (awake == awake_) return;
  awake_ = awake;
  if (!awake) {
    // Nothing is held of a motion that may change unheard; the tracks are remembered to know whether they are others.
    curves_.clear();
    rotations_.clear();
    emit curvesChanged();
    return;
  }
  const bool areOthers = chooseTracks();
  if (document_ != nullptr) lastFrame_ = document_->currentFrame();
  rebuildCurves();
  emit curvesChanged();
  if (fitted_ || areOthers) fitAll();
}

void GraphView::attach(MotionDocument* document) {
  connect(document, &MotionDocument::motionChanged, this, &GraphView::onMotionChanged);
  connect(document, &MotionDocument::selectionChanged, this, &GraphView::onSelectionChanged);
  connect(document, &MotionDocument::currentTrackChanged, this, &GraphView::onSelectionChanged);
  connect(document, &MotionDocument::currentFrameChanged, this, &GraphView::onCurrentFrameChanged);
  connect(document, &MotionDocument::annotationsChanged, this, &GraphView::annotationsChanged);
  connect(document, &QObject::destroyed, this, [this] {
    tracks_.clear();
    rotations_.clear();
    rebuildCurves();
    emit documentReplaced();
    emit curvesChanged();
  });
  // A drag ends with a step. The stack also tells of its end, when the document is no more: then nobody is there to
  // hear.
  connect(document->undoStack(), &QUndoStack::indexChanged, this, &GraphView::settleRanges, Qt::QueuedConnection);
  lastFrame_ = document->currentFrame();
}

Frame GraphView::snapped(double frame, Qt::KeyboardModifiers modifiers) const {
  return snappedFrame(document_->motion().annotations, snapping_, time_, frame, modifiers);
}

// --- tracks and channels ---------------------------------------------------------------------------------------------

bool GraphView::chooseTracks() {
  std::vector<TrackId> chosen;
  leftOut_ = 0;
  if (document_ != nullptr) {
    const Motion& motion = document_->motion();
    const auto add = [&](TrackId track) {
      if (channelsOf(track.kind).empty() || !motion.contains(track) || motion.keyCount(track) == 0) return;
      if (std::ranges::find(chosen, track) != chosen.end()) return;
      if (chosen.size() < kMostTracks) {
        chosen.push_back(track);
      } else {
        ++leftOut_;
      }
    };
    if (document_->currentTrack()) add(*document_->currentTrack());
    for (const auto& [track, frames] : document_->selection().tracks()) add(track);
  }
  if (chosen == tracks_) return false;
  tracks_ = std::move(chosen);
  return true;
}

void GraphView::rebuildCurves() {
  curves_.clear();
  for (const TrackId track : tracks_) {
    const std::size_t first = curves_.size();
    for (const ValueChannelInfo& info : channelsOf(track.kind)) {
      const bool isOther = angle_ ? isEulerChannel(info.channel) : info.channel == ValueChannel::RotationAngle;
      if (!isOther) curves_.push_back({track, info.channel, false, {}});
    }
    // What never changes is a flat line that only fills the plot; where nothing changes all lines are that.
    bool isAnyMoving = false;
    for (std::size_t i = first; i < curves_.size(); ++i) {
      curves_[i].isShown = isMoving(curveOf(curves_[i]));
      isAnyMoving = isAnyMoving || curves_[i].isShown;
    }
    for (std::size_t i = first; i < curves_.size(); ++i) {
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

void GraphView::updateRanges(const std::vector<TrackId>& tracks) {
  for (GraphCurve& curve : curves_) {
    const bool isMeant = std::ranges::find(tracks, curve.track) != tracks.end();
    if (isMeant && curve.isShown) curve.range = valueRange(curveOf(curve));
  }
}

void GraphView::settleRanges() {
  if (!awake_ || document_ == nullptr || document_->isInGesture() || draggedTracks_.empty()) return;
  const std::set<TrackId> tracks = std::exchange(draggedTracks_, {});
  updateRanges({tracks.begin(), tracks.end()});
  if (normalised_) emit scaleChanged();
}

bool GraphView::hasShownCurves() const { return std::ranges::any_of(curves_, &GraphCurve::isShown); }

void GraphView::setShown(std::size_t curve, bool shown) {
  if (curve >= curves_.size() || curves_[curve].isShown == shown) return;
  curves_[curve].isShown = shown;
  choices_[{curves_[curve].track, curves_[curve].channel}] = shown;
  updateRanges(tracks_);
  emit shownChanged();
  if (fitted_) fitAll();
}

void GraphView::showAlone(std::size_t curve) {
  for (std::size_t i = 0; i < curves_.size(); ++i) {
    curves_[i].isShown = i == curve;
    choices_[{curves_[i].track, curves_[i].channel}] = i == curve;
  }
  updateRanges(tracks_);
  emit shownChanged();
  if (fitted_) fitAll();
}

std::optional<ValueChannel> GraphView::activeChannel() const {
  const auto isActive = [this](const GraphCurve& curve) { return curve.isShown && curve.channel == active_; };
  if (active_ && std::ranges::any_of(curves_, isActive)) return active_;
  const auto shown = std::ranges::find(curves_, true, &GraphCurve::isShown);
  return shown == curves_.end() ? std::nullopt : std::optional(shown->channel);
}

const UnrolledRotations& GraphView::rotationsOf(TrackId track) const {
  const auto found = rotations_.find(track);
  if (found != rotations_.end()) return found->second;
  return rotations_.emplace(track, UnrolledRotations(document_->motion().bones[track.index].keys)).first->second;
}

ChannelCurve GraphView::curveOf(const GraphCurve& curve) const {
  if (!isEulerChannel(curve.channel)) return {document_->motion(), curve.track, curve.channel};
  return {document_->motion(), curve.track, curve.channel, rotationsOf(curve.track)};
}

// --- how it is plotted -----------------------------------------------------------------------------------------------

void GraphView::setNormalised(bool on) {
  if (on == normalised_) return;
  normalised_ = on;
  emit shownChanged();
  fitAll();
}

void GraphView::setHandlesShown(bool on) {
  if (on == handles_) return;
  handles_ = on;
  emit handlesShownChanged();
}

void GraphView::setRotationAsAngle(bool on) {
  if (on == angle_) return;
  angle_ = on;
  // Whoever had rotations hidden, or shown, wants the others so too.
  std::erase_if(choices_, [](const auto& choice) { return isRotation(choice.first.second); });
  rebuildCurves();
  emit curvesChanged();
  if (fitted_) fitAll();
}

double GraphView::plotted(const GraphCurve& curve, double value) const noexcept {
  if (!normalised_) return value;
  const double span = curve.range.highest - curve.range.lowest;
  return span > 0 ? (value - curve.range.lowest) / span : value - curve.range.lowest + 0.5;
}

double GraphView::valueOfPlotted(const GraphCurve& curve, double plotted) const noexcept {
  if (!normalised_) return plotted;
  const double span = curve.range.highest - curve.range.lowest;
  return curve.range.lowest + (span > 0 ? plotted * span : plotted - 0.5);
}

QPointF GraphView::pointOf(const GraphCurve& curve, double frame, double value) const noexcept {
  return {time_.xOf(frame), values_.yOf(plotted(curve, value))};
}

// --- what is in sight ------------------------------------------------------------------------------------------------

void GraphView::setViewport(QSizeF size) {
  if (size == viewport_) return;
  viewport_ = size;
  if (fitted_) return fitAll();
  emit scaleChanged();
}

void GraphView::zoomAbout(QPointF at, double timeFactor, double valueFactor) {
  fitted_ = false;
  if (timeFactor != 1) time_.zoomAbout(at.x(), timeFactor);
  if (valueFactor != 1) values_.zoomAbout(at.y(), valueFactor);
  scroll({});
}

void GraphView::scroll(QPointF pixels) {
  fitted_ = false;
  // Before frame 0 there is nothing: it goes no further than to the middle.
  const double lowest = -viewport_.width() / 2 / time_.pixelsPerFrame();
  time_.setOrigin(std::clamp(time_.origin() + pixels.x() / time_.pixelsPerFrame(), lowest, 1.0 * kMaxFrame));
  values_.setTop(values_.top() - pixels.y() / values_.pixelsPerValue());
  emit scaleChanged();
}

FrameRange GraphView::keyFrames() const {
  FrameRange frames;
  for (const GraphCurve& curve : curves_) {
    if (!curve.isShown) continue;
    const auto keys = document_->motion().frames(curve.track);
    if (!keys.empty()) frames = frames.united({keys.front(), keys.back()});
  }
  return frames;
}

void GraphView::fitTo(FrameRange frames, const ValueRange& range) {
  if (viewport_.isEmpty() || frames.isEmpty()) return;
  constexpr Frame kLeastFrames = 30;
  if (frames.first == frames.last) frames = {std::max(0, frames.first - kLeastFrames / 2), frames.first + kLeastFrames};
  time_.fit(frames, viewport_.width(), kFitMargin);
  values_.fit(range, viewport_.height(), kFitMargin);
  emit scaleChanged();
}

void GraphView::fitAll() {
  fitted_ = true;
  ValueRange range;
  for (const GraphCurve& curve : curves_) {
    if (!curve.isShown || curve.range.isEmpty()) continue;
    range.add(plotted(curve, curve.range.lowest));
    range.add(plotted(curve, curve.range.highest));
  }
  fitTo(document_ != nullptr ? keyFrames() : FrameRange{}, range);
}

void GraphView::fitSelection() {
  if (document_ == nullptr) return;
  FrameRange frames;
  ValueRange range;
  for (const GraphCurve& curve : curves_) {
    if (!curve.isShown) continue;
    const auto selected = document_->selection().frames(curve.track);
    if (selected.empty()) continue;
    const ChannelCurve keys = curveOf(curve);
    std::size_t key = 0;
    for (const Frame frame : selected) {
      key = seekFrame(keys.frames(), key, frame);
      range.add(plotted(curve, keys.keyValue(key)));
    }
    frames = frames.united({selected.front(), selected.back()});
  }
  if (frames.isEmpty()) return fitAll();
  fitted_ = false;
  fitTo(frames, range);
}

void GraphView::revealFrame(Frame frame) {
  const double x = time_.xOf(frame);
  if (fitted_ || viewport_.isEmpty() || (x >= 0 && x <= viewport_.width())) return;
  scroll({x - viewport_.width() / 4, 0});
}

// --- the document speaks ---------------------------------------------------------------------------------------------

void GraphView::onMotionChanged(const MotionChange& change) {
  if (!awake_) return;
  switch (change.kind) {
    case MotionChange::Kind::ModelName: return;
    case MotionChange::Kind::Keys: return onKeysChanged(change);
    case MotionChange::Kind::Reloaded:
      rotations_.clear();
      chooseTracks();
      break;
    case MotionChange::Kind::Tracks:
      // What a preview had added is gone, or another track has its number now.
      for (const TrackId track : change.tracks) rotations_.erase(track);
      std::erase_if(tracks_, [this](TrackId track) { return !document_->motion().contains(track); });
      break;
    case MotionChange::Kind::Names: break;
  }
  rebuildCurves();
  emit curvesChanged();
}

void GraphView::onKeysChanged(const MotionChange& change) {
  const Motion& motion = document_->motion();
  for (const TrackId track : change.tracks) {
    const auto known = rotations_.find(track);
    if (known != rotations_.end()) known->second.update(motion.bones[track.index].keys, change.frames);
  }
  // The last key of a track has gone, or the first one of the track in hand has come.
  const auto current = document_->currentTrack();
  const bool isNew = current && motion.keyCount(*current) > 0 && std::ranges::find(tracks_, *current) == tracks_.end();
  const bool isGone = std::ranges::any_of(tracks_, [&](TrackId track) { return motion.keyCount(track) == 0; });
  if (!document_->isInGesture() && (isNew || isGone || tracks_.empty()) && chooseTracks()) {
    rebuildCurves();
    emit curvesChanged();
    if (fitted_) fitAll();
    return;
  }
  std::vector<TrackId> touched;
  std::ranges::copy_if(tracks_, std::back_inserter(touched),
                       [&](TrackId track) { return std::ranges::binary_search(change.tracks, track); });
  if (touched.empty()) return;
  if (document_->isInGesture()) {
    draggedTracks_.insert(touched.begin(), touched.end());
  } else {
    updateRanges(touched);
  }
  emit keysChanged(touched);
}

void GraphView::onSelectionChanged() {
  if (!awake_) return;
  if (ownChanges_ == 0 && chooseTracks()) {
    rebuildCurves();
    emit curvesChanged();
    fitAll();
  }
  emit selectionChanged();
}

void GraphView::onCurrentFrameChanged(Frame frame) {
  if (!awake_) return;
  const Frame from = std::exchange(lastFrame_, frame);
  if (ownChanges_ == 0) revealFrame(frame);
  emit currentFrameChanged(from, frame);
}

}  // namespace furitsuke
