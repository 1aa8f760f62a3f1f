// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/files/file_closing.h"

#include <QStringList>
#include <vector>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/files/file_saving.h"
#include "app/commands/files/shown_work.h"
#include "app/dialogs/prompts.h"
#include "app/session/large_steps.h"
#include "app/session/scene/stage.h"
#include "app/session/workspace.h"

namespace furitsuke::commands {

constexpr ActionRows kFileClosingActions = {
    action("file.close", "file", Actions::tr("&Close Motion"), Actions::tr("Close the motion in this tab"),
           {.group = 4, .keys = "Ctrl+W", .parameters = kDiscard, .words = ActionWords::tr("close tab, close file")}),
    action("file.quit", "file", Actions::tr("&Quit"), Actions::tr("Close all motions and quit"),
           {.group = 4, .keys = "Ctrl+Q", .words = ActionWords::tr("exit, end program")}),
};

namespace {

/// The Error of a scripted call where an interactive call would ask the user.
Error needsAnswer(const edit::MotionDocument* document, Message reason) {
  return Error::in(Message::verbatim(document->file().title().toStdString()), std::move(reason));
}

/// The title for the question about unsaved changes.
QString titleWithDraft(const edit::MotionDocument* document) {
  if (document->history().draft().isEmpty()) return document->file().title();
  return FileClosing::tr("%1 (with an unregistered pose)").arg(document->file().title());
}

}  // namespace

FileClosing::FileClosing(const CommandContext& context, ShownWork& work, FileSaving& saving, QObject* parent)
    : QObject(parent), context_(context), work_(work), saving_(saving) {
  context_.actions.bind("file.close",
                        {.run = [this](const actions::ActionArguments& given) { return closeCurrent(given); },
                         .enabled = CommandConditions(context_).hasDocument()});
  context_.actions.bind("file.quit", [this] { return quit(); });
}

Status FileClosing::closeCurrent(const actions::ActionArguments& arguments) {
  edit::MotionDocument* document = context_.workspace.current();
  if (arguments.flag("discard").value_or(false)) {
    context_.workspace.close(document);
  } else if (context_.actions.isScripted() && document->isModified()) {
    return needsAnswer(document, Core::tr("has unsaved changes; save it or set discard=on"));
  } else {
    close(document);
  }
  return Done{};
}

Status FileClosing::quit() {
  if (context_.actions.isScripted() && context_.workspace.hasModified()) {
    return needsAnswer(context_.workspace.current(), Core::tr("there are unsaved changes"));
  }
  emit quitRequested();
  return Done{};
}

namespace {

/// Whether closing it would lose work. The readable part of a damaged file is not work: opening it again gives the
/// same.
bool hasWork(const edit::MotionDocument& document) {
  const edit::EditHistory& history = document.history();
  const bool isAsRead = document.file().isRepaired() && history.undoStack()->isClean() && history.draft().isEmpty();
  return document.isModified() && !isAsRead;
}

}  // namespace

bool FileClosing::close(edit::MotionDocument* document) {
  session::LargeSteps::of(*document).finish();
  if (document->file().isSaving()) work_.finish();
  if (hasWork(*document)) {
    context_.workspace.setCurrent(document);
    switch (dialogs::askUnsaved(context_.window, {titleWithDraft(document)})) {
      case dialogs::UnsavedAnswer::Cancel: return false;
      case dialogs::UnsavedAnswer::Save:
        if (!saving_.saveBeforeClosing(document)) return false;
        break;
      case dialogs::UnsavedAnswer::Discard: break;
    }
  }
  context_.workspace.close(document);
  return true;
}

bool FileClosing::closeMotions(const QList<edit::MotionDocument*>& documents) {
  return closeAfterQuestion(documents, {});
}

bool FileClosing::closeEverything() {
  if (!closeAfterQuestion(context_.workspace.documents(), project_.unsavedTitle ? project_.unsavedTitle() : QString()))
    return false;
  if (project_.close) project_.close();
  return true;
}

bool FileClosing::closeAfterQuestion(const QList<edit::MotionDocument*>& documents, const QString& project) {
  work_.finish();
  for (edit::MotionDocument* document : documents) session::LargeSteps::of(*document).finish();
  std::vector<edit::MotionDocument*> modified;
  QStringList titles;
  for (edit::MotionDocument* document : documents) {
    if (!hasWork(*document)) continue;
    modified.push_back(document);
    titles.append(titleWithDraft(document));
  }
  if (!project.isEmpty()) titles.prepend(project);
  if (!titles.isEmpty()) {
    edit::MotionDocument* before = context_.workspace.current();
    const dialogs::UnsavedAnswer answer = dialogs::askUnsaved(context_.window, titles);
    if (answer == dialogs::UnsavedAnswer::Cancel) return false;
    if (answer == dialogs::UnsavedAnswer::Save) {
      for (edit::MotionDocument* document : modified) {
        if (project.isEmpty() && !saving_.saveBeforeClosing(document)) return false;
      }
      if (before != nullptr) context_.workspace.setCurrent(before);  // saving has shown each motion
      if (!project.isEmpty() && !project_.save()) return false;
    }
  }
  closeAsOneStep(documents);
  return true;
}

void FileClosing::closeAsOneStep(const QList<edit::MotionDocument*>& documents) {
  const edit::SceneStep step(context_.stage.sceneDocument(), [count = static_cast<int>(documents.size())] {
    return tr("Close %Ln motion(s)", nullptr, count);
  });
  // The last one first, so that no other motion that will be closed becomes the current one and moves a model.
  for (auto it = documents.rbegin(); it != documents.rend(); ++it) {
    if (*it != context_.workspace.current()) context_.workspace.close(*it);
  }
  if (documents.contains(context_.workspace.current())) context_.workspace.close(context_.workspace.current());
}

}  // namespace furitsuke::commands
