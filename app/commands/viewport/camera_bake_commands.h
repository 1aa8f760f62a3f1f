// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "app/dialogs/camera_bake_dialog.h"
#include "app/session/background_work.h"
#include "core/base/result.h"

namespace furitsuke::panels {
class ViewportPanel;
}  // namespace furitsuke::panels

namespace furitsuke::scene {
class Actor;
}  // namespace furitsuke::scene

namespace furitsuke::commands {

class CameraCommands;

/// Creates camera keys that follow a bone, in the motion that moves the camera: camera.bakeFollow. The poses are
/// computed in the background.
class CameraBakeCommands : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    panels::ViewportPanel& viewport;
    CameraCommands& camera;
  };

  CameraBakeCommands(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);
  ~CameraBakeCommands() override;

 private:
  Status bakeFollow(const actions::ActionArguments& arguments);
  void openDialog();
  /// The model whose bone the viewport follows, otherwise the active model; nullptr without models.
  [[nodiscard]] const scene::Actor* subject() const;
  /// The followed bone or the selected one, over the loop range or the whole motion.
  [[nodiscard]] dialogs::CameraBake suggested() const;
  /// Bakes in the background and calls `done` with the result. Reports invalid settings immediately.
  void bake(const dialogs::CameraBake& bake, std::function<void(const Status&)> done);

  CommandContext context_;
  Parts parts_;
  session::BackgroundWork work_;
  std::function<void()> stop_;  ///< stops the last bake
};

}  // namespace furitsuke::commands
