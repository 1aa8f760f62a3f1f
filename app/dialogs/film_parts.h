// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QString>

#include "core/image/image.h"
#include "core/media/film_format.h"

class QPalette;

// What the dialog for films shows.
namespace furitsuke::dialogs {

/// "1:05:09" or "5:09".
[[nodiscard]] QString durationText(double seconds);
/// "MP4 (H.264, AAC)".
[[nodiscard]] QString formatText(const media::FilmFormat& format);
/// The picture on a pattern of squares, which shows where it is transparent.
[[nodiscard]] QPixmap onSquares(const image::Image& image, const QPalette& palette);
/// Shows the folder of a file in the file manager.
void openFolderOf(const QString& file);

}  // namespace furitsuke::dialogs
