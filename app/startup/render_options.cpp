// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/render_options.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <cmath>
#include <locale>
#include <sstream>
#include <string>
#include <string_view>

#include "app/cli/own_manual.h"
#include "app/cli/pre_extrapolation.h"
#include "app/cli/usage_error.h"

namespace furitsuke::startup {

namespace {

constexpr const char* kRenderHelp =
    "Renders models with their motions to a film or to images, without a window or a display.";
constexpr int kMaxSide = 16384;
constexpr double kMaxSoundOffset = 36e5;  // milliseconds: an hour
constexpr double kPercent = 100;
constexpr int kMaxSettling = 36'000;  // ticks

/// Parses all of `text` as a number from 0.
std::optional<std::int64_t> wholeNumber(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || text.empty() || value < 0) return {};
  return value;
}

Status readSize(const std::string& text, RenderArguments& arguments) {
  const std::size_t cross = text.find('x');
  const auto width = wholeNumber(std::string_view(text).substr(0, cross));
  const auto height = cross == text.npos ? std::nullopt : wholeNumber(std::string_view(text).substr(cross + 1));
  if (!width || !height || *width < 1 || *height < 1 || *width > kMaxSide || *height > kMaxSide) {
    return Error::in(Message::verbatim("--size"), Core::trWith("\"%1\" is not a size WxH, such as 1920x1080"), text);
  }
  arguments.width = static_cast<int>(*width);
  arguments.height = static_cast<int>(*height);
  return Done{};
}

/// The texts of options that are read after all arguments are known.
struct OptionTexts {
  std::string frames, size, physics = "on", rate = "30", codec, sound, output;
  double soundOffset = 0;  // milliseconds
  std::string background, backgroundColor, backgroundFit = "fit", backgroundOffset;
  double backgroundScale = 100, backgroundTime = 0;  // percent, milliseconds
  int backgroundOpacity = 100;                       // percent
};

void addSceneOptions(CLI::App& app, RenderArguments& arguments, OptionTexts& texts) {
  app.add_option("--model", arguments.models, "A model, prop, stage or .vac; several are drawn in this order")
      ->required()
      ->take_all();
  app.add_option("--motion", arguments.motions, "A motion or pose: the nth for the nth model, - for none")->take_all();
  app.add_option("--camera", arguments.camera, "A motion with camera, light and shadow; default: those of MMD");
  app.add_option("--frames", texts.frames,
                 "Frames of images: " + std::string(cli::kFrameListForm) +
                     "; of a film one range; default: all frames of the motions, if these are at most " +
                     std::to_string(kMaxDefaultPictures));
  cli::addPreExtrapolationOption(app, arguments.preExtrapolation);
  app.add_option("--physics", texts.physics,
                 "Let hair and clothes move by physics: on or off; default: on; with the gravity keys stored with a "
                 "motion (NAME.furitsuke.json)")
      ->check(CLI::IsMember({"on", "off"}));
  app.add_option("--steps", arguments.physicsSteps, "Steps of physics per second: 60, 120 or 240; default: 60, as MMD")
      ->check(CLI::IsMember({60, 120, 240}));
  app.add_option("--settle", arguments.settleTicks,
                 "Hold the first pose for this number of 1/60 s before frame 0; default: 0")
      ->check(CLI::Range(0, kMaxSettling));
}

void addPictureOptions(CLI::App& app, RenderArguments& arguments, OptionTexts& texts) {
  app.add_option("--size", texts.size, "Size of the images in pixels, WxH; default: 1280x720");
  app.add_option("--samples", arguments.samples,
                 "Samples per pixel for antialiasing: 0, 2, 4 or 8; default: 4, 0 is fastest")
      ->check(CLI::IsMember({0, 1, 2, 4, 8}));
  app.add_option("--supersampling", arguments.supersampling,
                 "Render 1, 2 or 4 times wider and higher and scale down; default: 1")
      ->check(CLI::IsMember({1, 2, 4}));
  app.add_flag("--transparent", arguments.transparent, "Transparent background instead of white; not for .mp4");
  app.add_option("--fps", texts.rate, "Images per second: 24, 25, 30, 30000/1001, 50 or 60; default: 30");
}

void addBackgroundOptions(CLI::App& app, OptionTexts& texts) {
  constexpr double kSmallest = motion::kSmallestBackground * kPercent;
  constexpr double kLargest = motion::kLargestBackground * kPercent;
  app.add_option("--background", texts.background,
                 "A picture or a film (.mp4, .webm, .avi, .mov) behind the scene; films start at frame 0");
  app.add_option("--background-color", texts.backgroundColor, "The color behind everything, #rrggbb; default: #ffffff");
  app.add_option("--background-fit", texts.backgroundFit,
                 "fit: show all of the picture; fill: leave no border; stretch: ignore its aspect ratio; default: fit")
      ->check(CLI::IsMember({"fit", "fill", "stretch"}))
      ->needs("--background");
  app.add_option("--background-scale", texts.backgroundScale, "Size of the picture in percent; default: 100")
      ->check(CLI::Range(kSmallest, kLargest))
      ->needs("--background");
  app.add_option("--background-offset", texts.backgroundOffset,
                 "X,Y: moves the picture to the right and up, in percent of the width and height; default: 0,0")
      ->needs("--background");
  app.add_option("--background-opacity", texts.backgroundOpacity, "0 to 100 percent; default: 100")
      ->check(CLI::Range(0, 100))
      ->needs("--background");
  app.add_option("--background-time", texts.backgroundTime,
                 "Milliseconds in the film at frame 0; negative: it starts later; default: 0")
      ->check(CLI::Range(-kMaxSoundOffset, kMaxSoundOffset))
      ->needs("--background");
}

void addOutputOptions(CLI::App& app, RenderArguments& arguments, OptionTexts& texts) {
  app.add_option("-o,--output", texts.output,
                 "A film .mp4, .webm, .mov or .gif, or images .png, where %05d is replaced by the frame in five digits")
      ->required();
  app.add_option("--codec", texts.codec, "Codec of a .mov: prores or png; default: prores");
  app.add_option("--quality", arguments.quality, "Quality of a .mp4 or .webm, 0 to 100; default: 80")
      ->check(CLI::Range(0, 100));
  app.add_option("--sound", texts.sound, "The sound of a film, cut to its frames: a WAV file or another format");
  app.add_option("--sound-offset", texts.soundOffset,
                 "Milliseconds from frame 0 to the start of the sound, may be negative; default: 0")
      ->check(CLI::Range(-kMaxSoundOffset, kMaxSoundOffset))
      ->needs("--sound");
  app.add_option(
         "--volume", arguments.volume,
         "Volume of the sound, 0 to 100; default: that stored with a motion (NAME.furitsuke.json) whose sound it "
         "is, otherwise 100")
      ->check(CLI::Range(0, 100))
      ->needs("--sound");
  app.add_flag("--strict", arguments.isStrict,
               "Refuse a damaged model; otherwise its readable part is drawn, and the exit status is 1");
  app.add_flag("--salvage", arguments.salvage, "Use the readable part of a damaged motion; the exit status is then 1");
  app.add_flag("--force", arguments.force, "Overwrite existing files");
}

void addRenderOptions(CLI::App& app, RenderArguments& arguments, OptionTexts& texts) {
  app.set_help_flag("-h,--help", "Print this help and exit");
  addSceneOptions(app, arguments, texts);
  addPictureOptions(app, arguments, texts);
  addBackgroundOptions(app, texts);
  addOutputOptions(app, arguments, texts);
}

std::filesystem::path pathFrom(const std::string& text) { return std::u8string(text.begin(), text.end()); }

/// An Error if an option was used that has no effect on images.
Status checkFilmOptions(const CLI::App& app) {
  for (const char* option : {"--codec", "--quality", "--sound"}) {
    if (app.count(option) > 0)
      return Error::in(Message::verbatim(option), Core::tr("is only for films: .mp4, .webm, .mov or .gif"));
  }
  return Done{};
}

Status readOutput(const CLI::App& app, const OptionTexts& texts, RenderArguments& arguments) {
  const std::filesystem::path file = pathFrom(texts.output);
  if (media::filmFormatOf(file) != nullptr) {
    const Result<media::FilmFormat> format = media::filmFormatFor(file, texts.codec);
    if (!format) return Error::in(Message::verbatim("--codec"), format.error().reason);
    arguments.film = format->codec;
    arguments.filmFile = file;
    arguments.sound = pathFrom(texts.sound);
    arguments.soundOffset = texts.soundOffset / 1000;
    if (!arguments.sound.empty() && !format->hasSound) {
      return Error::in(Message::verbatim("--sound"), Core::trWith("%1 cannot have sound"), format->extension);
    }
    return media::checkFilm({.codec = format->codec,
                             .width = arguments.width,
                             .height = arguments.height,
                             .rate = arguments.rate,
                             .quality = arguments.quality,
                             .alpha = arguments.transparent});
  }
  if (!film::PicturePattern::isPictureName(texts.output)) {
    return Error::in(Message::verbatim("--output"),
                     Core::trWith("\"%1\" must end in .mp4, .webm, .mov or .gif, or in .png for images"), texts.output);
  }
  Result<film::PicturePattern> pattern = film::PicturePattern::parse(texts.output);
  if (!pattern) return Error::in(Message::verbatim("--output"), pattern.error().reason);
  arguments.images = *std::move(pattern);
  return checkFilmOptions(app);
}

Status readBackgroundOffset(const std::string& text, motion::BackgroundLink& background) {
  constexpr double kFarthest = motion::kFarthestBackground * kPercent;
  std::istringstream values(text);
  values.imbue(std::locale::classic());
  char comma = 0;
  double right = 0;
  double up = 0;
  values >> right >> comma >> up;
  const bool isRead = !values.fail() && comma == ',' && (values >> std::ws).eof();
  if (!isRead || !(std::abs(right) <= kFarthest) || !(std::abs(up) <= kFarthest)) {
    return Error::in(Message::verbatim("--background-offset"),
                     Core::trWith("\"%1\" is not an offset X,Y in percent, such as 10,-5"), text);
  }
  background.offset = {right / kPercent, up / kPercent};
  return Done{};
}

Status readBackground(const OptionTexts& texts, RenderArguments& arguments) {
  if (texts.background.empty() && texts.backgroundColor.empty()) return Done{};
  if (arguments.transparent) {
    return Error::in(Message::verbatim(texts.background.empty() ? "--background-color" : "--background"),
                     Core::tr("cannot be used with --transparent"));
  }
  motion::BackgroundLink background;
  background.file = texts.background;
  background.fit = motion::backgroundFitFrom(texts.backgroundFit).value_or(background.fit);
  background.scale = texts.backgroundScale / kPercent;
  background.opacity = texts.backgroundOpacity;
  background.time = texts.backgroundTime;
  if (!texts.backgroundOffset.empty()) {
    if (const Status read = readBackgroundOffset(texts.backgroundOffset, background); !read) return read;
  }
  if (!texts.backgroundColor.empty()) {
    const std::optional<glm::u8vec3> color = motion::colorFrom(texts.backgroundColor);
    if (!color) {
      return Error::in(Message::verbatim("--background-color"), Core::trWith("\"%1\" is not a color such as #000000"),
                       texts.backgroundColor);
    }
    background.hasColor = true;
    background.color = *color;
  }
  arguments.background = background;
  return Done{};
}

/// Reads the texts into the arguments.
Status readTexts(const CLI::App& app, const OptionTexts& texts, RenderArguments& arguments) {
  arguments.physics = texts.physics == "on";
  if (!texts.frames.empty()) {
    Result<cli::FrameList> frames = cli::FrameList::parse(texts.frames);
    if (!frames) return Error::in(Message::verbatim("--frames"), frames.error().reason);
    arguments.frames = *std::move(frames);
  }
  if (!texts.size.empty()) {
    if (const Status read = readSize(texts.size, arguments); !read) return read;
  }
  const Result<media::FilmRate> rate = media::filmRateFrom(texts.rate);
  if (!rate) return Error::in(Message::verbatim("--fps"), rate.error().reason);
  arguments.rate = *rate;
  if (arguments.motions.size() > arguments.models.size()) {
    return Error::in(Message::verbatim("--motion"), Core::tr("there are more motions than models"));
  }
  if (const Status read = readBackground(texts, arguments); !read) return read;
  return readOutput(app, texts, arguments);
}

}  // namespace

Result<RenderArguments> parseRenderArguments(int argc, const char* const* argv) {
  RenderArguments arguments;
  OptionTexts texts;
  CLI::App app{kRenderHelp, "furitsuke render"};
  addRenderOptions(app, arguments, texts);
  app.footer(
      "Exit status: 0 if everything was written, 1 if it shows only the readable part of a damaged file, otherwise 2.");
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    arguments.help = app.help();
    return arguments;
  } catch (const CLI::ParseError& error) {
    return Error::because(Message::verbatim(cli::usageErrorText(app, error, argc, argv)));
  }
  if (const Status read = readTexts(app, texts, arguments); !read) return read.error();
  return arguments;
}

cli::CommandManual renderManual() {
  RenderArguments arguments;
  OptionTexts texts;
  CLI::App app{kRenderHelp, "furitsuke render"};
  addRenderOptions(app, arguments, texts);
  return cli::commandManual(app);
}

}  // namespace furitsuke::startup
