// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/panels/timeline/timeline_lane.h"
#include "core/operations/music/syllable_bars.h"

namespace furitsuke::panels {

/// Syllables as bars between ruler and sheet, while the operation that makes keys of them is previewed. A bar is
/// dragged at its ends or as a whole, and bars that touch it follow; a double click splits it, the menu joins it with
/// the next one. Each change can be undone while the lane has the focus.
class SyllableLane : public TimelineLane {
  Q_OBJECT

 public:
  static constexpr int kHeight = 20;

  explicit SyllableLane(TimelineView& view, QWidget* parent = nullptr);

  /// Hides the lane if there is nothing to show. Ignored during a drag.
  void setBars(std::optional<operations::SyllableBars> bars);
  [[nodiscard]] const operations::SyllableBars& bars() const noexcept { return bars_; }
  /// The place of a bar; it may be outside of the widget.
  [[nodiscard]] QRectF barRect(std::size_t index) const;

 signals:
  /// The user has changed the bars.
  void edited(const std::vector<furitsuke::operations::SyllableBar>& bars);
  /// setBars() has shown or hidden the lane.
  void shownChanged(bool shown);
  /// The syllables shall be spread again.
  void resetRequested();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  [[nodiscard]] bool isDragging() const override { return drag_.has_value(); }
  void cancelDrag() override;
  [[nodiscard]] QString tipAt(QPointF point) const override;

 private:
  enum class Part : std::uint8_t { First, Last, Both };
  struct Grip {
    std::size_t index = 0;
    Part part = Part::Both;
  };
  struct Drag {
    Grip grip;
    Frame from = 0;  ///< the frame under the mouse when it was pressed
    operations::SyllableBars before;
  };

  [[nodiscard]] std::optional<Grip> gripAt(QPointF point) const;
  void drag(Frame to);
  /// Shows bars that the user has made, as a step that can be undone.
  void change(operations::SyllableBars bars, const operations::SyllableBars& before);
  /// Goes back to the last of `from`, so that `to` can come back from there.
  void step(std::vector<operations::SyllableBars>& from, std::vector<operations::SyllableBars>& to);
  void split(std::size_t index, Frame frame);

  operations::SyllableBars bars_;
  std::optional<std::size_t> current_;
  std::optional<Drag> drag_;
  std::vector<operations::SyllableBars> undone_, redone_;  ///< states before and after the shown one
};

}  // namespace furitsuke::panels
