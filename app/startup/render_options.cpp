// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/render_options.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <string>
#include <string_view>

#include "app/cli/before_first.h"
#include "app/cli/usage_error.h"

namespace furitsuke::startup {

namespace {

constexpr int kMaxSide = 16384;
constexpr int kMaxSettling = 36'000;  // ticks

/// Parses all of `text` as a number from 0.
std::optional<std::int64_t> wholeNumber(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || text.empty() || value < 0) return {};
  return value;
}

Status readFrames(const std::string& text, RenderArguments& arguments) {
  const std::size_t hyphen = text.find('-');
  const auto first = wholeNumber(std::string_view(text).substr(0, hyphen));
  const auto last = hyphen == text.npos ? first : wholeNumber(std::string_view(text).substr(hyphen + 1));
  if (!first || !last || *last < *first || *last > kMaxFrame) {
    return Error::in("--frames", '"' + text + "\" is neither a frame nor a frame range A-B");
  }
  arguments.frames = FrameRange{static_cast<Frame>(*first), static_cast<Frame>(*last)};
  return Done{};
}

Status readSize(const std::string& text, RenderArguments& arguments) {
  const std::size_t cross = text.find('x');
  const auto width = wholeNumber(std::string_view(text).substr(0, cross));
  const auto height = cross == text.npos ? std::nullopt : wholeNumber(std::string_view(text).substr(cross + 1));
  if (!width || !height || *width < 1 || *height < 1 || *width > kMaxSide || *height > kMaxSide) {
    return Error::in("--size", '"' + text + "\" is not a size WxH, such as 1920x1080");
  }
  arguments.width = static_cast<int>(*width);
  arguments.height = static_cast<int>(*height);
  return Done{};
}

}  // namespace

Result<RenderArguments> parseRenderArguments(int argc, const char* const* argv) {
  RenderArguments arguments;
  std::string frames;
  std::string size;
  std::string output;
  CLI::App app{"Renders models with their motions to images, without a window or a display.", "furitsuke render"};
  app.set_help_flag("-h,--help", "Print this help and exit");
  app.add_option("--model", arguments.models, "A model, prop, stage or .vac; several are drawn in this order")
      ->required()
      ->take_all();
  app.add_option("--motion", arguments.motions, "A motion or pose: the nth for the nth model, - for none")->take_all();
  app.add_option("--camera", arguments.camera, "A motion with camera, light and shadow; default: those of MMD");
  app.add_option("--frames", frames,
                 "A frame or a range A-B; default: all frames of the motions, if these are at most " +
                     std::to_string(kMaxDefaultPictures));
  cli::addBeforeFirstOption(app, arguments.beforeFirst);
  app.add_option("--size", size, "Size of the images in pixels, WxH; default: 1280x720");
  app.add_option("--samples", arguments.samples,
                 "Samples per pixel for antialiasing: 0, 2, 4 or 8; default: 4, 0 is fastest")
      ->check(CLI::IsMember({0, 1, 2, 4, 8}));
  std::string physics = "on";
  app.add_option("--physics", physics, "Let hair and clothes move by physics: on or off; default: on; with the gravity keys stored with "
                 "a motion (NAME.furitsuke.json)")
      ->check(CLI::IsMember({"on", "off"}));
  app.add_option("--steps", arguments.physicsSteps, "Steps of physics per second: 60, 120 or 240; default: 120")
      ->check(CLI::IsMember({60, 120, 240}));
  app.add_option("--settle", arguments.settleTicks,
                 "Hold the first pose for this number of 1/60 s before frame 0; default: 0")
      ->check(CLI::Range(0, kMaxSettling));
  app.add_flag("--transparent", arguments.transparent, "Transparent background instead of white");
  app.add_option("--output", output, "File names of the images: %05d is replaced by the frame in five digits")
      ->required();
  app.add_flag("--force", arguments.force, "Overwrite existing files");
  app.footer("Exit status: 0 if all images were written, otherwise 2.");
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    arguments.help = app.help();
    return arguments;
  } catch (const CLI::ParseError& error) {
    return Error::because(cli::usageErrorText(app, error, argc, argv));
  }
  arguments.physics = physics == "on";
  if (!frames.empty()) {
    if (const Status read = readFrames(frames, arguments); !read) return read.error();
  }
  if (!size.empty()) {
    if (const Status read = readSize(size, arguments); !read) return read.error();
  }
  if (arguments.motions.size() > arguments.models.size()) {
    return Error::in("--motion", "there are more motions than models");
  }
  Result<film::PicturePattern> pattern = film::PicturePattern::parse(output);
  if (!pattern) return Error::in("--output", pattern.error().reason);
  arguments.output = *std::move(pattern);
  return arguments;
}

}  // namespace furitsuke::startup
