// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <QDeadlineTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "tests/bench/bench_application.h"

// From the start of the process to the first complete picture of the window with the sample, beside an empty window of
// Qt with OpenGL that is started in the same way (startup_peer.cpp). One iteration starts each once, in turn, so that
// both meet the same load. The first start of each is not counted.
namespace furitsuke::bench {
namespace {

constexpr int kMostSeconds = 60;  ///< of one start

/// What the program reports, in milliseconds; nothing if it fails.
std::optional<double> reportedStart(const QString& program, const QStringList& arguments, bool offscreen) {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.remove("QT_QPA_PLATFORM");
  if (offscreen) environment.insert("QT_QPA_PLATFORM", "offscreen");
  process.setProcessEnvironment(environment);
  process.start(program, arguments);
  const QDeadlineTimer deadline(kMostSeconds * 1000);
  while (!process.canReadLine() && !deadline.hasExpired()) {
    if (!process.waitForReadyRead(static_cast<int>(deadline.remainingTime()))) break;
  }
  bool ok = false;
  const double milliseconds = process.readLine().split(' ').first().toDouble(&ok);
  process.kill();  // with a window, the program continues
  process.waitForFinished();
  return ok ? std::optional(milliseconds) : std::nullopt;
}

double medianOf(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  return *middle;
}

void startProgram(benchmark::State& state) {
  const bool offscreen = state.range(0) != 0;
  (void)application();  // QProcess needs it
  if (!offscreen && qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
    return state.SkipWithError("there is no display");
  const QTemporaryDir profile;
  QStringList arguments{"--profile", profile.path(), "--report-startup"};
  for (const char* name : {"sample.pmx", "sample_camera.vmd", "sample.vmd"})
    arguments << QString(FURITSUKE_SAMPLES) + '/' + name;
  const auto start = [&] { return reportedStart(FURITSUKE_PROGRAM, arguments, offscreen); };
  const auto startPeer = [&] { return reportedStart(FURITSUKE_STARTUP_PEER, {}, offscreen); };
  if (!start() || !startPeer()) return state.SkipWithError("a program does not start");
  std::vector<double> own, peer;
  for (auto _ : state) {
    const std::optional<double> ownTime = start(), peerTime = startPeer();
    if (!ownTime || !peerTime) return state.SkipWithError("a program does not start");
    own.push_back(*ownTime);
    peer.push_back(*peerTime);
    state.SetIterationTime(*ownTime / 1000);
  }
  state.SetLabel(offscreen ? "offscreen" : "window");
  state.counters["median_ms"] = medianOf(own);
  state.counters["peer_median_ms"] = medianOf(peer);
  state.counters["least_ms"] = *std::ranges::min_element(own);
  state.counters["peer_least_ms"] = *std::ranges::min_element(peer);
}
BENCHMARK(startProgram)
    ->ArgName("offscreen")
    ->Arg(1)
    ->Arg(0)
    ->Iterations(15)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace furitsuke::bench
