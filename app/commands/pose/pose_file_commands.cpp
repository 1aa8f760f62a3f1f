// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/pose/pose_file_commands.h"

#include <QDir>
#include <utility>

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/file_exchange_commands.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/pose/pose_fit.h"
#include "app/dialogs/prompts.h"
#include "app/session/bone_posing.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "core/eval/sample_pose.h"
#include "core/io/motion/vpd_motion.h"
#include "core/io/motion_format.h"
#include "core/io/output_extension.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kPoseImportParameters[] = {
    kFile, {.name = "frame", .kind = Kind::FrameNumber, .help = "frame to insert at; default: the playhead"}};
constexpr ActionParameter kPoseExportParameters[] = {
    kFile,
    kAtPlayhead,
    {.name = "which", .kind = Kind::Choice, .help = "bones to export; default: all", .choices = "all|selected|nonRest"},
    {.name = "morphs", .kind = Kind::Flag, .help = "include morphs; default: on"}};

}  // namespace

constexpr ActionRows kPoseFileActions = {
    action("pose.open", "file/import", Actions::tr("Open &Pose as Motion…"),
           Actions::tr("Open a VPD pose as a motion of one frame"),
           {.icon = "pose",
            .parameters = kFile,
            .words = ActionWords::tr("vpd motion"),
            .follows = "file.previousInFolder"}),
    action("pose.import", "file/import", Actions::tr("I&mport Pose at Playhead…"),
           Actions::tr("Register the pose of a VPD file at the playhead"),
           {.group = 1,
            .icon = "pose",
            .parameters = kPoseImportParameters,
            .words = ActionWords::tr("load pose, vpd"),
            .follows = "file.revert"}),
    action("pose.export", "file/export", Actions::tr("Export Pose at Playhea&d…"),
           Actions::tr("Save the pose at the playhead as a VPD file"),
           {.icon = "export", .parameters = kPoseExportParameters, .words = ActionWords::tr("save pose, export vpd")}),
};

namespace {

edit::PoseTracks poseTracksFrom(const QString& which) {
  if (which == "selected") return edit::PoseTracks::Selected;
  return which == "nonRest" ? edit::PoseTracks::NonRest : edit::PoseTracks::All;
}

}  // namespace

PoseFileCommands::PoseFileCommands(const CommandContext& context, FileOpening& files, QObject* parent)
    : QObject(parent), context_(context), files_(files) {
  actions::ActionSet& actions = context_.actions;
  const auto hasDocument = CommandConditions(context_).hasDocument();
  actions.bind("pose.open", [this](const actions::ActionArguments& given) { return openPose(given); });
  actions.bind("pose.import", {.run = [this](const actions::ActionArguments& given) { return importPose(given); },
                               .enabled = hasDocument});
  actions.bind("pose.export", {.run = [this](const actions::ActionArguments& given) { return exportPose(given); },
                               .enabled = hasDocument});
}

Status PoseFileCommands::openPose(const actions::ActionArguments& arguments) {
  if (const auto path = arguments.text("path")) return session::withFileName(files_.open(*path), *path);
  files_.openSoon(dialogs::askFilesToOpen(context_.window, tr("Open Pose as Motion"),
                                          session::fileFilter({session::FileFilter::Vpd}),
                                          context_.settings.lastFolder(), true));
  return Done{};
}

Status PoseFileCommands::importPose(const actions::ActionArguments& arguments) {
  QString path = arguments.text("path").value_or(QString());
  if (path.isEmpty()) {
    path = FileExchangeCommands::askSource(context_, tr("Import Pose at Playhead"),
                                           session::fileFilter({session::FileFilter::Vpd}));
  }
  if (path.isEmpty()) return Done{};
  auto loaded = io::loadMotion(session::toPath(path));
  if (!loaded) return session::withFileName(loaded.error(), path);
  if (loaded->format != io::FileKind::Vpd)
    return Error::in(Message::verbatim(path.toStdString()), Core::tr("is not a VPD pose"));
  auto fitting = PoseFit::fit(context_, context_.document(), eval::samplePose(loaded->motion, 0));
  if (!fitting) return session::withFileName(fitting.error(), path);
  loaded->motion = io::motionFromPose(fitting->pose);
  FileExchangeCommands::insert(context_, context_.document(), std::move(*loaded), path, context_.frameFrom(arguments));
  context_.sayStep(context_.document(), [missing = fitting->missing] { return PoseFit::leftOutText(missing); });
  return Done{};
}

Status PoseFileCommands::exportPose(const actions::ActionArguments& arguments) {
  QString path = arguments.text("path").value_or(QString());
  edit::PoseTracks tracks = poseTracksFrom(arguments.text("which").value_or(QString()));
  bool morphs = arguments.flag("morphs").value_or(true);
  const std::vector<Name> bones = context_.stage.posing().selectedNames(context_.document());
  if (path.isEmpty()) {
    const auto choice = dialogs::askPoseChoice(
        context_.window, !context_.document().state().selection().tracks().empty() || !bones.empty());
    if (!choice) return Done{};
    tracks = choice->tracks;
    morphs = choice->morphs;
    path = FileExchangeCommands::askTarget(context_, tr("Export Pose at Playhead"),
                                           session::fileFilter({session::FileFilter::Vpd}), "vpd");
    if (path.isEmpty()) return Done{};
  }
  if (const Status named = io::checkExtension(session::toPath(path), io::kVpdFormat.extensions); !named) return named;
  const motion::Pose pose = edit::shownPose(context_.document(), context_.frameFrom(arguments), tracks, bones);
  // NonRest may be empty: then no bone and no morph differs from the rest pose.
  if (tracks != edit::PoseTracks::NonRest && pose.bones.empty() && (pose.morphs.empty() || !morphs)) {
    return Error::in(Message::verbatim(path.toStdString()),
                     Message::verbatim(tr("the pose would be empty: no bones or morphs are chosen").toStdString()));
  }
  const auto text = format::vpd::write(io::vpdFromPose(pose), {.morphs = morphs});
  if (!text) return text.error();
  const Status written = FileExchangeCommands::write(path, writerOf(*text));
  if (written) {
    context_.say([bones = static_cast<int>(pose.bones.size()),
                  parts = morphs ? static_cast<int>(pose.morphs.size()) : 0, file = QDir::toNativeSeparators(path)] {
      return tr("Pose of %1 and %2 exported to %3")
          .arg(tr("%Ln bone(s)", nullptr, bones), tr("%Ln morph(s)", nullptr, parts), file);
    });
  }
  return written;
}

}  // namespace furitsuke::commands
