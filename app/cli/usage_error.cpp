// SPDX-License-Identifier: MIT
#include "app/cli/usage_error.h"

#include <CLI/CLI.hpp>
#include <string_view>
#include <vector>

#include "core/base/nearest_name.h"

namespace furitsuke::cli {

namespace {

/// The first option that the command does not have; empty if there is none.
std::string unknownOption(const CLI::App& command, int argc, const char* const* argv) {
  for (int i = 1; i < argc; ++i) {
    const std::string word(argv[i]);
    if (word == "--") break;
    const std::string name = word.substr(0, word.find('='));
    const bool isOption = name.size() > 1 && name[0] == '-' && (name[1] < '0' || name[1] > '9');
    if (isOption && command.get_option_no_throw(name) == nullptr) return name;
  }
  return {};
}

std::vector<std::string> optionsOf(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

}  // namespace

std::string usageErrorText(const CLI::App& command, const CLI::ParseError& error, int argc, const char* const* argv) {
  const std::string unknown = unknownOption(command, argc, argv);
  if (unknown.empty()) return error.what();
  const std::vector<std::string> names = optionsOf(command);
  const std::vector<std::string_view> known(names.begin(), names.end());
  return unknown + ": unknown option" + didYouMean(unknown, known);
}

}  // namespace furitsuke::cli
