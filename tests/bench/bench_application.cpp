// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench_application.h"

namespace furitsuke::bench {

QApplication& application() {
  static int argc = 1;
  static char name[] = "furitsuke-bench";
  static char* argv[] = {name, nullptr};
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  // Never destroyed, because Qt's statics are destroyed before those of the program.
  static auto* const app = new QApplication(argc, argv);
  return *app;
}

}  // namespace furitsuke::bench
