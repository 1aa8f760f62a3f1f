// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/exchange_commands.h"

#include <QFileInfo>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/commands/prompts.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/stage/posing.h"
#include "app/stage/stage.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "core/base/log.h"
#include "core/convert/vpd_motion.h"

namespace furitsuke {

namespace {

Status writeExport(const QString& path, const Bytes& bytes) {
  const Status status = writeFileAtomically(toPath(path), bytes);
  log(status ? LogLevel::Info : LogLevel::Error,
      "export " + path.toStdString() + (status ? std::string() : ": " + status.error().message()));
  return status;
}

PoseTracks poseTracksFrom(const QString& which) {
  if (which == "selected") return PoseTracks::Selected;
  return which == "nonRest" ? PoseTracks::NonRest : PoseTracks::All;
}

}  // namespace

ExchangeCommands::ExchangeCommands(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context) {
  ActionSet& actions = context_.actions;
  Workspace& workspace = context_.workspace;
  const auto hasDocument = [&workspace] { return workspace.current() != nullptr; };
  const auto hasSelection = [&workspace] {
    return workspace.current() != nullptr && !workspace.current()->selection().isEmpty();
  };
  actions.bind(
      "file.insertMotion", [this](const ActionArguments& given) { return insertMotion(given); }, hasDocument);
  actions.bind(
      "pose.import", [this](const ActionArguments& given) { return importPose(given); }, hasDocument);
  actions.bind(
      "file.exportSelection", [this](const ActionArguments& given) { return exportSelection(given); }, hasSelection);
  actions.bind(
      "pose.export", [this](const ActionArguments& given) { return exportPose(given); }, hasDocument);
}

MotionDocument& ExchangeCommands::document() const { return *context_.workspace.current(); }

Status ExchangeCommands::insertMotion(const ActionArguments& arguments) {
  QString path = arguments.text("path").value_or(QString());
  if (path.isEmpty()) {
    path = askFilesToOpen(context_.window, tr("Insert Motion at Playhead"), motionFileFilter(),
                          context_.settings.lastFolder(), false)
               .value(0);
  }
  if (path.isEmpty()) return Done{};
  const auto loaded = loadMotion(toPath(path));
  if (!loaded) return namingFile(loaded.error(), path);
  return insert(*loaded, path, arguments);
}

Status ExchangeCommands::importPose(const ActionArguments& arguments) {
  QString path = arguments.text("path").value_or(QString());
  if (path.isEmpty()) {
    path = askFilesToOpen(context_.window, tr("Import Pose at Playhead"), vpdFileFilter(),
                          context_.settings.lastFolder(), false)
               .value(0);
  }
  if (path.isEmpty()) return Done{};
  const auto loaded = loadMotion(toPath(path));
  if (!loaded) return namingFile(loaded.error(), path);
  if (loaded->format != FileKind::Vpd) return Error{{}, path.toStdString(), "is no VPD pose"};
  return insert(*loaded, path, arguments);
}

Status ExchangeCommands::insert(const LoadedMotion& loaded, const QString& path, const ActionArguments& arguments) {
  MotionDocument& target = document();
  const auto frame = arguments.whole("frame");
  target.ensureTracks(loaded.motion);
  target.push(tr("Insert %1").arg(QFileInfo(path).fileName()),
              furitsuke::insertMotion(target.motion(), loaded.motion,
                                      frame ? static_cast<Frame>(*frame) : target.currentFrame()));
  context_.settings.setLastFolder(QFileInfo(path).absolutePath());
  if (loaded.damage) {
    context_.messages.showMessage(
        Severity::Warning, tr("%1 is damaged; what could be read of it was inserted: %2")
                               .arg(QFileInfo(path).fileName(), QString::fromStdString(loaded.damage->message())));
  }
  return Done{};
}

QString ExchangeCommands::askTarget(const QString& title, const QString& filter, const QString& suffix) const {
  const QString name = QFileInfo(document().title()).completeBaseName() + "." + suffix;
  return askFileToSave(context_.window, title, filter, context_.settings.lastFolder() + "/" + name, suffix);
}

Status ExchangeCommands::exportSelection(const ActionArguments& arguments) {
  const KeySelection& selection = document().selection();
  QString path = arguments.text("path").value_or(QString());
  Rebase rebase = arguments.text("frames") == QString("kept") ? Rebase::Keep : Rebase::ToZero;
  if (path.isEmpty()) {
    const auto choice = askExportFrames(context_.window, selection.frameRange().first);
    if (!choice) return Done{};
    rebase = *choice == ExportFrames::Kept ? Rebase::Keep : Rebase::ToZero;
  }
  const Motion keys = extractKeys(document().motion(), selection, rebase);
  if (path.isEmpty()) {
    const Diagnostics losses = vmdLosses(keys, nullptr);
    if (!losses.empty() && !askLosses(context_.window, losses)) return Done{};
    path = askTarget(tr("Export Selected Keys"), vmdFileFilter(), "vmd");
  }
  return path.isEmpty() ? Status(Done{}) : writeExport(path, vmdFromMotion(keys, nullptr));
}

Status ExchangeCommands::exportPose(const ActionArguments& arguments) {
  QString path = arguments.text("path").value_or(QString());
  PoseTracks tracks = poseTracksFrom(arguments.text("which").value_or(QString()));
  bool morphs = arguments.flag("morphs").value_or(true);
  const std::vector<Name> bones = context_.stage.posing().selectedNames(document());
  if (path.isEmpty()) {
    const auto choice = askPoseChoice(context_.window, !document().selection().isEmpty() || !bones.empty());
    if (!choice) return Done{};
    tracks = choice->tracks;
    morphs = choice->morphs;
    path = askTarget(tr("Export Pose"), vpdFileFilter(), "vpd");
    if (path.isEmpty()) return Done{};
  }
  const auto frame = arguments.whole("frame");
  const Pose pose =
      shownPose(document(), frame ? static_cast<Frame>(*frame) : document().currentFrame(), tracks, bones);
  // Where nothing differs from rest an empty pose is the answer.
  if (tracks != PoseTracks::NonRest && pose.bones.empty() && (pose.morphs.empty() || !morphs)) {
    return Error{{}, path.toStdString(), tr("the pose would be empty: nothing of the motion is chosen").toStdString()};
  }
  const auto text = vpd::write(vpdFromPose(pose), {.morphs = morphs});
  if (!text) return text.error();
  return writeExport(path, *text);
}

}  // namespace furitsuke
