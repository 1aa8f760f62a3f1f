// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke {

/// A line of the timeline before anything is folded or filtered: a track of the motion, a bone or morph of the model
/// that has none, or one of the single tracks.
struct TrackEntry {
  TrackKind kind = TrackKind::Bone;
  std::string bytes;             ///< what a motion calls it; empty for the single tracks
  QString name;                  ///< empty for the single tracks, which the program names
  QString english;               ///< often empty
  std::optional<TrackId> track;  ///< nothing: the motion has no track of it
};

struct TrackGroup {
  enum class Role : std::uint8_t {
    Bones,        ///< all bones of a motion, where no model is known
    Morphs,       ///< likewise
    Single,       ///< its one entry stands without a heading
    Display,      ///< one of the model's display groups
    Undisplayed,  ///< of the model, in none of its display groups
    Unbound,      ///< tracks that the model has nothing for
    Summary,      ///< a heading over all tracks that are shown; it has no entries and is not folded
  };
  Role role = Role::Bones;
  QString title;    ///< of a display group; the program names the others
  QString english;  ///< often empty
  std::vector<TrackEntry> entries;

  [[nodiscard]] bool hasHeading() const noexcept { return role != Role::Single; }
  [[nodiscard]] bool canFold() const noexcept { return hasHeading() && role != Role::Summary; }
};

/// Every bone, every morph and the single tracks, in the order of the motion.
[[nodiscard]] std::vector<TrackGroup> groupTracks(const Motion& motion);

/// As MMD shows them: the root, visibility and IK, the face, then the other display groups in the order of the model;
/// behind them what is in no group of the model, camera, light and self shadow, and last the tracks of the motion that
/// the model has nothing for. Each bone and morph stands once, each track of the motion too; names meet as they do when
/// the motion moves the model (NameIndex, BoundMotion).
[[nodiscard]] std::vector<TrackGroup> groupTracks(const Motion& motion, const Model& model);

}  // namespace furitsuke
