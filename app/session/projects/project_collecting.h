// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "app/session/scene/stage.h"
#include "core/base/result.h"
#include "core/io/project/scene_project.h"

namespace furitsuke::session {

/// The texture names of a model, by the path of its file.
struct ModelTextures {
  std::string file;
  std::vector<std::string> textures;  ///< as stored in the model
};
[[nodiscard]] std::vector<ModelTextures> texturesOn(const Stage& stage);

struct CollectedProject {
  QString file;      ///< the project in the new folder
  int copied = 0;    ///< files, without the project
  QStringList lost;  ///< files that could not be copied, with the reason
};

/// Copies the files of a project with absolute paths into a folder: models with their textures and what belongs to
/// them, motions with their annotations, sounds and films; and writes the project NAME.furitsuke there. Existing files
/// are not replaced. Can be called on any thread.
[[nodiscard]] Result<CollectedProject> collectProject(io::SceneProject project,
                                                      const std::vector<ModelTextures>& textures, const QString& folder,
                                                      const QString& name);

}  // namespace furitsuke::session
