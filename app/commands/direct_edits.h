// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/commands/command_context.h"

namespace furitsuke::panels {
class DockArea;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Tells when the user is about to edit the motion itself while a preview of something else is shown: with an action,
/// or in a panel. Panels compute a change from what they show, so the preview must be hidden before.
class DirectEdits : public QObject {
  Q_OBJECT

 public:
  DirectEdits(const CommandContext& context, panels::DockArea& docks, QObject* parent = nullptr);
  ~DirectEdits() override;

  /// Whether presses in the panels are watched; off at first.
  void setWatched(bool on);

  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  void aboutToEdit();

 private:
  /// Whether the event starts an edit of the motion in a panel.
  [[nodiscard]] bool isDirectEdit(QObject* watched, const QEvent& event) const;

  panels::DockArea& docks_;
};

}  // namespace furitsuke::commands
