// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/capture_commands.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QPointer>
#include <optional>
#include <utility>

#include "app/actions/action_set.h"
#include "app/commands/command_conditions.h"
#include "app/commands/file_exchange_commands.h"
#include "app/dialogs/capture_dialog.h"
#include "app/panels/dock_area.h"
#include "app/session/captures/capture_fitting.h"
#include "app/session/file_paths.h"
#include "app/session/settings.h"
#include "app/session/stage.h"
#include "app/session/workspace.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/window_place.h"
#include "core/base/log.h"
#include "core/motion/key_edits.h"

namespace furitsuke::commands {

namespace {

/// "auto", "zero" or the number of a frame.
Result<exchange::ReferenceChoice> referenceFrom(const QString& text) {
  if (text == "auto") return exchange::ReferenceChoice{};
  if (text == "zero") return exchange::ReferenceChoice{exchange::ReferenceKind::Zero, 0};
  bool isNumber = false;
  const qulonglong frame = text.toULongLong(&isNumber);
  if (!isNumber) return Error::because("reference: expected auto, zero or a frame of the clip");
  return exchange::ReferenceChoice{exchange::ReferenceKind::Frame, static_cast<std::size_t>(frame)};
}

Result<exchange::CaptureFitOptions> optionsFrom(const actions::ActionArguments& arguments) {
  exchange::CaptureFitOptions options;
  const std::int64_t clip = arguments.whole("clip").value_or(1);
  if (clip < 1) return Error::because("clip: expected a number from 1 on");
  options.clip = static_cast<std::size_t>(clip - 1);
  if (const auto text = arguments.text("reference")) {
    const Result<exchange::ReferenceChoice> reference = referenceFrom(*text);
    if (!reference) return reference.error();
    options.reference = *reference;
  }
  options.ik = arguments.flag("ik").value_or(true);
  options.locksFeet = arguments.flag("lockFeet").value_or(false);
  options.isDense = arguments.flag("dense").value_or(false);
  if (options.locksFeet && !options.ik) return Error::because("lockFeet=on needs ik=on");
  return options;
}

}  // namespace

/// A capture that is being imported. The motion is in a tab of its own from the start.
struct CaptureCommands::Import {
  QString file;
  std::unique_ptr<session::CaptureFitting> fitting;
  QPointer<edit::MotionDocument> document;
};

CaptureCommands::CaptureCommands(const CommandContext& context, const panels::DockArea& docks, QObject* parent)
    : QObject(parent), context_(context), docks_(docks), work_(new session::BackgroundWork(this)) {
  context_.actions.bind("capture.import",
                        {.run = [this](const actions::ActionArguments& given) { return importFromArguments(given); },
                         .enabled = CommandConditions(context_).hasModel()});
}

Status CaptureCommands::importFromArguments(const actions::ActionArguments& arguments) {
  const Result<exchange::CaptureFitOptions> options = optionsFrom(arguments);
  if (!options) return options.error();
  QString path = arguments.text("path").value_or(QString());
  if (path.isEmpty()) {
    path = FileExchangeCommands::askSource(context_, tr("Import Captured Motion"), session::captureFileFilter());
  }
  return path.isEmpty() ? Status(Done{}) : session::withFileName(open(path, *options), path);
}

Status CaptureCommands::open(const QString& path, const exchange::CaptureFitOptions& options) {
  const scene::Actor* actor = context_.stage.active();
  if (actor == nullptr) {
    return Error::because(tr("A captured motion is fitted to a model. Open the model first.").toStdString());
  }
  struct Reading {
    std::optional<Result<exchange::LoadedCapture>> read;
    Status status = Done{};
    bool isAwaited = true;
  };
  auto reading = std::make_shared<Reading>();
  const auto done = [this, reading, path, options, model = actor->sharedModel()] {
    if (*reading->read) {
      auto capture = std::make_shared<const exchange::LoadedCapture>(std::move(**reading->read));
      reading->status = begin(path, std::move(capture), model, options);
    } else {
      reading->status = reading->read->error();
    }
    if (reading->status || reading->isAwaited) return;
    const Status named = session::withFileName(reading->status, path);
    context_.messages.showMessage(Severity::Error, widgets::errorSentence(named.error()));
  };
  work_->run(
      tr("Opening %1…").arg(QFileInfo(path).fileName()),
      [reading, file = session::toPath(path)] { reading->read.emplace(session::readCaptureFile(file)); }, done);
  if (context_.actions.isScripted()) work_->finish();
  reading->isAwaited = false;
  return reading->status;
}

Status CaptureCommands::begin(const QString& path, std::shared_ptr<const exchange::LoadedCapture> capture,
                              std::shared_ptr<const model::Model> model, const exchange::CaptureFitOptions& options) {
  context_.settings.setLastFolder(QFileInfo(path).absolutePath());
  auto running = std::make_shared<Import>();
  running->file = QFileInfo(path).fileName();
  motion::Motion empty;
  empty.modelName = Name::fromBytes(model->name.bytes.substr(0, kModelNameBytes));
  auto document = std::make_unique<edit::MotionDocument>(std::move(empty));
  document->state().setAllTracksShown(true);
  document->file().setTitle(QFileInfo(path).completeBaseName());
  if (capture->damage) {
    const auto text = [file = running->file, reason = QString::fromStdString(capture->damage->message())] {
      return tr("%1 is damaged; only its readable part is imported: %2").arg(file, reason);
    };
    context_.messages.showMessage(Severity::Warning, text);
  }
  running->fitting = std::make_unique<session::CaptureFitting>(std::move(capture), std::move(model));
  running->document = context_.workspace.add(std::move(document));
  log(LogLevel::Info, "import " + path.toStdString());
  if (!context_.actions.isScripted()) {
    showPage(running, options);
    return Done{};
  }
  running->fitting->fit(options);
  running->fitting->finish();
  if (const auto* fitted = running->fitting->fitted(); !*fitted) {
    const Error failure = fitted->error();
    discard(*running);
    return failure;
  }
  showResult(*running);
  running->document->history().acceptPreview();
  return Done{};
}

void CaptureCommands::showResult(Import& running) {
  if (running.document == nullptr) return;
  edit::EditHistory& history = running.document->history();
  const session::CaptureFitting::Fitted* fitted = running.fitting->fitted();
  if (fitted == nullptr) return;  // the last result stays in sight
  if (!*fitted) return history.cancelPreview();
  const motion::Motion& source = (*fitted)->motion;
  edit::EditedMotion shown{.motion = history.settledMotion(), .edit = {}};
  for (const auto& track : source.bones) shown.edit.addedBones.push_back(track.name);
  motion::addTracks(shown.motion, shown.edit);
  shown.edit.keys = motion::insertMotion(shown.motion, source, 0).keys;
  motion::applyEdits(shown.motion, shown.edit.keys, motion::EditSide::After);
  history.showPreview(tr("Import %1").arg(running.file), std::move(shown));
}

void CaptureCommands::showPage(const std::shared_ptr<Import>& running, const exchange::CaptureFitOptions& options) {
  auto* page = new dialogs::CaptureDialog(*running->fitting, running->file, context_.window);
  page->setAttribute(Qt::WA_DeleteOnClose);
  connect(running->fitting.get(), &session::CaptureFitting::changed, page, [running] { showResult(*running); });
  connect(running->document, &QObject::destroyed, page, &QDialog::reject);
  connect(page, &QDialog::finished, this, [this, running](int result) {
    if (result != QDialog::Accepted) return discard(*running);
    if (running->document != nullptr) running->document->history().acceptPreview();
  });
  running->fitting->fit(options);
  widgets::moveBeside(*page, *docks_.dock("viewport"));
  page->show();
}

void CaptureCommands::discard(Import& running) {
  if (running.document == nullptr) return;
  running.document->history().cancelPreview();
  context_.workspace.remove(running.document);
}

}  // namespace furitsuke::commands
