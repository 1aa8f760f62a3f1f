// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QApplication>
#include <algorithm>
#include <chrono>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "app/panels/timeline/dope_sheet.h"
#include "app/panels/timeline/timeline_panel.h"
#include "app/panels/timeline/track_labels.h"
#include "app/theme/theme.h"
#include "core/motion/key_edits.h"
#include "tests/bench/bench_application.h"

// Repaints of the real panel with 300 tracks and 1,000,000 keys in a window of 1600x900, the size that the performance
// budget is defined for.
namespace furitsuke::bench {
namespace {

constexpr int kTracks = 300;
constexpr int kTimelineKeysPerTrack = 3334;

/// Keys 1 to 12 frames apart; curves, values and the physics flag vary, so that every key style occurs.
motion::Motion bigMotion() {
  std::mt19937 random(20260101);
  motion::Motion motion;
  for (int t = 0; t < kTracks; ++t) {
    motion::Keys<motion::BoneKey> keys;
    Frame frame = 0;
    motion::BoneKey key = motion::restBoneKey();
    for (int k = 0; k < kTimelineKeysPerTrack; ++k) {
      if (random() % 3 != 0) key.translation.x = static_cast<float>(random() % 100);
      key.curves[0] = random() % 2 == 0 ? motion::kLinearCurve : motion::Curve{64, 0, 64, 127};
      key.physics = random() % 8 != 0;
      keys.append(frame, key);
      frame += 1 + static_cast<Frame>(random() % 12);
    }
    const Name name = Name::fromText("左腕捩" + std::to_string(t)).value();
    motion.bones.push_back({name, motion::Track<motion::BoneKey>(std::move(keys))});
  }
  return motion;
}

/// A model of those bones in display groups of ten, last bones first, and as many bones without keys.
std::shared_ptr<const model::Model> groupedModel(const motion::Motion& motion) {
  auto model = std::make_shared<model::Model>();
  for (auto track = motion.bones.rbegin(); track != motion.bones.rend(); ++track) {
    for (const char* suffix : {"", "+"}) {
      if (model->bones.size() % 20 == 0) {
        model->displayGroups.push_back(
            {model::ModelName::fromText("枠" + std::to_string(model->bones.size()), ""), false, {}});
      }
      model->displayGroups.back().items.push_back({false, static_cast<model::BoneIndex>(model->bones.size())});
      model->bones.emplace_back().name = model::ModelName::fromText(track->name.text() + suffix, "");
    }
  }
  return model;
}

/// One panel for all benchmarks of this file, created on first use.
struct Stage {
  Stage() : document(bigMotion()) {
    theme::applyTheme(application(), "dark");
    panel.resize(1600, 900);
    panel.setDocument(&document);
    panel.show();
    QApplication::processEvents();
    sheet = panel.findChild<panels::DopeSheet*>();
    labels = panel.findChild<panels::TrackLabels*>();
  }
  void zoomTo(double pixelsPerFrame) {
    document.state().setSelection({});
    document.state().setCurrentFrame(9000);
    panel.zoomFit();
    while (pixelsPerFrame > 0 && panel.view().scale().pixelsPerFrame() < pixelsPerFrame) panel.zoomIn();
    QApplication::processEvents();
  }
  edit::MotionDocument document;
  panels::TimelinePanel panel;
  panels::DopeSheet* sheet = nullptr;
  panels::TrackLabels* labels = nullptr;
};

Stage& stage() {
  application();
  // Destroyed at the end of the process: widgets must not outlive the application.
  static auto* const kStage = new Stage;
  return *kStage;
}

/// Runs `work` once per iteration and reports the median in addition to Google Benchmark's mean.
template <class Work>
void measureMedian(benchmark::State& state, Work&& work) {
  std::vector<double> times;
  for (auto _ : state) {
    const auto start = std::chrono::steady_clock::now();
    work();
    times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
  }
  std::ranges::nth_element(times, times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2));
  state.counters["median_ms"] = times[times.size() / 2];
}

void timelineRepaint(benchmark::State& state) {
  stage().zoomTo(static_cast<double>(state.range(0)) / 100.0);
  if (state.range(1) != 0) stage().panel.selectAll();
  stage().sheet->repaint();
  measureMedian(state, [] { stage().sheet->repaint(); });
  state.counters["px_per_frame"] = stage().panel.view().scale().pixelsPerFrame();
}
BENCHMARK(timelineRepaint)
    ->ArgNames({"centipixels_per_frame", "all_selected"})
    ->ArgsProduct({{0, 25, 50, 100, 200, 400, 800, 1200, 4800}, {0, 1}})
    ->Unit(benchmark::kMillisecond);

void timelineLabelsRepaint(benchmark::State& state) {
  stage().labels->repaint();
  measureMedian(state, [] { stage().labels->repaint(); });
}
BENCHMARK(timelineLabelsRepaint)->Unit(benchmark::kMillisecond);

void timelinePlayheadMoves(benchmark::State& state) {
  stage().zoomTo(1.0);
  Frame frame = 9000;
  measureMedian(state, [&] {
    stage().document.state().setCurrentFrame(frame = frame == 9000 ? 9001 : 9000);
    QApplication::processEvents();
  });
}
BENCHMARK(timelinePlayheadMoves)->Unit(benchmark::kMillisecond);

/// One key moved back and forth, with all panels of the timeline updated and painted.
void timelineOneKeyEdit(benchmark::State& state) {
  stage().zoomTo(1.0);
  const motion::TrackId track{motion::TrackKind::Bone, 5};
  const Frame frame = stage().document.motion().frames(track)[1400];
  motion::EditBuilder builder(stage().document.motion());
  motion::BoneKey key = *stage().document.motion().bones[5].keys.find(frame);
  key.translation.y += 1;
  builder.set(track, frame, key);
  stage().document.history().push("edit", builder.build());
  bool undone = false;
  measureMedian(state, [&] {
    undone = !undone;
    undone ? stage().document.history().undoStack()->undo() : stage().document.history().undoStack()->redo();
    QApplication::processEvents();
  });
}
BENCHMARK(timelineOneKeyEdit)->Unit(benchmark::kMillisecond);

void timelineSelectAll(benchmark::State& state) {
  stage().zoomTo(1.0);
  measureMedian(state, [] {
    stage().panel.selectAll();
    QApplication::processEvents();
    stage().document.state().setSelection({});
    QApplication::processEvents();
  });
}
BENCHMARK(timelineSelectAll)->Unit(benchmark::kMillisecond);

/// With a heading above every tenth track and a row for every bone.
void timelineRepaintGrouped(benchmark::State& state) {
  stage().zoomTo(static_cast<double>(state.range(0)) / 100.0);
  stage().panel.setUnusedTracksShown(true);
  stage().panel.setModel(groupedModel(stage().document.motion()));
  stage().sheet->repaint();
  measureMedian(state, [] { stage().sheet->repaint(); });
  stage().panel.setModel(nullptr);
  stage().panel.setUnusedTracksShown(false);
}
BENCHMARK(timelineRepaintGrouped)
    ->ArgName("centipixels_per_frame")
    ->Arg(0)
    ->Arg(100)
    ->Arg(800)
    ->Unit(benchmark::kMillisecond);

/// Another model becomes active.
void timelineChangesModel(benchmark::State& state) {
  stage().zoomTo(1.0);
  const auto model = groupedModel(stage().document.motion());
  bool grouped = false;
  measureMedian(state, [&] {
    grouped = !grouped;
    stage().panel.setModel(grouped ? model : nullptr);
    QApplication::processEvents();
  });
  stage().panel.setModel(nullptr);
}
BENCHMARK(timelineChangesModel)->Unit(benchmark::kMillisecond);

void timelineOpens(benchmark::State& state) {
  measureMedian(state, [] {
    stage().panel.setDocument(nullptr);
    stage().panel.setDocument(&stage().document);
    QApplication::processEvents();
  });
}
BENCHMARK(timelineOpens)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace furitsuke::bench
