// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <thread>
#include <utility>
#include <vector>

#include "core/base/file.h"
#include "core/base/sandbox.h"
#include "tests/support/temp_folder.h"

namespace furitsuke {
inline namespace base {
namespace {

/// Whether `act` succeeds in a process of its own that has entered the sandbox.
bool succeeds(const Sandbox& sandbox, const std::function<bool()>& act) {
  const pid_t child = fork();
  if (child == 0) {
    if (!enterSandbox(sandbox)) _exit(2);
    _exit(act() ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_NE(WEXITSTATUS(status), 2) << "the sandbox was not entered";
  return WEXITSTATUS(status) == 0;
}

bool opens(const std::filesystem::path& path, int flags) {
  const int file = open(path.c_str(), flags, 0600);
  if (file >= 0) close(file);
  return file >= 0;
}

class SandboxTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!hasSandbox()) GTEST_SKIP() << "built without a sandbox";
    std::filesystem::create_directory(own_);
    std::filesystem::create_directory(other_);
    std::ofstream(own_ / "a") << "a";
    std::ofstream(other_ / "b") << "b";
  }

  test::TempFolder folder_;
  std::filesystem::path own_ = folder_.path() / "own", other_ = folder_.path() / "other";
};

TEST_F(SandboxTest, NoFileSocketProgramOrProcess) {
  const auto fileOpens = [this] { return opens(own_ / "a", O_RDONLY); };
  const auto socketOpens = [] { return socket(AF_INET, SOCK_STREAM, 0) >= 0; };
  const auto programStarts = [] {
    execl("/bin/true", "true", nullptr);
    return false;  // a program that starts ends with 0
  };
  const auto processStarts = [] {
    const pid_t child = fork();
    if (child == 0) _exit(0);
    return child > 0;
  };
  const std::vector<std::pair<const char*, std::function<bool()>>> acts = {
      {"file", fileOpens}, {"socket", socketOpens}, {"program", programStarts}, {"process", processStarts}};
  for (const auto& [what, act] : acts) EXPECT_FALSE(succeeds({}, act)) << what;
}

TEST_F(SandboxTest, ComputingGoesOn) {
  EXPECT_TRUE(succeeds({}, [] {
    std::vector<int> numbers(10'000'000, 1);
    int sum = 0;
    std::thread other([&] { sum = numbers[5] + numbers[6]; });
    other.join();
    return sum == 2 && write(STDERR_FILENO, "", 0) == 0;
  }));
}

TEST_F(SandboxTest, OnlyTheNamedFoldersAreOpened) {
  const Sandbox sandbox{.opensFiles = true, .readable = {own_}, .writable = {}};
  EXPECT_TRUE(succeeds(sandbox, [this] { return opens(own_ / "a", O_RDONLY); }));
  EXPECT_FALSE(succeeds(sandbox, [] { return socket(AF_INET, SOCK_STREAM, 0) >= 0; }));
  if (succeeds(sandbox, [this] { return opens(other_ / "b", O_RDONLY); })) GTEST_SKIP() << "no Landlock in this kernel";
  EXPECT_FALSE(succeeds(sandbox, [this] { return opens(own_ / "new", O_WRONLY | O_CREAT); }));
  const Sandbox writing{.opensFiles = true, .readable = {own_}, .writable = {other_}};
  EXPECT_TRUE(succeeds(writing, [this] { return opens(other_ / "new", O_WRONLY | O_CREAT); }));
  EXPECT_FALSE(succeeds(writing, [this] { return opens(own_ / "new", O_WRONLY | O_CREAT); }));
}

TEST_F(SandboxTest, FilesAreSavedInTheNamedFolders) {
  const Sandbox writing{.opensFiles = true, .readable = {}, .writable = {other_}};
  EXPECT_TRUE(succeeds(writing, [this] { return writeFileAtomically(other_ / "saved", asBytes("a")).ok(); }));
  EXPECT_EQ(asChars(readFile(other_ / "saved").value()), "a");
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
