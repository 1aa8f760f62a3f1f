// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/camera_bake_commands.h"

#include <QPointer>
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <memory>
#include <utility>
#include <vector>

#include "app/actions/action_set.h"
#include "app/playback/playback.h"
#include "app/shell/camera_commands.h"
#include "app/stage/bone_selection.h"
#include "app/stage/stage.h"
#include "app/viewport/viewport_camera.h"
#include "app/viewport/viewport_panel.h"
#include "core/edit/camera_baking.h"
#include "core/scene/following_camera.h"

namespace furitsuke {

namespace {

Error bakeError(const QString& reason) { return {{}, {}, reason.toStdString()}; }

/// What is worked out aside, and all that it takes.
struct BakeJob {
  Scene scene;
  FollowingCamera camera;
  std::vector<Frame> frames;
  std::optional<double> tolerance;
  Motion film;
  std::atomic<bool> stopped{false};
  Result<EditProposal> proposal = Error{{}, {}, "cancelled"};

  void run() {
    try {
      work();
    } catch (const std::exception& error) {  // more than the memory holds must not end the program
      proposal = bakeError(QString::fromUtf8(error.what()));
    }
  }

  void work() {
    const std::vector<CameraSample> samples = samplesOf(camera, scene, frames, &stopped);
    if (samples.size() != frames.size()) return;
    std::vector<FramedView> views;
    views.reserve(samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i) views.push_back({frames[i], samples[i]});
    proposal = bakedCamera(film, views, tolerance);
  }
};

}  // namespace

CameraBakeCommands::CameraBakeCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts) {
  context_.actions.bind(
      "camera.bakeFollow", [this](const ActionArguments& given) { return bakeAsGiven(given); },
      [this] { return subject() != nullptr; });
}

CameraBakeCommands::~CameraBakeCommands() {
  if (stop_) stop_();
}

const Actor* CameraBakeCommands::subject() const {
  const auto followed = parts_.viewport.camera().followed();
  const Actor* actor = followed ? context_.stage.scene().find(followed->actor) : nullptr;
  return actor != nullptr ? actor : context_.stage.active();
}

CameraBake CameraBakeCommands::suggested() const {
  CameraBake bake;
  const auto followed = parts_.viewport.camera().followed();
  const std::vector<BoneIndex>& selected = context_.stage.selectedBones();
  if (followed) {
    bake.bone = followed->bone;
  } else if (!selected.empty()) {
    bake.bone = selected.front();
  }
  bake.frames = parts_.playback.loopRange();
  if (bake.frames.isEmpty()) bake.frames = {0, context_.stage.lastFrame()};
  bake.fromMotion = false;
  return bake;
}

Status CameraBakeCommands::bakeAsGiven(const ActionArguments& arguments) {
  if (arguments.isEmpty() && !context_.actions.isScripted()) {
    ask();
    return Done{};
  }
  CameraBake wanted = suggested();
  if (const auto name = arguments.text("bone")) {
    const auto bone = boneCalled(subject()->model(), *name);
    if (!bone) return bakeError(tr("the model has no bone '%1'").arg(*name));
    wanted.bone = *bone;
  }
  if (wanted.bone == kNoIndex) return bakeError(tr("choose a bone first"));
  if (const auto frames = arguments.range("frames")) wanted.frames = *frames;
  wanted.step = static_cast<Frame>(std::clamp<std::int64_t>(arguments.whole("step").value_or(1), 0, kMaxFrame));
  wanted.turns = arguments.text("follow") == QString("angle");
  wanted.fromMotion = arguments.text("view") == QString("motion");
  if (const auto tolerance = arguments.numbers("tolerance")) wanted.tolerance = tolerance->front();
  Status status = Done{};
  bake(wanted, [&status](const Status& ended) { status = ended; });
  work_.finish();
  return status;
}

void CameraBakeCommands::ask() {
  CameraBake first = suggested();
  if (first.bone == kNoIndex) first.bone = 0;
  auto* dialog =
      new CameraBakeDialog(subject()->model(), first, context_.stage.cameraMotion() != nullptr, context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &CameraBakeDialog::bakeAsked, this, [this, dialog] {
    dialog->showProblem({});
    dialog->showRunning(true);
    // The dialog may be gone by then, and another one open.
    bake(dialog->chosen(), [dialog = QPointer(dialog)](const Status& ended) {
      if (dialog == nullptr) return;
      dialog->showRunning(false);
      if (ended) return dialog->accept();
      dialog->showProblem(QString::fromStdString(ended.error().message()));
    });
  });
  connect(dialog, &QDialog::rejected, this, [this] {
    if (stop_) stop_();
  });
  dialog->open();
}

void CameraBakeCommands::bake(const CameraBake& bake, std::function<void(const Status&)> done) {
  const Actor* actor = subject();
  auto job = std::make_shared<BakeJob>();
  if (const QString problem = problemOf(bake); !problem.isEmpty()) return done(bakeError(problem));
  job->frames = framesOf(bake);
  job->tolerance = bake.tolerance;
  const Scene& scene = context_.stage.evaluated();
  ViewportCamera& seen = parts_.viewport.camera();
  seen.keepUp();
  job->camera = {actor->id(), bake.bone, bake.fromMotion ? scene.camera() : seen.sample(), context_.stage.position(),
                 bake.turns};
  job->scene = scene.snapshot();
  QPointer<MotionDocument> film = context_.stage.cameraMotion();
  if (film != nullptr) {
    film->endGesture();
    film->cancelPreview();
    job->film.camera = film->motion().camera;
  }
  const std::uint64_t revision = film == nullptr ? 0 : film->revision();
  stop_ = [job] { job->stopped = true; };
  const auto end = [this, job, film, revision, isNew = film == nullptr, done = std::move(done)] {
    if (job->stopped) return done(bakeError(tr("cancelled")));
    if (!job->proposal) return done(job->proposal.error());
    // What was worked out replaces keys that must still be there.
    if (context_.stage.cameraMotion() != film || (!isNew && film->revision() != revision)) {
      return done(bakeError(tr("the camera was changed meanwhile")));
    }
    parts_.camera.filmingDocument().push(tr("Bake following camera"), std::move(*job->proposal));
    done(Done{});
  };
  work_.run(
      tr("Baking the camera…"), [job] { job->run(); }, end);
}

}  // namespace furitsuke
