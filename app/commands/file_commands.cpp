// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/file_commands.h"

#include <QFileInfo>
#include <QPointer>
#include <algorithm>
#include <atomic>
#include <filesystem>
#include <system_error>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/background_work.h"
#include "app/commands/model_files.h"
#include "app/commands/prompts.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/stage/draft_text.h"
#include "app/stage/posing.h"
#include "app/stage/stage.h"
#include "app/widgets/message_bar.h"
#include "core/base/log.h"

namespace furitsuke {

namespace {

Error cancelled() { return {{}, {}, {}}; }

/// What a script gets instead of a question.
Error needsAnswer(const MotionDocument* document, const char* reason) {
  return {{}, document->title().toStdString(), reason};
}

bool isGone(const MotionDocument* document) {
  std::error_code unreachable;
  return !std::filesystem::exists(document->filePath(), unreachable) && !unreachable;
}

/// Whether saving would lose what another program wrote; nothing of a file that is gone.
bool wouldReplaceForeign(const MotionDocument* document) { return document->isChangedOnDisk() && !isGone(document); }

QString couldNotBeOpened(const QString& path, const Error& error) {
  return FileCommands::tr("%1 could not be opened: %2")
      .arg(QFileInfo(path).fileName(), QString::fromStdString(error.message()));
}

}  // namespace

Status namingFile(Status status, const QString& path) {
  if (status || !status.error().section.empty()) return status;
  Error error = status.error();
  error.section = QFileInfo(path).fileName().toStdString();
  return error;
}

std::filesystem::path toPath(const QString& path) { return std::filesystem::path(path.toStdU16String()); }
QString fromPath(const std::filesystem::path& path) { return QString::fromStdU16String(path.u16string()); }

QString motionFileFilter() {
  return FileCommands::tr("Motions and poses (*.vmd *.vpd *.bvmd *.json *.csv)") + ";;" + vmdFileFilter() + ";;" +
         vpdFileFilter() + ";;" + FileCommands::tr("All files (*)");
}
QString openFileFilter() {
  return FileCommands::tr("Motions, poses, models and props (%1)")
             .arg("*.vmd *.vpd *.bvmd *.json *.csv " + modelFilePatterns()) +
         ";;" + modelFileFilter() + ";;" + motionFileFilter();
}
QString vmdFileFilter() { return FileCommands::tr("Motions (*.vmd)"); }
QString vpdFileFilter() { return FileCommands::tr("Poses (*.vpd)"); }

/// Several files that a person opened at once; what failed is told when the last is read.
struct FileCommands::Opening {
  int left = 0;
  QStringList failures;
};

FileCommands::FileCommands(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context), work_(new BackgroundWork(this)) {
  connect(work_, &BackgroundWork::slowChanged, this, &FileCommands::showSlowWork);
  connect(&context_.workspace, &Workspace::documentAdded, this,
          [this](int index) { watch(context_.workspace.document(index)); });
  bindActions();
}

FileCommands::~FileCommands() = default;

void FileCommands::bindActions() {
  ActionSet& actions = context_.actions;
  Workspace& workspace = context_.workspace;
  const auto hasDocument = [&workspace] { return workspace.current() != nullptr; };
  const auto hasFile = [&workspace] {
    return workspace.current() != nullptr && !workspace.current()->filePath().empty();
  };

  actions.bind("file.new", [this](const ActionArguments&) -> Status {
    auto document = std::make_unique<MotionDocument>();
    ++newCount_;
    document->setTitle(newCount_ == 1 ? tr("New motion") : tr("New motion %1").arg(newCount_));
    context_.workspace.add(std::move(document));
    return Done{};
  });
  const auto openAction = [this](const ActionArguments& arguments) -> Status {
    const auto path = arguments.text("path");
    if (path) return namingFile(open(*path), *path);
    openAsked();
    return Done{};
  };
  actions.bind("file.open", openAction);
  actions.bind("pose.open", [this](const ActionArguments& arguments) -> Status {
    if (const auto path = arguments.text("path")) return namingFile(open(*path), *path);
    openSoon(askFilesToOpen(context_.window, tr("Open Pose as Motion"), vpdFileFilter(), context_.settings.lastFolder(),
                            true));
    return Done{};
  });
  actions.bind("file.recent", [this](const ActionArguments& arguments) { return openRecent(arguments); });
  actions.bind(
      "file.clearRecent",
      [this](const ActionArguments&) -> Status {
        context_.settings.clearRecentFiles();
        return Done{};
      },
      [this] { return !context_.settings.recentFiles().isEmpty(); });
  actions.bind(
      "file.save", [this](const ActionArguments& arguments) { return save(arguments); }, hasDocument);
  actions.bind(
      "file.saveAs", [this](const ActionArguments& arguments) { return saveAs(arguments, 0); }, hasDocument);
  actions.bind(
      "file.saveAsVersion1", [this](const ActionArguments& arguments) { return saveAs(arguments, 1); }, hasDocument);
  actions.bind(
      "file.revert", [this](const ActionArguments&) { return revertAsked(); }, hasFile);
  actions.bind(
      "file.close",
      [this](const ActionArguments& arguments) -> Status {
        MotionDocument* document = context_.workspace.current();
        if (arguments.flag("discard").value_or(false)) {
          context_.workspace.remove(document);
        } else if (context_.actions.isScripted() && document->isModified()) {
          return needsAnswer(document, "has unsaved changes; save it or give discard=on");
        } else {
          close(document);
        }
        return Done{};
      },
      hasDocument);
  actions.bind("file.quit", [this](const ActionArguments&) -> Status {
    if (context_.actions.isScripted() && context_.workspace.hasModified()) {
      return needsAnswer(context_.workspace.current(), "there are unsaved changes");
    }
    emit quitRequested();
    return Done{};
  });
}

Status FileCommands::open(const QString& path) {
  if (MotionDocument* opened = context_.workspace.findFile(toPath(path))) {
    context_.workspace.setCurrent(opened);
    return Done{};
  }
  if (isModelFile(toPath(path))) return addModel(path, readModel(toPath(path)));
  return add(path, MotionDocument::read(toPath(path)));
}

void FileCommands::remember(const QString& path) {
  context_.settings.addRecentFile(path);
  context_.settings.setLastFolder(QFileInfo(path).absolutePath());
}

Status FileCommands::addModel(const QString& path, Result<ReadModel> read) {
  if (!read) {
    log(LogLevel::Error, "open " + path.toStdString() + ": " + read.error().message());
    return read.error();
  }
  remember(path);
  ReadModel model = std::move(read).value();
  const std::string name = model.actor->title;
  std::size_t missing = 0;
  for (const Diagnostic& finding : model.entry.diagnostics) {
    if (finding.code.starts_with("model.texture.")) missing += finding.count;
    if (finding.severity != Severity::Info) log(LogLevel::Warning, path.toStdString() + ": " + finding.reason);
  }
  Actor& actor = context_.stage.addActor(std::move(model.actor), std::move(model.entry));
  if (context_.stage.scene().hangOnBone(actor, model.carrierBone.bytes)) {
    context_.stage.setPlacement(actor.id(), actor.placement);
  }
  log(LogLevel::Info, "opened " + path.toStdString() + ": model " + name);
  const QString file = QFileInfo(path).fileName();
  if (model.damage) {
    context_.messages.showMessage(Severity::Warning, tr("%1 is damaged; what could be read of it is shown: %2")
                                                         .arg(file, QString::fromStdString(model.damage->message())));
  } else if (missing > 0) {
    context_.messages.showMessage(Severity::Warning, tr("%Ln picture(s) of %1 cannot be shown; the findings say why.",
                                                        nullptr, static_cast<int>(missing))
                                                         .arg(file));
  }
  return Done{};
}

Status FileCommands::add(const QString& path, Result<LoadedMotion> read) {
  if (!read) {
    log(LogLevel::Error, "open " + path.toStdString() + ": " + read.error().message());
    return read.error();
  }
  remember(path);
  const MotionDocument* added = context_.workspace.add(MotionDocument::fromRead(std::move(read).value(), toPath(path)));
  log(LogLevel::Info, "opened " + path.toStdString() + ": " + std::to_string(added->motion().keyCount()) + " keys, " +
                          std::to_string(added->diagnostics().size()) + " findings");
  return Done{};
}

std::optional<Error> FileCommands::openAll(const QStringList& paths) {
  std::optional<Error> first;
  QStringList failures;
  for (const QString& path : paths) {
    const Status status = open(path);
    if (status) continue;
    if (!first) first = namingFile(status, path).error();
    failures.append(couldNotBeOpened(path, status.error()));
  }
  tellUnopened(failures);
  return first;
}

void FileCommands::openSoon(const QStringList& paths) {
  if (paths.isEmpty()) return;
  auto opening = std::make_shared<Opening>();
  opening->left = static_cast<int>(paths.size());
  if (++openings_ == 1) emit openingChanged(true);
  for (const QString& path : paths) readSoon(path, opening);
}

void FileCommands::readSoon(const QString& path, const std::shared_ptr<Opening>& opening) {
  // One of the two, whichever the file is.
  struct Read {
    std::optional<Result<LoadedMotion>> motion;
    std::optional<Result<ReadModel>> model;
  };
  auto read = std::make_shared<Read>();
  auto isCancelled = std::make_shared<std::atomic<bool>>(false);
  const auto done = [this, path, opening, read, isCancelled] {
    // It may be open by now, when the same file was asked for twice.
    MotionDocument* opened = context_.workspace.findFile(toPath(path));
    if (opened != nullptr) {
      context_.workspace.setCurrent(opened);
    } else if (!*isCancelled) {
      const Status status = read->model ? addModel(path, std::move(*read->model)) : add(path, std::move(*read->motion));
      if (!status) opening->failures.append(couldNotBeOpened(path, status.error()));
    }
    if (--opening->left > 0) return;
    tellUnopened(opening->failures);
    if (--openings_ == 0) emit openingChanged(false);
  };
  work_->run(
      tr("Opening %1…").arg(QFileInfo(path).fileName()),
      [read, isCancelled, file = toPath(path)] {
        if (isModelFile(file)) {
          read->model.emplace(readModel(file, isCancelled.get()));
        } else {
          read->motion.emplace(MotionDocument::read(file));
        }
      },
      done, [isCancelled] { *isCancelled = true; });
}

void FileCommands::tellUnopened(const QStringList& failures) {
  if (failures.isEmpty()) return;
  context_.messages.showMessage(Severity::Error, failures.join("\n"), {{tr("Open Another…"), [this] { openAsked(); }}});
}

void FileCommands::showSlowWork(bool slow) {
  if (!slow) {
    if (context_.messages.text() == slowText_) context_.messages.clear();
    return;
  }
  slowText_ = work_->text();
  std::vector<MessageBar::Choice> choices;
  if (const auto cancel = work_->cancel()) choices.push_back({tr("Cancel"), cancel});
  context_.messages.showMessage(Severity::Info, slowText_, std::move(choices));
}

void FileCommands::openAsked() {
  openSoon(askFilesToOpen(context_.window, tr("Open"), openFileFilter(), context_.settings.lastFolder(), true));
}

Status FileCommands::openRecent(const ActionArguments& arguments) {
  const auto number = arguments.whole("number");
  const QStringList files = context_.settings.recentFiles();
  if (!number || *number < 1 || *number > files.size()) {
    return Error{{}, {}, "the list of recent files has " + std::to_string(files.size()) + " entries"};
  }
  const QString& path = files.at(static_cast<int>(*number - 1));
  if (context_.actions.isScripted()) return open(path);
  openSoon({path});
  return Done{};
}

QString FileCommands::suggestedPath(const MotionDocument* document) const {
  if (!document->filePath().empty()) return fromPath(document->filePath());
  return context_.settings.lastFolder() + "/" + QFileInfo(document->title()).completeBaseName() + ".vmd";
}

Status FileCommands::write(MotionDocument* document, const std::filesystem::path& path,
                           const VmdWriteOptions& options) {
  if (document->isSaving()) work_->finish();
  struct Writing {
    DocumentSave save;
    Status written = Done{};
    std::optional<Status> result;
    bool isAwaited = true;
  };
  auto writing = std::make_shared<Writing>();
  writing->save = document->beginSave(path, options);
  const auto done = [this, writing, document = QPointer(document)] {
    writing->result = finishWriting(document, writing->save, writing->written);
    // The motion of the save may hold the last share of large columns.
    writing->save = {};
    if (writing->isAwaited || *writing->result) return;
    context_.messages.showMessage(Severity::Error, QString::fromStdString(writing->result->error().message()));
  };
  work_->run(
      tr("Saving %1…").arg(fromPath(path.filename())), [writing] { writing->written = writing->save.write(); }, done);
  if (context_.actions.isScripted()) work_->finish();
  writing->isAwaited = false;
  return writing->result.value_or(Done{});
}

Status FileCommands::finishWriting(MotionDocument* document, const DocumentSave& save, const Status& written) {
  const QString path = fromPath(save.path);
  const Status status = document == nullptr ? written : document->finishSave(save, written);
  if (!status) {
    log(LogLevel::Error, "save " + path.toStdString() + ": " + status.error().message());
    return status;
  }
  log(LogLevel::Info, "saved " + path.toStdString());
  if (save.joinedMarkers > 0) {
    context_.messages.showMessage(Severity::Info,
                                  tr("%Ln marker(s) that lay beside %1 already came to those of this motion; Undo "
                                     "takes them out again.",
                                     nullptr, static_cast<int>(save.joinedMarkers))
                                      .arg(QFileInfo(path).fileName()));
  }
  if (document != nullptr) emit saved(document);
  return status;
}

Status FileCommands::saveDocument(MotionDocument* document) {
  return write(document, document->filePath(), document->writeOptions());
}

Status FileCommands::saveDocumentAs(MotionDocument* document, const QString& path, int version) {
  Status status = write(document, toPath(path), {.version = version != 0 ? version : document->vmdVersion()});
  if (status) remember(path);
  return status;
}

Status FileCommands::save(const ActionArguments& arguments) {
  MotionDocument* document = context_.workspace.current();
  if (const auto path = arguments.text("path")) return saveDocumentAs(document, *path, 0);
  if (context_.actions.isScripted()) {
    if (document->filePath().empty()) return needsAnswer(document, "has no file yet; give path=");
    if (document->isRepaired()) return needsAnswer(document, "was damaged when it was opened; give path=");
    if (wouldReplaceForeign(document)) return needsAnswer(document, "was changed by another program; give path=");
    return saveDocument(document);
  }
  if (document->filePath().empty()) return saveAs({}, 0);
  if (!settleDraft(document)) return cancelled();
  if (document->isRepaired() &&
      !askConfirm(
          context_.window, tr("%1 was damaged when it was opened.").arg(document->title()),
          tr("What could not be read is lost when you save over it. The damaged file is kept beside it as %1.bak.")
              .arg(document->title()),
          tr("Save Over It"))) {
    return cancelled();
  }
  if (wouldReplaceForeign(document) &&
      !askConfirm(context_.window, tr("%1 was changed by another program.").arg(document->title()),
                  tr("Saving replaces what the other program wrote."), tr("Save Over It"))) {
    return cancelled();
  }
  const Diagnostics losses = document->losses({.version = document->vmdVersion()});
  // A repaired motion has been asked about already.
  if (!losses.empty() && document->isModified() && !document->isRepaired() && !askLosses(context_.window, losses))
    return cancelled();
  return saveDocument(document);
}

Status FileCommands::saveAs(const ActionArguments& arguments, int version) {
  MotionDocument* document = context_.workspace.current();
  if (const auto choice = arguments.text("version")) version = choice->toInt();
  if (const auto path = arguments.text("path")) return saveDocumentAs(document, *path, version);
  if (!settleDraft(document)) return cancelled();
  const VmdWriteOptions options{.version = version != 0 ? version : document->vmdVersion()};
  const Diagnostics losses = document->losses(options);
  if (!losses.empty() && !askLosses(context_.window, losses)) return cancelled();
  const QString path = askFileToSave(context_.window, version == 1 ? tr("Save as Version 1") : tr("Save As"),
                                     vmdFileFilter(), suggestedPath(document), "vmd");
  return path.isEmpty() ? Status(cancelled()) : saveDocumentAs(document, path, version);
}

Status FileCommands::revert(MotionDocument* document) {
  if (document->isSaving()) work_->finish();
  struct Reverting {
    std::optional<Result<LoadedMotion>> read;
    std::optional<Status> result;
    bool isAwaited = true;
  };
  auto reverting = std::make_shared<Reverting>();
  const auto done = [this, reverting, document = QPointer(document), revision = document->revision()] {
    if (document == nullptr) return;
    reverting->result = finishReverting(document, std::move(*reverting->read), revision);
    if (reverting->isAwaited || *reverting->result) return;
    context_.messages.showMessage(Severity::Error, QString::fromStdString(reverting->result->error().message()));
  };
  work_->run(
      tr("Opening %1…").arg(document->title()),
      [reverting, path = document->filePath()] { reverting->read = MotionDocument::read(path); }, done);
  if (context_.actions.isScripted()) work_->finish();
  reverting->isAwaited = false;
  return reverting->result.value_or(Done{});
}

Status FileCommands::finishReverting(MotionDocument* document, Result<LoadedMotion> read, std::uint64_t revision) {
  Status status = Done{};
  if (!read) {
    status = read.error();
  } else if (document->revision() != revision) {
    status = Error{{}, document->title().toStdString(), tr("was edited meanwhile and is left as it is").toStdString()};
  } else {
    document->replaceBy(std::move(read).value());
  }
  log(status ? LogLevel::Info : LogLevel::Error,
      status ? "read again " + document->title().toStdString() : "revert: " + status.error().message());
  return status;
}

Status FileCommands::revertAsked() {
  MotionDocument* document = context_.workspace.current();
  if (document->isModified() && !context_.actions.isScripted() &&
      !askConfirm(context_.window, tr("Drop all unsaved changes of %1?").arg(document->title()),
                  tr("The file is read again; this cannot be undone."), tr("Drop Changes"))) {
    return Done{};
  }
  return revert(document);
}

bool FileCommands::saveBeforeClosing(MotionDocument* document) {
  context_.workspace.setCurrent(document);
  const Status status = save({});
  work_->finish();
  if (!status && !status.error().reason.empty()) {
    context_.messages.showMessage(
        Severity::Error,
        tr("%1 could not be saved: %2").arg(document->title(), QString::fromStdString(status.error().message())));
  }
  // A draft that is left has been asked about.
  return status && !document->hasUnsavedSteps();
}

bool FileCommands::settleDraft(MotionDocument* document) {
  if (document->draft().isEmpty()) return true;
  const Frame frame = document->currentFrame();
  switch (askDraft(context_.window, document->title(), draftText(document->draft()), frame)) {
    case DraftAnswer::Cancel: return false;
    case DraftAnswer::Register: context_.stage.posing().registerAll(*document, frame); break;
    case DraftAnswer::Leave: break;
  }
  return true;
}

QString FileCommands::titleWithDraft(const MotionDocument* document) {
  if (document->draft().isEmpty()) return document->title();
  return tr("%1 (with a pose that is not registered)").arg(document->title());
}

bool FileCommands::close(MotionDocument* document) {
  if (document->isSaving()) work_->finish();
  if (document->isModified()) {
    context_.workspace.setCurrent(document);
    switch (askUnsaved(context_.window, {titleWithDraft(document)})) {
      case UnsavedAnswer::Cancel: return false;
      case UnsavedAnswer::Save:
        if (!saveBeforeClosing(document)) return false;
        break;
      case UnsavedAnswer::Discard: break;
    }
  }
  context_.workspace.remove(document);
  return true;
}

bool FileCommands::closeAll() {
  work_->finish();
  std::vector<MotionDocument*> modified;
  QStringList titles;
  for (int i = 0; i < context_.workspace.count(); ++i) {
    MotionDocument* document = context_.workspace.document(i);
    if (!document->isModified()) continue;
    modified.push_back(document);
    titles.append(titleWithDraft(document));
  }
  if (!modified.empty()) {
    const UnsavedAnswer answer = askUnsaved(context_.window, titles);
    if (answer == UnsavedAnswer::Cancel) return false;
    if (answer == UnsavedAnswer::Save) {
      for (MotionDocument* document : modified) {
        if (!saveBeforeClosing(document)) return false;
      }
    }
  }
  while (context_.workspace.count() > 0) context_.workspace.remove(context_.workspace.document(0));
  return true;
}

void FileCommands::watch(MotionDocument* document) {
  connect(document, &MotionDocument::changedOnDisk, this, [this, document] { onChangedOnDisk(document); });
  if (const std::optional<Error>& problem = document->annotationProblem()) {
    context_.messages.showMessage(
        Severity::Warning,
        tr("The markers beside %1 cannot be read: %2. The motion is whole; before other markers are saved, a copy of "
           "the file is kept.")
            .arg(document->title(), QString::fromStdString(problem->message())));
  }
  if (document->isRepaired()) {
    context_.messages.showMessage(
        Severity::Warning,
        tr("%1 is damaged. What could be read of it is open as a repaired, unsaved motion; see the findings.")
            .arg(document->title()));
  }
}

void FileCommands::onChangedOnDisk(MotionDocument* document) {
  if (isGone(document)) {
    context_.messages.showMessage(
        Severity::Warning,
        tr("%1 was moved or deleted by another program. Saving writes it anew.").arg(document->title()));
    return;
  }
  const QString detail = document->isModified() ? tr("Reading it again drops your unsaved changes.") : QString();
  context_.messages.showMessage(
      Severity::Warning, tr("%1 was changed by another program. %2").arg(document->title(), detail).trimmed(),
      {{tr("Read It Again"),
        [this, document] {
          if (context_.workspace.indexOf(document) < 0) return;
          if (const Status status = revert(document); !status) {
            context_.messages.showMessage(Severity::Error, QString::fromStdString(status.error().message()));
          }
        }},
       {tr("Keep Mine"), {}}});
}

}  // namespace furitsuke
