// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QSet>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "app/timeline/track_grouping.h"

namespace furitsuke {

/// One line of the timeline: a track, a name of the model that the motion has no track of, or the heading of a group
/// that shows the union of its tracks.
struct TimelineRow {
  static constexpr int kHeading = -1;

  int group = 0;                 ///< into TrackRows::groups()
  int entry = kHeading;          ///< into the entries of the group, or kHeading
  std::optional<TrackId> track;  ///< nothing for headings and for names without a track

  [[nodiscard]] bool isHeading() const noexcept { return entry == kHeading; }
  friend bool operator==(const TimelineRow&, const TimelineRow&) = default;
};

/// The tree of tracks as a list of rows: groups under headings that fold, single tracks as rows of their own. Without a
/// model all bones and all morphs are a group each; with one the groups are the model's (groupTracks()). Before them
/// stands the summary, a heading over all that is shown.
class TrackRows {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::TrackRows)

 public:
  /// Takes the names over; without a motion the list is empty. Folding, filter and switches stay.
  void rebuild(const Motion* motion, const Model* model = nullptr);

  [[nodiscard]] const std::vector<TimelineRow>& rows() const noexcept { return rows_; }
  [[nodiscard]] int count() const noexcept { return static_cast<int>(rows_.size()); }
  [[nodiscard]] const TimelineRow& at(int row) const { return rows_[static_cast<std::size_t>(row)]; }
  [[nodiscard]] const std::vector<TrackGroup>& groups() const noexcept { return groups_; }
  [[nodiscard]] const TrackGroup& groupOf(const TimelineRow& row) const {
    return groups_[static_cast<std::size_t>(row.group)];
  }
  /// Of a row that is no heading.
  [[nodiscard]] const TrackEntry& entryOf(const TimelineRow& row) const {
    return groupOf(row).entries[static_cast<std::size_t>(row.entry)];
  }
  /// The row of a track; nothing while it is folded away or filtered out.
  [[nodiscard]] std::optional<int> rowOf(TrackId track) const;
  /// The group of a track of the motion.
  [[nodiscard]] std::optional<int> groupOf(TrackId track) const;
  /// The row of the heading; nothing when the group has none or nothing to show.
  [[nodiscard]] std::optional<int> headingOf(int group) const;
  /// The row as it stands now: of its track, or of the name that meanwhile may have got a track.
  [[nodiscard]] std::optional<int> find(const TimelineRow& row) const;

  [[nodiscard]] bool isFolded(int group) const;
  void setFolded(int group, bool folded);
  void setAllFolded(bool folded);

  /// Shows only tracks whose Japanese or English name holds the text; case, width (ＩＫ, IK) and kana kind (あ, ア) do
  /// not matter. Nothing is folded away while a filter is set.
  void setFilter(const QString& text);
  [[nodiscard]] const QString& filter() const noexcept { return filter_; }
  [[nodiscard]] bool matches(TrackId track) const;
  /// Whether setOnly() leaves the track.
  [[nodiscard]] bool isWithin(TrackId track) const;

  /// By what the tracks are known again in any motion: kind and bytes of the name.
  [[nodiscard]] QSet<QByteArray> keysOf(const std::vector<TrackId>& tracks) const;
  /// Shows the tracks of these keys and no others until it gets none; nothing is folded away meanwhile.
  void setOnly(const QSet<QByteArray>& keys);
  /// There is a row for one of them, or would be without filter and restriction.
  [[nodiscard]] bool hasAnyOf(const QSet<QByteArray>& keys) const;
  [[nodiscard]] bool isRestricted() const noexcept { return !only_.isEmpty(); }

  /// English names where the model has them; off at first.
  void setEnglish(bool on);
  [[nodiscard]] bool isEnglish() const noexcept { return english_; }
  /// Also what the model has and the motion has no keys for; off at first. Without a model nothing changes.
  void setUnusedShown(bool on);
  [[nodiscard]] bool isUnusedShown() const noexcept { return unusedShown_; }
  /// A single track got its first key or lost its last, and its row must come or go.
  [[nodiscard]] bool isOutdated(const Motion& motion) const;

  /// The row of the summary, where there are other rows; off at first.
  void setSummaryShown(bool on);
  [[nodiscard]] bool isSummaryShown() const noexcept { return summaryShown_; }
  /// Its place in groups().
  static constexpr std::size_t kSummary = 0;

  /// The tracks a row stands for: itself, or all of the group that pass the filter, folded or not; for the summary
  /// those of all groups.
  [[nodiscard]] const std::vector<TrackId>& tracksOf(int row) const;
  /// All tracks that pass the filter, folded or not.
  [[nodiscard]] std::vector<TrackId> shownTracks() const;

  /// The name for people: the track's own, the model's, or "Camera" and the like.
  [[nodiscard]] QString label(const TimelineRow& row) const;
  /// The name in the other language, where it differs.
  [[nodiscard]] QString otherLabel(const TimelineRow& row) const;
  [[nodiscard]] static QString kindLabel(TrackKind kind);

 private:
  struct EntryState {
    QString searchText;        ///< both names, folded for searching
    std::vector<TrackId> own;  ///< its track, when it has one
    int row = -1;
  };
  struct GroupState {
    QString foldKey;
    std::vector<EntryState> entries;
    std::vector<TrackId> shown;  ///< tracks that pass the filter
    int heading = -1;
  };
  struct Place {
    int group = -1;
    int entry = -1;
  };

  void layOut();
  [[nodiscard]] bool isShown(const TrackEntry& entry, const EntryState& state) const;
  /// Whether there is anything to show of it, whatever is searched for.
  [[nodiscard]] bool isThere(const TrackEntry& entry) const;
  [[nodiscard]] const Place* placeOf(TrackId track) const;
  [[nodiscard]] const TrackEntry& entryAt(const Place& place) const;
  [[nodiscard]] QString groupTitle(const TrackGroup& group) const;
  [[nodiscard]] QString named(const QString& japanese, const QString& english, bool inEnglish) const;

  std::vector<TrackGroup> groups_;
  std::vector<GroupState> states_;                          ///< beside groups_
  std::array<std::vector<Place>, kTrackKindCount> places_;  ///< by track
  std::array<bool, kTrackKindCount> hasKeys_{};             ///< of the single tracks
  QSet<QString> folded_;
  std::vector<TimelineRow> rows_;
  QSet<QByteArray> only_;  ///< kind and name of what alone is shown; empty: all
  QString filter_;
  QString searchText_;
  bool hasModel_ = false;
  bool english_ = false;
  bool unusedShown_ = false;
  bool summaryShown_ = false;
};

}  // namespace furitsuke
