// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPointF>
#include <QSizeF>
#include <QString>
#include <QTransform>
#include <QWidget>
#include <memory>

#include "core/image/image.h"

class QPainter;

namespace furitsuke::panels {

/// Shows a picture. The wheel zooms at the pointer, a drag with the left or middle mouse button pans, a double-click
/// shows all of it.
class ReferenceView : public QWidget {
  Q_OBJECT

 public:
  static constexpr double kSmallestZoom = 0.1;  ///< of the size at which all of the picture is shown
  static constexpr double kLargestZoom = 40;

  explicit ReferenceView(QWidget* parent = nullptr);

  /// nullptr: none. `pixelAspect`: width of a pixel / height.
  void setPicture(const std::shared_ptr<const image::Image>& picture, double pixelAspect);
  [[nodiscard]] const std::shared_ptr<const image::Image>& picture() const noexcept { return picture_; }
  /// Exchanges left and right. What is in the middle of the view stays there.
  void setMirrored(bool on);
  /// A sentence over the picture, or in the middle without one. Empty: none.
  void setSentence(const QString& sentence);
  [[nodiscard]] const QString& sentence() const noexcept { return sentence_; }
  /// Shows all of the picture, as large as possible.
  void fit();
  /// Relative to the size at which all of the picture is shown.
  [[nodiscard]] double zoom() const noexcept { return zoom_; }
  /// From pixels of the picture to the view.
  [[nodiscard]] QTransform placement() const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// The size of the whole picture in the view.
  [[nodiscard]] QSizeF shownSize() const;
  /// Keeps the picture in sight.
  void setCenter(QPointF center);
  void paintSentence(QPainter& painter) const;

  std::shared_ptr<const image::Image> picture_;
  QImage image_;  ///< the pixels of picture_
  double pixelAspect_ = 1;
  bool isMirrored_ = false;
  QString sentence_;
  double zoom_ = 1;
  QPointF center_{0.5, 0.5};  ///< the place of the shown picture, as fractions of its size, in the middle of the view
  QPointF dragged_;           ///< last place of the pointer
};

}  // namespace furitsuke::panels
