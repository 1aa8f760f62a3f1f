// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/screenshot.h"

#include <QApplication>
#include <QBuffer>
#include <QByteArray>
#include <QDeadlineTimer>
#include <QDockWidget>
#include <QThread>
#include <QTimer>
#include <QWindow>
#include <chrono>

#include "app/cli/motion_output.h"
#include "app/panels/cleanup/clean_up_panel.h"
#include "app/panels/dock_area.h"
#include "app/panels/poses/poses_panel.h"
#include "app/panels/scene/reference_panel.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/file_paths.h"
#include "app/window/main_window.h"
#include "core/base/file.h"

namespace furitsuke::startup {

namespace {
/// The layout of docks posts events that post further events. Three rounds are enough; a few more cost little.
constexpr int kSettlingRounds = 6;
/// For the window system to show the window; a window that is minimized at once is never shown.
constexpr std::chrono::seconds kLongestWait{5};

void settleEvents() {
  for (int i = 0; i < kSettlingRounds; ++i) {
    QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    QApplication::sendPostedEvents();
  }
}

/// Poses are drawn when their list is first painted.
void waitForPoses(window::MainWindow& window) {
  if (!window.docks().isInFront("poses")) return;
  settleEvents();
  const panels::PoseThumbnails& pictures = window.docks().panel<panels::PosesPanel>()->thumbnails();
  const QDeadlineTimer limit(kLongestWait);
  constexpr unsigned long kPause = 5;  // milliseconds
  while (pictures.isBusy() && !limit.hasExpired()) QThread::msleep(kPause);
  settleEvents();
}
}  // namespace

void waitUntilDrawn(window::MainWindow& window) {
  QTimer limit;
  limit.setSingleShot(true);
  limit.start(kLongestWait);
  while (!window.windowHandle()->isExposed() && limit.isActive()) {
    QApplication::processEvents(QEventLoop::ExcludeUserInputEvents | QEventLoop::WaitForMoreEvents);
  }
  settleEvents();
  auto* viewport = window.docks().panel<panels::ViewportPanel>();
  if (viewport->awaitRenderer()) settleEvents();
  if (viewport->awaitPicture()) settleEvents();
}

QPixmap pictureOf(window::MainWindow& window, const QString& panel) {
  QDockWidget* dock = panel.isEmpty() ? nullptr : window.docks().dock(panel);
  if (dock == nullptr) return window.grab();
  window.docks().reveal(panel);
  waitUntilDrawn(window);
  return dock->grab();
}

Status saveScreenshot(window::MainWindow& window, const QString& panel, const QString& path) {
  waitUntilDrawn(window);
  panels::ViewportPanel& viewport = *window.docks().panel<panels::ViewportPanel>();
  if (viewport.options().trails) viewport.overlay().trails().finish();
  viewport.settle();
  if (auto* reference = window.docks().createdPanel<panels::ReferencePanel>()) reference->settle();
  if (!panel.isEmpty()) window.docks().reveal(panel);
  if (window.docks().isInFront("cleanup")) window.docks().panel<panels::CleanUpPanel>()->waitForResult();
  waitForPoses(window);
  QByteArray png;
  QBuffer buffer(&png);
  if (!buffer.open(QIODevice::WriteOnly) || !pictureOf(window, panel).save(&buffer, "PNG")) {
    return Error::in(Message::verbatim(path.toStdString()), Core::tr("the screenshot cannot be encoded"));
  }
  if (const Status made = cli::makeFolderOf(session::toPath(path)); !made) return made;
  return writeFileAtomically(session::toPath(path), asBytes({png.constData(), static_cast<std::size_t>(png.size())}));
}

}  // namespace furitsuke::startup
