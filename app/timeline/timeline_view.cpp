// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/timeline_view.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "app/timeline/frame_union.h"
#include "app/widgets/snapping.h"

namespace furitsuke {

TimelineView::TimelineView(QObject* parent) : QObject(parent) {}

void TimelineView::setDocument(MotionDocument* document) {
  if (document == document_) return;
  if (document_ != nullptr) {
    places_[document_] = {scale_, scrollY_, fitted_};
    document_->disconnect(this);
  }
  document_ = document;
  cursor_.reset();
  scrollY_ = 0;
  fitted_ = false;
  triedTempo_.reset();
  rows_.setOnly({});
  if (document != nullptr) attach(document);
  rebuildRows();
  emit documentReplaced();
  relayout();
  emit scaleChanged();
  onCurrentTrackChanged();
}

void TimelineView::attach(MotionDocument* document) {
  connect(document, &MotionDocument::motionChanged, this, &TimelineView::onMotionChanged);
  connect(document, &MotionDocument::selectionChanged, this, &TimelineView::onSelectionChanged);
  connect(document, &MotionDocument::annotationsChanged, this, &TimelineView::annotationsChanged);
  connect(document, &MotionDocument::currentFrameChanged, this, &TimelineView::onCurrentFrameChanged);
  connect(document, &MotionDocument::locksChanged, this, &TimelineView::rowsChanged);
  connect(document, &MotionDocument::currentTrackChanged, this, &TimelineView::onCurrentTrackChanged);
  connect(document, &QObject::destroyed, this, [this](QObject* gone) {
    places_.erase(gone);
    if (document_ != nullptr) return;
    rebuildRows();
    emit documentReplaced();
    relayout();
  });
  lastFrame_ = document->currentFrame();
  const auto place = places_.find(document);
  if (place != places_.end()) {
    scale_ = place->second.scale;
    scrollY_ = place->second.scrollY;
    fitted_ = place->second.fitted;
  } else {
    fitted_ = true;
  }
  if (fitted_) zoomToFit();
}

void TimelineView::rebuildRows() {
  rows_.rebuild(document_ != nullptr ? &document_->motion() : nullptr, model_.get());
  forgetUnions();
}

void TimelineView::forgetUnions() {
  unions_.assign(rows_.groups().size(), {});
  selectedUnions_.assign(rows_.groups().size(), {});
}

void TimelineView::setModel(std::shared_ptr<const Model> model) {
  if (model == model_) return;
  model_ = std::move(model);
  // A heading or a name without a track means another row now.
  if (cursor_ && !cursor_->track) cursor_.reset();
  rebuildRows();
  relayout();
  emit cursorRowChanged();
}

void TimelineView::setEnglishNames(bool on) {
  if (on == rows_.isEnglish()) return;
  rows_.setEnglish(on);
  relayout();
}

void TimelineView::retranslate() {
  rebuildRows();
  relayout();
}

void TimelineView::setUnusedShown(bool on) {
  if (on == rows_.isUnusedShown()) return;
  rows_.setUnusedShown(on);
  relayout();
  emit cursorRowChanged();
}

void TimelineView::setSummaryShown(bool on) {
  if (on == rows_.isSummaryShown()) return;
  rows_.setSummaryShown(on);
  forgetUnions();  // that of a row that is not there follows no edits
  relayout();
  emit cursorRowChanged();
}

void TimelineView::relayout() {
  scrollY_ = std::clamp(scrollY_, 0, maxScrollY());
  emit rowsChanged();
  emit verticallyScrolled();
}

void TimelineView::setFolded(int group, bool folded) {
  if (rows_.isFolded(group) == folded) return;
  rows_.setFolded(group, folded);
  relayout();
}

void TimelineView::setAllFolded(bool folded) {
  rows_.setAllFolded(folded);
  relayout();
}

void TimelineView::setFilter(const QString& text) {
  if (text == rows_.filter()) return;
  rows_.setFilter(text);
  forgetUnions();
  relayout();
}

void TimelineView::setOnly(const QSet<QByteArray>& keys) {
  if (keys.isEmpty() && !rows_.isRestricted()) return;
  rows_.setOnly(keys);
  forgetUnions();
  relayout();
  emit cursorRowChanged();
}

std::optional<int> TimelineView::cursorRow() const {
  if (!cursor_) return {};
  return rows_.find(*cursor_);
}

void TimelineView::setCursorRow(int row) {
  if (row < 0 || row >= rows_.count() || document_ == nullptr) return;
  cursor_ = rows_.at(row);
  // A heading leaves the track in hand; a name without a track must not let keys go to the track before it.
  if (!cursor_->isHeading()) {
    const OwnChange own(*this);
    document_->setCurrentTrack(cursor_->track);
  }
  emit cursorRowChanged();
}

std::optional<TrackId> TimelineView::ensureTrackOfRow(int row) {
  if (document_ == nullptr || row < 0 || row >= rows_.count()) return {};
  const TimelineRow line = rows_.at(row);
  if (line.isHeading() || line.track) return line.track;
  const TrackEntry entry = rows_.entryOf(line);
  return document_->ensureTrack(entry.kind, Name::fromBytes(entry.bytes));
}

std::vector<std::span<const Frame>> TimelineView::framesOfTracks(const std::vector<TrackId>& tracks) const {
  std::vector<std::span<const Frame>> lists;
  lists.reserve(tracks.size());
  for (const TrackId id : tracks) lists.push_back(document_->motion().frames(id));
  return lists;
}

std::span<const Frame> TimelineView::framesOfRow(int row) const {
  if (document_ == nullptr) return {};
  const TimelineRow& line = rows_.at(row);
  if (line.track) return document_->motion().frames(*line.track);
  if (!line.isHeading()) return {};
  auto& merged = unions_[static_cast<std::size_t>(line.group)];
  if (!merged) merged = unionOfFrames(framesOfTracks(rows_.tracksOf(row)));
  return *merged;
}

std::span<const Frame> TimelineView::selectedFramesOfRow(int row) const {
  if (document_ == nullptr || document_->selection().isEmpty()) return {};
  const TimelineRow& line = rows_.at(row);
  if (line.track) return document_->selection().frames(*line.track);
  if (!line.isHeading()) return {};
  auto& merged = selectedUnions_[static_cast<std::size_t>(line.group)];
  if (!merged) {
    std::vector<std::span<const Frame>> lists;
    for (const TrackId id : rows_.tracksOf(row)) lists.push_back(document_->selection().frames(id));
    merged = unionOfFrames(lists);
  }
  return *merged;
}

std::size_t TimelineView::keyCountOfRow(int row) const {
  std::size_t count = 0;
  for (const TrackId id : rows_.tracksOf(row)) count += document_->motion().keyCount(id);
  return count;
}

bool TimelineView::isRowLocked(int row) const {
  if (document_ == nullptr || document_->locks().isEmpty()) return false;
  const std::vector<TrackId>& tracks = rows_.tracksOf(row);
  return !tracks.empty() && std::ranges::all_of(tracks, [this](TrackId id) { return document_->isLocked(id); });
}

std::size_t TimelineView::selectedCountOfRow(int row) const {
  if (document_->selection().isEmpty()) return 0;
  std::size_t count = 0;
  for (const TrackId id : rows_.tracksOf(row)) count += document_->selection().frames(id).size();
  return count;
}

// --- what is in sight ------------------------------------------------------------------------------------------------

void TimelineView::setViewport(QSize size) {
  if (size == viewport_) return;
  // A window takes its final size after the motion is open: what was fitted to a first guess is fitted again.
  const bool refit = fitted_ && size.width() != viewport_.width();
  viewport_ = size;
  if (refit) zoomToFit();
  scrollY_ = std::clamp(scrollY_, 0, maxScrollY());
  emit verticallyScrolled();
  emit scaleChanged();
}

int TimelineView::maxScrollY() const noexcept { return std::max(0, rows_.count() * kRowHeight - viewport_.height()); }

void TimelineView::setScrollY(int y) {
  const int clamped = std::clamp(y, 0, maxScrollY());
  if (clamped == scrollY_) return;
  scrollY_ = clamped;
  emit verticallyScrolled();
}

std::optional<int> TimelineView::rowAt(int y) const noexcept {
  const int at = y + scrollY_;
  if (at < 0 || at / kRowHeight >= rows_.count()) return {};
  return at / kRowHeight;
}

std::pair<int, int> TimelineView::rowsBetween(int top, int bottom) const noexcept {
  const int first = std::max(0, top + scrollY_) / kRowHeight;
  const int last = bottom + scrollY_ < 0 ? -1 : std::min((bottom + scrollY_) / kRowHeight, rows_.count() - 1);
  return {first, last};
}

FrameRange TimelineView::contentFrames() const {
  if (document_ == nullptr) return {0, 0};
  const FrameRange keys = document_->motion().frameRange();
  return {0, std::max(keys.isEmpty() ? 0 : keys.last, document_->currentFrame())};
}

void TimelineView::setLoopRange(FrameRange range, bool active) {
  if (range == loopRange_ && active == loopActive_) return;
  loopRange_ = range;
  loopActive_ = active;
  emit loopRangeChanged();
}

void TimelineView::zoomAbout(double x, double factor) {
  scale_.zoomAbout(x, factor);
  setOrigin(scale_.origin());
}

void TimelineView::zoomAboutPlayhead(double factor) {
  const double width = viewport_.width();
  const double x = document_ != nullptr ? scale_.xOf(document_->currentFrame()) : width / 2;
  zoomAbout(x >= 0 && x <= width ? x : width / 2, factor);
}

void TimelineView::scrollTime(double pixels) { setOrigin(scale_.origin() + pixels / scale_.pixelsPerFrame()); }

void TimelineView::setOrigin(double frame) {
  // Never further left than the margin before frame 0, never so far right that no frame of the file format is left.
  fitted_ = false;
  const double lowest = -kMargin / scale_.pixelsPerFrame();
  scale_.setOrigin(std::clamp(frame, lowest, static_cast<double>(kMaxFrame)));
  emit scaleChanged();
}

void TimelineView::zoomToFit() {
  fitted_ = true;
  if (document_ == nullptr || viewport_.isEmpty()) return;
  const FrameRange keys = document_->motion().frameRange();
  const bool isPose = keys.isEmpty() || keys.first == keys.last;
  // A motion of one frame is shown with the second that could follow it.
  const FrameRange shown = isPose ? FrameRange{0, std::max(30, keys.last)} : FrameRange{0, keys.last};
  scale_.fit(shown, viewport_.width(), kMargin);
  emit scaleChanged();
}

void TimelineView::zoomToSelection() {
  if (document_ == nullptr || document_->selection().isEmpty()) return;
  scale_.fit(document_->selection().frameRange(), viewport_.width(), 4 * kMargin);
  setOrigin(scale_.origin());
  const TrackId first = document_->selection().tracks().begin()->first;
  revealTrack(first);
}

void TimelineView::revealFrame(Frame frame) {
  const double x = scale_.xOf(frame);
  const double width = viewport_.width();
  if (x >= 0 && x <= width) return;
  const double reach = width / 4;
  if (x < -reach || x > width + reach) {
    scrollTime(x - width / 2);
  } else {
    scrollTime(x < 0 ? x - kMargin : x - width + kMargin);
  }
}

void TimelineView::revealRow(int row) {
  const int top = row * kRowHeight;
  if (top < scrollY_) setScrollY(top);
  if (top + kRowHeight > scrollY_ + viewport_.height()) setScrollY(top + kRowHeight - viewport_.height());
}

void TimelineView::revealTrack(TrackId track) {
  if (document_ == nullptr || !document_->motion().contains(track)) return;
  if (!rows_.matches(track)) setFilter({});
  if (!rows_.isWithin(track)) setOnly({});
  const auto group = rows_.groupOf(track);
  if (group && !rows_.rowOf(track)) setFolded(*group, false);
  if (const auto row = rows_.rowOf(track)) revealRow(*row);
}

void TimelineView::revealSelection() {
  if (document_ == nullptr || document_->selection().isEmpty() || viewport_.isEmpty()) return;
  const FrameRange frames = scale_.framesBetween(0, viewport_.width());
  const auto [first, last] = rowsBetween(0, viewport_.height() - 1);
  for (int row = first; row <= last; ++row) {
    if (!framesWithin(selectedFramesOfRow(row), frames).empty()) return;
  }
  const auto& [track, selected] = *document_->selection().tracks().begin();
  revealTrack(track);
  const Frame middle = frames.first + (frames.last - frames.first) / 2;
  auto nearest = std::ranges::lower_bound(selected, middle);
  const bool isLast = nearest == selected.end();
  if (isLast || (nearest != selected.begin() && middle - *std::prev(nearest) <= *nearest - middle)) --nearest;
  revealFrame(*nearest);
}

// --- the document speaks ---------------------------------------------------------------------------------------------

void TimelineView::onMotionChanged(const MotionChange& change) {
  switch (change.kind) {
    case MotionChange::Kind::Keys: onKeysChanged(change); break;
    case MotionChange::Kind::ModelName: break;
    case MotionChange::Kind::Names:
    case MotionChange::Kind::Tracks:
    case MotionChange::Kind::Reloaded:
      rebuildRows();
      relayout();
      emit scaleChanged();
      break;
  }
}

void TimelineView::onKeysChanged(const MotionChange& change) {
  if (rows_.isOutdated(document_->motion())) {
    rebuildRows();
    relayout();
  }
  std::vector<int> rows;
  std::vector<bool> isTouched(rows_.groups().size(), false);
  for (const TrackId id : change.tracks) {
    if (const auto group = rows_.groupOf(id)) {
      isTouched[static_cast<std::size_t>(*group)] = isTouched[TrackRows::kSummary] = true;
    }
    if (const auto row = rows_.rowOf(id)) rows.push_back(*row);
  }
  for (std::size_t group = 0; group < isTouched.size(); ++group) {
    const auto heading = rows_.headingOf(static_cast<int>(group));
    if (!isTouched[group] || !heading) continue;
    rows.push_back(*heading);
    auto& merged = unions_[group];
    if (merged) updateUnion(*merged, framesOfTracks(rows_.tracksOf(*heading)), change.frames);
  }
  std::ranges::sort(rows);
  emit keysChanged(rows, change.frames);
}

void TimelineView::onSelectionChanged() {
  selectedUnions_.assign(rows_.groups().size(), {});
  if (ownChanges_ == 0) revealSelection();
  emit selectionChanged();
}

void TimelineView::onCurrentFrameChanged(Frame frame) {
  const Frame from = std::exchange(lastFrame_, frame);
  if (ownChanges_ == 0) revealFrame(frame);
  emit currentFrameChanged(from, frame);
}

void TimelineView::onCurrentTrackChanged() {
  const auto track = document_ != nullptr ? document_->currentTrack() : std::nullopt;
  if (track && (!cursor_ || cursor_->track != track)) {
    // Where it stands is asked when it matters (TrackRows::find()); the track is what counts.
    cursor_ = TimelineRow{rows_.groupOf(*track).value_or(0), 0, track};
  }
  if (track && ownChanges_ == 0) revealTrack(*track);
  emit cursorRowChanged();
}

// --- markers and beats -----------------------------------------------------------------------------------------------

Frame TimelineView::snapped(double frame, Qt::KeyboardModifiers modifiers) const {
  return snappedFrame(document_->motion().annotations, snapping_, scale_, frame, modifiers);
}

std::optional<Tempo> TimelineView::tempo() const {
  if (triedTempo_ || document_ == nullptr) return triedTempo_;
  return document_->motion().annotations.tempo;
}

void TimelineView::setTriedTempo(std::optional<Tempo> tempo) {
  if (tempo == triedTempo_) return;
  triedTempo_ = std::move(tempo);
  emit annotationsChanged();
}

bool TimelineView::hasAnnotations() const {
  return tempo() || (document_ != nullptr && !document_->motion().annotations.markers.empty());
}

}  // namespace furitsuke
