// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/recovery_commands.h"

#include <QApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_actions.h"
#include "app/commands/files/file_opening.h"
#include "app/commands/scene/project_commands.h"
#include "app/dialogs/prompts.h"
#include "app/dialogs/recovery_dialog.h"
#include "app/session/background_work.h"
#include "app/session/file_paths.h"
#include "app/session/projects/open_project.h"
#include "app/session/projects/scene_project_writing.h"
#include "app/session/projects/scene_restore.h"
#include "app/session/recovery/scene_autosave.h"
#include "app/session/scene/scene_changes.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/message_text.h"
#include "core/base/file.h"
#include "core/base/log.h"
#include "core/edit/journal/journal.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kRecoveryOpenParameter{
    .name = "number", .kind = Kind::Whole, .help = "number in the list of recovery.list; default: all"};
constexpr ActionParameter kRecoveryDeleteParameter{
    .name = "number", .kind = Kind::Whole, .help = "number in the list of recovery.list", .required = true};

}  // namespace

constexpr ActionRows kRecoveryActions = {
    action("recovery.show", "file", Actions::tr("Recover &Unsaved Motions…"),
           Actions::tr("Recover motions that were not saved when the program ended unexpectedly"),
           {.words = ActionWords::tr("crash, restore, autosave, backup, lost"), .follows = "pose.open"}),
    action("recovery.list", "", Actions::tr("List Unsaved Motions"),
           Actions::tr("Write a list of the recoverable motions to a JSON file"), {.parameters = kFile}),
    action("recovery.open", "", Actions::tr("Open Unsaved Motion"),
           Actions::tr("Open a motion that was not saved when the program ended unexpectedly"),
           {.parameters = kRecoveryOpenParameter}),
    action("recovery.delete", "", Actions::tr("Delete Unsaved Motion"),
           Actions::tr("Delete a motion that was not saved when the program ended unexpectedly"),
           {.parameters = kRecoveryDeleteParameter}),
};

namespace {

QJsonObject journalJson(const edit::JournalInfo& journal, int number) {
  return {{"number", number},
          {"title", dialogs::journalTitle(journal)},
          {"file", session::fromPath(journal.file)},
          {"lastEdit", QDateTime::fromMSecsSinceEpoch(journal.lastEdit, Qt::UTC).toString(Qt::ISODateWithMs)},
          {"steps", journal.steps},
          {"readable", journal.readable},
          {"fileIsNewer", journal.fileIsNewer},
          {"damage", journal.damage ? QJsonValue(QString::fromStdString(journal.damage->message())) : QJsonValue()}};
}

io::ProjectMotion motionOf(const edit::JournalInfo& journal) {
  return {.file = {session::absolutePath(journal.file).toStdString()},
          .title = dialogs::journalTitle(journal).toStdString(),
          .id = journal.document};
}

}  // namespace

RecoveryCommands::RecoveryCommands(const CommandContext& context, FileOpening& files, QObject* parent)
    : QObject(parent), context_(context), work_(new session::BackgroundWork(this)), files_(files) {
  bindActions();
}

RecoveryCommands::~RecoveryCommands() = default;

void RecoveryCommands::bindActions() {
  actions::ActionSet& actions = context_.actions;
  const actions::ActionBinding::Condition isStarted = {
      [this] { return journal_ != nullptr; },
      QT_TRANSLATE_NOOP("Conditions", "Unsaved motions are not kept in this window")};
  const auto writeListed = [this](const actions::ActionArguments& given) -> Status {
    const auto path = given.text("path");
    return path ? writeList(*path) : Status(Error::because(Core::tr("path: is missing")));
  };
  actions.bind("recovery.show", {.run = [this] { return show(); }, .enabled = isStarted});
  actions.bind("recovery.list", {.run = writeListed, .enabled = isStarted});
  actions.bind("recovery.open", {.run = [this](const actions::ActionArguments& given) { return openScripted(given); },
                                 .enabled = isStarted});
  actions.bind(
      "recovery.delete",
      {.run = [this](const actions::ActionArguments& given) { return deleteScripted(given); }, .enabled = isStarted});
}

void RecoveryCommands::start(const session::Settings& settings) {
  const QString program = QApplication::applicationName() + " " + QApplication::applicationVersion();
  journal_ =
      std::make_unique<edit::Journal>(session::toPath(settings.journalFolder()), program.trimmed().toStdString());
  connect(&context_.workspace, &session::Workspace::documentAdded, this, [this](int index) {
    journal_->watch(*context_.workspace.document(index), std::exchange(recoveredFrom_, {}));
  });
  connect(&context_.workspace, &session::Workspace::documentRemoved, this,
          [this](int /*index*/, edit::MotionDocument* document) {
            recovered_.erase(document);
            journal_->discard(*document);
          });
  connect(journal_.get(), &edit::Journal::failed, this, [this](const Error& error) {
    // It is shown until the edits can be stored, not only until it is read.
    failure_ = context_.messages.showMessage(Severity::Warning, [error] {
      return tr("Your edits cannot be stored for crash recovery: %1. Save often until this is fixed.")
          .arg(widgets::failureText(error));
    });
  });
  connect(journal_.get(), &edit::Journal::resumed, this,
          [this] { context_.messages.withdraw(std::exchange(failure_, 0)); });
  scene_ = std::make_unique<session::SceneAutosave>(context_.stage, context_.workspace,
                                                    session::toPath(settings.sceneFolder()));
  if (projects_ != nullptr) {
    scene_->setRecorder([this] { return projects_->recoverySnapshot(); });
    connect(&projects_->project(), &session::OpenProject::changed, scene_.get(), &session::SceneAutosave::storeSoon);
  }
  context_.actions.updateStates();
}

void RecoveryCommands::keepUnsaved() {
  const bool keepsMotion = std::ranges::any_of(recovered_, [](const auto& each) { return each.first->isModified(); });
  if (scene_ != nullptr && keepsMotion) scene_->keep();
  for (const auto& each : recovered_) {
    const edit::MotionDocument* document = each.first;
    if (document->isModified()) journal_->release(*document);
  }
}

void RecoveryCommands::waitUntilWritten() {
  if (!journal_) return;
  journal_->waitUntilWritten();
  scene_->store();
}

std::vector<edit::JournalInfo> RecoveryCommands::findOldJournals() const {
  return journal_ ? edit::findJournals(journal_->root()) : std::vector<edit::JournalInfo>();
}

Status RecoveryCommands::show() {
  if (context_.actions.isScripted())
    return Error::because(Core::tr("needs an answer from the user; in scripts, use recovery.list and recovery.open"));
  if (!findOldJournals().empty()) {
    offer();
  } else if (isAnythingShown() || !offerScenes()) {
    context_.messages.showMessage(Severity::Info, [] { return tr("There is nothing to recover."); });
  }
  return Done{};
}

void RecoveryCommands::offer() { ask(findOldJournals()); }

void RecoveryCommands::offerWhenFound() {
  if (!journal_) return;
  auto found = std::make_shared<std::vector<edit::JournalInfo>>();
  work_->run(
      {}, [root = journal_->root(), found] { *found = edit::findJournals(root); }, [this, found] { ask(*found); });
}

void RecoveryCommands::ask(std::vector<edit::JournalInfo> journals) {
  if (journals.empty()) {
    offerScenes();
    return;
  }
  for (; !journals.empty(); journals = findOldJournals()) {
    dialogs::RecoveryDialog dialog(journals, context_.window);
    dialog.exec();
    switch (dialog.answer()) {
      case dialogs::RecoveryDialog::Answer::Later: return;
      case dialogs::RecoveryDialog::Answer::Recover: recover(dialog.chosen()); return;
      case dialogs::RecoveryDialog::Answer::Delete: confirmAndDelete(dialog.chosen()); break;
    }
  }
}

bool RecoveryCommands::isAnythingShown() const {
  return context_.workspace.count() > 0 || !context_.stage.actors().empty();
}

bool RecoveryCommands::offerScenes() {
  std::vector<io::SceneProject> scenes = scene_->findOld();
  std::erase_if(scenes, [](const io::SceneProject& scene) { return scene.models.empty(); });
  if (scenes.empty() || isAnythingShown()) {
    scene_->removeOld();
    return false;
  }
  const auto restore = [this, scenes] {
    const auto finish = [this, scenes] { applyScenes(scenes); };
    files_.openSoon(filesOf(scenes, {}));
    if (!files_.isOpening()) return finish();
    connect(&files_, &FileOpening::openingChanged, this, finish, Qt::SingleShotConnection);
  };
  context_.messages.showMessage(Severity::Info,
                                [] { return tr("The program ended unexpectedly. All motions were saved."); },
                                {{[] { return tr("Restore the Scene"); }, restore}});
  return true;
}

void RecoveryCommands::confirmAndDelete(const std::vector<edit::JournalInfo>& journals) {
  const QString question = tr("Delete the unsaved steps of %Ln motion(s)?", nullptr, static_cast<int>(journals.size()));
  if (!dialogs::askConfirm(context_.window, question,
                           tr("They cannot be recovered afterward. The motion files are not changed."), tr("Delete"))) {
    return;
  }
  for (const edit::JournalInfo& journal : journals) {
    if (const Status status = edit::deleteJournal(journal.folder); !status) {
      log(LogLevel::Error, "journal: " + status.error().message());
    }
  }
}

std::vector<io::SceneProject> RecoveryCommands::scenesOf(const std::vector<edit::JournalInfo>& journals) const {
  std::vector<io::SceneProject> scenes = scene_->findOld();
  std::erase_if(scenes, [&journals](const io::SceneProject& scene) {
    return std::ranges::none_of(journals, [&scene](const edit::JournalInfo& journal) {
      return session::findMotion(scene, motionOf(journal)).has_value();
    });
  });
  return scenes;
}

QStringList RecoveryCommands::filesOf(const std::vector<io::SceneProject>& scenes,
                                      const std::vector<edit::JournalInfo>& journals) const {
  QStringList recovered, files;
  for (const edit::JournalInfo& journal : journals) recovered.append(session::absolutePath(journal.file));
  for (const io::SceneProject& scene : scenes)
    files.append(session::SceneRestore{scene}.missingFiles(context_.stage, context_.workspace, recovered));
  return files;
}

void RecoveryCommands::applyScenes(const std::vector<io::SceneProject>& scenes) {
  std::map<std::uint64_t, scene::MotionId> recovered;
  for (const auto& each : recovered_) recovered[each.second] = each.first->id();
  for (const io::SceneProject& scene : scenes) {
    // With nothing else open, the order of models and tabs is restored too.
    const bool isWhole = scenes.size() == 1 && scene.models.size() == context_.stage.actors().size() &&
                         scene.motions.size() == static_cast<std::size_t>(context_.workspace.count());
    session::SceneRestore{.project = scene, .recoveredMotions = recovered, .isWhole = isWhole}.apply(
        context_.stage, context_.workspace);
    if (projects_ != nullptr) projects_->restore(scene);
  }
  if (!scenes.empty()) scene_->removeOld();
}

void RecoveryCommands::recover(const std::vector<edit::JournalInfo>& journals) {
  const std::vector<io::SceneProject> scenes = scenesOf(journals);
  const auto finish = [this, journals, scenes] {
    recoverMotions(journals);
    applyScenes(scenes);
  };
  files_.openSoon(filesOf(scenes, journals));
  if (!files_.isOpening()) return finish();
  connect(&files_, &FileOpening::openingChanged, this, finish, Qt::SingleShotConnection);
}

void RecoveryCommands::recoverMotions(const std::vector<edit::JournalInfo>& journals) {
  QStringList lines;
  Severity severity = Severity::Info;
  for (const edit::JournalInfo& journal : journals) {
    const Result<QString> found = recoverOne(journal);
    if (found) {
      lines.append(*found);
      if (journal.damage || journal.fileIsNewer) severity = std::max(severity, Severity::Warning);
    } else {
      severity = Severity::Error;
      lines.append(
          tr("%1 could not be recovered: %2").arg(dialogs::journalTitle(journal), widgets::failureText(found.error())));
    }
  }
  context_.messages.showMessage(severity, lines.join("\n"));
}

Result<QString> RecoveryCommands::recoverOne(const edit::JournalInfo& journal) {
  Result<edit::RecoveredDocument> recovered = edit::recoverDocument(journal.folder);
  if (!recovered) {
    log(LogLevel::Error, "recover: " + recovered.error().message());
    return recovered.error();
  }
  // The same file may already be open, from the command line; the recovered motion replaces it.
  edit::MotionDocument* opened = recovered->document->file().path().empty()
                                     ? nullptr
                                     : context_.workspace.findFile(recovered->document->file().path());
  recoveredFrom_ = std::move(recovered->folder);
  edit::MotionDocument* document = addBeside(opened, std::move(recovered->document));
  recovered_[document] = journal.document;
  if (opened != nullptr && !opened->isModified()) context_.workspace.remove(opened);

  QStringList sentences(
      document->isModified()
          ? tr("%1 was recovered with %Ln unsaved step(s).", nullptr, journal.steps).arg(document->file().title())
          : tr("%1 was saved before the program ended.").arg(document->file().title()));
  if (recovered->damage) {
    sentences.append(tr("Later steps are lost: %1.").arg(widgets::failureText(*recovered->damage)));
  }
  if (recovered->fileIsNewer) {
    sentences.append(
        tr("The file was saved after the last recovered step, by this or another program. It may be newer than the "
           "recovered motion."));
  } else if (document->file().isChangedOnDisk()) {
    sentences.append(tr("The file was changed by another program since."));
  }
  log(recovered->damage ? LogLevel::Warning : LogLevel::Info, sentences.join(" ").toStdString());
  return sentences.join(" ");
}

edit::MotionDocument* RecoveryCommands::addBeside(const edit::MotionDocument* opened,
                                                  std::unique_ptr<edit::MotionDocument> recovered) {
  session::Stage& stage = context_.stage;
  const edit::WithoutSceneSteps without(stage.sceneDocument());
  const scene::Actor* actor = opened == nullptr ? nullptr : stage.actorOf(*opened);
  std::vector<std::uint64_t> pinned;
  for (const auto& each : stage.actors()) {
    if (each.get() == actor || stage.motionOf(each->id()) == nullptr || session::isPinned(stage, each->id())) continue;
    pinned.push_back(each->id());
    session::setPinned(stage, each->id(), true);
  }
  edit::MotionDocument* added = context_.workspace.add(std::move(recovered));
  if (actor != nullptr) stage.assignMotion(actor->id(), added);
  for (const std::uint64_t id : pinned) session::setPinned(stage, id, false);
  return added;
}

Status RecoveryCommands::writeList(const QString& path) const {
  QJsonArray list;
  for (const edit::JournalInfo& journal : findOldJournals())
    list.append(journalJson(journal, static_cast<int>(list.size()) + 1));
  return writeFileAtomically(session::toPath(path), asBytes(QJsonDocument(list).toJson().toStdString()));
}

Result<edit::JournalInfo> RecoveryCommands::journalAt(std::int64_t number) const {
  const std::vector<edit::JournalInfo> journals = findOldJournals();
  if (number >= 1 && number <= static_cast<std::int64_t>(journals.size())) {
    return journals[static_cast<std::size_t>(number - 1)];
  }
  return Error::because(Core::trCount("there is %n motion to recover", "there are %n motions to recover"),
                        Counted{journals.size()});
}

Status RecoveryCommands::openScripted(const actions::ActionArguments& arguments) {
  std::vector<edit::JournalInfo> journals = findOldJournals();
  if (const auto number = arguments.whole("number")) {
    const Result<edit::JournalInfo> one = journalAt(*number);
    if (!one) return one.error();
    journals = {*one};
  }
  if (journals.empty()) return Error::because(Core::tr("there is nothing to recover"));
  const std::vector<io::SceneProject> scenes = scenesOf(journals);
  std::optional<Error> failure = files_.openAll(filesOf(scenes, journals));
  // Open the newest last, so that it becomes the current motion.
  for (auto at = journals.rbegin(); at != journals.rend(); ++at) {
    if (const Result<QString> found = recoverOne(*at); !found) failure = found.error();
  }
  applyScenes(scenes);
  return failure ? Status(*failure) : Status(Done{});
}

Status RecoveryCommands::deleteScripted(const actions::ActionArguments& arguments) {
  const auto number = arguments.whole("number");
  if (!number) return Error::because(Core::tr("number: is missing"));
  const Result<edit::JournalInfo> one = journalAt(*number);
  return one ? edit::deleteJournal(one->folder) : Status(one.error());
}

}  // namespace furitsuke::commands
