// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>

#include "core/base/result.h"
#include "core/io/pmm/pmm_project.h"
#include "core/motion/motion.h"

namespace furitsuke::cli {

/// The motion of a model of a project with keys at every frame instead of outside parents, without physics; the motion
/// as it is if it has none. Needs the files of the model and of those that it follows, which are looked for from the
/// folder of `file`; the Error names one that was not found or cannot be read.
[[nodiscard]] Result<motion::Motion> withBakedParents(const io::Project& project, std::size_t model,
                                                      const std::filesystem::path& file);

/// The motion of the camera of a project with keys at every frame at which it follows something. Otherwise the same.
[[nodiscard]] Result<motion::Motion> withBakedCameraParents(const io::Project& project,
                                                            const std::filesystem::path& file);

}  // namespace furitsuke::cli
