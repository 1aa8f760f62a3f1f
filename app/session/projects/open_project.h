// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <map>
#include <string>

#include "core/io/project/scene_project.h"

namespace furitsuke::session {

class Playback;
class Stage;
class Workspace;

/// The project of a window: its file, and whether the scene differs from it. A scene without a file is modified when
/// the user has arranged it.
class OpenProject : public QObject {
  Q_OBJECT

 public:
  OpenProject(Stage& stage, const Workspace& workspace, const Playback& playback, QObject* parent = nullptr);

  /// Absolute; empty without a project.
  [[nodiscard]] QString path() const;
  /// The file name.
  [[nodiscard]] QString title() const;
  [[nodiscard]] bool isModified() const { return isModified_; }

  /// The scene as it is now, with absolute paths and without digests. Keeps what the project file has and the scene
  /// does not show: members of newer versions, outside parents, and models and motions whose files were not found.
  [[nodiscard]] io::SceneProject snapshot() const;
  /// The same with the annotations of the motions, as a project file has them.
  [[nodiscard]] io::SceneProject content() const;
  /// Adds what the session does not know, the view and the panels, to each snapshot.
  void setView(std::function<void(io::SceneProject&)> addView) { addView_ = std::move(addView); }

  /// The scene is that of this file; `content`, with absolute paths, is what it contains.
  void setFile(const QString& path, io::SceneProject content);
  /// The same for a scene that was restored after a crash and may differ from the file.
  void restoreFile(const QString& path, const io::SceneProject& content);
  /// Nothing is open anymore.
  void close();
  /// Compares immediately instead of a moment after a change.
  void compare();

 signals:
  /// path() or isModified() changed.
  void changed();

 private:
  void setModified(bool on);
  void setPath(const std::string& path);

  Stage& stage_;
  const Workspace& workspace_;
  const Playback& playback_;
  std::function<void(io::SceneProject&)> addView_;
  struct Saved {
    io::SceneProject content;  ///< of the file
    io::SceneProject scene;    ///< the scene without what looking around changes, when it was that of the file
  };
  /// By path, see SceneState::file: undo may come back to another one.
  std::map<std::string, Saved> saved_;
  QTimer pause_;
  bool isModified_ = false;
};

/// Gives a project what `kept`, an earlier one, has beyond it: unknown members, outside parents, and the models and
/// motions whose files do not exist.
[[nodiscard]] io::SceneProject withKeptParts(io::SceneProject project, const io::SceneProject& kept);

/// A path in the folder of a project for a motion with this title that no file has yet.
[[nodiscard]] QString unusedMotionPath(const QString& folder, const QString& title);

}  // namespace furitsuke::session
