// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/wait.h>

#include <cstdlib>

#include "tests/app/cli/cli_process.h"

namespace furitsuke::test {

namespace {

std::string quoted(const std::string& argument) {
  std::string text = "'";
  for (const char c : argument) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + '\'';
}

std::string programWith(const std::vector<std::string>& arguments) {
  std::string command = quoted(FURITSUKE_CLI);
  for (const std::string& argument : arguments) command += ' ' + quoted(argument);
  return command;
}

}  // namespace

bool CliTest::hasShell() { return true; }

CliResult CliTest::run(const std::vector<std::string>& arguments) const { return runFor(3600, arguments); }

CliResult CliTest::runFor(int seconds, const std::vector<std::string>& arguments) const {
  return shell("ulimit -t " + std::to_string(seconds) + " && " + programWith(arguments));
}

CliResult CliTest::runPiped(std::string_view from, const std::vector<std::string>& arguments) const {
  return shell("cat " + quoted(std::string(from)) + " | " + programWith(arguments));
}

CliResult CliTest::shell(const std::string& script) const {
  const std::string path = "PATH=" + quoted(std::filesystem::path(FURITSUKE_CLI).parent_path().string()) + ":$PATH";
  const std::string command =
      "cd " + quoted(file("").string()) + " && " + path + " && export PATH && {\n" + script + "\n} >.stdout 2>.stderr";
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read(".stdout"), read(".stderr")};
}

}  // namespace furitsuke::test
