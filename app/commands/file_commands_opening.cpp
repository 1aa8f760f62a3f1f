// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <QPointer>
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <utility>

#include "app/commands/file_commands.h"
#include "app/session/background_work.h"
#include "app/session/file_filters.h"
#include "app/session/model_files.h"
#include "app/session/settings.h"
#include "app/session/sound/sound_player.h"
#include "app/session/sound/sound_track.h"
#include "app/session/workspace.h"
#include "app/widgets/texts/message_text.h"
#include "core/archives/archive_cache.h"
#include "core/base/log.h"
#include "core/edit/document/unchecked_motion.h"

// Opening several files at once: they are read on another thread, sounds and captures after the others.
namespace furitsuke::commands {

namespace {

/// Motions with more keys are shown before they are checked; the check of others takes a millisecond.
constexpr std::size_t kMaxKeysCheckedAtOnce = 100'000;

QString couldNotBeOpened(const QString& path, const Error& error) {
  return FileCommands::tr("%1 could not be opened: %2").arg(QFileInfo(path).fileName(), widgets::failureText(error));
}

Result<edit::UncheckedMotion> readMotion(const std::filesystem::path& file) {
  Result<edit::UncheckedMotion> read = edit::readUnchecked(file);
  if (!read || read->loaded.motion.keyCount() > kMaxKeysCheckedAtOnce) return read;
  read->loaded.diagnostics = read->check();
  read->check = {};
  return read;
}

}  // namespace

void FileCommands::logOpened(const QString& path, const edit::MotionDocument& document) {
  log(LogLevel::Info, "opened " + path.toStdString() + ": " + std::to_string(document.motion().keyCount()) + " keys, " +
                          std::to_string(document.diagnostics().size()) + " findings");
}

/// Several files that were opened at once; failures are reported when the last one has been read.
struct FileCommands::Opening {
  int remaining = 0;
  QStringList failures;
  QStringList missing;  ///< paths of the failures that do not exist
  QStringList sounds;   ///< to be read when all others have been
  QStringList imports;  ///< captures and projects, to be imported after these
  bool isReported = false;
  OpenHow how = OpenHow::Ask;  ///< the projects
};

bool FileCommands::isOpenedLast(const QString& path) const {
  const io::OpensAs what = archives::opensAs(session::toPath(path));
  return io::isSound(what) || openers_.contains(what);
}

std::optional<Error> FileCommands::openAll(const QStringList& paths) {
  context_.messages.withdraw(std::exchange(unopened_, 0));
  std::optional<Error> first;
  QStringList failures;
  QStringList ordered = paths;
  std::stable_partition(ordered.begin(), ordered.end(), [this](const QString& path) { return !isOpenedLast(path); });
  for (const QString& path : ordered) {
    const Status status = open(path);
    if (status) continue;
    if (!first) first = session::withFileName(status, path).error();
    failures.append(couldNotBeOpened(path, status.error()));
  }
  reportUnopened(failures, {});
  return first;
}

void FileCommands::openSoon(const QStringList& paths, OpenHow how) {
  if (paths.isEmpty()) return;
  auto opening = std::make_shared<Opening>();
  opening->how = how;
  QStringList others;
  for (const QString& path : paths) {
    const io::OpensAs what = archives::opensAs(session::toPath(path));
    (io::isSound(what) ? opening->sounds : openers_.contains(what) ? opening->imports : others).append(path);
  }
  opening->remaining = static_cast<int>(paths.size() - opening->imports.size());
  if (opening->remaining == 0) return importFiles(opening->imports, how);
  if (++openings_ == 1) emit openingChanged(true);
  if (others.isEmpty()) {
    for (const QString& path : std::exchange(opening->sounds, {})) readSoundSoon(path, opening);
  }
  for (const QString& path : others) readSoon(path, opening);
}

void FileCommands::readSoon(const QString& path, const std::shared_ptr<Opening>& opening) {
  // The type of the file determines which of the two is set.
  struct Read {
    std::optional<Result<edit::UncheckedMotion>> motion;
    std::optional<Result<session::ReadModel>> model;
  };
  auto read = std::make_shared<Read>();
  auto isCanceled = std::make_shared<std::atomic<bool>>(false);
  const auto done = [this, path, opening, read, isCanceled] {
    // The file may have been opened twice.
    edit::MotionDocument* opened = context_.workspace.findFile(session::toPath(path));
    Status status = Done{};
    if (opened != nullptr) {
      context_.workspace.setCurrent(opened);
    } else if (!*isCanceled && read->model) {
      status = addModel(path, std::move(*read->model));
    } else if (!*isCanceled) {
      Result<edit::UncheckedMotion>& motion = *read->motion;
      status = add(path, motion ? Result<io::LoadedMotion>(std::move(motion->loaded)) : motion.error());
      if (status && motion->check) return checkSoon(path, std::move(motion->check), opening);
      if (status) logOpened(path, *context_.workspace.current());
    }
    finishOne(path, status, opening);
  };
  work_->run(
      tr("Opening %1…").arg(QFileInfo(path).fileName()),
      [this, read, isCanceled, file = session::toPath(path), readModel = readerOf(path)] {
        if (io::isPutOnStage(io::opensAs(file))) {
          QMetaObject::invokeMethod(this, &FileCommands::modelBeingRead, Qt::QueuedConnection);
          read->model.emplace(readModel(isCanceled.get()));
        } else {
          read->motion.emplace(readMotion(file));
        }
      },
      done, [isCanceled] { *isCanceled = true; });
}

void FileCommands::checkSoon(const QString& path, std::function<Diagnostics()> check,
                             const std::shared_ptr<Opening>& opening) {
  auto findings = std::make_shared<Diagnostics>();
  const auto done = [this, path, findings, opening, document = QPointer(context_.workspace.current())] {
    // After an edit, FindingsChecker checks the motion as it is then.
    if (document != nullptr && document->areDiagnosticsCurrent()) document->setDiagnostics(std::move(*findings));
    if (document != nullptr) logOpened(path, *document);
    finishOne(path, Done{}, opening);
  };
  const auto find = [findings, check = std::move(check)]() mutable {
    *findings = check();
    check = {};  // it shares the columns of the motion, which an edit would have to copy
  };
  checks_->run({}, find, done);
}

void FileCommands::finishOne(const QString& path, const Status& status, const std::shared_ptr<Opening>& opening) {
  if (!status) {
    opening->failures.append(couldNotBeOpened(path, status.error()));
    if (!QFileInfo::exists(path)) opening->missing.append(path);
  }
  --opening->remaining;
  if (opening->remaining == opening->sounds.size()) {
    for (const QString& sound : std::exchange(opening->sounds, {})) readSoundSoon(sound, opening);
    if (opening->isReported) return;
  }
  if (opening->remaining > 0) return;
  opening->isReported = true;
  reportUnopened(opening->failures, opening->missing);
  if (--openings_ == 0) emit openingChanged(false);
  importFiles(opening->imports, opening->how);
}

void FileCommands::importFiles(const QStringList& paths, OpenHow how) {
  QStringList failures;
  for (const QString& path : paths) {
    if (const Status status = open(path, how); !status) failures.append(couldNotBeOpened(path, status.error()));
  }
  reportUnopened(failures, {});
}

void FileCommands::readSoundSoon(const QString& path, const std::shared_ptr<Opening>& opening) {
  const auto done = [this, path, opening](const Status& status) {
    if (status) remember(path);
    finishOne(path, status, opening);
  };
  context_.sound.track().open(
      session::toPath(path), [this] { return motionForSound(); }, done);
}

void FileCommands::reportUnopened(const QStringList& failures, const QStringList& missing) {
  if (failures.isEmpty()) return;
  std::vector<widgets::MessageBar::Choice> choices = {
      {[] { return tr("Open Another…"); }, [this] { openFromDialog(); }}};
  const QStringList recent = context_.settings.recentFiles();
  if (std::ranges::any_of(missing, [&recent](const QString& path) { return recent.contains(path); })) {
    choices.push_back({[] { return tr("Remove From Recent Files"); },
                       [this, missing] {
                         for (const QString& path : missing) context_.settings.removeRecentFile(path);
                         emit recentChanged();
                       }});
  }
  unopened_ = context_.messages.showMessage(Severity::Error, failures.join("\n"), std::move(choices));
}

}  // namespace furitsuke::commands
