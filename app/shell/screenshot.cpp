// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/screenshot.h"

#include <QApplication>
#include <QDockWidget>
#include <QSaveFile>

#include "app/shell/dock_area.h"
#include "app/shell/main_window.h"
#include "app/viewport/viewport_overlay.h"
#include "app/viewport/viewport_panel.h"

namespace furitsuke {

namespace {
/// Laying out docks posts events that post events; three rounds settle them, a few more cost nothing.
constexpr int kSettlingRounds = 6;
}  // namespace

void waitUntilDrawn(MainWindow& window) {
  for (int i = 0; i < kSettlingRounds; ++i) {
    QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    QApplication::sendPostedEvents();
  }
  window.repaint();
}

QPixmap pictureOf(MainWindow& window, const QString& panel) {
  QDockWidget* dock = panel.isEmpty() ? nullptr : window.docks().dock(panel);
  if (dock == nullptr) return window.grab();
  window.docks().reveal(panel);
  waitUntilDrawn(window);
  return dock->grab();
}

Status saveScreenshot(MainWindow& window, const QString& panel, const QString& path) {
  waitUntilDrawn(window);
  ViewportPanel& viewport = *window.docks().viewport();
  if (viewport.look().trails) viewport.overlay().trails().finish();
  viewport.settle();
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly) || !pictureOf(window, panel).save(&file, "PNG") || !file.commit()) {
    return Error{{}, path.toStdString(), "the picture cannot be written: " + file.errorString().toStdString()};
  }
  return Done{};
}

}  // namespace furitsuke
