// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/dialogs/prompts.h"
#include "app/session/background_work.h"
#include "app/session/bone_posing.h"
#include "app/session/draft_text.h"
#include "app/session/stage.h"
#include "app/session/steps/large_steps.h"
#include "app/session/workspace.h"

// Closing motions, and the questions before it.
namespace furitsuke::commands {

bool FileCommands::saveBeforeClosing(edit::MotionDocument* document) {
  context_.workspace.setCurrent(document);
  const Status status = save({});
  work_->finish();
  // If a draft remains, the user has already chosen to save without it.
  return status && !document->file().hasUnsavedSteps();
}

bool FileCommands::saveMotion(edit::MotionDocument* document, const QString& path) {
  if (path.isEmpty()) return saveBeforeClosing(document);
  if (!context_.actions.isScripted() && !settleDraft(document)) return false;
  setProjectFiles({path});
  const Status status = saveDocumentAs(document, path, 0, ForeignAnnotations::Keep);
  work_->finish();
  setProjectFiles({});
  return status && !document->file().hasUnsavedSteps();
}

bool FileCommands::settleDraft(edit::MotionDocument* document) {
  if (document->history().draft().isEmpty()) return true;
  const Frame frame = document->state().currentFrame();
  switch (dialogs::askDraft(context_.window, document->file().title(), session::draftText(document->history().draft()),
                            frame)) {
    case dialogs::DraftAnswer::Cancel: return false;
    case dialogs::DraftAnswer::Register: context_.stage.posing().registerAll(*document, frame); break;
    case dialogs::DraftAnswer::Leave: break;
  }
  return true;
}

QString FileCommands::titleWithDraft(const edit::MotionDocument* document) {
  if (document->history().draft().isEmpty()) return document->file().title();
  return tr("%1 (with an unregistered pose)").arg(document->file().title());
}

bool FileCommands::close(edit::MotionDocument* document) {
  session::LargeSteps::of(*document).finish();
  if (document->file().isSaving()) work_->finish();
  if (document->isModified()) {
    context_.workspace.setCurrent(document);
    switch (dialogs::askUnsaved(context_.window, {titleWithDraft(document)})) {
      case dialogs::UnsavedAnswer::Cancel: return false;
      case dialogs::UnsavedAnswer::Save:
        if (!saveBeforeClosing(document)) return false;
        break;
      case dialogs::UnsavedAnswer::Discard: break;
    }
  }
  context_.workspace.close(document);
  return true;
}

bool FileCommands::closeAll() { return closeMotions(context_.workspace.documents()); }

bool FileCommands::closeMotions(const QList<edit::MotionDocument*>& documents) {
  return closeAfterQuestion(documents, {});
}

bool FileCommands::closeEverything() {
  if (!closeAfterQuestion(context_.workspace.documents(), project_.unsavedTitle ? project_.unsavedTitle() : QString()))
    return false;
  if (project_.close) project_.close();
  return true;
}

bool FileCommands::closeAfterQuestion(const QList<edit::MotionDocument*>& documents, const QString& project) {
  work_->finish();
  for (edit::MotionDocument* document : documents) session::LargeSteps::of(*document).finish();
  std::vector<edit::MotionDocument*> modified;
  QStringList titles;
  for (edit::MotionDocument* document : documents) {
    if (!document->isModified()) continue;
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
        if (project.isEmpty() && !saveBeforeClosing(document)) return false;
      }
      if (before != nullptr) context_.workspace.setCurrent(before);  // saving has shown each motion
      if (!project.isEmpty() && !project_.save()) return false;
    }
  }
  closeAsOneStep(documents);
  return true;
}

void FileCommands::closeAsOneStep(const QList<edit::MotionDocument*>& documents) {
  const edit::SceneStep step(context_.stage.sceneDocument(),
                             tr("Close %Ln motion(s)", nullptr, static_cast<int>(documents.size())));
  // The last one first, so that no other motion that will be closed becomes the current one and moves a model.
  for (auto it = documents.rbegin(); it != documents.rend(); ++it) {
    if (*it != context_.workspace.current()) context_.workspace.close(*it);
  }
  if (documents.contains(context_.workspace.current())) context_.workspace.close(context_.workspace.current());
}

}  // namespace furitsuke::commands
