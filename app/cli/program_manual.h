// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

// What is told about a program outside of its own help: the manual page and what shells complete. Both are made from
// one description, which is made from the tables that the program itself reads.
namespace furitsuke::cli {

/// What a shell may offer for a value.
enum class ValueKind {
  None,  ///< there is no value
  Text,  ///< nothing can be offered
  File,
  Choice,  ///< one of `choices`
};

struct OptionManual {
  std::vector<std::string> names;  ///< "--help", "-h"; of a parameter "factor"
  std::string value;               ///< as the help has it: "DIR"; empty: it takes none
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
  std::string arguments = {};  ///< "FILE...", behind the options
  std::vector<OptionManual> options = {};
  std::string operationOption = {};  ///< "--op", whose value is one of the operations; empty: there is none
};

struct ProgramManual {
  std::string name;
  std::string version;
  std::string summary;  ///< half a sentence, without a full stop
  std::string help;     ///< sentences
  std::vector<OptionManual> options = {};
  std::vector<CommandManual> commands = {};
  std::vector<OperationManual> operations = {};
  std::string ending = {};  ///< exit status and the like
};

/// For man(1), section 1.
[[nodiscard]] std::string manualPage(const ProgramManual& program);

/// A script for "bash", "zsh" or "fish"; empty for any other name.
[[nodiscard]] std::string shellCompletion(const ProgramManual& program, std::string_view shell);

}  // namespace furitsuke::cli
