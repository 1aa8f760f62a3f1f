// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QString>

#include "core/base/result.h"

namespace furitsuke::window {
class MainWindow;
}  // namespace furitsuke::window

namespace furitsuke::startup {

/// Waits until the window has finished loading, layout and drawing.
void waitUntilDrawn(window::MainWindow& window);

/// A picture of the whole window, or only of the dock named `panel`, which is raised.
[[nodiscard]] QPixmap pictureOf(window::MainWindow& window, const QString& panel);

/// Saves the picture as PNG. The Error names the file.
Status saveScreenshot(window::MainWindow& window, const QString& panel, const QString& path);

}  // namespace furitsuke::startup
