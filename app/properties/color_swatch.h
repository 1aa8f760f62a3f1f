// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QColor>
#include <optional>

namespace furitsuke {

/// A button in a colour; split corner to corner while the colours are mixed.
class ColorSwatch final : public QAbstractButton {
  Q_OBJECT

 public:
  explicit ColorSwatch(QWidget* parent = nullptr);

  /// `first` of several; `mixed` when not all are alike.
  void setShown(const QColor& first, bool mixed);
  [[nodiscard]] const QColor& color() const noexcept { return color_; }
  [[nodiscard]] QSize sizeHint() const override { return {40, 26}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {26, 26}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QColor color_;
  bool mixed_ = false;
};

}  // namespace furitsuke
