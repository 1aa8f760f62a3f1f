// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/session/scene/stage.h"
#include "core/base/content_digest.h"
#include "core/base/result.h"

namespace furitsuke::session {

/// A model that has been read and can be added to the stage.
struct ReadModel {
  std::unique_ptr<scene::Actor> actor;
  ActorInfo entry;
  std::optional<Error> damage;  ///< if set, `actor` contains only the readable part of the file
  ContentDigest digest;         ///< of a model file; nothing of props
  Name attachmentBone;          ///< bone of another model to which this one is attached; empty: none
};

/// Reads the model and its textures. Can be called on any Qt thread. Reading a prop stops when `canceled` is set.
/// Textures of a PMX or PMD that are not found are searched in `textureFolder`, if it is not empty.
[[nodiscard]] Result<ReadModel> readModel(const std::filesystem::path& path,
                                          const std::atomic<bool>* canceled = nullptr,
                                          const std::filesystem::path& textureFolder = {});

}  // namespace furitsuke::session
