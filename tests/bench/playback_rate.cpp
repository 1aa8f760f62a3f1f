// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <cstdio>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/physics/stage_physics.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/theme/theme.h"
#include "app/window/main_window.h"
#include "tests/bench/bench_application.h"

// furitsuke-playback-rate FILES...: plays the files in the real window, without physics, while physics is simulated,
// and with all of it simulated, and prints the pictures of each second and how far the simulation is.
namespace furitsuke::bench {
namespace {

constexpr int kSeconds = 5;

void wait(int milliseconds) {
  QElapsedTimer clock;
  clock.start();
  while (clock.elapsed() < milliseconds) application().processEvents(QEventLoop::WaitForMoreEvents, 10);
}

void play(window::MainWindow& window, const char* what) {
  std::printf("%-20s", what);
  window.playback().play();
  for (int second = 0; second < kSeconds; ++second) {
    wait(1000);
    std::printf("  %2d pictures", window.docks().panel<panels::ViewportPanel>()->picturesPerSecond());
    if (const auto exact = window.stage().physics().exactUpTo()) std::printf(" (frame %.0f)", *exact);
  }
  std::puts("");
  window.playback().stop();
}

int measure(const QStringList& files) {
  theme::applyTheme(application(), "dark");
  const QTemporaryDir folder;
  session::Settings settings(folder.filePath("profile"), session::Settings::Mode::Safe);
  window::MainWindow window(settings);
  window.resize(1280, 800);
  window.show();
  if (const auto failure = window.files().openAll(files)) {
    std::fprintf(stderr, "%s\n", failure->message().c_str());
    return 2;
  }
  window.actions().call("physics.off");
  wait(5000);
  play(window, "without physics");
  window.actions().call("physics.on");
  while (window.stage().physics().isBehind()) wait(100);
  play(window, "simulated before");
  window.actions().call("physics.reset");
  play(window, "simulated meanwhile");
  return 0;
}

}  // namespace
}  // namespace furitsuke::bench

int main(int argc, char** argv) {
  QStringList files;
  for (int i = 1; i < argc; ++i) files.append(QString::fromLocal8Bit(argv[i]));
  return furitsuke::bench::measure(files);
}
