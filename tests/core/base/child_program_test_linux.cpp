// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <string>

#include "core/base/child_program.h"

namespace furitsuke {
inline namespace base {
namespace {

using std::chrono::milliseconds;

ChildRun shell(const std::string& script, milliseconds time = milliseconds(20'000)) {
  return {.program = "/bin/sh", .arguments = {"-c", script}, .time = time};
}

TEST(ChildProgram, EveryWayToEndIsReported) {
  struct Row {
    const char* script;
    ChildEnd end;
    int status;
    const char* output;
    const char* errors;
  };
  const Row rows[] = {
      {"printf out; printf 'err\\n\\n' >&2", ChildEnd::Exited, 0, "out", "err"},
      {"printf out; exit 3", ChildEnd::Exited, 3, "out", ""},
      {"printf out; kill -SEGV $$", ChildEnd::Crashed, 0, "out", ""},
      {"cat", ChildEnd::Exited, 0, "", ""},
      {"printf '\\377' >&2", ChildEnd::Exited, 0, "", "\xEF\xBF\xBD"},
      {"exec 1>&- 2>&-; sleep 0.1; exit 4", ChildEnd::Exited, 4, "", ""},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.script);
    const ChildResult result = runChildProgram(shell(row.script));
    EXPECT_EQ(result.end, row.end);
    EXPECT_EQ(result.status, row.status);
    EXPECT_EQ(asChars(result.output), row.output);
    EXPECT_EQ(result.errors, row.errors);
  }
}

TEST(ChildProgram, ItsInputArrivesWholeWhileItsOutputIsRead) {
  Bytes input(3'000'000);
  for (std::size_t i = 0; i < input.size(); ++i) input[i] = static_cast<std::byte>(i * 7);
  ChildRun run = shell("cat");
  run.input = input;
  const ChildResult result = runChildProgram(run);
  EXPECT_EQ(result.end, ChildEnd::Exited);
  EXPECT_TRUE(result.output == input);
  run.arguments = {"-c", "exit 0"};
  EXPECT_EQ(runChildProgram(run).end, ChildEnd::Exited) << "it need not read its input";
}

TEST(ChildProgram, IsKilledAtItsLimits) {
  EXPECT_EQ(runChildProgram(shell("sleep 60", milliseconds(100))).end, ChildEnd::OutOfTime);
  ChildRun run = shell("cat /dev/zero");
  run.mostOutput = 1'000'000;
  EXPECT_EQ(runChildProgram(run).end, ChildEnd::TooMuchOutput);
  run = shell("sleep 60");
  int asked = 0;
  run.isCanceled = [&asked] { return ++asked == 3; };
  EXPECT_EQ(runChildProgram(run).end, ChildEnd::Canceled);
  EXPECT_EQ(asked, 3);
  const ChildResult talkative = runChildProgram(shell("head -c 100000 /dev/zero | tr '\\0' a >&2"));
  EXPECT_LE(talkative.errors.size(), 2000U);
}

TEST(ChildProgram, WhatIsNoProgramIsAnError) {
  EXPECT_FALSE(childProgram("no-such-program"));
  ASSERT_TRUE(canRunChildPrograms());
  const ChildResult result = runChildProgram({.program = "/no/such/program", .time = milliseconds(5'000)});
  EXPECT_EQ(result.end, ChildEnd::Exited);
  EXPECT_EQ(result.status, 127);
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
