// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <memory>

#include "app/commands/settings.h"
#include "app/shell/main_window.h"
#include "core/motion/motion.h"

namespace furitsuke::test {

/// A real window with a profile of its own and a motion that lies in a file.
class WindowTest : public ::testing::Test {
 protected:
  WindowTest();
  ~WindowTest() override;

  /// Bones 右腕 (0, 10, 20) and 左腕 (0, 30), morph あ (0, 15), camera (0, 40).
  [[nodiscard]] static Motion sampleMotion();
  /// Writes the motion as VMD into the test's folder; gives its path.
  [[nodiscard]] QString writeMotion(const QString& name, const Motion& motion) const;
  /// The same with one that takes longer to be read than a person waits for.
  [[nodiscard]] QString writeLargeMotion() const;
  [[nodiscard]] QString pathOf(const QString& name) const { return folder.filePath(name); }
  /// Opens a new window on the same profile, as the next start of the program would.
  void restart();
  [[nodiscard]] MotionDocument& document();
  /// Runs lines of a script on the window; fails the test when one cannot run.
  void run(const QString& script);
  /// Answers the next modal question by clicking the button of that objectName.
  void answerNext(const QString& button);
  /// Lets the events run that are waiting.
  static void settle();

  QTemporaryDir folder;
  std::unique_ptr<Settings> settings;
  std::unique_ptr<MainWindow> window;
  QString asked;  ///< text of the last question that was answered
};

[[nodiscard]] QByteArray bytesOf(const QString& path);

}  // namespace furitsuke::test
