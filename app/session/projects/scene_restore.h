// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "app/session/scene/stage.h"
#include "core/io/project/scene_project.h"

namespace furitsuke::session {

class Workspace;

/// Brings back the scene of a project with absolute paths: missingFiles() have to be opened first.
struct SceneRestore {
  io::SceneProject project;
  /// The motions of the project, if they are open already; otherwise they are found by their file.
  std::vector<scene::MotionId> openMotions = {};
  /// The motions without a file that came from their journals, by ProjectMotion::id.
  std::map<std::uint64_t, scene::MotionId> recoveredMotions = {};
  /// All of it is the scene, in its order: apply() then also removes the motions of camera, light and self shadow that
  /// it does not have.
  bool isWhole = false;
  /// What was open before, and stays as it is beside the scene, also models and motions of the same files.
  std::optional<scene::SceneState> kept = {};

  /// The files to open, in the order in which the project names them. Leaves out what is open, and `recovered`, which
  /// come from their journals.
  [[nodiscard]] QStringList missingFiles(const Stage& stage, const Workspace& workspace,
                                         const QStringList& recovered = {}) const;
  /// Restores everything that is open. Returns the id of the actor of each model; 0 if it is not open.
  std::vector<std::uint64_t> apply(Stage& stage, Workspace& workspace) const;

 private:
  using Index = std::optional<std::size_t>;
  using Actors = std::vector<const scene::Actor*>;

  /// The open motion; nullptr if there is none.
  [[nodiscard]] edit::MotionDocument* motionAt(const Index& index, const Workspace& workspace) const;
  /// For each model the actor that was read from its file; nullptr if it is not open.
  [[nodiscard]] Actors actorsOn(const Stage& stage) const;
  void applyModels(Stage& stage, const Workspace& workspace, const Actors& actors) const;
  void applyParents(const Workspace& workspace, const Actors& actors) const;
  void keepActors(Stage& stage) const;
};

}  // namespace furitsuke::session
