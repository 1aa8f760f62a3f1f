// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/track_name_commands.h"

#include <QDockWidget>
#include <memory>
#include <utility>

#include "app/commands/command_actions.h"
#include "app/commands/command_conditions.h"
#include "app/commands/direct_edits.h"
#include "app/dialogs/name_map_dialog.h"
#include "app/dialogs/prompts.h"
#include "app/panels/dock_area.h"
#include "app/panels/findings/findings_panel.h"
#include "app/session/background_work.h"
#include "app/session/binding_check.h"
#include "app/session/file_filters.h"
#include "app/session/file_paths.h"
#include "app/session/operation_preview.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/operation_text.h"
#include "app/widgets/window_place.h"
#include "core/base/file.h"
#include "core/io/named_files.h"
#include "core/operations/motion/motion_operations.h"

namespace furitsuke::commands {

namespace {

constexpr ActionParameter kTrackRenameParameters[] = {
    {.name = "name", .help = "the new name", .required = true},
    {.name = "track", .kind = Kind::Track, .help = "default: the current track"}};
constexpr ActionParameter kTrackMapNamesParameter{
    .name = "path", .kind = Kind::Path, .help = "CSV file of names; default: the suggested names"};

}  // namespace

constexpr ActionRows kTrackNameActions = {
    action("track.rename", "key", Actions::tr("Rename Trac&k…"),
           Actions::tr("Change the name of the current bone or morph track"),
           {.keys = "F2", .parameters = kTrackRenameParameters}),
    action("track.mapNames", "key", Actions::tr("Map &Names…"),
           Actions::tr("Give the tracks that the model does not have the names of its bones and morphs"),
           {.parameters = kTrackMapNamesParameter}),
};

namespace {

constexpr const char* kTableName = "names";

}  // namespace

TrackNameCommands::TrackNameCommands(const CommandContext& context, panels::DockArea& docks, QObject* parent)
    : QObject(parent),
      context_(context),
      docks_(docks),
      preview_(new session::OperationPreview(this)),
      edits_(new DirectEdits(context, docks, this)),
      work_(new session::BackgroundWork(this)) {
  actions::ActionSet& actions = context_.actions;
  actions.bind("track.rename", {.run = [this](const actions::ActionArguments& given) { return rename(given); },
                                .enabled = CommandConditions(context_).hasDocument()});
  const actions::ActionBinding::Condition hasModel = {[&workspace = context_.workspace, &stage = context_.stage] {
                                                        return workspace.current() != nullptr &&
                                                               stage.actorOf(*workspace.current()) != nullptr;
                                                      },
                                                      QT_TRANSLATE_NOOP("Conditions", "No model has this motion")};
  actions.bind("track.mapNames",
               {.run = [this](const actions::ActionArguments& given) { return mapNames(given); }, .enabled = hasModel});
  connect(edits_, &DirectEdits::aboutToEdit, preview_, &session::OperationPreview::suspend);
  connect(preview_, &session::OperationPreview::applied, this, &TrackNameCommands::onApplied);
  connect(&context_.actions, &actions::ActionSet::textsChanged, this, &TrackNameCommands::reopenDialog);
  connect(&context_.workspace, &session::Workspace::currentChanged, this, &TrackNameCommands::closeDialog);
  connect(&context_.stage, &session::Stage::actorsChanged, this, [this] {
    if (mapped_ != nullptr && context_.stage.actorOf(*mapped_) == nullptr) closeDialog();
  });
  connect(&context_.stage, &session::Stage::actorsChanged, &actions, &actions::ActionSet::updateStates);
  connect(&context_.stage, &session::Stage::bindingChanged, this, &TrackNameCommands::announce);
  connect(&context_.workspace, &session::Workspace::documentOpened, this, [this](const edit::MotionDocument* opened) {
    connect(opened, &edit::MotionDocument::fileChanged, this, &TrackNameCommands::announce);
  });
  connect(docks_.panel<panels::FindingsPanel>(), &panels::FindingsPanel::mapNamesRequested, this,
          [this] { context_.actions.call("track.mapNames"); });
}

TrackNameCommands::~TrackNameCommands() = default;

// --- renaming --------------------------------------------------------------------------------------------------------

session::OperationTask TrackNameCommands::taskFor(edit::MotionDocument& document,
                                                  const operations::PairTable& table) const {
  session::OperationTask task;
  task.operation = &operations::operationOf(operations::renameOperation);
  task.arguments = {{"table", kTableName}};
  task.tables = {{kTableName, table}};
  task.motion = document.history().settledMotion();
  task.model = context_.modelOf(document);
  return task;
}

Status TrackNameCommands::renameNow(const operations::PairTable& table) {
  edit::MotionDocument& document = context_.document();
  const session::OperationTask task = taskFor(document, table);
  Result<operations::OperationOutcome> outcome = session::runTask(task);
  if (!outcome.ok()) return outcome.error();
  if (!outcome->summary.isChange) {
    const Diagnostics& notes = outcome->summary.notes;
    return notes.empty() ? Status(Done{}) : Error::in(Message::verbatim(notes.front().track), notes.front().reason);
  }
  document.history().showPreview(widgets::operationStep(*task.operation),
                                 {std::move(outcome->motion), std::move(outcome->edit)});
  document.history().acceptPreview();
  context_.say([count = static_cast<int>(outcome->summary.changedTracks)] {
    return tr("%Ln track(s) renamed", nullptr, count);
  });
  return Done{};
}

QStringList TrackNameCommands::namesOfModel(motion::TrackKind kind) const {
  QStringList names;
  const auto model = context_.modelOf(context_.document());
  if (model == nullptr) return names;
  const auto add = [&names](const auto& parts) {
    for (const auto& part : parts) {
      if (!part.name.bytes.empty()) names.append(QString::fromStdString(part.name.text));
    }
  };
  kind == motion::TrackKind::Bone ? add(model->bones) : add(model->morphs);
  names.removeDuplicates();
  return names;
}

Status TrackNameCommands::rename(const actions::ActionArguments& arguments) {
  const edit::MotionDocument& document = context_.document();
  std::optional<motion::TrackId> track = document.state().currentTrack();
  if (const auto path = arguments.text("track")) {
    const auto known = context_.trackAt(*path);
    if (!known) return known.error();
    track = *known;
  }
  if (!track || (track->kind != motion::TrackKind::Bone && track->kind != motion::TrackKind::Morph)) {
    return Error::because(Message::verbatim(tr("choose the track of a bone or morph first").toStdString()));
  }
  const motion::Motion& motion = document.motion();
  const bool isBone = track->kind == motion::TrackKind::Bone;
  const Name& now = isBone ? motion.bones[track->index].name : motion.morphs[track->index].name;
  std::optional<QString> name = arguments.text("name");
  if (!name) {
    name = dialogs::askName(context_.window, tr("Rename Track"),
                            isBone ? tr("New name of the bone") : tr("New name of the morph"),
                            QString::fromStdString(now.text()), namesOfModel(track->kind));
  }
  if (!name) return Done{};
  const std::string path = motion::trackPath(motion, *track);
  const std::string text = name->trimmed().toStdString();
  return renameNow({{path, isBone || name->startsWith("morph:") ? text : "morph:" + text}});
}

// --- mapping the names to those of the model -------------------------------------------------------------------------

operations::PairTable TrackNameCommands::knownRows(const motion::Motion& motion, const operations::PairTable& table) {
  operations::PairTable known;
  for (const auto& row : table) {
    if (motion::findTrack(motion, row.first)) known.push_back(row);
  }
  return known;
}

Status TrackNameCommands::mapNames(const actions::ActionArguments& arguments) {
  edit::MotionDocument& document = context_.document();
  const auto model = context_.modelOf(document);
  if (model == nullptr) return Error::because(Message::verbatim(tr("no model has this motion").toStdString()));
  if (const auto path = arguments.text("path")) {
    const auto table = io::loadNamePairs(session::toPath(*path));
    return table ? renameNow(knownRows(document.motion(), *table)) : Status(table.error());
  }
  if (context_.actions.isScripted()) {
    return renameNow(operations::renamesOf(operations::suggestNames(document.motion(), *model)));
  }
  closeDialog();
  mapped_ = &document;
  auto found = std::make_shared<std::vector<operations::NameSuggestion>>();
  work_->run(
      tr("Comparing names…"),
      [found, model, motion = document.history().settledMotion()] {
        *found = operations::suggestNames(motion, *model);
      },
      [this, found] {
        if (mapped_ != nullptr && dialog_ == nullptr) openDialog(*found);
      });
  return Done{};
}

void TrackNameCommands::openDialog(const std::vector<operations::NameSuggestion>& suggestions) {
  const scene::Actor* actor = context_.stage.actorOf(*mapped_);
  if (actor == nullptr || mapped_ != context_.workspace.current()) return closeDialog();
  suggestions_ = suggestions;
  dialog_ =
      new dialogs::NameMapDialog(suggestions_, actor->model(), QString::fromStdString(actor->title), context_.window);
  dialog_->setAttribute(Qt::WA_DeleteOnClose);
  connectDialog();
  preview_->setShown(dialog_->isPreviewOn());
  preview_->start(mapped_, [this]() -> std::optional<session::OperationTask> {
    if (dialog_ == nullptr || mapped_ == nullptr) return {};
    return taskFor(*mapped_, dialog_->table());
  });
  edits_->setWatched(true);
  widgets::moveBeside(*dialog_, *docks_.dock("viewport"));
  widgets::bringUp(*dialog_);
}

void TrackNameCommands::connectDialog() {
  dialogs::NameMapDialog* dialog = dialog_;
  connect(dialog, &dialogs::NameMapDialog::changed, preview_, &session::OperationPreview::refreshSoon);
  connect(dialog, &dialogs::NameMapDialog::previewToggled, preview_, &session::OperationPreview::setShown);
  connect(dialog, &dialogs::NameMapDialog::applyRequested, preview_, &session::OperationPreview::apply);
  connect(dialog, &dialogs::NameMapDialog::suggestionsRequested, this,
          [this] { dialog_->setTable(operations::renamesOf(suggestions_)); });
  connect(dialog, &dialogs::NameMapDialog::loadRequested, this, &TrackNameCommands::load);
  connect(dialog, &dialogs::NameMapDialog::saveRequested, this, &TrackNameCommands::save);
  connect(dialog, &QDialog::finished, this, &TrackNameCommands::closeDialog);
  connect(preview_, &session::OperationPreview::worked, dialog, &dialogs::NameMapDialog::showReport);
  connect(preview_, &session::OperationPreview::failed, dialog, &dialogs::NameMapDialog::showError);
}

void TrackNameCommands::reopenDialog() {
  if (dialog_ == nullptr || mapped_ == nullptr) return;
  const operations::PairTable table = dialog_->table();
  const QRect geometry = dialog_->geometry();
  edit::MotionDocument* motion = mapped_;
  closeDialog();
  mapped_ = motion;
  openDialog(std::vector(suggestions_));
  if (dialog_ == nullptr) return;
  dialog_->clearTable();
  dialog_->setTable(table);
  dialog_->setGeometry(geometry);
}

void TrackNameCommands::closeDialog() {
  edits_->setWatched(false);
  preview_->stop();
  mapped_ = nullptr;
  if (dialog_ == nullptr) return;
  dialogs::NameMapDialog* closing = dialog_;
  dialog_ = nullptr;
  preview_->disconnect(closing);
  closing->close();
}

void TrackNameCommands::onApplied(const operations::OperationReport& summary) {
  closeDialog();
  context_.say(
      [count = static_cast<int>(summary.changedTracks)] { return tr("%Ln track(s) renamed", nullptr, count); });
}

void TrackNameCommands::load() {
  const QString path =
      dialogs::askFilesToOpen(context_.window, tr("Load Names"), session::fileFilter({session::FileFilter::PairTables}),
                              context_.settings.lastFolder(), false)
          .value(0);
  if (path.isEmpty() || dialog_ == nullptr || mapped_ == nullptr) return;
  const auto table = io::loadNamePairs(session::toPath(path));
  if (!table) return dialog_->showError(table.error());
  const operations::PairTable rows = knownRows(mapped_->history().settledMotion(), *table);
  if (rows.empty()) {
    return dialog_->showError(Error::in(Message::verbatim(path.toStdString()),
                                        Message::verbatim(tr("has no name of this motion").toStdString())));
  }
  dialog_->setTable(rows);
}

void TrackNameCommands::save() {
  const QString suggested = context_.settings.lastFolder() + "/" + tr("names") + ".csv";
  const QString path = dialogs::askFileToSave(context_.window, tr("Save Names"),
                                              session::fileFilter({session::FileFilter::PairTables}), suggested, "csv");
  if (path.isEmpty() || dialog_ == nullptr) return;
  const Status written = writeFileAtomically(session::toPath(path), toBytes(io::namePairsCsv(dialog_->table())));
  if (!written) return dialog_->showError(written.error());
  context_.say([path] { return tr("Names saved as %1").arg(path); });
}

// --- the message about a motion that does not fit --------------------------------------------------------------------

void TrackNameCommands::announce() {
  QHash<QString, Misfit> misfits;
  for (const auto& actor : context_.stage.actors()) {
    const session::BindingResult* result = context_.stage.binding().resultOf(actor->id());
    if (result == nullptr || result->lostTracks == 0) continue;
    const QString key = QStringLiteral("%1/%2/%3").arg(actor->id()).arg(result->motion->id()).arg(result->lostTracks);
    const Misfit before = announced_.value(key);
    Misfit& misfit = misfits[key];
    misfit = {0, result->tracks, result->motion->file().title(), QString::fromStdString(actor->title)};
    misfit.message = before.message;
    const bool isSame =
        before.tracks == misfit.tracks && before.motion == misfit.motion && before.model == misfit.model;
    misfit.isAnswered = before.isAnswered;
    if (before.message == 0 && closed_.contains(key)) continue;
    // A message with a new title or number of tracks is shown again only if the user has not closed it.
    if (before.message != 0 && (isSame || !context_.messages.withdraw(before.message))) continue;
    misfit.message = context_.messages.showMessage(Severity::Warning,
                                                   [count = static_cast<int>(result->lostTracks), misfit] {
                                                     return tr("%Ln of %L1 tracks of %2 have no bone or morph in %3.",
                                                               nullptr, count)
                                                         .arg(misfit.tracks)
                                                         .arg(misfit.motion, misfit.model);
                                                   },
                                                   {{[] { return tr("Map Names…"); },
                                                     [this, key, motion = QPointer(result->motion)] {
                                                       announced_[key].isAnswered = true;
                                                       if (motion == nullptr) return;
                                                       context_.workspace.setCurrent(motion);
                                                       context_.actions.call("track.mapNames");
                                                     }}});
  }
  for (auto old = announced_.cbegin(); old != announced_.cend(); ++old) {
    if (misfits.contains(old.key())) continue;
    // Undo and redo of the model bring the misfit back.
    if (!context_.messages.withdraw(old.value().message) && !old.value().isAnswered) closed_.insert(old.key());
  }
  announced_ = misfits;
}

}  // namespace furitsuke::commands
