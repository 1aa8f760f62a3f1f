// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/operation_commands.h"

#include <QApplication>
#include <QDockWidget>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSettings>
#include <algorithm>
#include <array>
#include <charconv>

#include "app/actions/action_set.h"
#include "app/commands/operation_preview.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/operations/operation_dialog.h"
#include "app/playback/playback.h"
#include "app/shell/dock_area.h"
#include "app/stage/stage.h"
#include "app/timeline/time_ruler.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/operation_text.h"
#include "core/base/file.h"
#include "core/base/log.h"

namespace furitsuke {

namespace {

QString actionOf(const Operation& operation) {
  return "operation." + QString::fromUtf8(operation.id.data(), static_cast<qsizetype>(operation.id.size()));
}

/// Where the values of the last time stand in the settings.
QString memoryOf(const Operation& operation) {
  return "operations/" + QString::fromUtf8(operation.id.data(), static_cast<qsizetype>(operation.id.size())) + "/";
}

std::string shortestText(double value) {
  std::array<char, 32> text{};
  const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() ? std::string(text.data(), end) : std::string();
}

/// A value of a script as OperationArguments::read() takes it.
std::optional<std::string> argumentText(const ActionArguments& given, const QString& name) {
  if (const auto flag = given.flag(name)) return *flag ? "true" : "false";
  if (const auto whole = given.whole(name)) return std::to_string(*whole);
  if (const auto text = given.text(name)) return text->toStdString();
  const auto numbers = given.numbers(name);
  if (!numbers) return {};
  std::string text;
  for (const double number : *numbers) text += (text.empty() ? "" : ",") + shortestText(number);
  return text;
}

/// Actions that only look at the motion: a preview may stay while they run.
bool isLooking(const QString& action) {
  static const QStringList kLooking = {"frame.",    "playback.", "view.", "viewport.",  "timeline.", "theme.",
                                       "material.", "help.",     "keys.", "model.show", "language."};
  return std::ranges::any_of(kLooking, [&](const QString& prefix) { return action.startsWith(prefix); });
}

}  // namespace

OperationCommands::OperationCommands(const CommandContext& context, const Parts& parts, QObject* parent)
    : QObject(parent), context_(context), parts_(parts), preview_(new OperationPreview(this)) {
  bindOperations();
  connect(&context_.actions, &ActionSet::aboutToRun, this, [this](const QString& id) {
    if (!isLooking(id)) preview_->stepAside();
  });
  connect(&context_.workspace, &Workspace::currentChanged, this, &OperationCommands::followDocument);
  connect(&parts_.playback, &Playback::loopRangeChanged, this, &OperationCommands::showOffer);
  connect(&context_.stage, &Stage::castChanged, preview_, &OperationPreview::refreshSoon);
  connect(preview_, &OperationPreview::applied, this, &OperationCommands::onApplied);
  connect(&context_.actions, &ActionSet::textsChanged, this, &OperationCommands::reopenDialog);
}

OperationCommands::~OperationCommands() { qApp->removeEventFilter(this); }

MotionDocument& OperationCommands::document() const { return *context_.workspace.current(); }

void OperationCommands::bindOperations() {
  for (const Operation& operation : operations()) {
    context_.actions.bind(
        actionOf(operation),
        [this, &operation](const ActionArguments& given) -> Status {
          if (context_.actions.isScripted() || !given.isEmpty()) return runNow(operation, given);
          ask(operation);
          return Done{};
        },
        [this] { return context_.workspace.current() != nullptr; });
  }
}

// --- by a script -----------------------------------------------------------------------------------------------------

OperationTask OperationCommands::taskFor(const Operation& operation) const {
  OperationTask task;
  task.operation = &operation;
  task.motion = document().settledMotion();
  if (const Actor* actor = context_.stage.actorOf(document())) task.model = actor->sharedModel();
  for (int i = 0; i < context_.workspace.count(); ++i) {
    const MotionDocument* other = context_.workspace.document(i);
    if (other == &document()) continue;
    const auto motion = std::make_shared<const Motion>(other->settledMotion());
    task.open.emplace(other->title().toStdString(), motion);
    if (!other->filePath().empty()) task.open.insert_or_assign(displayPath(other->filePath()), motion);
  }
  return task;
}

Status OperationCommands::runNow(const Operation& operation, const ActionArguments& given) {
  OperationTask task = taskFor(operation);
  for (const OperationParameter& parameter : operation.parameters) {
    const std::string id(parameter.id);
    if (auto text = argumentText(given, QString::fromStdString(id))) task.arguments.emplace_back(id, *std::move(text));
  }
  task.tracks = given.text("tracks").value_or(QString()).toStdString();
  task.frames = given.text("frames").value_or(QString()).toStdString();
  if (given.flag("selected").value_or(false)) {
    if (!task.tracks.empty() || !task.frames.empty()) {
      return Error{{}, "selected", "goes without tracks and frames"};
    }
    task.keys = document().settledSelection();
  }
  Result<OperationOutcome> outcome = runOperation(task);
  if (!outcome.ok()) return outcome.error();
  if (outcome->isChange) {
    document().showPreview(operationText(operation), std::move(outcome->edited));
    document().takePreview();
  }
  for (const Diagnostic& note : outcome->notes) {
    log(LogLevel::Warning, std::string(operation.id) + ": " + note.track + ": " + note.reason);
  }
  return Done{};
}

// --- by a dialog -----------------------------------------------------------------------------------------------------

std::vector<OpenMotion> OperationCommands::otherMotions() const {
  std::vector<OpenMotion> others;
  for (int i = 0; i < context_.workspace.count(); ++i) {
    const MotionDocument* other = context_.workspace.document(i);
    if (other == &document()) continue;
    const QString path = QString::fromStdString(displayPath(other->filePath()));
    others.push_back({other->title(), path.isEmpty() ? other->title() : path});
  }
  return others;
}

void OperationCommands::ask(const Operation& operation) {
  closeDialog();
  dialog_ = new OperationDialog(operation, otherMotions(), document().currentFrame(), context_.window);
  dialog_->setAttribute(Qt::WA_DeleteOnClose);
  recall();
  followDocument();
  ScopePicker& scope = dialog_->scope();
  scope.setKind(ScopeKind::Whole);
  scope.setKind(ScopeKind::Marked);
  scope.setKind(ScopeKind::Selected);
  connectDialog();
  qApp->installEventFilter(this);
  dialog_->show();
}

void OperationCommands::connectDialog() {
  OperationDialog* dialog = dialog_;
  connect(dialog, &OperationDialog::changed, preview_, [this, dialog] {
    dialog->setOutdated();
    preview_->refreshSoon();
  });
  connect(dialog, &OperationDialog::previewToggled, preview_, [this, dialog](bool on) {
    context_.settings.values().setValue("operations/preview", on);
    dialog->setOutdated();
    preview_->setShown(on);
  });
  connect(dialog, &OperationDialog::applyRequested, preview_, &OperationPreview::apply);
  connect(dialog, &QDialog::finished, this, &OperationCommands::closeDialog);
  connect(preview_, &OperationPreview::worked, dialog, [dialog](const OperationOutcome& outcome) {
    dialog->showFigures(
        {outcome.keysBefore, outcome.keysAfter, outcome.tracks, outcome.isChange, outcome.errors, outcome.notes});
  });
  connect(preview_, &OperationPreview::failed, dialog, &OperationDialog::showError);
  connect(preview_, &OperationPreview::slowChanged, dialog, &OperationDialog::setBusy);
}

void OperationCommands::followDocument() {
  if (!dialog_) return;
  MotionDocument* current = context_.workspace.current();
  if (current == nullptr) return closeDialog();
  preview_->setShown(dialog_->isPreviewOn());
  preview_->start(current, [this] { return askedTask(); });
  connect(current, &MotionDocument::selectionChanged, dialog_, [this, current] {
    // What a preview selects is not what a person has selected.
    if (context_.workspace.current() == current && !current->isPreviewing()) showOffer();
  });
  showOffer();
}

void OperationCommands::showOffer() {
  if (!dialog_ || context_.workspace.current() == nullptr) return;
  const KeySelection& selection = document().settledSelection();
  dialog_->scope().setOffer({selection.keyCount(), selection.trackCount(), parts_.playback.loopRange()});
  preview_->refreshSoon();
}

std::optional<OperationTask> OperationCommands::askedTask() const {
  if (!dialog_ || context_.workspace.current() == nullptr) return {};
  OperationTask task = taskFor(dialog_->operation());
  task.arguments = dialog_->arguments();
  const ScopePicker& scope = dialog_->scope();
  switch (scope.kind()) {
    case ScopeKind::Selected: task.keys = document().settledSelection(); break;
    case ScopeKind::Marked: {
      const FrameRange range = parts_.playback.loopRange();
      task.frames = std::to_string(range.first) + "-" + std::to_string(range.last);
      break;
    }
    case ScopeKind::Tracks:
      task.tracks = scope.tracks().toStdString();
      task.frames = scope.frames().toStdString();
      break;
    case ScopeKind::Whole: break;
  }
  return task;
}

void OperationCommands::onApplied(const OperationOutcome& outcome) {
  if (!dialog_) return;
  remember();
  const QString text = operationText(dialog_->operation());
  closeDialog();
  if (!outcome.isChange) {
    context_.messages.showMessage(Severity::Info, tr("%1: nothing had to be changed.").arg(text));
  } else if (!outcome.notes.empty()) {
    const Diagnostic& note = outcome.notes.front();
    const QString reason = QString::fromStdString(note.track.empty() ? note.reason : note.track + ": " + note.reason);
    context_.messages.showMessage(Severity::Warning, tr("%1: %2").arg(text, reason));
  }
}

void OperationCommands::closeDialog() {
  qApp->removeEventFilter(this);
  preview_->stop();
  if (!dialog_) return;
  OperationDialog* closing = dialog_;
  dialog_ = nullptr;
  preview_->disconnect(closing);
  closing->close();
}

void OperationCommands::reopenDialog() {
  if (!dialog_) return;
  const Operation& operation = dialog_->operation();
  const OperationArguments::Texts arguments = dialog_->arguments();
  const QRect place = dialog_->geometry();
  const ScopeKind kind = dialog_->scope().kind();
  const QString tracks = dialog_->scope().tracks();
  const QString frames = dialog_->scope().frames();
  ask(operation);
  dialog_->setGeometry(place);
  dialog_->setArguments(arguments);
  dialog_->scope().setTracks(tracks);
  dialog_->scope().setFrames(frames);
  dialog_->scope().setKind(kind);
}

// --- what a person chose the last time -------------------------------------------------------------------------------

void OperationCommands::remember() const {
  QSettings& values = context_.settings.values();
  const auto& parameters = dialog_->operation().parameters;
  for (const auto& [id, text] : dialog_->arguments()) {
    const auto parameter = std::ranges::find(parameters, std::string_view(id), &OperationParameter::id);
    if (isPlace(*parameter)) continue;
    values.setValue(memoryOf(dialog_->operation()) + QString::fromStdString(id), QString::fromStdString(text));
  }
}

void OperationCommands::recall() {
  QSettings& values = context_.settings.values();
  OperationArguments::Texts texts;
  for (const OperationParameter& parameter : dialog_->operation().parameters) {
    const std::string id(parameter.id);
    const QString key = memoryOf(dialog_->operation()) + QString::fromStdString(id);
    if (values.contains(key)) texts.emplace_back(id, values.value(key).toString().toStdString());
  }
  dialog_->setArguments(texts);
  dialog_->setPreviewOn(values.value("operations/preview", true).toBool());
}

// --- hands on the motion itself --------------------------------------------------------------------------------------

bool OperationCommands::isHandsOn(QObject* watched, const QEvent& event) const {
  const QEvent::Type type = event.type();
  const bool isPress = type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick;
  if (!isPress && type != QEvent::KeyPress && type != QEvent::Wheel) return false;
  const auto* widget = qobject_cast<QWidget*>(watched);
  if (widget == nullptr || qobject_cast<const QScrollBar*>(widget) != nullptr) return false;
  if (qobject_cast<const TimeRuler*>(widget) != nullptr) return false;
  const auto isIn = [&](const char* dock) { return parts_.docks.dock(dock)->isAncestorOf(widget); };
  // The camera is led by the other buttons and by the wheel.
  if (isIn("viewport")) return isPress && static_cast<const QMouseEvent&>(event).button() == Qt::LeftButton;
  if (isIn("timeline")) return type != QEvent::Wheel;
  return isIn("properties") || isIn("curves");
}

bool OperationCommands::eventFilter(QObject* watched, QEvent* event) {
  // Panels work out a change from what they show. So that it is a change of the motion and not of the preview, the
  // preview goes before they hear of the press.
  if (isHandsOn(watched, *event)) preview_->stepAside();
  return QObject::eventFilter(watched, event);
}

}  // namespace furitsuke
