// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/timeline_view.h"

#include <QScopedValueRollback>
#include <QSet>
#include <algorithm>
#include <iterator>

#include "app/panels/timeline/annotation_row.h"
#include "app/panels/timeline/frame_union.h"
#include "core/model/name_index.h"
#include "core/motion/last_frame.h"

namespace furitsuke::panels {

// --- document --------------------------------------------------------------------------------------------------------

void TimelineView::attach(edit::MotionDocument& document) {
  // Before the widgets, which repaint the rows then.
  connect(&document, &edit::MotionDocument::annotationsChanged, this, &TimelineView::onAnnotationsChanged);
  TimeView::attach(document);
  connect(&document, &edit::MotionDocument::locksChanged, this, &TimelineView::rowsChanged);
}

void TimelineView::detach(edit::MotionDocument& document) {
  TimeView::detach(document);
  positions_[&document] = {scale(), scrollY_, isFitted()};
  connect(&document, &QObject::destroyed, this, [this](const QObject* destroyed) { positions_.erase(destroyed); });
}

void TimelineView::showDocument() {
  cursor_.reset();
  selected_.clear();
  rowsAreChosen_ = false;
  previewedTempos_.reset();
  rows_.restrictTo({});
  restorePlace();
  keys_.setDocument(document());
  rebuildRows();
  emit documentReplaced();
  relayout();
  emit scaleChanged();
  onCurrentTrackChanged();
}

void TimelineView::restorePlace() {
  scrollY_ = 0;
  setFitted(false);
  if (document() == nullptr) return;
  const auto place = positions_.find(document());
  if (place != positions_.end()) {
    setScale(place->second.scale);
    scrollY_ = place->second.scrollY;
  }
  if (place == positions_.end() || place->second.isFitted) fitAll();
}

void TimelineView::rebuildRows() {
  rows_.setUnusedShown(isUnusedShown());
  rows_.rebuild(document() != nullptr ? &document()->motion() : nullptr, model_.get());
  keys_.clear();
}

// --- rows ------------------------------------------------------------------------------------------------------------

void TimelineView::setModel(std::shared_ptr<const model::Model> model) {
  if (model == model_) return;
  model_ = std::move(model);
  // The groups have changed, so only a row with a track can be found again.
  const auto isLost = [](const TimelineRow& row) { return !row.track && !row.annotation; };
  if (cursor_ && isLost(*cursor_)) cursor_.reset();
  std::erase_if(selected_, isLost);
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

bool TimelineView::isUnusedShown() const {
  return unusedShown_ || (document() != nullptr && document()->state().areAllTracksShown());
}

void TimelineView::setUnusedShown(bool on) {
  unusedShown_ = on;
  if (!on && document() != nullptr) document()->state().setAllTracksShown(false);
  if (rows_.isUnusedShown() == on) return;
  rows_.setUnusedShown(on);
  relayout();
  emit cursorRowChanged();
}

void TimelineView::setSummaryShown(bool on) {
  if (on == rows_.isSummaryShown()) return;
  rows_.setSummaryShown(on);
  keys_.clear();  // the union of a hidden summary has not been updated
  relayout();
  emit cursorRowChanged();
}

void TimelineView::relayout() {
  scrollY_ = std::clamp(scrollY_, 0, maxScrollY());
  emit rowsChanged();
  emit verticallyScrolled();
}

void TimelineView::setFolded(std::optional<int> group, bool folded) {
  if (!group) {
    rows_.setAllFolded(folded);
  } else if (rows_.isFolded(*group) != folded) {
    rows_.setFolded(*group, folded);
  } else {
    return;
  }
  relayout();
}

void TimelineView::setFilter(const QString& text) {
  if (text == rows_.filter()) return;
  rows_.setFilter(text);
  keys_.clear();
  relayout();
}

void TimelineView::restrictTo(const QSet<QByteArray>& keys) {
  if (keys.isEmpty() && !rows_.isRestricted()) return;
  rows_.restrictTo(keys);
  keys_.clear();
  relayout();
  emit cursorRowChanged();
}

std::optional<int> TimelineView::cursorRow() const {
  if (!cursor_) return {};
  return rows_.find(*cursor_);
}

void TimelineView::setCursorRow(int row) {
  if (row < 0 || row >= rows_.count() || document() == nullptr) return;
  cursor_ = rows_.at(row);
  if (!isChoosingRows_) forgetChosenRows();
  // A heading does not change the current track. A name without a track clears it, so that keys are not added to the
  // previous track.
  if (!cursor_->isHeading()) {
    const OwnChange own(*this);
    document()->state().setCurrentTrack(cursor_->track);
  }
  emit cursorRowChanged();
}

std::vector<int> TimelineView::selectedRows() const {
  std::vector<int> rows;
  for (const TimelineRow& line : selected_) {
    if (const auto row = rows_.find(line)) rows.push_back(*row);
  }
  if (const auto cursor = cursorRow(); rows.empty() && cursor) rows.push_back(*cursor);
  std::ranges::sort(rows);
  return rows;
}

bool TimelineView::isRowSelected(int row) const {
  const TimelineRow& line = rows_.at(row);
  const auto isSame = [&line](const TimelineRow& each) {
    if (each.track || each.annotation) return each.track == line.track && each.annotation == line.annotation;
    return each == line;
  };
  return selected_.empty() ? cursor_ && isSame(*cursor_) : std::ranges::any_of(selected_, isSame);
}

void TimelineView::selectRows(const std::vector<int>& rows, int cursor) {
  if (document() == nullptr || cursor < 0 || cursor >= rows_.count()) return;
  const QScopedValueRollback choosing(isChoosingRows_, true);
  selected_.clear();
  for (const int row : rows) {
    if (row >= 0 && row < rows_.count()) selected_.push_back(rows_.at(row));
  }
  rowsAreChosen_ = true;
  dropKeysOfOtherRows();
  const TimelineRow line = rows_.at(cursor);
  setCursorRow(cursor);
  emit selectedRowsChanged();
  emit rowsChosen();
  // The first of the bones that were selected with the rows is the current track now.
  if (cursor_ != line) {
    cursor_ = line;
    emit cursorRowChanged();
  }
}

void TimelineView::dropKeysOfOtherRows() {
  const std::vector<motion::TrackId> tracks = rows_.tracksOf(selectedRows());
  motion::KeySelection kept;
  for (const int row : selectedRows()) {
    for (const motion::AnnotationTrack& track : rows_.annotationsOf(row))
      kept.add(track, document()->state().selection().frames(track));
  }
  for (const auto& [track, frames] : document()->state().selection().tracks()) {
    if (std::ranges::find(tracks, track) != tracks.end()) kept.addColumn(track, frames);
  }
  document()->state().setSelection(std::move(kept));
}

void TimelineView::forgetChosenRows() {
  if (!rowsAreChosen_) return;
  rowsAreChosen_ = false;
  selected_.clear();
  emit selectedRowsChanged();
}

void TimelineView::showSelectedBones(const std::vector<QByteArray>& names) {
  if (document() == nullptr || isChoosingRows_) return;
  QSet<QByteArray> wanted;
  const auto plain = [](std::string_view name) {
    const std::string_view text = model::withoutTrailingSpaces(name);
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
  };
  for (const QByteArray& name : names) wanted.insert(plain(name.toStdString()));
  rowsAreChosen_ = false;
  selected_.clear();
  for (int row = 0; row < rows_.count(); ++row) {
    const TimelineRow& line = rows_.at(row);
    if (line.isHeading() || rows_.entryOf(line).kind != motion::TrackKind::Bone) continue;
    if (wanted.contains(plain(rows_.entryOf(line).bytes))) selected_.push_back(line);
  }
  // Without a row, as for a bone that has no keys, no other bone may look selected.
  const auto at = cursorRow();
  const bool isOfBone =
      at && !rows_.at(*at).isHeading() && rows_.entryOf(rows_.at(*at)).kind == motion::TrackKind::Bone;
  const bool isOther = isOfBone && !names.empty() && std::ranges::find(selected_, rows_.at(*at)) == selected_.end();
  if (isOther) cursor_ = selected_.empty() ? std::nullopt : std::optional(selected_.front());
  emit selectedRowsChanged();
  if (isOther) emit cursorRowChanged();
}

std::vector<QByteArray> TimelineView::bonesOfSelectedRows() const {
  std::vector<QByteArray> names;
  if (document() == nullptr) return names;
  const motion::Motion& motion = document()->motion();
  for (const int row : selectedRows()) {
    const TimelineRow& line = rows_.at(row);
    if (!line.isHeading()) {
      const TrackEntry& entry = rows_.entryOf(line);
      if (entry.kind == motion::TrackKind::Bone) names.push_back(QByteArray::fromStdString(entry.bytes));
      continue;
    }
    // A heading alone is where folding happens, so it selects bones only together with other rows.
    if (!hasChosenRows()) continue;
    for (const motion::TrackId track : rows_.tracksOf(row)) {
      if (track.kind == motion::TrackKind::Bone) {
        names.push_back(QByteArray::fromStdString(motion.bones[track.index].name.bytes));
      }
    }
  }
  return names;
}

std::optional<motion::TrackId> TimelineView::ensureTrackOfRow(int row) {
  if (document() == nullptr || row < 0 || row >= rows_.count()) return {};
  const TimelineRow line = rows_.at(row);
  if (line.isHeading() || line.track || line.annotation) return line.track;
  const TrackEntry entry = rows_.entryOf(line);
  return document()->history().ensureTrack(entry.kind, Name::fromBytes(entry.bytes));
}

bool TimelineView::addAnnotationKeys(const std::vector<int>& rows, Frame frame) {
  if (document() == nullptr) return false;
  motion::Annotations after = document()->motion().annotations;
  motion::KeySelection added;
  for (const int row : rows) {
    const std::optional<motion::AnnotationTrack>& track = rows_.at(row).annotation;
    if (!track) continue;
    after = withKeyAt(std::move(after), *track, frame);
    added.add(*track, std::span(&frame, 1));
  }
  if (added.isEmpty()) return false;
  document()->history().setAnnotations([] { return tr("Add key"); }, std::move(after));
  select(std::move(added));
  return true;
}

// --- visible rows and frames -----------------------------------------------------------------------------------------

void TimelineView::onViewportChanged(QSizeF before) {
  // A window gets its final size after the motion is opened, so fit again.
  if (isFitted() && viewport().width() != before.width()) fitAll();
  scrollY_ = std::clamp(scrollY_, 0, maxScrollY());
  emit verticallyScrolled();
}

int TimelineView::maxScrollY() const noexcept {
  return std::max(0, rows_.count() * kRowHeight - static_cast<int>(viewport().height()));
}

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

void TimelineView::setLastFrameBeside(Frame frame) {
  if (frame == lastFrameBeside_) return;
  lastFrameBeside_ = frame;
  if (isFitted()) {
    fitAll();
  } else {
    emit scaleChanged();  // for the scroll bar
  }
}

Frame TimelineView::lastFrame() const {
  return std::max(document() == nullptr ? 0 : motion::lastFrameOf(document()->motion()), lastFrameBeside_);
}

void TimelineView::fitAll() {
  setFitted(true);
  if (document() == nullptr || viewport().isEmpty()) return;
  const FrameRange keys = document()->motion().frameRange();
  const bool isPose = keys.isEmpty() || keys.first == keys.last;
  // If all keys are on one frame, show one second after it, to leave space for more keys, and the playhead, because
  // the motion of a prop can be much shorter than the scene.
  const Frame last = isPose ? std::max(30, document()->state().currentFrame()) : 0;
  fitFrames({0, std::max(last, lastFrame())}, kMargin);
  emit scaleChanged();
}

void TimelineView::fitSelection() {
  if (document() == nullptr) return;
  const motion::KeySelection& selection = document()->state().selection();
  if (selection.isEmpty()) return fitAll();
  fitFrames(selection.frameRange(), 4 * kMargin);
  setOrigin(scale().origin());
  revealFirstTrack(selection);
}

void TimelineView::revealFrame(Frame frame) {
  const double x = scale().xOf(frame);
  const double width = viewport().width();
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
  const int height = static_cast<int>(viewport().height());
  if (top + kRowHeight > scrollY_ + height) setScrollY(top + kRowHeight - height);
}

void TimelineView::revealTrack(motion::TrackId track) {
  if (document() == nullptr || !document()->motion().contains(track)) return;
  if (!rows_.matches(track)) setFilter({});
  if (!rows_.isInRestriction(track)) restrictTo({});
  const auto group = rows_.groupOf(track);
  if (group && !rows_.rowOf(track)) setFolded(*group, false);
  if (const auto row = rows_.rowOf(track)) revealRow(*row);
}

void TimelineView::revealTrack(const motion::AnnotationTrack& track) {
  if (document() == nullptr) return;
  for (int row = 0; row < rows_.count(); ++row) {
    // The heading of a folded group.
    const TimelineRow& line = rows_.at(row);
    const bool isHidden = line.isHeading() && rows_.groupOf(line).role == TrackGroup::Role::Parents &&
                          track.kind == motion::AnnotationKind::Parent && rows_.isFolded(line.group);
    if (isHidden) setFolded(line.group, false);
  }
  if (const auto row = rows_.rowOf(track)) revealRow(*row);
}

std::span<const Frame> TimelineView::revealFirstTrack(const motion::KeySelection& selection) {
  if (selection.tracks().empty()) {
    const auto& [track, frames] = *selection.annotations().begin();
    revealTrack(track);
    return frames;
  }
  const auto& [track, frames] = *selection.tracks().begin();
  revealTrack(track);
  return frames;
}

void TimelineView::revealSelection() {
  if (document() == nullptr || document()->state().selection().isEmpty() || viewport().isEmpty()) return;
  const FrameRange frames = scale().framesBetween(0, viewport().width());
  const auto [first, last] = rowsBetween(0, static_cast<int>(viewport().height()) - 1);
  for (int row = first; row <= last; ++row) {
    if (!framesWithin(keys_.selectedFrames(row), frames).empty()) return;
  }
  const std::span<const Frame> selected = revealFirstTrack(document()->state().selection());
  const Frame middle = frames.first + (frames.last - frames.first) / 2;
  auto nearest = std::ranges::lower_bound(selected, middle);
  const bool isLast = nearest == selected.end();
  if (isLast || (nearest != selected.begin() && middle - *std::prev(nearest) <= *nearest - middle)) --nearest;
  revealFrame(*nearest);
}

// --- changes of the document -----------------------------------------------------------------------------------------

void TimelineView::onMotionChanged(const edit::MotionChange& change) {
  switch (change.kind) {
    case edit::MotionChange::Kind::Keys: onKeysChanged(change); break;
    case edit::MotionChange::Kind::ModelName:
    case edit::MotionChange::Kind::Layers: break;
    case edit::MotionChange::Kind::Names:
    case edit::MotionChange::Kind::Tracks:
    case edit::MotionChange::Kind::Reloaded:
      rebuildRows();
      relayout();
      emit scaleChanged();
      break;
  }
}

void TimelineView::rebuildOutdatedRows() {
  if (!rows_.isOutdated(document()->motion())) return;
  rebuildRows();
  relayout();
}

void TimelineView::onAnnotationsChanged() {
  rebuildOutdatedRows();
  keys_.updateAnnotations();
  std::vector<int> rows;
  for (int row = 0; row < rows_.count(); ++row) {
    if (!rows_.annotationsOf(row).empty()) rows.push_back(row);
  }
  emit keysChanged(rows, kAllFrames);
}

void TimelineView::onKeysChanged(const edit::MotionChange& change) {
  rebuildOutdatedRows();
  std::vector<int> rows;
  std::vector<bool> isTouched(rows_.groups().size(), false);
  for (const motion::TrackId id : change.tracks) {
    if (const auto group = rows_.groupOf(id)) {
      isTouched[static_cast<std::size_t>(*group)] = isTouched[TrackRows::kSummary] = true;
    }
    if (const auto row = rows_.rowOf(id)) rows.push_back(*row);
  }
  for (std::size_t group = 0; group < isTouched.size(); ++group) {
    const auto heading = rows_.headingOf(static_cast<int>(group));
    if (!isTouched[group] || !heading) continue;
    rows.push_back(*heading);
    keys_.update(*heading, change.frames);
  }
  std::ranges::sort(rows);
  emit keysChanged(rows, change.frames);
}

void TimelineView::updateSelection() {
  keys_.clearSelection();
  if (!isChoosingRows_) forgetChosenRows();
  if (!isOwnChange()) revealSelection();
}

void TimelineView::onCurrentTrackChanged() {
  const auto track = document() != nullptr ? document()->state().currentTrack() : std::nullopt;
  if (track && (!cursor_ || cursor_->track != track)) {
    // TrackRows::find() looks up the row by its track and ignores the other members.
    cursor_ = TimelineRow{rows_.groupOf(*track).value_or(0), 0, track};
  }
  if (track && !isOwnChange()) revealTrack(*track);
  emit cursorRowChanged();
}

// --- tempo -----------------------------------------------------------------------------------------------------------

motion::TempoMap TimelineView::tempos() const {
  if (previewedTempos_) return *previewedTempos_;
  return document() == nullptr ? motion::TempoMap() : motion::TempoMap(document()->motion().annotations);
}

void TimelineView::setPreviewedTempos(std::optional<motion::TempoMap> tempos) {
  if (tempos == previewedTempos_) return;
  previewedTempos_ = std::move(tempos);
  emit annotationsChanged();
}

}  // namespace furitsuke::panels
