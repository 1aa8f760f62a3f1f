// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

#include "app/commands/command_context.h"
#include "app/commands/command_parts.h"

class QLabel;
class QShortcut;
class QToolBar;

namespace furitsuke::commands {

/// The viewport over the whole screen, with a bar of the frame, Play and Repeat below it, until it is ended by the same
/// action or by Esc. The window and its panels are then as they were.
class ViewportOnly : public QObject {
  Q_OBJECT

 public:
  ViewportOnly(const CommandContext& context, const CommandParts& parts, QObject* parent = nullptr);

  [[nodiscard]] bool isOn() const;
  void set(bool on);

 private:
  void makeBar();
  void showFrame();

  CommandContext context_;
  CommandParts parts_;
  QShortcut* leave_;
  QToolBar* bar_ = nullptr;  ///< made when it is first needed
  QLabel* frame_ = nullptr;
  Qt::WindowStates before_ = Qt::WindowNoState;
  QPointer<QWidget> focusBefore_;
};

}  // namespace furitsuke::commands
