// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "app/session/projects/collected_files.h"
#include "app/session/scene/stage.h"
#include "core/base/message.h"
#include "core/base/result.h"
#include "core/io/project/scene_project.h"

namespace furitsuke::session {

/// The texture names of a model, by the path of its file.
struct ModelTextures {
  std::string file;
  std::vector<std::string> textures;  ///< as stored in the model
};
[[nodiscard]] std::vector<ModelTextures> texturesOn(const Stage& stage);

/// What becomes of files that are in none of the folders of the models, the motions and the project.
enum class OutsideFiles : std::uint8_t { LeaveOut, Copy };

/// What collectProject() would do.
struct CollectionPlan {
  struct Copy {
    std::filesystem::path from;
    std::filesystem::path to;
    bool isOutside = false;  ///< see OutsideFiles
  };
  struct LeftOut {
    std::filesystem::path file;
    Message reason;
  };
  struct Notes {
    std::filesystem::path motion;  ///< the copy
    motion::Annotations annotations;
  };
  std::filesystem::path file;  ///< the project in the new folder
  io::SceneProject project;    ///< with the paths of the copies, also of those that are left out
  std::vector<Copy> copies;
  std::vector<LeftOut> left;
  std::vector<Notes> notes;  ///< the annotation files of the motions

  /// The files that are not copied, with the reasons.
  [[nodiscard]] QStringList leftOut(OutsideFiles outside) const;
};

/// Plans to copy the files of a project with absolute paths into a folder: models with their textures and what belongs
/// to them, motions with their annotations, sounds and films; and to write the project NAME.furitsuke there. Reads and
/// decodes all of them: a file that is not what the scene uses it for, or is hidden, is left out, because what names it
/// may come from anybody. `projectFile`: the open project; may be empty. An Error if there is such a project already.
/// Can be called on any thread; writes nothing.
[[nodiscard]] Result<CollectionPlan> planCollection(io::SceneProject project,
                                                    const std::vector<ModelTextures>& textures,
                                                    const QString& projectFile, const QString& folder,
                                                    const QString& name, CollectedChecks& checks);

struct CollectedProject {
  QString file;      ///< the project in the new folder
  int copied = 0;    ///< files, without the project
  QStringList lost;  ///< files that could not be copied, with the reason
};

/// Does what was planned. Existing files are not replaced. Can be called on any thread.
[[nodiscard]] Result<CollectedProject> collectProject(CollectionPlan plan, OutsideFiles outside);

}  // namespace furitsuke::session
