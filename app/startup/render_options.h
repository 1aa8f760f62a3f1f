// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/frame_list.h"
#include "app/cli/program_manual.h"
#include "core/base/result.h"
#include "core/eval/sample_span.h"
#include "core/film/picture_pattern.h"
#include "core/media/film_format.h"
#include "core/motion/background_link.h"

namespace furitsuke::startup {

/// The number of images that are rendered when the user does not choose the frames: two hours.
inline constexpr std::int64_t kMaxDefaultPictures = 216'000;

/// The arguments of `furitsuke render`.
struct RenderArguments {
  std::vector<std::string> models;       ///< models, props, stages and accessory settings, in the order of drawing
  std::vector<std::string> motions;      ///< the nth for the nth model; "-" leaves it at rest
  std::string camera;                    ///< empty: MMD's default camera, light and shadow
  std::optional<cli::FrameList> frames;  ///< unset: all; of a film one range
  int width = 1280;
  int height = 720;
  int samples = 4;
  int supersampling = 1;
  media::FilmRate rate;
  eval::PreExtrapolation preExtrapolation = eval::PreExtrapolation::Rest;
  bool physics = true;
  int physicsSteps = 60;  ///< per second
  int settleTicks = 0;
  bool transparent = false;
  std::optional<motion::BackgroundLink> background;  ///< behind everything else in the image
  bool force = false;
  bool isStrict = false;                 ///< a damaged model is an error
  bool salvage = false;                  ///< a damaged motion is not
  std::optional<media::FilmCodec> film;  ///< the output is a film, otherwise images
  std::filesystem::path filmFile;
  int quality = 80;
  std::filesystem::path sound;  ///< empty: none
  double soundOffset = 0;       ///< seconds
  std::optional<int> volume;    ///< percent; not set: that of the motion whose sound it is, otherwise 100
  film::PicturePattern images;
  std::string help;  ///< the text of --help; if set, the other members are not
};

/// The first argument is "render".
[[nodiscard]] Result<RenderArguments> parseRenderArguments(int argc, const char* const* argv);

/// The options, for the manual page and the completions of shells.
[[nodiscard]] cli::CommandManual renderManual();

}  // namespace furitsuke::startup
