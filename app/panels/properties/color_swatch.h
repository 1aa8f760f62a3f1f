// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QColor>
#include <optional>

namespace furitsuke::panels {

/// A button filled with a color; only half of it, divided diagonally, if the keys have different colors.
class ColorSwatch final : public QAbstractButton {
  Q_OBJECT

 public:
  explicit ColorSwatch(QWidget* parent = nullptr);

  /// `first`: the first of several colors; `mixed`: they differ.
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

}  // namespace furitsuke::panels
