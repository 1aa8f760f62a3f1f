// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace furitsuke::cli {

/// What is wrong with the arguments of a command, and which option was probably meant: "--al: unknown option; did you
/// mean --all?"
[[nodiscard]] std::string usageErrorText(const CLI::App& command, const CLI::ParseError& error, int argc,
                                         const char* const* argv);

}  // namespace furitsuke::cli
