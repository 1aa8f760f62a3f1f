// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "core/base/child_program.h"
#include "tests/support/temp_folder.h"

namespace furitsuke {
inline namespace base {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds kLong{60'000};

ChildRun childThat(const char* what) {
  return {.program = *childProgram("child_helper"), .arguments = {what}, .time = kLong};
}

/// All bytes, also the line ends and the end of a text that Windows knows.
std::string allBytes(std::size_t size) {
  std::string bytes(size, '\0');
  for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<char>(i * 7 / 3);
  return bytes;
}

TEST(ChildProgram, GetsAllOfTheInputAndReturnsAllOfTheOutput) {
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{5'000'000}}) {
    const std::string input = allBytes(size);
    ChildRun child = childThat("copy");
    child.input = asBytes(input);
    const ChildResult result = runChildProgram(child);
    EXPECT_EQ(result.end, ChildEnd::Exited);
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(asChars(result.output) == input) << result.output.size();
    EXPECT_EQ(result.errors, "copied " + std::to_string(size) + " bytes");
  }
}

TEST(ChildProgram, GetsArgumentsUnchanged) {
  ChildRun child = childThat("words");
  std::string expected;
  for (const char* word :
       {"plain", "", "two words", "初音ミク 踊り", "💃", "a\"b", "\\", "C:\\x y\\", "\\\\\"", "*.vmd"}) {
    child.arguments.emplace_back(word);
    expected += std::string(word) + '\n';
  }
  EXPECT_EQ(asChars(runChildProgram(child).output), expected);
}

TEST(ChildProgram, ReturnsItsStatusAndTheStartOfItsErrors) {
  const ChildResult result = runChildProgram(childThat("fail"));
  EXPECT_EQ(result.end, ChildEnd::Exited);
  EXPECT_EQ(result.status, 7);
  EXPECT_EQ(result.errors, std::string(2000, 'e'));
}

TEST(ChildProgram, MayIgnoreItsInput) {
  const std::string input = allBytes(3'000'000);
  ChildRun child = childThat("nothing");
  child.input = asBytes(input);
  const ChildResult result = runChildProgram(child);
  EXPECT_EQ(result.end, ChildEnd::Exited);
  EXPECT_EQ(result.status, 0);
}

TEST(ChildProgram, IsNotThereOrCrashes) {
  const test::TempFolder folder;
  const ChildResult missing = runChildProgram({.program = folder.path() / "missing", .time = kLong});
  EXPECT_EQ(missing.end, ChildEnd::NotStarted);
  EXPECT_EQ(runChildProgram(childThat("crash")).end, ChildEnd::Crashed);
  EXPECT_FALSE(childProgram("missing").ok());
}

TEST(ChildProgram, IsKilledWhenItTakesTooLongWritesTooMuchOrIsCanceled) {
  const auto start = steady_clock::now();
  ChildRun slow = childThat("sleep");
  slow.time = milliseconds(200);
  EXPECT_EQ(runChildProgram(slow).end, ChildEnd::OutOfTime);
  ChildRun flooding = childThat("flood");
  flooding.mostOutput = 1'000'000;
  EXPECT_EQ(runChildProgram(flooding).end, ChildEnd::TooMuchOutput);
  ChildRun canceled = childThat("sleep");
  canceled.isCanceled = [start] { return steady_clock::now() - start > milliseconds(400); };
  EXPECT_EQ(runChildProgram(canceled).end, ChildEnd::Canceled);
  EXPECT_LT(steady_clock::now() - start, std::chrono::seconds(30));
}

// A child that inherited the input of another one would keep it open, and the other would wait for its end.
TEST(ChildProgram, OthersDoNotKeepItsStreamsOpen) {
  std::vector<ChildResult> results(8);
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < results.size(); ++i) {
      threads.emplace_back([&results, i] {
        const std::string input = allBytes(i * 100'000);
        ChildRun child = childThat(i % 2 == 0 ? "copy" : "sleep");
        child.input = asBytes(input);
        if (i % 2 == 1) child.time = milliseconds(3000);
        results[i] = runChildProgram(child);
      });
    }
  }
  for (std::size_t i = 0; i < results.size(); ++i) {
    const bool isCopying = i % 2 == 0;
    EXPECT_EQ(results[i].end, isCopying ? ChildEnd::Exited : ChildEnd::OutOfTime);
    EXPECT_EQ(results[i].output.size(), isCopying ? i * 100'000 : 0);
  }
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
