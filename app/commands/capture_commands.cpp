// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/capture_commands.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QPointer>
#include <algorithm>
#include <optional>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/captures/fitted_motions.h"
#include "app/commands/command_actions.h"
#include "app/commands/file_exchange_commands.h"
#include "app/commands/files/file_opening.h"
#include "app/dialogs/capture_dialog.h"
#include "app/dialogs/prompts.h"
#include "app/panels/dock_area.h"
#include "app/session/captures/capture_fitting.h"
#include "app/session/captures/joint_tables.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/playback.h"
#include "app/session/sample_files.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/damage_text.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "app/widgets/window_place.h"
#include "core/base/caught.h"
#include "core/base/log.h"
#include "core/exchange/motion_from_camera.h"
#include "core/io/motion/vmd_key_codec.h"
#include "core/motion/key_edits.h"
#include "core/retarget/humanoid_model.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kCaptureImportParameters[] = {
    kFile,
    {.name = "clip", .kind = Kind::Whole, .help = "number of the clip; default: 1"},
    {.name = "frames", .kind = Kind::Frames, .help = "part of the clip; default: all of it"},
    {.name = "reference", .help = "pose that is that of the model at rest: auto, zero or a frame; default: auto"},
    {.name = "ik", .kind = Kind::Flag, .help = "keys for the IK of the feet; default: on"},
    {.name = "lockFeet", .kind = Kind::Flag, .help = "hold feet while they are on the floor; default: off"},
    {.name = "dense", .kind = Kind::Flag, .help = "a key on every frame; default: off"},
    {.name = "use",
     .kind = Kind::Choice,
     .help = "what is taken of a file with a person and a camera that moves; default: the person",
     .choices = "person|camera"},
    {.name = "map", .kind = Kind::Path, .help = "a table of joints; default: found by name"},
    {.name = "into",
     .kind = Kind::Choice,
     .help = "a new motion, or the current one, whose keys of these bones are replaced; default: new",
     .choices = "new|current"},
    {.name = "frame", .kind = Kind::FrameNumber, .help = "of the current motion; default: the playhead"}};

}  // namespace

constexpr ActionRows kCaptureActions = {
    action(
        "capture.import", "file/import", Actions::tr("Import &Captured Motion…"),
        Actions::tr("Fit the motion of a BVH, glTF, FBX or VRM Animation file to the active model, or take its camera"),
        {.group = 1,
         .icon = "import",
         .parameters = kCaptureImportParameters,
         .words = ActionWords::tr("import camera, camera of glTF, camera of FBX"),
         .follows = "file.insertMotion"}),
};

namespace {

/// "auto", "zero" or the number of a frame.
Result<exchange::ReferenceChoice> referenceFrom(const QString& text) {
  if (text == "auto") return exchange::ReferenceChoice{};
  if (text == "zero") return exchange::ReferenceChoice{exchange::ReferenceKind::Zero, 0};
  bool isNumber = false;
  const qulonglong frame = text.toULongLong(&isNumber);
  if (!isNumber) return Error::because(Core::tr("reference: expected auto, zero or a frame of the clip"));
  return exchange::ReferenceChoice{exchange::ReferenceKind::Frame, static_cast<std::size_t>(frame)};
}

Result<exchange::CaptureFitOptions> optionsFrom(const actions::ActionArguments& arguments) {
  exchange::CaptureFitOptions options;
  const std::int64_t clip = arguments.whole("clip").value_or(1);
  if (clip < 1) return Error::because(Core::tr("clip: expected a number from 1 on"));
  options.clip = static_cast<std::size_t>(clip - 1);
  options.frames = arguments.range("frames");
  if (const auto text = arguments.text("reference")) {
    const Result<exchange::ReferenceChoice> reference = referenceFrom(*text);
    if (!reference) return reference.error();
    options.reference = *reference;
  }
  options.ik = arguments.flag("ik").value_or(true);
  options.locksFeet = arguments.flag("lockFeet").value_or(false);
  options.isDense = arguments.flag("dense").value_or(false);
  if (options.locksFeet && !options.ik) return Error::because(Core::tr("lockFeet=on needs ik=on"));
  if (const auto table = arguments.text("map")) {
    const Result<exchange::RoleChoices> roles = session::readJointTable(session::toPath(*table));
    if (!roles) return Error::at(roles.error().offset, Message::verbatim(table->toStdString()), roles.error().reason);
    options.roles = *roles;
  }
  return options;
}

}  // namespace

/// A capture that was read, and the motion of its camera if that can be wanted.
struct CaptureCommands::Reading {
  std::optional<Result<exchange::LoadedCapture>> read;
  std::optional<Result<motion::Motion>> camera;
  bool hasPerson = false;
  Status status = Done{};
  bool isAwaited = true;

  /// Can be called on any thread.
  void run(const std::filesystem::path& file, const exchange::CaptureFitOptions& options, CaptureUse use) {
    read.emplace(caught([&file] { return session::readCaptureFile(file); }));
    if (!*read || (*read)->motion.cameras.empty() || use == CaptureUse::Person) return;
    const exchange::CapturedMotion& capture = (*read)->motion;
    const Result<exchange::JointRoles> roles = exchange::findRoles(capture, options.roles);
    hasPerson = roles && exchange::checkPerson(*roles);
    const auto moved = std::ranges::find_if(
        capture.clips, [&](const exchange::CapturedClip& clip) { return exchange::movesCamera(capture, clip); });
    const bool isStill = moved == capture.clips.end();
    if (isStill && use == CaptureUse::Ask) return;
    const bool isFound = options.clip == 0 && !isStill;
    const std::size_t clip = isFound ? static_cast<std::size_t>(moved - capture.clips.begin()) : options.clip;
    camera.emplace(caught([&] { return exchange::motionFromCamera(capture, clip, options.isDense); }));
  }
};

/// A capture that is being imported. Its motion is shown from the start, in a tab of its own or in an open motion.
struct CaptureCommands::Import {
  QString file, title;
  std::shared_ptr<const model::Model> model;
  std::unique_ptr<session::CaptureFitting> fitting;
  QPointer<edit::MotionDocument> made;     ///< the motion in a tab of its own
  QPointer<edit::MotionDocument> current;  ///< the open motion into which it can be inserted
  Frame frame = 0;                         ///< of that motion
  Frame newFrame = 0;                      ///< of the made one
  CaptureTarget target = CaptureTarget::NewMotion;
  QPointer<dialogs::CaptureDialog> page;

  [[nodiscard]] edit::MotionDocument* shown() const {
    return target == CaptureTarget::NewMotion ? made.data() : current.data();
  }
  [[nodiscard]] Frame start() const { return target == CaptureTarget::NewMotion ? newFrame : frame; }
};

CaptureCommands::CaptureCommands(const CommandContext& context, FileOpening& files, const panels::DockArea& docks,
                                 QObject* parent)
    : QObject(parent), context_(context), files_(files), docks_(docks), work_(new session::BackgroundWork(this)) {
  connect(&context_.stage, &session::Stage::actorsChanged, this,
          [this] { context_.messages.withdraw(std::exchange(unfitted_, 0)); });
  context_.actions.bind("capture.import",
                        [this](const actions::ActionArguments& given) { return importFromArguments(given); });
}

Status CaptureCommands::importFromArguments(const actions::ActionArguments& arguments) {
  const Result<exchange::CaptureFitOptions> options = optionsFrom(arguments);
  if (!options) return options.error();
  Insertion insertion;
  if (arguments.text("into") == QString("current")) {
    insertion.target = CaptureTarget::CurrentMotion;
    if (context_.workspace.current() == nullptr) return Error::because(Core::tr("into: no motion is open"));
    insertion.frame = context_.frameFrom(arguments);
  }
  QString path = arguments.text("path").value_or(QString());
  if (path.isEmpty()) {
    path = FileExchangeCommands::askSource(context_, tr("Import Captured Motion"),
                                           session::fileFilter({session::FileFilter::Captures}));
  }
  const auto use = arguments.text("use");
  const CaptureUse wanted = !use ? CaptureUse::Ask : use == "camera" ? CaptureUse::Camera : CaptureUse::Person;
  return path.isEmpty() ? Status(Done{}) : session::withFileName(read(path, *options, insertion, wanted), path);
}

Error CaptureCommands::noModel() {
  return Error::because(
      Message::verbatim(tr("A captured motion is fitted to a model. Open the model first.").toStdString()));
}

Status CaptureCommands::open(const QString& path) { return read(path, {}, {}, CaptureUse::Ask); }

Status CaptureCommands::read(const QString& path, const exchange::CaptureFitOptions& options,
                             const Insertion& insertion, CaptureUse use) {
  auto reading = std::make_shared<Reading>();
  const auto done = [this, reading, path, options, insertion, use] {
    reading->status =
        *reading->read ? finishReading(path, *reading, options, insertion, use) : Status(reading->read->error());
    if (reading->status || reading->isAwaited) return;
    if (reading->status.error().isCanceled) return;
    const Status named = session::withFileName(reading->status, path);
    context_.messages.showMessage(Severity::Error, widgets::errorSentence(named.error()));
  };
  work_->run(
      tr("Opening %1…").arg(QFileInfo(path).fileName()),
      [reading, file = session::toPath(path), options, use] { reading->run(file, options, use); }, done);
  if (context_.actions.isScripted()) work_->finish();
  reading->isAwaited = false;
  return reading->status;
}

Status CaptureCommands::refuse(const QString& path) {
  if (context_.actions.isScripted()) return noModel();
  const Status named = session::withFileName(noModel(), path);
  context_.messages.withdraw(unfitted_);
  unfitted_ = context_.messages.showMessage(
      Severity::Error, [error = named.error()] { return widgets::errorSentence(error); },
      {{[] { return tr("Add Model…"); }, [this] { context_.actions.action("model.add")->trigger(); }}});
  return Error::canceled();
}

Status CaptureCommands::finishReading(const QString& path, Reading& reading, const exchange::CaptureFitOptions& options,
                                      const Insertion& insertion, CaptureUse use) {
  const bool isAsked = use == CaptureUse::Ask && reading.hasPerson && !context_.actions.isScripted();
  if (reading.camera && isAsked) {
    const QStringList choices{tr("The person"), tr("The camera")};
    const auto chosen =
        dialogs::askChoice(context_.window, tr("Import Captured Motion"),
                           tr("%1 has a person and a camera. Import:").arg(QFileInfo(path).fileName()), choices);
    if (!chosen) return Done{};
    use = *chosen == choices.back() ? CaptureUse::Camera : CaptureUse::Person;
  }
  const bool isCamera = use == CaptureUse::Camera || !reading.hasPerson;
  if (reading.camera && isCamera) return addCamera(path, *reading.camera);
  if (use == CaptureUse::Camera) return Error::because(Core::tr("has no camera"));
  const scene::Actor* actor = dancerOrFigure();
  if (actor == nullptr) return refuse(path);
  auto capture = std::make_shared<const exchange::LoadedCapture>(std::move(**reading.read));
  return begin(path, std::move(capture), actor->sharedModel(), options, insertion);
}

const scene::Actor* CaptureCommands::dancerOrFigure() {
  figure_ = 0;
  if (const scene::Actor* actor = dancer()) return actor;
  const QString figure = session::sampleModel();
  if (context_.actions.isScripted() || figure.isEmpty() || !context_.settings.isOn("scene.autoModel")) return nullptr;
  if (!files_.open(figure) || context_.stage.active() == nullptr) return nullptr;
  figure_ = context_.stage.active()->id();
  return context_.stage.active();
}

const scene::Actor* CaptureCommands::dancer() {
  const auto isPerson = [](const scene::Actor& actor) { return retarget::HumanoidModel::of(actor.model()).ok(); };
  session::Stage& stage = context_.stage;
  const scene::Actor* active = stage.active();
  if (active == nullptr || isPerson(*active)) return active;
  const auto found =
      std::find_if(stage.actors().rbegin(), stage.actors().rend(), [&](const auto& actor) { return isPerson(*actor); });
  if (found == stage.actors().rend()) return active;
  stage.setActive((*found)->id());
  return found->get();
}

Status CaptureCommands::addCamera(const QString& path, const Result<motion::Motion>& camera) {
  if (!camera) return camera.error();
  context_.settings.setLastFolder(QFileInfo(path).absolutePath());
  const QFileInfo file(path);
  edit::MotionDocument* made =
      context_.workspace.add(newMotion(Name::fromBytes(nameInField(io::kCameraModelName)), file.completeBaseName()));
  edit::EditedMotion edited{.motion = made->motion(), .edit = motion::insertMotion(made->motion(), *camera, 0)};
  motion::applyEdit(edited.motion, edited.edit, motion::EditSide::After);
  made->history().showPreview([name = file.fileName()] { return tr("Import %1").arg(name); }, std::move(edited));
  made->history().acceptPreview();
  const edit::WithoutSceneSteps without(context_.stage.sceneDocument());
  if (context_.stage.motionOf(session::ScenePart::Camera) != made)
    context_.stage.choosePartMotion(session::ScenePart::Camera, made);
  context_.workspace.setCurrent(made);
  log(LogLevel::Info, "import " + path.toStdString() + ": camera");
  context_.say([count = static_cast<int>(made->motion().keyCount()), name = file.fileName()] {
    return tr("%Ln camera key(s) imported from %1", nullptr, count).arg(name);
  });
  return Done{};
}

Status CaptureCommands::fit(const QString& path, std::shared_ptr<const exchange::LoadedCapture> capture,
                            const exchange::CaptureFitOptions& options, const Insertion& insertion) {
  const scene::Actor* actor = dancer();
  if (actor == nullptr) return noModel();
  return begin(path, std::move(capture), actor->sharedModel(), options, insertion);
}

Status CaptureCommands::begin(const QString& path, std::shared_ptr<const exchange::LoadedCapture> capture,
                              std::shared_ptr<const model::Model> model, const exchange::CaptureFitOptions& options,
                              const Insertion& insertion) {
  context_.settings.setLastFolder(QFileInfo(path).absolutePath());
  auto running = std::make_shared<Import>();
  running->file = QFileInfo(path).fileName();
  running->title = QFileInfo(path).completeBaseName();
  running->model = model;
  running->newFrame = insertion.newFrame;
  edit::MotionDocument* current = context_.workspace.current();
  const scene::Actor* moved = current == nullptr ? nullptr : context_.stage.actorOf(*current);
  if (moved != nullptr && &moved->model() == model.get()) {
    running->current = current;
    running->frame = insertion.frame.value_or(static_cast<Frame>(current->state().currentFrame()));
  } else if (insertion.target == CaptureTarget::CurrentMotion) {
    return Error::because(Message::verbatim(tr("The current motion does not move the active model.").toStdString()));
  }
  if (capture->damage) {
    const auto text = [file = running->file, damage = *capture->damage] {
      return widgets::damageText(file, damage) + ' ' +
             tr("Only its readable part is imported (%1).").arg(widgets::damageDetail(damage));
    };
    context_.messages.showMessage(Severity::Error, text);
  }
  running->fitting = std::make_unique<session::CaptureFitting>(std::move(capture), std::move(model));
  setTarget(*running, insertion.target);
  log(LogLevel::Info, "import " + path.toStdString());
  if (!context_.actions.isScripted()) {
    showPage(running, options);
    return Done{};
  }
  running->fitting->fit(options);
  running->fitting->finish();
  if (const auto* fitted = running->fitting->fitted(); !*fitted) {
    const Error failure = fitted->error();
    discard(*running);
    return failure;
  }
  showResult(*running);
  running->shown()->history().acceptPreview();
  return Done{};
}

void CaptureCommands::setTarget(Import& running, CaptureTarget target) {
  if (edit::MotionDocument* before = running.shown()) before->history().cancelPreview();
  running.target = target;
  edit::MotionDocument* made = running.made;
  if (target == CaptureTarget::NewMotion && made == nullptr) {
    running.made = context_.workspace.add(newMotion(Name::fromBytes(running.model->name.bytes), running.title));
  } else if (target == CaptureTarget::CurrentMotion && made != nullptr) {
    running.made = nullptr;
    context_.workspace.remove(made);
  }
  if (running.shown() == nullptr) return;
  context_.workspace.setCurrent(running.shown());
  showResult(running);
}

void CaptureCommands::showResult(const Import& running) {
  if (running.shown() == nullptr) return;
  edit::EditHistory& history = running.shown()->history();
  const session::CaptureFitting::Fitted* fitted = running.fitting->fitted();
  if (fitted == nullptr) return;  // the last result stays in sight
  if (!*fitted) return history.cancelPreview();
  edit::EditedMotion edited = withInsertedMotion(history.settledMotion(), (*fitted)->motion, running.start());
  markGaps(edited, **fitted, running.start());
  history.showPreview([file = running.file] { return tr("Import %1").arg(file); }, std::move(edited));
  if (running.target != CaptureTarget::NewMotion) return;
  // The playhead is that of the stage, on which a longer motion may have been shown.
  edit::EditorState& state = running.shown()->state();
  const Frame end = running.start() + (*fitted)->frameCount;
  if (state.currentFrame() >= end) state.setCurrentFrame(running.start());
}

void CaptureCommands::showPage(const std::shared_ptr<Import>& running, const exchange::CaptureFitOptions& options) {
  const session::JointTables tables(context_.settings.exchange().jointTableFolder());
  auto* page = new dialogs::CaptureDialog(*running->fitting, running->file, tables, context_.window);
  running->page = page;
  page->setAttribute(Qt::WA_DeleteOnClose);
  page->setPlayAction(context_.actions.action("playback.toggle"));
  if (running->current != nullptr) page->offerInsertion(running->current->file().title(), running->frame);
  connect(running->fitting.get(), &session::CaptureFitting::changed, page, [running] { showResult(*running); });
  connect(
      &context_.workspace, &session::Workspace::documentRemoved, page,
      [this, running, page] {
        // Also when the motion was closed; another target has its motion by now.
        if (context_.workspace.indexOf(running->shown()) < 0) page->reject();
      },
      Qt::QueuedConnection);
  connect(page, &dialogs::CaptureDialog::targetChanged, this,
          [this, running, page] { setTarget(*running, page->target()); });
  connect(page, &QDialog::finished, this, [running, this](int result) {
    if (result != QDialog::Accepted) return discard(*running);
    if (running->shown() != nullptr) running->shown()->history().acceptPreview();
  });
  followTime(running, page);
  running->fitting->fit(options);
  widgets::moveBeside(*page, *docks_.dock("viewport"));
  widgets::bringUp(*page);
}

void CaptureCommands::followTime(const std::shared_ptr<Import>& running, dialogs::CaptureDialog* page) {
  const auto show = [this, running, page] {
    page->showTime((context_.stage.position() - running->start()) / kFramesPerSecond);
  };
  connect(&context_.playback, &session::Playback::positionChanged, page, show);
  connect(page, &dialogs::CaptureDialog::targetChanged, page, show);
  connect(&context_.stage, &session::Stage::bonesSelected, page, [this, page] {
    const std::vector<model::BoneIndex>& bones = context_.stage.selectedBones();
    if (bones.size() == 1) page->chooseBone(bones.front());
  });
  show();
}

void CaptureCommands::discard(Import& running) {
  if (running.shown() != nullptr) running.shown()->history().cancelPreview();
  if (running.made != nullptr) context_.workspace.remove(running.made);
  if (context_.stage.scene().find(figure_) != nullptr) context_.stage.removeActor(figure_);
  figure_ = 0;
}

}  // namespace furitsuke::commands
