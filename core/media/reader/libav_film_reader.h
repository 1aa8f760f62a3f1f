// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <filesystem>
#include <memory>

#include "core/base/result.h"
#include "core/media/reader/film_reader.h"

namespace furitsuke::media {

/// LibavFunctions::openFilm.
[[nodiscard]] Result<std::unique_ptr<FilmReader>> openLibavFilm(const std::filesystem::path& file,
                                                                const std::atomic<bool>& canceled);

}  // namespace furitsuke::media
