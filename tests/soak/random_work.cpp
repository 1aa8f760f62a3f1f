// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCommandLineParser>
#include <QDesktopServices>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QUrl>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <utility>

#include "app/startup/process_heap.h"
#include "tests/soak/worker.h"

// furitsuke-random-work [OPTIONS] FILES...: random actions in the real window on copies of these motions, poses and
// models. This process starts another one that works, kills it every few minutes, and starts the next one, which must
// recover everything. Each of them checks that undo leads back to the original bytes of every motion. The exit status
// is 1 after a fault, a crash or a hang.
namespace furitsuke::soak {
namespace {

struct Options {
  QString folder;
  std::uint64_t seed = 1;
  std::int64_t actions = 1'000'000;
  double killSeconds = 180;  ///< on average; 0: never
  int hangSeconds = 300;
  QStringList passed = {};  ///< to the working process
};

void describe(QCommandLineParser& parser) {
  parser.addOptions({{"folder", "Empty folder for the files of the run; default: a temporary one.", "path"},
                     {"seed", "Seed of the random lines.", "number", "1"},
                     {"actions", "Number of lines in all processes together.", "number", "1000000"},
                     {"kill-seconds", "Average life of a process; 0: it is never killed.", "seconds", "180"},
                     {"hang-seconds", "A line that takes longer is a hang.", "seconds", "300"},
                     {"loss", "Work of this time before a kill may be lost.", "ms", "1000"},
                     {"check-every", "Lines between checks of undo.", "number", "1500"},
                     {"close-every", "Lines after which everything is closed and memory is printed.", "number", "6000"},
                     {"draw", "With the viewport, which is slow without a graphics card."},
                     {"script", "Run the lines of this file instead of random ones, and never kill.", "path"},
                     {"from", "Begin with the profile and files of this folder: bad-N of another run.", "path"},
                     {"worker", "Used by the program itself: work as this process.", "number"}});
  parser.addPositionalArgument("files", "Motions, poses and models.", "FILES...");
  parser.addHelpOption();
}

QCommandLineParser& parser() {
  static QCommandLineParser parser;
  return parser;
}

int work(int life) {
  const QCommandLineParser& given = parser();
  // Nothing may leave the program: neither folders nor pages are opened in another one.
  static QObject nowhere;
  for (const char* scheme : {"file", "http", "https"}) QDesktopServices::setUrlHandler(scheme, &nowhere, "objectName");
  WorkerOptions options{.folder = given.value("folder"),
                        .life = life,
                        .lines = given.value("actions").toLongLong(),
                        .checkEvery = given.value("check-every").toLongLong(),
                        .closeEvery = given.value("close-every").toLongLong(),
                        .loss = given.value("loss").toLongLong(),
                        .draws = given.isSet("draw"),
                        .script = given.value("script")};
  options.seed = given.value("seed").toULongLong() * 1'000'003 + static_cast<std::uint64_t>(life);
  Worker worker(options);
  return worker.run();
}

std::int64_t linesIn(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : 0;
}

void writeNumber(const QString& path, std::int64_t number) {
  QFile file(path);
  if (file.open(QIODevice::WriteOnly)) file.write(QByteArray::number(static_cast<qlonglong>(number)));
}

/// Everything that the next process starts from, so that its lines can be repeated.
void keepStart(const SoakFolder& folder, int life) {
  QDir(folder.path("start")).removeRecursively();
  QDir().mkpath(folder.path("start"));
  QDir().mkpath(folder.path("profile"));
  QProcess::execute("cp",
                    {"-a", folder.path("profile"), folder.path("motions"), folder.path("out"), folder.path("start")});
  writeNumber(folder.path("start/process"), life);
}

/// Starts the processes one after the other.
class Runner {
  static constexpr int kMostStillborn = 20;

 public:
  explicit Runner(Options options) : options_(std::move(options)), folder_(options_.folder), random_(options_.seed) {}

  int run() {
    while (done_ < options_.actions && runOne()) ++life_;
    std::printf("%lld lines in %d processes, %d of them killed, %d bad: %s\n", static_cast<long long>(done_), life_ + 1,
                kills_, bad_, qUtf8Printable(folder_.path("")));
    return bad_ == 0 ? 0 : 1;
  }

 private:
  /// False if it makes no sense to continue.
  bool runOne() {
    keepStart(folder_, life_);
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    const QStringList own = {"--worker",  QString::number(life_),
                             "--folder",  options_.folder,
                             "--actions", QString::number(options_.actions - done_)};
    process.start(QCoreApplication::applicationFilePath(), own + options_.passed);
    if (!process.waitForStarted()) return false;
    const bool isKilled = watch(process);
    const std::int64_t lines = linesIn(folder_.actions(life_));
    done_ += lines;
    const bool isCrash = process.exitStatus() == QProcess::CrashExit && !isKilled;
    const std::int64_t faults = linesIn(folder_.path("faults.txt"));
    if (std::exchange(faults_, faults) != faults || isCrash || (!isKilled && process.exitCode() != 0)) {
      ++bad_;
      std::printf("process %d %s after %lld lines; they are in %s\n", life_, isCrash ? "CRASHED" : "found faults",
                  static_cast<long long>(lines), qUtf8Printable(folder_.actions(life_)));
      std::fflush(stdout);
      keepBad();
    }
    if (!isKilled && !isCrash) return false;
    if (isCrash && lines > 0) writeNumber(folder_.killed(life_), sharedMilliseconds());
    if (lines > 0) return true;
    // It died while it recovered, and so would the next one.
    QDir(folder_.path("profile")).removeRecursively();
    QFile::remove(folder_.killed(life_));
    return ++stillborn_ < kMostStillborn;
  }

  void keepBad() const {
    const QString kept = folder_.path(QString("bad-%1").arg(life_));
    QProcess::execute("cp", {"-a", folder_.path("start"), kept});
  }

  /// Waits for the end of the process, or kills it. Returns whether it was killed on purpose.
  bool watch(QProcess& process) {
    QElapsedTimer life, still;
    life.start();
    still.start();
    const double wanted = options_.killSeconds * std::uniform_real_distribution<>(0.1, 1.9)(random_);
    qint64 size = 0;
    while (!process.waitForFinished(20)) {
      const qint64 now = QFileInfo(folder_.actions(life_)).size();
      if (now != std::exchange(size, now)) still.start();
      if (still.elapsed() > options_.hangSeconds * 1000) {
        std::printf("process %d HANGS\n", life_);
        std::fflush(stdout);
        ::kill(static_cast<pid_t>(process.processId()), SIGABRT);
        process.waitForFinished(60'000);
        return false;
      }
      if (options_.killSeconds > 0 && now > 0 && static_cast<double>(life.elapsed()) / 1000 > wanted) {
        writeNumber(folder_.killed(life_), sharedMilliseconds());
        process.kill();
        process.waitForFinished(60'000);
        ++kills_;
        return true;
      }
    }
    return false;
  }

  Options options_;
  SoakFolder folder_;
  std::mt19937_64 random_;
  int life_ = 0;
  int kills_ = 0;
  int bad_ = 0;
  std::int64_t faults_ = 0;
  int stillborn_ = 0;  ///< processes that ended before their first line
  std::int64_t done_ = 0;
};

int start() {
  const QCommandLineParser& given = parser();
  static QTemporaryDir temporary;
  Options options{
      .folder = given.isSet("folder") ? QFileInfo(given.value("folder")).absoluteFilePath() : temporary.path(),
      .seed = given.value("seed").toULongLong(),
      .actions = given.value("actions").toLongLong(),
      .killSeconds = given.isSet("script") ? 0 : given.value("kill-seconds").toDouble(),
      .hangSeconds = given.value("hang-seconds").toInt()};
  for (const char* name : {"seed", "loss", "check-every", "close-every"}) {
    if (given.isSet(name)) options.passed << QString("--") + name << given.value(name);
  }
  if (given.isSet("script")) options.passed << "--script" << QFileInfo(given.value("script")).absoluteFilePath();
  if (given.isSet("draw")) options.passed << "--draw";
  if (!SoakFolder(options.folder).create(given.positionalArguments())) {
    std::fprintf(stderr, "the files cannot be copied to %s, which must be empty\n", qUtf8Printable(options.folder));
    return 2;
  }
  for (const char* name : {"profile", "motions", "out"}) {
    if (given.isSet("from")) QProcess::execute("cp", {"-a", given.value("from") + "/" + name, options.folder});
  }
  const int status = Runner(options).run();
  if (status != 0) temporary.setAutoRemove(false);
  return status;
}

}  // namespace
}  // namespace furitsuke::soak

int main(int argc, char** argv) {
  furitsuke::startup::prepareHeap();  // as the program does
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
  QApplication application(argc, argv);
  QApplication::setApplicationName("furitsuke");
  furitsuke::soak::describe(furitsuke::soak::parser());
  furitsuke::soak::parser().process(application);
  const QString life = furitsuke::soak::parser().value("worker");
  if (life.isEmpty()) return furitsuke::soak::start();
  return furitsuke::soak::work(life.toInt());
}
