// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how far picture and sound are apart: plays a click twice a second through the sound device, records with
// `parec` what the sound server plays, and compares the times of the clicks with those of the frames that they belong
// to. Usage: furitsuke-sound-sync MONITOR [SECONDS], for example "furi.monitor".
#include <QCoreApplication>
#include <QProcess>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <numbers>
#include <vector>

#include "app/session/machine_seconds.h"
#include "app/session/playback.h"
#include "app/session/sound/sound_player.h"
#include "app/session/sound/sound_track.h"
#include "app/session/sound/system_output.h"
#include "app/session/workspace.h"
#include "core/base/file.h"

namespace furitsuke::bench {
namespace {

constexpr int kRecordRate = 48'000;
constexpr int kSoundRate = 44'100;
constexpr double kClickSeconds = 0.5;
constexpr int kLoud = 4000;

std::string clickWave(int seconds) {
  const auto frames = static_cast<std::uint32_t>(seconds * kSoundRate);
  std::string wave("RIFF");
  const auto number = [&wave](std::uint32_t value, int size) {
    for (int i = 0; i < size; ++i) wave.push_back(static_cast<char>(value >> (8 * i)));
  };
  number(36 + frames * 2, 4);
  wave += "WAVEfmt ";
  number(16, 4);
  number(1, 2);
  number(1, 2);
  number(kSoundRate, 4);
  number(kSoundRate * 2, 4);
  number(2, 2);
  number(16, 2);
  wave += "data";
  number(frames * 2, 4);
  for (std::uint32_t i = 0; i < frames; ++i) {
    const double phase = std::fmod(static_cast<double>(i) / kSoundRate, kClickSeconds);
    const double value = phase < 0.004 ? 24'000 * std::cos(2 * std::numbers::pi * 2000 * phase) : 0;
    number(static_cast<std::uint32_t>(std::lround(value)) & 0xFFFFU, 2);
  }
  return wave;
}

/// What was recorded, with the time of each chunk.
struct Recording {
  std::vector<std::int16_t> samples;
  double firstSample = 1e300;  ///< time of sample 0, by the chunk that came with the least delay

  void add(const QByteArray& bytes) {
    const auto* begin = reinterpret_cast<const std::int16_t*>(bytes.constData());
    samples.insert(samples.end(), begin, begin + bytes.size() / 2);
    const double length = static_cast<double>(samples.size()) / kRecordRate;
    firstSample = std::min(firstSample, session::machineSeconds() - length);
  }
  [[nodiscard]] std::vector<double> clicks() const {
    std::vector<double> times;
    double last = -1;
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const double time = static_cast<double>(i) / kRecordRate;
      if (std::abs(samples[i]) < kLoud || time - last < kClickSeconds / 2) continue;
      times.push_back(firstSample + time);
      last = time;
    }
    return times;
  }
};

void report(const Recording& recording, const std::map<Frame, double>& shown) {
  std::vector<double> errors;
  for (const double heard : recording.clicks()) {
    // The frame that a click belongs to is the one of a click that was shown nearest to it.
    double best = 1e300;
    for (const auto& [frame, time] : shown) {
      if (frame % 15 == 0 && std::abs(time - heard) < std::abs(best)) best = time - heard;
    }
    if (std::abs(best) < kClickSeconds / 2) errors.push_back(best * 1000);
  }
  std::printf("%zu clicks\n", errors.size());
  if (errors.empty()) return;
  double sum = 0;
  double absolute = 0;
  for (const double error : errors) {
    sum += error;
    absolute += std::abs(error);
    std::printf("%.1f ", error);
  }
  std::ranges::sort(errors, {}, [](double error) { return std::abs(error); });
  const auto count = static_cast<double>(errors.size());
  std::printf("\npicture after sound: mean %.1f ms, mean distance %.1f ms, 95th percentile %.1f ms, worst %.1f ms\n",
              sum / count, absolute / count, std::abs(errors[errors.size() * 95 / 100]), std::abs(errors.back()));
}

int measure(const QString& monitor, int seconds) {
  session::Workspace workspace;
  session::SoundTrack track(workspace);
  session::Playback playback;
  session::SoundPlayer player(track, playback, session::systemSoundOutput);
  playback.setLastFrameProvider([&track] { return track.lastFrame(); });
  const std::string path = "/tmp/furitsuke-click.wav";
  const std::string wave = clickWave(seconds);
  if (!writeFileAtomically(path, asBytes(wave))) return 1;
  edit::MotionDocument* document = workspace.add(std::make_unique<edit::MotionDocument>());
  track.open(
      path, [document] { return document; }, [](const Status&) {});
  track.finish();
  playback.setDocument(document);
  Recording recording;
  std::map<Frame, double> shown;
  QProcess parec;
  parec.start("parec", {"-d", monitor, "--raw", "--format=s16le", "--channels=1", QString("--rate=%1").arg(kRecordRate),
                        "--latency-msec=5"});
  QObject::connect(&parec, &QProcess::readyReadStandardOutput, [&] { recording.add(parec.readAllStandardOutput()); });
  QObject::connect(&playback, &session::Playback::positionChanged, [&](double frame) {
    shown.try_emplace(static_cast<Frame>(std::floor(frame)), session::machineSeconds());
  });
  QObject::connect(&player, &session::SoundPlayer::outputFailed, [] { std::puts("no sound device"); });
  QTimer::singleShot(1000, [&] { playback.play(); });
  QTimer::singleShot(seconds * 1000 + 2000, [] { QCoreApplication::quit(); });
  QCoreApplication::exec();
  parec.kill();
  parec.waitForFinished();
  report(recording, shown);
  return 0;
}

}  // namespace
}  // namespace furitsuke::bench

int main(int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  if (argc < 2) return 2;
  return furitsuke::bench::measure(argv[1], argc > 2 ? std::atoi(argv[2]) : 20);
}
