// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/base/result.h"
#include "core/edit/pose_choice.h"

namespace furitsuke {

class PoseLibraryPanel;

/// Poses of the library applied to the motion in front, and the pose of the playhead saved into the library.
class PoseLibraryCommands : public QObject {
  Q_OBJECT

 public:
  PoseLibraryCommands(const CommandContext& context, PoseLibraryPanel& panel, QObject* parent = nullptr);

  /// Puts what the settings remember into force.
  void applySettings();

 private:
  struct Application {
    PosePart part = PosePart::All;
    bool mirrored = false;
  };
  void bindActions();
  void connectPanel();
  Status chooseFolder(const ActionArguments& arguments);
  Status apply(const ActionArguments& arguments);
  Status save(const ActionArguments& arguments);
  Status saveAs(const QString& name, bool overwrite);
  void take(const QStringList& files);
  void beginBlend(const QString& path);
  void endBlend(bool taken);
  void showModel();
  /// There is a motion, or a model that can be given one.
  [[nodiscard]] bool canApply() const;
  /// The pose of a file as it is to be applied, and the motion it goes to, which gets tracks for all of it.
  struct Aimed {
    Pose pose;
    MotionDocument* motion;
  };
  [[nodiscard]] Result<Aimed> aimed(const QString& path, const Application& how);
  void tell(const Status& status);

  CommandContext context_;
  PoseLibraryPanel& panel_;
  QPointer<MotionDocument> blended_;  ///< into which a pose is being blended
};

}  // namespace furitsuke
