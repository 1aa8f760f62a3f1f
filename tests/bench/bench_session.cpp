// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QElapsedTimer>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QThread>
#include <functional>
#include <memory>
#include <vector>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/timeline/dope_sheet.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/session/file_paths.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/theme/theme.h"
#include "app/window/main_window.h"
#include "core/base/file.h"
#include "tests/bench/bench_application.h"
#include "tests/bench/bench_motion.h"
#include "tests/bench/hold_meter.h"

// A user works on 1,000,000 keys in the real window. Each step reports the longest time for which the event loop was
// blocked (stall_ms), how much of it was CPU time of its own thread (stall_cpu_ms, the longest of that), and the time
// until everything was done and painted.
namespace furitsuke::bench {
namespace {

/// Removed at the end of the process, although the session is never destroyed: its files are large.
const QTemporaryDir& folder() {
  static const QTemporaryDir kFolder;
  return kFolder;
}

struct Session {
  Session() : settings(folder().filePath("profile"), session::Settings::Mode::Safe) {
    theme::applyTheme(application(), "dark");
    window = std::make_unique<window::MainWindow>(settings);
    window->resize(1600, 900);
    window->show();
    path = folder().filePath("million.vmd");
    if (!writeFileAtomically(session::toPath(path), makeVmd(RecordOrder::ByFrame))) std::abort();
    settle();
  }
  [[nodiscard]] edit::MotionDocument& document() const { return *window->workspace().current(); }
  [[nodiscard]] panels::DopeSheet* sheet() const {
    return window->docks().panel<panels::TimelinePanel>()->findChild<panels::DopeSheet*>();
  }
  void trigger(const char* id) const {
    window->actions().updateStates();
    window->actions().action(id)->trigger();
  }
  void mouse(QEvent::Type type, QPointF at) const {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, sheet()->mapToGlobal(at), button, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(sheet(), &event);
  }
  /// Processes events until nothing is left to do, including delayed updates of panels after a large selection; returns
  /// the longest time for which the event loop was blocked.
  Hold settle(
      const std::function<bool()>& isDone = [] { return true; }, Hold longest = {}) const {
    const auto processOnce = [&longest] {
      const Hold hold = timed([] { QApplication::processEvents(); });
      longest.add(hold);
      return hold.wall;
    };
    for (int quiet = 0; quiet < 5;) {
      quiet = processOnce() < 1 && isDone() ? quiet + 1 : 0;
      if (!isDone()) QThread::msleep(1);
    }
    QElapsedTimer idle;
    idle.start();
    while (idle.elapsed() < 2 * edit::kLargeSelectionDebounce.count()) {
      processOnce();
      QThread::msleep(1);
    }
    return longest;
  }

  session::Settings settings;
  std::unique_ptr<window::MainWindow> window;
  QString path;
};

Session& session() {
  application();
  // Destroyed at the end of the process: widgets must not outlive the application.
  static auto* const kSession = new Session;
  return *kSession;
}

panels::TimelineView& timelineView() {
  return *session().window->docks().panel<panels::TimelinePanel>()->findChild<panels::TimelineView*>();
}

using Step = std::function<void()>;

/// The steps in sequence, each as a separate event.
void measure(benchmark::State& state, const std::vector<Step>& steps, const std::function<bool()>& isDone) {
  Hold longest;
  for (auto _ : state) {
    for (const Step& step : steps) {
      longest.add(timed(step));
      longest = session().settle(isDone, longest);
    }
  }
  state.counters["stall_ms"] = longest.wall;
  state.counters["stall_cpu_ms"] = longest.cpu;
}

bool always() { return true; }

void sessionOpen(benchmark::State& state) {
  session();  // window and file exist before the steps start
  measure(state, {[] { session().window->files().openSoon({session().path}); }},
          [] { return session().window->workspace().current() != nullptr; });
}

void sessionScroll(benchmark::State& state) {
  panels::TimelineView& view = timelineView();
  std::vector<Step> steps;
  steps.insert(steps.end(), 20, [&view] { view.zoomAboutPlayhead(1.3); });
  steps.insert(steps.end(), 20, [&view] { view.scrollTime(150); });
  steps.insert(steps.end(), 20, [&view] { view.setScrollY(view.scrollY() + 90); });
  steps.emplace_back([&view] {
    view.setScrollY(0);
    view.fitAll();
  });
  measure(state, steps, always);
}

/// From the empty space below the last row up over all rows, which are visible if the window is high enough.
void sessionBoxSelectAll(benchmark::State& state) {
  panels::DopeSheet* const sheet = session().sheet();
  panels::TimelineView& view = timelineView();
  const QPointF corner(1, 1);
  const QPointF end(sheet->width() - 2, sheet->height() - 2);
  std::vector<Step> steps{[corner] { session().mouse(QEvent::MouseButtonPress, corner); }};
  for (int i = 1; i <= 10; ++i) {
    steps.emplace_back([=] { session().mouse(QEvent::MouseMove, corner + (end - corner) * i / 10); });
  }
  // Down to the last row, as when the mouse is held at the lower edge.
  steps.emplace_back([&view, end] {
    view.setScrollY(view.maxScrollY());
    session().mouse(QEvent::MouseMove, end);
  });
  steps.emplace_back([end] { session().mouse(QEvent::MouseButtonRelease, end); });
  measure(state, steps, always);
  state.counters["keys"] = static_cast<double>(session().document().state().selection().keyCount());
}

void sessionSelectAll(benchmark::State& state) {
  measure(state, {[] { session().trigger("edit.selectAll"); }}, always);
}

/// Ten frames to the right by mouse, in steps of one frame.
void sessionDragByTen(benchmark::State& state) {
  panels::TimelineView& view = timelineView();
  view.setScrollY(0);
  view.setOrigin(0);
  view.zoomAbout(0, 12 / view.scale().pixelsPerFrame());
  session().settle();
  const double y = panels::TimelineView::kRowHeight * 4.5;
  const auto at = [&view, y](double frame) { return QPointF(view.scale().xOf(frame), y); };
  std::vector<Step> steps{[=] { session().mouse(QEvent::MouseButtonPress, at(20)); }};
  for (int i = 1; i <= 10; ++i) {
    steps.emplace_back([=] { session().mouse(QEvent::MouseMove, at(20.0 + i)); });
  }
  steps.emplace_back([=] { session().mouse(QEvent::MouseButtonRelease, at(30)); });
  const int before = session().document().history().undoStack()->count();
  measure(state, steps, always);
  if (session().document().history().undoStack()->count() != before + 1) state.SkipWithError("nothing was moved");
  view.fitAll();
}

void sessionMoveByAction(benchmark::State& state) {
  const Step move = [] {
    actions::ActionArguments arguments;
    arguments.set("by", std::int64_t{10});
    if (!session().window->actions().runScripted("key.move", arguments)) std::abort();
  };
  measure(state, {move}, always);
}

/// Sets a curve of every key, by the action.
void sessionSetCurves(benchmark::State& state) {
  const Step change = [] {
    actions::ActionArguments arguments;
    arguments.set("points", std::vector<double>{20, 20, 100, 100});
    if (!session().window->actions().runScripted("curve.set", arguments)) std::abort();
  };
  measure(state, {change}, always);
}

void sessionUndo(benchmark::State& state) {
  measure(state, {[] { session().trigger("edit.undo"); }}, always);
}

void sessionRedo(benchmark::State& state) {
  measure(state, {[] { session().trigger("edit.redo"); }}, always);
}

void sessionSave(benchmark::State& state) {
  if (!session().document().isModified()) return state.SkipWithError("nothing to save");
  measure(state, {[] { session().trigger("file.save"); }}, [] { return !session().document().isModified(); });
}

void sessionCopy(benchmark::State& state) {
  measure(state, {[] { session().trigger("edit.copy"); }}, always);
}

void sessionPaste(benchmark::State& state) {
  session().document().state().setCurrentFrame(15'001);
  session().settle();
  measure(state, {[] { session().trigger("edit.paste"); }}, always);
}

void sessionDelete(benchmark::State& state) {
  measure(state, {[] { session().trigger("edit.delete"); }}, always);
}

// In this order: each continues from the result of the previous one.
#define FURITSUKE_SESSION(step) BENCHMARK(step)->Iterations(1)->Unit(benchmark::kMillisecond)
FURITSUKE_SESSION(sessionOpen);
FURITSUKE_SESSION(sessionScroll);
FURITSUKE_SESSION(sessionBoxSelectAll);
FURITSUKE_SESSION(sessionSelectAll);
FURITSUKE_SESSION(sessionDragByTen);
FURITSUKE_SESSION(sessionUndo);
FURITSUKE_SESSION(sessionRedo);
FURITSUKE_SESSION(sessionMoveByAction);
FURITSUKE_SESSION(sessionSetCurves);
FURITSUKE_SESSION(sessionSave);
FURITSUKE_SESSION(sessionCopy);
FURITSUKE_SESSION(sessionPaste);
FURITSUKE_SESSION(sessionDelete);
#undef FURITSUKE_SESSION

}  // namespace
}  // namespace furitsuke::bench
