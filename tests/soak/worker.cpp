// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/worker.h"

#include <QApplication>
#include <QDir>
#include <QPixmapCache>
#include <QPointer>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <utility>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/recovery_commands.h"
#include "app/panels/dock_area.h"
#include "app/panels/poses/poses_panel.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/file_paths.h"
#include "app/session/playback.h"
#include "app/session/scene/prop_editing.h"
#include "app/session/scene/stage.h"
#include "app/theme/theme.h"
#include "tests/soak/process_memory.h"

namespace furitsuke::soak {

namespace {

constexpr int kKeysOfALife = 1'000'000;  ///< documents of one process have numbers below this
constexpr qint64 kSlowMilliseconds = 3000;

std::int64_t numberIn(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toLongLong() : 0;
}

void appendLine(const QString& path, const QString& line) {
  QFile file(path);
  if (file.open(QIODevice::WriteOnly | QIODevice::Append)) file.write((line + '\n').toUtf8());
}

}  // namespace

Worker::Worker(WorkerOptions options)
    : options_(std::move(options)),
      folder_(options_.folder),
      random_(options_.seed),
      settings_(std::make_unique<session::Settings>(folder_.path("profile"))),
      trail_(folder_.trail(options_.life)),
      log_(folder_.actions(options_.life)) {
  QDir::setCurrent(folder_.path("out"));  // where random file names lead to
  theme::applyTheme(*qApp, "dark");
  window_ = std::make_unique<window::MainWindow>(*settings_);
  window_->setUnattended(true);
  if (!options_.draws) {
    window_->docks().panel<panels::ViewportPanel>()->setSurfaceChoice(panels::SurfaceChoice::NoOpenGl);
    window_->docks().panel<panels::PosesPanel>()->thumbnails().switchOff();
  }
  book_ = std::make_unique<DocumentBook>(window_->workspace(), folder_.path("origins"), options_.life * kKeysOfALife,
                                         trail_, [this](const QString& fault) { report(fault); });
  scene_ = std::make_unique<SceneBook>(window_->stage(), [this](const QString& fault) { report(fault); });
  window_->recovery().start(*settings_);
  window_->resize(900, 600);
  window_->show();
  const LineFiles files = folder_.files();
  lines_ = std::make_unique<ActionLines>(*window_, files, random_);
  dialogs_ =
      std::make_unique<DialogAnswers>(*window_, random_, DialogPaths{files.motions, files.fewFiles, files.outputs},
                                      [this](const QString&) { ++dialogsShown_; });
  if (!log_.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered)) std::exit(2);
  QFile script(options_.script);
  if (!options_.script.isEmpty() && script.open(QIODevice::ReadOnly))
    script_ = QString::fromUtf8(script.readAll()).split('\n', Qt::SkipEmptyParts);
}

Worker::~Worker() {
  dialogs_.reset();
  lines_.reset();
  scene_.reset();
  book_.reset();
}

int Worker::run() {
  clock_.start();
  recover();
  QTimer::singleShot(0, this, [this] { step(); });
  QApplication::exec();
  return faults_ == 0 ? 0 : 1;
}

void Worker::recover() {
  line_ = "recovery";
  const std::int64_t killed = numberIn(folder_.killed(options_.life - 1));
  book_->beginRecovery();
  // Fails if there is nothing to recover.
  (void)actions::runActionScript(window_->actions(), "recovery.open");
  TrailEnd end;
  if (killed > 0) end = readTrail(folder_.trail(options_.life - 1), killed, options_.loss);
  book_->match(end);
  scene_->begin();
  const int opened = window_->workspace().count();
  trail_.begin("@check");
  checkAll();
  trail_.end();
  if (killed == 0) return;
  std::printf("          recovered %d motions, %d were open\n", opened, static_cast<int>(end.documents.size()));
  std::fflush(stdout);
}

void Worker::checkAll() {
  scene_->check();
  book_->checkAll();
  // The states on the way are in the journal too, but not in the trail: a kill after the check must not leave one.
  window_->recovery().waitUntilWritten();
}

QString Worker::nextLine() {
  if (!options_.script.isEmpty()) return script_.isEmpty() ? QString() : script_.takeFirst();
  if (done_ >= options_.lines) return {};
  if (done_ % options_.closeEvery == options_.closeEvery - 1) return "@close";
  if (done_ % options_.checkEvery == options_.checkEvery - 1) return "@check";
  return lines_->next();
}

void Worker::step() {
  line_ = nextLine();
  if (line_.isEmpty()) return finish();
  log_.write((line_ + '\n').toUtf8());
  trail_.begin(line_);
  QElapsedTimer time;
  time.start();
  runLine(line_);
  book_->note();
  scene_->note();
  trail_.end();
  ++done_;
  if (time.elapsed() > kSlowMilliseconds && !line_.startsWith('@')) reportSlow(line_, time.elapsed());
  // One line in each pass of the event loop, as if the user had waited for the window.
  QTimer::singleShot(0, this, [this] { step(); });
}

void Worker::runLine(const QString& line) {
  if (line.startsWith('@')) {
    runOwn(line.mid(1).split(' '));
  } else {
    runAction(line);
  }
  if (done_ % 100 == 99) dialogs_->closeAll();
}

void Worker::runOwn(const QStringList& words) {
  session::Workspace& workspace = window_->workspace();
  const QString argument = words.value(1);
  if (words[0] == "ask") {
    window_->actions().updateState(argument);
    if (window_->actions().action(argument)->isEnabled()) window_->actions().call(argument);
  } else if (words[0] == "tab") {
    if (argument.toInt() < workspace.count()) workspace.setCurrent(workspace.document(argument.toInt()));
  } else if (words[0] == "wait") {
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < argument.toInt()) QApplication::processEvents(QEventLoop::AllEvents, 5);
  } else if (words[0] == "place") {
    placeModel(words);
  } else if (words[0] == "check") {
    checkAll();
  } else if (words[0] == "close") {
    closeEverything();
    printRound();
  }
}

/// Drags a model as the panel of the props does, and may run an action meanwhile.
void Worker::placeModel(const QStringList& words) {
  const auto& actors = window_->stage().actors();
  const auto index = words.value(1).toUInt();
  if (index >= actors.size()) return;
  const std::uint64_t id = actors[index]->id();
  session::PropEditing& props = window_->stage().props();
  const motion::AccessoryKey before = props.stateOf(id);
  motion::AccessoryKey now = before;
  for (glm::length_t i = 0; i < 3; ++i) {
    now.position[i] = words.value(2 + i).toDouble();
    props.preview("Place prop", id, now);
  }
  const QString meanwhile = words.value(5);
  if (!meanwhile.isEmpty()) (void)actions::runActionScript(window_->actions(), meanwhile);
  if (words.value(6) == "cancel") {
    props.cancel(id);
  } else {
    props.push("Place prop", id, before, props.stateOf(id));
  }
}

void Worker::refreshFile(const QString& line) {
  if (!line.startsWith("file.open ")) return;
  const Result<QStringList> words = actions::splitScriptLine(line);
  if (!words) return;
  for (const QString& word : *words) {
    if (!word.startsWith("path=")) continue;
    const QString path = word.mid(5);
    if (window_->workspace().findFile(session::toPath(path)) == nullptr) folder_.refresh(path);
  }
}

void Worker::runAction(const QString& line) {
  refreshFile(line);
  const QPointer<edit::MotionDocument> document = window_->workspace().current();
  const std::uint64_t revision = document == nullptr ? 0 : document->history().revision();
  const int steps = document == nullptr ? 0 : document->history().undoStack()->count();
  const Status status = actions::runActionScript(window_->actions(), line);
  auto& [succeeded, failed] = outcomes_[line.section(' ', 0, 0)];
  ++(status ? succeeded : failed);
  if (status || document == nullptr || document->history().revision() == revision) return;
  const QUndoStack& stack = *document->history().undoStack();
  report(QString("the action failed (%1) and changed the motion: %2 steps, now at %3 (%4) of %5")
             .arg(QString::fromStdString(status.error().message()))
             .arg(steps)
             .arg(stack.index())
             .arg(stack.undoText())
             .arg(stack.count()));
}

void Worker::closeEverything() {
  checkAll();
  dialogs_->closeAll();
  window_->playback().stop();
  session::Workspace& workspace = window_->workspace();
  while (workspace.count() > 0) workspace.remove(workspace.document(workspace.count() - 1));
  session::Stage& stage = window_->stage();
  while (!stage.actors().empty()) stage.removeActor(stage.actors().front()->id());
  stage.sceneDocument().undoStack().clear();
  for (int i = 0; i < 5; ++i) {
    QApplication::processEvents();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  window_->recovery().waitUntilWritten();
}

void Worker::printRound() {
  QPixmapCache::clear();  // it may hold 10 MB, which take hours to fill and would look like a leak
  returnFreeMemory();
  const double seconds = static_cast<double>(clock_.elapsed()) / 1000;
  std::printf(
      "%8.0f s  process %d  %8lld lines  %5.0f lines/s  %7.1f MB allocated  %7.1f MB resident, %.1f MB of it "
      "files  %d checks of %lld steps and %lld of the scene  %d dialogs  %d faults\n",
      seconds, options_.life, static_cast<long long>(done_), static_cast<double>(done_) / seconds, allocatedMegabytes(),
      residentMegabytes(), residentFileMegabytes(), book_->checks(), static_cast<long long>(book_->steps()),
      static_cast<long long>(scene_->steps()), dialogsShown_, faults_);
  std::fflush(stdout);
  writeOutcomes();
}

/// How often each action succeeded and failed, so that one that never does can be noticed.
void Worker::writeOutcomes() const {
  QStringList lines;
  for (auto it = outcomes_.cbegin(); it != outcomes_.cend(); ++it)
    lines.append(QString("%1 %2 %3").arg(it.key()).arg(it->first).arg(it->second));
  lines.sort();
  // The objects of the window after everything was closed: a class of which there are more each time is a leak.
  QHash<QString, int> objects;
  for (const QObject* object : window_->findChildren<QObject*>()) ++objects[object->metaObject()->className()];
  QStringList classes;
  for (auto it = objects.cbegin(); it != objects.cend(); ++it) classes.append(QString("%1 %2").arg(it.key()).arg(*it));
  classes.sort();
  appendLine(folder_.path(QString("objects-%1.txt").arg(options_.life)),
             QString("line %1\n").arg(done_) + classes.join('\n'));
  QFile file(folder_.path(QString("outcomes-%1.txt").arg(options_.life)));
  if (file.open(QIODevice::WriteOnly)) file.write(lines.join('\n').toUtf8() + '\n');
}

void Worker::finish() {
  line_ = "the end";
  closeEverything();
  printRound();
  QApplication::exit();
}

void Worker::report(const QString& fault) {
  ++faults_;
  const QString text =
      QString("FAULT in process %1 at line %2 (%3): %4").arg(options_.life).arg(done_ + 1).arg(line_, fault);
  std::printf("%s\n", qUtf8Printable(text));
  std::fflush(stdout);
  appendLine(folder_.path("faults.txt"), text);
}

void Worker::reportSlow(const QString& line, qint64 milliseconds) {
  const QString text =
      QString("process %1, line %2: %3 ms: %4").arg(options_.life).arg(done_).arg(milliseconds).arg(line);
  appendLine(folder_.path("slow.txt"), text);
}

}  // namespace furitsuke::soak
