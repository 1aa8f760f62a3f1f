// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QString>

#include "core/base/result.h"

namespace furitsuke {

class MainWindow;

/// Waits until everything that the window still has to load, lay out and draw is done.
void waitUntilDrawn(MainWindow& window);

/// A picture of the whole window, or of the dock of that name alone, which is brought to the front.
[[nodiscard]] QPixmap pictureOf(MainWindow& window, const QString& panel);

/// Writes the picture. An Error names the file that could not be written.
Status saveScreenshot(MainWindow& window, const QString& panel, const QString& path);

}  // namespace furitsuke
