// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/motion_export_commands.h"

#include <QDir>
#include <QFileInfo>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/dialogs/motion_export_dialog.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "core/base/log.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kFileExportMotionParameters[] = {
    kFile,
    {.name = "frames", .kind = Kind::Frames, .help = "default: from 0 to the last key"},
    {.name = "fps", .kind = Kind::Choice, .help = "frames per second; default: 30", .choices = "30|60"},
    {.name = "names",
     .kind = Kind::Choice,
     .help = "names of the bones; default: humanoid",
     .choices = "humanoid|english|japanese"},
    {.name = "unlit", .kind = Kind::Flag, .help = "materials of a .glb without shading; default: off"},
    {.name = "overwrite", .kind = Kind::Flag, .help = "replace an existing file; default: off"}};

}  // namespace

constexpr ActionRows kMotionExportActions = {
    action("file.exportMotion", "file/export", Actions::tr("Export Motion for &Other Programs…"),
           Actions::tr("Save the motion of the model as glTF, VRM Animation, BVH or FBX, or its camera as glTF or FBX"),
           {.icon = "export",
            .parameters = kFileExportMotionParameters,
            .words = ActionWords::tr("export camera, camera for other programs"),
            .follows = "file.exportSelection"}),
};

namespace {

constexpr auto kExport = "motionExport";  // keeps its last choices where operations keep theirs

exchange::JointNaming namingFrom(const QString& text) {
  if (text == "english") return exchange::JointNaming::English;
  return text == "japanese" ? exchange::JointNaming::Japanese : exchange::JointNaming::Humanoid;
}

QString namingText(exchange::JointNaming naming) {
  if (naming == exchange::JointNaming::English) return QStringLiteral("english");
  return naming == exchange::JointNaming::Japanese ? QStringLiteral("japanese") : QStringLiteral("humanoid");
}

QString formatId(exchange::ExportFormat format) {
  return QString::fromStdString(std::string(exchange::exportFormatRow(format).name));
}

}  // namespace

MotionExportCommands::MotionExportCommands(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context) {
  const CommandConditions when(context_);
  context_.actions.bind("file.exportMotion",
                        {.run = [this](const actions::ActionArguments& given) { return exportMotion(given); },
                         .enabled = when.hasDocument()});
}

Result<session::MotionExport> MotionExportCommands::suggested() const {
  edit::MotionDocument& document = context_.document();
  const scene::Actor* actor = context_.stage.actorOf(document);
  if (actor == nullptr && document.motion().camera.empty()) {
    return Error::because(Message::verbatim(tr("The motion moves no model. Choose its model first.").toStdString()));
  }
  session::MotionExport motion;
  motion.motion = document.motion();
  if (actor != nullptr) {
    motion.model = actor->sharedModel();
    motion.images = actor->images();
  }
  const FrameRange keys = motion.motion.frameRange();
  motion.options.frames = FrameRange{0, keys.isEmpty() ? 0 : keys.last};
  motion.options.preExtrapolation = context_.stage.scene().preExtrapolation;
  return motion;
}

Status MotionExportCommands::exportMotion(const actions::ActionArguments& arguments) {
  Result<session::MotionExport> motion = suggested();
  if (!motion) return motion.error();
  if (const auto frames = arguments.range("frames")) motion->options.frames = *frames;
  const auto path = arguments.text("path");
  if (!path) {
    showPage(*std::move(motion));
    return Done{};
  }
  motion->file = session::toPath(*path);
  const exchange::ExportFormatRow* row = exchange::exportFormatFor(motion->file);
  if (row == nullptr || !exchange::isWritten(motion->subject(), row->format)) {
    return Error::in(Message::verbatim("path"), {Core::trWith("expected a file that ends in one of %1"),
                                                 exchange::exportExtensions(motion->subject())});
  }
  motion->format = row->format;
  motion->options.framesPerSecond = arguments.text("fps") == QString("60") ? 60 : 30;
  motion->options.names = namingFrom(arguments.text("names").value_or(QString()));
  motion->options.isUnlit = arguments.flag("unlit").value_or(false);
  motion->overwrite = arguments.flag("overwrite").value_or(false);
  const Result<Diagnostics> written = session::writeMotionExport(*motion);
  log(written ? LogLevel::Info : LogLevel::Error,
      "export " + path->toStdString() + (written ? std::string() : ": " + written.error().message()));
  if (!written) return session::withFileName(written.error(), *path);
  context_.say([file = QDir::toNativeSeparators(*path)] { return tr("Motion exported to %1").arg(file); });
  return Done{};
}

void MotionExportCommands::showPage(session::MotionExport motion) {
  const auto choices = context_.settings.operations();
  const auto text = [&choices](const char* parameter) {
    return choices.argument(kExport, parameter).value_or(QString());
  };
  const auto* row = exchange::findExportFormat(text("format").toStdString());
  if (row != nullptr && exchange::isWritten(motion.subject(), row->format)) motion.format = row->format;
  motion.options.framesPerSecond = text("fps") == "60" ? 60 : 30;
  motion.options.names = namingFrom(text("names"));
  motion.options.isUnlit = text("unlit") == "on";
  const QString folder = choices.argument(kExport, "folder").value_or(context_.settings.lastFolder());
  const QString name = QFileInfo(context_.document().file().title()).completeBaseName();
  motion.file = session::toPath(folder + "/" + name + "." + formatId(motion.format));
  auto* dialog = new dialogs::MotionExportDialog(
      std::move(motion), [this](const session::MotionExport& chosen) { remember(chosen); }, context_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void MotionExportCommands::remember(const session::MotionExport& motion) {
  auto choices = context_.settings.operations();
  choices.setArgument(kExport, "format", formatId(motion.format));
  choices.setArgument(kExport, "fps", QString::number(motion.options.framesPerSecond));
  choices.setArgument(kExport, "names", namingText(motion.options.names));
  choices.setArgument(kExport, "unlit", motion.options.isUnlit ? "on" : "off");
  choices.setArgument(kExport, "folder", session::fromPath(motion.file.parent_path()));
}

}  // namespace furitsuke::commands
