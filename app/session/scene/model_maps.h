// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <filesystem>

#include "core/base/content_digest.h"
#include "core/base/result.h"
#include "core/io/model/model_map.h"

namespace furitsuke::session {

/// The bones that the user has chosen for models whose bones have other names: a file for each content of a model, in
/// the format of `furitsuke-cli --model-map`.
class ModelMaps {
 public:
  /// The folder is made when the first map is kept.
  explicit ModelMaps(QString folder) : folder_(std::move(folder)) {}

  /// Empty if there is none, or if its file cannot be read, which is logged.
  [[nodiscard]] io::ModelMap mapOf(const ContentDigest& model) const;
  /// An empty map removes the file. An Error if the file cannot be written.
  Status keep(const ContentDigest& model, const io::ModelMap& map) const;

 private:
  [[nodiscard]] QString fileOf(const ContentDigest& model) const;

  QString folder_;
};

/// The map in a file.
[[nodiscard]] Result<io::ModelMap> readModelMap(const std::filesystem::path& path);
/// Writes it to a file, which is replaced.
Status writeModelMap(const std::filesystem::path& path, const io::ModelMap& map);

}  // namespace furitsuke::session
