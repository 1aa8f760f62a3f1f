// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <random>
#include <thread>

#include "app/commands/files/file_opening.h"
#include "app/session/file_paths.h"
#include "app/session/workspace.h"
#include "core/base/file.h"
#include "core/edit/journal/recovery.h"
#include "tests/app/window/window_fixture.h"

// Kills the program at random times while a script edits and saves. FURITSUKE_KILLS is the number of kills,
// FURITSUKE_KILL_SEED changes the times.
namespace furitsuke::startup {
namespace {

namespace fs = std::filesystem;
using FileClock = fs::file_time_type::clock;
using std::chrono::milliseconds;

constexpr int kScriptLines = 1200;
constexpr int kMarkEvery =
    5;  ///< lines; each such line writes a file whose time shows when the previous lines were finished
constexpr int kSaveEvery = 40;             ///< lines
constexpr milliseconds kLatestKill(2200);  ///< after the first mark
constexpr int kPrograms = 2;               ///< that run at the same time
constexpr milliseconds kMaxLoss(1000);

int numberFrom(const char* variable, int otherwise) {
  bool ok = false;
  const int number = qEnvironmentVariableIntValue(variable, &ok);
  return ok ? number : otherwise;
}

QString markPath(const QString& folder, int line) { return folder + QString("/mark%1.vpd").arg(line); }

/// The action of line `line`, counted from 0.
QString editLine(int line) {
  switch (line % 9) {
    case 3: return QString("key.set translation=%1,0.5,-1").arg(line);
    case 5: return "edit.undo";
    case 6: return "edit.redo";
    case 7: return QString("key.add track=morph:あ frame=%1").arg(line);
    case 8: return "edit.undo";
    default: return QString("key.add track=%1 frame=%2").arg(line % 2 == 0 ? "右腕" : "左腕").arg(line + 50);
  }
}

/// The lines of the script that runs in `folder`.
QStringList scriptLines(const QString& folder) {
  QStringList lines;
  for (int line = 0; line < kScriptLines; ++line) {
    QString text = editLine(line);
    if (line % kMarkEvery == 0) text += QString("\npose.export path=\"%1\" frame=0").arg(markPath(folder, line));
    if (line % kSaveEvery == kSaveEvery - 1) text += "\nfile.save";
    lines.append(text);
  }
  return lines;
}

/// The end of one run.
struct KilledRun {
  QString folder;
  int delay = 0;  ///< ms from the first mark to the end
  FileClock::time_point time;
  bool killed = false;
};

class KillTest : public test::WindowTest {
 protected:
  /// Runs the script in a window of this process and stores the motion after every line.
  void recordStates() {
    const QString here = folder.filePath("reference");
    ASSERT_TRUE(QDir().mkpath(here));
    const QString path = here + "/dance.vmd";
    ASSERT_TRUE(writeFileAtomically(session::toPath(path), io::vmdFromMotion(sampleMotion(), nullptr)));
    original = test::bytesOf(path);
    ASSERT_TRUE(window->files().open(path));
    versions.push_back({-1, original});
    lastLineOf[original] = -1;
    const QStringList lines = scriptLines(here);
    for (int line = 0; line < lines.size(); ++line) {
      run(lines[line]);
      lastLineOf[bytesNow()] = line;
      if (lines[line].endsWith("file.save")) versions.push_back({line, test::bytesOf(path)});
    }
    window->workspace().remove(&document());
  }
  [[nodiscard]] QByteArray bytesNow() { return bytesOf(document()); }
  [[nodiscard]] static QByteArray bytesOf(const edit::MotionDocument& document) {
    const Bytes bytes = io::vmdFromMotion(document.motion(), document.file().source());
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
  }

  [[nodiscard]] static QProcessEnvironment environment() {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    return environment;
  }

  /// Starts the program on a copy of the file in its own folder, and kills it.
  [[nodiscard]] KilledRun runAndKill(int number, int delay) const {
    KilledRun death{folder.filePath(QString("run%1").arg(number)), delay, {}, false};
    QDir().mkpath(death.folder);
    const auto write = [&](const QString& name, const QByteArray& text) {
      QFile file(death.folder + "/" + name);
      return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    if (!write("dance.vmd", original) || !write("script.txt", scriptLines(death.folder).join('\n').toUtf8()))
      return death;
    QProcess program;
    program.setProcessEnvironment(environment());
    program.start(FURITSUKE_PROGRAM, {"--profile", death.folder + "/profile", "--actions", death.folder + "/script.txt",
                                      death.folder + "/dance.vmd"});
    if (!program.waitForStarted(60000)) return death;
    for (int i = 0; i < 60000 && !QFile::exists(markPath(death.folder, 0)); ++i) QThread::msleep(1);
    QThread::msleep(static_cast<unsigned long>(delay));
    death.time = FileClock::now();
    program.kill();
    program.waitForFinished(60000);
    death.killed = program.exitStatus() == QProcess::CrashExit;
    return death;
  }

  /// Runs several programs at once and repeats each run until the program is killed before its script ends.
  [[nodiscard]] std::vector<KilledRun> killRepeatedly(int kills, unsigned seed) const {
    std::mt19937 random(seed);
    std::vector<int> delays;
    delays.reserve(static_cast<std::size_t>(kills));
    for (int i = 0; i < kills; ++i) delays.push_back(static_cast<int>(random() % kLatestKill.count()));
    std::vector<KilledRun> deaths(static_cast<std::size_t>(kills));
    std::atomic<int> next{0};
    const auto work = [&] {
      for (int i = next++; i < kills; i = next++) {
        int delay = delays[static_cast<std::size_t>(i)];
        for (int attempt = 0; attempt < 10; ++attempt, delay /= 2) {
          KilledRun death = runAndKill(attempt * kills + i, delay);
          const bool killed = death.killed;
          deaths[static_cast<std::size_t>(i)] = std::move(death);
          if (killed) break;
        }
      }
    };
    std::vector<std::thread> workers;
    workers.reserve(kPrograms);
    for (int i = 0; i < kPrograms; ++i) workers.emplace_back(work);
    for (std::thread& worker : workers) worker.join();
    return deaths;
  }

  /// The last line whose mark was written before or at `time`; -1 if there is none.
  [[nodiscard]] static int lastMark(const QString& where, FileClock::time_point time) {
    int last = -1;
    for (int line = 0; line < kScriptLines; line += kMarkEvery) {
      std::error_code missing;
      const auto written = fs::last_write_time(session::toPath(markPath(where, line)), missing);
      if (!missing && written <= time) last = line;
    }
    return last;
  }
  /// Checks the file on the disk. `savedBy` becomes the line that saved it.
  void checkFile(const KilledRun& death, int& savedBy) const {
    const QByteArray bytes = test::bytesOf(death.folder + "/dance.vmd");
    const auto version = std::ranges::find(versions, bytes, &std::pair<int, QByteArray>::second);
    ASSERT_NE(version, versions.end()) << "the file is neither an old nor a new version, " << bytes.size() << " bytes";
    savedBy = version->first;
    const int done = lastMark(death.folder, death.time);
    const auto next = std::ranges::find_if(versions, [&](const auto& one) { return one.first > savedBy; });
    EXPECT_GE(next == versions.end() ? kScriptLines : next->first, done) << "a finished save is missing";
  }
  /// Recovers the journal. `reached` becomes the last recovered line, or `savedBy` without a journal.
  void checkRecovery(const KilledRun& death, int savedBy, int& reached) const {
    reached = savedBy;
    const std::vector<edit::JournalInfo> found = edit::findJournals(session::toPath(death.folder + "/profile/journal"));
    ASSERT_LE(found.size(), 1U);
    if (found.empty()) return;
    const Result<edit::RecoveredDocument> recovered = edit::recoverDocument(found[0].folder);
    ASSERT_TRUE(recovered) << recovered.error().message();
    const QByteArray bytes = bytesOf(*recovered->document);
    const auto state = lastLineOf.find(bytes);
    ASSERT_NE(state, lastLineOf.end()) << "the recovered motion equals no state of the script";
    reached = state->second;
    EXPECT_GE(reached, savedBy) << "the recovered motion is older than the file";
    EXPECT_FALSE(recovered->document->file().isChangedOnDisk()) << "only this program has written the file";
    recovered->document->history().undoStack()->setIndex(0);
    EXPECT_EQ(bytesOf(*recovered->document), original) << "undo restores the original bytes";
  }
  /// Recovers the journal with the program and compares the result.
  void checkRecoveryByProgram(const KilledRun& death, int reached) const {
    if (edit::findJournals(session::toPath(death.folder + "/profile/journal")).empty()) return;
    const QString out = death.folder + "/recovered.vmd";
    QFile script(death.folder + "/recover.txt");
    ASSERT_TRUE(script.open(QIODevice::WriteOnly));
    script.write(("recovery.open\nfile.save path=\"" + out + "\"\n").toUtf8());
    script.close();
    QProcess program;
    program.setProcessEnvironment(environment());
    program.start(FURITSUKE_PROGRAM, {"--profile", death.folder + "/profile", "--actions", script.fileName()});
    ASSERT_TRUE(program.waitForFinished(60000));
    EXPECT_EQ(program.exitCode(), 0) << program.readAllStandardError().toStdString();
    const auto state = lastLineOf.find(test::bytesOf(out));
    ASSERT_NE(state, lastLineOf.end());
    EXPECT_EQ(state->second, reached);
    EXPECT_TRUE(edit::findJournals(session::toPath(death.folder + "/profile/journal")).empty());
  }

  QByteArray original;
  std::vector<std::pair<int, QByteArray>> versions;  ///< line that saves, bytes; the original first
  std::map<QByteArray, int> lastLineOf;              ///< bytes of the motion, and the last line with this result
};

TEST_F(KillTest, KeepsTheFileIntactAndLosesAtMostOneSecondOfWork) {
  const int kills = numberFrom("FURITSUKE_KILLS", 10);
  const auto seed = static_cast<unsigned>(numberFrom("FURITSUKE_KILL_SEED", 20260101));
  std::printf("%d kills, seed %u\n", kills, seed);
  recordStates();
  int whileSaved = 0;
  milliseconds mostLost(0);
  int number = 0;
  for (const KilledRun& death : killRepeatedly(kills, seed)) {
    SCOPED_TRACE(death.folder.toStdString() + " after " + std::to_string(death.delay) + " ms");
    ASSERT_TRUE(death.killed);
    int savedBy = -1;
    int reached = -1;
    checkFile(death, savedBy);
    checkRecovery(death, savedBy, reached);
    EXPECT_GE(reached, lastMark(death.folder, death.time - kMaxLoss)) << "more than the last second is lost";
    whileSaved += savedBy >= 0 ? 1 : 0;
    // The age of the first line that was not recovered.
    for (int line = reached - reached % kMarkEvery + kMarkEvery; line < kScriptLines; line += kMarkEvery) {
      std::error_code missing;
      const auto written = fs::last_write_time(session::toPath(markPath(death.folder, line)), missing);
      if (missing) break;
      mostLost = std::max(mostLost, std::chrono::duration_cast<milliseconds>(death.time - written));
      break;
    }
    if (number++ % 5 == 0) checkRecoveryByProgram(death, reached);
  }
  std::printf("%d of them with a version saved; at most the last %d ms were lost\n", whileSaved,
              static_cast<int>(mostLost.count()));
}

}  // namespace
}  // namespace furitsuke::startup
