// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <memory>

#include "app/commands/command_set.h"

class QStackedWidget;
class QToolBar;

namespace furitsuke {
inline namespace base {
struct Error;
}  // namespace base
}  // namespace furitsuke

namespace furitsuke::panels {
class DockArea;
class TransportBar;
}  // namespace furitsuke::panels

namespace furitsuke::session {
class OpenProject;
class Playback;
class SoundPlayer;
class Stage;
}  // namespace furitsuke::session

namespace furitsuke::widgets {
class EmptyState;
}  // namespace furitsuke::widgets

namespace furitsuke::window {

class ActionUpdater;
class DocumentRow;
class DocumentStatus;
class ShortcutFilter;

/// The window: menus, toolbar, tabs of motions, panels and status bar. It only connects these parts: actions are
/// implemented in app/commands, panels in their own folders.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// `settings` must outlive the window.
  explicit MainWindow(session::Settings& settings);
  ~MainWindow() override;

  [[nodiscard]] actions::ActionSet& actions() noexcept { return *actions_; }
  [[nodiscard]] session::Workspace& workspace() noexcept { return *workspace_; }
  [[nodiscard]] panels::DockArea& docks() noexcept { return *docks_; }
  [[nodiscard]] widgets::MessageBar& messages() noexcept { return *messages_; }
  [[nodiscard]] commands::FileOpening& files() noexcept;
  [[nodiscard]] commands::FileClosing& closing() noexcept;
  [[nodiscard]] commands::RecoveryCommands& recovery() noexcept { return commands_->recovery(); }
  [[nodiscard]] session::OpenProject& project() noexcept { return commands_->project(); }
  [[nodiscard]] commands::HelpTourCommands& tour() noexcept { return commands_->tour(); }
  [[nodiscard]] session::Stage& stage() noexcept { return *stage_; }
  [[nodiscard]] session::Playback& playback() noexcept { return *playback_; }
  [[nodiscard]] session::SoundPlayer& sound() noexcept { return *sound_; }

  /// Restores size, position and docks of the last run; the defaults when nothing is stored.
  void restoreLayout();
  /// Gives everything its place, so that it is painted once. Must be called when the window was shown, before the
  /// events that paint it.
  void layOut();
  /// For runs without a user: closing the window asks no questions and stores nothing.
  void setUnattended(bool on);

 protected:
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;

 private:
  void retranslate();
  void buildContents();
  void buildToolbar();
  void bindCommands();
  void connectDocument(edit::MotionDocument* document);
  void onCurrentChanged(edit::MotionDocument* document);
  /// Shows the panels when something is open, otherwise the start page.
  /// Without this the focus of an empty page, which is hidden when something is opened, goes to any field.
  void focusPanel(const QString& id);
  void showPage();
  void showTitle();
  void showFailure(const Error& error);
  void saveLayout();

  session::Settings& settings_;
  actions::ActionSet* actions_;
  session::Workspace* workspace_;
  session::Stage* stage_;
  session::Playback* playback_;
  session::SoundPlayer* sound_;
  QStackedWidget* pages_ = nullptr;
  widgets::EmptyState* start_ = nullptr;  ///< shown while nothing is open
  QToolBar* toolbar_ = nullptr;
  DocumentRow* tabs_ = nullptr;
  widgets::MessageBar* messages_ = nullptr;
  panels::DockArea* docks_ = nullptr;
  panels::TransportBar* transport_ = nullptr;
  DocumentStatus* status_ = nullptr;
  ActionUpdater* updater_ = nullptr;
  ShortcutFilter* shortcuts_ = nullptr;
  commands::CommandSet* commands_ = nullptr;
  bool unattended_ = false;
};

}  // namespace furitsuke::window
