// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/model/model.h"
#include "core/motion/motion.h"

namespace furitsuke::panels {

/// A row of the timeline before folding and filtering: a track of the motion or of its annotations, a bone or morph of
/// the model without a track, or one of the single tracks (camera, light, self shadow, visibility and IK).
struct TrackEntry {
  motion::TrackKind kind = motion::TrackKind::Bone;  ///< TrackKind::Property for a track of annotations
  std::string bytes;                                 ///< the name in a motion; empty for the single tracks
  QString name;                                      ///< empty for the single tracks, whose names are translated
  QString english;                                   ///< often empty
  std::optional<motion::TrackId> track;              ///< nullopt: the motion has no such track
  std::optional<motion::AnnotationTrack> annotation = {};

  [[nodiscard]] bool isBone() const noexcept { return kind == motion::TrackKind::Bone; }
  /// Its name is that of a bone or morph, not a fixed one.
  [[nodiscard]] bool isNamed() const noexcept { return isBone() || kind == motion::TrackKind::Morph; }
};

struct TrackGroup {
  enum class Role : std::uint8_t {
    Bones,        ///< all bones of a motion without a model
    Morphs,       ///< all morphs of a motion without a model
    Single,       ///< one entry without a heading
    Display,      ///< one of the model's display groups
    Undisplayed,  ///< parts of the model in none of its display groups
    Unbound,      ///< tracks that match no bone or morph of the model
    Summary,      ///< a heading for all shown tracks; it has no entries and is not folded
    Parents,      ///< the outside parents of bones, the model and the camera
  };
  Role role = Role::Bones;
  QString title;    ///< of a display group; other groups have fixed titles
  QString english;  ///< often empty
  std::vector<TrackEntry> entries;

  [[nodiscard]] bool hasHeading() const noexcept { return role != Role::Single; }
  [[nodiscard]] bool canFold() const noexcept { return hasHeading() && role != Role::Summary; }
};

// Both begin with the tracks of annotations, of which there are only those with keys.

/// Groups for a motion without a model: all bones, all morphs, and the single tracks, in the order of the motion.
[[nodiscard]] std::vector<TrackGroup> groupTracks(const motion::Motion& motion);

/// Groups in the same order as in MMD: the root, visibility and IK, the face, then the other display groups in the
/// order of the model. They are followed by the bones and morphs in no display group, camera, light and self shadow,
/// and the tracks of the motion that match no bone or morph. Each bone, each morph and each track of the motion occurs
/// once. Names are matched as when the motion is applied to the model (NameIndex, BoundMotion).
[[nodiscard]] std::vector<TrackGroup> groupTracks(const motion::Motion& motion, const model::Model& model);

}  // namespace furitsuke::panels
