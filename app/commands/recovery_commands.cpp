// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/recovery_commands.h"

#include <QApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/actions/action_set.h"
#include "app/commands/background_work.h"
#include "app/commands/file_commands.h"
#include "app/commands/prompts.h"
#include "app/commands/recovery_dialog.h"
#include "app/commands/workspace.h"
#include "app/widgets/message_bar.h"
#include "core/base/file.h"
#include "core/base/log.h"
#include "core/edit/journal/journal.h"

namespace furitsuke {

namespace {

QJsonObject journalJson(const JournalInfo& journal, int number) {
  return {{"number", number},
          {"title", journalTitle(journal)},
          {"file", fromPath(journal.file)},
          {"lastEdit", QDateTime::fromMSecsSinceEpoch(journal.lastEdit, Qt::UTC).toString(Qt::ISODateWithMs)},
          {"steps", journal.steps},
          {"readable", journal.readable},
          {"damage", journal.damage ? QJsonValue(QString::fromStdString(journal.damage->message())) : QJsonValue()}};
}

}  // namespace

QString journalTitle(const JournalInfo& journal) {
  if (!journal.file.empty()) return QString::fromStdString(displayPath(journal.file.filename()));
  const QString title = QString::fromStdString(journal.title);
  return title.isEmpty() ? RecoveryCommands::tr("Motion without a name") : title;
}

RecoveryCommands::RecoveryCommands(const CommandContext& context, QObject* parent)
    : QObject(parent), context_(context), work_(new BackgroundWork(this)) {
  bindActions();
}

RecoveryCommands::~RecoveryCommands() = default;

void RecoveryCommands::bindActions() {
  ActionSet& actions = context_.actions;
  const auto isStarted = [this] { return journal_ != nullptr; };
  actions.bind(
      "recovery.show", [this](const ActionArguments&) { return show(); }, isStarted);
  actions.bind(
      "recovery.list", [this](const ActionArguments& arguments) { return writeList(*arguments.text("path")); },
      isStarted);
  actions.bind(
      "recovery.open", [this](const ActionArguments& arguments) { return openScripted(arguments); }, isStarted);
  actions.bind(
      "recovery.delete", [this](const ActionArguments& arguments) { return deleteScripted(arguments); }, isStarted);
}

void RecoveryCommands::start(const QString& folder) {
  const QString program = QApplication::applicationName() + " " + QApplication::applicationVersion();
  journal_ = std::make_unique<Journal>(toPath(folder), program.trimmed().toStdString());
  connect(&context_.workspace, &Workspace::documentAdded, this, [this](int index) {
    journal_->watch(*context_.workspace.document(index), std::exchange(recoveredFrom_, {}));
  });
  connect(&context_.workspace, &Workspace::documentRemoved, this, [this](int /*index*/, MotionDocument* document) {
    recovered_.erase(document);
    journal_->discard(*document);
  });
  connect(journal_.get(), &Journal::failed, this, [this](const Error& error) {
    context_.messages.showMessage(Severity::Warning,
                                  tr("Your steps cannot be kept for a crash: %1. Save often until this is mended.")
                                      .arg(QString::fromStdString(error.message())));
  });
  context_.actions.updateEnabled();
}

void RecoveryCommands::keepUnsaved() {
  for (const MotionDocument* document : recovered_) {
    if (document->isModified()) journal_->release(*document);
  }
}

void RecoveryCommands::waitUntilWritten() {
  if (journal_) journal_->waitUntilWritten();
}

std::vector<JournalInfo> RecoveryCommands::leftBehind() const {
  return journal_ ? findJournals(journal_->root()) : std::vector<JournalInfo>();
}

Status RecoveryCommands::show() {
  if (context_.actions.isScripted()) return Error{{}, {}, "asks a question; use recovery.list and recovery.open"};
  if (leftBehind().empty()) {
    context_.messages.showMessage(Severity::Info, tr("There is nothing to recover."));
  } else {
    offer();
  }
  return Done{};
}

void RecoveryCommands::offer() { ask(leftBehind()); }

void RecoveryCommands::offerWhenFound() {
  if (!journal_) return;
  auto found = std::make_shared<std::vector<JournalInfo>>();
  work_->run(
      {}, [root = journal_->root(), found] { *found = findJournals(root); }, [this, found] { ask(*found); });
}

void RecoveryCommands::ask(std::vector<JournalInfo> journals) {
  for (; !journals.empty(); journals = leftBehind()) {
    RecoveryDialog dialog(journals, context_.window);
    dialog.exec();
    switch (dialog.answer()) {
      case RecoveryDialog::Answer::Later: return;
      case RecoveryDialog::Answer::Recover: recover(dialog.chosen()); return;
      case RecoveryDialog::Answer::Delete: deleteAsked(dialog.chosen()); break;
    }
  }
}

void RecoveryCommands::deleteAsked(const std::vector<JournalInfo>& journals) {
  const QString question = tr("Delete the unsaved steps of %Ln motion(s)?", nullptr, static_cast<int>(journals.size()));
  if (!askConfirm(context_.window, question, tr("They cannot be recovered afterwards. The files stay as they are."),
                  tr("Delete"))) {
    return;
  }
  for (const JournalInfo& journal : journals) {
    if (const Status status = deleteJournal(journal.folder); !status) {
      log(LogLevel::Error, "journal: " + status.error().message());
    }
  }
}

void RecoveryCommands::recover(const std::vector<JournalInfo>& journals) {
  QStringList lines;
  Severity severity = Severity::Info;
  for (const JournalInfo& journal : journals) {
    const Result<QString> found = recoverOne(journal);
    if (found) {
      lines.append(*found);
      if (journal.damage) severity = std::max(severity, Severity::Warning);
    } else {
      severity = Severity::Error;
      lines.append(tr("%1 could not be recovered: %2")
                       .arg(journalTitle(journal), QString::fromStdString(found.error().message())));
    }
  }
  context_.messages.showMessage(severity, lines.join("\n"));
}

Result<QString> RecoveryCommands::recoverOne(const JournalInfo& journal) {
  Result<RecoveredDocument> recovered = recoverDocument(journal.folder);
  if (!recovered) {
    log(LogLevel::Error, "recover: " + recovered.error().message());
    return recovered.error();
  }
  // The same file may be open already, from the command line: the recovered motion is what it was to become.
  MotionDocument* opened =
      recovered->document->filePath().empty() ? nullptr : context_.workspace.findFile(recovered->document->filePath());
  recoveredFrom_ = std::move(recovered->folder);
  const MotionDocument* document = context_.workspace.add(std::move(recovered->document));
  recovered_.insert(document);
  if (opened != nullptr && !opened->isModified()) context_.workspace.remove(opened);

  QStringList sentences(
      document->isModified()
          ? tr("%1 is recovered with %Ln unsaved step(s).", nullptr, journal.steps).arg(document->title())
          : tr("%1 was saved before the program ended.").arg(document->title()));
  if (recovered->damage) {
    sentences.append(tr("What followed is lost: %1.").arg(QString::fromStdString(recovered->damage->message())));
  }
  if (document->isChangedOnDisk()) sentences.append(tr("The file was changed by another program since."));
  log(recovered->damage ? LogLevel::Warning : LogLevel::Info, sentences.join(" ").toStdString());
  return sentences.join(" ");
}

Status RecoveryCommands::writeList(const QString& path) const {
  QJsonArray list;
  for (const JournalInfo& journal : leftBehind()) list.append(journalJson(journal, static_cast<int>(list.size()) + 1));
  return writeFileAtomically(toPath(path), asBytes(QJsonDocument(list).toJson().toStdString()));
}

Result<JournalInfo> RecoveryCommands::numbered(std::int64_t number) const {
  const std::vector<JournalInfo> journals = leftBehind();
  if (number >= 1 && number <= static_cast<std::int64_t>(journals.size())) {
    return journals[static_cast<std::size_t>(number - 1)];
  }
  return Error{{}, {}, "there are " + std::to_string(journals.size()) + " motions to recover"};
}

Status RecoveryCommands::openScripted(const ActionArguments& arguments) {
  std::vector<JournalInfo> journals = leftBehind();
  if (const auto number = arguments.whole("number")) {
    const Result<JournalInfo> one = numbered(*number);
    if (!one) return one.error();
    journals = {*one};
  }
  if (journals.empty()) return Error{{}, {}, "there is nothing to recover"};
  std::optional<Error> failure;
  // The newest becomes the current one.
  for (auto at = journals.rbegin(); at != journals.rend(); ++at) {
    if (const Result<QString> found = recoverOne(*at); !found) failure = found.error();
  }
  return failure ? Status(*failure) : Status(Done{});
}

Status RecoveryCommands::deleteScripted(const ActionArguments& arguments) {
  const Result<JournalInfo> one = numbered(*arguments.whole("number"));
  return one ? deleteJournal(one->folder) : Status(one.error());
}

}  // namespace furitsuke
