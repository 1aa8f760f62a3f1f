// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/archive_commands.h"

#include <QFileInfo>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/files/shown_work.h"
#include "app/dialogs/prompts.h"
#include "app/session/file_paths.h"
#include "app/session/settings.h"
#include "app/widgets/message_bar.h"
#include "core/archives/archive_cache.h"
#include "core/base/caught.h"
#include "core/base/log.h"

namespace furitsuke::commands {

namespace {

/// Where archives are unpacked.
archives::ArchiveCache archiveCache(const session::Settings& settings) {
  return archives::ArchiveCache(session::toPath(settings.cacheFolder() + "/archives"));
}

/// The archive of a path, and the file in it, which may be empty.
std::pair<QString, QString> partsOf(const QString& path) {
  const auto inside = archives::entryPathOf(session::toPath(path));
  if (!inside) return {path, {}};
  return {session::fromPath(inside->archive), QString::fromStdString(inside->entry)};
}

}  // namespace

QStringList suggestedEntries(const QStringList& entries) {
  QStringList suggested;
  for (const io::OpensAs what : {io::OpensAs::Model, io::OpensAs::Motion}) {
    const auto first = std::ranges::find_if(
        entries, [what](const QString& entry) { return archives::entryOpensAs(session::toPath(entry)) == what; });
    if (first != entries.end()) suggested.append(*first);
  }
  return suggested.isEmpty() ? entries.first(1) : suggested;
}

ArchiveCommands::ArchiveCommands(const CommandContext& context, FileOpening& files, QObject* parent)
    : QObject(parent), context_(context), files_(files), work_(new ShownWork(context.messages, this)) {
  // Also if no archive is opened any more; not while the program starts.
  QTimer::singleShot(std::chrono::minutes(1), this, [cache = archiveCache(context.settings)] {
    QThreadPool::globalInstance()->start([cache] { cache.clean(); });
  });
}

Status ArchiveCommands::open(const QString& path) {
  struct Reading {
    std::optional<Result<archives::UnpackedArchive>> read;
    Status status = Done{};
    bool isAwaited = true;
    std::atomic<bool> isCanceled = false;
  };
  auto reading = std::make_shared<Reading>();
  const auto done = [this, reading, path] {
    if (reading->isCanceled) return;
    const bool isLocked = !*reading->read && archives::needsPassword(reading->read->error());
    if (isLocked && !context_.actions.isScripted()) return askPassword(path);
    if (!*reading->read) passwords_.erase(partsOf(path).first);
    reading->status = *reading->read ? show(path, **reading->read) : Status(reading->read->error());
    if (reading->isAwaited || reading->status || reading->status.error().isCanceled) return;
    const Status named = session::withFileName(reading->status, partsOf(path).first);
    context_.messages.showMessage(Severity::Error, widgets::errorSentence(named.error()));
  };
  const auto unpack = [reading, archive = session::toPath(partsOf(path).first), cache = archiveCache(context_.settings),
                       password = passwordOf(path)]() mutable {
    reading->read.emplace(caught([&] { return cache.open(archive, {}, &reading->isCanceled, password); }));
  };
  work_->run(tr("Unpacking %1…").arg(QFileInfo(partsOf(path).first).fileName()), unpack, done,
             [reading] { reading->isCanceled = true; });
  if (context_.actions.isScripted()) work_->finish();
  reading->isAwaited = false;
  return reading->status;
}

std::string ArchiveCommands::passwordOf(const QString& path) const {
  const auto known = passwords_.find(partsOf(path).first);
  return known == passwords_.end() ? archives::userArchivePassword() : known->second;
}

void ArchiveCommands::askPassword(const QString& path) {
  const QString archive = partsOf(path).first;
  const bool isAgain = passwords_.contains(archive);
  const std::optional<QString> password = dialogs::askPassword(context_.window, QFileInfo(archive).fileName(), isAgain);
  if (!password) {
    passwords_.erase(archive);
    return;
  }
  passwords_[archive] = password->toStdString();
  const Status opened = open(path);
  if (!opened && !opened.error().isCanceled) {
    const Status named = session::withFileName(opened, archive);
    context_.messages.showMessage(Severity::Error, widgets::errorSentence(named.error()));
  }
}

Result<QStringList> ArchiveCommands::choose(const QString& path, const archives::UnpackedArchive& unpacked) {
  QStringList files;
  for (const std::string& file : unpacked.openableFiles()) files.append(QString::fromStdString(file));
  const auto [archive, entry] = partsOf(path);
  if (!entry.isEmpty()) {
    if (std::ranges::find(unpacked.files, entry.toStdString()) != unpacked.files.end()) return QStringList{entry};
    return Error::because(Message::verbatim(tr("the archive has no file %1").arg(entry).toStdString()));
  }
  if (files.isEmpty()) {
    const QString reason = unpacked.hasArchives() ? tr("the archive contains only other archives; unpack it first")
                                                  : tr("the archive contains no model, motion or pose");
    return Error::because(Message::verbatim(reason.toStdString()));
  }
  if (files.size() == 1) return files;
  if (context_.actions.isUnattended()) return suggestedEntries(files);
  if (context_.actions.isScripted()) {
    return Error::because(Core::trWith("has several files; choose one as path=%1/%2"), archive.toStdString(),
                          files.front().toStdString());
  }
  return dialogs::askEntries(context_.window, QFileInfo(archive).fileName(), files, suggestedEntries(files));
}

Status ArchiveCommands::show(const QString& path, const archives::UnpackedArchive& unpacked) {
  const Result<QStringList> chosen = choose(path, unpacked);
  if (!chosen) return chosen.error();
  QStringList opened;
  for (const QString& entry : *chosen) {
    opened.append(session::fromPath(unpacked.pathOf(entry.toStdString())));
    files_.noteArchived(opened.last(), partsOf(path).first, entry);
  }
  log(LogLevel::Info, "unpacked " + path.toStdString() + ": " + std::to_string(unpacked.files.size()) + " files");
  return files_.openGiven(opened);
}

}  // namespace furitsuke::commands
