// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/viewport/viewport_picture_commands.h"

#include <QFileInfo>
#include <algorithm>
#include <cstdint>
#include <string>

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/background/background_track.h"
#include "app/session/file_paths.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/picture_writing.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/sound/sound_player.h"
#include "app/session/sound/sound_track.h"
#include "app/session/workspace.h"
#include "core/base/file.h"
#include "core/image/image_codec.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kViewportPictureTransparent{
    .name = "transparent", .kind = Kind::Flag, .help = "transparent background; default: off"};
constexpr ActionParameter kViewportPictureFrames{
    .name = "frames", .kind = Kind::Frames, .help = "default: all frames of the scene"};
constexpr ActionParameter kViewportPictureWidth{
    .name = "width", .kind = Kind::Whole, .help = "in pixels; default: 1280"};
constexpr ActionParameter kViewportPictureHeight{
    .name = "height", .kind = Kind::Whole, .help = "in pixels; default: 720"};
constexpr ActionParameter kViewportPictureRate{.name = "fps",
                                               .kind = Kind::Choice,
                                               .help = "images per second; default: 30",
                                               .choices = "24|25|30|30000/1001|50|60"};
constexpr ActionParameter kViewportSavePictureParameters[] = {
    kFile,
    {.name = "width", .kind = Kind::Whole, .help = "in pixels; default: size of the viewport"},
    {.name = "height", .kind = Kind::Whole, .help = "in pixels; default: size of the viewport"},
    kViewportPictureTransparent};
constexpr ActionParameter kViewportExportFilmParameters[] = {
    {.name = "path", .kind = Kind::Path, .help = "the file: .mp4, .webm, .mov or .gif", .required = true},
    kViewportPictureFrames,
    kViewportPictureWidth,
    kViewportPictureHeight,
    kViewportPictureRate,
    {.name = "codec", .kind = Kind::Choice, .help = "of a .mov; default: prores", .choices = "prores|png"},
    {.name = "quality", .kind = Kind::Whole, .help = "0 to 100; default: 80"},
    {.name = "sound", .kind = Kind::Path, .help = "the sound file; default: none"},
    {.name = "soundOffset",
     .kind = Kind::Whole,
     .help = "milliseconds from frame 0 to the start of the sound; default: 0"},
    {.name = "volume",
     .kind = Kind::Whole,
     .help = "0 to 100 percent; default: that of the motion if it is its sound, otherwise 100"},
    kViewportPictureTransparent,
    {.name = "overwrite", .kind = Kind::Flag, .help = "replace an existing file; default: off"}};
constexpr ActionParameter kViewportSaveSequenceParameters[] = {
    {.name = "path", .kind = Kind::Path, .help = "file name with %05d in place of the frame number", .required = true},
    kViewportPictureFrames,
    kViewportPictureWidth,
    kViewportPictureHeight,
    kViewportPictureRate,
    kViewportPictureTransparent,
    {.name = "overwrite", .kind = Kind::Flag, .help = "replace existing images; default: off"}};

}  // namespace

constexpr ActionRows kViewportPictureActions = {
    action("viewport.savePicture", "file/export", Actions::tr("Save &Image…"),
           Actions::tr("Save the viewport as a PNG image of any size"),
           {.group = 1,
            .icon = "picture",
            .parameters = kViewportSavePictureParameters,
            .words = ActionWords::tr("screenshot, snapshot, picture, png, photo"),
            .follows = "viewport.lightBall"}),
    action("viewport.exportFilm", "file/export", Actions::tr("Export &Film…"),
           Actions::tr("Save the scene as an MP4, WebM, MOV or GIF film, with sound"),
           {.group = 1,
            .parameters = kViewportExportFilmParameters,
            .words = ActionWords::tr("render, video, movie, film, mp4, avi, gif, export video, animation")}),
    action("viewport.saveSequence", "file/export", Actions::tr("Save Image Se&quence…"),
           Actions::tr("Save each frame as an image of any size, for use in a video"),
           {.group = 1,
            .parameters = kViewportSaveSequenceParameters,
            .words = ActionWords::tr("frames, png sequence, numbered images, image sequence")}),
};

namespace {

constexpr int kLargestSide = 16384;  // of an image, in pixels
constexpr auto kFilm = "film";       // keeps its last choices where operations keep theirs
constexpr auto kOn = "on";

Status checkSize(std::int64_t width, std::int64_t height) {
  if (width >= 1 && height >= 1 && width <= kLargestSide && height <= kLargestSide) return Done{};
  return Error::in(Message::verbatim("size"), Core::trWith("expected 1 to %1 pixels for width and height"),
                   kLargestSide);
}

Status readRate(const actions::ActionArguments& arguments, media::FilmRate& rate) {
  const auto text = arguments.text("fps");
  if (!text) return Done{};
  const Result<media::FilmRate> given = media::filmRateFrom(text->toStdString());
  if (!given) return Error::in(Message::verbatim("fps"), given.error().reason);
  rate = *given;
  return Done{};
}

/// The rate, format, quality and sound of a film that an action gives; the rest stays as it is.
Status readFilm(const actions::ActionArguments& arguments, film::FilmExport& film) {
  const std::string codec = arguments.text("codec").value_or(QString()).toStdString();
  const Result<media::FilmFormat> format = media::filmFormatFor(film.file, codec);
  if (!format) return format.error();
  film.codec = format->codec;
  if (const Status isRead = readRate(arguments, film.rate); !isRead) return isRead;
  film.quality = static_cast<int>(std::clamp<std::int64_t>(arguments.whole("quality").value_or(film.quality), -1, 101));
  film.soundOffset = static_cast<double>(arguments.whole("soundOffset").value_or(0)) / 1000;
  const std::int64_t volume = arguments.whole("volume").value_or(film.volume);
  if (volume < 0 || volume > 100)
    return Error::in(Message::verbatim("volume"), Core::tr("expected a number from 0 to 100"));
  film.volume = static_cast<int>(volume);
  film.transparent = arguments.flag("transparent").value_or(false);
  film.overwrite = arguments.flag("overwrite").value_or(false);
  return Done{};
}

}  // namespace

ViewportPictureCommands::ViewportPictureCommands(const CommandContext& context, panels::ViewportPanel& viewport,
                                                 QObject* parent)
    : QObject(parent), context_(context), viewport_(viewport) {
  const auto hasModel = CommandConditions(context_).hasModel();
  context_.actions.bind(
      "viewport.savePicture",
      {.run = [this](const actions::ActionArguments& given) { return savePicture(given); }, .enabled = hasModel});
  context_.actions.bind(
      "viewport.saveSequence",
      {.run = [this](const actions::ActionArguments& given) { return saveSequence(given); }, .enabled = hasModel});
  context_.actions.bind(
      "viewport.exportFilm",
      {.run = [this](const actions::ActionArguments& given) { return exportFilm(given); }, .enabled = hasModel});
}

void ViewportPictureCommands::setView(film::ScenePictures& pictures) const {
  pictures.options = viewport_.pictureOptions();
  // Each picture has its own.
  pictures.options.backgroundImage = {};
  if (const session::BackgroundTrack* background = viewport_.background()) pictures.background = background->link();
  pictures.camera = viewport_.viewSampler();
}

Status ViewportPictureCommands::saveSequence(const actions::ActionArguments& arguments) {
  film::ImageSequence sequence;
  sequence.frames = arguments.range("frames").value_or(FrameRange{0, session::lastFrameOn(context_.stage)});
  const auto path = arguments.text("path");
  if (!path) {
    film::FilmExport suggested = suggestedFilm();
    suggested.frames = sequence.frames;
    ask(suggested, dialogs::FilmDialog::Output::Pictures);
    return Done{};
  }
  const auto width = arguments.whole("width").value_or(sequence.width);
  const auto height = arguments.whole("height").value_or(sequence.height);
  if (const Status fits = checkSize(width, height); !fits) return fits;
  auto files = film::PicturePattern::parse(path->toStdString());
  if (!files) return files.error();
  sequence.files = *files;
  if (const Status isRead = readRate(arguments, sequence.rate); !isRead) return isRead;
  sequence.width = static_cast<int>(width);
  sequence.height = static_cast<int>(height);
  sequence.transparent = arguments.flag("transparent").value_or(false);
  sequence.overwrite = arguments.flag("overwrite").value_or(false);
  setView(sequence);
  session::PictureWriting writing;
  writing.start(context_.stage.evaluated().snapshot(), sequence);
  return writing.wait();
}

film::FilmExport ViewportPictureCommands::suggestedFilm() const {
  film::FilmExport film;
  const auto choices = context_.settings.operations();
  const auto text = [&choices](const char* parameter) {
    return choices.argument(kFilm, parameter).value_or(QString());
  };
  const auto number = [&text](const char* parameter, int initial, int lowest, int highest) {
    bool isNumber = false;
    const int value = text(parameter).toInt(&isNumber);
    return isNumber ? std::clamp(value, lowest, highest) : initial;
  };
  film.frames = {0, session::lastFrameOn(context_.stage)};
  film.width = number("width", film.width, 1, kLargestSide);
  film.height = number("height", film.height, 1, kLargestSide);
  if (const auto rate = media::filmRateFrom(text("fps").toStdString())) film.rate = *rate;
  for (const media::FilmFormat& format : media::filmFormats()) {
    if (text("codec").toStdString() == format.id) film.codec = format.codec;
  }
  film.quality = number("quality", film.quality, 0, 100);
  film.supersampling = number("supersampling", film.supersampling, 1, 4);
  film.transparent = text("transparent") == kOn;
  const QString folder = choices.argument(kFilm, "folder").value_or(context_.settings.lastFolder());
  const edit::MotionDocument* motion = context_.workspace.current();
  const QString name = motion == nullptr ? QString() : QFileInfo(motion->file().title()).completeBaseName();
  film.file = session::toPath(folder + '/' + (name.isEmpty() ? QString("film") : name) + ".mp4");
  if (const auto& sound = context_.sound.track().link()) {
    film.soundOffset = sound->offset / 1000;
    film.volume = sound->volume;
  }
  setView(film);
  return film;
}

void ViewportPictureCommands::rememberFilm(const film::FilmExport& film) {
  auto choices = context_.settings.operations();
  choices.setArgument(kFilm, "width", QString::number(film.width));
  choices.setArgument(kFilm, "height", QString::number(film.height));
  choices.setArgument(kFilm, "fps", QString::fromStdString(media::filmRateText(film.rate)));
  choices.setArgument(kFilm, "codec", QString::fromStdString(std::string(media::filmFormat(film.codec).id)));
  choices.setArgument(kFilm, "quality", QString::number(film.quality));
  choices.setArgument(kFilm, "supersampling", QString::number(film.supersampling));
  choices.setArgument(kFilm, "transparent", film.transparent ? kOn : "off");
  choices.setArgument(kFilm, "folder", session::fromPath(film.file.parent_path()));
}

void ViewportPictureCommands::ask(const film::FilmExport& suggested, dialogs::FilmDialog::Output output) {
  const auto& sound = context_.sound.track().link();
  auto* dialog = new dialogs::FilmDialog(
      suggested, output,
      {[this] { return context_.stage.evaluated().snapshot(); },
       [this](int width, int height, bool transparent) { return viewport_.picture(width, height, transparent); },
       [this](const film::FilmExport& film) { rememberFilm(film); },
       sound ? QString::fromStdString(sound->file) : QString(), sound && sound->isMuted},
      context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

Status ViewportPictureCommands::exportFilm(const actions::ActionArguments& arguments) {
  film::FilmExport film = suggestedFilm();
  const auto path = arguments.text("path");
  if (!path) {
    film.frames = arguments.range("frames").value_or(film.frames);
    ask(film, dialogs::FilmDialog::Output::Film);
    return Done{};
  }
  // A script does not depend on what the user has chosen before.
  film::FilmExport scripted;
  scripted.options = film.options;
  scripted.background = film.background;
  scripted.camera = film.camera;
  scripted.frames = arguments.range("frames").value_or(film.frames);
  scripted.file = session::toPath(*path);
  const auto width = arguments.whole("width").value_or(scripted.width);
  const auto height = arguments.whole("height").value_or(scripted.height);
  if (const Status fits = checkSize(width, height); !fits) return fits;
  scripted.width = static_cast<int>(width);
  scripted.height = static_cast<int>(height);
  if (const Status read = readFilm(arguments, scripted); !read) return read;
  const std::filesystem::path sound = session::toPath(arguments.text("sound").value_or(QString()));
  if (!arguments.has("volume")) {
    scripted.volume = film::volumeOfOwnSound(context_.sound.track().link(), sound).value_or(100);
  }
  session::PictureWriting writing;
  writing.start(context_.stage.evaluated().snapshot(), scripted, sound);
  return writing.wait();
}

Status ViewportPictureCommands::savePicture(const actions::ActionArguments& arguments) {
  const QString path = arguments.text("path").value_or(QString());
  if (path.isEmpty()) {
    film::FilmExport suggested = suggestedFilm();
    const auto frame = static_cast<Frame>(context_.stage.position());
    suggested.frames = {frame, frame};
    ask(suggested, dialogs::FilmDialog::Output::Pictures);
    return Done{};
  }
  if (!path.endsWith(".png", Qt::CaseInsensitive)) {
    return Error::in(Message::verbatim(path.toStdString()),
                     Core::tr("images are saved as PNG; the file name must end in .png"));
  }
  const auto width = arguments.whole("width").value_or(viewport_.width());
  const auto height = arguments.whole("height").value_or(viewport_.height());
  if (const Status fits = checkSize(width, height); !fits) return fits;
  const bool transparent = arguments.flag("transparent").value_or(false);
  context_.stage.physics().finish(context_.stage.position());
  const auto image = viewport_.picture(static_cast<int>(width), static_cast<int>(height), transparent);
  if (!image) return image.error();
  return writeFileAtomically(session::toPath(path), image::encodePng(*image));
}

}  // namespace furitsuke::commands
