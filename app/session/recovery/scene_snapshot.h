// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/session/scene/stage.h"
#include "core/io/project/scene_project.h"

namespace furitsuke::session {

class Workspace;

/// An open motion as it can be found again in another run: by its file, or by its title if it has none.
struct MotionReference {
  QString file;
  QString title;
  scene::MotionId id = 0;  ///< in this run; 0: not known

  [[nodiscard]] static MotionReference of(const edit::MotionDocument& document);
  /// The open motion; nullptr if it is not open.
  [[nodiscard]] edit::MotionDocument* find(const Workspace& workspace) const;
  friend bool operator==(const MotionReference& a, const MotionReference& b) {
    if (a.id != 0 && b.id != 0) return a.id == b.id;
    return a.file == b.file && (!a.file.isEmpty() || a.title == b.title);
  }
};

/// The models of a window, which motion moves which, the motions of camera, light and self shadow, and how they are
/// simulated. Restores a scene from a project, and with the motions after a crash.
struct SceneSnapshot {
  struct Model {
    QString file;
    bool isShown = true, isPinned = false;
    scene::Placement placement;             ///< without its carrier, whose id is of this run only
    std::optional<std::size_t> attachment;  ///< index into `models`
    std::optional<MotionReference> motion;
    std::string attachmentBone = {};  ///< UTF-8 name of Placement::attachmentBone; empty: not known
    std::vector<io::ProjectParentKey> outsideParents = {};  ///< of the motion, with indices into `models`
    std::vector<motion::AccessoryKey> accessoryKeys = {};   ///< of its own
  };
  /// An open motion.
  struct OpenMotion {
    MotionReference motion;
    Frame frame = 0;    ///< its playhead
    QStringList media;  ///< the files of its annotations
  };
  std::vector<Model> models;
  std::optional<std::size_t> active;  ///< index into `models`
  std::array<std::optional<MotionReference>, kSceneParts.size()> parts;
  /// What the camera follows, with indices into `models`.
  std::vector<io::ProjectParentKey> cameraParents;
  std::optional<MotionReference> front;  ///< the current motion
  std::vector<OpenMotion> motions;       ///< in the order of their tabs
  std::optional<io::ProjectPhysics> physics;
  /// All of it is the scene, in its order: apply() then also removes the motions of camera, light and self shadow that
  /// it does not have.
  bool isWhole = false;
  /// What was open before, and stays as it is beside the scene, also models and motions of the same files.
  std::optional<scene::SceneState> kept = {};
  io::SceneProject source;  ///< of which it was made

  [[nodiscard]] static SceneSnapshot of(const Stage& stage, const Workspace& workspace);
  /// A project whose paths are absolute.
  [[nodiscard]] static SceneSnapshot of(const io::SceneProject& project);
  /// nullopt if the bytes are not a project.
  [[nodiscard]] static std::optional<SceneSnapshot> fromJson(const QByteArray& json);
  /// As a project with absolute paths.
  [[nodiscard]] io::SceneProject project() const;
  [[nodiscard]] QByteArray toJson() const;

  [[nodiscard]] bool refersTo(const MotionReference& motion) const;
  /// The files to open, in the order in which `models` expects them. Leaves out what is open, and `recovered`, which
  /// come from their journals.
  [[nodiscard]] QStringList missingFiles(const Stage& stage, const Workspace& workspace,
                                         const std::vector<MotionReference>& recovered) const;
  /// Restores everything that is open. Returns the id of the actor of each model; 0 if it is not open.
  std::vector<std::uint64_t> apply(Stage& stage, Workspace& workspace) const;

 private:
  void applyModels(Stage& stage, Workspace& workspace, const std::vector<const scene::Actor*>& actors) const;
  void applyMotions(Workspace& workspace) const;
  void keepActors(Stage& stage) const;
  void applyParents(Workspace& workspace, const std::vector<const scene::Actor*>& actors) const;
};

}  // namespace furitsuke::session
