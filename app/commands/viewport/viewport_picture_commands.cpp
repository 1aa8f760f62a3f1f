// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/viewport/viewport_picture_commands.h"

#include "app/commands/command_conditions.h"
#include "app/dialogs/sequence_dialog.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/file_paths.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/picture_writing.h"
#include "app/session/settings.h"
#include "app/session/stage.h"
#include "core/base/file.h"
#include "core/image/image_codec.h"

namespace furitsuke::commands {

namespace {

constexpr std::int64_t kLargestSide = 16384;  // of an image, in pixels

Status checkSize(std::int64_t width, std::int64_t height) {
  if (width >= 1 && height >= 1 && width <= kLargestSide && height <= kLargestSide) return Done{};
  return Error::in("size", "expected 1 to " + std::to_string(kLargestSide) + " pixels for width and height");
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
}

void ViewportPictureCommands::askForPictures(FrameRange frames, const QString& file) {
  film::ImageSequence suggested;
  suggested.frames = frames;
  suggested.options = viewport_.pictureOptions();
  suggested.camera = viewport_.viewSampler();
  auto* dialog = new dialogs::SequenceDialog(
      suggested, context_.settings.lastFolder() + "/" + file, [this] { return context_.stage.evaluated().snapshot(); },
      context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

Status ViewportPictureCommands::saveSequence(const actions::ActionArguments& arguments) {
  film::ImageSequence sequence;
  sequence.frames = arguments.range("frames").value_or(FrameRange{0, session::lastFrameOn(context_.stage)});
  const auto path = arguments.text("path");
  if (!path) {
    askForPictures(sequence.frames, "frames_%05d.png");
    return Done{};
  }
  const auto width = arguments.whole("width").value_or(sequence.width);
  const auto height = arguments.whole("height").value_or(sequence.height);
  if (const Status fits = checkSize(width, height); !fits) return fits;
  auto files = film::PicturePattern::parse(path->toStdString());
  if (!files) return files.error();
  sequence.files = *files;
  sequence.width = static_cast<int>(width);
  sequence.height = static_cast<int>(height);
  sequence.transparent = arguments.flag("transparent").value_or(false);
  sequence.overwrite = arguments.flag("overwrite").value_or(false);
  sequence.options = viewport_.pictureOptions();
  sequence.camera = viewport_.viewSampler();
  session::PictureWriting writing;
  writing.start(context_.stage.evaluated().snapshot(), sequence);
  return writing.wait();
}

Status ViewportPictureCommands::savePicture(const actions::ActionArguments& arguments) {
  const QString path = arguments.text("path").value_or(QString());
  if (path.isEmpty()) {
    const auto frame = static_cast<Frame>(context_.stage.position());
    askForPictures({frame, frame}, "picture.png");
    return Done{};
  }
  if (!path.endsWith(".png", Qt::CaseInsensitive)) {
    return Error::in(path.toStdString(), "images are saved as PNG; the file name must end in .png");
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
