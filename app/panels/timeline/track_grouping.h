// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::panels {

/// A line of the timeline before anything is folded or filtered: a track of the motion, a bone or morph of the model
/// that has none, or one of the single tracks.
struct TrackEntry {
  motion::TrackKind kind = motion::TrackKind::Bone;
  std::string bytes;                     ///< the name in a motion; empty for the single tracks
  QString name;                          ///< empty for the single tracks, whose names are translated
  QString english;                       ///< often empty
  std::optional<motion::TrackId> track;  ///< nothing: the motion has no such track
};

struct TrackGroup {
  enum class Role : std::uint8_t {
    Bones,        ///< all bones of a motion without a model
    Morphs,       ///< likewise
    Single,       ///< one entry without a heading
    Display,      ///< one of the model's display groups
    Undisplayed,  ///< parts of the model in none of its display groups
    Unbound,      ///< tracks that match nothing in the model
    Summary,      ///< a heading for all shown tracks; it has no entries and is not folded
  };
  Role role = Role::Bones;
  QString title;    ///< of a display group; the others have fixed titles
  QString english;  ///< often empty
  std::vector<TrackEntry> entries;

  [[nodiscard]] bool hasHeading() const noexcept { return role != Role::Single; }
  [[nodiscard]] bool canFold() const noexcept { return hasHeading() && role != Role::Summary; }
};

/// Every bone, every morph and the single tracks, in the order of the motion.
[[nodiscard]] std::vector<TrackGroup> groupTracks(const motion::Motion& motion);

/// As MMD shows them: the root, visibility and IK, the face, then the other display groups in the order of the model;
/// then what is in no group of the model, camera, light and self shadow, and last the tracks of the motion that match
/// nothing in the model. Each bone, each morph and each track of the motion occurs once; names are matched as when the
/// motion is applied to the model (NameIndex, BoundMotion).
[[nodiscard]] std::vector<TrackGroup> groupTracks(const motion::Motion& motion, const model::Model& model);

}  // namespace furitsuke::panels
