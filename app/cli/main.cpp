// SPDX-License-Identifier: MIT
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>

#include "app/cli/commands.h"
#include "app/cli/messages.h"

namespace {

using furitsuke::cli::ExitStatus;

ExitStatus run(int argc, char** argv) {
  // Results alone go to the standard output.
  spdlog::set_default_logger(spdlog::stderr_logger_st("furitsuke-cli"));
  CLI::App app{"Reads, checks, compares, converts and samples MikuMikuDance motions and poses.", "furitsuke-cli"};
  app.set_version_flag("--version", "furitsuke-cli " FURITSUKE_VERSION, "Print the version and end");
  app.set_help_flag("-h,--help", "Print this help and end");
  app.require_subcommand(1);
  app.footer(
      "Exit status: 0 done; 1 findings (check, diff) or a partial result (--salvage); 2 cannot: unreadable, "
      "unwritable, bad\n"
      "usage or a format that is not supported. Results go to the standard output, messages to the standard error.");
  ExitStatus status = ExitStatus::Done;
  furitsuke::cli::addInfoCommand(app, status);
  furitsuke::cli::addCheckCommand(app, status);
  furitsuke::cli::addConvertCommand(app, status);
  furitsuke::cli::addDiffCommand(app, status);
  furitsuke::cli::addPoseCommand(app, status);
  furitsuke::cli::addCameraCommand(app, status);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error, std::cout, std::cerr) == 0 ? ExitStatus::Done : ExitStatus::Cannot;
  }
  std::cout.flush();
  if (!std::cout) {
    furitsuke::cli::tell("the standard output cannot be written");
    return ExitStatus::Cannot;
  }
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  try {
    return static_cast<int>(run(argc, argv));
  } catch (const std::exception& error) {
    // Nothing above throws but the allocator and the standard streams.
    furitsuke::cli::tell(error.what());
    return static_cast<int>(ExitStatus::Cannot);
  }
}
