// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/session/scene/stage.h"
#include "core/base/result.h"
#include "core/io/project/scene_project.h"

namespace furitsuke::edit::journal {
class OwnedFolder;
}  // namespace furitsuke::edit::journal

namespace furitsuke::session {

class Workspace;

/// Stores the scene of a window in a folder of its own, a moment after each change. The folder is removed when the
/// keeper is destroyed, so what remains is from programs that crashed.
class SceneAutosave : public QObject {
  Q_OBJECT

 public:
  /// `root`: the folder with one folder for each running program.
  SceneAutosave(const Stage& stage, const Workspace& workspace, std::filesystem::path root, QObject* parent = nullptr);
  ~SceneAutosave() override;

  /// The scenes of programs that crashed, the newest one last. Leaves out unreadable ones, and those of which a motion
  /// is in a newer one.
  [[nodiscard]] std::vector<io::SceneProject> findOld() const;
  /// Removes the scenes of programs that crashed.
  void removeOld() const;
  /// Replaces what is stored: by default the scene without a project.
  void setRecorder(std::function<io::SceneProject()> recorder) { recorder_ = std::move(recorder); }
  /// Stores the scene a moment later.
  void storeSoon();
  /// Stores the scene immediately.
  void store();
  /// Leaves the stored scene behind, for a program that ends without asking the user.
  void keep() { keeps_ = true; }

 private:
  Status write(const std::string& json);

  const Stage& stage_;
  const Workspace& workspace_;
  const std::filesystem::path root_;
  std::unique_ptr<edit::journal::OwnedFolder> folder_;
  std::string stored_;
  std::function<io::SceneProject()> recorder_;
  bool failed_ = false;  ///< the last write; it is in the log
  QTimer pause_;
  bool keeps_ = false;
};

}  // namespace furitsuke::session
