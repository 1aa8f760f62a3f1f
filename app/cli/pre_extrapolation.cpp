// SPDX-License-Identifier: MIT
#include "app/cli/pre_extrapolation.h"

#include <CLI/CLI.hpp>
#include <string>

namespace furitsuke::cli {

void addPreExtrapolationOption(CLI::App& command, eval::PreExtrapolation& rule) {
  command
      .add_option_function<std::string>(
          "--before-first",
          [&rule](const std::string& name) {
            rule = name == "hold" ? eval::PreExtrapolation::Hold : eval::PreExtrapolation::Rest;
          },
          "Before the first key of a track: rest moves from the rest value at frame 0 as MMD does, hold keeps the "
          "value "
          "of the key as other programs do (default rest)")
      ->check(CLI::IsMember({"rest", "hold"}));
}

}  // namespace furitsuke::cli
