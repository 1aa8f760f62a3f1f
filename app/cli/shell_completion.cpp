// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/cli/program_manual.h"

namespace furitsuke::cli {

namespace {

std::string identifier(std::string name) {
  std::ranges::replace(name, '-', '_');
  return name;
}

template <class List, class F>
std::string joined(const List& list, F&& text) {
  std::string all;
  for (const auto& item : list) {
    const std::string one = text(item);
    if (!one.empty()) all += (all.empty() ? "" : " ") + one;
  }
  return all;
}

std::string spaced(const std::vector<std::string>& words) {
  return joined(words, [](const std::string& word) { return word; });
}

std::string namesOf(const std::vector<OptionManual>& options) {
  return joined(options, [](const OptionManual& option) { return spaced(option.names); });
}

std::string operationNames(const ProgramManual& program) {
  return joined(program.operations, [](const OperationManual& operation) { return operation.id; });
}

std::string commandNames(const ProgramManual& program) {
  return joined(program.commands, [](const CommandManual& command) { return command.name; });
}

/// "a|b)" for a case of a shell.
std::string pattern(const std::vector<std::string>& names) {
  std::string all;
  for (const std::string& name : names) all += (all.empty() ? "" : "|") + name;
  return all + ")";
}

/// The completion of an option value or of "key=": `offer` has words, `files` enables file names.
std::string valueCase(const OptionManual& option, const std::vector<std::string>& names, const std::string& indent) {
  if (option.kind == ValueKind::Choice) {
    return indent + pattern(names) + " offer=\"" + spaced(option.choices) + "\"; return ;;\n";
  }
  if (option.kind == ValueKind::File) return indent + pattern(names) + " files=1; return ;;\n";
  return option.kind == ValueKind::None ? std::string() : indent + pattern(names) + " return ;;\n";
}

/// The part shared by bash and zsh: NAME_offer COMMAND OPERATION PREVIOUS KEY sets `offer` (words) and `files` (1 if
/// file names are allowed). KEY is "key" while the value of key=value is typed.
std::string offerFunction(const ProgramManual& program) {
  std::string text = identifier("_" + program.name) + "_offer() {\n  offer= files=\n";
  text += "  if [[ -n $4 ]]; then\n    case \"$2 $4\" in\n";
  for (const OperationManual& operation : program.operations) {
    for (const OptionManual& parameter : operation.parameters) {
      text += valueCase(parameter, {"\"" + operation.id + " " + parameter.names.front() + "\""}, "      ");
    }
  }
  text += "    esac\n    return\n  fi\n";
  text += "  case \"$1\" in\n";
  const auto command = [&](const std::string& name, const std::vector<OptionManual>& options,
                           const std::string& operationOption, const std::string& words) {
    text += "    " + (name.empty() ? std::string("\"\"") : name) + ")\n      case \"$3\" in\n";
    if (!operationOption.empty())
      text += "        " + operationOption + ") offer=\"" + operationNames(program) + "\"; return ;;\n";
    for (const OptionManual& option : options) {
      if (option.names.front() != operationOption) text += valueCase(option, option.names, "        ");
    }
    text += "      esac\n      offer=\"" + words + "\"\n";
    if (program.commands.empty() || program.opensFiles || !name.empty()) text += "      files=1\n";
    text += "      ;;\n";
  };
  std::string top = namesOf(program.options);
  if (!program.commands.empty()) top = commandNames(program) + " " + top;
  command("", program.options, "", top);
  for (const CommandManual& one : program.commands)
    command(one.name, one.options, one.operationOption, namesOf(one.options));
  text += "  esac\n";
  if (!program.operations.empty()) {
    text += "  case \"$2\" in\n";
    for (const OperationManual& operation : program.operations) {
      const std::string keys =
          joined(operation.parameters, [](const OptionManual& parameter) { return parameter.names.front() + "="; });
      text += "    " + operation.id + ") offer=\"" + keys + " $offer\" ;;\n";
    }
    text += "  esac\n";
  }
  return text + "}\n";
}

/// Finds the command and the operation among the words before the cursor (array `before`, without the program).
std::string commandParser(const ProgramManual& program) {
  std::string text = "  local command= operation= last= word\n  for word in \"${before[@]}\"; do\n";
  if (!program.commands.empty()) {
    text += "    case \"$word\" in\n      " + pattern([&] {
              std::vector<std::string> names;
              for (const CommandManual& command : program.commands) names.push_back(command.name);
              return names;
            }());
    text += " [[ -z $command ]] && command=$word ;;\n    esac\n";
  }
  std::string option;
  for (const CommandManual& command : program.commands) {
    if (!command.operationOption.empty()) option = command.operationOption;
  }
  if (!option.empty()) {
    text += "    if [[ $last == " + option + " ]]; then operation=$word; elif [[ $word == -* ]]; then operation=; fi\n";
  }
  return text + "    last=$word\n  done\n";
}

std::string bashCompletion(const ProgramManual& program) {
  const std::string name = identifier("_" + program.name);
  std::string text = "# bash completion of " + program.name + "; generated by the program\n" + offerFunction(program);
  text += name + "() {\n  local line=\"${COMP_LINE:0:COMP_POINT}\" current key= offer files\n";
  // bash splits key=value into three words, so the line itself is used.
  text += "  local -a before\n  read -ra before <<< \"$line\"\n";
  text += "  if [[ $line == *[[:space:]] ]]; then current=; else current=\"${before[-1]}\"; unset 'before[-1]'; fi\n";
  text += "  before=(\"${before[@]:1}\")\n" + commandParser(program);
  text += "  if [[ -n $operation && $current == *=* ]]; then key=\"${current%%=*}\"; current=\"${current#*=}\"; fi\n";
  text += "  " + name + "_offer \"$command\" \"$operation\" \"$last\" \"$key\"\n";
  text += "  COMPREPLY=()\n  [[ -n $offer ]] && mapfile -t COMPREPLY < <(compgen -W \"$offer\" -- \"$current\")\n";
  text += "  if [[ -n $files && $current != -* ]]; then\n    local file\n    compopt -o filenames 2>/dev/null\n";
  text += "    while IFS= read -r file; do COMPREPLY+=(\"$file\"); done < <(compgen -f -- \"$current\")\n  fi\n";
  text += "  [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null\n  return 0\n}\n";
  return text + "complete -F " + name + " " + program.name + "\n";
}

std::string zshCompletion(const ProgramManual& program) {
  const std::string name = identifier("_" + program.name);
  std::string text = "#compdef " + program.name + "\n# generated by the program\n" + offerFunction(program);
  text += name + "() {\n  local current=$PREFIX key= offer files\n  local -a before\n";
  text += "  before=(\"${words[@]:1:$((CURRENT - 2))}\")\n" + commandParser(program);
  text += "  if [[ -n $operation && $current == *=* ]]; then key=\"${current%%=*}\"; compset -P '*='; fi\n";
  text += "  " + name + "_offer \"$command\" \"$operation\" \"$last\" \"$key\"\n";
  text += "  local -a keys rest\n  keys=(${(M)${=offer}:#*=}) rest=(${${=offer}:#*=})\n";
  text += "  compadd -S '' -- $keys\n  compadd -- $rest\n  [[ -n $files ]] && _files\n}\n";
  return text + name + " \"$@\"\n";
}

/// The text in single quotes.
std::string fishQuoted(const std::string& text) {
  std::string quoted = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "'";
}

std::string fishOption(const ProgramManual& program, const OptionManual& option, const std::string& condition) {
  std::string line = "complete -c " + program.name + condition;
  for (const std::string& name : option.names) {
    line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  }
  if (option.kind == ValueKind::File) line += " -r -F";
  if (option.kind == ValueKind::Text) line += " -x";
  if (option.kind == ValueKind::Choice) line += " -x -a " + fishQuoted(spaced(option.choices));
  return line + " -d " + fishQuoted(option.help) + "\n";
}

std::string fishCompletion(const ProgramManual& program) {
  const std::string operation = "__" + identifier(program.name) + "_operation";
  std::string text = "# fish completion of " + program.name + "; generated by the program\n";
  // The first word that is not an option is the command, unless it can be a file.
  const std::string atTop = program.opensFiles ? " -n 'not __fish_seen_subcommand_from " + commandNames(program) + "'"
                                               : " -n __fish_use_subcommand";
  for (const OptionManual& option : program.options)
    text += fishOption(program, option, program.commands.empty() ? "" : atTop);
  for (const CommandManual& command : program.commands) {
    text += "complete -c " + program.name + " -n __fish_use_subcommand -f -a " + command.name + " -d " +
            fishQuoted(command.help) + "\n";
    const std::string condition = " -n '__fish_seen_subcommand_from " + command.name + "'";
    for (OptionManual option : command.options) {
      if (option.names.front() == command.operationOption) {
        option.kind = ValueKind::Choice;
        option.choices.clear();
        for (const OperationManual& one : program.operations) option.choices.push_back(one.id);
      }
      text += fishOption(program, option, condition);
    }
  }
  if (program.operations.empty()) return text;
  text += "function " + operation + "\n  set -l operation\n  set -l last\n  for word in (commandline -opc)\n";
  text += "    if test \"$last\" = --op\n      set operation $word\n    else if string match -q -- '-*' $word\n";
  text += "      set operation\n    end\n    set last $word\n  end\n  test \"$operation\" = $argv[1]\nend\n";
  for (const OperationManual& one : program.operations) {
    for (const OptionManual& parameter : one.parameters) {
      const std::string key = parameter.names.front() + "=";
      const std::string values =
          parameter.choices.empty()
              ? key
              : joined(parameter.choices, [&](const std::string& choice) { return key + choice; });
      text += "complete -c " + program.name + " -n '" + operation + " " + one.id + "' -a " + fishQuoted(values) +
              " -d " + fishQuoted(parameter.help) + "\n";
    }
  }
  return text;
}

}  // namespace

std::string shellCompletion(const ProgramManual& program, std::string_view shell) {
  if (shell == "bash") return bashCompletion(program);
  if (shell == "zsh") return zshCompletion(program);
  if (shell == "fish") return fishCompletion(program);
  return {};
}

}  // namespace furitsuke::cli
