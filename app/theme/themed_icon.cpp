// SPDX-License-Identifier: GPL-3.0-or-later
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include "app/theme/cached_pixmap.h"
#include "app/theme/theme.h"

namespace furitsuke::theme {

namespace {

/// Paints a line icon in the color of the current theme, at any size and pixel ratio.
class ThemedIconEngine final : public QIconEngine {
 public:
  explicit ThemedIconEngine(QString name) : name_(std::move(name)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
    const qreal ratio = painter->device() == nullptr ? 1.0 : painter->device()->devicePixelRatioF();
    QPixmap picture = scaledPixmap(rect.size() * ratio, mode, state, ratio);
    painter->drawPixmap(rect, picture);
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    return scaledPixmap(size, mode, state, 1.0);
  }

  QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal scale) override {
    const QColor color = colorFor(mode);
    const auto draw = [&](QPainter& painter) {
      QSvgRenderer renderer(path());
      if (!renderer.isValid()) return;
      renderer.render(&painter, QRectF(QPointF(0, 0), size));
      painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
      painter.fillRect(QRect(QPoint(0, 0), size), color);
    };
    return cachedPixmap(QString("icon/%1/%2").arg(name_).arg(color.rgba()), size, draw, scale);
  }

  QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override { return {{16, 16}, {20, 20}, {24, 24}, {32, 32}}; }
  bool isNull() override { return false; }
  QString iconName() override { return name_; }
  [[nodiscard]] QIconEngine* clone() const override { return new ThemedIconEngine(name_); }

 private:
  [[nodiscard]] QString path() const { return ":/icons/" + name_ + ".svg"; }

  static QColor colorFor(QIcon::Mode mode) {
    switch (mode) {
      case QIcon::Disabled: return theme().strongLine;
      case QIcon::Selected: return theme().selectionText;
      case QIcon::Normal:
      case QIcon::Active: break;
    }
    return theme().text;
  }

  QString name_;
};

}  // namespace

QIcon themedIcon(const QString& name) { return QIcon(new ThemedIconEngine(name)); }

}  // namespace furitsuke::theme
