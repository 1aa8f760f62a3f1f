// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

// Descriptions of a program for its manual page and shell completions. They are made from the tables that the program
// itself uses.
namespace furitsuke::cli {

/// The values that a shell can complete.
enum class ValueKind {
  None,  ///< the option has no value
  Text,  ///< no completion
  File,
  Choice,  ///< one of `choices`
};

struct OptionManual {
  std::vector<std::string> names;  ///< "--help", "-h"; of a parameter "factor"
  std::string value;               ///< as in the help: "DIR"; empty: no value
  std::string help;                ///< a phrase or sentence
  ValueKind kind = ValueKind::Text;
  std::vector<std::string> choices = {};
};

/// An operation: "--op NAME key=value".
struct OperationManual {
  std::string id;
  std::string help;
  std::vector<OptionManual> parameters = {};
};

struct CommandManual {
  std::string name;
  std::string help;
  std::string arguments = {};  ///< "FILE...", after the options
  std::vector<OptionManual> options = {};
  std::string operationOption = {};  ///< "--op", whose value is an operation; empty: none
};

struct ProgramManual {
  std::string name;
  std::string version;
  std::string summary;  ///< a phrase without a full stop
  std::string help;     ///< sentences
  std::vector<OptionManual> options = {};
  std::vector<CommandManual> commands = {};
  std::vector<OperationManual> operations = {};
  std::string exitStatus = {};  ///< text of the section EXIT STATUS
  bool opensFiles = false;      ///< also without a command; a program without commands does so anyway
};

/// The page for man(1), section 1.
[[nodiscard]] std::string manualPage(const ProgramManual& program);

/// A script for "bash", "zsh" or "fish"; empty for any other name.
[[nodiscard]] std::string shellCompletion(const ProgramManual& program, std::string_view shell);

}  // namespace furitsuke::cli
