// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QSet>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "app/panels/timeline/track_grouping.h"

namespace furitsuke::panels {

/// One line of the timeline: a track, a name of the model that the motion has no track of, or the heading of a group
/// that shows the union of its tracks.
struct TimelineRow {
  static constexpr int kHeading = -1;

  int group = 0;                         ///< index into TrackRows::groups()
  int entry = kHeading;                  ///< index into the entries of the group, or kHeading
  std::optional<motion::TrackId> track;  ///< nothing for headings and for names without a track

  [[nodiscard]] bool isHeading() const noexcept { return entry == kHeading; }
  friend bool operator==(const TimelineRow&, const TimelineRow&) = default;
};

/// The tree of tracks as a list of rows: groups under headings that fold, single tracks as rows of their own. Without a
/// model, bones and morphs are a group each; with one, the groups are the model's (groupTracks()). The first row can be
/// the summary, a heading for all shown tracks.
class TrackRows {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::panels::TrackRows)

 public:
  /// Copies the names; without a motion the list is empty. Folding, filter and options are kept.
  void rebuild(const motion::Motion* motion, const model::Model* model = nullptr);

  [[nodiscard]] const std::vector<TimelineRow>& rows() const noexcept { return rows_; }
  [[nodiscard]] int count() const noexcept { return static_cast<int>(rows_.size()); }
  [[nodiscard]] const TimelineRow& at(int row) const { return rows_[static_cast<std::size_t>(row)]; }
  [[nodiscard]] const std::vector<TrackGroup>& groups() const noexcept { return groups_; }
  [[nodiscard]] const TrackGroup& groupOf(const TimelineRow& row) const {
    return groups_[static_cast<std::size_t>(row.group)];
  }
  /// `row` is not a heading.
  [[nodiscard]] const TrackEntry& entryOf(const TimelineRow& row) const {
    return groupOf(row).entries[static_cast<std::size_t>(row.entry)];
  }
  /// The row of a track; nothing while it is folded or filtered out.
  [[nodiscard]] std::optional<int> rowOf(motion::TrackId track) const;
  /// The group of a track of the motion.
  [[nodiscard]] std::optional<int> groupOf(motion::TrackId track) const;
  /// The row of the heading; nothing if the group has none or is empty.
  [[nodiscard]] std::optional<int> headingOf(int group) const;
  /// The present index of a row: found by its track, or by its name, which may have a track by now.
  [[nodiscard]] std::optional<int> find(const TimelineRow& row) const;

  [[nodiscard]] bool isFolded(int group) const;
  void setFolded(int group, bool folded);
  void setAllFolded(bool folded);

  /// Shows only tracks whose Japanese or English name contains the text, ignoring case, width (ＩＫ, IK) and kana kind
  /// (あ, ア). All groups are unfolded while a filter is set.
  void setFilter(const QString& text);
  [[nodiscard]] const QString& filter() const noexcept { return filter_; }
  [[nodiscard]] bool matches(motion::TrackId track) const;
  /// The track is not hidden by setOnly().
  [[nodiscard]] bool isWithin(motion::TrackId track) const;

  /// What identifies the tracks in any motion: kind and bytes of the name.
  [[nodiscard]] QSet<QByteArray> keysOf(const std::vector<motion::TrackId>& tracks) const;
  /// Shows only the tracks of these keys, with all groups unfolded; an empty set ends this.
  void setOnly(const QSet<QByteArray>& keys);
  /// One of them has a row, or would have without filter and restriction.
  [[nodiscard]] bool hasAnyOf(const QSet<QByteArray>& keys) const;
  [[nodiscard]] bool isRestricted() const noexcept { return !only_.isEmpty(); }

  /// English names where the model has them; off at first.
  void setEnglish(bool on);
  [[nodiscard]] bool isEnglish() const noexcept { return english_; }
  /// Also shows what the model has but the motion has no keys for; off at first. No effect without a model.
  void setUnusedShown(bool on);
  [[nodiscard]] bool isUnusedShown() const noexcept { return unusedShown_; }
  /// A single track has its first key or lost its last, so its row must be added or removed.
  [[nodiscard]] bool isOutdated(const motion::Motion& motion) const;

  /// Adds the row of the summary, if there are other rows; off at first.
  void setSummaryShown(bool on);
  [[nodiscard]] bool isSummaryShown() const noexcept { return summaryShown_; }
  /// The index of its group in groups().
  static constexpr std::size_t kSummary = 0;

  /// The track of a row, or all tracks of its group that pass the filter, folded or not; for the summary those of all
  /// groups.
  [[nodiscard]] const std::vector<motion::TrackId>& tracksOf(int row) const;
  /// All tracks that pass the filter, folded or not.
  [[nodiscard]] std::vector<motion::TrackId> shownTracks() const;

  /// The displayed name: the track's own, the model's, or "Camera" and so on.
  [[nodiscard]] QString label(const TimelineRow& row) const;
  /// The name in the other language, if it differs.
  [[nodiscard]] QString otherLabel(const TimelineRow& row) const;
  [[nodiscard]] static QString kindLabel(motion::TrackKind kind);

 private:
  struct EntryState {
    QString searchText;                ///< both names, normalized for searching
    std::vector<motion::TrackId> own;  ///< its track, if it has one
    int row = -1;
  };
  struct GroupState {
    QString foldKey;
    std::vector<EntryState> entries;
    std::vector<motion::TrackId> shown;  ///< tracks that pass the filter
    int heading = -1;
  };
  struct Place {
    int group = -1;
    int entry = -1;
  };

  void layOut();
  [[nodiscard]] bool isShown(const TrackEntry& entry, const EntryState& state) const;
  /// It has a row when no filter is set.
  [[nodiscard]] bool isThere(const TrackEntry& entry) const;
  [[nodiscard]] const Place* placeOf(motion::TrackId track) const;
  [[nodiscard]] const TrackEntry& entryAt(const Place& place) const;
  [[nodiscard]] QString groupTitle(const TrackGroup& group) const;
  [[nodiscard]] QString named(const QString& japanese, const QString& english, bool inEnglish) const;

  std::vector<TrackGroup> groups_;
  std::vector<GroupState> states_;                                  ///< parallel to groups_
  std::array<std::vector<Place>, motion::kTrackKindCount> places_;  ///< by track
  std::array<bool, motion::kTrackKindCount> hasKeys_{};             ///< of the single tracks
  QSet<QString> folded_;
  std::vector<TimelineRow> rows_;
  QSet<QByteArray> only_;  ///< see keysOf(); empty: all are shown
  QString filter_;
  QString searchText_;
  bool hasModel_ = false;
  bool english_ = false;
  bool unusedShown_ = false;
  bool summaryShown_ = false;
};

}  // namespace furitsuke::panels
