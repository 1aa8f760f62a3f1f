// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>
#include <cstdio>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/dock_area.h"
#include "app/panels/viewport/viewport_panel.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/workspace.h"
#include "app/theme/theme.h"
#include "app/window/main_window.h"
#include "tests/bench/bench_application.h"
#include "tests/soak/process_memory.h"

// furitsuke-soak MINUTES MODELS... -- MOTIONS...: plays in the real window and changes the model every few seconds.
// After each round of the models, when the same ones are open as one round before, it prints the memory of the process,
// the allocated part of it, and the frame rate; allocated memory that grows after the first rounds is a leak.
namespace furitsuke::bench {
namespace {

constexpr int kSwitchMilliseconds = 5000;

class Soak : public QObject {
 public:
  Soak(window::MainWindow& window, QStringList models) : window_(window), models_(std::move(models)) {
    connect(&switch_, &QTimer::timeout, this, [this] { changeModel(); });
    switch_.start(kSwitchMilliseconds);
    clock_.start();
    changeModel();
  }

 private:
  void changeModel() {
    if (next_ > 0 && next_ % models_.size() == 0) printStatistics();
    session::Stage& stage = window_.stage();
    // Two models at a time, so that some are loaded and closed while others remain.
    if (stage.actors().size() > 1) stage.removeActor(stage.actors().front()->id());
    window_.files().openAll({models_.at(next_ % models_.size())});
    ++next_;
    stage.assignMotion(stage.active()->id(), window_.workspace().document(next_ % window_.workspace().count()));
    window_.actions().call("viewport.frameAll");
    if (!window_.playback().isPlaying()) {
      window_.playback().setLooping(true);
      window_.playback().play();
    }
  }

  void printStatistics() {
    std::printf("%6.1f min  %7.1f MB resident  %7.1f MB allocated  %3d pictures/s  %d switches\n",
                static_cast<double>(clock_.elapsed()) / 60'000, soak::residentMegabytes(), soak::allocatedMegabytes(),
                window_.docks().panel<panels::ViewportPanel>()->picturesPerSecond(), next_);
    std::fflush(stdout);
  }

  window::MainWindow& window_;
  QStringList models_;
  QTimer switch_;
  QElapsedTimer clock_;
  int next_ = 0;
};

int soak(const QStringList& arguments) {
  const auto split = arguments.indexOf("--");
  const double minutes = arguments.value(1).toDouble();
  if (minutes <= 0 || split < 3 || split + 1 >= arguments.size()) {
    std::fputs("usage: furitsuke-soak MINUTES MODELS... -- MOTIONS...\n", stderr);
    return 2;
  }
  theme::applyTheme(application(), "dark");
  const QTemporaryDir folder;
  session::Settings settings(folder.filePath("profile"), session::Settings::Mode::Safe);
  window::MainWindow window(settings);
  window.resize(1280, 800);
  window.show();
  if (const auto failure = window.files().openAll(arguments.mid(split + 1))) {
    std::fprintf(stderr, "%s\n", failure->message().c_str());
    return 2;
  }
  const Soak running(window, arguments.mid(2, split - 2));
  QTimer::singleShot(static_cast<int>(minutes * 60'000), &application(), &QCoreApplication::quit);
  return QApplication::exec();
}

}  // namespace
}  // namespace furitsuke::bench

int main(int argc, char** argv) {
  QStringList arguments;
  for (int i = 0; i < argc; ++i) arguments.append(QString::fromLocal8Bit(argv[i]));
  return furitsuke::bench::soak(arguments);
}
