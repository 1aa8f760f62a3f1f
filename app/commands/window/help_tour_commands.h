// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <optional>
#include <vector>

#include "app/commands/command_context.h"
#include "app/help/tour.h"
#include "core/motion/motion.h"

class QMainWindow;
class QToolBar;

namespace furitsuke::panels {
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

class FileOpening;

/// The tour of the window: help.tour. It also starts automatically at the first start of the program.
class HelpTourCommands : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    QMainWindow& window;
    QToolBar& toolbar;
    panels::DockArea& docks;
    FileOpening& files;
  };

  HelpTourCommands(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);

  /// Shows the tour if it has not been shown before, after all pending files have been opened.
  void showOnce();

 private:
  void start(int step);
  /// Nothing is open or being opened.
  [[nodiscard]] bool isEmpty() const;
  /// Updates the tour when files were opened or closed.
  void onFilesChanged();
  [[nodiscard]] std::vector<help::TourStep> steps();
  /// The step of a panel, part of the tour while its dock is open.
  [[nodiscard]] help::TourStep panelStep(const QString& dock, const std::function<help::TourPage()>& makePage);
  [[nodiscard]] help::TourPage openPage();
  [[nodiscard]] help::TourPage helpPage() const;
  [[nodiscard]] QString keysOf(const QString& action) const;
  /// Selects a key if none is, so that the panels of the tour show something, until it ends.
  void selectKey();
  void deselectKey();

  CommandContext context_;
  Parts parts_;
  QPointer<help::Tour> tour_;
  bool wasEmpty_ = true;                        ///< at the last onFilesChanged()
  bool waitsForFile_ = false;                   ///< the tour starts when a file is open
  QStringList inFront_;                         ///< docks that were visible before the tour
  QPointer<edit::MotionDocument> example_;      ///< the motion with a key that the tour selected
  std::optional<motion::TrackId> trackBefore_;  ///< its current track before that
};

}  // namespace furitsuke::commands
