// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/model/model.h"

namespace furitsuke::io {

/// Which bones of a model stand for those of MMD's own models: Model::givenRoles.
using ModelMap = std::vector<std::pair<std::string, std::string>>;

/// Reads a table as JSON:
///   { "format": "furitsuke.modelMap", "version": 1, "bones": { "左ひじ": "Elbow_L", "左足先EX": "" } }
/// An Error has the byte offset and the JSON path; names must be those of MMD's own models.
[[nodiscard]] Result<ModelMap> modelMapFromJson(std::string_view text);
[[nodiscard]] std::string modelMapToJson(const ModelMap& map);

/// Removes the rows whose bones the model lacks, which are then found as without a map. Returns the names of these
/// bones.
std::vector<std::string> removeUnknownBones(ModelMap& map, const model::Model& model);

}  // namespace furitsuke::io
