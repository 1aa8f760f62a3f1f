// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QMouseEvent>
#include <QTemporaryDir>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/viewport/pose_tool.h"
#include "app/panels/viewport/viewport_overlay.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/file_paths.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/theme/theme.h"
#include "app/window/main_window.h"
#include "tests/bench/bench_application.h"
#include "tests/support/corpus.h"

// Latency of posing in the real window: from a mouse move that drags a handle until all panels are painted, including
// the viewport. In software rendering the size of the viewport dominates.
namespace furitsuke::bench {
namespace {

struct PosedWindow {
  PosedWindow() : settings(folder.filePath("profile")) {
    theme::applyTheme(application(), "dark");
    window = std::make_unique<window::MainWindow>(settings);
    window->resize(1600, 1000);
    window->show();
    QApplication::processEvents();
  }
  [[nodiscard]] panels::ViewportOverlay& overlay() const {
    return window->docks().panel<panels::ViewportPanel>()->overlay();
  }
  bool open(const std::filesystem::path& corpus) const {
    for (const char* file : {"models/miku_v2/miku_v2.pmd", "motions/dance_galaxias_v2.vmd"}) {
      if (!window->files().open(session::fromPath(corpus / file))) return false;
    }
    window->workspace().current()->state().setCurrentFrame(300);
    for (const char* id : {"viewport.home", "viewport.frameAll"}) (void)window->actions().runScripted(id, {});
    QApplication::processEvents();
    return true;
  }
  /// Nothing if the model has no such bone, or the bone has no handle.
  [[nodiscard]] std::optional<QPointF> handleOf(const char* bone) const {
    actions::ActionArguments names;
    names.set("bones", QString::fromUtf8(bone));
    if (!window->actions().runScripted("pose.pick", names)) return {};
    QApplication::processEvents();
    for (const panels::HandleShape& shape : overlay().placedPoseTool().shapes()) {
      if (shape.handle == eval::PoseHandle{eval::HandleKind::MoveView, 0}) return shape.area.boundingRect().center();
    }
    return {};
  }
  void mouse(QEvent::Type type, QPointF at) const {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, overlay().mapToGlobal(at), button, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&overlay(), &event);
  }

  QTemporaryDir folder;
  session::Settings settings;
  std::unique_ptr<window::MainWindow> window;
};

void poseDrag(benchmark::State& state) {
  const auto corpus = test::corpusFolder();
  if (!corpus) return state.SkipWithError("FURITSUKE_CORPUS is not set");
  const PosedWindow posed;
  if (!posed.open(*corpus)) return state.SkipWithError("the files cannot be opened");
  const auto at = posed.handleOf("右足ＩＫ");
  if (!at) return state.SkipWithError("there is no handle, or no OpenGL");
  posed.mouse(QEvent::MouseButtonPress, *at);
  posed.mouse(QEvent::MouseMove, *at + QPointF(20, 0));
  QApplication::processEvents();
  double distance = 0;
  const std::uint64_t before = posed.window->stage().active()->revision();
  for (auto _ : state) {
    posed.mouse(QEvent::MouseMove, *at + QPointF(20 + std::fmod(distance += 1, 60), 0));
    QApplication::processEvents();
  }
  const auto posedTimes = static_cast<std::int64_t>(posed.window->stage().active()->revision() - before);
  if (posedTimes < static_cast<std::int64_t>(state.iterations())) state.SkipWithError("it was not drawn at every step");
  posed.mouse(QEvent::MouseButtonRelease, *at);
  const QSize size = posed.overlay().size();
  state.SetLabel("miku_v2, viewport " + std::to_string(size.width()) + "x" + std::to_string(size.height()));
  posed.window->setUnattended(true);
}
BENCHMARK(poseDrag)->UseRealTime()->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);

/// One frame forward until everything is painted: alone, with the trails of eight bones over 30 frames in both
/// directions, with two ghosts in both directions.
void stepWithTrailsOrGhosts(benchmark::State& state, const char* aid) {
  const auto corpus = test::corpusFolder();
  if (!corpus) return state.SkipWithError("FURITSUKE_CORPUS is not set");
  const PosedWindow posed;
  if (!posed.open(*corpus)) return state.SkipWithError("the files cannot be opened");
  actions::ActionArguments names;
  names.set("bones", QString::fromUtf8("右腕,左腕,右ひじ,左ひじ,右手首,左手首,右足ＩＫ,左足ＩＫ"));
  if (!posed.window->actions().runScripted("pose.pick", names)) return state.SkipWithError("a bone is missing");
  if (*aid != 0 && !posed.window->actions().runScripted(aid, {})) return state.SkipWithError("no such action");
  QApplication::processEvents();
  edit::MotionDocument& document = *posed.window->workspace().current();
  Frame frame = document.state().currentFrame();
  for (auto _ : state) {
    document.state().setCurrentFrame(++frame);
    QApplication::processEvents();
  }
  const QSize size = posed.overlay().size();
  state.SetLabel("viewport " + std::to_string(size.width()) + "x" + std::to_string(size.height()));
  posed.window->setUnattended(true);
}
BENCHMARK_CAPTURE(stepWithTrailsOrGhosts, alone, "")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stepWithTrailsOrGhosts, trails, "viewport.trails")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stepWithTrailsOrGhosts, ghosts, "viewport.onionSkin")->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace furitsuke::bench
