// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <span>
#include <vector>

#include "core/motion/edit.h"
#include "core/motion/selection.h"

namespace furitsuke::edit {

/// The tracks of a motion whose keys are to stay as they are.
class TrackLocks {
 public:
  [[nodiscard]] bool isEmpty() const noexcept { return tracks_.empty(); }
  [[nodiscard]] bool contains(motion::TrackId track) const { return tracks_.contains(track); }
  [[nodiscard]] const std::set<motion::TrackId>& tracks() const noexcept { return tracks_; }

  /// False when all of them were so already.
  bool set(std::span<const motion::TrackId> tracks, bool locked);
  /// After the motion `before` gave way to `after`: the tracks of the same kind and name, where there are such.
  void rebind(const motion::Motion& before, const motion::Motion& after);

  /// The selection without keys of locked tracks.
  [[nodiscard]] motion::KeySelection released(motion::KeySelection selection) const;
  /// Takes the edits of locked tracks out of `edits` and gives them.
  [[nodiscard]] motion::KeyEdits takeOut(motion::KeyEdits& edits) const;

 private:
  std::set<motion::TrackId> tracks_;
};

/// Puts back into `draft` what `before` has of the bones and morphs of the tracks: it did not become keys.
void restoreDraft(motion::PoseDraft& draft, const motion::PoseDraft& before, const motion::Motion& motion,
                  std::span<const motion::TrackId> tracks);

}  // namespace furitsuke::edit
