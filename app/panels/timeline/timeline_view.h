// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/panels/timeline/row_keys.h"
#include "app/panels/timeline/track_rows.h"
#include "app/widgets/time_view.h"

namespace furitsuke::panels {

/// The state that the widgets of one timeline share: document, visible frames, rows, and the visible ones among them.
/// Widgets observe it and do not know each other. Pixels are those of the sheet. Zoom and scroll position are kept per
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

  /// The model by whose display groups the tracks are grouped; nullptr: by kind.
  void setModel(std::shared_ptr<const model::Model> model);
  void setEnglishNames(bool on);
  /// Updates the names of track kinds after a change of language.
  void retranslate();
  void setUnusedShown(bool on);
  void setSummaryShown(bool on);
  void setFolded(int group, bool folded);
  void setAllFolded(bool folded);
  void setFilter(const QString& text);
  /// Shows only the tracks of these keys (TrackRows::keysOf()), until an empty set is given, another document is shown,
  /// or revealTrack() is called for a hidden track.
  void setOnly(const QSet<QByteArray>& keys);

  /// The row that keyboard commands apply to, heading or track; follows the document's current track.
  [[nodiscard]] std::optional<int> cursorRow() const;
  /// Also makes the track of the row, if it has one, the document's current track.
  void setCursorRow(int row);
  /// The track of the row. For a name that only the model has, a track is added, because its first key needs one.
  std::optional<motion::TrackId> ensureTrackOfRow(int row);

  [[nodiscard]] int scrollY() const noexcept { return scrollY_; }
  [[nodiscard]] int maxScrollY() const noexcept;
  void setScrollY(int y);
  /// The top of a row in the sheet; negative when scrolled above.
  [[nodiscard]] int rowTop(int row) const noexcept { return row * kRowHeight - scrollY_; }
  /// The row at a height of the sheet; nothing below the last one.
  [[nodiscard]] std::optional<int> rowAt(int y) const noexcept;
  /// The first and last row that intersect the heights; last < first if none does.
  [[nodiscard]] std::pair<int, int> rowsBetween(int top, int bottom) const noexcept;
  void revealRow(int row);
  /// Unfolds the group, and clears a filter that hides the track.
  void revealTrack(motion::TrackId track);

  /// The tempo to show: the document's, or the one of setTriedTempo().
  [[nodiscard]] std::optional<motion::Tempo> tempo() const;
  /// Shows a tempo that is not in the document; nothing: the document's own.
  void setTriedTempo(std::optional<motion::Tempo> tempo);

  void fitAll() override;
  void fitSelection() override;
  /// Scrolls as little as needed; a frame that is far away is centered.
  void revealFrame(Frame frame) override;

 signals:
  /// Rows were added, removed, renamed, locked or unlocked.
  void rowsChanged();
  void cursorRowChanged();
  void verticallyScrolled();
  /// The keys of these rows changed within the frames. Rows ascending.
  void keysChanged(const std::vector<int>& rows, furitsuke::FrameRange frames);

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
  /// Zoom and position of a document that is not shown.
  struct Place {
    widgets::TimeScale scale;
    int scrollY = 0;
    bool isFitted = false;
  };

  void restorePlace();
  void rebuildRows();
  void relayout();
  void onKeysChanged(const edit::MotionChange& change);
  /// Does nothing if a selected key is visible already.
  void revealSelection();

  std::shared_ptr<const model::Model> model_;
  TrackRows rows_;
  RowKeys keys_{rows_};
  int scrollY_ = 0;
  std::optional<motion::Tempo> triedTempo_;
  std::optional<TimelineRow> cursor_;
  std::map<const QObject*, Place> places_;
};

}  // namespace furitsuke::panels
