// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/session/scene/scene_part.h"
#include "core/base/result.h"
#include "core/eval/sample.h"

namespace furitsuke::panels {
class ViewportPanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Registering camera keys, playing from one camera key to the next, and the light keys that the ball in the viewport
/// creates: camera.* Keys are added to the motion that provides camera or light, which becomes the current motion. If
/// there is no such motion, one is created.
class CameraCommands : public QObject {
  Q_OBJECT

 public:
  CameraCommands(const CommandContext& context, panels::ViewportPanel& viewport, QObject* parent = nullptr);

  /// Makes the motion that provides the part the current one. Without one, the motion that moves the camera is to
  /// provide it, and is created when there is none.
  edit::MotionDocument& activateMotionOf(session::ScenePart part);

 private:
  void bindCamera();
  void connectLight();
  [[nodiscard]] Frame frame() const;
  enum class Keys { View, Cut };  ///< one key, or also that before a cut
  Status registerView(const actions::ActionArguments& arguments, Keys keys);
  /// Switches to the motion camera and plays to its next key, or backward to its previous key.
  Status flyToKey(bool isNext);
  void showLight(const eval::LightSample& light);
  void askForColor();

  CommandContext context_;
  panels::ViewportPanel& viewport_;
  QPointer<edit::MotionDocument> lit_;  ///< the motion of the light gesture
};

}  // namespace furitsuke::commands
