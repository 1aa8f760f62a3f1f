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

  /// Shows it to whoever has never seen it, as soon as all files that are being opened are there.
  void showOnce();

 private:
  void start(int step);
  /// Nothing is open, nor about to be.
  [[nodiscard]] bool isEmpty() const;
  /// Files came or went: the tour tells of what there is now.
  void followFiles();
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
  bool wasEmpty_ = true;  ///< as followFiles() last found it
  QStringList inFront_;   ///< docks that were in sight before the tour
};

}  // namespace furitsuke
