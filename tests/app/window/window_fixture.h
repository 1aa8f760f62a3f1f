// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QObject>
#include <QTemporaryDir>
#include <memory>

#include "app/session/settings.h"
#include "app/window/main_window.h"
#include "core/motion/motion.h"
#include "tests/app/session/grace_of_jobs.h"

namespace furitsuke::test {

/// A main window with a temporary profile.
class WindowTest : public ::testing::Test {
 protected:
  WindowTest();
  ~WindowTest() override;

  /// test::sampleMotion(), for tests without that namespace.
  [[nodiscard]] static motion::Motion sampleMotion();
  /// Writes the motion as VMD into the folder of the test and returns its path.
  [[nodiscard]] QString writeMotion(const QString& name, const motion::Motion& motion) const;
  [[nodiscard]] QString pathOf(const QString& name) const { return folder.filePath(name); }
  /// Opens a new window with the same profile, like the next start of the program.
  void restart();
  [[nodiscard]] edit::MotionDocument& document();
  /// Runs the lines of a script in the window. Fails the test if one cannot run.
  void run(const QString& script);
  /// Answers the next modal question by clicking the button of that objectName.
  void answerNext(const QString& button);
  /// Processes pending events.
  static void settle();

  QTemporaryDir folder;
  std::unique_ptr<session::Settings> settings;
  std::unique_ptr<window::MainWindow> window;
  QString asked;  ///< text of the last question that was answered

 private:
  QObject answers_;     ///< what waits for questions
  int unanswered_ = 0;  ///< questions that were not asked yet
};

[[nodiscard]] QByteArray bytesOf(const QString& path);

}  // namespace furitsuke::test
