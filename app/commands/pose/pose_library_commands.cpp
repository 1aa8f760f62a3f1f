// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/pose/pose_library_commands.h"

#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <utility>

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/pose/pose_fit.h"
#include "app/dialogs/prompts.h"
#include "app/panels/poses/poses_panel.h"
#include "app/session/bone_posing.h"
#include "app/session/file_paths.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "core/base/file.h"
#include "core/edit/document/pose_pasting.h"
#include "core/eval/sample_pose.h"
#include "core/io/motion/vpd_motion.h"
#include "core/io/motion_file.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kPosesFolderParameter{
    .name = "path", .kind = Kind::Path, .help = "the folder", .required = true};
constexpr ActionParameter kPosesApplyParameters[] = {
    {.name = "path", .kind = Kind::Path, .help = "pose file; default: the pose selected in the library"},
    kAtPlayhead,
    {.name = "percent", .kind = Kind::Whole, .help = "share of the pose; default: 100", .unit = "%"},
    {.name = "part",
     .kind = Kind::Choice,
     .help = "part of the pose; default: as set in the library",
     .choices = "all|bones|morphs|selected"},
    {.name = "mirrored", .kind = Kind::Flag, .help = "swap left and right; default: as set in the library"}};
constexpr ActionParameter kPosesSaveParameters[] = {
    {.name = "name", .help = "file name without .vpd, may include subfolders", .required = true},
    {.name = "overwrite", .kind = Kind::Flag, .help = "replace a pose of the same name; default: off"}};

}  // namespace

constexpr ActionRows kPoseLibraryActions = {
    action("poses.folder", "pose/library", Actions::tr("Choose Pose &Folder…"),
           Actions::tr("Choose the folder that the pose library shows"),
           {.icon = "open", .parameters = kPosesFolderParameter}),
    action("poses.apply", "pose/library", Actions::tr("Apply &Library Pose"),
           Actions::tr("Register the pose selected in the pose library at the playhead"),
           {.parameters = kPosesApplyParameters, .words = ActionWords::tr("preset pose, use pose")}),
    action("poses.save", "pose/library", Actions::tr("&Save Pose to Library…"),
           Actions::tr("Save the pose at the playhead to the pose library: of the selected tracks, or of all tracks"),
           {.icon = "save", .parameters = kPosesSaveParameters}),
};

namespace {

edit::PosePart partFrom(const QString& which) {
  if (which == "bones") return edit::PosePart::Bones;
  if (which == "morphs") return edit::PosePart::Morphs;
  return which == "selected" ? edit::PosePart::Selected : edit::PosePart::All;
}

}  // namespace

PoseLibraryCommands::PoseLibraryCommands(const CommandContext& context, panels::PosesPanel& panel, QObject* parent)
    : QObject(parent), context_(context), panel_(panel) {
  panel_.thumbnails().setCacheFolder(context_.settings.cacheFolder() + "/poses");
  bindActions();
  connectPanel();
  panel_.folder().setPath(context_.settings.pose().libraryFolder.value());
}

void PoseLibraryCommands::bindActions() {
  actions::ActionSet& actions = context_.actions;
  const CommandConditions when(context_);
  actions.bind("poses.folder", [this](const actions::ActionArguments& given) { return chooseFolder(given); });
  actions.bind("poses.apply", {.run = [this](const actions::ActionArguments& given) { return apply(given); },
                               .enabled = when.hasPoseTarget()});
  const actions::ActionBinding::Condition canSave =
      when.hasDocument() &&
      actions::ActionBinding::Condition([this] { return !panel_.folder().path().isEmpty(); },
                                        QT_TRANSLATE_NOOP("Conditions", "The pose library has no folder"));
  actions.bind("poses.save",
               {.run = [this](const actions::ActionArguments& given) { return save(given); }, .enabled = canSave});
  panel_.setActions(actions.action("poses.folder"), actions.action("poses.save"));
}

void PoseLibraryCommands::connectPanel() {
  connect(&context_.workspace, &session::Workspace::currentChanged, this, [this] { panel_.setCanApply(canApply()); });
  connect(&context_.stage, &session::Stage::activeChanged, this, &PoseLibraryCommands::showModel);
  connect(&context_.stage.physics(), &session::StagePhysics::changed, this, &PoseLibraryCommands::showModel);
  connect(&panel_, &panels::PosesPanel::applyRequested, this, [this](const QString& path, int percent) {
    actions::ActionArguments arguments;
    arguments.set("path", path);
    arguments.set("percent", std::int64_t{percent});
    if (const Status applied = apply(arguments); !applied) report(applied.error());
  });
  connect(&panel_, &panels::PosesPanel::blendBegan, this, &PoseLibraryCommands::beginBlend);
  connect(&panel_, &panels::PosesPanel::blendEnded, this, &PoseLibraryCommands::endBlend);
  connect(&panel_, &panels::PosesPanel::filesDropped, this, &PoseLibraryCommands::copyIntoLibrary);
}

void PoseLibraryCommands::report(const Error& error) {
  context_.messages.showMessage(Severity::Error, [error] { return widgets::failureText(error); });
}

bool PoseLibraryCommands::canApply() const { return CommandConditions(context_).hasPoseTarget()(); }

void PoseLibraryCommands::showModel() {
  panel_.setCanApply(canApply());
  const scene::Actor* actor = context_.stage.active();
  panels::ThumbnailModel model;
  if (actor != nullptr) {
    const QFileInfo file(session::fromPath(context_.stage.infoOf(actor->id()).path));
    const bool hasPhysics =
        context_.stage.physics().mode() != session::PhysicsMode::Off && actor->physicsRig().simulatedBodies > 0;
    // Without physics the names of cached pictures stay those of earlier versions.
    model = {actor->sharedModel(), actor->images(),
             QString("%1\n%2\n%3%4")
                 .arg(file.filePath())
                 .arg(file.lastModified().toMSecsSinceEpoch())
                 .arg(file.size())
                 .arg(hasPhysics ? "\nphysics" : ""),
             hasPhysics};
  }
  panel_.setModel(model);
}

Status PoseLibraryCommands::chooseFolder(const actions::ActionArguments& arguments) {
  QString path = arguments.text("path").value_or(QString());
  if (path.isEmpty()) {
    const QString now = panel_.folder().path();
    path = QFileDialog::getExistingDirectory(context_.window, tr("Choose Pose Folder"),
                                             now.isEmpty() ? context_.settings.lastFolder() : now);
    if (path.isEmpty()) return Done{};
  }
  if (!QFileInfo(path).isDir())
    return Error::in(Message::verbatim(path.toStdString()), Message::verbatim(tr("is not a folder").toStdString()));
  panel_.folder().setPath(path);
  context_.settings.pose().libraryFolder.set(panel_.folder().path());
  context_.actions.updateState("poses.save");
  return Done{};
}

Result<PoseLibraryCommands::Target> PoseLibraryCommands::targetOf(const QString& path, const Application& how) {
  const auto loaded = io::loadMotion(session::toPath(path));
  if (!loaded) return session::withFileName(loaded.error(), path).error();
  if (loaded->format != io::FileKind::Vpd)
    return Error::in(Message::verbatim(path.toStdString()), Message::verbatim(tr("is not a VPD pose").toStdString()));
  if (loaded->damage) return session::withFileName(*loaded->damage, path).error();
  motion::Pose pose = eval::samplePose(loaded->motion, 0);
  session::Posing& posing = context_.stage.posing();
  edit::MotionDocument* motion = posing.motionForPose(context_.workspace.current());
  if (how.mirrored) pose = PoseFit::mirrored(context_, *motion, pose);
  pose = edit::partOfPose(pose, how.part, motion->motion(), motion->state().selection(), posing.selectedNames(*motion));
  if (pose.bones.empty() && pose.morphs.empty()) {
    return Error::in(Message::verbatim(path.toStdString()),
                     Message::verbatim(tr("contains none of the requested bones and morphs").toStdString()));
  }
  auto fitting = PoseFit::fit(context_, *motion, std::move(pose));
  if (!fitting) return session::withFileName(fitting.error(), path).error();
  motion->history().ensureTracks(io::motionFromPose(fitting->pose));
  return Target{std::move(fitting->pose), motion, fitting->missing};
}

Status PoseLibraryCommands::apply(const actions::ActionArguments& arguments) {
  const QString path = arguments.text("path").value_or(panel_.currentPath());
  if (path.isEmpty()) return Error::because(Message::verbatim(tr("choose a pose in the library first").toStdString()));
  Application how{panel_.part(), panel_.isMirrored()};
  if (const auto part = arguments.text("part")) how.part = partFrom(*part);
  if (const auto mirrored = arguments.flag("mirrored")) how.mirrored = *mirrored;
  const Result<Target> found = targetOf(path, how);
  if (!found) return found.error();
  edit::MotionDocument& document = *found->motion;
  const auto frame = arguments.whole("frame");
  const double share = static_cast<double>(arguments.whole("percent").value_or(100)) / 100;
  const auto text = [name = QFileInfo(path).completeBaseName()] { return tr("Apply pose %1").arg(name); };
  edit::pushPose(document, text, found->pose, frame ? static_cast<Frame>(*frame) : document.state().currentFrame(),
                 share);
  context_.sayStep(document, [missing = found->missing] { return PoseFit::leftOutText(missing); });
  return Done{};
}

void PoseLibraryCommands::beginBlend(const QString& path) {
  const Result<Target> found = targetOf(path, {panel_.part(), panel_.isMirrored()});
  if (!found) return report(found.error());
  const motion::Pose& pose = found->pose;
  blended_ = found->motion;
  blendMissing_ = found->missing;
  blended_->history().beginGesture(
      [name = QFileInfo(path).completeBaseName()] { return tr("Blend pose %1").arg(name); });
  blended_->history().updateGestureDraft(edit::draftWithout(blended_->history().draft(), pose));
  connect(&panel_, &panels::PosesPanel::blended, blended_,
          [this, pose, frame = blended_->state().currentFrame()](int percent) {
            if (blended_ == nullptr) return;
            blended_->history().updateGesture(
                [=, rule = blended_->state().preExtrapolation()](const motion::Motion& motion) {
                  return edit::pastePose(motion, pose, frame, percent / 100.0, rule);
                });
          });
}

void PoseLibraryCommands::endBlend(bool accepted) {
  if (blended_ == nullptr) return;
  disconnect(&panel_, &panels::PosesPanel::blended, blended_, nullptr);
  if (!accepted) {
    blended_->history().cancelGesture();
  } else if (blended_->history().endGesture() != nullptr) {
    context_.sayStep(*blended_, [missing = blendMissing_] { return PoseFit::leftOutText(missing); });
  } else {
    context_.say([missing = blendMissing_] { return PoseFit::leftOutText(missing); });
  }
  blended_ = nullptr;
}

Status PoseLibraryCommands::save(const actions::ActionArguments& arguments) {
  if (const auto name = arguments.text("name")) return saveAs(*name, arguments.flag("overwrite").value_or(false));
  const auto name = dialogs::askText(context_.window, tr("Save Pose to Library"), tr("Name of the pose:"), tr("pose"));
  if (!name) return Done{};
  const bool isThere = QFileInfo::exists(panel_.folder().path() + "/" + *name + ".vpd");
  const bool overwrite = isThere && dialogs::askConfirm(context_.window, tr("A pose of this name already exists."),
                                                        tr("The file will be replaced."), tr("Replace"));
  return isThere && !overwrite ? Status(Done{}) : saveAs(*name, overwrite);
}

Status PoseLibraryCommands::saveAs(const QString& name, bool overwrite) {
  const QString trimmed = name.trimmed();
  // "hands/open" is a file in a subfolder. Paths that lead out of the library are not allowed.
  const bool isInside = !trimmed.isEmpty() && !QDir::isAbsolutePath(trimmed) && !trimmed.split('/').contains("..");
  if (!isInside)
    return Error::in(Message::verbatim(name.toStdString()),
                     Message::verbatim(tr("is not a valid pose name").toStdString()));
  const QString path = panel_.folder().path() + "/" + trimmed + ".vpd";
  if (!overwrite && QFileInfo::exists(path)) {
    return Error::in(Message::verbatim(path.toStdString()), Message::verbatim(tr("already exists").toStdString()));
  }
  const edit::MotionDocument& document = *context_.workspace.current();
  const std::vector<Name> bones = context_.stage.posing().selectedNames(document);
  const bool isPart = !document.state().selection().tracks().empty() || !bones.empty();
  const motion::Pose pose = edit::shownPose(document, document.state().currentFrame(),
                                            isPart ? edit::PoseTracks::Selected : edit::PoseTracks::All, bones);
  if (pose.bones.empty() && pose.morphs.empty()) {
    return Error::because(Message::verbatim(tr("there are no bone or morph keys to take a pose from").toStdString()));
  }
  const auto text = format::vpd::write(io::vpdFromPose(pose), {});
  if (!text) return text.error();
  if (!QDir().mkpath(QFileInfo(path).absolutePath())) {
    return Error::in(Message::verbatim(path.toStdString()),
                     Message::verbatim(tr("its folder cannot be created").toStdString()));
  }
  if (const Status written = writeFileAtomically(session::toPath(path), *text); !written) return written;
  context_.say([file = QDir::toNativeSeparators(path)] { return tr("Pose saved as %1").arg(file); });
  panel_.folder().rescan();
  panel_.setCurrentPath(QFileInfo(path).absoluteFilePath());
  return Done{};
}

void PoseLibraryCommands::copyIntoLibrary(const QStringList& files) {
  QStringList notCopied;
  for (const QString& file : files) {
    const QString target = panel_.folder().path() + "/" + QFileInfo(file).fileName();
    const auto copied = [&]() -> Status {
      if (QFileInfo::exists(target))
        return Error::in(Message::verbatim(target.toStdString()),
                         Message::verbatim(tr("already exists").toStdString()));
      const Result<Bytes> bytes = readFile(session::toPath(file));
      return bytes ? writeFileAtomically(session::toPath(target), *bytes) : Status(bytes.error());
    }();
    if (!copied) notCopied.append(widgets::failureText(copied.error()));
  }
  panel_.folder().rescan();
  if (!notCopied.isEmpty()) {
    context_.messages.showMessage(
        Severity::Warning, [reasons = notCopied.join("; ")] { return tr("Poses were not copied: %1").arg(reasons); });
  }
}

}  // namespace furitsuke::commands
