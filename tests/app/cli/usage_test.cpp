// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/app/cli/cli_process.h"

namespace furitsuke::cli {
namespace {

using Usage = test::CliTest;

TEST_F(Usage, NamesWhatWasProbablyMeantAndTheHelp) {
  const struct {
    std::vector<std::string> arguments;
    const char* message;
  } rows[] = {
      {{},
       "a command is missing: one of info, check, convert, edit, retarget, diff, merge, pose, camera (see "
       "furitsuke-cli --help)"},
      {{"chek", "a.vmd"}, "chek: unknown command; did you mean check? (see furitsuke-cli --help)"},
      {{"frobnicate"}, "frobnicate: unknown command (see furitsuke-cli --help)"},
      {{"render", "--model", "m.pmx"}, "render: this is a command of the other program: furitsuke render"},
      {{"--versio"}, "--versio: unknown option; did you mean --version? (see furitsuke-cli --help)"},
      {{"check", "--sugest", "a.vmd"}, "check: --sugest: unknown option (see furitsuke-cli check --help)"},
      {{"info", "--jsn", "a.vmd"}, "info: --jsn: unknown option; did you mean --json? (see furitsuke-cli info --help)"},
      {{"edit", "a.vmd", "--sugest-names"},
       "edit: --sugest-names: unknown option; did you mean --suggest-names? (see furitsuke-cli edit --help)"},
      {{"pose"}, "pose: --motion is required (see furitsuke-cli pose --help)"},
      {{"edit", "a.vmd", "--op", "revers", "--out", "b.vmd"},
       "revers: unknown operation; did you mean reverse? (edit --list lists all; files come before --op)"},
      {{"edit", "--help", "normalise"},
       "normalise: unknown operation; did you mean normalize-rotations? (edit --list lists all)"},
      {{"edit", "a.vmd", "--op", "shift", "bi=3", "--out", "b.vmd"}, "shift: bi: unknown parameter; did you mean by?"},
      {{"edit", "a.vmd", "--op", "shift", "by=3", "track=x", "--out", "b.vmd"},
       "shift: track: unknown parameter; did you mean tracks?"},
  };
  for (const auto& row : rows) {
    const auto result = run(row.arguments);
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.err, std::string("furitsuke-cli: ") + row.message + "\n");
    EXPECT_EQ(result.out, "");
  }
}

TEST_F(Usage, TheHelpOfEachCommandShowsHowItIsCalled) {
  for (const std::string command : {"info", "check", "convert", "edit", "diff", "pose", "camera"}) {
    const auto result = run({command, "--help"});
    EXPECT_EQ(result.status, 0) << command;
    EXPECT_NE(result.out.find("\nUsage: furitsuke-cli " + command + " ["), std::string::npos) << result.out;
  }
}

TEST_F(Usage, MessagesDoNotRepeatALongInput) {
  const std::string lengthy(50'000, 'x');
  std::string words;
  for (int i = 0; i < 5000; ++i) words += "word ";
  const std::vector<std::vector<std::string>> commands = {
      {lengthy},
      {"info", lengthy + ".vmd"},
      {"edit", "a.vmd", "--op", lengthy, "--out", "b.vmd"},
      {"edit", "a.vmd", "--op", words, "--out", "b.vmd"},
      {"edit", "a.vmd", "--op", "shift", "by=1", "frames=" + words, "--out", "b.vmd"},
      {"edit", "a.vmd", "--op", "reverse", "--out", words + "{x}.vmd"},
      {"pose", "--motion", "a.vmd", "--frames", lengthy},
      {"check", "--" + lengthy},
  };
  for (const auto& arguments : commands) {
    const auto result = run(arguments);
    EXPECT_EQ(result.status, 2) << arguments[0].substr(0, 20);
    EXPECT_LT(result.err.size(), 1100U) << result.err.substr(0, 60);
    EXPECT_FALSE(result.err.empty());
  }
}

}  // namespace
}  // namespace furitsuke::cli
