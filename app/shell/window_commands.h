// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"

class QMainWindow;

namespace furitsuke {

class DockArea;
class ManualWindow;

/// What needs the panels or the window itself: timeline, curves, docks, theme, shortcuts, help.
class WindowCommands : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    QMainWindow& window;
    DockArea& docks;
  };

  WindowCommands(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);

  /// Puts what the settings remember into force.
  void applySettings();

 private:
  void bindTimeline();
  void bindFindings();
  void bindCurves();
  void bindDocks();
  void bindAppearance();
  void bindHelp();
  void bindLanguage();
  void bindTabs();
  void setTheme(const QString& id);
  void setKeyPreset(KeyPreset preset);
  void showLanguage();
  void setFrameZeroRule(bool asMmd);
  void editShortcuts();
  void showAbout();
  void showManual();
  void showPalette();
  Status applyCurvePreset(const QString& preset, const ActionArguments& arguments);
  Status selectRow(const ActionArguments& arguments);
  void switchTab(int by);

  CommandContext context_;
  Parts parts_;
  QStringList recentCommands_;  ///< ids that were run from the palette, the latest first
  QPointer<ManualWindow> manual_;
};

}  // namespace furitsuke
