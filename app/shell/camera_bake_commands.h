// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

#include "app/actions/action_arguments.h"
#include "app/commands/background_work.h"
#include "app/commands/command_context.h"
#include "app/viewport/camera_bake_dialog.h"
#include "core/base/result.h"

namespace furitsuke {

class Actor;
class CameraCommands;
class Playback;
class ViewportPanel;

/// Makes camera keys that follow a bone, in the motion that films. The poses are worked out aside of the window.
class CameraBakeCommands : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    ViewportPanel& viewport;
    Playback& playback;
    CameraCommands& camera;
  };

  CameraBakeCommands(const CommandContext& context, const Parts& parts, QObject* parent = nullptr);
  ~CameraBakeCommands() override;

 private:
  Status bakeAsGiven(const ActionArguments& arguments);
  void ask();
  /// The model whose bone is followed, or else the active one; nullptr without models.
  [[nodiscard]] const Actor* subject() const;
  /// The followed or else the selected bone over what is repeated, or over all that plays.
  [[nodiscard]] CameraBake suggested() const;
  /// `done` is told how it went, at once or later.
  void bake(const CameraBake& bake, std::function<void(const Status&)> done);

  CommandContext context_;
  Parts parts_;
  BackgroundWork work_;
  std::function<void()> stop_;  ///< what was begun last
};

}  // namespace furitsuke
