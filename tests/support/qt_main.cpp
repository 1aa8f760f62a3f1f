// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QTemporaryDir>

namespace {

QtMessageHandler& defaultHandler() {
  static QtMessageHandler handler = nullptr;
  return handler;
}

/// Drops the line that the offscreen platform prints for every window that is shown.
void printMessage(QtMsgType type, const QMessageLogContext& context, const QString& text) {
  if (text != QLatin1String("This plugin does not support propagateSizeHints()")) defaultHandler()(type, context, text);
}

}  // namespace

#ifdef FURITSUKE_SANITIZED
// The library that finds fonts keeps a few patterns until the end of the process, depending on which glyphs are missing
// in the first font. No code of the program can release them.
// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming): the name that the sanitizer calls
extern "C" const char* __lsan_default_suppressions() { return "leak:libfontconfig"; }
#endif

// The main of all tests that need Qt: it runs them without a display and keeps the settings of the user untouched.
int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QTemporaryDir home;
  qputenv("XDG_CONFIG_HOME", home.filePath("config").toUtf8());
  qputenv("XDG_STATE_HOME", home.filePath("state").toUtf8());
  qputenv("XDG_RUNTIME_DIR", home.path().toUtf8());
  defaultHandler() = qInstallMessageHandler(printMessage);
  QApplication application(argc, argv);
  QApplication::setOrganizationName("furitsuke-tests");
  return RUN_ALL_TESTS();
}
