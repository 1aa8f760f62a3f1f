// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/file_commands.h"

#include <QFileInfo>

#include "app/actions/action_set.h"
#include "app/commands/prompts.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/base/log.h"

namespace furitsuke {

namespace {

Error cancelled() { return {{}, {}, {}}; }

/// What a script gets instead of a question.
Error needsAnswer(const MotionDocument* document, const char* reason) {
  return {{}, document->title().toStdString(), reason};
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
QString vmdFileFilter() { return FileCommands::tr("Motions (*.vmd)"); }
QString vpdFileFilter() { return FileCommands::tr("Poses (*.vpd)"); }

FileCommands::FileCommands(const CommandContext& context, QObject* parent) : QObject(parent), context_(context) {
  connect(&context_.workspace, &Workspace::documentAdded, this,
          [this](int index) { watch(context_.workspace.document(index)); });
  bindActions();
}

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
    openAll(askFilesToOpen(context_.window, tr("Open Pose as Motion"), vpdFileFilter(), context_.settings.lastFolder(),
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
  auto document = MotionDocument::open(toPath(path));
  if (!document) {
    log(LogLevel::Error, "open " + path.toStdString() + ": " + document.error().message());
    return document.error();
  }
  context_.settings.addRecentFile(path);
  context_.settings.setLastFolder(QFileInfo(path).absolutePath());
  const MotionDocument* added = context_.workspace.add(std::move(document).value());
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
    if (!first) first = status.error();
    failures.append(tr("%1 could not be opened: %2")
                        .arg(QFileInfo(path).fileName(), QString::fromStdString(status.error().message())));
  }
  if (!failures.isEmpty()) {
    context_.messages.showMessage(Severity::Error, failures.join("\n"),
                                  {{tr("Open Another…"), [this] { openAsked(); }}});
  }
  return first;
}

void FileCommands::openAsked() {
  openAll(askFilesToOpen(context_.window, tr("Open"), motionFileFilter(), context_.settings.lastFolder(), true));
}

Status FileCommands::openRecent(const ActionArguments& arguments) {
  const auto number = arguments.whole("number");
  const QStringList files = context_.settings.recentFiles();
  if (!number || *number < 1 || *number > files.size()) {
    return Error{{}, {}, "the list of recent files has " + std::to_string(files.size()) + " entries"};
  }
  return open(files.at(static_cast<int>(*number - 1)));
}

QString FileCommands::suggestedPath(const MotionDocument* document) const {
  if (!document->filePath().empty()) return fromPath(document->filePath());
  return context_.settings.lastFolder() + "/" + QFileInfo(document->title()).completeBaseName() + ".vmd";
}

Status FileCommands::saveDocument(MotionDocument* document) {
  const Status status = document->save();
  if (status) {
    log(LogLevel::Info, "saved " + document->title().toStdString());
    emit saved(document);
  } else {
    log(LogLevel::Error, "save: " + status.error().message());
  }
  return status;
}

Status FileCommands::saveDocumentAs(MotionDocument* document, const QString& path, int version) {
  const Status status = document->saveAs(toPath(path), {.version = version != 0 ? version : document->vmdVersion()});
  if (!status) {
    log(LogLevel::Error, "save as " + path.toStdString() + ": " + status.error().message());
    return status;
  }
  context_.settings.addRecentFile(path);
  context_.settings.setLastFolder(QFileInfo(path).absolutePath());
  log(LogLevel::Info, "saved " + path.toStdString());
  emit saved(document);
  return status;
}

Status FileCommands::save(const ActionArguments& arguments) {
  MotionDocument* document = context_.workspace.current();
  if (const auto path = arguments.text("path")) return saveDocumentAs(document, *path, 0);
  if (context_.actions.isScripted()) {
    if (document->filePath().empty()) return needsAnswer(document, "has no file yet; give path=");
    if (document->isRepaired()) return needsAnswer(document, "was damaged when it was opened; give path=");
    if (document->isChangedOnDisk()) return needsAnswer(document, "was changed by another program; give path=");
    return saveDocument(document);
  }
  if (document->filePath().empty()) return saveAs({}, 0);
  if (document->isRepaired() &&
      !askConfirm(
          context_.window, tr("%1 was damaged when it was opened.").arg(document->title()),
          tr("What could not be read is lost when you save over it. The damaged file is kept beside it as %1.bak.")
              .arg(document->title()),
          tr("Save Over It"))) {
    return Done{};
  }
  if (document->isChangedOnDisk() &&
      !askConfirm(context_.window, tr("%1 was changed by another program.").arg(document->title()),
                  tr("Saving replaces what the other program wrote."), tr("Save Over It"))) {
    return Done{};
  }
  const Diagnostics losses = document->losses({.version = document->vmdVersion()});
  // A repaired motion has been asked about already.
  if (!losses.empty() && document->isModified() && !document->isRepaired() && !askLosses(context_.window, losses))
    return Done{};
  return saveDocument(document);
}

Status FileCommands::saveAs(const ActionArguments& arguments, int version) {
  MotionDocument* document = context_.workspace.current();
  if (const auto choice = arguments.text("version")) version = choice->toInt();
  if (const auto path = arguments.text("path")) return saveDocumentAs(document, *path, version);
  const VmdWriteOptions options{.version = version != 0 ? version : document->vmdVersion()};
  const Diagnostics losses = document->losses(options);
  if (!losses.empty() && !askLosses(context_.window, losses)) return cancelled();
  const QString path = askFileToSave(context_.window, version == 1 ? tr("Save as Version 1") : tr("Save As"),
                                     vmdFileFilter(), suggestedPath(document), "vmd");
  return path.isEmpty() ? Status(cancelled()) : saveDocumentAs(document, path, version);
}

Status FileCommands::revert(MotionDocument* document) {
  const Status status = document->revert();
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
  if (!status && !status.error().reason.empty()) {
    context_.messages.showMessage(
        Severity::Error,
        tr("%1 could not be saved: %2").arg(document->title(), QString::fromStdString(status.error().message())));
  }
  return !document->isModified();
}

bool FileCommands::close(MotionDocument* document) {
  if (document->isModified()) {
    context_.workspace.setCurrent(document);
    switch (askUnsaved(context_.window, {document->title()})) {
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
  std::vector<MotionDocument*> modified;
  QStringList titles;
  for (int i = 0; i < context_.workspace.count(); ++i) {
    MotionDocument* document = context_.workspace.document(i);
    if (!document->isModified()) continue;
    modified.push_back(document);
    titles.append(document->title());
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
  if (document->isRepaired()) {
    context_.messages.showMessage(
        Severity::Warning,
        tr("%1 is damaged. What could be read of it is open as a repaired, unsaved motion; see the findings.")
            .arg(document->title()));
  }
}

void FileCommands::onChangedOnDisk(MotionDocument* document) {
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
