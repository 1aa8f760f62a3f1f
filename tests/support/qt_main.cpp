// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QTemporaryDir>

// A main for tests that need Qt: offscreen without a display, and settings that never touch the user's own.
int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QTemporaryDir home;
  qputenv("XDG_CONFIG_HOME", home.filePath("config").toUtf8());
  qputenv("XDG_STATE_HOME", home.filePath("state").toUtf8());
  qputenv("XDG_RUNTIME_DIR", home.path().toUtf8());
  QApplication application(argc, argv);
  QApplication::setOrganizationName("furitsuke-tests");
  return RUN_ALL_TESTS();
}
