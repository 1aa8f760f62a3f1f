// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render_command/render_options.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <string_view>

namespace furitsuke {

namespace {

constexpr int kMostSide = 16384;
constexpr int kMostSamples = 64;

/// The whole of `text` as a number from 0.
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
    return Error{{}, "--frames", '"' + text + "\" is neither a frame nor a range A-B of frames"};
  }
  arguments.frames = FrameRange{static_cast<Frame>(*first), static_cast<Frame>(*last)};
  return Done{};
}

Status readSize(const std::string& text, RenderArguments& arguments) {
  const std::size_t cross = text.find('x');
  const auto width = wholeNumber(std::string_view(text).substr(0, cross));
  const auto height = cross == text.npos ? std::nullopt : wholeNumber(std::string_view(text).substr(cross + 1));
  if (!width || !height || *width < 1 || *height < 1 || *width > kMostSide || *height > kMostSide) {
    return Error{{}, "--size", '"' + text + "\" is no size WxH, such as 1920x1080"};
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
  CLI::App app{"Draws models in their motions into pictures, without a window or a display.", "furitsuke render"};
  app.set_help_flag("-h,--help", "Print this help and end");
  app.add_option("--model", arguments.models, "A model, prop, stage or .vac; several are drawn in this order")
      ->required()
      ->take_all();
  app.add_option("--motion", arguments.motions, "A motion or pose: the nth for the nth model, - for none")->take_all();
  app.add_option("--camera", arguments.camera, "A motion with the camera, light and shadow; else MMD's own");
  app.add_option("--frames", frames, "A frame, or a range A-B; else all of the motions");
  app.add_option("--size", size, "Size of the pictures in pixels, WxH; else 1280x720");
  app.add_option("--samples", arguments.samples, "Samples a pixel against jagged edges; else 4, 1 is fastest")
      ->check(CLI::Range(1, kMostSamples));
  app.add_flag("--transparent", arguments.transparent, "Nothing behind the models, instead of white");
  app.add_option("--output", output, "Names of the pictures: %05d stands for the frame in five digits")->required();
  app.add_flag("--force", arguments.force, "Write over files that exist");
  app.footer("Exit status: 0 all pictures are written, 2 they are not.");
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    arguments.help = app.help();
    return arguments;
  } catch (const CLI::ParseError& error) {
    return Error{{}, {}, error.what()};
  }
  if (!frames.empty()) {
    if (const Status read = readFrames(frames, arguments); !read) return read.error();
  }
  if (!size.empty()) {
    if (const Status read = readSize(size, arguments); !read) return read.error();
  }
  if (arguments.motions.size() > arguments.models.size()) {
    return Error{{}, "--motion", "there are more motions than models"};
  }
  Result<PicturePattern> pattern = PicturePattern::parse(output);
  if (!pattern) return Error{{}, "--output", pattern.error().reason};
  arguments.output = *std::move(pattern);
  return arguments;
}

}  // namespace furitsuke
