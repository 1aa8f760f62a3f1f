// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "core/base/result.h"
#include "core/io/motion_file.h"
#include "core/io/pmm/pmm_project.h"
#include "core/io/project/project_findings.h"

// Projects of MikuMikuDance as inputs of commands.
namespace furitsuke::cli {

/// Converts the bytes of a project. Names that it does not have are read from its models, as far as these are found
/// from the folder of `file`.
[[nodiscard]] Result<io::Project> projectFromInput(Bytes bytes, const std::filesystem::path& file);

/// A project file with findings about the files that it names, which are looked for from the folder of `file`;
/// standard input has none.
[[nodiscard]] Result<io::LoadedSceneProject> sceneProjectFromInput(ByteView bytes, const std::filesystem::path& file);

/// A motion of a project.
struct ProjectPart {
  bool isCamera = false;
  std::string model;          ///< its number, from 1, or its name
  bool bakesParents = false;  ///< replaces outside parents by keys, see withBakedParents()
};

/// The motion of a part of the project in `file`. The Error lists the models if it is none of them, and says what is
/// missing if its names are not known.
[[nodiscard]] Result<io::LoadedMotion> motionOfProject(const io::Project& project, const ProjectPart& part,
                                                       const std::filesystem::path& file);

}  // namespace furitsuke::cli
