// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>
#include <array>

class QPainter;

namespace furitsuke::panels {

/// The aspect ratio of the final picture.
struct PictureRatio {
  const char* id;
  const char* text;  ///< not translated
  double width, height;
  [[nodiscard]] double value() const noexcept { return width / height; }
};

inline constexpr std::array<PictureRatio, 5> kPictureRatios = {{{"16x9", "16:9", 16, 9},
                                                                {"4x3", "4:3", 4, 3},
                                                                {"1x1", "1:1", 1, 1},
                                                                {"9x16", "9:16", 9, 16},
                                                                {"21x9", "21:9", 21, 9}}};
/// The ratio with that id; 16:9 for unknown ids.
[[nodiscard]] const PictureRatio& pictureRatio(const QString& id);

/// The largest centered rectangle of that ratio in the view: as high as the view, or as wide if it would not fit.
[[nodiscard]] QRectF framedPicture(QSizeF view, double ratio);

/// Darkens the area outside of the picture, and draws its thirds and the safe areas: 90 % for action, 80 % for titles.
void paintSafeFrames(QPainter& painter, QSizeF view, const PictureRatio& ratio);

}  // namespace furitsuke::panels
