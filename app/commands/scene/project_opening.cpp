// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/project_opening.h"

#include <QFileInfo>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/dialogs/missing_files_dialog.h"
#include "app/session/background_work.h"
#include "app/session/settings.h"
#include "app/widgets/message_bar.h"

namespace furitsuke::commands {

ProjectOpening::ProjectOpening(const CommandContext& context, FileCommands& files, QObject* parent)
    : QObject(parent), context_(context), files_(files), work_(new session::BackgroundWork(this)) {}

bool ProjectOpening::isUnattended() const {
  return context_.actions.isScripted() || !dialogs::MissingFilesDialog::isAllowed();
}

QStringList ProjectOpening::searchFolders() const {
  const QString remembered = context_.settings.window().searchFolder.value();
  return remembered.isEmpty() ? QStringList() : QStringList(remembered);
}

Status ProjectOpening::run(const QString& path, const std::function<void()>& job, std::function<Status()> finish) {
  struct Opening {
    Status status = Done{};
    bool isAwaited = true;
  };
  auto opening = std::make_shared<Opening>();
  const auto done = [this, opening, path, finish = std::move(finish)] {
    opening->status = finish();
    if (opening->isAwaited || opening->status || opening->status.error().isCanceled) return;
    const Status named = session::withFileName(opening->status, path);
    context_.messages.showMessage(Severity::Error, [error = named.error()] { return widgets::errorSentence(error); });
  };
  work_->run(FileCommands::tr("Opening %1…").arg(QFileInfo(path).fileName()), job, done);
  if (isUnattended()) work_->finish();
  opening->isAwaited = false;
  return opening->status;
}

bool ProjectOpening::locate(const QString& path, const QStringList& missing,
                            const std::function<QStringList(const QStringList& folders)>& search) {
  if (missing.isEmpty() || isUnattended()) return true;
  QStringList folders = searchFolders();
  dialogs::MissingFilesDialog dialog(QFileInfo(path).fileName(), missing, context_.window);
  dialog.setSearch(folders.isEmpty() ? QFileInfo(path).absolutePath() : folders.first(), [&](const QString& folder) {
    folders.append(folder);
    return search(folders);
  });
  const bool isAccepted = dialog.exec() == QDialog::Accepted;
  if (isAccepted && !dialog.folder().isEmpty()) context_.settings.window().searchFolder.set(dialog.folder());
  return isAccepted;
}

Status ProjectOpening::openFiles(const QStringList& files, const std::function<void()>& shown) {
  files_.setProjectFiles(files);
  const auto finish = [this, shown] {
    files_.setProjectFiles({});
    shown();
  };
  if (isUnattended()) {
    const std::optional<Error> failure = files_.openAll(files);
    finish();
    return failure ? Status(*failure) : Done{};
  }
  files_.openSoon(files);
  if (files_.isOpening()) {
    connect(&files_, &FileCommands::openingChanged, this, finish, Qt::SingleShotConnection);
  } else {
    finish();
  }
  return Done{};
}

}  // namespace furitsuke::commands
