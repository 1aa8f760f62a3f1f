// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/operation_commands.h"

#include <QDockWidget>
#include <QSettings>
#include <algorithm>

#include "app/actions/action_set.h"
#include "app/commands/change_message.h"
#include "app/commands/command_conditions.h"
#include "app/commands/direct_edits.h"
#include "app/commands/operation_scope.h"
#include "app/panels/dock_area.h"
#include "app/panels/operations/operation_dialog.h"
#include "app/panels/timeline/contact_lane.h"
#include "app/panels/timeline/syllable_lane.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/timeline_view.h"
#include "app/session/operation_preview.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/operation_text.h"
#include "app/widgets/window_place.h"
#include "core/base/file.h"
#include "core/base/log.h"
#include "core/edit/document/selection_origin.h"
#include "core/operations/cleanup/foot_contacts.h"

namespace furitsuke::commands {

namespace {

/// The key of an operation in the settings.
QString idOf(const operations::Operation& operation) {
  return QString::fromUtf8(operation.id.data(), static_cast<qsizetype>(operation.id.size()));
}

/// The text of a scripted value, in the form that OperationArguments::read() expects.
std::optional<std::string> givenText(const actions::ActionArguments& given, const QString& name) {
  if (const auto flag = given.flag(name)) return *flag ? "true" : "false";
  if (const auto whole = given.whole(name)) return std::to_string(*whole);
  if (const auto text = given.text(name)) return text->toStdString();
  const auto numbers = given.numbers(name);
  if (!numbers) return {};
  std::string text;
  for (const double number : *numbers) text += (text.empty() ? "" : ",") + operations::argumentText(number);
  return text;
}

}  // namespace

QString operationAction(const operations::Operation& operation) { return "operation." + idOf(operation); }

OperationCommands::OperationCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent),
      context_(context),
      parts_(parts),
      preview_(new session::OperationPreview(this)),
      edits_(new DirectEdits(context_, parts.docks, this)),
      original_(new OriginalComparison(context_, parts.docks, this)),
      dancers_(new DancerFitting(context_, this)) {
  bindOperations();
  connect(edits_, &DirectEdits::aboutToEdit, preview_, &session::OperationPreview::suspend);
  connect(&context_.workspace, &session::Workspace::currentChanged, this, [this] {
    rowTracks_.clear();  // of the other motion
    followDocument();
  });
  connect(&parts_.playback, &session::Playback::loopRangeChanged, this, &OperationCommands::updateScopes);
  connect(&parts_.playback, &session::Playback::loopingChanged, this, &OperationCommands::updateScopes);
  connect(&parts_.timeline.view(), &panels::TimelineView::rowsChosen, this, [this] {
    readRows();
    updateScopes();
  });
  connect(&context_.stage, &session::Stage::actorsChanged, preview_, &session::OperationPreview::refreshSoon);
  connect(preview_, &session::OperationPreview::applied, this, &OperationCommands::onApplied);
  connectContacts();
  connectSyllables();
  connect(&context_.actions, &actions::ActionSet::textsChanged, this, &OperationCommands::reopenDialog);
}

edit::MotionDocument& OperationCommands::document() const { return *context_.workspace.current(); }

void OperationCommands::bindOperations() {
  for (const operations::Operation& operation : operations::operations()) {
    context_.actions.bind(
        operationAction(operation),
        [this, &operation](const actions::ActionArguments& given) -> Status {
          if (context_.actions.isScripted() || !given.isEmpty()) return runNow(operation, given);
          openDialog(operation);
          return Done{};
        },
        CommandConditions(context_).hasDocument());
  }
}

/// The models on the stage, without props that have no bones.
std::vector<const scene::Actor*> OperationCommands::models() const {
  std::vector<const scene::Actor*> models;
  for (const auto& actor : context_.stage.actors()) {
    if (!actor->model().bones.empty()) models.push_back(actor.get());
  }
  return models;
}

/// The name of a model in arguments: its path, or what it is called if it has none.
std::string OperationCommands::nameOf(const scene::Actor& actor) const {
  const std::filesystem::path& path = context_.stage.infoOf(actor.id()).path;
  return path.empty() ? actor.model().name.text : displayPath(path);
}

// --- from a script ---------------------------------------------------------------------------------------------------

session::OperationTask OperationCommands::taskFor(const operations::Operation& operation) const {
  session::OperationTask task;
  task.operation = &operation;
  task.motion = document().history().settledMotion();
  task.preExtrapolation = document().state().preExtrapolation();
  if (const scene::Actor* actor = context_.stage.actorOf(document())) task.model = actor->sharedModel();
  for (int i = 0; i < context_.workspace.count(); ++i) {
    const edit::MotionDocument* other = context_.workspace.document(i);
    if (other == &document()) continue;
    const auto motion = std::make_shared<const motion::Motion>(other->history().settledMotion());
    task.open.emplace(other->file().title().toStdString(), motion);
    if (!other->file().path().empty()) task.open.insert_or_assign(displayPath(other->file().path()), motion);
  }
  for (const scene::Actor* actor : models()) {
    task.models.emplace(actor->model().name.text, actor->sharedModel());
    task.models.insert_or_assign(nameOf(*actor), actor->sharedModel());
  }
  return task;
}

session::OperationTask OperationCommands::taskFor(const std::shared_ptr<scripts::ScriptOperation>& script) const {
  session::OperationTask task = taskFor(script->operation());
  scripts::ScriptSurroundings surroundings;
  surroundings.playhead = document().state().currentFrame();
  if (const edit::MotionDocument* camera = context_.stage.motionOf(session::ScenePart::Camera))
    surroundings.camera = camera->history().settledMotion().camera;
  script->setSurroundings(surroundings);
  task.script = script;
  return task;
}

Status OperationCommands::applyScript(const std::shared_ptr<scripts::ScriptOperation>& script,
                                      const operations::OperationArguments::Texts& arguments,
                                      const operations::OperationScope& scope) {
  session::OperationTask task = taskFor(script);
  task.arguments = arguments;
  task.scope = scope;
  Status done = runTaskNow(task);
  if (!done) emit scriptFailed(script->script(), done.error());
  return done;
}

Status OperationCommands::runNow(const operations::Operation& operation, const actions::ActionArguments& given) {
  session::OperationTask task = taskFor(operation);
  for (const operations::OperationParameter& parameter : operation.parameters) {
    const std::string id(parameter.id);
    if (auto text = givenText(given, QString::fromStdString(id))) task.arguments.emplace_back(id, *std::move(text));
  }
  task.scope.tracks = given.text("tracks").value_or(QString()).toStdString();
  task.scope.frames = given.text("frames").value_or(QString()).toStdString();
  if (given.flag("selected").value_or(false)) {
    if (!task.scope.tracks.empty() || !task.scope.frames.empty()) {
      return Error::in(Message::verbatim("selected"), Core::tr("cannot be combined with tracks and frames"));
    }
    task.scope.keys = document().history().settledSelection();
  }
  return runTaskNow(task);
}

Status OperationCommands::runTaskNow(const session::OperationTask& task) {
  const operations::Operation& operation = *task.operation;
  Result<operations::OperationOutcome> outcome = session::runTask(task);
  if (!outcome.ok()) return outcome.error();
  if (task.script) emit scriptWorked(outcome->summary);
  if (const Status meant = operations::checkScope(outcome->summary); !meant) return meant.error();
  if (outcome->summary.isChange) {
    session::keepSelection(task, document().history().settledSelection(), *outcome);
    document().history().showPreview(widgets::operationStep(operation),
                                     {std::move(outcome->motion), std::move(outcome->edit)});
    document().history().acceptPreview();
  }
  for (const Diagnostic& note : outcome->summary.notes) {
    const LogLevel level = note.severity == Severity::Info ? LogLevel::Info : LogLevel::Warning;
    log(level, std::string(operation.id) + ": " + note.track + ": " + note.reason.english());
  }
  return Done{};
}

Status OperationCommands::apply(std::string_view operation, const operations::OperationArguments::Texts& arguments,
                                const std::string& tracks, const std::string& frames) {
  session::OperationTask task = taskFor(*operations::findOperation(operation));
  task.arguments = arguments;
  task.scope.tracks = tracks;
  task.scope.frames = frames;
  return runTaskNow(task);
}

// --- in a dialog -----------------------------------------------------------------------------------------------------

std::vector<panels::OfferedFile> OperationCommands::offeredFiles() const {
  // A motion that was made for its own model needs no fitting.
  std::vector<panels::OfferedFile> others = offeredModels(context_.stage.actorOf(document()));
  for (int i = 0; i < context_.workspace.count(); ++i) {
    const edit::MotionDocument* other = context_.workspace.document(i);
    if (other == &document()) continue;
    const QString path = QString::fromStdString(displayPath(other->file().path()));
    others.push_back(
        {operations::ParameterKind::MotionFile, other->file().title(), path.isEmpty() ? other->file().title() : path});
  }
  return others;
}

/// The models on the stage except for one, which may be null.
std::vector<panels::OfferedFile> OperationCommands::offeredModels(const scene::Actor* except) const {
  std::vector<panels::OfferedFile> offered;
  for (const scene::Actor* actor : models()) {
    if (actor == except) continue;
    offered.push_back({operations::ParameterKind::ModelFile, QString::fromStdString(actor->model().name.text),
                       QString::fromStdString(nameOf(*actor))});
  }
  return offered;
}

void OperationCommands::offerScript(std::shared_ptr<scripts::ScriptOperation> script) {
  const operations::Operation& operation = script->operation();
  openDialog(operation, std::move(script));
}

void OperationCommands::openDialog(const operations::Operation& operation,
                                   std::shared_ptr<scripts::ScriptOperation> script) {
  closeDialog();
  script_ = std::move(script);
  sounds_ = std::make_shared<session::SoundCache>();
  cache_ = session::makeCache(operation);
  dialog_ = new panels::OperationDialog(
      operation, offeredFiles(), [this] { return document().state().currentFrame(); }, context_.window);
  dialog_->setAttribute(Qt::WA_DeleteOnClose);
  restoreArguments();
  readRows();
  const bool areRowsChosen = parts_.timeline.view().hasChosenRows();
  followDocument();
  panels::ScopePicker& scope = dialog_->scope();
  chooseScope();
  if (areRowsChosen) scope.setKind(panels::ScopeKind::Rows);  // after the keys were selected
  connectDialog();
  showScope();
  if (script_) connectScript();
  if (operation.fitsModel) {
    dialog_->offerDancers(dancers_->titles(document()), offeredModels(nullptr));
    dialog_->setCompareOn(true);
  }
  edits_->setWatched(true);
  widgets::moveBeside(*dialog_, *parts_.docks.dock("viewport"));
  widgets::bringUp(*dialog_);
}

/// What the user chose, else the natural keys of the operation. Keys that an earlier step left selected do not count.
void OperationCommands::chooseScope() {
  panels::ScopePicker& scope = dialog_->scope();
  scope.setKind(panels::ScopeKind::Whole);
  if (actsFromPlayhead(dialog_->operation())) scope.setKind(panels::ScopeKind::FromPlayhead);
  scope.setKind(panels::ScopeKind::Marked);
  if (edit::isSelectionChosen(document().history(), document().state())) scope.setKind(panels::ScopeKind::Selected);
  if (scope.kind() != panels::ScopeKind::FromPlayhead) return;
  for (const operations::OperationParameter& parameter : dialog_->operation().parameters) {
    if (panels::isPosition(parameter) && parameter.kind == operations::ParameterKind::Integer)
      dialog_->setArguments({{std::string(parameter.id), std::to_string(from_)}});
  }
}

void OperationCommands::showScope() {
  if (const auto task = dialogTask()) dialog_->setScopeText(scopeText(dialog_->scope().kind(), *task));
}

void OperationCommands::offer(std::string_view operation, const operations::OperationArguments::Texts& arguments,
                              const std::string& tracks, const std::string& frames) {
  const operations::Operation& row = *operations::findOperation(operation);
  openDialog(row);
  operations::OperationArguments::Texts texts;
  for (const operations::OperationParameter& parameter : row.parameters) {
    texts.emplace_back(std::string(parameter.id),
                       panels::firstValue(parameter, document().state().currentFrame()).toStdString());
  }
  texts.insert(texts.end(), arguments.begin(), arguments.end());
  dialog_->setArguments(texts);
  panels::ScopePicker& scope = dialog_->scope();
  scope.setTracks(QString::fromStdString(tracks));
  scope.setFrames(QString::fromStdString(frames));
  scope.setKind(tracks.empty() && frames.empty() ? panels::ScopeKind::Whole : panels::ScopeKind::Tracks);
}

void OperationCommands::connectDialog() {
  panels::OperationDialog* dialog = dialog_;
  connect(dialog, &panels::OperationDialog::changed, preview_, [this, dialog] {
    dialog->setOutdated();
    showScope();
    preview_->refreshSoon();
  });
  connect(dialog, &panels::OperationDialog::dragged, preview_, &session::OperationPreview::refreshWhileDragging);
  connect(dialog, &panels::OperationDialog::previewToggled, preview_, [this, dialog](bool on) {
    context_.settings.operations().preview.set(on);
    dialog->setOutdated();
    if (!on) original_->stop();
    preview_->setShown(on);
  });
  connect(dialog, &panels::OperationDialog::originalHeld, preview_, &session::OperationPreview::holdOriginal);
  original_->follow(*dialog);
  connect(preview_, &session::OperationPreview::worked, dialog, [this] { original_->show(document()); });
  connect(dialog, &panels::OperationDialog::applyRequested, preview_, &session::OperationPreview::apply);
  connect(dialog, &QDialog::finished, this, &OperationCommands::closeDialog);
  connect(preview_, &session::OperationPreview::worked, dialog, &panels::OperationDialog::showReport);
  connect(preview_, &session::OperationPreview::failed, dialog, &panels::OperationDialog::showError);
  connect(preview_, &session::OperationPreview::slowChanged, dialog, &panels::OperationDialog::setBusy);
  connect(preview_, &session::OperationPreview::progressed, dialog, &panels::OperationDialog::setProgress);
}

void OperationCommands::connectScript() {
  // The dialog refers to the operation until it is destroyed, which is after it was closed.
  connect(dialog_, &QObject::destroyed, [script = script_] { static_cast<void>(script); });
  connect(preview_, &session::OperationPreview::worked, dialog_,
          [this](const operations::OperationReport& summary) { emit scriptWorked(summary); });
  connect(preview_, &session::OperationPreview::failed, dialog_,
          [this, script = script_](const Error& error) { emit scriptFailed(script->script(), error); });
}

void OperationCommands::connectContacts() {
  panels::ContactLane& lane = parts_.timeline.contacts();
  const auto give = [this](const std::string& text) {
    if (dialog_) dialog_->setArguments({{std::string(operations::kContactsParameter), text}});
  };
  connect(&lane, &panels::ContactLane::edited, this,
          [give](const operations::FootContacts& contacts) { give(operations::contactsText(contacts)); });
  connect(&lane, &panels::ContactLane::resetRequested, this, [give] { give({}); });
  connect(preview_, &session::OperationPreview::worked, this, &OperationCommands::showContacts);
}

void OperationCommands::showContacts(const operations::OperationReport& summary) {
  const auto* contacts = std::any_cast<operations::FootContacts>(&summary.extra);
  parts_.timeline.contacts().setContacts(contacts == nullptr ? std::nullopt : std::optional(*contacts));
}

void OperationCommands::connectSyllables() {
  panels::SyllableLane& lane = parts_.timeline.syllables();
  const auto give = [this](const std::string& text) {
    if (dialog_) dialog_->setArguments({{std::string(operations::kSyllablesParameter), text}});
  };
  connect(&lane, &panels::SyllableLane::edited, this,
          [give](const operations::SyllableBars& bars) { give(operations::syllablesText(bars)); });
  connect(&lane, &panels::SyllableLane::resetRequested, this, [give] { give({}); });
  connect(preview_, &session::OperationPreview::worked, this, [&lane](const operations::OperationReport& summary) {
    const auto* bars = std::any_cast<operations::SyllableBars>(&summary.extra);
    lane.setBars(bars == nullptr ? std::nullopt : std::optional(*bars));
  });
}

void OperationCommands::followDocument() {
  if (!dialog_) return;
  edit::MotionDocument* current = context_.workspace.current();
  if (current == nullptr) return closeDialog();
  const scene::Actor* actor = context_.stage.actorOf(*current);
  dialog_->offerNames(current->history().settledMotion(), actor != nullptr ? &actor->model() : nullptr);
  from_ = current->state().currentFrame();
  preview_->setShown(dialog_->isPreviewOn());
  preview_->start(current, [this] { return dialogTask(); });
  connect(current, &edit::MotionDocument::selectionChanged, dialog_, [this, current] {
    // A preview changes the selection; the dialog offers the selection that the user made.
    if (context_.workspace.current() == current && !current->history().isPreviewing()) updateScopes();
  });
  updateScopes();
}

void OperationCommands::updateScopes() {
  if (!dialog_ || context_.workspace.current() == nullptr) return;
  const motion::KeySelection& selection = document().history().settledSelection();
  const motion::KeySelection ofRows = keysOfRows();
  dialog_->scope().setOffer({selection.keyCount(), selection.trackCount(), ofRows.keyCount(), ofRows.trackCount(),
                             parts_.playback.activeLoop(), from_});
  showScope();
  preview_->refreshSoon();
}

void OperationCommands::readRows() {
  const panels::TimelineView& view = parts_.timeline.view();
  rowTracks_ = view.rows().tracksOf(view.selectedRows());
}

motion::KeySelection OperationCommands::keysOfRows() const {
  const motion::Motion& motion = document().history().settledMotion();
  const std::vector<motion::TrackId> known = motion.trackIds();
  motion::KeySelection keys;
  for (const motion::TrackId track : rowTracks_) {
    if (std::ranges::find(known, track) != known.end()) keys.add(motion::selectKeys(motion, track));
  }
  return keys;
}

std::optional<session::OperationTask> OperationCommands::dialogTask() const {
  if (!dialog_ || context_.workspace.current() == nullptr) return {};
  session::OperationTask task = script_ ? taskFor(script_) : taskFor(dialog_->operation());
  task.sounds = sounds_;
  task.cache = cache_;
  task.arguments = dialog_->arguments();
  if (dialog_->isForAllDancers()) task.dancers = dancers_->others(document(), dialog_->dancerSources());
  const panels::ScopePicker& scope = dialog_->scope();
  switch (scope.kind()) {
    case panels::ScopeKind::Selected: task.scope.keys = document().history().settledSelection(); break;
    case panels::ScopeKind::Rows: task.scope.keys = keysOfRows(); break;
    case panels::ScopeKind::Marked: {
      const FrameRange range = parts_.playback.loopRange();
      task.scope.frames = std::to_string(range.first) + "-" + std::to_string(range.last);
      break;
    }
    case panels::ScopeKind::FromPlayhead: task.scope.frames = std::to_string(from_) + "-"; break;
    case panels::ScopeKind::Tracks:
      task.scope.tracks = scope.tracks().toStdString();
      task.scope.frames = scope.frames().toStdString();
      break;
    case panels::ScopeKind::Whole: break;
  }
  return task;
}

void OperationCommands::onApplied(const operations::OperationReport& summary) {
  if (!dialog_) return;
  storeArguments();
  if (dialog_->isForAllDancers()) dancers_->fitOthers(document(), *dialogTask());
  const auto text = [&operation = dialog_->operation(), script = script_] { return widgets::operationText(operation); };
  closeDialog();
  if (!summary.isChange) {
    context_.messages.showMessage(Severity::Info, [text] { return tr("%1: nothing to change.").arg(text()); });
  } else if (!summary.notes.empty()) {
    const Diagnostic& note = *std::ranges::max_element(summary.notes, {}, &Diagnostic::severity);
    const auto reason = [note] { return widgets::noteText(note); };
    const int message =
        context_.messages.showMessage(note.severity, [text, reason] { return tr("%1: %2").arg(text(), reason()); });
    withdrawWithChange(context_.messages, message, context_.document());
  }
}

void OperationCommands::closeDialog() {
  edits_->setWatched(false);
  original_->stop();
  preview_->stop();
  parts_.timeline.contacts().setContacts({});
  parts_.timeline.syllables().setBars({});
  if (!dialog_) return;
  cache_.reset();
  panels::OperationDialog* closing = dialog_;
  dialog_ = nullptr;
  preview_->disconnect(closing);
  closing->close();
}

void OperationCommands::reopenDialog() {
  if (!dialog_) return;
  const operations::Operation& operation = dialog_->operation();
  const operations::OperationArguments::Texts arguments = dialog_->arguments();
  const QRect geometry = dialog_->geometry();
  const panels::ScopeKind kind = dialog_->scope().kind();
  const QString tracks = dialog_->scope().tracks();
  const QString frames = dialog_->scope().frames();
  std::shared_ptr<scripts::ScriptOperation> script;
  if (script_) {
    auto made = scripts::ScriptOperation::make(script_->script(), QLocale().name().toStdString());
    if (!made) return closeDialog();
    script = *std::move(made);
  }
  openDialog(script ? script->operation() : operation, script);
  dialog_->setGeometry(geometry);
  dialog_->setArguments(arguments);
  dialog_->scope().setTracks(tracks);
  dialog_->scope().setFrames(frames);
  dialog_->scope().setKind(kind);
}

// --- the last used values --------------------------------------------------------------------------------------------

void OperationCommands::storeArguments() const {
  session::OperationSettings settings = context_.settings.operations();
  const auto& parameters = dialog_->operation().parameters;
  for (const auto& [id, text] : dialog_->arguments()) {
    const auto parameter = std::ranges::find(parameters, std::string_view(id), &operations::OperationParameter::id);
    if (panels::isPosition(*parameter)) continue;
    settings.setArgument(idOf(dialog_->operation()), QString::fromStdString(id), QString::fromStdString(text));
  }
}

void OperationCommands::restoreArguments() {
  const session::OperationSettings settings = context_.settings.operations();
  operations::OperationArguments::Texts texts;
  for (const operations::OperationParameter& parameter : dialog_->operation().parameters) {
    const std::string id(parameter.id);
    if (const auto text = settings.argument(idOf(dialog_->operation()), QString::fromStdString(id))) {
      texts.emplace_back(id, text->toStdString());
    }
  }
  dialog_->setArguments(texts);
  dialog_->setPreviewOn(settings.preview.value());
}

}  // namespace furitsuke::commands
