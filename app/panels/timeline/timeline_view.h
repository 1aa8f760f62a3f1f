// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/panels/timeline/row_keys.h"
#include "app/panels/timeline/track_rows.h"
#include "app/widgets/time_view.h"
#include "core/motion/tempo_map.h"

namespace furitsuke::panels {

/// The state shared by the widgets of a timeline: document, visible frames, rows and visible rows. The widgets observe
/// it and do not depend on each other. Pixels are relative to the sheet. Zoom and scroll position are kept per
/// document as long as it exists.
class TimelineView : public widgets::TimeView {
  Q_OBJECT

 public:
  static constexpr int kRowHeight = 22;
  /// Space left of frame 0 and right of the last key, so that their marks are not cut off.
  static constexpr double kMargin = 16.0;

  explicit TimelineView(QObject* parent = nullptr) : TimeView(parent) {}

  [[nodiscard]] const TrackRows& rows() const noexcept { return rows_; }
  [[nodiscard]] const RowKeys& keys() const noexcept { return keys_; }

  /// Groups the tracks by the display groups of this model; nullptr: by kind.
  void setModel(std::shared_ptr<const model::Model> model);
  void setEnglishNames(bool on);
  /// Updates the names of track kinds after a change of language.
  void retranslate();
  /// Off also ends EditorState::areAllTracksShown() of the document.
  void setUnusedShown(bool on);
  void setSummaryShown(bool on);
  /// nullopt: all groups.
  void setFolded(std::optional<int> group, bool folded);
  void setFilter(const QString& text);
  /// Shows only the tracks of these keys (TrackRows::keysOf()), until an empty set is given, another document is shown,
  /// or revealTrack() is called for a hidden track.
  void restrictTo(const QSet<QByteArray>& keys);

  /// The row that keyboard commands apply to, a heading or a track; follows the current track of the document.
  [[nodiscard]] std::optional<int> cursorRow() const;
  /// Also makes the track of the row, if it has one, the current track of the document.
  void setCursorRow(int row);
  /// The rows that are selected together, ascending; the cursor row alone if no others are.
  [[nodiscard]] std::vector<int> selectedRows() const;
  [[nodiscard]] bool isRowSelected(int row) const;
  /// Several rows were selected with selectRows(), and neither cursor nor selected keys were changed elsewhere since.
  [[nodiscard]] bool hasChosenRows() const noexcept { return rowsAreChosen_ && selected_.size() > 1; }
  /// Selects rows together, as the user does in the list of tracks, and moves the cursor to one of them.
  void selectRows(const std::vector<int>& rows, int cursor);
  /// Shows bones, by the bytes of their names, that were selected outside of the timeline as the selected rows. The
  /// cursor leaves the rows of other bones.
  void showSelectedBones(const std::vector<QByteArray>& names);
  /// The names of the bones whose rows are selected; for a heading, those of its tracks.
  [[nodiscard]] std::vector<QByteArray> bonesOfSelectedRows() const;
  /// The track of the row. If only the model has a bone or morph of that name, a track is added to the motion. nullopt
  /// for a heading.
  std::optional<motion::TrackId> ensureTrackOfRow(int row);

  /// Adds keys at the frame to the tracks of annotations of these rows, with the values shown there, and selects them.
  /// One undo step; false if there are no such tracks.
  bool addAnnotationKeys(const std::vector<int>& rows, Frame frame);

  [[nodiscard]] int scrollY() const noexcept { return scrollY_; }
  [[nodiscard]] int maxScrollY() const noexcept;
  void setScrollY(int y);
  /// The top of a row in the sheet; negative when scrolled above.
  [[nodiscard]] int rowTop(int row) const noexcept { return row * kRowHeight - scrollY_; }
  /// The row at a vertical position in the sheet; nullopt below the last row.
  [[nodiscard]] std::optional<int> rowAt(int y) const noexcept;
  /// The first and the last row between two vertical positions in the sheet; last < first if there is none.
  [[nodiscard]] std::pair<int, int> rowsBetween(int top, int bottom) const noexcept;
  void revealRow(int row);
  /// Unfolds the group, and clears a filter that hides the track.
  void revealTrack(motion::TrackId track);
  /// Does nothing while a filter hides the track.
  void revealTrack(const motion::AnnotationTrack& track);

  /// The displayed tempos: those set by setPreviewedTempos(), or else those of the document.
  [[nodiscard]] motion::TempoMap tempos() const;
  /// Shows these tempos instead of those of the document, as a preview; nullopt: those of the document.
  void setPreviewedTempos(std::optional<motion::TempoMap> tempos);

  /// The last frame of what is played together with the motion, such as its music.
  void setLastFrameBeside(Frame frame);
  /// The later of that frame and the last key.
  [[nodiscard]] Frame lastFrame() const;

  void fitAll() override;
  void fitSelection() override;
  /// Scrolls as little as needed; a frame that is far away is centered.
  void revealFrame(Frame frame) override;

 signals:
  /// Rows were added, removed, renamed, locked or unlocked.
  void rowsChanged();
  void cursorRowChanged();
  /// selectedRows() changed.
  void selectedRowsChanged();
  /// The user has selected rows; see selectRows().
  void rowsChosen();
  void verticallyScrolled();
  /// The keys of these rows changed within the frames. Rows ascending.
  void keysChanged(const std::vector<int>& rows, furitsuke::FrameRange frames);
  /// The user has double-clicked a key of annotations; the playhead is there.
  void annotationKeyActivated(const furitsuke::motion::AnnotationTrack& track, furitsuke::Frame frame);

 protected:
  void attach(edit::MotionDocument& document) override;
  void detach(edit::MotionDocument& document) override;
  void showDocument() override;
  void onMotionChanged(const edit::MotionChange& change) override;
  void onCurrentTrackChanged() override;
  void updateSelection() override;
  void onViewportChanged(QSizeF before) override;
  [[nodiscard]] double leadingSpace() const override { return kMargin; }

 private:
  [[nodiscard]] bool isUnusedShown() const;
  /// Zoom and position of a document that is not shown.
  struct Position {
    widgets::TimeScale scale;
    int scrollY = 0;
    bool isFitted = false;
  };

  void restorePlace();
  void rebuildRows();
  void relayout();
  void forgetChosenRows();
  /// No panel then shows a key of another row than the chosen ones.
  void dropKeysOfOtherRows();
  void onKeysChanged(const edit::MotionChange& change);
  void onAnnotationsChanged();
  void rebuildOutdatedRows();
  /// Returns the selected frames of that track.
  std::span<const Frame> revealFirstTrack(const motion::KeySelection& selection);
  /// Does nothing if a selected key is already visible.
  void revealSelection();

  std::shared_ptr<const model::Model> model_;
  TrackRows rows_;
  RowKeys keys_{rows_};
  int scrollY_ = 0;
  Frame lastFrameBeside_ = 0;
  std::optional<motion::TempoMap> previewedTempos_;
  std::optional<TimelineRow> cursor_;
  std::vector<TimelineRow> selected_;  ///< empty: the cursor row
  bool rowsAreChosen_ = false;         ///< selected_ is from selectRows()
  bool isChoosingRows_ = false;        ///< bones and keys follow the rows at this moment
  std::map<const QObject*, Position> positions_;
  bool unusedShown_ = false;
};

}  // namespace furitsuke::panels
