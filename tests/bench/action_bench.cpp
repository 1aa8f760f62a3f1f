// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QDesktopServices>
#include <QDialog>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>
#include <QUndoStack>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <vector>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/background_work.h"
#include "app/session/file_paths.h"
#include "app/session/large_steps.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/theme/theme.h"
#include "app/window/main_window.h"
#include "core/base/file.h"
#include "tests/bench/bench_motion.h"
#include "tests/bench/hold_meter.h"

// furitsuke-action-bench [ID...]: runs every action of the table as a click does in a window with a motion of 1,000,000
// keys, all of them selected, and prints the ten that hold the thread of the interface longest. Each action runs three
// times; the figure is the median of its longest holds.
namespace furitsuke::bench {
namespace {

constexpr int kRuns = 3;
constexpr int kPrinted = 10;
constexpr int kPlayhead = 5001;
constexpr double kBudget = 50;     // ms
constexpr int kLongest = 120'000;  // ms until an action must be done
// ms of CPU time between two looks at which the window counts as being at rest: the progress of physics in the ruler
// goes on.
constexpr double kRest = 3;

/// What an action is called with, and what the window shows before.
struct Way {
  const char* id;
  const char* words = "";  ///< arguments
  bool isNothingSelected = false;
  bool isMoved = false;   ///< all keys were moved before
  bool isUndone = false;  ///< and that was undone
};

constexpr Way kWays[] = {
    {.id = "edit.undo", .isMoved = true},
    {.id = "edit.redo", .isMoved = true, .isUndone = true},
    {.id = "edit.selectAll", .isNothingSelected = true},
    {.id = "edit.selectColumn", .isNothingSelected = true},
    {.id = "edit.selectRow", .isNothingSelected = true},
    {.id = "select", .words = "track=camera"},
    {.id = "model.rename", .words = "name=other"},
    {.id = "findings.repair", .words = "code=motion.rotation.notUnit"},
    {.id = "file.open", .words = "path=OTHER"},
    {.id = "file.openFolder", .words = "path=FOLDER"},
    {.id = "file.recent", .words = "number=1"},
    {.id = "pose.open", .words = "path=POSE"},
    {.id = "file.saveAs", .words = "path=OUT"},
    {.id = "file.saveAsVersion1", .words = "path=OUT"},
    {.id = "recovery.list", .words = "path=OUT.json"},
    {.id = "recovery.delete", .words = "number=1"},
    {.id = "file.insertMotion", .words = "path=MILLION"},
    {.id = "pose.import", .words = "path=POSE"},
    {.id = "file.exportSelection", .words = "path=OUT"},
    {.id = "pose.export", .words = "path=OUT.vpd"},
    {.id = "track.add", .words = "name=new"},
    {.id = "track.rename", .words = "name=new"},
    {.id = "key.move", .words = "by=10"},
    {.id = "key.set", .words = "translation=1,2,3"},
    {.id = "curve.set", .words = "channel=x points=10,10,100,100"},
    {.id = "marker.rename", .words = "name=new"},
    {.id = "frame.goto", .words = "frame=100"},
    {.id = "playback.speed", .words = "times=2"},
    {.id = "pose.values", .words = "rotation=10,20,30"},
    {.id = "pose.pick", .words = "bones=右腕"},
    {.id = "pose.pastePart", .words = "percent=50"},
    {.id = "poses.folder", .words = "path=FOLDER"},
    {.id = "poses.save", .words = "name=pose overwrite=on"},
    {.id = "model.add", .words = "path=MODEL"},
    {.id = "model.activate", .words = "name=none"},
    {.id = "viewport.savePicture", .words = "path=OUT.png"},
    {.id = "viewport.saveSequence", .words = "path=OUT%05d.png frames=0-1"},
    {.id = "viewport.compareWith", .words = "path=MILLION"},
    {.id = "morph.hold", .words = "name=あ weight=1"},
    {.id = "material.show", .words = "name=none"},
    {.id = "rowSet.show", .words = "name=set"},
    {.id = "rowSet.save", .words = "name=set"},
    {.id = "rowSet.delete", .words = "name=set"},
    {.id = "tempo.set", .words = "bpm=120"},
    {.id = "file.close", .words = "discard=on"},
    {.id = "tab.closeAll", .words = "discard=on"},
};

struct Skipped {
  const char* id;
  const char* reason;
};
constexpr Skipped kSkipped[] = {
    {"file.quit", "ends the program"},
    {"help.whatsThis", "waits for a click"},
    {"recovery.open", "a window without a profile of its own keeps no journals"},
};

struct Figure {
  QString id;
  Hold hold;
};

double medianOf(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

class ActionBench : public QObject {
 public:
  explicit ActionBench(MeteredApplication& application)
      : application_(application), settings_(folder_.filePath("profile"), session::Settings::Mode::Safe) {
    theme::applyTheme(application, "dark");
    write("million.vmd", {});
    write("other.vmd", {.bones = 20, .keysPerBone = 50});
    QDir().mkpath(folder_.filePath("folder"));
    QFile::copy(folder_.filePath("other.vmd"), folder_.filePath("folder/one.vmd"));
    window_ = std::make_unique<window::MainWindow>(settings_);
    window_->setUnattended(true);
    // The time for drawing is that of the graphics card.
    window_->docks().panel<panels::ViewportPanel>()->setSurfaceChoice(panels::SurfaceChoice::NoOpenGl);
    window_->resize(1600, 900);
    window_->show();
    (void)window_->files().open(FURITSUKE_SAMPLES "/sample.pmx");
    application_.installEventFilter(this);
    prepare({});
    window_->actions().call("pose.export", *argumentsOf("pose.export", "path=POSE"));
    settle();
  }

  void run(const QStringList& only) {
    for (const actions::ActionInfo& action : actions::actionTable()) {
      const QString id = action.id;
      if (!only.isEmpty() && !only.contains(id)) continue;
      const auto skipped = std::ranges::find_if(kSkipped, [&id](const Skipped& row) { return id == row.id; });
      if (skipped != std::end(kSkipped)) {
        std::printf("%-28s skipped: %s\n", qPrintable(id), skipped->reason);
        continue;
      }
      measure(id);
    }
    print();
  }

 protected:
  /// Accepts every dialog once the window has nothing else to do, and closes menus.
  bool eventFilter(QObject* object, QEvent* event) override {
    if (event->type() != QEvent::Show) return false;
    auto* window = qobject_cast<QWidget*>(object);
    if (window == nullptr || !window->isWindow() || window == window_.get()) return false;
    if (qobject_cast<QDialog*>(window) != nullptr || qobject_cast<QMenu*>(window) != nullptr)
      QTimer::singleShot(200, this, [this, window = QPointer(window)] { answer(window, 0); });
    return false;
  }

 private:
  void write(const QString& name, const MotionSize& size) {
    if (!writeFileAtomically(session::toPath(folder_.filePath(name)), makeVmd(RecordOrder::ByFrame, size)))
      std::abort();
  }

  void answer(const QPointer<QWidget>& window, int attempt) {
    if (window == nullptr || !window->isVisible()) return;
    auto* dialog = qobject_cast<QDialog*>(window.data());
    if (dialog == nullptr || attempt > 20) {
      if (dialog != nullptr) dialog->reject();
      window->close();
      return;
    }
    QTimer::singleShot(attempt < 3 ? 100 : 1000, this, [this, window, attempt] { answer(window, attempt + 1); });
    if (attempt > 0) return;
    if (dialog->inherits("furitsuke::panels::OperationDialog")) {
      QMetaObject::invokeMethod(dialog, "applyRequested");
    } else if (qobject_cast<QFileDialog*>(dialog) != nullptr) {
      dialog->reject();
    } else {
      dialog->accept();
    }
  }

  [[nodiscard]] bool isWorking() const {
    const auto isBusy = [](const session::BackgroundWork* work) { return work->isBusy(); };
    if (window_->files().isOpening() || std::ranges::any_of(window_->findChildren<session::BackgroundWork*>(), isBusy))
      return true;
    return std::ranges::any_of(window_->workspace().documents(), [](edit::MotionDocument* document) {
      return document->file().isSaving() || session::LargeSteps::of(*document).work().isBusy();
    });
  }

  [[nodiscard]] bool isOpen() const {
    return std::ranges::any_of(QApplication::topLevelWidgets(), [this](const QWidget* one) {
      return one != window_.get() && one->isVisible() && qobject_cast<const QDialog*>(one) != nullptr;
    });
  }

  /// Runs the event loop until nothing has happened for a while.
  void settle() {
    QElapsedTimer whole;
    whole.start();
    QElapsedTimer quiet;
    quiet.start();
    QElapsedTimer looked;  // looking through all objects takes milliseconds
    looked.start();
    while (quiet.elapsed() < 150 && whole.elapsed() < kLongest) {
      const double before = threadMilliseconds();
      QApplication::processEvents(QEventLoop::AllEvents);
      QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
      application_.end();
      if (threadMilliseconds() - before > kRest) quiet.start();
      if (looked.elapsed() > 50) {
        if (isOpen() || isWorking()) quiet.start();
        looked.start();
      }
      QThread::msleep(1);
    }
  }

  /// The window as it is before each run.
  void prepare(const Way& way) {
    window_->playback().stop();
    // Live bodies move on: the window would never come to rest.
    window_->stage().physics().setMode(session::PhysicsMode::On);
    for (QWidget* one : QApplication::topLevelWidgets()) {
      if (one != window_.get() && one->isVisible() && one->parentWidget() != nullptr) one->close();
    }
    session::Workspace& workspace = window_->workspace();
    const QString path = folder_.filePath("million.vmd");
    if (workspace.findFile(session::toPath(path)) == nullptr) (void)window_->files().open(path);
    edit::MotionDocument* million = workspace.findFile(session::toPath(path));
    workspace.setCurrent(million);
    for (int i = workspace.count(); i-- > 0;) {
      if (workspace.document(i) != million) workspace.remove(workspace.document(i));
    }
    while (window_->stage().actors().size() > 1) window_->stage().removeActor(window_->stage().actors().back()->id());
    million->history().endGesture();
    million->history().undoStack()->setIndex(0);
    edit::EditorState& state = million->state();
    state.setLocked(million->motion().trackIds(), false);
    state.setCurrentFrame(kPlayhead);
    state.setCurrentTrack(million->motion().trackIds().front());
    state.setSelection(motion::selectAllKeys(million->motion()));
    const bool needsKeys =
        QApplication::clipboard()->mimeData() == nullptr || !window_->actions().action("edit.paste")->isEnabled();
    if (needsKeys) window_->actions().call("edit.copy");
    window_->actions().call("marker.add");
    if (way.isMoved) window_->actions().call("key.moveLater");
    if (way.isUndone) window_->actions().call("edit.undo");
    if (way.isNothingSelected) state.setSelection({});
    settle();
  }

  [[nodiscard]] Result<actions::ActionArguments> argumentsOf(const QString& id, QString words) const {
    words.replace("OTHER", folder_.filePath("other.vmd"))
        .replace("FOLDER", folder_.filePath("folder"))
        .replace("MILLION", folder_.filePath("million.vmd"))
        .replace("POSE", folder_.filePath("pose.vpd"))
        .replace("MODEL", FURITSUKE_SAMPLES "/sample.pmx")
        .replace("OUT", folder_.filePath("out"));
    const Result<QStringList> split = actions::splitScriptLine(words);
    return actions::parseActionArguments(*actions::findAction(id), *split);
  }

  void measure(const QString& id) {
    const auto found = std::ranges::find_if(kWays, [&id](const Way& way) { return id == way.id; });
    const Way way = found == std::end(kWays) ? Way{.id = ""} : *found;
    const Result<actions::ActionArguments> arguments =
        *way.words == '\0' ? Result<actions::ActionArguments>(actions::ActionArguments()) : argumentsOf(id, way.words);
    if (!arguments) {
      std::printf("%-28s %s\n", qPrintable(id), arguments.error().message().c_str());
      return;
    }
    std::vector<double> wall;
    std::vector<double> cpu;
    for (int run = 0; run < kRuns; ++run) {
      prepare(way);
      window_->actions().updateState(id);
      if (!window_->actions().action(id)->isEnabled()) {
        std::printf("%-28s not available: %s\n", qPrintable(id), qPrintable(window_->actions().disabledReason(id)));
        return;
      }
      application_.reset();
      QTimer::singleShot(0, this, [&] { window_->actions().call(id, *arguments); });
      settle();
      const Hold hold = application_.longest();
      wall.push_back(hold.wall);
      cpu.push_back(hold.cpu);
      if (hold.cpu < kBudget / 10) break;  // far from the limit
    }
    summary_.push_back({id, {medianOf(wall), medianOf(cpu)}});
    std::printf("%-28s %8.1f ms of CPU time %8.1f ms\n", qPrintable(id), summary_.back().hold.cpu,
                summary_.back().hold.wall);
    std::fflush(stdout);
  }

  void print() {
    std::ranges::sort(summary_, std::greater(), [](const Figure& figure) { return figure.hold.cpu; });
    std::printf("\nThe slowest of %zu actions: the longest time for which the thread of the interface was held\n",
                summary_.size());
    for (std::size_t i = 0; i < summary_.size() && i < kPrinted; ++i) {
      const Figure& figure = summary_[i];
      std::printf("%-28s %8.1f ms of CPU time %8.1f ms%s\n", qPrintable(figure.id), figure.hold.cpu, figure.hold.wall,
                  figure.hold.cpu > kBudget ? "  over 50 ms" : "");
    }
  }

  MeteredApplication& application_;
  QTemporaryDir folder_;
  session::Settings settings_;
  std::unique_ptr<window::MainWindow> window_;
  std::vector<Figure> summary_;
};

}  // namespace
}  // namespace furitsuke::bench

int main(int argc, char** argv) {
  using namespace furitsuke::bench;
  // Its signals tell when the loop waits; those of the dispatcher with GLib do not.
  qputenv("QT_NO_GLIB", "1");
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  MeteredApplication application(argc, argv);
  qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
  static QObject nowhere;
  QDesktopServices::setUrlHandler("file", &nowhere, "objectName");
  ActionBench(application).run(QApplication::arguments().mid(1));
  return 0;
}
