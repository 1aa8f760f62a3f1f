// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/files/file_saving.h"

#include <QFileInfo>
#include <QPointer>
#include <QStringList>
#include <memory>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/files/file_messages.h"
#include "app/commands/files/file_reloading.h"
#include "app/commands/files/recent_files.h"
#include "app/commands/files/shown_work.h"
#include "app/dialogs/prompts.h"
#include "app/session/bone_posing.h"
#include "app/session/draft_text.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/sample_files.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_text.h"
#include "core/base/caught.h"
#include "core/base/file.h"
#include "core/base/log.h"
#include "core/io/json/annotation_file.h"
#include "core/io/motion_format.h"
#include "core/io/output_extension.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kFileSaveParameter{
    .name = "path", .kind = Kind::Path, .help = "save to this file without asking"};
constexpr ActionParameter kFileSaveAsParameters[] = {
    kFile, {.name = "version", .kind = Kind::Choice, .help = "version of VMD", .choices = "1|2"}};

}  // namespace

constexpr ActionRows kFileSavingActions = {
    action("file.save", "file", Actions::tr("&Save"), Actions::tr("Save the motion to its file"),
           {.group = 1,
            .icon = "save",
            .keys = "Ctrl+S",
            .inToolbar = true,
            .parameters = kFileSaveParameter,
            .words = ActionWords::tr("store, write")}),
    action("file.saveAs", "file", Actions::tr("Save &As…"), Actions::tr("Save the motion under a new name"),
           {.group = 1,
            .keys = "Ctrl+Shift+S",
            .parameters = kFileSaveAsParameters,
            .words = ActionWords::tr("new name, save copy, rename file")}),
    action("file.saveAsVersion1", "file/export", Actions::tr("Save as Version &1…"),
           Actions::tr("Save in the oldest version of VMD, after a list of what it cannot store"),
           {.parameters = kFile}),
};

namespace {

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
    return {FileSaving::tr("The markers of %1 were changed by another program.").arg(title),
            FileSaving::tr("Saving replaces the markers of the other program.")};
  }
  return {FileSaving::tr("The marker file of %1 cannot be read: %2").arg(title, widgets::failureText(conflict.error)),
          FileSaving::tr("Saving replaces it by the markers of this motion.")};
}

/// Why a script must specify a path to save the motion; nothing if saving needs no answer.
std::optional<Error> questionForScript(const edit::MotionDocument* document) {
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

/// Asks before a save to the file of the motion replaces data that is not in the motion.
dialogs::OverwriteAnswer confirmOverwrite(const CommandContext& context, const edit::MotionDocument* document) {
  const edit::DocumentFile& file = document->file();
  const QString title = file.title();
  QStringList questions, details;
  if (file.isRepaired()) {
    questions.append(FileSaving::tr("%1 was damaged when it was opened.").arg(title));
    const QString detail =
        hasShortHeader(file)
            ? FileSaving::tr("All keys will be saved. The damaged file is kept as %1.bak in the same folder.")
            : FileSaving::tr(
                  "Data that could not be read will be lost. The damaged file is kept as %1.bak in the same folder.");
    details.append(detail.arg(title));
  } else if (wouldOverwriteForeignChanges(document)) {
    questions.append(FileSaving::tr("%1 was changed by another program.").arg(title));
    details.append(FileSaving::tr("Saving replaces the changes of the other program."));
  }
  if (const auto conflict = file.annotationConflict(file.path())) {
    const AnnotationQuestion about = annotationQuestion(*conflict, title);
    questions.append(about.question);
    details.append(about.detail);
  }
  if (questions.isEmpty()) return dialogs::OverwriteAnswer::Overwrite;
  return dialogs::askOverwrite(context.window, questions.join("\n"), details.join("\n"));
}

/// The same for the annotation file at `path` alone.
dialogs::OverwriteAnswer confirmAnnotations(const CommandContext& context, const edit::MotionDocument* document,
                                            const QString& path) {
  const auto conflict = document->file().annotationConflict(session::toPath(path));
  if (!conflict) return dialogs::OverwriteAnswer::Overwrite;
  const AnnotationQuestion about = annotationQuestion(*conflict, QFileInfo(path).fileName());
  return dialogs::askOverwrite(context.window, about.question, about.detail);
}

void reportMissingBackup(const CommandContext& context, const edit::DocumentSave& save) {
  const QString file = session::fromPath(save.path.filename());
  log(LogLevel::Warning, "save " + displayPath(save.path) + ": " + save.backupProblem->message());
  context.messages.showMessage(Severity::Warning, [file, problem = *save.backupProblem] {
    return FileSaving::tr("%1 was saved, but no copy of its previous version exists: %2")
        .arg(file, widgets::failureText(problem));
  });
}

QString suggestedPath(const CommandContext& context, const edit::MotionDocument* document) {
  const QString path = session::fromPath(document->file().path());
  // The folder of the sample belongs to the program; usually it cannot be written.
  if (!path.isEmpty() && !session::isSampleFile(path)) return path;
  return context.settings.lastFolder() + "/" + QFileInfo(document->file().title()).completeBaseName() + ".vmd";
}

}  // namespace

FileSaving::FileSaving(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts) {
  const auto hasDocument = CommandConditions(context_).hasDocument();
  const auto bindSaveAs = [this, &hasDocument](const char* id, int version) {
    context_.actions.bind(
        id, {.run = [this, version](const actions::ActionArguments& given) { return saveAs(given, version); },
             .enabled = hasDocument});
  };
  context_.actions.bind("file.save", {.run = [this](const actions::ActionArguments& given) { return save(given); },
                                      .enabled = hasDocument});
  bindSaveAs("file.saveAs", 0);
  bindSaveAs("file.saveAsVersion1", 1);
}

Status FileSaving::save(const actions::ActionArguments& arguments) {
  edit::MotionDocument* document = context_.workspace.current();
  if (const auto path = arguments.text("path")) return saveDocumentAs(document, *path, 0, ForeignAnnotations::Replace);
  const edit::DocumentFile& file = document->file();
  if (context_.actions.isScripted()) {
    if (const std::optional<Error> question = questionForScript(document)) return *question;
    return write(document, file.path(), file.writeOptions(), ForeignAnnotations::Keep);
  }
  if (file.path().empty() || session::isSampleFile(session::fromPath(file.path()))) return saveAs({}, 0);
  if (!settleDraft(document)) return Error::canceled();
  const bool replacesForeign = file.annotationConflict(file.path()).has_value();
  switch (confirmOverwrite(context_, document)) {
    case dialogs::OverwriteAnswer::Cancel: return Error::canceled();
    case dialogs::OverwriteAnswer::SaveAs: return saveAs({}, 0);
    case dialogs::OverwriteAnswer::Overwrite: break;
  }
  const Diagnostics losses = file.losses({.version = file.vmdVersion()});
  // If the motion is repaired, the user has already confirmed.
  if (!losses.empty() && document->isModified() && !file.isRepaired() && !dialogs::askLosses(context_.window, losses))
    return Error::canceled();
  return write(document, file.path(), file.writeOptions(),
               replacesForeign ? ForeignAnnotations::Replace : ForeignAnnotations::Keep);
}

Status FileSaving::saveAs(const actions::ActionArguments& arguments, int version) {
  edit::MotionDocument* document = context_.workspace.current();
  if (const auto choice = arguments.text("version")) version = choice->toInt();
  if (const auto path = arguments.text("path"))
    return saveDocumentAs(document, *path, version, ForeignAnnotations::Replace);
  if (!settleDraft(document)) return Error::canceled();
  const io::VmdWriteOptions options{.version = version != 0 ? version : document->file().vmdVersion()};
  const Diagnostics losses = document->file().losses(options);
  if (!losses.empty() && !dialogs::askLosses(context_.window, losses)) return Error::canceled();
  for (;;) {
    const QString path = dialogs::askFileToSave(context_.window, version == 1 ? tr("Save as Version 1") : tr("Save As"),
                                                session::fileFilter({session::FileFilter::Vmd}),
                                                suggestedPath(context_, document), "vmd");
    if (path.isEmpty()) return Error::canceled();
    if (!document->file().annotationConflict(session::toPath(path)))
      return saveDocumentAs(document, path, version, ForeignAnnotations::Keep);
    switch (confirmAnnotations(context_, document, path)) {
      case dialogs::OverwriteAnswer::Cancel: return Error::canceled();
      case dialogs::OverwriteAnswer::SaveAs: break;
      case dialogs::OverwriteAnswer::Overwrite:
        return saveDocumentAs(document, path, version, ForeignAnnotations::Replace);
    }
  }
}

Status FileSaving::saveDocumentAs(edit::MotionDocument* document, const QString& path, int version,
                                  ForeignAnnotations foreign) {
  const std::filesystem::path file = session::toPath(path);
  if (file != document->file().path()) {
    if (const Status named = io::checkExtension(file, io::kVmdFormat.extensions); !named) return named;
  }
  Status status = write(document, file, {.version = version != 0 ? version : document->file().vmdVersion()}, foreign);
  if (status) parts_.recent.remember(path);
  return status;
}

bool FileSaving::saveBeforeClosing(edit::MotionDocument* document) {
  context_.workspace.setCurrent(document);
  const Status status = save({});
  parts_.work.finish();
  // If a draft remains, the user has already chosen to save without it.
  return status && !document->file().hasUnsavedSteps();
}

bool FileSaving::saveMotion(edit::MotionDocument* document, const QString& path) {
  if (path.isEmpty()) return saveBeforeClosing(document);
  if (!context_.actions.isScripted() && !settleDraft(document)) return false;
  parts_.recent.setProjectFiles({path});
  const Status status = saveDocumentAs(document, path, 0, ForeignAnnotations::Keep);
  parts_.work.finish();
  parts_.recent.setProjectFiles({});
  return status && !document->file().hasUnsavedSteps();
}

bool FileSaving::settleDraft(edit::MotionDocument* document) {
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

Status FileSaving::write(edit::MotionDocument* document, const std::filesystem::path& path,
                         const io::VmdWriteOptions& options, ForeignAnnotations foreign) {
  if (document->file().isSaving()) parts_.work.finish();
  struct Writing {
    edit::DocumentSave save;
    Status written = Done{};
    std::optional<Status> result;
  };
  auto writing = std::make_shared<Writing>();
  writing->save = document->file().beginSave(path, options);
  writing->save.replacesForeignAnnotations = foreign == ForeignAnnotations::Replace;
  const auto done = [this, writing, document = QPointer(document)] {
    writing->result = finishWriting(document, writing->save, writing->written);
    // Release the copy of the motion: it may be the last owner of large columns.
    writing->save = {};
    // A script reports the failure itself.
    if (context_.actions.isScripted() || *writing->result) return;
    offerSaveAs(document, widgets::failureText(writing->result->error()));
    writing->result = Error::canceled();  // it is reported
  };
  parts_.work.run(
      tr("Saving %1…").arg(session::fromPath(path.filename())),
      [writing] { writing->written = caught([&writing] { return writing->save.write(); }); }, done);
  if (context_.actions.isScripted()) parts_.work.finish();
  return writing->result.value_or(Done{});
}

Status FileSaving::finishWriting(edit::MotionDocument* document, const edit::DocumentSave& save,
                                 const Status& written) {
  const QString path = session::fromPath(save.path);
  const Status status = document == nullptr ? written : document->file().finishSave(save, written);
  if (save.backupProblem) reportMissingBackup(context_, save);
  if (!status) {
    log(LogLevel::Error, "save " + path.toStdString() + ": " + status.error().message());
    return status;
  }
  log(LogLevel::Info, "saved " + path.toStdString());
  if (save.joinedMarkers > 0) {
    context_.messages.showMessage(
        Severity::Info, [count = static_cast<int>(save.joinedMarkers), file = QFileInfo(path).fileName()] {
          return tr("%Ln marker(s) that were already stored for %1 were added to those of this motion; undo to remove "
                    "them.",
                    nullptr, count)
              .arg(file);
        });
  }
  if (save.flattenedLayers > 0 && !save.annotationProblem) {
    context_.say([count = static_cast<int>(save.flattenedLayers), file = QFileInfo(path).fileName()] {
      return tr("%Ln layer(s) flattened into %1; the layers are kept beside it", nullptr, count).arg(file);
    });
  }
  if (document != nullptr) {
    parts_.messages.withdraw(document);
    emit saved(document);
  }
  return status;
}

void FileSaving::offerSaveAs(edit::MotionDocument* document, const QString& problem) {
  if (document == nullptr || context_.workspace.indexOf(document) < 0) {
    context_.messages.showMessage(Severity::Error, problem);
    return;
  }
  const auto text = [title = document->file().title(), problem] {
    return tr("%1 could not be saved: %2").arg(title, problem);
  };
  parts_.messages.show(document, Severity::Error, text, {parts_.messages.saveAs(document)});
}

}  // namespace furitsuke::commands
