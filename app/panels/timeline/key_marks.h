// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPixmap>
#include <QRectF>
#include <array>
#include <vector>

#include "app/panels/timeline/key_style.h"

namespace furitsuke::panels {

/// Selected marks are also larger and outlined in the text color, so that color is not the only difference.
enum class MarkState : std::uint8_t { Plain, Selected, Locked, Summary, SummarySelected, Ghost };
inline constexpr int kMarkStateCount = 6;

/// All marks that a key can have, drawn into one pixmap per theme and device pixel ratio, so that all keys are painted
/// with one drawPixmapFragments() call.
class KeyMarks {
 public:
  /// The minimum distance from both neighbors, in logical pixels, at which keys are shown as small or large marks;
  /// closer keys become bars.
  static constexpr int kSmallGap = 7;
  static constexpr int kLargeGap = 11;
  /// The largest radius of a mark, in logical pixels.
  static constexpr int kHalfWidth = 7;

  enum class Size : std::uint8_t { Small, Large };

  /// Draws the marks again if theme or ratio have changed since the last call.
  void prepare(double devicePixelRatio);
  [[nodiscard]] const QPixmap& pixmap() const noexcept { return pixmap_; }
  /// One mark centered on a point of the sheet, for QPainter::drawPixmapFragments.
  [[nodiscard]] QPainter::PixmapFragment fragment(QPointF center, KeyStyle style, MarkState state, Size size) const;

  /// Paints one mark; for legends.
  void paint(QPainter& painter, QPointF center, KeyStyle style, MarkState state, Size size) const;

 private:
  [[nodiscard]] static int cellOf(KeyStyle style, MarkState state, Size size) noexcept;

  QPixmap pixmap_;
  double ratio_ = 0.0;
  quint64 colors_ = 0;
};

}  // namespace furitsuke::panels
