// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench_application.h"

namespace furitsuke::bench {

QApplication& application() {
  static int argc = 1;
  static char name[] = "furitsuke-bench";
  static char* argv[] = {name, nullptr};
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  static QApplication app(argc, argv);
  return app;
}

}  // namespace furitsuke::bench
