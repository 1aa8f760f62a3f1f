// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QWidget>
#include <cstddef>
#include <optional>
#include <vector>

#include "app/panels/timeline/timeline_view.h"
#include "core/base/frame.h"
#include "core/motion/parent_keys.h"
#include "core/motion/places/place_keys.h"

class QPainter;

namespace furitsuke::panels {

/// The outside parent keys of the motion between ruler and sheet, each with what the bone follows from it on, and the
/// keys that place a prop. A click moves the playhead to a key, a double click asks to change what a bone follows.
/// Hidden while there are none.
class ParentLane : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kHeight = 20;

  explicit ParentLane(TimelineView& view, QWidget* parent = nullptr);

  /// "右手首 → Miku: 左手首", as the lane and its tooltips show a key.
  [[nodiscard]] static QString textOf(const motion::ParentKey& key);
  /// What the lane shows.
  [[nodiscard]] QString title() const;
  /// The mark of a key of the motion; it may be outside of the widget.
  [[nodiscard]] QRectF markRect(std::size_t index) const;
  /// The mark of a key that places a prop.
  [[nodiscard]] QRectF markAt(Frame frame) const;

 signals:
  /// The lane was shown or hidden.
  void shownChanged(bool shown);
  /// The playhead is at the key.
  void changeRequested(const furitsuke::motion::ParentKey& key);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] const std::vector<motion::ParentKey>& keys() const;
  [[nodiscard]] std::optional<std::size_t> keyAt(QPointF point) const;
  [[nodiscard]] const std::vector<motion::PlaceKey>& places() const;
  [[nodiscard]] std::optional<Frame> placeAt(QPointF point) const;
  void paintPlaces(QPainter& painter) const;
  void showKeys();

  TimelineView& view_;
};

}  // namespace furitsuke::panels
