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
#include "app/commands/file_commands.h"
#include "app/commands/settings.h"
#include "app/commands/workspace.h"
#include "app/shell/dock_area.h"
#include "app/shell/main_window.h"
#include "app/stage/stage.h"
#include "app/theme/theme.h"
#include "app/viewport/pose_tool.h"
#include "app/viewport/viewport_overlay.h"
#include "app/viewport/viewport_panel.h"
#include "tests/bench/bench_application.h"
#include "tests/support/corpus.h"

// What the hand waits for in the real window. A handle is dragged: from the move of the mouse until all panels are
// painted, the picture of the model included. Where a processor draws, the size of the viewport decides.
namespace furitsuke::bench {
namespace {

struct PosedWindow {
  PosedWindow() : settings(folder.filePath("profile")) {
    applyTheme(application(), "dark");
    window = std::make_unique<MainWindow>(settings);
    window->resize(1600, 1000);
    window->show();
    QApplication::processEvents();
  }
  [[nodiscard]] ViewportOverlay& overlay() const { return window->docks().viewport()->overlay(); }
  bool open(const std::filesystem::path& corpus) const {
    for (const char* file : {"models/miku_v2/miku_v2.pmd", "motions/dance_galaxias_v2.vmd"}) {
      if (!window->files().open(fromPath(corpus / file))) return false;
    }
    window->workspace().current()->setCurrentFrame(300);
    for (const char* id : {"viewport.home", "viewport.frameAll"}) (void)window->actions().runScripted(id, {});
    QApplication::processEvents();
    return true;
  }
  /// Nothing when the model has no such bone, or there is no handle of it.
  [[nodiscard]] std::optional<QPointF> handleOf(const char* bone) const {
    ActionArguments names;
    names.set("bones", QString::fromUtf8(bone));
    if (!window->actions().runScripted("pose.pick", names)) return {};
    QApplication::processEvents();
    for (const HandleShape& shape : overlay().placedPoseTool().shapes()) {
      if (shape.handle == PoseHandle{HandleKind::MoveView, 0}) return shape.area.boundingRect().center();
    }
    return {};
  }
  void mouse(QEvent::Type type, QPointF at) const {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, overlay().mapToGlobal(at), button, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&overlay(), &event);
  }

  QTemporaryDir folder;
  Settings settings;
  std::unique_ptr<MainWindow> window;
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
  double way = 0;
  const std::uint64_t before = posed.window->stage().active()->revision();
  for (auto _ : state) {
    posed.mouse(QEvent::MouseMove, *at + QPointF(20 + std::fmod(way += 1, 60), 0));
    QApplication::processEvents();
  }
  const auto posedTimes = static_cast<std::int64_t>(posed.window->stage().active()->revision() - before);
  if (posedTimes < static_cast<std::int64_t>(state.iterations())) state.SkipWithError("it was not drawn each time");
  posed.mouse(QEvent::MouseButtonRelease, *at);
  const QSize size = posed.overlay().size();
  state.SetLabel("miku_v2, viewport " + std::to_string(size.width()) + "x" + std::to_string(size.height()));
  posed.window->setUnattended(true);
}
BENCHMARK(poseDrag)->UseRealTime()->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond);

/// One frame on, until all is painted: alone, with the trails of eight bones over 30 frames to each side, with two
/// ghosts on each side.
void stepWithTimeAids(benchmark::State& state, const char* aid) {
  const auto corpus = test::corpusFolder();
  if (!corpus) return state.SkipWithError("FURITSUKE_CORPUS is not set");
  const PosedWindow posed;
  if (!posed.open(*corpus)) return state.SkipWithError("the files cannot be opened");
  ActionArguments names;
  names.set("bones", QString::fromUtf8("右腕,左腕,右ひじ,左ひじ,右手首,左手首,右足ＩＫ,左足ＩＫ"));
  if (!posed.window->actions().runScripted("pose.pick", names)) return state.SkipWithError("a bone is missing");
  if (*aid != 0 && !posed.window->actions().runScripted(aid, {})) return state.SkipWithError("no such action");
  QApplication::processEvents();
  MotionDocument& document = *posed.window->workspace().current();
  Frame frame = document.currentFrame();
  for (auto _ : state) {
    document.setCurrentFrame(++frame);
    QApplication::processEvents();
  }
  const QSize size = posed.overlay().size();
  state.SetLabel("viewport " + std::to_string(size.width()) + "x" + std::to_string(size.height()));
  posed.window->setUnattended(true);
}
BENCHMARK_CAPTURE(stepWithTimeAids, alone, "")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stepWithTimeAids, trails, "viewport.trails")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stepWithTimeAids, ghosts, "viewport.onionSkin")->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace furitsuke::bench
