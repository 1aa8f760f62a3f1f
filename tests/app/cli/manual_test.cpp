// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>

#include "app/cli/program_manual.h"
#include "core/io/motion/vmd_motion.h"
#include "core/operations/operation.h"
#include "tests/app/cli/cli_process.h"
#include "tests/app/cli/terminal_process.h"

namespace furitsuke::cli {
namespace {

namespace fs = std::filesystem;

/// The name as in a manual page, where hyphens are escaped.
std::string onPage(std::string_view name) {
  std::string text;
  for (const char c : name) text += c == '-' ? "\\-" : std::string(1, c);
  return text;
}

bool hasTool(const std::string& name) {
  return test::TerminalProcess::isAvailable() &&
         std::system(("command -v " + name + " >/dev/null 2>&1").c_str()) == 0;  // NOLINT(concurrency-mt-unsafe)
}

class Manual : public test::CliTest {
 protected:
  /// The completions of bash at the end of the line, without a terminal: calls the function of the script as bash does.
  [[nodiscard]] std::string offered(const std::string& line) const {
    const std::string script =
        "source ./completion.bash; COMP_LINE=\"$1\"; COMP_POINT=${#COMP_LINE}; _furitsuke_cli 2>errors; "
        "printf '%s ' \"${COMPREPLY[@]}\" > offered";
    test::TerminalProcess bash({"bash", "--norc", "-c", script, "bash", line}, file(""));
    EXPECT_EQ(bash.finish(), 0) << bash.screen();
    EXPECT_EQ(read("errors"), "") << line;
    return read("offered");
  }
  void writeCompletionScript() const {
    const auto script = run({"--completion", "bash"});
    ASSERT_EQ(script.status, 0) << script.err;
    write("completion.bash", toBytes(script.out));
  }
};

TEST_F(Manual, PageContainsEveryCommandOptionOperationAndParameter) {
  const std::string page = run({"--man"}).out;
  for (const char* command : {"info", "check", "convert", "edit", "retarget", "diff", "merge", "pose", "camera"}) {
    EXPECT_NE(page.find(".SS " + std::string(command) + "\n"), std::string::npos) << command;
    EXPECT_NE(run({"--help"}).out.find(command), std::string::npos);
  }
  for (const char* option : {"--op", "--out", "--jobs", "--bind-cut-names", "--salvage", "--version"}) {
    EXPECT_NE(page.find("\\fB" + onPage(option) + "\\fR"), std::string::npos) << option;
  }
  ASSERT_FALSE(operations::operations().empty());
  for (const operations::Operation& operation : operations::operations()) {
    const std::size_t at = page.find(".SS " + onPage(operation.id) + "\n", page.find(".SH OPERATIONS"));
    ASSERT_NE(at, std::string::npos) << operation.id;
    const std::string section = page.substr(at, page.find(".SS ", at + 4) - at);
    for (const operations::OperationParameter& parameter : operation.parameters) {
      EXPECT_NE(section.find("\\fB" + onPage(parameter.id) + "=\\fR"), std::string::npos)
          << operation.id << ' ' << parameter.id;
    }
  }
}

TEST_F(Manual, PageCausesNoWarningsOfGroffAndMandoc) {
  write("furitsuke-cli.1", toBytes(run({"--man"}).out));
  if (!hasTool("groff") && !hasTool("mandoc")) GTEST_SKIP() << "neither groff nor mandoc is installed";
  for (const auto& [tool, command] : {std::pair("groff", "groff -man -Tutf8 -ww -z furitsuke-cli.1"),
                                      std::pair("mandoc", "mandoc -Tlint -Wwarning furitsuke-cli.1")}) {
    if (!hasTool(tool)) continue;
    test::TerminalProcess lint({"sh", "-c", command}, file(""));
    EXPECT_EQ(lint.finish(), 0);
    EXPECT_EQ(lint.screen(), "") << tool;
  }
}

TEST_F(Manual, PageEscapesTextThatRoffWouldInterpret) {
  cli::ProgramManual manual{"x", "1", "summary", ".begins a request\n'so does this\nback\\slash -dash 全て"};
  const std::string page = cli::manualPage(manual);
  EXPECT_NE(page.find("\\&.begins a request\n\\&'so does this\nback\\eslash \\-dash \\[u5168]\\[u3066]"),
            std::string::npos)
      << page;
}

TEST_F(Manual, BashCompletesByContext) {
  if (!hasShell()) GTEST_SKIP() << "needs a POSIX shell";
  writeCompletionScript();
  write("dance.vmd", toBytes("x"));
  const struct {
    const char* line;
    const char* offered;
  } rows[] = {
      {"furitsuke-cli ed", "edit "},
      {"furitsuke-cli edit --op sc", "scale-time "},
      {"furitsuke-cli edit --op scale-time fac", "factor= "},
      {"furitsuke-cli edit --op scale-time factor=2 --fo", "--force "},
      {"furitsuke-cli edit --op scale-time factor=2 --op rev", "reverse "},
      {"furitsuke-cli edit dan", "dance.vmd "},
      {"furitsuke-cli edit --out x dan", "dance.vmd "},
      {"furitsuke-cli edit --op merge with=dan", "dance.vmd "},
      {"furitsuke-cli edit --op scale-time factor=2 --model dan", "dance.vmd "},
      {"furitsuke-cli pose --before-first h", "hold "},
      {"furitsuke-cli me", "merge "},
      {"furitsuke-cli merge --favor th", "theirs "},
      {"furitsuke-cli convert --to b", "bvmd bvh "},
      {"furitsuke-cli convert --names e", "english "},
      {"furitsuke-cli edit --op nothing-like-that", " "},
  };
  for (const auto& row : rows) {
    const std::string words = offered(row.line);
    EXPECT_EQ(words, row.offered) << row.line;
  }
  // The first parameter with choices.
  for (const operations::Operation& operation : operations::operations()) {
    for (const operations::OperationParameter& parameter : operation.parameters) {
      if (parameter.choices.empty()) continue;
      const std::string line = "furitsuke-cli edit --op " + std::string(operation.id) + " " +
                               std::string(parameter.id) + "=" + std::string(parameter.choices.back());
      EXPECT_EQ(offered(line), std::string(parameter.choices.back()) + " ") << line;
      return;
    }
  }
  FAIL() << "no operation has a choice";
}

TEST_F(Manual, TabInARealShellCompletesTheOperation) {
  if (!test::TerminalProcess::isAvailable()) GTEST_SKIP() << "no terminal can be simulated";
  writeCompletionScript();
  test::TerminalProcess bash({"bash", "--norc", "-i"}, file(""));
  bash.type("PS1='ready> '; source ./completion.bash; echo so\"urced\"\n");
  ASSERT_TRUE(bash.waitFor("sourced")) << bash.screen();
  bash.type("furitsuke-cli edit --op sc\t");
  EXPECT_TRUE(bash.waitFor("--op scale-time")) << bash.screen();
}

TEST_F(Manual, ScriptsOfOtherShellsContainEveryOperation) {
  for (const char* shell : {"zsh", "fish"}) {
    const auto script = run({"--completion", shell});
    EXPECT_EQ(script.status, 0);
    for (const operations::Operation& operation : operations::operations()) {
      EXPECT_NE(script.out.find(operation.id), std::string::npos) << shell << ' ' << operation.id;
    }
  }
  EXPECT_EQ(run({"--completion", "tcsh"}).status, 2);
}

class Progress : public test::CliTest {};

TEST_F(Progress, IsShownOnATerminalAndRemovedAtTheEnd) {
  if (!test::TerminalProcess::isAvailable()) GTEST_SKIP() << "no terminal can be simulated";
  const Bytes vmd = io::vmdFromMotion(test::exampleMotion(), nullptr);
  std::vector<std::string> arguments{FURITSUKE_CLI, "edit"};
  for (const char* name : {"a.vmd", "b.vmd", "c.vmd"}) {
    write(name, vmd);
    arguments.emplace_back(name);
  }
  write("bad.vmd", toBytes("no motion"));
  arguments.emplace_back("bad.vmd");
  for (const char* word : {"--op", "shift", "by=1", "--out", "{name}_s.vmd", "--jobs", "2"})
    arguments.emplace_back(word);
  test::TerminalProcess program(arguments, file(""));
  EXPECT_EQ(program.finish(), 2);
  const std::string& screen = program.screen();
  EXPECT_NE(screen.find("\r[#######.......................] 1 of 4 files"), std::string::npos) << screen;
  EXPECT_NE(screen.find("\r[##############################] 4 of 4 files\r\033[K"), std::string::npos) << screen;
  EXPECT_LT(screen.find("4 of 4"), screen.find("a_s.vmd: ")) << "the progress bar is removed before the results";
  EXPECT_NE(screen.find("bad.vmd: is not a known motion"), std::string::npos) << screen;
  EXPECT_TRUE(exists("c_s.vmd"));
}

TEST_F(Progress, IsNotShownWithoutATerminal) {
  write("a.vmd", io::vmdFromMotion(test::exampleMotion(), nullptr));
  write("b.vmd", io::vmdFromMotion(test::exampleMotion(), nullptr));
  const auto result = run({"edit", "a.vmd", "b.vmd", "--op", "shift", "by=1", "--out", "{name}_s.vmd"});
  EXPECT_EQ(result.err, "");
}

}  // namespace
}  // namespace furitsuke::cli
