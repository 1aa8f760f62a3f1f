// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <vector>

#include "app/commands/command_context.h"
#include "app/help/tour.h"

class QMainWindow;
class QToolBar;

namespace furitsuke {

class DockArea;
class FileCommands;

/// The tour through the window: by the menu, and once by itself.
class TourCommands : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    QMainWindow& window;
    QToolBar& toolbar;
    DockArea& docks;
    FileCommands& files;
  };

  TourCommands(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);

  /// Shows it to whoever has never seen it.
  void showOnce();

 private:
  void start(int step);
  [[nodiscard]] std::vector<TourStep> steps();
  /// The step of a panel: there while panels are and its dock is not closed.
  [[nodiscard]] TourStep panelStep(const QString& dock, const std::function<TourPage()>& words);
  [[nodiscard]] TourPage openPage();
  [[nodiscard]] TourPage helpPage() const;
  [[nodiscard]] QString keysOf(const QString& action) const;
  /// The bundled model, camera and dance; empty when they were not installed.
  [[nodiscard]] static QStringList sampleFiles();

  CommandContext context_;
  Parts parts_;
  QPointer<Tour> tour_;
  QStringList inFront_;  ///< docks that were in sight before the tour
};

}  // namespace furitsuke
