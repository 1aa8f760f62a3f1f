// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "core/motion/motion.h"

namespace furitsuke {

/// One line of the timeline: a track, or the heading of a group that shows the union of its tracks.
struct TimelineRow {
  TrackKind kind = TrackKind::Bone;
  std::optional<TrackId> track;  ///< nothing: the heading of the group `kind`
  friend bool operator==(const TimelineRow&, const TimelineRow&) = default;
};

/// The tree of tracks as a list of rows: bones and morphs under headings that fold, the single tracks (camera, light,
/// self shadow, visibility and IK) as rows of their own. Tracks come in the order of the motion.
class TrackRows {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::TrackRows)

 public:
  /// Takes the names over; nullptr empties the list. Folding and filter stay.
  void rebuild(const Motion* motion);

  [[nodiscard]] const std::vector<TimelineRow>& rows() const noexcept { return rows_; }
  [[nodiscard]] int count() const noexcept { return static_cast<int>(rows_.size()); }
  [[nodiscard]] const TimelineRow& at(int row) const { return rows_[static_cast<std::size_t>(row)]; }
  /// The row of a track; nothing while it is folded away or filtered out.
  [[nodiscard]] std::optional<int> rowOf(TrackId track) const;
  [[nodiscard]] std::optional<int> headingOf(TrackKind kind) const;
  [[nodiscard]] std::optional<int> find(const TimelineRow& row) const;

  /// Only bones and morphs have headings.
  [[nodiscard]] static bool hasHeading(TrackKind kind) noexcept {
    return kind == TrackKind::Bone || kind == TrackKind::Morph;
  }
  [[nodiscard]] bool isFolded(TrackKind kind) const noexcept { return folded_[static_cast<std::size_t>(kind)]; }
  void setFolded(TrackKind kind, bool folded);

  /// Shows only tracks whose name holds the text; case, width (ＩＫ, IK) and kana kind (あ, ア) do not matter.
  /// Nothing is folded away while a filter is set.
  void setFilter(const QString& text);
  [[nodiscard]] const QString& filter() const noexcept { return filter_; }
  [[nodiscard]] bool matches(TrackId track) const;

  /// The tracks a row stands for: itself, or all of the group that pass the filter, folded or not.
  [[nodiscard]] const std::vector<TrackId>& tracksOf(int row) const;
  /// All tracks that pass the filter, folded or not.
  [[nodiscard]] std::vector<TrackId> shownTracks() const;

  /// The name for people: the track's own, or "Camera" and the like.
  [[nodiscard]] QString label(const TimelineRow& row) const;
  [[nodiscard]] static QString kindLabel(TrackKind kind);

 private:
  struct Group {
    std::vector<QString> names;             ///< by track index
    std::vector<QString> searchNames;       ///< the same, folded for searching
    std::vector<TrackId> shown;             ///< pass the filter
    std::vector<std::vector<TrackId>> own;  ///< by track index: just that track
    std::vector<int> rowOfTrack;            ///< by track index; -1 when it has no row
    int heading = -1;
  };

  void layOut();

  std::array<Group, kTrackKindCount> groups_;
  std::array<bool, kTrackKindCount> folded_{};
  std::vector<TimelineRow> rows_;
  QString filter_;
  QString searchText_;
};

}  // namespace furitsuke
