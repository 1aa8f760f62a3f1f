// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>

#include "app/commands/command_context.h"
#include "core/edit/document/motion_document.h"

namespace furitsuke::panels {
class DockArea;
class OperationDialog;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Shows the motion before an operation beside its preview, while the check box of its dialog is on: as the second
/// motion of the comparison, in the viewport and in the Comparison panel.
class OriginalComparison : public QObject {
  Q_OBJECT

 public:
  OriginalComparison(const CommandContext& context, panels::DockArea& docks, QObject* parent);

  /// Follows the check box of a dialog.
  void follow(panels::OperationDialog& dialog);
  /// Shows the motion of the document as it is without the preview; nothing if the active model does not move by it.
  void show(edit::MotionDocument& document);
  void stop();

 private:
  void onComparisonChanged();

  CommandContext context_;
  panels::DockArea& docks_;
  QPointer<panels::OperationDialog> dialog_;
  QPointer<edit::MotionDocument> document_;  ///< that was shown last
  QStringList inFront_;                      ///< panels before the comparison was brought to the front
  bool isShown_ = false;
};

}  // namespace furitsuke::commands
