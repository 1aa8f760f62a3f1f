// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <utility>

#include "core/motion/motion.h"

namespace furitsuke::motion {

/// A set of keys, identified by track and frame. Frames are strictly ascending per track; no track has an empty list. A
/// completely selected track shares its frames with the motion, so that selecting everything costs a pointer per track.
/// Keys of annotations (see annotation_track.h) can be selected with the others.
class KeySelection {
 public:
  using AnnotationTracks = std::map<AnnotationTrack, SharedColumn<Frame>>;

  [[nodiscard]] bool isEmpty() const noexcept { return tracks_.empty() && annotations_.empty(); }
  [[nodiscard]] std::size_t keyCount() const noexcept;
  [[nodiscard]] std::size_t trackCount() const noexcept { return tracks_.size() + annotations_.size(); }
  [[nodiscard]] bool contains(TrackId track, Frame frame) const;
  [[nodiscard]] bool contains(const AnnotationTrack& track, Frame frame) const;
  /// The selected frames of a track; empty if none.
  [[nodiscard]] std::span<const Frame> frames(TrackId track) const;
  [[nodiscard]] std::span<const Frame> frames(const AnnotationTrack& track) const;
  /// Without those of annotations.
  [[nodiscard]] const std::map<TrackId, SharedColumn<Frame>>& tracks() const noexcept { return tracks_; }
  [[nodiscard]] const AnnotationTracks& annotations() const noexcept { return annotations_; }
  /// The same without keys of annotations, for what knows only the keys of the motion itself.
  [[nodiscard]] KeySelection withoutAnnotations() const;
  [[nodiscard]] FrameRange frameRange() const noexcept;

  void add(TrackId track, Frame frame);
  /// `frames` must be strictly ascending.
  void add(TrackId track, std::span<const Frame> frames);
  void add(const AnnotationTrack& track, std::span<const Frame> frames);
  /// Adds the frames and shares the column if no frame of the track is selected yet.
  void addColumn(TrackId track, const SharedColumn<Frame>& frames);
  void remove(TrackId track, Frame frame);
  void add(const KeySelection& other);
  void remove(const KeySelection& other);
  /// Removes the frames that have no key in `motion`.
  void keepExisting(const Motion& motion);

  friend bool operator==(const KeySelection&, const KeySelection&) = default;

 private:
  std::map<TrackId, SharedColumn<Frame>> tracks_;
  AnnotationTracks annotations_;
};

/// Every key of the track within the range.
[[nodiscard]] KeySelection selectKeys(const Motion& motion, TrackId track, FrameRange range = kAllFrames);
[[nodiscard]] KeySelection selectKeys(const Motion& motion, const AnnotationTrack& track,
                                      FrameRange range = kAllFrames);
/// Without keys of annotations.
[[nodiscard]] KeySelection selectAllKeys(const Motion& motion);
/// Every key of the motion and of its annotations: all that the timeline shows.
[[nodiscard]] KeySelection selectEverything(const Motion& motion);

}  // namespace furitsuke::motion
