// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scene/project_opening.h"

#include <QFileInfo>
#include <QScopedValueRollback>
#include <algorithm>

#include "app/actions/action_set.h"
#include "app/commands/files/file_closing.h"
#include "app/commands/files/file_commands.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/files/recent_files.h"
#include "app/dialogs/missing_files_dialog.h"
#include "app/dialogs/prompts.h"
#include "app/session/background_work.h"
#include "app/session/sample_files.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/archives/archive_cache.h"

namespace furitsuke::commands {

namespace {

/// The files of a project are being opened, of whatever kind it is. One that contains itself would be opened forever.
bool isOpeningFiles = false;

Error insideAnother(const QString& path) {
  return Error::in(Message::verbatim(QFileInfo(path).fileName().toStdString()),
                   Core::tr("is a project inside another project, which is not opened"));
}

}  // namespace

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
  work_->run(FileOpening::tr("Opening %1…").arg(QFileInfo(path).fileName()), job, done);
  if (isUnattended()) work_->finish();
  opening->isAwaited = false;
  return opening->status;
}

bool ProjectOpening::locate(const QString& path, const QStringList& missing,
                            const std::function<QStringList(const session::FileSearch& search)>& read) {
  if (missing.isEmpty() || isUnattended()) return true;
  session::FileSearch search{searchFolders(), {}};
  dialogs::MissingFilesDialog dialog(QFileInfo(path).fileName(), missing, context_.window);
  dialog.setSearch(search.folders.isEmpty() ? QFileInfo(path).absolutePath() : search.folders.first(),
                   [&](const QString& folder) {
                     search.folders.append(folder);
                     return read(search);
                   });
  dialog.setSubstitution([&](const QString& file, const QString& chosen) {
    search.substitutes.insert(file, chosen);
    return read(search);
  });
  const bool isAccepted = dialog.exec() == QDialog::Accepted;
  if (isAccepted && !dialog.folder().isEmpty()) context_.settings.window().searchFolder.set(dialog.folder());
  return isAccepted;
}

bool ProjectOpening::isUntouched() const {
  const session::Stage& stage = context_.stage;
  const auto isUnused = [](const edit::MotionDocument* motion) {
    const bool isNew = motion->file().path().empty() && motion->motion().keyCount() == 0;
    const bool isOfProgram = isNew || session::isSampleFile(session::fromPath(motion->file().path()));
    return isOfProgram && !motion->isModified() && motion->history().undoStack()->count() == 0;
  };
  const auto isSample = [&stage](const auto& actor) {
    return session::isSampleFile(session::fromPath(stage.infoOf(actor->id()).path));
  };
  return stage.state().file.empty() && !context_.stage.sceneDocument().isArranged() &&
         std::ranges::all_of(context_.workspace.documents(), isUnused) && std::ranges::all_of(stage.actors(), isSample);
}

std::optional<OpenHow> ProjectOpening::ask(const QString& path) const {
  switch (dialogs::askProject(context_.window, QFileInfo(path).fileName())) {
    case dialogs::ProjectAnswer::Replace: return OpenHow::Replace;
    case dialogs::ProjectAnswer::Add: return OpenHow::Add;
    case dialogs::ProjectAnswer::Cancel: break;
  }
  return std::nullopt;
}

Result<ProjectOpening::Opened> ProjectOpening::begin(const QString& path, OpenHow how, OpenHow byKind) {
  if (isOpeningFiles) return insideAnother(path);
  session::Stage& stage = context_.stage;
  const bool isKind = how == OpenHow::ByKind || (how == OpenHow::Ask && isUnattended());
  if (isKind) how = byKind;
  if (how == OpenHow::Ask) {
    const std::optional<OpenHow> chosen = isUntouched() ? OpenHow::Replace : ask(path);
    if (!chosen) return Error::canceled();
    how = *chosen;
  }
  Opened opened;
  opened.scene_ = &stage.sceneDocument();
  // There is nothing to return to.
  opened.isStep_ =
      context_.workspace.count() > 0 || !stage.actors().empty() || stage.sceneDocument().undoStack().count() > 0;
  opened.step_ = std::make_shared<std::optional<edit::SceneStep>>(std::in_place, stage.sceneDocument(),
                                                                  tr("Open %1").arg(QFileInfo(path).fileName()));
  opened.isReplaced_ = how == OpenHow::Replace;
  if (how == OpenHow::Add && !isKind) opened.kept_ = stage.state();
  if (!opened.isReplaced_) return opened;
  if (Status closed = closeScene(); !closed) return closed.error();
  return opened;
}

void ProjectOpening::Opened::end() const {
  std::optional<edit::WithoutSceneSteps> without;
  if (!isStep_) without.emplace(*scene_);
  step_->reset();
}

Status ProjectOpening::closeScene() {
  if (!isUnattended()) {
    if (!files_.closing->closeEverything()) return Error::canceled();
  } else if (context_.workspace.hasModified()) {
    return Error::in(Message::verbatim(context_.workspace.current()->file().title().toStdString()),
                     Core::tr("there are unsaved changes; save or close the motions first"));
  } else {
    files_.closing->closeAsOneStep(context_.workspace.documents());
  }
  scene::SceneState after = context_.stage.state();
  after.actors.clear();
  after.file.clear();
  after.mmdProject = 0;
  context_.stage.sceneDocument().adapt(after);
  context_.stage.sceneDocument().setArranged();
  return Done{};
}

Status ProjectOpening::openFiles(const QStringList& files, const std::function<void()>& shown) {
  std::optional<Error> failure;
  QStringList others;
  for (const QString& file : files) {
    const io::OpensAs what = archives::opensAs(session::toPath(file));
    if (what != io::OpensAs::Project && what != io::OpensAs::MmdProject) {
      others.append(file);
    } else if (!failure) {
      failure = insideAnother(file);
    }
  }
  files_.recent->setProjectFiles(others);
  const auto finish = [this, shown, failure] {
    files_.recent->setProjectFiles({});
    shown();
    if (!failure || isUnattended()) return;
    context_.messages.showMessage(Severity::Warning, [failure] { return widgets::errorSentence(*failure); });
  };
  if (isUnattended()) {
    const QScopedValueRollback opening(isOpeningFiles, true);
    const std::optional<Error> unread = files_.opening->openAll(others);
    finish();
    if (!failure) failure = unread;
    return failure ? Status(*failure) : Done{};
  }
  files_.opening->openSoon(others);
  if (files_.opening->isOpening()) {
    connect(files_.opening, &FileOpening::openingChanged, this, finish, Qt::SingleShotConnection);
  } else {
    finish();
  }
  return Done{};
}

}  // namespace furitsuke::commands
