// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <chrono>
#include <memory>

#include "app/session/background_work.h"
#include "app/session/settings.h"
#include "app/window/main_window.h"
#include "core/motion/motion.h"

namespace furitsuke::test {

/// While this exists, the window waits so long for each job in the background: zero makes every job long.
class GraceOfJobs {
 public:
  explicit GraceOfJobs(std::chrono::milliseconds grace) { session::BackgroundWork::setGrace(grace); }
  ~GraceOfJobs() { session::BackgroundWork::setGrace(usual_); }
  GraceOfJobs(const GraceOfJobs&) = delete;
  GraceOfJobs& operator=(const GraceOfJobs&) = delete;

 private:
  std::chrono::milliseconds usual_ = session::BackgroundWork::grace();
};

/// A real window with its own profile and a motion in a file.
class WindowTest : public ::testing::Test {
 protected:
  WindowTest();
  ~WindowTest() override;

  /// Bones 右腕 (0, 10, 20) and 左腕 (0, 30), morph あ (0, 15), camera (0, 40).
  [[nodiscard]] static motion::Motion sampleMotion();
  /// Writes the motion as VMD into the test's folder; gives its path.
  [[nodiscard]] QString writeMotion(const QString& name, const motion::Motion& motion) const;
  [[nodiscard]] QString pathOf(const QString& name) const { return folder.filePath(name); }
  /// Opens a new window on the same profile, as the next start of the program would.
  void restart();
  [[nodiscard]] edit::MotionDocument& document();
  /// Runs lines of a script on the window; fails the test when one cannot run.
  void run(const QString& script);
  /// Answers the next modal question by clicking the button of that objectName.
  void answerNext(const QString& button);
  /// Lets the events run that are waiting.
  static void settle();

  QTemporaryDir folder;
  std::unique_ptr<session::Settings> settings;
  std::unique_ptr<window::MainWindow> window;
  QString asked;  ///< text of the last question that was answered
};

[[nodiscard]] QByteArray bytesOf(const QString& path);

}  // namespace furitsuke::test
