// SPDX-License-Identifier: MIT
#include "app/cli/program_manual.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <utility>

#include "core/base/utf8.h"

namespace furitsuke::cli {

namespace {

std::string upper(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return text;
}

/// "\[u5168]", which works in every encoding of a page.
std::string roffCode(char32_t code) {
  std::array<char, 8> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), std::uint32_t{code}, 16).ptr;
  std::string hex(digits.data(), end);
  hex.insert(0, hex.size() < 4 ? 4 - hex.size() : 0, '0');
  return "\\[u" + upper(std::move(hex)) + "]";
}

/// Escapes text for roff: no line begins a request, and hyphens stay hyphens.
std::string roff(std::string_view text) {
  std::string escaped;
  bool isLineStart = true;
  for (std::size_t at = 0; at < text.size();) {
    const utf8::Character character = utf8::characterAt(text, at);
    at += std::max<std::size_t>(character.size, 1);
    if (character.code >= 0x80) {
      escaped += roffCode(character.code);
      isLineStart = false;
      continue;
    }
    const char c = static_cast<char>(character.code);
    if (isLineStart && (c == '.' || c == '\'')) escaped += "\\&";
    isLineStart = c == '\n';
    if (c == '\\') {
      escaped += "\\e";
    } else if (c == '-') {
      escaped += "\\-";
    } else {
      escaped += c;
      if (c == ',') escaped += "\\:";  // a list of names has no spaces at which the line can break
    }
  }
  return escaped;
}

std::string bold(std::string_view text) { return "\\fB" + roff(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + roff(text) + "\\fR"; }

std::string namesOf(const OptionManual& option) {
  std::string names;
  for (const std::string& name : option.names) names += (names.empty() ? "" : ", ") + bold(name);
  return option.value.empty() ? names : names + " " + italic(option.value);
}

void writeOptions(std::string& page, const std::vector<OptionManual>& options) {
  for (const OptionManual& option : options) page += ".TP\n" + namesOf(option) + "\n" + roff(option.help) + "\n";
}

void writeCommand(std::string& page, const CommandManual& command) {
  page += ".SS " + roff(command.name) + "\n";
  page += roff(command.help) + ".\n";
  if (!command.arguments.empty()) page += ".PP\n" + bold(command.name) + " " + italic(command.arguments) + "\n";
  writeOptions(page, command.options);
}

void writeOperation(std::string& page, const OperationManual& operation) {
  page += ".SS " + roff(operation.id) + "\n" + roff(operation.help) + "\n";
  for (const OptionManual& parameter : operation.parameters) {
    page +=
        ".TP\n" + bold(parameter.names.front() + "=") + italic(parameter.value) + "\n" + roff(parameter.help) + "\n";
  }
}

std::string synopsis(const ProgramManual& program) {
  const std::string name = ".B " + roff(program.name) + "\n";
  const std::string files = name + "[\\fIOPTIONS\\fR] [\\fIFILES\\fR...]\n";
  if (program.commands.empty()) return files;
  const std::string command = name + "\\fICOMMAND\\fR [\\fIOPTIONS\\fR]";
  return program.opensFiles ? files + ".br\n" + command + "\n" : command + " \\fIFILES\\fR...\n";
}

}  // namespace

std::string manualPage(const ProgramManual& program) {
  std::string page = ".TH " + upper(program.name) + " 1 \"\" \"" + roff(program.name) + " " + roff(program.version) +
                     "\" \"User Commands\"\n.SH NAME\n" + roff(program.name) + " \\- " + roff(program.summary) + "\n";
  page += ".SH SYNOPSIS\n" + synopsis(program) + ".SH DESCRIPTION\n" + roff(program.help) + "\n.SH OPTIONS\n";
  writeOptions(page, program.options);
  if (!program.commands.empty()) page += ".SH COMMANDS\n";
  for (const CommandManual& command : program.commands) writeCommand(page, command);
  if (!program.operations.empty()) {
    page += ".SH OPERATIONS\nOperations of \\fBedit\\fR, for \\fB\\-\\-op\\fR \\fINAME key=value\\fR ...\n";
  }
  for (const OperationManual& operation : program.operations) writeOperation(page, operation);
  if (!program.exitStatus.empty()) page += ".SH EXIT STATUS\n" + roff(program.exitStatus) + "\n";
  return page;
}

}  // namespace furitsuke::cli
