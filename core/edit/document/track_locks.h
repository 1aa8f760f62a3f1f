// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <span>
#include <vector>

#include "core/motion/edit.h"
#include "core/motion/selection.h"

namespace furitsuke::edit {

/// The tracks of a motion whose keys must not be changed.
class TrackLocks {
 public:
  [[nodiscard]] bool isEmpty() const noexcept { return tracks_.empty(); }
  [[nodiscard]] bool contains(motion::TrackId track) const { return tracks_.contains(track); }
  [[nodiscard]] const std::set<motion::TrackId>& tracks() const noexcept { return tracks_; }

  /// Returns false if nothing changed.
  bool set(std::span<const motion::TrackId> tracks, bool locked);
  /// After the motion `before` was replaced by `after`: locks the tracks with the same kind and name, if they exist.
  void rebind(const motion::Motion& before, const motion::Motion& after);

  /// The selection without the keys of locked tracks.
  [[nodiscard]] motion::KeySelection released(motion::KeySelection selection) const;
  /// Removes the edits of locked tracks from `edits` and returns them.
  [[nodiscard]] motion::KeyEdits takeOut(motion::KeyEdits& edits) const;

 private:
  std::set<motion::TrackId> tracks_;
};

/// Restores the bones and morphs of `tracks` from `before` to `draft`, because they did not become keys.
void restoreDraft(motion::PoseDraft& draft, const motion::PoseDraft& before, const motion::Motion& motion,
                  std::span<const motion::TrackId> tracks);

}  // namespace furitsuke::edit
