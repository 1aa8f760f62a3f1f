// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/film_parts.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QUrl>
#include <cmath>

namespace furitsuke::dialogs {

QString durationText(double seconds) {
  const auto whole = static_cast<qint64>(std::ceil(seconds));
  const QString minutes = QString("%1:%2").arg(whole / 60 % 60, whole < 3600 ? 1 : 2, 10, QChar('0'));
  const QString text = minutes.arg(whole % 60, 2, 10, QChar('0'));
  return whole < 3600 ? text : QString::number(whole / 3600) + ':' + text;
}

QPixmap onSquares(const image::Image& image, const QPalette& palette) {
  constexpr int kSquare = 8;
  const QImage picture(image.pixels.data(), static_cast<int>(image.width), static_cast<int>(image.height),
                       static_cast<qsizetype>(image.width) * 4, QImage::Format_RGBA8888);
  QPixmap squares(picture.size());
  QPainter painter(&squares);
  for (int y = 0; y < picture.height(); y += kSquare) {
    for (int x = 0; x < picture.width(); x += kSquare) {
      const bool isOdd = (x + y) / kSquare % 2 != 0;
      painter.fillRect(x, y, kSquare, kSquare, palette.color(isOdd ? QPalette::Mid : QPalette::Midlight));
    }
  }
  painter.drawImage(0, 0, picture);
  return squares;
}

QString formatText(const media::FilmFormat& format) {
  switch (format.codec) {
    case media::FilmCodec::H264: return "MP4 (H.264, AAC)";
    case media::FilmCodec::Vp9: return "WebM (VP9, Opus)";
    case media::FilmCodec::ProRes: return "MOV (ProRes 4444, PCM)";
    case media::FilmCodec::Png: return "MOV (PNG, PCM)";
    case media::FilmCodec::Gif: break;
  }
  return "GIF";
}

void openFolderOf(const QString& file) {
  QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file).absolutePath()));
}

}  // namespace furitsuke::dialogs
