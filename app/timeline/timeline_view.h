// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QSize>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "app/timeline/track_rows.h"
#include "app/widgets/time_scale.h"
#include "core/edit/motion_document.h"

namespace furitsuke {

/// What the widgets of one timeline share: the document, which rows there are, and which part of them is in sight.
/// Widgets observe it; none of them knows another. Pixels are those of the sheet.
class TimelineView : public QObject {
  Q_OBJECT

 public:
  static constexpr int kRowHeight = 22;
  /// Room left of frame 0 and right of the last key, so that their marks are whole.
  static constexpr double kMargin = 16.0;

  explicit TimelineView(QObject* parent = nullptr);

  /// The document is not owned; zoom and scroll position are remembered per document while it lives.
  void setDocument(MotionDocument* document);
  [[nodiscard]] MotionDocument* document() const noexcept { return document_; }

  /// By whose display groups the tracks are grouped; nullptr: by kind.
  void setModel(std::shared_ptr<const Model> model);
  [[nodiscard]] const std::shared_ptr<const Model>& model() const noexcept { return model_; }
  void setEnglishNames(bool on);
  /// The names of kinds of tracks again, after a change of language.
  void retranslate();
  void setUnusedShown(bool on);
  void setSummaryShown(bool on);

  [[nodiscard]] const TrackRows& rows() const noexcept { return rows_; }
  void setFolded(int group, bool folded);
  void setAllFolded(bool folded);
  void setFilter(const QString& text);
  /// Only the tracks of these keys (TrackRows::keysOf()) until there are none, another document is shown, or a track
  /// that is hidden so is to be revealed.
  void setOnly(const QSet<QByteArray>& keys);
  /// The row the keyboard works on, heading or track; follows the document's current track.
  [[nodiscard]] std::optional<int> cursorRow() const;
  /// Makes the row the cursor and its track, if it has one, the document's current track.
  void setCursorRow(int row);
  /// The track of the row. The first key of a name that the model has and the motion not needs one: then it is made.
  std::optional<TrackId> ensureTrackOfRow(int row);

  /// The frames with keys that a row shows: of its track, or of all tracks of its group.
  [[nodiscard]] std::span<const Frame> framesOfRow(int row) const;
  /// The selected ones among them.
  [[nodiscard]] std::span<const Frame> selectedFramesOfRow(int row) const;
  [[nodiscard]] std::size_t keyCountOfRow(int row) const;
  /// All tracks that the row stands for are locked; false when there are none.
  [[nodiscard]] bool isRowLocked(int row) const;
  [[nodiscard]] std::size_t selectedCountOfRow(int row) const;

  [[nodiscard]] const TimeScale& scale() const noexcept { return scale_; }
  [[nodiscard]] QSize viewport() const noexcept { return viewport_; }
  void setViewport(QSize size);
  [[nodiscard]] int scrollY() const noexcept { return scrollY_; }
  [[nodiscard]] int maxScrollY() const noexcept;
  void setScrollY(int y);
  /// The top of a row in the sheet; negative when scrolled above.
  [[nodiscard]] int rowTop(int row) const noexcept { return row * kRowHeight - scrollY_; }
  /// The row at a height of the sheet; nothing below the last one.
  [[nodiscard]] std::optional<int> rowAt(int y) const noexcept;
  /// The first and last row that intersect the heights; last < first when none does.
  [[nodiscard]] std::pair<int, int> rowsBetween(int top, int bottom) const noexcept;

  /// The frames that playing repeats, for the ruler to show; empty: none are marked. `active`: they are repeated.
  void setLoopRange(FrameRange range, bool active);
  [[nodiscard]] FrameRange loopRange() const noexcept { return loopRange_; }
  [[nodiscard]] bool isLoopActive() const noexcept { return loopActive_; }

  /// To what dragged keys, the playhead and the ends of the repeated part are drawn; nothing: to whole frames alone.
  void setSnapping(SnapTargets targets) { snapping_ = targets; }
  /// See snappedFrame().
  [[nodiscard]] Frame snapped(double frame, Qt::KeyboardModifiers modifiers) const;

  /// The beat that is shown: of the document, or one that is being tried out.
  [[nodiscard]] std::optional<Tempo> tempo() const;
  /// Nothing to try out: the document's own is shown.
  void setTriedTempo(std::optional<Tempo> tempo);
  /// There are markers or beats to show.
  [[nodiscard]] bool hasAnnotations() const;

  void zoomAbout(double x, double factor);
  /// About the playhead where it is in sight, about the middle otherwise.
  void zoomAboutPlayhead(double factor);
  void scrollTime(double pixels);
  void setOrigin(double frame);
  /// The frames the scroll bar covers: from 0 to a page behind the last key or the playhead.
  [[nodiscard]] FrameRange contentFrames() const;
  void zoomToFit();
  void zoomToSelection();

  /// Scrolls as little as needed; a frame that is far away is put into the middle.
  void revealFrame(Frame frame);
  void revealRow(int row);
  /// Unfolds the group, and clears a filter that hides the track.
  void revealTrack(TrackId track);
  /// Does nothing when a selected key is in sight already.
  void revealSelection();

  /// While it lives, changes of selection, frame and track come from this timeline's own mouse or keys and do not
  /// scroll it.
  class OwnChange {
   public:
    explicit OwnChange(TimelineView& view) : view_(view) { ++view_.ownChanges_; }
    ~OwnChange() { --view_.ownChanges_; }
    OwnChange(const OwnChange&) = delete;
    OwnChange& operator=(const OwnChange&) = delete;

   private:
    TimelineView& view_;
  };

 signals:
  void documentReplaced();
  /// Markers or beats are others now.
  void annotationsChanged();
  /// Rows appeared, went, were renamed, locked or unlocked.
  void rowsChanged();
  void cursorRowChanged();
  void verticallyScrolled();
  /// Zoom or horizontal position.
  void scaleChanged();
  /// The keys of these rows changed within the frames. Rows ascending.
  void keysChanged(const std::vector<int>& rows, furitsuke::FrameRange frames);
  void selectionChanged();
  void currentFrameChanged(furitsuke::Frame from, furitsuke::Frame to);
  void loopRangeChanged();

 private:
  struct Place {
    TimeScale scale;
    int scrollY = 0;
    bool fitted = false;
  };

  void attach(MotionDocument* document);
  void rebuildRows();
  void relayout();
  void forgetUnions();
  void onMotionChanged(const MotionChange& change);
  void onKeysChanged(const MotionChange& change);
  void onSelectionChanged();
  void onCurrentFrameChanged(Frame frame);
  void onCurrentTrackChanged();
  [[nodiscard]] std::vector<std::span<const Frame>> framesOfTracks(const std::vector<TrackId>& tracks) const;

  QPointer<MotionDocument> document_;
  std::shared_ptr<const Model> model_;
  TrackRows rows_;
  TimeScale scale_;
  QSize viewport_;
  int scrollY_ = 0;
  int ownChanges_ = 0;
  Frame lastFrame_ = 0;
  FrameRange loopRange_;
  bool loopActive_ = false;
  SnapTargets snapping_;
  std::optional<Tempo> triedTempo_;
  /// The whole motion is in sight and stays so when the panel changes its width, until somebody zooms or scrolls.
  bool fitted_ = false;
  std::optional<TimelineRow> cursor_;
  std::map<const QObject*, Place> places_;
  /// Unions for the headings, made when first asked for.
  mutable std::vector<std::optional<std::vector<Frame>>> unions_;  ///< by group
  mutable std::vector<std::optional<std::vector<Frame>>> selectedUnions_;
};

}  // namespace furitsuke
