// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scene/reference_view.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "app/theme/theme.h"

namespace furitsuke::panels {

namespace {

constexpr double kZoomPerNotch = 1.2;
constexpr int kNotch = 120;  // of QWheelEvent::angleDelta()
constexpr Qt::MouseButtons kPanButtons = Qt::LeftButton | Qt::MiddleButton;
constexpr int kSentencePadding = 2 * theme::kGrid;
constexpr double kSentenceOpacity = 0.85;  // of its background over a picture

}  // namespace

ReferenceView::ReferenceView(QWidget* parent) : QWidget(parent) {
  setObjectName("referenceView");
  setAttribute(Qt::WA_OpaquePaintEvent);
  setMinimumSize(20 * theme::kGrid, 20 * theme::kGrid);
}

void ReferenceView::setPicture(const std::shared_ptr<const image::Image>& picture, double pixelAspect) {
  if (picture == picture_ && pixelAspect == pixelAspect_) return;
  picture_ = picture;
  pixelAspect_ = pixelAspect;
  image_ = picture ? QImage(picture->pixels.data(), static_cast<int>(picture->width), static_cast<int>(picture->height),
                            static_cast<qsizetype>(picture->width) * 4, QImage::Format_RGBA8888)
                   : QImage();
  update();
}

void ReferenceView::setMirrored(bool on) {
  if (on == isMirrored_) return;
  isMirrored_ = on;
  center_.setX(1 - center_.x());
  update();
}

void ReferenceView::setSentence(const QString& sentence) {
  if (sentence == sentence_) return;
  sentence_ = sentence;
  setAccessibleDescription(sentence);
  update();
}

void ReferenceView::fit() {
  zoom_ = 1;
  center_ = {0.5, 0.5};
  update();
}

// --- geometry --------------------------------------------------------------------------------------------------------

QSizeF ReferenceView::shownSize() const {
  const QSizeF size(image_.width() * pixelAspect_, image_.height());
  return size.scaled(QSizeF(this->size()), Qt::KeepAspectRatio) * zoom_;
}

QTransform ReferenceView::placement() const {
  const QSizeF shown = shownSize();
  const QPointF corner(width() / 2.0 - center_.x() * shown.width(), height() / 2.0 - center_.y() * shown.height());
  QTransform transform = QTransform::fromTranslate(corner.x(), corner.y());
  transform.scale(shown.width() / std::max(1, image_.width()), shown.height() / std::max(1, image_.height()));
  if (isMirrored_) {
    transform.translate(image_.width(), 0);
    transform.scale(-1, 1);
  }
  return transform;
}

void ReferenceView::setCenter(QPointF center) {
  center_ = {std::clamp(center.x(), 0.0, 1.0), std::clamp(center.y(), 0.0, 1.0)};
  update();
}

// --- mouse -----------------------------------------------------------------------------------------------------------

void ReferenceView::wheelEvent(QWheelEvent* event) {
  event->accept();
  if (image_.isNull()) return;
  const double notches = static_cast<double>(event->angleDelta().y()) / kNotch;
  const double zoom = std::clamp(zoom_ * std::pow(kZoomPerNotch, notches), kSmallestZoom, kLargestZoom);
  if (zoom == zoom_) return;
  // The place under the pointer stays there.
  const QPointF fromMiddle = event->position() - QPointF(width() / 2.0, height() / 2.0);
  const QSizeF before = shownSize();
  zoom_ = zoom;
  const QSizeF after = shownSize();
  setCenter(center_ + QPointF(fromMiddle.x() / before.width() - fromMiddle.x() / after.width(),
                              fromMiddle.y() / before.height() - fromMiddle.y() / after.height()));
}

void ReferenceView::mousePressEvent(QMouseEvent* event) {
  if (!(kPanButtons & event->button())) return QWidget::mousePressEvent(event);
  dragged_ = event->position();
  if (!image_.isNull()) setCursor(Qt::ClosedHandCursor);
}

void ReferenceView::mouseMoveEvent(QMouseEvent* event) {
  if (!(kPanButtons & event->buttons()) || image_.isNull()) return;
  const QPointF by = event->position() - dragged_;
  dragged_ = event->position();
  const QSizeF shown = shownSize();
  setCenter(center_ - QPointF(by.x() / shown.width(), by.y() / shown.height()));
}

void ReferenceView::mouseReleaseEvent(QMouseEvent* event) {
  if (!(kPanButtons & event->buttons())) unsetCursor();
}

void ReferenceView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) fit();
}

void ReferenceView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) update();
}

// --- painting --------------------------------------------------------------------------------------------------------

void ReferenceView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), theme::theme().background);
  if (!image_.isNull()) {
    painter.save();
    painter.setTransform(placement(), true);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(0, 0, image_);
    painter.restore();
    // The film may have the color of the panel at its edges.
    painter.setPen(theme::theme().strongLine);
    painter.drawRect(placement().mapRect(QRectF(image_.rect())));
  }
  if (!sentence_.isEmpty()) paintSentence(painter);
}

void ReferenceView::paintSentence(QPainter& painter) const {
  const QRect within = rect().adjusted(kSentencePadding, kSentencePadding, -kSentencePadding, -kSentencePadding);
  const int flags = Qt::TextWordWrap | (image_.isNull() ? Qt::AlignCenter : Qt::AlignBottom | Qt::AlignHCenter);
  const QRect area = painter.boundingRect(within, flags, sentence_);
  if (!image_.isNull()) {
    QColor ground = theme::theme().background;
    ground.setAlphaF(kSentenceOpacity);
    painter.fillRect(area.adjusted(-theme::kGrid, -theme::kGrid, theme::kGrid, theme::kGrid), ground);
  }
  painter.setPen(image_.isNull() ? theme::theme().mutedText : theme::theme().text);
  painter.drawText(within, flags, sentence_);
}

}  // namespace furitsuke::panels
