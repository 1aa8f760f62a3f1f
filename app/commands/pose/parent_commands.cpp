// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/pose/parent_commands.h"

#include <QPointer>
#include <algorithm>
#include <atomic>
#include <exception>
#include <memory>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/pose/pose_commands.h"
#include "app/dialogs/parent_dialog.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/session/bone_selection.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_text.h"
#include "core/eval/rig/bound_parents.h"
#include "core/scene/camera_parents.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kParentBone{.name = "bone",
                                      .help = "name of the bone that follows; default: the selected bone"};
constexpr ActionParameter kParentWhole{
    .name = "whole", .kind = Kind::Flag, .help = "the whole model follows, instead of a bone", .initial = "false"};
constexpr ActionParameter kParentCamera{.name = "camera",
                                        .kind = Kind::Flag,
                                        .help = "the camera of the scene follows, instead of a bone",
                                        .initial = "false"};
constexpr ActionParameter kParentKeepPlace{
    .name = "keepPlace", .kind = Kind::Flag, .help = "add keys so that nothing jumps at the change", .initial = "true"};
constexpr ActionParameter kParentFrames{
    .name = "frames", .kind = Kind::Frames, .help = "default: the repeated range, or all frames"};
constexpr ActionParameter kParentSetParameters[] = {
    kParentBone,
    kParentWhole,
    kParentCamera,
    {.name = "follow",
     .kind = Kind::Choice,
     .help = "what it follows",
     .choices = "none|ground|model",
     .initial = "model"},
    {.name = "model", .help = "name in the scene list; default: the active model"},
    {.name = "target", .help = "bone of that model; default: its origin"},
    kAtPlayhead,
    kParentKeepPlace};
constexpr ActionParameter kParentRemoveParameters[] = {kParentBone, kParentWhole, kParentCamera, kAtPlayhead,
                                                       kParentKeepPlace};
constexpr ActionParameter kParentBakeParameters[] = {
    {.name = "bones", .help = "names of the bones, separated by commas; default: all"}, kParentFrames};

}  // namespace

constexpr ActionRows kParentActions = {
    action("parent.set", "pose/parent", Actions::tr("&Outside Parent…"),
           Actions::tr(
               "Let the selected bone, the whole model or the camera follow a bone of a model from the playhead on"),
           {.keys = "Ctrl+Alt+H",
            .parameters = kParentSetParameters,
            .words = ActionWords::tr("attach, hold, follow bone, external parent, constraint")}),
    action("parent.remove", "pose/parent", Actions::tr("&Remove Outside Parent Key"),
           Actions::tr("Remove the outside parent key of the selected bone at the playhead"),
           {.parameters = kParentRemoveParameters}),
    action("parent.bake", "pose/parent", Actions::tr("&Bake to Bones"),
           Actions::tr("Replace outside parents of the active model by keys at every frame, so that the motion file "
                       "shows the same without them"),
           {.group = 1, .parameters = kParentBakeParameters}),
    action("parent.bakeCamera", "pose/parent", Actions::tr("Bake &Camera"),
           Actions::tr("Replace what the camera follows by camera keys at every frame, so that the motion file shows "
                       "the same without it"),
           {.group = 1, .parameters = kParentFrames}),
};

namespace {

Error parentError(const QString& reason) { return Error::because(Message::verbatim(reason.toStdString())); }

/// The input and the result of the background work.
struct ParentBakeJob {
  scene::Scene scene;
  motion::Motion motion;
  scene::ParentBake bake;
  std::atomic<bool> stopped{false};
  Result<motion::Edit> proposal = Error::canceled();

  void run() {
    try {
      if (!scene.evaluateSimulated(bake.frames.last, stopped)) return;
      proposal = bake.isCamera ? scene::bakedCameraParents(scene, motion, {bake.frames, bake.isToEnd}, &stopped)
                               : scene::bakedParents(scene, motion, bake, &stopped);
    } catch (const std::exception& error) {  // running out of memory must not terminate the program
      proposal = parentError(QString::fromUtf8(error.what()));
    }
  }
};

}  // namespace

ParentCommands::ParentCommands(const CommandContext& context, panels::TimelinePanel& timeline, QObject* parent)
    : QObject(parent), context_(context) {
  actions::ActionSet& actions = context_.actions;
  const actions::ActionBinding::Condition hasMotion{[this] { return motion() != nullptr; },
                                                    QT_TRANSLATE_NOOP("Conditions", "The active model has no motion")};
  const actions::ActionBinding::Condition hasModel = CommandConditions(context_).hasActiveModel();
  const auto bind = [&](const char* id, Status (ParentCommands::*run)(const actions::ActionArguments&),
                        const actions::ActionBinding::Condition& enabled) {
    actions.bind(id, {.run = [this, run](const actions::ActionArguments& given) { return (this->*run)(given); },
                      .enabled = enabled});
  };
  bind("parent.set", &ParentCommands::set, hasModel);
  bind("parent.remove", &ParentCommands::remove, hasModel);
  bind("parent.bake", &ParentCommands::bake, hasMotion);
  bind("parent.bakeCamera", &ParentCommands::bakeCamera,
       {[this] { return cameraMotion() != nullptr; }, QT_TRANSLATE_NOOP("Conditions", "No camera motion is open")});
  const auto update = [&actions] {
    for (const char* id : {"parent.set", "parent.remove", "parent.bake", "parent.bakeCamera"}) actions.updateState(id);
  };
  connect(&context_.stage, &session::Stage::actorsChanged, &actions, update);
  connect(&context_.stage, &session::Stage::activeChanged, &actions, update);
  connect(&timeline.view(), &panels::TimelineView::annotationKeyActivated, this,
          [this, &timeline](const motion::AnnotationTrack& key, Frame frame) {
            if (key.kind != motion::AnnotationKind::Parent) return;
            if (key.isCamera && cameraMotion() != nullptr && cameraMotion() == timeline.document() &&
                context_.stage.active() != nullptr) {
              return openDialog(model::kNoIndex, frame, true);
            }
            if (key.isCamera || motion() == nullptr || motion() != timeline.document()) return;
            const model::Model& model = context_.stage.active()->model();
            openDialog(key.bone.empty() ? model::kNoIndex : eval::boneWithText(model, key.bone), frame);
          });
}

ParentCommands::~ParentCommands() {
  if (stop_) stop_();
}

edit::MotionDocument* ParentCommands::motion() const {
  const scene::Actor* active = context_.stage.active();
  return active == nullptr ? nullptr : context_.stage.motionOf(active->id());
}

edit::MotionDocument* ParentCommands::cameraMotion() const {
  return context_.stage.motionOf(session::ScenePart::Camera);
}

Frame ParentCommands::frame() const { return static_cast<Frame>(context_.stage.position()); }

Result<scene::ParentChange> ParentCommands::changeFrom(const actions::ActionArguments& arguments) const {
  const scene::Actor& actor = *context_.stage.active();
  const bool isCamera = arguments.flag("camera").value_or(false);
  if (isCamera && cameraMotion() == nullptr) return parentError(tr("no motion with a camera is open"));
  scene::ParentChange change{.actor = actor.id(),
                             .frame = arguments.has("frame") ? context_.frameFrom(arguments) : frame(),
                             .target = {},
                             .keepsPlace = arguments.flag("keepPlace").value_or(true),
                             .isCamera = isCamera};
  if (isCamera) return change;
  if (arguments.flag("whole").value_or(false)) return change;
  std::optional<model::BoneIndex> bone;
  if (const auto name = arguments.text("bone")) {
    bone = session::findBoneByName(actor.model(), *name);
    if (!bone) return parentError(tr("the model has no bone '%1'").arg(*name));
  } else if (!context_.stage.selectedBones().empty()) {
    bone = context_.stage.selectedBones().front();
  }
  if (!bone) return parentError(tr("choose a bone first"));
  change.bone = actor.model().bones[static_cast<std::size_t>(*bone)].name.text;
  return change;
}

Status ParentCommands::change(const scene::ParentChange& change) {
  edit::MotionDocument* document = change.isCamera ? cameraMotion() : motion();
  if (document != nullptr) {
    document->history().endGesture();
    document->history().cancelPreview();
  }
  const motion::Motion none;
  const motion::Motion& before = document == nullptr ? none : document->motion();
  const scene::Scene& shown = context_.stage.evaluated();
  Result<motion::Edit> edit =
      change.isCamera ? scene::changedCameraParent(shown, before, {change.frame, change.target, change.keepsPlace})
                      : scene::changedParent(shown, before, change);
  if (!edit) return edit.error();
  if (document == nullptr) document = &PoseCommands::addMotionFor(context_, *context_.stage.active());
  document->history().push(
      [target = change.target] { return target ? tr("Set outside parent") : tr("Remove outside parent"); },
      *std::move(edit));
  context_.sayStep(*document);
  return Done{};
}

Status ParentCommands::set(const actions::ActionArguments& arguments) {
  if (arguments.isEmpty() && !context_.actions.isScripted()) {
    const std::vector<model::BoneIndex>& selected = context_.stage.selectedBones();
    openDialog(selected.empty() ? model::kNoIndex : selected.front(), frame());
    return Done{};
  }
  Result<scene::ParentChange> change = changeFrom(arguments);
  if (!change) return change.error();
  motion::ParentTarget& target = change->target.emplace();
  const QString follow = arguments.text("follow").value_or("model");
  if (follow == "ground") {
    target.kind = motion::ParentKind::Ground;
  } else if (follow == "model") {
    const std::string& own = context_.stage.active()->title;
    target.model = arguments.text("model").value_or(QString::fromStdString(own)).toStdString();
    target.bone = arguments.text("target").value_or(QString()).toStdString();
    target.kind = motion::ParentKind::Model;
    if (target.model == own && !change->isCamera) target = {motion::ParentKind::Own, {}, target.bone};
  }
  return this->change(*change);
}

Status ParentCommands::remove(const actions::ActionArguments& arguments) {
  Result<scene::ParentChange> change = changeFrom(arguments);
  if (!change) return change.error();
  const edit::MotionDocument* document = change->isCamera ? cameraMotion() : motion();
  const auto isMeant = [&](const motion::OutsideParentKey& key) {
    return key.frame == change->frame && key.bone == change->bone && key.isCamera == change->isCamera;
  };
  if (document == nullptr || std::ranges::none_of(document->motion().annotations.parents, isMeant))
    return parentError(tr("there is no outside parent key at frame %L1").arg(change->frame));
  return this->change(*change);
}

void ParentCommands::openDialog(model::BoneIndex bone, Frame frame, bool isCamera) {
  dialogs::ParentDialog::Choices choices{
      .actor = context_.stage.active()->id(), .bone = bone, .frame = frame, .isCamera = isCamera};
  if (motion() != nullptr) choices.keys = motion()->motion().annotations.parents;
  if (cameraMotion() != nullptr) choices.cameraKeys = cameraMotion()->motion().annotations.parents;
  auto* dialog = new dialogs::ParentDialog(context_.stage.scene(), choices, context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &dialogs::ParentDialog::changeRequested, this,
          [this, dialog, document = QPointer(motion()),
           camera = QPointer(cameraMotion())](const scene::ParentChange& change) {
            // The scene may have changed while the dialog was open.
            const scene::Actor* active = context_.stage.active();
            const bool isSame = active != nullptr && active->id() == change.actor && motion() == document &&
                                (!change.isCamera || (camera != nullptr && cameraMotion() == camera));
            const Status status = isSame ? this->change(change) : Status(parentError(tr("the model was changed")));
            if (status) return dialog->accept();
            dialog->showProblem(widgets::failureText(status.error()));
          });
  dialog->open();
}

void ParentCommands::setFrames(scene::ParentBake& bake, const actions::ActionArguments& arguments) const {
  const Frame last = session::lastFrameOn(context_.stage);
  bake.frames = arguments.range("frames").value_or(context_.playback.activeLoop());
  if (bake.frames.isEmpty()) bake.frames = {0, last};
  bake.isToEnd = bake.frames.last >= last;
}

Status ParentCommands::bakeCamera(const actions::ActionArguments& arguments) {
  scene::ParentBake bake{.isCamera = true};
  setFrames(bake, arguments);
  return startBake(bake, arguments);
}

Status ParentCommands::bake(const actions::ActionArguments& arguments) {
  scene::ParentBake bake{.actor = context_.stage.active()->id()};
  setFrames(bake, arguments);
  for (const QString& name : arguments.text("bones").value_or(QString()).split(',', Qt::SkipEmptyParts)) {
    const auto bone = session::findBoneByName(context_.stage.active()->model(), name.trimmed());
    if (!bone) return parentError(tr("the model has no bone '%1'").arg(name.trimmed()));
    bake.bones.push_back(context_.stage.active()->model().bones[static_cast<std::size_t>(*bone)].name.text);
  }
  return startBake(bake, arguments);
}

Status ParentCommands::startBake(const scene::ParentBake& bake, const actions::ActionArguments& arguments) {
  Status status = Done{};
  if (context_.actions.isScripted() || !arguments.isEmpty()) {
    bakeInBackground(bake, [&status](const Status& ended) { status = ended; });
    work_.finish();
    return status;
  }
  bakeInBackground(bake, [this](const Status& ended) {
    if (!ended) context_.say([error = ended.error()] { return widgets::failureText(error); });
  });
  return status;
}

void ParentCommands::bakeInBackground(const scene::ParentBake& bake, std::function<void(const Status&)> done) {
  const QPointer<edit::MotionDocument> document = bake.isCamera ? cameraMotion() : motion();
  document->history().endGesture();
  document->history().cancelPreview();
  auto job = std::make_shared<ParentBakeJob>();
  job->scene = context_.stage.evaluated().snapshot();
  job->motion = document->motion();
  job->bake = bake;
  stop_ = [job = std::weak_ptr<ParentBakeJob>(job)] {
    if (const auto running = job.lock()) running->stopped = true;
  };
  const auto end = [this, job, document, revision = document->history().revision(), done = std::move(done)] {
    if (!job->proposal) return done(job->proposal.error());
    // The result replaces keys, which must not have changed.
    if (context_.workspace.indexOf(document) < 0 || document->history().revision() != revision)
      return done(parentError(tr("the motion was changed in the meantime")));
    document->history().push([] { return tr("Bake outside parents"); }, *std::move(job->proposal));
    context_.sayStep(*document);
    done(Done{});
  };
  work_.run(
      tr("Baking outside parents…"), [job] { job->run(); }, end);
}

}  // namespace furitsuke::commands
