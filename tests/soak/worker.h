// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QFile>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <cstdint>
#include <memory>
#include <random>

#include "app/session/settings.h"
#include "app/window/main_window.h"
#include "tests/soak/action_lines.h"
#include "tests/soak/dialog_answers.h"
#include "tests/soak/document_book.h"
#include "tests/soak/scene_book.h"
#include "tests/soak/soak_folder.h"

namespace furitsuke::soak {

/// What one process does.
struct WorkerOptions {
  QString folder;          ///< see SoakFolder
  int life = 0;            ///< number of the process
  std::uint64_t seed = 1;  ///< of its random lines
  std::int64_t lines = 0;  ///< then it ends
  std::int64_t checkEvery = 1500;
  std::int64_t closeEvery = 6000;
  std::int64_t loss = 1000;  ///< ms of work that a kill may lose
  bool draws = false;        ///< with the viewport
  QString script;            ///< the lines to run instead of random ones
};

/// Runs random lines in the window of this process, one in each pass of the event loop, and checks undo, recovery and
/// memory.
class Worker : public QObject {
 public:
  explicit Worker(WorkerOptions options);
  ~Worker() override;

  /// Returns the exit status: 0, or 1 after a fault.
  int run();

 private:
  void recover();
  void checkAll();
  void step();
  [[nodiscard]] QString nextLine();
  void runLine(const QString& line);
  void runOwn(const QStringList& words);
  void placeModel(const QStringList& words);
  void runAction(const QString& line);
  void refreshFile(const QString& line);
  void closeEverything();
  void printRound();
  void writeOutcomes() const;
  void finish();
  void report(const QString& fault);
  void reportSlow(const QString& line, qint64 milliseconds);

  WorkerOptions options_;
  SoakFolder folder_;
  std::mt19937_64 random_;
  std::unique_ptr<session::Settings> settings_;
  std::unique_ptr<window::MainWindow> window_;
  Trail trail_;
  std::unique_ptr<DocumentBook> book_;
  std::unique_ptr<SceneBook> scene_;
  std::unique_ptr<ActionLines> lines_;
  std::unique_ptr<DialogAnswers> dialogs_;
  QFile log_;
  QStringList script_;
  QString line_;  ///< that is running
  std::int64_t done_ = 0;
  QElapsedTimer clock_;
  int faults_ = 0;
  int dialogsShown_ = 0;
  QHash<QString, std::pair<int, int>> outcomes_;  ///< by action: runs that succeeded, and that failed
};

}  // namespace furitsuke::soak
