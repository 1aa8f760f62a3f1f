// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/landmarks/landmark_finder.h"

namespace furitsuke::test {

/// Writes networks with the inputs and outputs of the real ones, for which a red spot is a person: the hips are there,
/// and all landmarks are at fixed places around them. Returns what failed; empty if nothing did.
[[nodiscard]] std::string writeMadeNetworks(const std::filesystem::path& folder);

/// The pictures of made films, in pixels.
inline constexpr int kMadeWidth = 320, kMadeHeight = 240;
/// Writes a film of 30 pictures a second with red spots on black. Returns what failed; empty if nothing did.
[[nodiscard]] std::string writeSpotFilm(const std::filesystem::path& file,
                                        const std::vector<std::vector<landmarks::PicturePoint>>& spots);

}  // namespace furitsuke::test
