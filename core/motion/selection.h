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
class KeySelection {
 public:
  [[nodiscard]] bool isEmpty() const noexcept { return tracks_.empty(); }
  [[nodiscard]] std::size_t keyCount() const noexcept;
  [[nodiscard]] std::size_t trackCount() const noexcept { return tracks_.size(); }
  [[nodiscard]] bool contains(TrackId track, Frame frame) const;
  /// The selected frames of a track; empty if none.
  [[nodiscard]] std::span<const Frame> frames(TrackId track) const;
  [[nodiscard]] const std::map<TrackId, SharedColumn<Frame>>& tracks() const noexcept { return tracks_; }
  [[nodiscard]] FrameRange frameRange() const noexcept;

  void add(TrackId track, Frame frame);
  /// `frames` must be strictly ascending.
  void add(TrackId track, std::span<const Frame> frames);
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
};

/// Every key of the track within the range.
[[nodiscard]] KeySelection selectKeys(const Motion& motion, TrackId track, FrameRange range = kAllFrames);
[[nodiscard]] KeySelection selectAllKeys(const Motion& motion);

}  // namespace furitsuke::motion
