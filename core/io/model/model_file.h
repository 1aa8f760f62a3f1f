// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <span>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/io/file_type.h"
#include "core/model/model.h"

namespace furitsuke::io {

/// A model that was read from a file of any format.
struct LoadedModel {
  model::Model model;
  FileKind format = FileKind::Unknown;  ///< the kind of an entry of modelFormats()
  float version = 0;                    ///< of the file: 1.0, 2.0, 2.1
  Diagnostics diagnostics;              ///< worst first
  /// Set if the file is damaged after its bones; `model` is then the part that could be read.
  std::optional<Error> damage;
};

/// A format from which the program reads models.
struct ModelFileFormat : FileType {
  /// Reads the bytes of a file of this kind.
  Result<LoadedModel> (*read)(Bytes bytes) = nullptr;
};

/// All formats, in the order in which dialogs list them.
[[nodiscard]] std::span<const ModelFileFormat> modelFormats();

/// Reads a model file of any of the modelFormats(), which is detected by content, not by extension. Returns an Error if
/// the file cannot be read, is of another kind (which the Error names) or does not contain complete bones.
[[nodiscard]] Result<LoadedModel> loadModel(const std::filesystem::path& path);

/// The same for bytes in memory.
[[nodiscard]] Result<LoadedModel> modelFromBytes(Bytes bytes);

}  // namespace furitsuke::io
