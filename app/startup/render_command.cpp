// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/render_command.h"

#include <QCoreApplication>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/messages.h"
#include "app/cli/motion_output.h"
#include "app/cli/terminal.h"
#include "app/session/model_files.h"
#include "app/startup/render_options.h"
#include "core/base/file.h"
#include "core/base/log.h"
#include "core/film/film_export.h"
#include "core/film/image_sequence.h"
#include "core/image/picture_budget.h"
#include "core/io/json/annotation_file.h"
#include "core/io/motion_file.h"
#include "core/media/sound_file.h"
#include "core/motion/last_frame.h"
#include "core/physics/gravity.h"
#include "core/scene/scene_simulation.h"

namespace furitsuke::startup {

namespace {

constexpr int kDone = 0;
constexpr int kPartial = 1;
constexpr int kFailed = 2;

film::PictureControl renderControl;  // global, because a signal handler sets it

void reportRender(const std::string& text) {
  std::fprintf(stderr, "furitsuke: %s\n", cli::printable(cli::shortened(text)).c_str());
}

int failRender(const std::string& text) {
  reportRender(text);
  return kFailed;
}

Error errorOf(const std::filesystem::path& file, const Error& error) {
  const std::string name = displayPath(file);
  return error.section == name ? Error::because(error.sentence())
                               : Error::because(Core::trWith("%1: %2"), name, error.sentence());
}

void printFindings(const std::filesystem::path& file, const Diagnostics& findings) {
  for (const Diagnostic& finding : findings) {
    if (finding.severity == Severity::Info) continue;
    reportRender(displayPath(file) + ": " + std::string(severityName(finding.severity)) + ": " +
                 finding.reason.english());
  }
}

/// Reads a model and prints its findings.
Result<session::ReadModel> readRenderedModel(const std::filesystem::path& file, bool isStrict) {
  Result<session::ReadModel> model = session::readModel(file, &renderControl.canceled);
  if (!model) return errorOf(file, model.error());
  if (model->damage && isStrict) return errorOf(file, *model->damage);
  if (model->damage) reportRender(errorOf(file, *model->damage).message());
  printFindings(file, model->entry.diagnostics);
  return model;
}

/// Reads a motion; a damaged one only with --salvage, which is then said.
Result<motion::Motion> readRenderedMotion(const std::filesystem::path& file, bool salvage, bool& isPartial) {
  Result<io::LoadedMotion> motion = io::loadMotion(file);
  if (!motion) return errorOf(file, motion.error());
  if (motion->damage && !salvage) return errorOf(file, *motion->damage);
  if (motion->damage) reportRender(errorOf(file, *motion->damage).message());
  isPartial = isPartial || motion->damage;
  return std::move(motion->motion);
}

/// An Error if there are too many frames that the user did not choose: usually because of a single key at a very late
/// frame.
Status checkDefaultFrames(FrameRange frames) {
  const std::int64_t count = std::int64_t{frames.last} - frames.first + 1;
  if (count <= kMaxDefaultPictures) return Done{};
  return Error::because(
      Core::trWith(
          "the motions have %1 frames; without --frames at most %2 images are rendered; choose them with --frames A-B"),
      count, kMaxDefaultPictures);
}

/// Scales textures down if those of all models together need too much memory, and prints which.
void fitTextures(scene::Scene& scene) {
  std::vector<std::shared_ptr<const image::ModelImages>> images;
  for (const auto& actor : scene.actors) images.push_back(actor->images());
  images = image::imagesWithin(std::move(images), image::kPictureBudget);
  for (std::size_t i = 0; i < images.size(); ++i) {
    scene::Actor& actor = *scene.actors[i];
    if (actor.images() == images[i]) continue;
    actor.setImages(images[i]);
    const std::optional<Diagnostic> finding = image::halvedTextures(actor.model(), *images[i]);
    if (finding)
      reportRender(actor.title + ": " + std::string(severityName(finding->severity)) + ": " +
                   finding->reason.english());
  }
}

/// The files of all motions.
std::vector<std::string> renderedMotions(const RenderArguments& arguments) {
  std::vector<std::string> motions = arguments.motions;
  motions.push_back(arguments.camera);
  std::erase_if(motions, [](const std::string& motion) { return motion.empty() || motion == "-"; });
  return motions;
}

/// The settings of the simulation, with the gravity keys that are stored with a motion: of the first one that has any.
physics::PhysicsSettings renderedPhysics(const RenderArguments& arguments) {
  physics::PhysicsSettings settings;
  settings.stepsPerSecond = arguments.physicsSteps;
  settings.settleTicks = arguments.settleTicks;
  for (const std::string& motion : renderedMotions(arguments)) {
    const io::AnnotationFile beside = io::readAnnotations(motion);
    if (beside.problem) reportRender(motion + ": gravity keys: " + beside.problem->message());
    if (beside.annotations.gravity) return physics::withGravityOf(std::move(settings), beside.annotations.gravity);
  }
  return settings;
}

/// As in the window: outside parents name models by titles.
std::string renderedTitle(const scene::Scene& scene, const scene::Actor& actor) {
  const auto isUsed = [&](const std::string& title) {
    return std::ranges::any_of(scene.actors,
                               [&](const auto& other) { return other.get() != &actor && other->title == title; });
  };
  std::string title = actor.title;
  for (int number = 2; isUsed(title); ++number) title = actor.title + " (" + std::to_string(number) + ")";
  return title;
}

/// Which frames are rendered.
struct RenderedFrames {
  FrameRange range{0, 0};
  std::vector<Frame> chosen;  ///< in place of the range, where not empty
};

/// Reads the frames of --frames, where `all` is up to the last one of the motions.
Status chooseFrames(const RenderArguments& arguments, RenderedFrames& frames) {
  if (!arguments.frames) return checkDefaultFrames(frames.range);
  cli::FrameList list = *arguments.frames;
  list.closeAt(frames.range.last);
  if (const std::optional<FrameRange> range = list.range()) {
    frames.range = *range;
    return Done{};
  }
  if (arguments.film) {
    return Error::in(Message::verbatim("--frames"), Core::tr("a film has one range of whole frames, such as 30-60"));
  }
  Result<std::vector<Frame>> chosen = list.wholeFrames(kMaxDefaultPictures);
  if (!chosen) return chosen.error();
  frames.chosen = *std::move(chosen);
  return Done{};
}

/// Fills the scene. The default frames are those of the longest motion. `isPartial` is set if a file is damaged.
Status fillScene(const RenderArguments& arguments, scene::Scene& scene, RenderedFrames& frames, bool& isPartial) {
  scene.preExtrapolation = arguments.preExtrapolation;
  const auto extendFrames = [&frames](const motion::Motion& motion) {
    frames.range.last = std::max(frames.range.last, motion::lastFrameOf(motion));
  };
  for (std::size_t i = 0; i < arguments.models.size(); ++i) {
    Result<session::ReadModel> model = readRenderedModel(arguments.models[i], arguments.isStrict);
    if (!model) return model.error();
    isPartial = isPartial || model->damage;
    scene::Actor& actor = *scene.actors.emplace_back(std::move(model->actor));
    actor.title = renderedTitle(scene, actor);
    fitTextures(scene);
    if (!model->attachmentBone.bytes.empty() && !scene.attachToBone(actor, model->attachmentBone.bytes)) {
      reportRender(arguments.models[i] + ": no previous model has the bone " + model->attachmentBone.text());
    }
    if (i >= arguments.motions.size() || arguments.motions[i] == "-") continue;
    Result<motion::Motion> motion = readRenderedMotion(arguments.motions[i], arguments.salvage, isPartial);
    if (!motion) return motion.error();
    const motion::Annotations beside = io::readAnnotations(arguments.motions[i]).annotations;
    motion->annotations.parents = beside.parents;
    motion->annotations.accessoryKeys = beside.accessoryKeys;
    actor.setMotion(*motion);
    extendFrames(*motion);
  }
  if (!arguments.camera.empty()) {
    const Result<motion::Motion> motion = readRenderedMotion(arguments.camera, arguments.salvage, isPartial);
    if (!motion) return motion.error();
    scene.cameraTrack = motion->camera;
    scene.cameraParents = io::readAnnotations(arguments.camera).annotations.parents;
    scene.lightTrack = motion->light;
    scene.selfShadowTrack = motion->selfShadow;
    extendFrames(*motion);
  }
  if (arguments.physics) scene::simulate(scene, renderedPhysics(arguments));
  return chooseFrames(arguments, frames);
}

/// A progress line in a terminal, overwritten by each update.
class ProgressLine {
 public:
  explicit ProgressLine(std::int64_t count) : count_(count), isShown_(cli::isErrorTerminal() && count > 1) {}
  ~ProgressLine() {
    if (isShown_) std::fputs("\r\x1B[K", stderr);
  }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void show() {
    ++drawn_;
    if (!isShown_) return;
    const double speed = static_cast<double>(drawn_) / std::max(seconds(), 0.001);
    std::fprintf(stderr, "\r%lld of %lld images, %.1f per second, %.0f s left\x1B[K", static_cast<long long>(drawn_),
                 static_cast<long long>(count_), speed, static_cast<double>(count_ - drawn_) / speed);
    std::fflush(stderr);
  }
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::int64_t count_;
  std::int64_t drawn_ = 0;
  bool isShown_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

void setPictures(const RenderArguments& arguments, const RenderedFrames& frames, film::ScenePictures& pictures) {
  pictures.frames = frames.range;
  pictures.chosen = frames.chosen;
  pictures.rate = arguments.rate;
  pictures.width = arguments.width;
  pictures.height = arguments.height;
  pictures.transparent = arguments.transparent;
  pictures.supersampling = arguments.supersampling;
  pictures.options.grid = false;
  pictures.options.samples = arguments.samples;
  pictures.background = arguments.background;
}

Status writeImages(scene::Scene& scene, const RenderArguments& arguments, const RenderedFrames& frames) {
  film::ImageSequence sequence;
  setPictures(arguments, frames, sequence);
  sequence.files = arguments.images;
  sequence.overwrite = arguments.force;
  ProgressLine progress(film::pictureCount(sequence));
  return film::writeImageSequence(scene, sequence, renderControl, [&progress] { progress.show(); });
}

/// Reads the sound of a film and prints its findings; null without a sound.
Result<std::shared_ptr<const media::Sound>> readFilmSound(const std::filesystem::path& file) {
  if (file.empty()) return std::shared_ptr<const media::Sound>();
  media::SoundControl control;
  Result<media::OpenedSound> opened = media::readSound(file, control);
  if (!opened) return errorOf(file, opened.error());
  printFindings(file, opened->diagnostics);
  return std::shared_ptr<const media::Sound>(std::make_shared<media::Sound>(std::move(opened->sound)));
}

/// In percent.
int renderedVolume(const RenderArguments& arguments) {
  if (arguments.volume || arguments.sound.empty()) return arguments.volume.value_or(100);
  for (const std::string& motion : renderedMotions(arguments)) {
    const std::optional<motion::SoundLink> own = io::readAnnotations(motion).annotations.sound;
    const std::optional<int> volume = film::volumeOfOwnSound(own, arguments.sound);
    if (!volume) continue;
    if (own->isMuted) reportRender(motion + ": its sound is muted; use --volume 100 to hear it");
    return *volume;
  }
  return 100;
}

Status writeRenderedFilm(scene::Scene& scene, const RenderArguments& arguments, const RenderedFrames& frames) {
  film::FilmExport film;
  setPictures(arguments, frames, film);
  film.file = arguments.filmFile;
  film.codec = *arguments.film;
  film.quality = arguments.quality;
  Result<std::shared_ptr<const media::Sound>> sound = readFilmSound(arguments.sound);
  if (!sound) return sound.error();
  film.sound = *std::move(sound);
  film.soundOffset = arguments.soundOffset;
  film.volume = renderedVolume(arguments);
  film.overwrite = arguments.force;
  ProgressLine progress(film::pictureCount(film));
  return film::writeFilm(scene, film, renderControl, [&progress] { progress.show(); });
}

}  // namespace

int runRenderCommand(int argc, char** argv) {
  const Result<RenderArguments> arguments = parseRenderArguments(argc, argv);
  if (!arguments) return failRender(arguments.error().message() + " (see furitsuke render --help)");
  if (!arguments->help.empty()) {
    std::fputs(arguments->help.c_str(), stdout);
    return kDone;
  }
  // Provides the folder of the program; needs no display.
  const QCoreApplication application(argc, argv);
  setLogLevel(LogLevel::Off);
  cli::setOnInterrupt(renderControl.canceled);
  scene::Scene scene;
  RenderedFrames frames;
  bool isPartial = false;
  if (const Status filled = fillScene(*arguments, scene, frames, isPartial); !filled) {
    return failRender(filled.error().message());
  }
  const std::filesystem::path output = arguments->film ? arguments->filmFile : arguments->images.pathOf(0);
  if (const Status made = cli::makeFolderOf(output); !made) return failRender(made.error().message());
  const Status written =
      arguments->film ? writeRenderedFilm(scene, *arguments, frames) : writeImages(scene, *arguments, frames);
  if (written) return isPartial ? kPartial : kDone;
  const std::string reason = written.error().message();
  return failRender(reason.ends_with("exists already") ? reason + "; use --force to overwrite it" : reason);
}

}  // namespace furitsuke::startup
