// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "app/actions/action_arguments.h"
#include "app/commands/command_context.h"
#include "core/base/result.h"
#include "core/edit/document/pose_choice.h"

namespace furitsuke::panels {
class PosesPanel;
}  // namespace furitsuke::panels

namespace furitsuke::commands {

/// Applying poses of the library to the current motion, and saving the pose at the playhead to the library: poses.*
class PoseLibraryCommands : public QObject {
  Q_OBJECT

 public:
  PoseLibraryCommands(const CommandContext& context, panels::PosesPanel& panel, QObject* parent = nullptr);

 private:
  struct Application {
    edit::PosePart part = edit::PosePart::All;
    bool mirrored = false;
  };
  void bindActions();
  void connectPanel();
  Status chooseFolder(const actions::ActionArguments& arguments);
  Status apply(const actions::ActionArguments& arguments);
  Status save(const actions::ActionArguments& arguments);
  Status saveAs(const QString& name, bool overwrite);
  void copyIntoLibrary(const QStringList& files);
  void beginBlend(const QString& path);
  void endBlend(bool accepted);
  void showModel();
  void report(const Error& error);
  [[nodiscard]] bool canApply() const;
  /// A pose from a file, and the motion that it is applied to. The motion has tracks for all bones and morphs of the
  /// pose.
  struct Target {
    motion::Pose pose;
    edit::MotionDocument* motion;
    std::size_t missing;  ///< names of the pose that the model of the motion lacks
  };
  [[nodiscard]] Result<Target> targetOf(const QString& path, const Application& how);

  CommandContext context_;
  panels::PosesPanel& panel_;
  QPointer<edit::MotionDocument> blended_;  ///< the motion of the blend gesture
  std::size_t blendMissing_ = 0;            ///< Target::missing of the blend gesture
};

}  // namespace furitsuke::commands
