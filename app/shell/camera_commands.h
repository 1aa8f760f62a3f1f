// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/base/result.h"
#include "core/eval/sample.h"

namespace furitsuke {

class Playback;
class ViewportPanel;

/// Camera and light keys made in the viewport: the view becomes a camera key, the ball turns the light. They go into
/// the motion that films, which comes to the front; where none does, one is begun. And the flight from one key of it to
/// the next.
class CameraCommands : public QObject {
  Q_OBJECT

 public:
  CameraCommands(const CommandContext& context, ViewportPanel& viewport, Playback& playback, QObject* parent = nullptr);

  /// Puts what the settings remember into force.
  void applySettings();
  /// The motion that films, in front; where none does, one is begun.
  MotionDocument& filmingDocument();

 private:
  void bindCamera();
  void bindRatios();
  void connectLight();
  [[nodiscard]] Frame frame() const;
  Status registerView(const ActionArguments& arguments);
  /// Looks through the camera of the motion and plays to its next key or, backwards, to the one before.
  Status flyToKey(bool isNext);
  void showLight(const LightSample& light);
  void askForColor();
  void setRatio(const QString& id);

  CommandContext context_;
  ViewportPanel& viewport_;
  Playback& playback_;
  QPointer<MotionDocument> lit_;  ///< in which the light is being moved
};

}  // namespace furitsuke
