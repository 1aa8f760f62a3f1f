// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/base/result.h"

namespace furitsuke {

class DockArea;
class Playback;
class ViewportPanel;

/// What the actions do to the viewport, and what ties stage, tabs, playhead and panels together: the motion of the
/// active model is the one in front, the stage stands at its playhead, and a camera motion that is opened films.
class ViewportCommands : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    DockArea& docks;
    Playback& playback;
  };

  ViewportCommands(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);

  /// Puts what the settings remember into force.
  void applySettings();

 private:
  void bindCamera();
  void bindViews();
  void bindLook();
  void connectStage();
  void connectPanels();
  void onCurrentDocument(MotionDocument* document);
  void showActiveMotion();
  /// Models or motions came or went.
  void onCast();
  /// Shows the dialog in which sizes and files are chosen.
  void askForPictures(FrameRange frames, const QString& file);
  Status savePicture(const ActionArguments& arguments);
  Status saveSequence(const ActionArguments& arguments);

  CommandContext context_;
  Parts parts_;
  ViewportPanel& viewport_;
  MotionDocument* filming_ = nullptr;  ///< only to be compared
};

}  // namespace furitsuke
