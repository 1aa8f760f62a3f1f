// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/captures/person_film_commands.h"

#include <QFileInfo>
#include <cmath>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/file_exchange_commands.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "core/base/caught.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kQuality{.name = "quality",
                                   .kind = Kind::Choice,
                                   .help = "the network that finds the person; default: good",
                                   .choices = "fast|good|best"};
constexpr ActionParameter kFilmFrames{
    .name = "frames", .kind = Kind::Frames, .help = "part of the film, 30 per second; default: all of it"};
constexpr ActionParameter kPerson{.name = "person",
                                  .kind = Kind::Numbers,
                                  .help = "x,y of a point on the person, in pixels; default: the largest",
                                  .count = 2};
constexpr ActionParameter kFieldOfView{
    .name = "fov", .kind = Kind::Numbers, .help = "field of view of the height, in degrees; default: 45", .count = 1};
constexpr ActionParameter kTilt{.name = "tilt",
                                .kind = Kind::Numbers,
                                .help = "degrees by which the camera looks down; default: guessed",
                                .count = 1};
constexpr ActionParameter kRoll{.name = "roll",
                                .kind = Kind::Numbers,
                                .help = "degrees by which the camera is rolled; default: guessed",
                                .count = 1};
constexpr ActionParameter kLocksFeet{
    .name = "lockFeet", .kind = Kind::Flag, .help = "hold feet while they are on the floor; default: off"};
constexpr ActionParameter kDense{.name = "dense", .kind = Kind::Flag, .help = "a key on every frame; default: off"};

constexpr ActionParameter kCaptureFilmParameters[] = {
    kFile,
    kQuality,
    kFilmFrames,
    kPerson,
    {.name = "mirrored", .kind = Kind::Flag, .help = "the film is mirrored; default: off"},
    kFieldOfView,
    kTilt,
    kRoll,
    kLocksFeet,
    kDense};
constexpr ActionParameter kReferenceCaptureParameters[] = {kQuality, kFilmFrames, kPerson,    kFieldOfView,
                                                           kTilt,    kRoll,       kLocksFeet, kDense};

}  // namespace

constexpr ActionRows kPersonFilmActions = {
    action("capture.film", "file/import", Actions::tr("Person from &Film…"),
           Actions::tr("Find the motion of a person in a film, on this computer, and fit it to the active model"),
           {.group = 1,
            .icon = "import",
            .parameters = kCaptureFilmParameters,
            .words = ActionWords::tr("motion capture, pose estimation, dance cover, trace"),
            .follows = "capture.import"}),
    action("reference.capture", "scene/reference", Actions::tr("Motion from This &Film…"),
           Actions::tr("Find the motion of a person in the film of the reference, and fit it to the active model"),
           {.group = 1,
            .icon = "import",
            .parameters = kReferenceCaptureParameters,
            .words = ActionWords::tr("motion capture, video, pose estimation, trace"),
            .follows = "reference.fit"}),
};

namespace {

landmarks::LandmarkQuality qualityFrom(const QString& name) {
  for (const landmarks::LandmarkQuality quality : landmarks::kLandmarkQualities) {
    if (name.toStdString() == landmarks::qualityName(quality)) return quality;
  }
  return landmarks::LandmarkQuality::Good;
}

/// A number within its limits; nothing if it was not given.
Result<std::optional<double>> numberFrom(const actions::ActionArguments& arguments, const char* name, double smallest,
                                         double largest) {
  const auto given = arguments.numbers(QString::fromLatin1(name));
  if (!given) return std::optional<double>();
  if (!(given->front() >= smallest && given->front() <= largest))  // false for NaN too
    return Error::because(Core::trWith("%1: out of range"), name);
  return std::optional(given->front());
}

Status readSuggestion(const actions::ActionArguments& arguments, dialogs::PersonFilmDialog::Suggestion& suggestion) {
  landmarks::LandmarkOptions& finding = suggestion.finding;
  finding.quality = qualityFrom(arguments.text("quality").value_or(QString()));
  finding.isMirrored = arguments.flag("mirrored").value_or(false);
  if (const auto frames = arguments.range("frames")) {
    finding.first = frames->first / kFramesPerSecond;
    finding.last = frames->last / kFramesPerSecond;
  }
  if (const auto person = arguments.numbers("person"))
    finding.person = landmarks::PicturePoint{static_cast<float>(person->at(0)), static_cast<float>(person->at(1))};
  const auto fieldOfView =
      numberFrom(arguments, "fov", landmarks::kSmallestFieldOfView, landmarks::kLargestFieldOfView);
  const auto tilt = numberFrom(arguments, "tilt", -landmarks::kSteepestTilt, landmarks::kSteepestTilt);
  const auto roll = numberFrom(arguments, "roll", -landmarks::kLargestRoll, landmarks::kLargestRoll);
  for (const auto* each : {&fieldOfView, &tilt, &roll}) {
    if (!*each) return each->error();
  }
  suggestion.camera.fieldOfView = fieldOfView->value_or(landmarks::kUsualFieldOfView);
  suggestion.camera.tiltDown = *tilt;
  suggestion.camera.roll = *roll;
  return Done{};
}

exchange::CaptureFitOptions fitFrom(const actions::ActionArguments& arguments) {
  exchange::CaptureFitOptions options;
  options.locksFeet = arguments.flag("lockFeet").value_or(false);
  options.isDense = arguments.flag("dense").value_or(false);
  return options;
}

}  // namespace

PersonFilmCommands::PersonFilmCommands(const CommandContext& context, CaptureCommands& captures, QObject* parent)
    : QObject(parent), context_(context), captures_(captures), reference_(context.workspace, context.stage) {
  reference_.setActive(false);  // only its settings are of interest
  using Arguments = actions::ActionArguments;
  context_.actions.bind("capture.film", {.run = [this](const Arguments& given) { return importFilm(given); },
                                         .enabled = CommandConditions(context_).hasModel()});
  const actions::ActionBinding::Condition hasReference = {
      [this] { return reference_.link().has_value() && context_.stage.active() != nullptr; },
      QT_TRANSLATE_NOOP("Conditions", "Needs a motion with a reference, and a model")};
  context_.actions.bind("reference.capture", {.run = [this](const Arguments& given) { return importReference(given); },
                                              .enabled = hasReference});
  const auto update = [this] { context_.actions.updateState("reference.capture"); };
  connect(&reference_, &session::ReferenceTrack::linkChanged, this, update);
  connect(&context_.stage, &session::Stage::actorsChanged, this, update);
}

Status PersonFilmCommands::importFilm(const actions::ActionArguments& arguments) {
  Film film;
  if (const Status read = readSuggestion(arguments, film.suggestion); !read) return read;
  film.fit = fitFrom(arguments);
  film.path = arguments.text("path").value_or(QString());
  if (film.path.isEmpty()) {
    film.path = FileExchangeCommands::askSource(context_, tr("Person from Film"),
                                                session::fileFilter({session::FileFilter::Films}));
  }
  return film.path.isEmpty() ? Status(Done{}) : session::withFileName(import(film), film.path);
}

Status PersonFilmCommands::importReference(const actions::ActionArguments& arguments) {
  const motion::ReferenceLink& link = *reference_.link();
  Film film;
  if (const Status read = readSuggestion(arguments, film.suggestion); !read) return read;
  film.fit = fitFrom(arguments);
  film.path = QString::fromStdString(link.file);
  film.suggestion.finding.isMirrored = link.isMirrored;
  film.isIntoCurrent = true;
  film.zeroFrame = -link.time / 1000 * kFramesPerSecond;
  // What the film shows before frame 0 has no place in the motion.
  if (!arguments.has("frames")) film.suggestion.finding.first = std::max(0.0, link.time / 1000);
  return session::withFileName(import(film), film.path);
}

Status PersonFilmCommands::import(const Film& film) {
  if (io::opensAsByName(session::toPath(film.path)) != io::OpensAs::Film)
    return Error::because(Core::tr("is not a film"));
  context_.settings.setLastFolder(QFileInfo(film.path).absolutePath());
  if (context_.actions.isScripted()) return follow(film);
  ask(film);
  return Done{};
}

Status PersonFilmCommands::follow(const Film& film) {
  const auto source = session::landmarkSource(session::toPath(film.path));
  const std::atomic<bool> never{false};
  const Status done = caught(
      [&] { return source->run(film.suggestion.finding, never, [](const landmarks::LandmarkProgress&, double) {}); });
  if (!done) return done;
  landmarks::LandmarkCaptureOptions camera = film.suggestion.camera;
  camera.start = film.suggestion.finding.first;
  Result<landmarks::LandmarkCapture> capture = landmarks::captureFromLandmarks(source->found(), camera);
  if (!capture) return capture.error();
  return fit(film, *std::move(capture), *camera.start);
}

void PersonFilmCommands::ask(const Film& film) {
  auto* dialog = new dialogs::PersonFilmDialog(session::landmarkSource(session::toPath(film.path)),
                                               QFileInfo(film.path).fileName(), film.suggestion, context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, film, dialog] {
    const Status fitted = session::withFileName(fit(film, *dialog->capture(), dialog->start()), film.path);
    if (!fitted) context_.messages.showMessage(Severity::Error, widgets::errorSentence(fitted.error()));
  });
  dialog->show();
}

Status PersonFilmCommands::fit(const Film& film, landmarks::LandmarkCapture capture, double start) {
  CaptureCommands::Insertion insertion;
  const Frame frame = static_cast<Frame>(std::max(0L, std::lround(film.zeroFrame + start * kFramesPerSecond)));
  if (film.isIntoCurrent) insertion.newFrame = frame;
  const edit::MotionDocument* current = context_.workspace.current();
  const scene::Actor* moved = current == nullptr ? nullptr : context_.stage.actorOf(*current);
  if (film.isIntoCurrent && moved != nullptr && moved == context_.stage.active()) {
    insertion.target = CaptureCommands::CaptureTarget::CurrentMotion;
    insertion.frame = frame;
  }
  auto loaded = std::make_shared<const exchange::LoadedCapture>(landmarks::loadedCaptureOf(std::move(capture)));
  return captures_.fit(film.path, std::move(loaded), film.fit, insertion);
}

}  // namespace furitsuke::commands
