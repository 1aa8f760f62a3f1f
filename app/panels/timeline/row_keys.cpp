// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/row_keys.h"

#include <algorithm>

#include "app/panels/timeline/frame_union.h"

namespace furitsuke::panels {

void RowKeys::clear() {
  unions_.assign(rows_.groups().size(), {});
  annotations_.clear();
  clearSelection();
}

void RowKeys::updateAnnotations() {
  for (int row = 0; row < rows_.count(); ++row) {
    const bool isUnion = rows_.at(row).isHeading() && !rows_.annotationsOf(row).empty();
    if (isUnion) unions_[static_cast<std::size_t>(rows_.at(row).group)].reset();
  }
  annotations_.clear();
}

void RowKeys::clearSelection() { selectedUnions_.assign(rows_.groups().size(), {}); }

void RowKeys::update(int heading, FrameRange frames) {
  Union& merged = unions_[static_cast<std::size_t>(rows_.at(heading).group)];
  if (merged) updateUnion(*merged, listsOf(heading), frames);
}

std::vector<std::span<const Frame>> RowKeys::listsOf(int row) const {
  std::vector<std::span<const Frame>> lists;
  lists.reserve(rows_.tracksOf(row).size());
  for (const motion::TrackId id : rows_.tracksOf(row)) lists.push_back(document_->motion().frames(id));
  for (const motion::AnnotationTrack& track : rows_.annotationsOf(row)) lists.push_back(framesOf(track));
  return lists;
}

std::span<const Frame> RowKeys::framesOf(const motion::AnnotationTrack& track) const {
  const auto [at, isNew] = annotations_.try_emplace(track);
  if (isNew) at->second = motion::framesOf(document_->motion().annotations, track);
  return at->second;
}

std::span<const Frame> RowKeys::frames(int row) const {
  if (document_ == nullptr) return {};
  const TimelineRow& line = rows_.at(row);
  if (line.track) return document_->motion().frames(*line.track);
  if (line.annotation) return framesOf(*line.annotation);
  if (!line.isHeading()) return {};
  Union& merged = unions_[static_cast<std::size_t>(line.group)];
  if (!merged) merged = unionOfFrames(listsOf(row));
  return *merged;
}

std::span<const Frame> RowKeys::selectedFrames(int row) const {
  if (document_ == nullptr || document_->state().selection().isEmpty()) return {};
  const TimelineRow& line = rows_.at(row);
  const motion::KeySelection& selection = document_->state().selection();
  if (line.track) return selection.frames(*line.track);
  if (line.annotation) return selection.frames(*line.annotation);
  if (!line.isHeading()) return {};
  Union& merged = selectedUnions_[static_cast<std::size_t>(line.group)];
  if (!merged) {
    std::vector<std::span<const Frame>> lists;
    for (const motion::TrackId id : rows_.tracksOf(row)) lists.push_back(selection.frames(id));
    for (const motion::AnnotationTrack& track : rows_.annotationsOf(row)) lists.push_back(selection.frames(track));
    merged = unionOfFrames(lists);
  }
  return *merged;
}

std::size_t RowKeys::count(int row) const {
  std::size_t count = 0;
  for (const motion::TrackId id : rows_.tracksOf(row)) count += document_->motion().keyCount(id);
  for (const motion::AnnotationTrack& track : rows_.annotationsOf(row)) count += framesOf(track).size();
  return count;
}

std::size_t RowKeys::selectedCount(int row) const {
  const motion::KeySelection& selection = document_->state().selection();
  if (selection.isEmpty()) return 0;
  std::size_t count = 0;
  for (const motion::TrackId id : rows_.tracksOf(row)) count += selection.frames(id).size();
  for (const motion::AnnotationTrack& track : rows_.annotationsOf(row)) count += selection.frames(track).size();
  return count;
}

bool RowKeys::isLocked(int row) const {
  if (document_ == nullptr || document_->state().locks().isEmpty()) return false;
  const std::vector<motion::TrackId>& tracks = rows_.tracksOf(row);
  return !tracks.empty() &&
         std::ranges::all_of(tracks, [this](motion::TrackId id) { return document_->state().isLocked(id); });
}

}  // namespace furitsuke::panels
