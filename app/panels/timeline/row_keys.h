// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "app/panels/timeline/track_rows.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::panels {

/// The keys that the rows of a timeline show: those of a track, or of all tracks of a group. Unions for headings are
/// computed on first use and kept until they are cleared.
class RowKeys {
 public:
  /// The rows must outlive this.
  explicit RowKeys(const TrackRows& rows) : rows_(rows) {}

  /// Not owned. The caller must call clear() afterward.
  void setDocument(const edit::MotionDocument* document) { document_ = document; }
  /// Must be called when the groups or the tracks that pass the filter have changed.
  void clear();
  /// Must be called when the selection has changed.
  void clearSelection();
  /// Updates the cached union of a heading after its keys have changed within the frames.
  void update(int heading, FrameRange frames);
  /// Must be called when the annotations have changed.
  void updateAnnotations();

  /// The frames with keys of the row, ascending.
  [[nodiscard]] std::span<const Frame> frames(int row) const;
  /// The selected ones among frames().
  [[nodiscard]] std::span<const Frame> selectedFrames(int row) const;
  /// The number of keys on all tracks of the row.
  [[nodiscard]] std::size_t count(int row) const;
  [[nodiscard]] std::size_t selectedCount(int row) const;
  /// All tracks of the row are locked; false for a row without tracks.
  [[nodiscard]] bool isLocked(int row) const;

 private:
  using Union = std::optional<std::vector<Frame>>;

  /// The frames of all tracks of a row.
  [[nodiscard]] std::vector<std::span<const Frame>> listsOf(int row) const;
  [[nodiscard]] std::span<const Frame> framesOf(const motion::AnnotationTrack& track) const;

  const TrackRows& rows_;
  QPointer<const edit::MotionDocument> document_;
  mutable std::vector<Union> unions_;  ///< by group
  mutable std::vector<Union> selectedUnions_;
  mutable std::map<motion::AnnotationTrack, std::vector<Frame>> annotations_;
};

}  // namespace furitsuke::panels
