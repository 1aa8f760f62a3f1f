// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <filesystem>
#include <optional>
#include <string>

#include "core/base/frame.h"
#include "core/base/result.h"
#include "core/landmarks/landmark_capture.h"
#include "core/landmarks/landmark_finder.h"

namespace CLI {  // NOLINT(readability-identifier-naming): the namespace of the library
class App;
}  // namespace CLI

// Films of a person as inputs of `convert`.
namespace furitsuke::cli {

/// How the person in a film becomes a captured motion.
struct FilmRules {
  landmarks::LandmarkOptions finding;  ///< the range is that of captureOfFilm()
  landmarks::LandmarkCaptureOptions camera;
  std::string option;  ///< the first option that is only for films; empty if none is given
};

/// Adds --from-film, --person, --mirrored, --fov, --tilt and --roll. `rules` must outlive the parsing.
void addFilmOptions(CLI::App& command, FilmRules& rules);

/// By its extension.
[[nodiscard]] bool isFilm(const std::filesystem::path& input);

/// Finds the person in the pictures of these frames, 30 per second from the first picture on; nothing: all. Takes about
/// as long as the film or longer. `showsProgress`: on a terminal.
[[nodiscard]] Result<landmarks::LandmarkCapture> captureOfFilm(const std::filesystem::path& film,
                                                               const FilmRules& rules,
                                                               const std::optional<FrameRange>& frames,
                                                               const std::atomic<bool>& stop, bool showsProgress);

}  // namespace furitsuke::cli
