// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <atomic>
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
  Name carrierBone;             ///< of the model that shall carry it; empty: none
};

/// Whether the file is something to be put on the stage: a model by its content, a prop, a stage or the settings of an
/// accessory (.vac) by its extension.
[[nodiscard]] bool isModelFile(const std::filesystem::path& path);

/// Reads the model and its pictures; touches nothing of the window and may run on any thread of Qt. Reading a prop is
/// given up when `cancelled` is set.
[[nodiscard]] Result<ReadModel> readModel(const std::filesystem::path& path,
                                          const std::atomic<bool>* cancelled = nullptr);

/// "*.pmx *.pmd ...".
[[nodiscard]] QString modelFilePatterns();
/// "Models and props (*.pmx *.pmd ...)", for file dialogs.
[[nodiscard]] QString modelFileFilter();

}  // namespace furitsuke
