// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/pose_library_commands.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/commands/prompts.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/pose_library/pose_library_panel.h"
#include "app/stage/posing.h"
#include "app/stage/stage.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "core/convert/motion_file.h"
#include "core/convert/vpd_motion.h"
#include "core/edit/pose_pasting.h"
#include "core/eval/sample_pose.h"

namespace furitsuke {

namespace {

constexpr const char* kFolderSetting = "poses/folder";

PosePart partFrom(const QString& which) {
  if (which == "bones") return PosePart::Bones;
  if (which == "morphs") return PosePart::Morphs;
  return which == "selected" ? PosePart::Selected : PosePart::All;
}

}  // namespace

PoseLibraryCommands::PoseLibraryCommands(const CommandContext& context, PoseLibraryPanel& panel, QObject* parent)
    : QObject(parent), context_(context), panel_(panel) {
  panel_.thumbnails().setCacheFolder(context_.settings.cacheFolder() + "/poses");
  bindActions();
  connectPanel();
}

void PoseLibraryCommands::applySettings() {
  panel_.folder().setPath(context_.settings.values().value(kFolderSetting).toString());
}

void PoseLibraryCommands::bindActions() {
  ActionSet& actions = context_.actions;
  const auto hasDocument = [this] { return context_.workspace.current() != nullptr; };
  actions.bind("poses.folder", [this](const ActionArguments& given) { return chooseFolder(given); });
  actions.bind(
      "poses.apply", [this](const ActionArguments& given) { return apply(given); }, [this] { return canApply(); });
  actions.bind(
      "poses.save", [this](const ActionArguments& given) { return save(given); },
      [this, hasDocument] { return hasDocument() && !panel_.folder().path().isEmpty(); });
  panel_.setActions(actions.action("poses.folder"), actions.action("poses.save"));
}

void PoseLibraryCommands::connectPanel() {
  connect(&context_.workspace, &Workspace::currentChanged, this, [this] { panel_.setCanApply(canApply()); });
  connect(&context_.stage, &Stage::activeChanged, this, &PoseLibraryCommands::showModel);
  connect(&panel_, &PoseLibraryPanel::applyRequested, this, [this](const QString& path, int percent) {
    ActionArguments arguments;
    arguments.set("path", path);
    arguments.set("percent", std::int64_t{percent});
    tell(apply(arguments));
  });
  connect(&panel_, &PoseLibraryPanel::blendBegan, this, &PoseLibraryCommands::beginBlend);
  connect(&panel_, &PoseLibraryPanel::blendEnded, this, &PoseLibraryCommands::endBlend);
  connect(&panel_, &PoseLibraryPanel::filesDropped, this, &PoseLibraryCommands::take);
}

void PoseLibraryCommands::tell(const Status& status) {
  if (!status) context_.messages.showMessage(Severity::Error, QString::fromStdString(status.error().message()));
}

bool PoseLibraryCommands::canApply() const {
  return context_.workspace.current() != nullptr || context_.stage.active() != nullptr;
}

void PoseLibraryCommands::showModel() {
  panel_.setCanApply(canApply());
  const Actor* actor = context_.stage.active();
  ThumbnailModel model;
  if (actor != nullptr) {
    const QFileInfo file(fromPath(context_.stage.entryOf(actor->id()).path));
    model = {actor->sharedModel(), actor->images(),
             QString("%1\n%2\n%3").arg(file.filePath()).arg(file.lastModified().toMSecsSinceEpoch()).arg(file.size())};
  }
  panel_.setModel(model);
}

Status PoseLibraryCommands::chooseFolder(const ActionArguments& arguments) {
  QString path = arguments.text("path").value_or(QString());
  if (path.isEmpty()) {
    const QString now = panel_.folder().path();
    path = QFileDialog::getExistingDirectory(context_.window, tr("Folder of Poses"),
                                             now.isEmpty() ? context_.settings.lastFolder() : now);
    if (path.isEmpty()) return Done{};
  }
  if (!QFileInfo(path).isDir()) return Error{{}, path.toStdString(), tr("is no folder").toStdString()};
  panel_.folder().setPath(path);
  context_.settings.values().setValue(kFolderSetting, panel_.folder().path());
  return Done{};
}

Result<PoseLibraryCommands::Aimed> PoseLibraryCommands::aimed(const QString& path, const Application& how) {
  const auto loaded = loadMotion(toPath(path));
  if (!loaded) return namingFile(loaded.error(), path).error();
  if (loaded->format != FileKind::Vpd) return Error{{}, path.toStdString(), tr("is no VPD pose").toStdString()};
  if (loaded->damage) return namingFile(*loaded->damage, path).error();
  Pose pose = samplePose(loaded->motion, 0);
  if (how.mirrored) pose = mirroredPose(pose);
  Posing& posing = context_.stage.posing();
  MotionDocument* motion = posing.motionForPose(context_.workspace.current());
  pose = partOfPose(pose, how.part, motion->motion(), motion->selection(), posing.selectedNames(*motion));
  if (pose.bones.empty() && pose.morphs.empty()) {
    return Error{{}, path.toStdString(), tr("has none of the bones and morphs that are wanted").toStdString()};
  }
  motion->ensureTracks(motionFromPose(pose));
  return Aimed{std::move(pose), motion};
}

Status PoseLibraryCommands::apply(const ActionArguments& arguments) {
  const QString path = arguments.text("path").value_or(panel_.currentPath());
  if (path.isEmpty()) return Error{{}, {}, tr("choose a pose in the library first").toStdString()};
  Application how{panel_.part(), panel_.isMirrored()};
  if (const auto part = arguments.text("part")) how.part = partFrom(*part);
  if (const auto mirrored = arguments.flag("mirrored")) how.mirrored = *mirrored;
  const Result<Aimed> found = aimed(path, how);
  if (!found) return found.error();
  MotionDocument& document = *found->motion;
  const auto frame = arguments.whole("frame");
  const double share = static_cast<double>(arguments.whole("percent").value_or(100)) / 100;
  pushPose(document, tr("Pose %1").arg(QFileInfo(path).completeBaseName()), found->pose,
           frame ? static_cast<Frame>(*frame) : document.currentFrame(), share);
  return Done{};
}

void PoseLibraryCommands::beginBlend(const QString& path) {
  const Result<Aimed> found = aimed(path, {panel_.part(), panel_.isMirrored()});
  if (!found) return tell(found.error());
  const Pose& pose = found->pose;
  blended_ = found->motion;
  blended_->beginGesture(tr("Blend pose %1").arg(QFileInfo(path).completeBaseName()));
  blended_->updateGestureDraft(draftBeside(blended_->draft(), pose));
  connect(&panel_, &PoseLibraryPanel::blended, blended_, [this, pose, frame = blended_->currentFrame()](int percent) {
    if (blended_ == nullptr) return;
    blended_->updateGesture([=](const Motion& motion) { return pastePose(motion, pose, frame, percent / 100.0); });
  });
}

void PoseLibraryCommands::endBlend(bool taken) {
  if (blended_ == nullptr) return;
  disconnect(&panel_, &PoseLibraryPanel::blended, blended_, nullptr);
  taken ? blended_->endGesture() : blended_->cancelGesture();
  blended_ = nullptr;
}

Status PoseLibraryCommands::save(const ActionArguments& arguments) {
  if (const auto name = arguments.text("name")) return saveAs(*name, arguments.flag("overwrite").value_or(false));
  const auto name = askText(context_.window, tr("Save Pose into Library"), tr("Name of the pose:"), tr("pose"));
  if (!name) return Done{};
  const bool isThere = QFileInfo::exists(panel_.folder().path() + "/" + *name + ".vpd");
  const bool overwrite = isThere && askConfirm(context_.window, tr("There is a pose of this name already."),
                                               tr("The file is replaced."), tr("Replace"));
  return isThere && !overwrite ? Status(Done{}) : saveAs(*name, overwrite);
}

Status PoseLibraryCommands::saveAs(const QString& name, bool overwrite) {
  const QString trimmed = name.trimmed();
  // "hands/open" goes into a sub-folder; nothing leaves the library.
  const bool isInside = !trimmed.isEmpty() && !QDir::isAbsolutePath(trimmed) && !trimmed.split('/').contains("..");
  if (!isInside) return Error{{}, name.toStdString(), tr("is no name for a pose").toStdString()};
  const QString path = panel_.folder().path() + "/" + trimmed + ".vpd";
  if (!overwrite && QFileInfo::exists(path)) {
    return Error{{}, path.toStdString(), tr("is there already").toStdString()};
  }
  const MotionDocument& document = *context_.workspace.current();
  const std::vector<Name> bones = context_.stage.posing().selectedNames(document);
  const bool isPart = !document.selection().isEmpty() || !bones.empty();
  const Pose pose =
      shownPose(document, document.currentFrame(), isPart ? PoseTracks::Selected : PoseTracks::All, bones);
  if (pose.bones.empty() && pose.morphs.empty()) {
    return Error{{}, {}, tr("there are no keys of bones or morphs to take a pose from").toStdString()};
  }
  const auto text = vpd::write(vpdFromPose(pose), {});
  if (!text) return text.error();
  if (!QDir().mkpath(QFileInfo(path).absolutePath())) {
    return Error{{}, path.toStdString(), tr("its folder cannot be made").toStdString()};
  }
  if (const Status written = writeFileAtomically(toPath(path), *text); !written) return written;
  panel_.folder().rescan();
  panel_.setCurrentPath(QFileInfo(path).absoluteFilePath());
  return Done{};
}

void PoseLibraryCommands::take(const QStringList& files) {
  QStringList refused;
  for (const QString& file : files) {
    // Never over a pose that is there.
    if (!QFile::copy(file, panel_.folder().path() + "/" + QFileInfo(file).fileName())) refused.append(file);
  }
  panel_.folder().rescan();
  if (!refused.isEmpty()) {
    context_.messages.showMessage(
        Severity::Warning,
        tr("Not copied, because there is a pose of that name or it cannot be read: %1").arg(refused.join(", ")));
  }
}

}  // namespace furitsuke
