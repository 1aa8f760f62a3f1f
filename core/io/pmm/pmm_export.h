// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/frame.h"
#include "core/base/result.h"
#include "core/format/pmm/pmm_file.h"
#include "core/io/pmm/pmm_project.h"
#include "core/motion/motion.h"

// Writes motions back into a project of MMD. Everything that a motion does not have, such as outside parents, keeps its
// bytes; a motion that is unchanged gives the original bytes.
namespace furitsuke::io {

/// The project with the motion as that of a model, from 0. MMD needs a key at frame 0 of every track; where the motion
/// has none, it becomes one at rest. `losses` are tracks that the model does not have. The Error says what MMD cannot
/// store.
[[nodiscard]] Result<Bytes> pmmWithMotion(const format::pmm::File& file, std::size_t model, const PartNames& names,
                                          const motion::Motion& motion, Diagnostics& losses);

/// The project with the camera, light and self-shadow keys of the motion.
[[nodiscard]] Result<Bytes> pmmWithCamera(const format::pmm::File& file, const motion::Motion& motion);

/// The project with another play range, unless it is empty or that of the project, and with the first keys of its
/// accessories: one entry for each, nullopt if it stays as it is. Their later keys stay as they are.
[[nodiscard]] Result<Bytes> pmmWithScene(const format::pmm::File& file, FrameRange playRange,
                                         const std::vector<std::optional<ProjectAccessory>>& accessories);

}  // namespace furitsuke::io
