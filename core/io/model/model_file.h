// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <span>

#include "core/base/bytes.h"
#include "core/base/diagnostic.h"
#include "core/base/result.h"
#include "core/io/file_format.h"
#include "core/model/model.h"

namespace furitsuke::io {

/// A model that was read from a file of any format.
struct LoadedModel {
  model::Model model;
  FileKind format = FileKind::Unknown;  ///< of a row of modelFormats()
  float version = 0;                    ///< of the file: 1.0, 2.0, 2.1
  Diagnostics diagnostics;              ///< worst first
  /// Set when the file is damaged after its bones and `model` is the part that could be read.
  std::optional<Error> damage;
};

/// A format from which the program reads models.
struct ModelFileFormat : FileFormat {
  /// Takes the bytes over; they are of this kind.
  Result<LoadedModel> (*read)(Bytes bytes) = nullptr;
};

/// All formats, in the order in which dialogs list them.
[[nodiscard]] std::span<const ModelFileFormat> modelFormats();

/// Opens a model of any of the modelFormats(), by content and not by extension. An Error when the file cannot be read,
/// is of another kind (which the Error names) or does not hold complete bones.
[[nodiscard]] Result<LoadedModel> loadModel(const std::filesystem::path& path);

/// The same for bytes in memory; takes them over.
[[nodiscard]] Result<LoadedModel> modelFromBytes(Bytes bytes);

}  // namespace furitsuke::io
