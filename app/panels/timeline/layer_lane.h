// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPointF>
#include <QPointer>
#include <QRectF>
#include <QTimer>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "app/panels/timeline/timeline_lane.h"
#include "core/motion/layers/layer_stack.h"

namespace furitsuke::panels {

/// The layers of the motion between ruler and sheet, the highest first: each has a row with a bar where it has a
/// weight, and the curve of its weight. A bar is dragged to move the layer in time, a weight key to fade it earlier,
/// later or to another weight; a double click adds or deletes a weight key. The motion shows the result during a drag,
/// which is a preview of the document until the mouse is released. Hidden while there are no layers.
class LayerLane : public TimelineLane {
  Q_OBJECT

 public:
  explicit LayerLane(TimelineView& view, QWidget* parent = nullptr);

  /// The row of a layer, which counts from the lowest.
  [[nodiscard]] QRectF rowRect(std::size_t layer) const;
  /// Where a weight is drawn; it may be outside of the widget.
  [[nodiscard]] QPointF pointOf(std::size_t layer, const motion::LayerWeightKey& key) const;
  /// The bar of a layer, from the first to the last frame on which it has a weight; empty if there is none.
  [[nodiscard]] QRectF barRect(std::size_t layer) const;

 signals:
  /// The height for the layers that there are; 0: hidden.
  void heightChanged(int height);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  [[nodiscard]] bool isDragging() const override { return drag_.has_value(); }
  void cancelDrag() override;
  [[nodiscard]] QString tipAt(QPointF point) const override;

 private:
  struct Grip {
    std::size_t layer = 0;
    std::optional<std::size_t> key;  ///< nothing: the whole layer
  };
  struct Drag {
    Grip grip;
    double from = 0;                              ///< the frame under the mouse when it was pressed
    std::vector<motion::LayerWeightKey> weights;  ///< as they are shown during the drag
    Frame shift = 0;                              ///< of the whole layer
    bool isMoved = false;
    bool isShowing = false;  ///< changes the document
  };

  /// That of the document, without what a drag has changed.
  [[nodiscard]] const motion::Motion& motion() const;
  [[nodiscard]] std::vector<motion::LayerView> layers() const;
  [[nodiscard]] double rowHeight() const;
  [[nodiscard]] std::vector<motion::LayerWeightKey> weightsOf(std::size_t layer) const;
  [[nodiscard]] std::optional<std::size_t> layerAt(QPointF point) const;
  [[nodiscard]] std::optional<Grip> gripAt(QPointF point) const;
  void paintLayer(QPainter& painter, std::size_t layer, const motion::LayerSettings& settings);
  void dragTo(QPointF point, Qt::KeyboardModifiers modifiers);
  /// Shows the result of the drag in the document, as it is now.
  void previewDrag();
  void showDrag();
  void dropDrag();
  void showLayers();
  void follow();

  QPointer<edit::MotionDocument> document_;
  std::optional<Drag> drag_;
  QTimer previewTimer_;  ///< runs while the document does not show the last movement of the mouse
};

}  // namespace furitsuke::panels
