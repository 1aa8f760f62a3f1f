// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/format/pmm/pmm_file.h"
#include "core/io/pmm/pmm_list_export.h"
#include "core/io/pmm/pmm_project.h"
#include "core/motion/motion.h"

// Writing visibility, IK switches and outside parents, which share the property keys of a model; for pmm_export.cpp.
namespace furitsuke::io {

/// Gives the property keys of a model the switches of the motion and, unless nullptr, these outside parents. Does
/// nothing if the project, which is `file` converted with the names of the model, shows the same. Outside parents
/// without a place are left out, see hasParentPlace().
void setPropertyKeys(PmmListExport& list, const format::pmm::File& file, const Project& project, std::size_t model,
                     const motion::Track<motion::VisibilityIkKey>& track, const std::vector<ProjectParentKey>* parents);

/// The number of the bone that the key names in the model that it follows, which has the bone.
[[nodiscard]] std::int32_t boneNumber(const Project& project, const ProjectParentKey& key);

}  // namespace furitsuke::io
