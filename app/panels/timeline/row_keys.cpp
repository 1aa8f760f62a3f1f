// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/timeline/row_keys.h"

#include <algorithm>

#include "app/panels/timeline/frame_union.h"

namespace furitsuke::panels {

void RowKeys::clear() {
  unions_.assign(rows_.groups().size(), {});
  clearSelection();
}

void RowKeys::clearSelection() { selectedUnions_.assign(rows_.groups().size(), {}); }

void RowKeys::update(int heading, FrameRange frames) {
  Union& merged = unions_[static_cast<std::size_t>(rows_.at(heading).group)];
  if (merged) updateUnion(*merged, framesOfTracks(rows_.tracksOf(heading)), frames);
}

std::vector<std::span<const Frame>> RowKeys::framesOfTracks(const std::vector<motion::TrackId>& tracks) const {
  std::vector<std::span<const Frame>> lists;
  lists.reserve(tracks.size());
  for (const motion::TrackId id : tracks) lists.push_back(document_->motion().frames(id));
  return lists;
}

std::span<const Frame> RowKeys::frames(int row) const {
  if (document_ == nullptr) return {};
  const TimelineRow& line = rows_.at(row);
  if (line.track) return document_->motion().frames(*line.track);
  if (!line.isHeading()) return {};
  Union& merged = unions_[static_cast<std::size_t>(line.group)];
  if (!merged) merged = unionOfFrames(framesOfTracks(rows_.tracksOf(row)));
  return *merged;
}

std::span<const Frame> RowKeys::selectedFrames(int row) const {
  if (document_ == nullptr || document_->state().selection().isEmpty()) return {};
  const TimelineRow& line = rows_.at(row);
  if (line.track) return document_->state().selection().frames(*line.track);
  if (!line.isHeading()) return {};
  Union& merged = selectedUnions_[static_cast<std::size_t>(line.group)];
  if (!merged) {
    std::vector<std::span<const Frame>> lists;
    for (const motion::TrackId id : rows_.tracksOf(row)) lists.push_back(document_->state().selection().frames(id));
    merged = unionOfFrames(lists);
  }
  return *merged;
}

std::size_t RowKeys::count(int row) const {
  std::size_t count = 0;
  for (const motion::TrackId id : rows_.tracksOf(row)) count += document_->motion().keyCount(id);
  return count;
}

std::size_t RowKeys::selectedCount(int row) const {
  if (document_->state().selection().isEmpty()) return 0;
  std::size_t count = 0;
  for (const motion::TrackId id : rows_.tracksOf(row)) count += document_->state().selection().frames(id).size();
  return count;
}

bool RowKeys::isLocked(int row) const {
  if (document_ == nullptr || document_->state().locks().isEmpty()) return false;
  const std::vector<motion::TrackId>& tracks = rows_.tracksOf(row);
  return !tracks.empty() &&
         std::ranges::all_of(tracks, [this](motion::TrackId id) { return document_->state().isLocked(id); });
}

}  // namespace furitsuke::panels
