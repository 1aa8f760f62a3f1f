// SPDX-License-Identifier: MIT
#include "app/cli/program.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/messages.h"
#include "app/cli/own_manual.h"
#include "app/cli/terminal.h"
#include "app/cli/usage_error.h"
#include "core/base/nearest_name.h"

namespace furitsuke::cli {

namespace {

/// "--man" and "--completion SHELL", without other arguments. They are for packaging only and not listed in the help.
std::optional<std::string> manualText(const CLI::App& app, int argc, const char* const* argv) {
  const std::vector<std::string_view> words(argv + 1, argv + std::max(argc, 1));
  if (words.size() == 1 && words[0] == "--man") return manualPage(ownManual(app));
  if (words.size() != 2 || words[0] != "--completion") return {};
  std::string script = shellCompletion(ownManual(app), words[1]);
  return script.empty() ? std::nullopt : std::optional(std::move(script));
}

/// "help COMMAND ..." as "COMMAND --help ...", and "help" as "--help".
std::vector<const char*> withHelpOption(int argc, const char* const* argv) {
  std::vector<const char*> words(argv, argv + argc);
  if (argc < 2 || std::string_view(words[1]) != "help") return words;
  words.erase(words.begin() + 1);
  words.insert(words.begin() + (argc > 2 ? 2 : 1), "--help");
  return words;
}

/// Why the first word is not a command; empty if it is one or an option.
std::string commandProblem(const CLI::App& app, int argc, const char* const* argv) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  if (argc < 2) {
    std::string text = "a command is missing: one of";
    for (const std::string& name : names) text += (&name == &names.front() ? " " : ", ") + name;
    return text + " (see " + app.get_name() + " --help)";
  }
  if (argv[1][0] == '-') return {};
  const std::string word = argv[1];
  if (std::ranges::find(names, word) != names.end()) return {};
  if (word == "render") return "render: this is a command of the other program: furitsuke render";
  const std::vector<std::string_view> known(names.begin(), names.end());
  return word + ": unknown command" + didYouMean(word, known) + " (see " + app.get_name() + " --help)";
}

ExitStatus runArguments(int count, const char* const* given) {
  const std::vector<const char*> words = withHelpOption(count, given);
  const int argc = static_cast<int>(words.size());
  const char* const* argv = words.data();
  CLI::App app{"Reads, checks, compares, merges, converts, edits and samples MikuMikuDance motions and poses.",
               "furitsuke-cli"};
  app.set_version_flag("--version", "furitsuke-cli " FURITSUKE_VERSION, "Print the version and exit");
  app.set_help_flag("-h,--help", "Print this help and exit");
  app.require_subcommand(1);
  app.footer("Exit status: " + std::string(kExitStatusHelp) +
             "\nResults go to standard output, messages to standard error. The file - is standard input or output.");
  ExitStatus status = ExitStatus::Done;
  addInfoCommand(app, status);
  addCheckCommand(app, status);
  addConvertCommand(app, status);
  addEditCommand(app, status);
  addRetargetCommand(app, status);
  addDiffCommand(app, status);
  addMergeCommand(app, status);
  addPoseCommand(app, status);
  addCameraCommand(app, status);
  if (const auto text = manualText(app, argc, argv)) {
    std::cout << *text;
    return ExitStatus::Done;
  }
  if (const std::string problem = commandProblem(app, argc, argv); !problem.empty()) {
    printMessage(problem);
    return ExitStatus::Cannot;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {  // --help, --version
      app.exit(error, std::cout, std::cerr);
      return ExitStatus::Done;
    }
    const auto chosen = app.get_subcommands();
    const CLI::App& command = chosen.empty() ? app : *chosen.front();
    const std::string called = chosen.empty() ? app.get_name() : app.get_name() + " " + command.get_name();
    const std::string location = chosen.empty() ? std::string() : command.get_name() + ": ";
    printMessage(location + usageErrorText(command, error, argc, argv) + " (see " + called + " --help)");
    return ExitStatus::Cannot;
  }
  std::cout.flush();
  if (!std::cout) {
    // A reader such as `head` ends when it has read enough.
    if (!isOutputPipeClosed()) printMessage("cannot write to standard output");
    return ExitStatus::Cannot;
  }
  return status;
}

}  // namespace

ExitStatus runProgram(int argc, const char* const* argv) {
  try {
    return runArguments(argc, argv);
  } catch (const std::exception& error) {
    // Only the allocator and the standard streams throw here.
    printMessage(error.what());
    return ExitStatus::Cannot;
  }
}

}  // namespace furitsuke::cli
