// SPDX-License-Identifier: MIT
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <iostream>

#include "app/cli/program.h"
#include "app/cli/terminal.h"
#include "core/base/file_saving.h"

int main(int argc, char** argv) {
  furitsuke::ignoreFileSizeSignal();
  std::ios::sync_with_stdio(false);
  furitsuke::cli::makeStreamsBinary();
  // Only results are written to standard output.
  spdlog::set_default_logger(spdlog::stderr_logger_st("furitsuke-cli"));
  return static_cast<int>(furitsuke::cli::runProgram(argc, argv));
}
