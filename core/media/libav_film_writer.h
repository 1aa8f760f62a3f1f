// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>

#include "core/media/film_writer.h"

namespace furitsuke::media {

/// LibavFunctions::createFilm.
[[nodiscard]] Result<std::unique_ptr<FilmWriter>> createLibavFilm(const std::filesystem::path& file,
                                                                  const FilmSettings& settings, FilmSound sound);

}  // namespace furitsuke::media
