// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/format/pmm/pmm_file.h"
#include "core/io/pmm/pmm_project.h"
#include "core/model/model.h"

// Models that a project of MMD gets from another program.
namespace furitsuke::io {

inline constexpr std::size_t kMostPmmModels = 255;

/// The path of a model file as MMD stores it, UTF-8: from the last folder "UserFile", or absolute; with backslashes.
[[nodiscard]] std::string mmdPathOf(const std::filesystem::path& file);

/// Why a project of version 2 cannot have the model at this path, which is that of mmdPathOf(): a name or the path
/// cannot be written in CP932 or is too long.
[[nodiscard]] Status pmmModelProblem(const model::Model& model, const std::string& path);

/// What of a model can follow something, as of ProjectParentKey::bone, in the order in which MMD stores it: the model
/// itself and the bones that can be moved.
[[nodiscard]] std::vector<std::string> parentSubjectsOf(const model::Model& model);

/// The project, of version 2, with another model after the others, at rest and visible. Everything else keeps its
/// bytes. The Error says what MMD cannot store.
[[nodiscard]] Result<Bytes> pmmWithModel(const format::pmm::File& file, const model::Model& model,
                                         const std::string& path);

}  // namespace furitsuke::io
