// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how far picture and sound are apart: plays a click twice a second through the sound device, records with
// `parec` what the sound server plays, and compares the times of the clicks with those of the frames that they belong
// to. Usage: furitsuke-sound-sync MONITOR [SECONDS [FILES...]], for example "furi.monitor". Without files, only the
// clock of the playback is measured. With files, they are opened in the real window, and every picture that the window
// shows is compared with what is heard at that moment, at 30 and at 60 pictures a second.
#include <QElapsedTimer>
#include <QEvent>
#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <numbers>
#include <numeric>
#include <vector>

#include "app/actions/action_set.h"
#include "app/commands/files/file_opening.h"
#include "app/panels/viewport/viewport_surface.h"
#include "app/session/machine_seconds.h"
#include "app/session/playback.h"
#include "app/session/scene/stage.h"
#include "app/session/settings.h"
#include "app/session/sound/sound_player.h"
#include "app/session/sound/sound_track.h"
#include "app/session/sound/system_output.h"
#include "app/session/workspace.h"
#include "app/theme/theme.h"
#include "app/window/main_window.h"
#include "core/base/file.h"
#include "tests/bench/bench_application.h"

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
  struct Chunk {
    double length;       ///< seconds of samples up to its end
    double firstSample;  ///< time of sample 0, if the chunk came without a delay
  };
  std::vector<std::int16_t> samples;
  std::vector<Chunk> chunks;

  void add(const QByteArray& bytes) {
    const auto* begin = reinterpret_cast<const std::int16_t*>(bytes.constData());
    samples.insert(samples.end(), begin, begin + bytes.size() / 2);
    const double length = static_cast<double>(samples.size()) / kRecordRate;
    chunks.push_back({length, session::machineSeconds() - length});
  }
  /// The time of sample 0 by the chunk that came with the least delay within a second of that place: the clock of the
  /// sound server is not exactly that of the machine.
  [[nodiscard]] double firstSampleNear(double seconds) const {
    double first = 1e300;
    for (const Chunk& chunk : chunks) {
      if (std::abs(chunk.length - seconds) < 1) first = std::min(first, chunk.firstSample);
    }
    return first;
  }
  [[nodiscard]] std::vector<double> clicks() const {
    std::vector<double> times;
    double last = -1;
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const double time = static_cast<double>(i) / kRecordRate;
      if (std::abs(samples[i]) < kLoud || time - last < kClickSeconds / 2) continue;
      times.push_back(firstSampleNear(time) + time);
      last = time;
    }
    return times;
  }
};

/// Records what the sound server plays from its construction on.
class Recorder {
 public:
  explicit Recorder(const QString& monitor) {
    QObject::connect(&parec_, &QProcess::readyReadStandardOutput,
                     [this] { recording_.add(parec_.readAllStandardOutput()); });
    parec_.start("parec", {"-d", monitor, "--raw", "--format=s16le", "--channels=1",
                           QString("--rate=%1").arg(kRecordRate), "--latency-msec=5"});
  }
  /// The times of the clicks until now.
  [[nodiscard]] std::vector<double> finish() {
    parec_.kill();
    parec_.waitForFinished();
    return recording_.clicks();
  }

 private:
  Recording recording_;
  QProcess parec_;
};

void wait(double seconds) {
  QElapsedTimer clock;
  clock.start();
  while (static_cast<double>(clock.elapsed()) < seconds * 1000) {
    application().processEvents(QEventLoop::WaitForMoreEvents, 5);
  }
}

/// Milliseconds that pictures are after the sound.
void report(std::vector<double> errors) {
  if (errors.empty()) return;
  double sum = 0;
  double absolute = 0;
  for (const double error : errors) {
    sum += error;
    absolute += std::abs(error);
  }
  const auto count = static_cast<double>(errors.size());
  const auto meanOf = [&errors](std::size_t from, std::size_t to) {
    const auto at = [&errors](std::size_t i) { return errors.begin() + static_cast<std::ptrdiff_t>(i); };
    return to > from ? std::accumulate(at(from), at(to), 0.0) / static_cast<double>(to - from) : 0;
  };
  const std::size_t tenth = errors.size() / 10;
  std::printf("first tenth %.1f ms, last tenth %.1f ms; ", meanOf(0, tenth), meanOf(9 * tenth, 10 * tenth));
  std::ranges::sort(errors, {}, [](double error) { return std::abs(error); });
  std::printf("picture after sound: mean %.1f ms, mean distance %.1f ms, 95th percentile %.1f ms, worst %.1f ms\n",
              sum / count, absolute / count, std::abs(errors[errors.size() * 95 / 100]), std::abs(errors.back()));
}

/// From each click, the distance to the nearest frame of a click that was shown.
void reportClicks(const std::vector<double>& clicks, const std::map<Frame, double>& shown) {
  std::vector<double> errors;
  for (const double heard : clicks) {
    double best = 1e300;
    for (const auto& [frame, time] : shown) {
      if (frame % 15 == 0 && std::abs(time - heard) < std::abs(best)) best = time - heard;
    }
    if (std::abs(best) < kClickSeconds / 2) errors.push_back(best * 1000);
  }
  std::printf("%zu clicks; ", errors.size());
  report(std::move(errors));
}

struct ShownPicture {
  double time = 0;
  double frame = 0;
};

/// From each picture, the distance to the position of the sound that is heard when it is shown. A distance of half the
/// time between two clicks or more would be taken for a smaller one.
void reportPictures(const std::vector<double>& clicks, const std::vector<ShownPicture>& pictures, int seconds) {
  std::printf("%zu clicks, %.1f pictures a second; ", clicks.size(), static_cast<double>(pictures.size()) / seconds);
  std::vector<double> errors;
  for (const ShownPicture& picture : pictures) {
    const auto after = std::ranges::upper_bound(clicks, picture.time);
    if (after == clicks.begin()) continue;
    const double late = picture.time - *std::prev(after) - picture.frame / kFramesPerSecond;
    errors.push_back((late - std::round(late / kClickSeconds) * kClickSeconds) * 1000);
  }
  report(std::move(errors));
}

int measureClock(const QString& monitor, int seconds, const std::string& wave) {
  session::Stage stage;
  session::Workspace workspace;
  workspace.setStage(stage);
  session::SoundTrack track(workspace, stage);
  session::Playback playback;
  session::SoundPlayer player(track, playback, session::systemSoundOutput);
  playback.setLastFrameProvider([&track] { return track.lastFrame(); });
  edit::MotionDocument* document = workspace.add(std::make_unique<edit::MotionDocument>());
  track.open(
      wave, [document] { return document; }, [](const Status&) {});
  track.finish();
  playback.setDocument(document);
  std::map<Frame, double> shown;
  QObject::connect(&playback, &session::Playback::positionChanged, [&](double frame) {
    shown.try_emplace(static_cast<Frame>(std::floor(frame)), session::machineSeconds());
  });
  QObject::connect(&player, &session::SoundPlayer::outputFailed, [] { std::puts("no sound device"); });
  Recorder recorder(monitor);
  wait(1);
  playback.play();
  wait(seconds + 1);
  reportClicks(recorder.finish(), shown);
  return 0;
}

/// The pictures of the viewport while a motion is played.
class ShownPictures : public QObject {
 public:
  explicit ShownPictures(window::MainWindow& window) : window_(window) {
    for (QWidget* widget : window.findChildren<QWidget*>()) {
      if (dynamic_cast<panels::ViewportSurface*>(widget) != nullptr) widget->installEventFilter(this);
    }
  }
  [[nodiscard]] const std::vector<ShownPicture>& pictures() const noexcept { return pictures_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Paint && window_.playback().isPlaying()) {
      // The queued call comes when the picture has been drawn and is on the screen.
      const double frame = window_.playback().position();
      const auto shown = [this, frame] { pictures_.push_back({session::machineSeconds(), frame}); };
      QMetaObject::invokeMethod(this, shown, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
  }

 private:
  window::MainWindow& window_;
  std::vector<ShownPicture> pictures_;
};

void play(window::MainWindow& window, const QString& monitor, int seconds) {
  const ShownPictures shown(window);
  Recorder recorder(monitor);
  wait(1);
  window.playback().play();
  wait(seconds);
  window.playback().stop();
  reportPictures(recorder.finish(), shown.pictures(), seconds);
}

int measureWindow(const QString& monitor, int seconds, QStringList files, const std::string& wave) {
  theme::applyTheme(application(), "dark");
  const QTemporaryDir folder;
  session::Settings settings(folder.filePath("profile"), session::Settings::Mode::Safe);
  window::MainWindow window(settings);
  window.resize(1280, 800);
  window.show();
  files.append(QString::fromStdString(wave));
  if (const auto failure = window.files().openAll(files)) {
    std::fprintf(stderr, "%s\n", failure->message().c_str());
    return 2;
  }
  QObject::connect(&window.sound(), &session::SoundPlayer::outputFailed, [] { std::puts("no sound device"); });
  window.sound().track().finish();
  wait(5);
  for (const char* rate : {"playback.rate30", "playback.rate60"}) {
    window.actions().call(rate);
    std::printf("%s: ", rate);
    play(window, monitor, seconds);
  }
  return 0;
}

int measure(const QString& monitor, int seconds, const QStringList& files) {
  application();
  const QTemporaryDir folder;
  const std::string path = folder.filePath("click.wav").toStdString();
  const std::string wave = clickWave(seconds + 2);
  if (!writeFileAtomically(path, asBytes(wave))) return 1;
  return files.isEmpty() ? measureClock(monitor, seconds, path) : measureWindow(monitor, seconds, files, path);
}

}  // namespace
}  // namespace furitsuke::bench

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  QStringList files;
  for (int i = 3; i < argc; ++i) files.append(QString::fromLocal8Bit(argv[i]));
  return furitsuke::bench::measure(argv[1], argc > 2 ? std::atoi(argv[2]) : 20, files);
}
