// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstddef>
#include <optional>

#include "core/io/project/scene_project.h"
#include "core/scene/placement.h"

namespace furitsuke::session {

class Stage;
class Workspace;

/// The models of a window, which motion moves which, the motions of camera, light and self shadow, and how they are
/// simulated: as a project with absolute paths.
[[nodiscard]] io::SceneProject projectOf(const Stage& stage, const Workspace& workspace);

/// The model of a file, with an absolute path, at a place; without what carries it.
[[nodiscard]] io::ProjectActor placedActor(const QString& file, bool isShown, const scene::Placement& placement = {});

/// The motion of the project with the same file or, if it has none, the same id.
[[nodiscard]] std::optional<std::size_t> findMotion(const io::SceneProject& project, const io::ProjectMotion& motion);

}  // namespace furitsuke::session
