// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/convert/file_kind.h"
#include "core/model/model.h"

namespace furitsuke {

/// A model as it came out of a file, whatever its format.
struct LoadedModel {
  Model model;
  FileKind format = FileKind::Unknown;  ///< Pmd or Pmx
  float version = 0;                    ///< as the file says: 1.0, 2.0, 2.1
  Diagnostics diagnostics;              ///< what was odd, worst first
  /// Set when the file is damaged behind its bones and `model` is what could be saved of it.
  std::optional<Error> damage;
};

/// Opens a PMD or PMX, by content and not by extension. An Error when the file cannot be read, is of another kind
/// (which is named) or does not hold whole bones.
[[nodiscard]] Result<LoadedModel> loadModel(const std::filesystem::path& path);

/// The same for bytes in memory, which are taken over.
[[nodiscard]] Result<LoadedModel> modelFromBytes(Bytes bytes);

}  // namespace furitsuke
