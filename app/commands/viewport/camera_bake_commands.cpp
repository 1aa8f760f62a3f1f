// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/viewport/camera_bake_commands.h"

#include <QPointer>
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <memory>
#include <utility>
#include <vector>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/viewport/camera_commands.h"
#include "app/panels/viewport/viewport_camera.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/bone_selection.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/widgets/message_text.h"
#include "core/edit/document/camera_baking.h"
#include "core/eval/layered_views.h"
#include "core/scene/following_camera.h"
#include "core/scene/scene_at_frame.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kCameraBakeFollowParameters[] = {
    {.name = "bone", .help = "name of the bone; default: the followed bone, or the selected bone"},
    {.name = "frames", .kind = Kind::Frames, .help = "default: the repeated range, or all frames"},
    {.name = "step", .kind = Kind::Whole, .help = "frames between keys", .initial = "1"},
    {.name = "follow",
     .kind = Kind::Choice,
     .help = "what follows the bone: the target only, or the target and the angle",
     .choices = "target|angle",
     .initial = "target"},
    {.name = "view",
     .kind = Kind::Choice,
     .help = "start from the view of the viewport, or from the motion camera",
     .choices = "shown|motion",
     .initial = "shown"},
    {.name = "tolerance",
     .kind = Kind::Numbers,
     .help = "reduce keys within this distance of the target; default: keep all keys",
     .count = 1,
     .unit = "model units"}};

}  // namespace

constexpr ActionRows kCameraBakeActions = {
    action("camera.bakeFollow", "key", Actions::tr("&Bake Follow Camera…"),
           Actions::tr("Create camera keys that follow a bone, starting from the current view"),
           {.icon = "camera-key",
            .parameters = kCameraBakeFollowParameters,
            .words = ActionWords::tr("camera follows, tracking shot")}),
};

namespace {

Error bakeError(const QString& reason) { return Error::because(Message::verbatim(reason.toStdString())); }

/// The input and the result of the background work.
struct BakeJob {
  scene::Scene scene;
  scene::FollowingCamera camera;
  std::vector<Frame> frames;
  std::optional<double> tolerance;
  motion::Motion cameraMotion;
  std::optional<eval::LayeredCamera> layers;  ///< of the camera motion, if it has any
  std::atomic<bool> stopped{false};
  Result<motion::Edit> proposal = Error::canceled();

  void run() {
    try {
      work();
    } catch (const std::exception& error) {  // running out of memory must not terminate the program
      proposal = bakeError(QString::fromUtf8(error.what()));
    }
  }

  void work() {
    if (!frames.empty() && !scene.evaluateSimulated(frames.back(), stopped)) return;
    const std::vector<eval::CameraSample> samples = scene::samplesOf(camera, scene, frames, &stopped);
    if (samples.size() != frames.size()) return;
    std::vector<edit::FramedView> views;
    views.reserve(samples.size());
    scene::SceneAtFrame poses(scene);
    for (std::size_t i = 0; i < samples.size(); ++i) {
      poses.moveTo(frames[i]);
      eval::CameraSample view = samples[i];
      view.target -= poses.cameraParentPlace();  // keys are relative to what the camera follows
      views.push_back({frames[i], layers ? layers->editedFor(view, frames[i]) : view});
    }
    proposal = edit::bakedCamera(cameraMotion, views, tolerance, &stopped);
  }
};

}  // namespace

CameraBakeCommands::CameraBakeCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts) {
  context_.actions.bind("camera.bakeFollow",
                        {.run = [this](const actions::ActionArguments& given) { return bakeFollow(given); },
                         .enabled = {[this] { return subject() != nullptr; },
                                     QT_TRANSLATE_NOOP("Conditions", "No bone is selected or followed")}});
}

CameraBakeCommands::~CameraBakeCommands() {
  if (stop_) stop_();
}

const scene::Actor* CameraBakeCommands::subject() const {
  const auto followed = parts_.viewport.camera().followed();
  const scene::Actor* actor = followed ? context_.stage.scene().find(followed->actor) : nullptr;
  return actor != nullptr ? actor : context_.stage.active();
}

dialogs::CameraBake CameraBakeCommands::suggested() const {
  dialogs::CameraBake bake;
  const auto followed = parts_.viewport.camera().followed();
  const std::vector<model::BoneIndex>& selected = context_.stage.selectedBones();
  if (followed) {
    bake.bone = followed->bone;
  } else if (!selected.empty()) {
    bake.bone = selected.front();
  }
  bake.frames = context_.playback.activeLoop();
  if (bake.frames.isEmpty()) bake.frames = {0, session::lastFrameOn(context_.stage)};
  bake.fromMotion = false;
  return bake;
}

Status CameraBakeCommands::bakeFollow(const actions::ActionArguments& arguments) {
  if (arguments.isEmpty() && !context_.actions.isScripted()) {
    openDialog();
    return Done{};
  }
  dialogs::CameraBake settings = suggested();
  if (const auto name = arguments.text("bone")) {
    const auto bone = session::findBoneByName(subject()->model(), *name);
    if (!bone) return bakeError(tr("the model has no bone '%1'").arg(*name));
    settings.bone = *bone;
  }
  if (settings.bone == model::kNoIndex) return bakeError(tr("choose a bone first"));
  if (const auto frames = arguments.range("frames")) settings.frames = *frames;
  settings.step = static_cast<Frame>(std::clamp<std::int64_t>(arguments.whole("step").value_or(1), 0, kMaxFrame));
  settings.turns = arguments.text("follow") == QString("angle");
  settings.fromMotion = arguments.text("view") == QString("motion");
  if (const auto tolerance = arguments.numbers("tolerance")) settings.tolerance = tolerance->front();
  Status status = Done{};
  bake(settings, [&status](const Status& ended) { status = ended; });
  work_.finish();
  return status;
}

void CameraBakeCommands::openDialog() {
  dialogs::CameraBake first = suggested();
  if (first.bone == model::kNoIndex) first.bone = 0;
  auto* dialog = new dialogs::CameraBakeDialog(
      subject()->model(), first, context_.stage.motionOf(session::ScenePart::Camera) != nullptr, context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &dialogs::CameraBakeDialog::bakeRequested, this, [this, dialog] {
    dialog->showProblem({});
    dialog->showRunning(true);
    // The dialog may have been closed before the result arrives.
    bake(dialog->chosen(), [dialog = QPointer(dialog)](const Status& ended) {
      if (dialog == nullptr) return;
      dialog->showRunning(false);
      if (ended) return dialog->accept();
      dialog->showProblem(widgets::failureText(ended.error()));
    });
  });
  connect(dialog, &QDialog::rejected, this, [this] {
    if (stop_) stop_();
  });
  dialog->open();
}

void CameraBakeCommands::bake(const dialogs::CameraBake& bake, std::function<void(const Status&)> done) {
  const scene::Actor* actor = subject();
  auto job = std::make_shared<BakeJob>();
  if (const QString problem = dialogs::problemOf(bake); !problem.isEmpty()) return done(bakeError(problem));
  job->frames = dialogs::framesOf(bake);
  job->tolerance = bake.tolerance;
  const scene::Scene& scene = context_.stage.evaluated();
  panels::ViewportCamera& seen = parts_.viewport.camera();
  seen.updateFollowing();
  job->camera = {actor->id(), bake.bone, bake.fromMotion ? scene.camera() : seen.sample(), context_.stage.position(),
                 bake.turns};
  job->scene = scene.snapshot();
  QPointer<edit::MotionDocument> cameraMotion = context_.stage.motionOf(session::ScenePart::Camera);
  if (cameraMotion != nullptr) {
    cameraMotion->history().endGesture();
    cameraMotion->history().cancelPreview();
    job->cameraMotion.camera = cameraMotion->motion().camera;
    if (motion::hasLayers(cameraMotion->motion())) job->layers.emplace(cameraMotion->motion());
  }
  const std::uint64_t revision = cameraMotion == nullptr ? 0 : cameraMotion->history().revision();
  // The job has a copy of the scene, which must not outlive the work.
  stop_ = [job = std::weak_ptr<BakeJob>(job)] {
    if (const auto running = job.lock()) running->stopped = true;
  };
  const auto end = [this, job, cameraMotion, revision, isNew = cameraMotion == nullptr, done = std::move(done)] {
    if (job->stopped) return done(bakeError(tr("canceled")));
    if (!job->proposal) return done(job->proposal.error());
    // The result replaces keys, which must not have changed; their motion may have been closed.
    const bool isClosed = !isNew && cameraMotion == nullptr;
    if (isClosed || context_.stage.motionOf(session::ScenePart::Camera) != cameraMotion ||
        (!isNew && cameraMotion->history().revision() != revision)) {
      return done(bakeError(tr("the camera was changed in the meantime")));
    }
    parts_.camera.activateMotionOf(session::ScenePart::Camera)
        .history()
        .push([] { return tr("Bake follow camera"); }, std::move(*job->proposal));
    done(Done{});
  };
  work_.run(
      tr("Baking the camera…"), [job] { job->run(); }, end);
}

}  // namespace furitsuke::commands
