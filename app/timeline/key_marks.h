// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPixmap>
#include <QRectF>
#include <array>
#include <vector>

#include "app/timeline/key_look.h"

namespace furitsuke {

/// What a mark stands for. Selected marks are larger and outlined in the text colour: never told by colour alone.
enum class MarkState : std::uint8_t { Plain, Selected, Locked, Summary, SummarySelected, Ghost };
inline constexpr int kMarkStateCount = 6;

/// Every mark a key can have, drawn once into one pixmap per theme and device pixel ratio, so that all keys of a
/// picture are painted by one drawPixmapFragments call.
class KeyMarks {
 public:
  /// Marks need this distance from both neighbours to show their shape, in logical pixels; closer ones become bars.
  static constexpr int kSmallGap = 7;
  static constexpr int kLargeGap = 11;
  /// No mark reaches further from its centre.
  static constexpr int kReach = 7;

  enum class Size : std::uint8_t { Small, Large };

  /// Draws the marks anew when theme or ratio differ from the last call.
  void prepare(double devicePixelRatio);
  [[nodiscard]] const QPixmap& pixmap() const noexcept { return pixmap_; }
  /// One mark centred on a point of the sheet, for QPainter::drawPixmapFragments.
  [[nodiscard]] QPainter::PixmapFragment fragment(QPointF centre, KeyLook look, MarkState state, Size size) const;

  /// Paints one mark at once; for legends.
  void paint(QPainter& painter, QPointF centre, KeyLook look, MarkState state, Size size) const;

 private:
  [[nodiscard]] static int cellOf(KeyLook look, MarkState state, Size size) noexcept;

  QPixmap pixmap_;
  double ratio_ = 0.0;
  quint64 colours_ = 0;
};

}  // namespace furitsuke
