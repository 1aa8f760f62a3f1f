// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/stage/stage.h"
#include "core/base/result.h"

namespace furitsuke {

/// A model that has been read and may go onto the stage.
struct ReadModel {
  std::unique_ptr<Actor> actor;
  CastEntry entry;
  std::optional<Error> damage;  ///< `actor` is what could be saved of the file
};

/// Whether the file is something to be put on the stage, by content where it has a signature.
[[nodiscard]] bool isModelFile(const std::filesystem::path& path);

/// Reads the model and its pictures; touches nothing of the window and may run on any thread.
[[nodiscard]] Result<ReadModel> readModel(const std::filesystem::path& path);

/// "Models (*.pmx *.pmd)", for file dialogs.
[[nodiscard]] QString modelFileFilter();

}  // namespace furitsuke
