// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QMouseEvent>
#include <QTemporaryDir>
#include <QThread>
#include <algorithm>
#include <chrono>
#include <ctime>
#include <functional>
#include <memory>
#include <vector>

#include "app/actions/action_set.h"
#include "app/commands/file_commands.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/shell/dock_area.h"
#include "app/shell/main_window.h"
#include "app/theme/theme.h"
#include "app/timeline/dope_sheet.h"
#include "app/timeline/timeline_panel.h"
#include "core/base/file.h"
#include "tests/bench/bench_application.h"
#include "tests/bench/bench_motion.h"

// A person works on 1,000,000 keys in the real window. Each step tells the longest time for which the window did not
// come back to its event loop (stall_ms), what of it was work of its own thread and not waiting for a processor
// (stall_cpu_ms, the longest of that), and how long it took until all was done and painted.
namespace furitsuke::bench {
namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// Processor time of this thread; where the system does not tell, that of the process.
double threadMilliseconds() {
#ifdef CLOCK_THREAD_CPUTIME_ID
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
#else
  return static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC;
#endif
}

/// The longest time away from the event loop.
struct Stall {
  double wall = 0;
  double cpu = 0;
  /// Does it and returns how long it took.
  double time(const std::function<void()>& work) {
    const double cpuBefore = threadMilliseconds();
    const Clock::time_point start = Clock::now();
    work();
    const double away = millisecondsSince(start);
    wall = std::max(wall, away);
    cpu = std::max(cpu, threadMilliseconds() - cpuBefore);
    return away;
  }
};

struct Session {
  Session() : settings(folder.filePath("profile"), Settings::Mode::Safe) {
    applyTheme(application(), "dark");
    window = std::make_unique<MainWindow>(settings);
    window->resize(1600, 900);
    window->show();
    path = folder.filePath("million.vmd");
    if (!writeFileAtomically(toPath(path), makeVmd(RecordOrder::ByFrame))) std::abort();
    settle();
  }
  [[nodiscard]] MotionDocument& document() const { return *window->workspace().current(); }
  [[nodiscard]] DopeSheet* sheet() const { return window->docks().timeline()->findChild<DopeSheet*>(); }
  void trigger(const char* id) const {
    window->actions().updateEnabled();
    window->actions().action(id)->trigger();
  }
  void mouse(QEvent::Type type, QPointF at) const {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, sheet()->mapToGlobal(at), button, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(sheet(), &event);
  }
  /// Lets the window work until nothing is left to do, panels that wait for a large selection to rest included; the
  /// longest time it was away from its event loop.
  Stall settle(
      const std::function<bool()>& isDone = [] { return true; }, Stall longest = {}) const {
    const auto turn = [&longest] { return longest.time([] { QApplication::processEvents(); }); };
    for (int idle = 0; idle < 5;) {
      idle = turn() < 1 && isDone() ? idle + 1 : 0;
      if (!isDone()) QThread::msleep(1);
    }
    const Clock::time_point idleSince = Clock::now();
    while (millisecondsSince(idleSince) < 2.0 * kLargeSelectionRest.count()) {
      turn();
      QThread::msleep(1);
    }
    return longest;
  }

  QTemporaryDir folder;
  Settings settings;
  std::unique_ptr<MainWindow> window;
  QString path;
};

Session& session() {
  application();
  // Left to the end of the process: widgets must not outlive the application.
  static auto* const kSession = new Session;
  return *kSession;
}

TimelineView& timelineView() { return *session().window->docks().timeline()->findChild<TimelineView*>(); }

using Step = std::function<void()>;

/// The steps one after the other, each as an event of its own.
void measure(benchmark::State& state, const std::vector<Step>& steps, const std::function<bool()>& isDone) {
  Stall longest;
  for (auto _ : state) {
    for (const Step& step : steps) {
      longest.time(step);
      longest = session().settle(isDone, longest);
    }
  }
  state.counters["stall_ms"] = longest.wall;
  state.counters["stall_cpu_ms"] = longest.cpu;
}

bool always() { return true; }

void sessionOpen(benchmark::State& state) {
  session();  // the window and the file are there before a person opens it
  measure(state, {[] { session().window->files().openSoon({session().path}); }},
          [] { return session().window->workspace().current() != nullptr; });
}

void sessionScroll(benchmark::State& state) {
  TimelineView& view = timelineView();
  std::vector<Step> steps;
  steps.insert(steps.end(), 20, [&view] { view.zoomAboutPlayhead(1.3); });
  steps.insert(steps.end(), 20, [&view] { view.scrollTime(150); });
  steps.insert(steps.end(), 20, [&view] { view.setScrollY(view.scrollY() + 90); });
  steps.emplace_back([&view] {
    view.setScrollY(0);
    view.zoomToFit();
  });
  measure(state, steps, always);
}

/// From the empty space below the last row up over all of them, as they are in sight when the window is high enough.
void sessionBoxSelectAll(benchmark::State& state) {
  DopeSheet* const sheet = session().sheet();
  TimelineView& view = timelineView();
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
  state.counters["keys"] = static_cast<double>(session().document().selection().keyCount());
}

void sessionSelectAll(benchmark::State& state) {
  measure(state, {[] { session().trigger("edit.selectAll"); }}, always);
}

/// Ten frames to the right by the mouse, in steps of one frame.
void sessionDragByTen(benchmark::State& state) {
  TimelineView& view = timelineView();
  view.setScrollY(0);
  view.setOrigin(0);
  view.zoomAbout(0, 12 / view.scale().pixelsPerFrame());
  session().settle();
  const double y = TimelineView::kRowHeight * 4.5;
  const auto at = [&view, y](double frame) { return QPointF(view.scale().xOf(frame), y); };
  std::vector<Step> steps{[=] { session().mouse(QEvent::MouseButtonPress, at(20)); }};
  for (int i = 1; i <= 10; ++i) {
    steps.emplace_back([=] { session().mouse(QEvent::MouseMove, at(20.0 + i)); });
  }
  steps.emplace_back([=] { session().mouse(QEvent::MouseButtonRelease, at(30)); });
  const int before = session().document().undoStack()->count();
  measure(state, steps, always);
  if (session().document().undoStack()->count() != before + 1) state.SkipWithError("nothing was moved");
  view.zoomToFit();
}

void sessionMoveByAction(benchmark::State& state) {
  const Step move = [] {
    ActionArguments arguments;
    arguments.set("by", std::int64_t{10});
    if (!session().window->actions().runScripted("key.move", arguments)) std::abort();
  };
  measure(state, {move}, always);
}

/// A curve of every key, by the action.
void sessionSetCurves(benchmark::State& state) {
  const Step change = [] {
    ActionArguments arguments;
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
  session().document().setCurrentFrame(15'001);
  session().settle();
  measure(state, {[] { session().trigger("edit.paste"); }}, always);
}

void sessionDelete(benchmark::State& state) {
  measure(state, {[] { session().trigger("edit.delete"); }}, always);
}

// In this order: each goes on where the one before ended.
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
