// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/file_exchange_commands.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/change_message.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/files/file_saving.h"
#include "app/dialogs/prompts.h"
#include "app/session/background_work.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/large_steps.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/damage_text.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "core/base/caught.h"
#include "core/base/file_saving.h"
#include "core/base/log.h"
#include "core/edit/document/file_content.h"
#include "core/io/motion/mmd_vmd.h"
#include "core/io/motion_format.h"
#include "core/io/output_extension.h"
#include "core/scene/actor.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kFileInsertMotionParameters[] = {
    kFile, {.name = "frame", .kind = Kind::FrameNumber, .help = "frame to insert at; default: the playhead"}};
constexpr ActionParameter kFileExportSelectionParameters[] = {
    kFile,
    {.name = "frames",
     .kind = Kind::Choice,
     .help = "rebased: shift the first key to frame 0, as MMD does",
     .choices = "rebased|kept"}};

}  // namespace

constexpr ActionRows kFileExchangeActions = {
    action("file.insertMotion", "file/import", Actions::tr("&Insert Motion at Playhead…"),
           Actions::tr("Insert the keys of another motion file at the playhead"),
           {.group = 1,
            .icon = "import",
            .parameters = kFileInsertMotionParameters,
            .words = ActionWords::tr("append, add motion, combine files"),
            .follows = "file.revert"}),
    action("file.exportSelection", "file/export", Actions::tr("&Export Selected Keys…"),
           Actions::tr("Save the selected keys as a separate motion file"),
           {.icon = "export",
            .parameters = kFileExportSelectionParameters,
            .words = ActionWords::tr("export, save selection, save part"),
            .follows = "pose.import"}),
    action("file.exportLikeMmd", "file/export", Actions::tr("Export as &MikuMikuDance Writes It…"),
           Actions::tr("Save a copy of the motion with the bytes that MikuMikuDance would write: in the order of the "
                       "model, with a key at frame 0 of each bone and morph"),
           {.icon = "export", .parameters = kFile, .words = ActionWords::tr("mmd order, compare, byte-identical")}),
};

FileExchangeCommands::FileExchangeCommands(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context), work_(new session::BackgroundWork(this)) {
  const CommandConditions when(context_);
  context_.actions.bind("file.insertMotion",
                        {.run = [this](const actions::ActionArguments& given) { return insertMotion(given); },
                         .enabled = when.hasDocument()});
  context_.actions.bind("file.exportSelection",
                        {.run = [this](const actions::ActionArguments& given) { return exportSelection(given); },
                         .enabled = when.hasSelection()});
  context_.actions.bind("file.exportLikeMmd",
                        {.run = [this](const actions::ActionArguments& given) { return exportLikeMmd(given); },
                         .enabled = when.hasDocument()});
}

QString FileExchangeCommands::askSource(const CommandContext& context, const QString& title, const QString& filter) {
  return dialogs::askFilesToOpen(context.window, title, filter, context.settings.lastFolder(), false).value(0);
}

void FileExchangeCommands::insert(const CommandContext& context, edit::MotionDocument& target, io::LoadedMotion loaded,
                                  const QString& path, Frame frame) {
  target.history().ensureTracks(loaded.motion);
  context.settings.setLastFolder(QFileInfo(path).absolutePath());
  const QString file = QFileInfo(path).fileName();
  const std::size_t keys = loaded.motion.keyCount();
  const auto withKeys = [inserted = std::move(loaded.motion), frame](const motion::Motion& motion,
                                                                     const motion::KeySelection&) {
    return motion::insertMotion(motion, inserted, frame);
  };
  const auto report = [context, &target, file, damage = loaded.damage] {
    if (!damage) return;
    const auto text = [file, error = *damage] {
      return widgets::damageText(file, error) + ' ' +
             tr("Only its readable part was inserted (%1).").arg(widgets::damageDetail(error));
    };
    withdrawWithChange(context.messages, context.messages.showMessage(Severity::Error, text), target);
  };
  session::LargeSteps& steps = session::LargeSteps::of(target);
  steps.push([file] { return tr("Insert %1").arg(file); }, keys, withKeys, report);
  if (context.actions.isScripted()) steps.finish();
}

QString FileExchangeCommands::askTarget(const CommandContext& context, const QString& title, const QString& filter,
                                        const QString& suffix) {
  const QString name = QFileInfo(context.document().file().title()).completeBaseName() + "." + suffix;
  return dialogs::askFileToSave(context.window, title, filter, context.settings.lastFolder() + "/" + name, suffix);
}

Status FileExchangeCommands::write(const QString& path, const ContentWriter& content) {
  const Status status = writeFileAtomically(session::toPath(path), content, {});
  log(status ? LogLevel::Info : LogLevel::Error,
      "export " + path.toStdString() + (status ? std::string() : ": " + status.error().message()));
  return status;
}

Status FileExchangeCommands::insertMotion(const actions::ActionArguments& arguments) {
  QString path = arguments.text("path").value_or(QString());
  if (path.isEmpty()) path = askSource(context_, tr("Insert Motion at Playhead"), session::motionFileFilter());
  if (path.isEmpty()) return Done{};
  struct Reading {
    std::optional<Result<io::LoadedMotion>> loaded;
    std::optional<Error> failure;
    bool isAwaited = true;
  };
  auto reading = std::make_shared<Reading>();
  const auto done = [this, reading, path, frame = context_.frameFrom(arguments),
                     target = QPointer(&context_.document())] {
    if (context_.workspace.indexOf(target) < 0) return;
    if (*reading->loaded) return insert(context_, *target, std::move(**reading->loaded), path, frame);
    reading->failure = session::withFileName(reading->loaded->error(), path).error();
    if (!reading->isAwaited) context_.messages.showMessage(Severity::Error, widgets::errorSentence(*reading->failure));
  };
  work_->run(
      FileOpening::tr("Opening %1…").arg(QFileInfo(path).fileName()),
      [reading, file = session::toPath(path)] {
        reading->loaded.emplace(caught([&file] { return io::loadMotion(file); }));
      },
      done);
  if (context_.actions.isScripted()) work_->finish();
  reading->isAwaited = false;
  return reading->failure ? Status(*reading->failure) : Status(Done{});
}

Status FileExchangeCommands::exportSelection(const actions::ActionArguments& arguments) {
  const motion::KeySelection& selection = context_.document().state().selection();
  QString path = arguments.text("path").value_or(QString());
  motion::Rebase rebase = arguments.text("frames") == QString("kept") ? motion::Rebase::Keep : motion::Rebase::ToZero;
  if (path.isEmpty()) {
    const auto choice = dialogs::askExportFrames(context_.window, selection.frameRange().first);
    if (!choice) return Done{};
    rebase = *choice == dialogs::ExportFrames::Kept ? motion::Rebase::Keep : motion::Rebase::ToZero;
  }
  const motion::Motion keys = motion::extractKeys(context_.document().motion(), selection, rebase);
  if (path.isEmpty()) {
    const Diagnostics losses = io::vmdLosses(keys, nullptr);
    if (!losses.empty() && !dialogs::askLosses(context_.window, losses)) return Done{};
    path = askTarget(context_, tr("Export Selected Keys"), session::fileFilter({session::FileFilter::Vmd}), "vmd");
  }
  if (path.isEmpty()) return Done{};
  if (const Status named = io::checkExtension(session::toPath(path), io::kVmdFormat.extensions); !named) return named;
  return writeKeys(path, static_cast<int>(keys.keyCount()),
                   [keys](ByteOutput& out) { io::writeVmdTo(out, keys, nullptr); });
}

Status FileExchangeCommands::exportLikeMmd(const actions::ActionArguments& arguments) {
  const edit::MotionDocument& document = context_.document();
  const scene::Actor* actor = context_.stage.actorOf(document);
  const Result<edit::FileContent> content = edit::fileContentOf(document.motion());
  if (!content) return content.error();
  const motion::Motion& motion = content->motion;
  const io::MmdParts parts = actor == nullptr ? io::mmdPartsOf(motion) : io::mmdPartsOf(actor->model());
  QString path = arguments.text("path").value_or(QString());
  if (path.isEmpty()) {
    Diagnostics losses = io::vmdLosses(motion, nullptr);
    std::ranges::move(io::mmdVmdLosses(motion, parts), std::back_inserter(losses));
    if (!losses.empty() && !dialogs::askLosses(context_.window, losses)) return Done{};
    path = askTarget(context_, tr("Export as MikuMikuDance Writes It"), session::fileFilter({session::FileFilter::Vmd}),
                     "vmd");
  }
  if (path.isEmpty()) return Done{};
  if (const Status named = io::checkExtension(session::toPath(path), io::kVmdFormat.extensions); !named) return named;
  const auto bytes = std::make_shared<const Bytes>(io::vmdLikeMmd(motion, parts));
  return writeKeys(path, static_cast<int>(motion.keyCount()), [bytes](ByteOutput& out) { out.refer(*bytes); });
}

Status FileExchangeCommands::writeKeys(const QString& path, int count, ContentWriter content) {
  struct Writing {
    Status written = Done{};
    bool isAwaited = true;
  };
  auto writing = std::make_shared<Writing>();
  const auto done = [this, writing, path, count] {
    if (writing->written) {
      context_.say([count, file = QDir::toNativeSeparators(path)] {
        return tr("%Ln key(s) exported to %1", nullptr, count).arg(file);
      });
    } else if (!writing->isAwaited) {
      context_.messages.showMessage(Severity::Error, widgets::errorSentence(writing->written.error()));
    }
  };
  work_->run(
      FileSaving::tr("Saving %1…").arg(QFileInfo(path).fileName()),
      [writing, path, content = std::move(content)] {
        writing->written = caught([&] { return write(path, content); });
      },
      done);
  if (context_.actions.isScripted()) work_->finish();
  writing->isAwaited = false;
  return work_->isBusy() ? Status(Done{}) : writing->written;
}

}  // namespace furitsuke::commands
