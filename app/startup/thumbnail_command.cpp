// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/thumbnail_command.h"

#include <CLI/CLI.hpp>
#include <QGuiApplication>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include "app/cli/messages.h"
#include "app/cli/own_manual.h"
#include "app/cli/usage_error.h"
#include "app/session/file_paths.h"
#include "app/session/sample_files.h"
#include "app/session/settings.h"
#include "app/session/whole_view.h"
#include "app/startup/thumbnail_figure.h"
#include "app/startup/thumbnail_limits.h"
#include "core/base/caught.h"
#include "core/base/file.h"
#include "core/base/system_message.h"
#include "core/eval/rig/evaluate_pose.h"
#include "core/io/file_type.h"
#include "core/io/known_extensions.h"
#include "core/io/model/model_file.h"
#include "core/io/motion_file.h"
#include "core/render/offscreen_renderer.h"
#include "core/scene/scene.h"

namespace furitsuke::startup {

namespace {

constexpr int kDrawn = 0, kNotDrawn = 2;
/// More would not be visible, and file managers limit the memory.
constexpr std::uint64_t kTextures = std::uint64_t{32} << 20;
constexpr std::uint64_t kLargestModel = std::uint64_t{64} << 20;
constexpr std::size_t kMostMaterials = 4096;

struct ThumbnailArguments {
  std::string file, picture, profile, help;
  int size = 256;  ///< of the longer side in pixels
};

constexpr const char* kThumbnailHelp = "Draws a small picture of a motion, a pose or a model, for file managers.";

void addThumbnailOptions(CLI::App& app, ThumbnailArguments& arguments) {
  app.add_option("file", arguments.file,
                 "A motion, pose or model: " + io::knownExtensions({io::OpensAs::Motion, io::OpensAs::Model}))
      ->required();
  app.add_option("picture", arguments.picture, "The PNG to write; replaces an existing one")->required();
  app.add_option("--size", arguments.size, "Width and height in pixels; default: 256")->check(CLI::Range(16, 1024));
  app.add_option("--profile", arguments.profile, "Folder of the settings that name the last used model");
}

Result<ThumbnailArguments> parseThumbnailArguments(int argc, char** argv) {
  ThumbnailArguments arguments;
  CLI::App app{kThumbnailHelp, "furitsuke thumbnail"};
  addThumbnailOptions(app, arguments);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    arguments.help = app.help();
  } catch (const CLI::ParseError& error) {
    return Error::because(Message::verbatim(cli::usageErrorText(app, error, argc, argv)));
  }
  return arguments;
}

Result<std::unique_ptr<scene::Actor>> readFigure(const std::filesystem::path& file) {
  std::error_code failed;
  if (std::filesystem::file_size(file, failed) > kLargestModel || failed) {
    return Error::in(Message::verbatim(displayPath(file)),
                     failed ? systemMessage(failed) : Core::tr("is too large for a small picture"));
  }
  Result<io::LoadedModel> loaded = io::loadModel(file);
  if (!loaded) return loaded.error();
  if (loaded->model.materials.size() > kMostMaterials)
    return Error::in(Message::verbatim(displayPath(file)), Core::tr("is too large for a small picture"));
  image::LoadedImages pictures = image::loadModelImages(loaded->model, file, {}, {}, kTextures);
  return std::make_unique<scene::Actor>(std::make_shared<const model::Model>(std::move(loaded->model)),
                                        std::make_shared<const image::ModelImages>(std::move(pictures.images)));
}

/// The model that motions are shown on: the last one that the user opened and that is still there.
std::unique_ptr<scene::Actor> lastModel(const QString& profile) {
  const session::Settings settings(profile);
  for (const QString& file : settings.recentFilesOf(session::RecentKind::Model)) {
    auto actor = readFigure(session::toPath(file));
    if (actor && !(*actor)->model().bones.empty()) return *std::move(actor);
  }
  return nullptr;
}

Result<QImage> drawModel(scene::Scene& scene, double frame, int size) {
  auto renderer = render::OffscreenRenderer::create();
  if (!renderer) return renderer.error();
  scene.evaluate(frame);
  render::RenderOptions options;
  options.background = {0, 0, 0, 0};
  options.grid = options.groundShadow = options.selfShadow = false;
  options.thinnestEdge = 1;
  options.samples = 4;
  const eval::CameraSample camera = session::cameraInFrontOf(session::boxOf(*scene.actors.front()), 1);
  const Result<image::Image> image = (*renderer)->draw(scene, eval::viewOf(camera, 1), options, size, size);
  if (!image) return image.error();
  return session::toQImage(*image);
}

/// Without a model of the user, the bones of the sample are drawn as a stick figure.
Result<QImage> drawMotion(const motion::Motion& motion, const ThumbnailArguments& arguments) {
  const int size = arguments.size;
  const bool isCamera = motion.bones.empty() && motion.morphs.empty() && !motion.camera.empty();
  if (isCamera) return drawCameraPath(motion.camera, size);
  const FrameRange frames = motion.frameRange().isEmpty() ? FrameRange{0, 0} : motion.frameRange();
  scene::Scene scene;
  if (auto actor = lastModel(QString::fromStdString(arguments.profile))) {
    actor->setMotion(motion);
    const double frame = tellingFrame(*actor, frames);
    scene.actors.push_back(std::move(actor));
    Result<QImage> picture = drawModel(scene, frame, size);
    if (picture) return picture;
  }
  auto figure = readFigure(session::toPath(session::sampleModel()));
  if (!figure) return figure.error();
  (*figure)->setMotion(motion);
  eval::RigPose pose((*figure)->rig());
  eval::evaluatePose((*figure)->rig(), (*figure)->motion(), tellingFrame(**figure, frames), pose);
  return drawFigure((*figure)->model(), pose, size);
}

Result<QImage> drawFile(const ThumbnailArguments& arguments) {
  const std::filesystem::path file = arguments.file;
  const Result<io::FileKind> kind = io::fileKindOf(file);
  if (!kind) return kind.error();
  if (io::opensAs(*kind) != io::OpensAs::Model) {
    const Result<io::LoadedMotion> motion = io::loadMotion(file);
    if (!motion) return motion.error();
    return drawMotion(motion->motion, arguments);
  }
  auto actor = readFigure(file);
  if (!actor) return actor.error();
  scene::Scene scene;
  scene.actors.push_back(*std::move(actor));
  return drawModel(scene, 0, arguments.size);
}

}  // namespace

int runThumbnailCommand(int argc, char** argv) {
  const auto fail = [](const std::string& text) {
    std::fprintf(stderr, "furitsuke: %s\n", cli::printable(cli::shortened(text)).c_str());
    return kNotDrawn;
  };
  const Result<ThumbnailArguments> arguments = parseThumbnailArguments(argc, argv);
  if (!arguments) return fail(arguments.error().message());
  if (!arguments->help.empty()) {
    std::fputs(arguments->help.c_str(), stdout);
    return kDrawn;
  }
  // File managers start it for every file that they show, also for those that nobody has opened.
  limitThumbnails();
  // Painting needs no window.
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication application(argc, argv);
  QGuiApplication::setApplicationName("furitsuke");
  const Result<QImage> picture = caught([&arguments] { return drawFile(*arguments); });
  if (!picture) return fail(picture.error().message());
  if (picture->isNull() || !picture->save(QString::fromStdString(arguments->picture), "PNG")) {
    return fail(arguments->picture + " cannot be written");
  }
  return kDrawn;
}

cli::CommandManual thumbnailManual() {
  ThumbnailArguments arguments;
  CLI::App app{kThumbnailHelp, "furitsuke thumbnail"};
  addThumbnailOptions(app, arguments);
  return cli::commandManual(app);
}

}  // namespace furitsuke::startup
