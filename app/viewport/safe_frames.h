// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>
#include <array>

class QPainter;

namespace furitsuke {

/// Width to height of the picture that somebody works for.
struct PictureRatio {
  const char* id;
  const char* text;  ///< the same in every language
  double width, height;
  [[nodiscard]] double value() const noexcept { return width / height; }
};

inline constexpr std::array<PictureRatio, 5> kPictureRatios = {{{"16x9", "16:9", 16, 9},
                                                                {"4x3", "4:3", 4, 3},
                                                                {"1x1", "1:1", 1, 1},
                                                                {"9x16", "9:16", 9, 16},
                                                                {"21x9", "21:9", 21, 9}}};
/// The one of that id; 16:9 for anything else.
[[nodiscard]] const PictureRatio& pictureRatio(const QString& id);

/// The picture of that ratio as it stands in a view of another: as high as the view, or as wide where that would not
/// hold it.
[[nodiscard]] QRectF framedPicture(QSizeF view, double ratio);

/// Darkens what the picture leaves out, and draws its thirds and what is safe on every screen: 90 % for what happens,
/// 80 % for words.
void paintSafeFrames(QPainter& painter, QSizeF view, const PictureRatio& ratio);

}  // namespace furitsuke
