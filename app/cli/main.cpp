// SPDX-License-Identifier: MIT
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <string>
#include <vector>

#include "app/cli/program.h"
#include "app/cli/terminal.h"
#include "core/base/file_saving.h"

int main(int argc, char** argv) {
  furitsuke::ignoreFileSizeSignal();
  std::ios::sync_with_stdio(false);
  furitsuke::cli::prepareStreams();
  // Only results are written to standard output.
  spdlog::set_default_logger(spdlog::stderr_logger_st("furitsuke-cli"));
  const std::vector<std::string> arguments = furitsuke::cli::utf8Arguments(argc, argv);
  std::vector<const char*> words;
  words.reserve(arguments.size());
  for (const std::string& argument : arguments) words.push_back(argument.c_str());
  return static_cast<int>(furitsuke::cli::runProgram(static_cast<int>(words.size()), words.data()));
}
