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

/// One row of the timeline: a track of the motion or of its annotations, a bone or morph of the model without a track,
/// or the heading of a group, which shows the union of its tracks.
struct TimelineRow {
  static constexpr int kHeading = -1;

  int group = 0;                         ///< index into TrackRows::groups()
  int entry = kHeading;                  ///< index into the entries of the group, or kHeading
  std::optional<motion::TrackId> track;  ///< nullopt for headings and for names without a track
  std::optional<motion::AnnotationTrack> annotation = {};

  [[nodiscard]] bool isHeading() const noexcept { return entry == kHeading; }
  friend bool operator==(const TimelineRow&, const TimelineRow&) = default;
};

/// The tree of tracks as a list of rows: groups with headings that can be folded, and single tracks without a heading.
/// Without a model there is one group for bones and one for morphs; with a model, see groupTracks(). The first row can
/// be the summary, a heading for all shown tracks.
class TrackRows {
  Q_DECLARE_TR_FUNCTIONS(furitsuke::panels::TrackRows)

 public:
  /// Creates the rows from a motion and a model, whose names are copied. Without a motion, the list is empty. Folding,
  /// filter and options are kept.
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
  /// The row of a track; nullopt while it is folded or filtered out.
  [[nodiscard]] std::optional<int> rowOf(motion::TrackId track) const;
  /// The group of a track of the motion.
  [[nodiscard]] std::optional<int> groupOf(motion::TrackId track) const;
  /// The row of the heading; nullopt if the group has no heading or is empty.
  [[nodiscard]] std::optional<int> headingOf(int group) const;
  /// The current index of a row, found by its track if it has one, otherwise by its entry.
  [[nodiscard]] std::optional<int> find(const TimelineRow& row) const;

  [[nodiscard]] bool isFolded(int group) const;
  void setFolded(int group, bool folded);
  void setAllFolded(bool folded);

  /// Shows only tracks whose Japanese or English name contains the text, ignoring case, width (ＩＫ, IK) and kana kind
  /// (あ, ア). All groups are unfolded while a filter is set.
  void setFilter(const QString& text);
  [[nodiscard]] const QString& filter() const noexcept { return filter_; }
  /// The name of the track contains the text of the filter.
  [[nodiscard]] bool matches(motion::TrackId track) const;
  /// The track is not hidden by restrictTo().
  [[nodiscard]] bool isInRestriction(motion::TrackId track) const;

  /// Keys that identify the tracks in any motion: kind and bytes of the name.
  [[nodiscard]] QSet<QByteArray> keysOf(const std::vector<motion::TrackId>& tracks) const;
  /// The keys of the tracks and names of these rows; of a heading, those of its shown entries.
  [[nodiscard]] QSet<QByteArray> keysOfRows(const std::vector<int>& rows) const;
  /// The labels of the entries with these keys, in the order of the rows.
  [[nodiscard]] QStringList labelsOf(const QSet<QByteArray>& keys) const;
  /// Shows only the tracks with these keys, with all groups unfolded; an empty set removes the restriction.
  void restrictTo(const QSet<QByteArray>& keys);
  /// One of the tracks has a row, or would have one without filter and restriction.
  [[nodiscard]] bool hasAnyOf(const QSet<QByteArray>& keys) const;
  [[nodiscard]] bool isRestricted() const noexcept { return !restriction_.isEmpty(); }

  /// Shows English names where the model has them; off by default. Does not rebuild the rows.
  void setEnglish(bool on);
  [[nodiscard]] bool isEnglish() const noexcept { return english_; }
  /// Also shows bones and morphs of the model for which the motion has no keys; off by default. Has no effect without a
  /// model.
  void setUnusedShown(bool on);
  [[nodiscard]] bool isUnusedShown() const noexcept { return unusedShown_; }
  /// A single track, or one of annotations, was given its first key or has lost its last one, so its row must be added
  /// or removed.
  [[nodiscard]] bool isOutdated(const motion::Motion& motion) const;

  /// Adds the row of the summary if there are other rows; off by default.
  void setSummaryShown(bool on);
  [[nodiscard]] bool isSummaryShown() const noexcept { return summaryShown_; }
  /// The index of the group of the summary in groups().
  static constexpr std::size_t kSummary = 0;

  /// The track of a row. For a heading, all tracks of its group that pass the filter, folded or not; for the summary,
  /// those of all groups.
  [[nodiscard]] const std::vector<motion::TrackId>& tracksOf(int row) const;
  /// The same of annotations.
  [[nodiscard]] std::vector<motion::AnnotationTrack> annotationsOf(int row) const;
  /// The row of a track of annotations; nullopt while it is folded or filtered out.
  [[nodiscard]] std::optional<int> rowOf(const motion::AnnotationTrack& track) const;
  /// The tracks of all of these rows, ascending.
  [[nodiscard]] std::vector<motion::TrackId> tracksOf(const std::vector<int>& rows) const;
  /// All tracks that pass the filter, folded or not.
  [[nodiscard]] std::vector<motion::TrackId> shownTracks() const;
  [[nodiscard]] std::vector<motion::AnnotationTrack> shownAnnotations() const;

  /// The displayed name: that of the track or of the model, or a fixed one such as "Camera".
  [[nodiscard]] QString label(const TimelineRow& row) const;
  /// The name in the other language, if it differs.
  [[nodiscard]] QString otherLabel(const TimelineRow& row) const;
  [[nodiscard]] static QString kindLabel(motion::TrackKind kind);
  /// "Gravity", "Prop", or what follows an outside parent.
  [[nodiscard]] static QString trackLabel(const motion::AnnotationTrack& track);

 private:
  struct EntryState {
    QString searchText;                ///< both names, normalized for searching
    std::vector<motion::TrackId> own;  ///< its track, if it has one
    int row = -1;
  };
  struct GroupState {
    QString foldKey;
    std::vector<EntryState> entries;
    std::vector<motion::TrackId> shown;                          ///< tracks that pass the filter
    std::vector<motion::AnnotationTrack> shownAnnotations = {};  ///< the same
    int heading = -1;
  };
  struct Position {
    int group = -1;
    int entry = -1;
  };

  void layOut();
  [[nodiscard]] bool isShown(const TrackEntry& entry, const EntryState& state) const;
  /// The entry has a row if neither a filter nor a restriction is set.
  [[nodiscard]] bool isListed(const TrackEntry& entry) const;
  [[nodiscard]] const Position* positionOf(motion::TrackId track) const;
  [[nodiscard]] const TrackEntry& entryAt(const Position& place) const;
  [[nodiscard]] static QString fixedLabel(const TrackEntry& entry);
  [[nodiscard]] QString groupTitle(const TrackGroup& group) const;
  [[nodiscard]] QString named(const QString& japanese, const QString& english, bool inEnglish) const;

  std::vector<TrackGroup> groups_;
  std::vector<GroupState> states_;                                        ///< parallel to groups_
  std::array<std::vector<Position>, motion::kTrackKindCount> positions_;  ///< by track
  std::array<bool, motion::kTrackKindCount> hasKeys_{};                   ///< of the single tracks
  std::vector<motion::AnnotationTrack> annotations_;                      ///< those with keys
  QSet<QString> folded_;
  std::vector<TimelineRow> rows_;
  QSet<QByteArray> restriction_;  ///< see keysOf(); empty: all are shown
  QString filter_;
  QString searchText_;
  bool hasModel_ = false;
  bool english_ = false;
  bool unusedShown_ = false;
  bool summaryShown_ = false;
};

}  // namespace furitsuke::panels
