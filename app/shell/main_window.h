// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <memory>

#include "app/commands/command_context.h"

class QStackedWidget;
class QToolBar;

namespace furitsuke {

class DockArea;
class DocumentStatus;
class DocumentTabs;
class EmptyState;
class FileCommands;
class Playback;
class RecoveryCommands;
class Stage;
class TourCommands;
class TransportBar;
struct Error;

/// The window: menus, toolbar, tabs of motions, panels, status. It puts the parts together; what actions do stands in
/// app/commands, what panels show in their own folders.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// `settings` must outlive the window.
  explicit MainWindow(Settings& settings);
  ~MainWindow() override;

  [[nodiscard]] ActionSet& actions() noexcept { return *actions_; }
  [[nodiscard]] Workspace& workspace() noexcept { return *workspace_; }
  [[nodiscard]] DockArea& docks() noexcept { return *docks_; }
  [[nodiscard]] MessageBar& messages() noexcept { return *messages_; }
  [[nodiscard]] FileCommands& files() noexcept { return *files_; }
  [[nodiscard]] RecoveryCommands& recovery() noexcept { return *recovery_; }
  [[nodiscard]] TourCommands& tour() noexcept { return *tour_; }
  [[nodiscard]] Stage& stage() noexcept { return *stage_; }
  [[nodiscard]] Playback& playback() noexcept { return *playback_; }

  /// Size, place and docks as they were left; the defaults when nothing is remembered.
  void restoreLayout();
  /// Nobody is there to answer: closing the window asks nothing and remembers nothing.
  void setUnattended(bool on) { unattended_ = on; }

 protected:
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void retranslate();
  void buildContents();
  void buildToolbar();
  void buildMenus();
  void bindCommands();
  void connectDocument(MotionDocument* document);
  void onCurrentChanged(MotionDocument* document);
  /// Panels as soon as something is open.
  void showPage();
  void showTitle();
  void updateActions();
  /// Adds to the text of undo or redo what it would undo.
  void showStep(const QString& id, const QString& step);
  void updateActionsSoon();
  void fillRecentMenu();
  void showFailure(const Error& error);
  /// A key that Qt gives to none of the actions that have it.
  void tellOfSharedShortcut(const QKeySequence& key);
  void saveLayout();

  Settings& settings_;
  ActionSet* actions_;
  Workspace* workspace_;
  Stage* stage_;
  Playback* playback_;
  QStackedWidget* pages_ = nullptr;
  EmptyState* start_ = nullptr;  ///< while nothing is open
  QToolBar* toolbar_ = nullptr;
  DocumentTabs* tabs_ = nullptr;
  MessageBar* messages_ = nullptr;
  DockArea* docks_ = nullptr;
  TransportBar* transport_ = nullptr;
  DocumentStatus* status_ = nullptr;
  FileCommands* files_ = nullptr;
  RecoveryCommands* recovery_ = nullptr;
  TourCommands* tour_ = nullptr;
  bool unattended_ = false;
  bool updatePending_ = false;
};

}  // namespace furitsuke
