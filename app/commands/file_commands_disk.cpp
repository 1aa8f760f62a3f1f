// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <QStringList>
#include <filesystem>
#include <system_error>

#include "app/commands/file_commands.h"
#include "app/dialogs/prompts.h"
#include "app/session/file_paths.h"
#include "app/session/recovery/salvage_text.h"
#include "app/session/sample_files.h"
#include "app/session/workspace.h"
#include "app/widgets/texts/message_text.h"
#include "core/base/file.h"
#include "core/base/file_saving.h"
#include "core/base/log.h"
#include "core/io/json/annotation_file.h"

// Files that are damaged or that other programs have changed: messages, and the questions before a save replaces them.
namespace furitsuke::commands {

namespace {

bool isMissing(const std::filesystem::path& path) {
  std::error_code unreachable;
  return !std::filesystem::exists(path, unreachable) && !unreachable;
}

/// Whether saving would overwrite the changes of another program; false when the file does not exist.
bool wouldOverwriteForeignChanges(const edit::MotionDocument* document) {
  return document->file().isChangedOnDisk() && !isMissing(document->file().path());
}

/// Whether the file is damaged only in that its model name is too short, so that every key was read.
bool hasShortHeader(const edit::DocumentFile& file) {
  return file.source() != nullptr && file.source()->file.isHeaderShort();
}

/// The question before a save replaces annotations, and what the answer means.
struct AnnotationQuestion {
  QString question;
  QString detail;
};

AnnotationQuestion annotationQuestion(const io::AnnotationConflict& conflict, const QString& title) {
  if (conflict.kind == io::AnnotationConflict::Kind::Changed) {
    return {FileCommands::tr("The markers of %1 were changed by another program.").arg(title),
            FileCommands::tr("Saving replaces the markers of the other program.")};
  }
  return {FileCommands::tr("The marker file of %1 cannot be read: %2").arg(title, widgets::failureText(conflict.error)),
          FileCommands::tr("Saving replaces it by the markers of this motion.")};
}

}  // namespace

std::optional<Error> FileCommands::questionForScript(const edit::MotionDocument* document) {
  const edit::DocumentFile& file = document->file();
  const auto question = [&file](Message reason) {
    return Error::in(Message::verbatim(file.title().toStdString()), std::move(reason));
  };
  if (file.path().empty()) return question(Core::tr("has no file yet; specify path="));
  if (session::isSampleFile(session::fromPath(file.path())))
    return question(Core::tr("is the sample of the program; specify path="));
  if (file.isRepaired()) return question(Core::tr("was damaged when it was opened; specify path="));
  if (wouldOverwriteForeignChanges(document))
    return question(Core::tr("was changed by another program; specify path="));
  if (const auto conflict = file.annotationConflict(file.path())) {
    return question({Core::trWith("its markers would replace a file: %1; specify path="), conflict->error.sentence()});
  }
  return {};
}

FileCommands::Overwrite FileCommands::confirmOverwrite(const edit::MotionDocument* document) {
  const edit::DocumentFile& file = document->file();
  const QString title = file.title();
  QStringList questions, details;
  if (file.isRepaired()) {
    questions.append(tr("%1 was damaged when it was opened.").arg(title));
    const QString detail =
        hasShortHeader(file)
            ? tr("All keys will be saved. The damaged file is kept as %1.bak in the same folder.")
            : tr("Data that could not be read will be lost. The damaged file is kept as %1.bak in the same folder.");
    details.append(detail.arg(title));
  } else if (wouldOverwriteForeignChanges(document)) {
    questions.append(tr("%1 was changed by another program.").arg(title));
    details.append(tr("Saving replaces the changes of the other program."));
  }
  if (const auto conflict = file.annotationConflict(file.path())) {
    const AnnotationQuestion about = annotationQuestion(*conflict, title);
    questions.append(about.question);
    details.append(about.detail);
  }
  if (questions.isEmpty()) return Overwrite::Yes;
  return askOverwriteOf(questions.join("\n"), details.join("\n"));
}

FileCommands::Overwrite FileCommands::confirmAnnotations(const edit::MotionDocument* document, const QString& path) {
  const auto conflict = document->file().annotationConflict(session::toPath(path));
  if (!conflict) return Overwrite::Yes;
  const AnnotationQuestion about = annotationQuestion(*conflict, QFileInfo(path).fileName());
  return askOverwriteOf(about.question, about.detail);
}

FileCommands::Overwrite FileCommands::askOverwriteOf(const QString& question, const QString& detail) {
  switch (dialogs::askOverwrite(context_.window, question, detail)) {
    case dialogs::OverwriteAnswer::Cancel: return Overwrite::No;
    case dialogs::OverwriteAnswer::SaveAs: return Overwrite::SaveAs;
    case dialogs::OverwriteAnswer::Overwrite: break;
  }
  return Overwrite::Yes;
}

void FileCommands::reportMissingBackup(const edit::DocumentSave& save) {
  const QString file = session::fromPath(save.path.filename());
  log(LogLevel::Warning, "save " + displayPath(save.path) + ": " + save.backupProblem->message());
  context_.messages.showMessage(Severity::Warning, [file, problem = *save.backupProblem] {
    return tr("%1 was saved, but no copy of its previous version exists: %2").arg(file, widgets::failureText(problem));
  });
}

void FileCommands::showFileMessage(const edit::MotionDocument* document, Severity severity,
                                   const widgets::LiveText& text, std::vector<widgets::MessageBar::Choice> choices) {
  fileMessages_[document].append(context_.messages.showMessage(severity, text, std::move(choices)));
}

void FileCommands::withdrawFileMessages(const edit::MotionDocument* document) {
  const QList<int> messages = fileMessages_.take(document);
  for (const int message : messages) context_.messages.withdraw(message);
}

void FileCommands::watch(edit::MotionDocument* document) {
  const auto isOpen = [this, document] { return context_.workspace.indexOf(document) >= 0; };
  connect(document, &edit::MotionDocument::changedOnDisk, this, [this, document, isOpen] {
    if (isOpen()) onChangedOnDisk(document);
  });
  connect(document, &edit::MotionDocument::annotationsChangedOnDisk, this, [this, document, isOpen] {
    if (isOpen()) onAnnotationsChangedOnDisk(document);
  });
  if (const std::optional<Error>& problem = document->file().annotationProblem()) {
    showFileMessage(document, Severity::Warning, [title = document->file().title(), error = *problem] {
      return tr("The markers of %1 cannot be read: %2. The motion itself is complete. The marker "
                "file is not replaced without a question.")
          .arg(title, widgets::failureText(error));
    });
  }
  if (document->file().layerProblem()) {
    showFileMessage(document, Severity::Warning, [title = document->file().title()] {
      return tr("Another program has changed %1 after its layers were flattened into it. The layers are muted, so that "
                "their effect is not added twice.")
          .arg(title);
    });
  }
  if (document->file().isRepaired()) {
    const io::VmdSource* source = document->file().source();
    const bool isKnown = source != nullptr && source->file.damage.has_value();
    showFileMessage(
        document, Severity::Warning,
        [title = document->file().title(), saved = isKnown ? session::salvageText(source->file) : QString()] {
          return saved.isEmpty() ? tr("%1 is damaged. Its readable part is open as a repaired, unsaved "
                                      "motion; see the findings.")
                                       .arg(title)
                                 : tr("%1 is damaged. Open as a repaired, unsaved motion: %2.").arg(title, saved);
        });
  }
}

void FileCommands::onChangedOnDisk(edit::MotionDocument* document) {
  if (isMissing(document->file().path())) {
    showFileMessage(document, Severity::Warning, [title = document->file().title()] {
      return tr("%1 was moved or deleted by another program. Saving creates it again.").arg(title);
    });
    return;
  }
  const auto text = [title = document->file().title(), isModified = document->isModified()] {
    const QString detail = isModified ? tr("Reloading discards your unsaved changes.") : QString();
    return tr("%1 was changed by another program. %2").arg(title, detail).trimmed();
  };
  const auto reload = [this, document] {
    if (context_.workspace.indexOf(document) < 0) return;
    if (const Status status = revert(document); !status) {
      showFileMessage(document, Severity::Error, [error = status.error()] { return widgets::failureText(error); });
    }
  };
  showFileMessage(document, Severity::Warning, text,
                  {{[] { return tr("Reload"); }, reload},
                   {[] { return tr("Save As…"); }, saveAsLater(document)},
                   {[] { return tr("Keep My Version"); }, {}}});
}

void FileCommands::onAnnotationsChangedOnDisk(edit::MotionDocument* document) {
  if (!document->file().areAnnotationsChangedOnDisk()) return;
  const QString title = document->file().title();
  if (isMissing(io::annotationPath(document->file().path()))) {
    showFileMessage(document, Severity::Warning, [title] {
      return tr("The marker file of %1 was moved or deleted by another program. Saving creates it again.").arg(title);
    });
    return;
  }
  const auto reload = [this, document] {
    if (context_.workspace.indexOf(document) < 0) return;
    if (const Status status = document->file().reloadAnnotations(); !status) {
      showFileMessage(document, Severity::Error, [error = status.error()] { return widgets::failureText(error); });
    }
  };
  showFileMessage(document, Severity::Warning,
                  [title] { return tr("The markers of %1 were changed by another program.").arg(title); },
                  {{[] { return tr("Reload Markers"); }, reload}, {[] { return tr("Keep My Version"); }, {}}});
}

}  // namespace furitsuke::commands
