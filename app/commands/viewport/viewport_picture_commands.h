// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/base/frame.h"

namespace furitsuke::panels {
class ViewportPanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Rendering images of the viewport to files: viewport.savePicture and viewport.saveSequence.
class ViewportPictureCommands : public QObject {
  Q_OBJECT

 public:
  ViewportPictureCommands(const CommandContext& context, panels::ViewportPanel& viewport, QObject* parent = nullptr);

 private:
  Status savePicture(const actions::ActionArguments& arguments);
  Status saveSequence(const actions::ActionArguments& arguments);
  /// Shows the dialog for sizes and files.
  void askForPictures(FrameRange frames, const QString& file);

  CommandContext context_;
  panels::ViewportPanel& viewport_;
};

}  // namespace furitsuke::commands
