// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QMouseEvent>
#include <algorithm>
#include <chrono>
#include <random>
#include <utility>
#include <vector>

#include "app/panels/graphs/graph_panel.h"
#include "app/panels/graphs/graph_plot.h"
#include "app/panels/graphs/graph_view.h"
#include "app/theme/theme.h"
#include "tests/bench/bench_application.h"

// The real panel with one bone of 100,000 keys, all its six channels shown, in a window of 1600x500.
namespace furitsuke::bench {
namespace {

constexpr int kGraphKeys = 100'000;

motion::Motion denseMotion() {
  std::mt19937 random(20260301);
  motion::Keys<motion::BoneKey> keys;
  Frame frame = 0;
  const auto number = [&](int range) { return static_cast<float>(random() % (2 * range)) - static_cast<float>(range); };
  for (int i = 0; i < kGraphKeys; ++i) {
    motion::BoneKey key = motion::restBoneKey();
    key.translation = {number(10), number(20), number(5)};
    key.rotation = motion::rotationFromEuler({number(60), number(60), number(60)});
    for (motion::Curve& curve : key.curves)
      curve = random() % 2 == 0 ? motion::kLinearCurve : motion::Curve{64, 0, 64, 127};
    keys.append(frame, key);
    frame += 1 + static_cast<Frame>(random() % 12);
  }
  motion::Motion motion;
  motion.bones.push_back({Name::fromText("右腕").value(), motion::Track<motion::BoneKey>(std::move(keys))});
  return motion;
}

constexpr motion::TrackId kDenseTrack{motion::TrackKind::Bone, 0};

/// One panel for all benchmarks of this file, created on first use.
struct GraphStage {
  GraphStage() : document(denseMotion()) {
    theme::applyTheme(application(), "dark");
    document.state().setCurrentTrack(kDenseTrack);
    panel.resize(1600, 500);
    panel.setDocument(&document);
    panel.show();
    QApplication::processEvents();
    plot = panel.findChild<panels::GraphPlot*>();
  }
  /// Shows all keys, or that many frames around the middle.
  void show(Frame frames) {
    document.state().setSelection({});
    panel.fitAll();
    if (frames > 0) {
      const auto keys = document.motion().frames(kDenseTrack);
      const Frame middle = keys[kGraphKeys / 2];
      document.state().setSelection(motion::selectKeys(document.motion(), kDenseTrack, {middle, middle + frames}));
      panel.fitSelection();
      document.state().setSelection({});
    }
    QApplication::processEvents();
  }
  void send(QEvent::Type type, QPointF at) const {
    const bool isMove = type == QEvent::MouseMove;
    QMouseEvent event(type, at, plot->viewport()->mapToGlobal(at), isMove ? Qt::NoButton : Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(plot->viewport(), &event);
  }
  edit::MotionDocument document;
  panels::GraphPanel panel;
  panels::GraphPlot* plot = nullptr;
};

GraphStage& graphStage() {
  application();
  // Destroyed at the end of the process: widgets must not outlive the application.
  static auto* const kStage = new GraphStage;
  return *kStage;
}

/// Runs `work` once per iteration and reports the median in addition to Google Benchmark's mean.
template <class Work>
void measureGraphMedian(benchmark::State& state, Work&& work) {
  std::vector<double> times;
  for (auto _ : state) {
    const auto start = std::chrono::steady_clock::now();
    work();
    times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
  }
  std::ranges::nth_element(times, times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2));
  state.counters["median_ms"] = times[times.size() / 2];
}

/// A small change of zoom or position: everything visible is recomputed and repainted. frames 0: all of them.
void graphRepaint(benchmark::State& state) {
  graphStage().show(static_cast<Frame>(state.range(0)));
  auto& view = const_cast<panels::GraphView&>(graphStage().panel.view());
  int sign = 1;
  measureGraphMedian(state, [&] {
    view.scroll({0, 1.0 * (sign = -sign)});
    graphStage().plot->viewport()->repaint();
  });
}
BENCHMARK(graphRepaint)->ArgName("frames")->Arg(0)->Arg(10'000)->Arg(1'000)->Arg(200)->Unit(benchmark::kMillisecond);

/// From a mouse move that drags a key until the graph shows it.
void graphKeyDrag(benchmark::State& state) {
  graphStage().show(static_cast<Frame>(state.range(0)));
  const panels::GraphView& view = graphStage().panel.view();
  const auto keys = graphStage().document.motion().frames(kDenseTrack);
  const std::size_t middle = kGraphKeys / 2 + 3;
  const panels::GraphCurve& curve = view.curves().front();
  const QPointF position =
      graphStage().plot->plotRect().topLeft() + view.pointOf(curve, keys[middle], view.curveOf(curve).keyValue(middle));
  graphStage().send(QEvent::MouseButtonPress, position);
  graphStage().send(QEvent::MouseMove, position + QPointF(0, 30));
  QApplication::processEvents();
  int sign = 1;
  measureGraphMedian(state, [&] {
    graphStage().send(QEvent::MouseMove, position + QPointF(0, 30 + 5 * (sign = -sign)));
    QApplication::processEvents();
  });
  graphStage().send(QEvent::MouseButtonRelease, position);
  graphStage().document.history().undoStack()->undo();
}
BENCHMARK(graphKeyDrag)->ArgName("frames")->Arg(0)->Arg(1'000)->Arg(200)->Unit(benchmark::kMillisecond);

void graphPlayheadMoves(benchmark::State& state) {
  graphStage().show(0);
  Frame frame = 9000;
  measureGraphMedian(state, [&] {
    graphStage().document.state().setCurrentFrame(frame = frame == 9000 ? 15'000 : 9000);
    QApplication::processEvents();
  });
}
BENCHMARK(graphPlayheadMoves)->Unit(benchmark::kMillisecond);

/// Another track is shown: its angles are unrolled and everything is recomputed.
void graphChangesTrack(benchmark::State& state) {
  graphStage().show(0);
  measureGraphMedian(state, [] {
    graphStage().panel.setDocument(nullptr);
    graphStage().panel.setDocument(&graphStage().document);
    QApplication::processEvents();
  });
}
BENCHMARK(graphChangesTrack)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace furitsuke::bench
