// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <string>
#include <vector>

#include "tests/support/temp_folder.h"

namespace furitsuke {
inline namespace base {
namespace {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& path) {
  const Result<Bytes> bytes = readFile(path);
  return bytes ? std::string(asChars(*bytes)) : "error: " + bytes.error().message();
}

std::vector<std::string> namesIn(const fs::path& folder) {
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename());
  return names;
}

/// Root ignores permissions; tests of refused access run as another user.
class AsOrdinaryUser {
 public:
  AsOrdinaryUser() {
    if (::geteuid() == 0) changed_ = ::seteuid(kNobody) == 0;
  }
  AsOrdinaryUser(const AsOrdinaryUser&) = delete;
  AsOrdinaryUser& operator=(const AsOrdinaryUser&) = delete;
  ~AsOrdinaryUser() {
    if (changed_ && ::seteuid(0) != 0) std::abort();
  }

 private:
  static constexpr uid_t kNobody = 65534;
  bool changed_ = false;
};

TEST(ReadFile, ReadsAllBytes) {
  const test::TempFolder folder;
  const std::string content("a\0b\r\n\xFF", 6);
  for (const std::string& name : {std::string("plain.vmd"), std::string("踊り 💃.vmd"), std::string(250, 'n')}) {
    const fs::path path = folder.path() / name;
    ASSERT_TRUE(writeFileAtomically(path, asBytes(content)).ok());
    EXPECT_EQ(contentOf(path), content) << name;
  }
  ASSERT_TRUE(writeFileAtomically(folder.path() / "empty", {}).ok());
  EXPECT_EQ(contentOf(folder.path() / "empty"), "");
}

TEST(ReadFile, ReadsAFileWhoseSizeIsNotKnownBeforehand) {
  if (!fs::exists("/proc/self/status")) GTEST_SKIP();
  EXPECT_NE(contentOf("/proc/self/status").find("Pid:"), std::string::npos) << "the reported size of this file is 0";
}

TEST(ReadFile, ReportsWhyItFails) {
  const test::TempFolder folder;
  const fs::path pipe = folder.path() / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  fs::create_symlink("nowhere", folder.path() / "dangling");
  fs::create_symlink("circle", folder.path() / "circle");
  const fs::path secret = folder.path() / "secret";
  ASSERT_TRUE(writeFileAtomically(secret, asBytes("x")).ok());
  fs::permissions(secret, fs::perms::none);
  struct Row {
    fs::path path;
    const char* reason;
  };
  const Row rows[] = {{folder.path(), "is a folder"},
                      {folder.path() / "missing.vmd", "does not exist"},
                      {folder.path() / "dangling", "does not exist"},
                      {folder.path() / "circle", "cannot be accessed"},
                      {pipe, "is a device or a pipe"},
                      {"/dev/zero", "is a device or a pipe"},
                      {"", "does not exist"},
                      {secret, "cannot be opened"}};
  fs::permissions(folder.path(), fs::perms::all);
  const AsOrdinaryUser user;
  for (const Row& row : rows) {
    const Result<Bytes> bytes = readFile(row.path);
    ASSERT_FALSE(bytes.ok()) << row.path;
    EXPECT_NE(bytes.error().reason.find(row.reason), std::string::npos) << bytes.error().message();
    EXPECT_EQ(bytes.error().section, displayPath(row.path));
  }
}

TEST(WriteFileAtomically, ReplacesAFileAndLeavesNothingElse) {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "a.vmd";
  ASSERT_TRUE(writeFileAtomically(path, asBytes("one, and long")).ok());
  ASSERT_TRUE(writeFileAtomically(path, asBytes("two")).ok());
  EXPECT_EQ(contentOf(path), "two");
  EXPECT_EQ(namesIn(folder.path()), std::vector<std::string>{"a.vmd"});
}

TEST(WriteFileAtomically, KeepsPermissionsAndUsesTheDefaultsForNewFiles) {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "a.vmd";
  const mode_t mask = ::umask(0027);
  ASSERT_TRUE(writeFileAtomically(path, asBytes("one")).ok());
  ::umask(mask);
  EXPECT_EQ(fs::status(path).permissions(), fs::perms(0640));
  fs::permissions(path, fs::perms(0604));
  ASSERT_TRUE(writeFileAtomically(path, asBytes("two")).ok());
  EXPECT_EQ(fs::status(path).permissions(), fs::perms(0604));
}

TEST(WriteFileAtomically, WritesThroughSymbolicLinks) {
  const test::TempFolder folder;
  fs::create_directory(folder.path() / "real");
  fs::create_symlink("real/a.vmd", folder.path() / "inner");
  fs::create_symlink(folder.path() / "inner", folder.path() / "outer");
  ASSERT_TRUE(writeFileAtomically(folder.path() / "outer", asBytes("one")).ok()) << "the target does not exist yet";
  ASSERT_TRUE(writeFileAtomically(folder.path() / "outer", asBytes("two")).ok());
  EXPECT_TRUE(fs::is_symlink(folder.path() / "outer"));
  EXPECT_TRUE(fs::is_symlink(folder.path() / "inner"));
  EXPECT_EQ(contentOf(folder.path() / "real/a.vmd"), "two");
  EXPECT_EQ(namesIn(folder.path() / "real"), std::vector<std::string>{"a.vmd"});
}

TEST(WriteFileAtomically, ReplacesTheFileAndNotItsContent) {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "a.vmd";
  ASSERT_TRUE(writeFileAtomically(path, asBytes("one")).ok());
  fs::create_hard_link(path, folder.path() / "before");
  ASSERT_TRUE(writeFileAtomically(path, asBytes("two")).ok());
  EXPECT_EQ(contentOf(folder.path() / "before"), "one") << "an open handle still reads the complete old file";
}

TEST(WriteFileAtomically, AcceptsANameWithoutFolder) {
  const test::TempFolder folder;
  const fs::path before = fs::current_path();
  fs::current_path(folder.path());
  const Status status = writeFileAtomically("plain.vpd", asBytes("x"));
  fs::current_path(before);
  ASSERT_TRUE(status.ok()) << status.error().message();
  EXPECT_EQ(contentOf(folder.path() / "plain.vpd"), "x");
}

TEST(WriteFileAtomically, ReportsWhyItFailsAndChangesNothing) {
  const test::TempFolder folder;
  const fs::path locked = folder.path() / "locked";
  fs::create_directory(locked);
  ASSERT_TRUE(writeFileAtomically(locked / "a.vmd", asBytes("old")).ok());
  fs::permissions(locked / "a.vmd", fs::perms(0666));
  fs::permissions(locked, fs::perms(0555));
  const fs::path guarded = folder.path() / "guarded.vmd";
  ASSERT_TRUE(writeFileAtomically(guarded, asBytes("old")).ok());
  fs::permissions(guarded, fs::perms(0444));
  fs::create_symlink("circle", folder.path() / "circle");
  fs::permissions(folder.path(), fs::perms::all);
  struct Row {
    fs::path path;
    const char* reason;
  };
  const Row rows[] = {{locked, "is a folder"},
                      {locked / "a.vmd", "Permission denied"},
                      {locked / "new.vmd", "Permission denied"},
                      {guarded, "is write-protected"},
                      {folder.path() / "none/a.vmd", "does not exist"},
                      {guarded / "a.vmd", "cannot be"},
                      {folder.path() / "circle", "part of a loop of symbolic links"},
                      {"/dev/null", "is a device or a pipe"},
                      {folder.path() / std::string(300, 'n'), "cannot be"}};
  {
    const AsOrdinaryUser user;
    for (const Row& row : rows) {
      const Status status = writeFileAtomically(row.path, asBytes("new"));
      ASSERT_FALSE(status.ok()) << row.path;
      EXPECT_NE(status.error().reason.find(row.reason), std::string::npos) << status.error().message();
    }
  }
  fs::permissions(locked, fs::perms(0755));
  EXPECT_EQ(contentOf(locked / "a.vmd"), "old");
  EXPECT_EQ(contentOf(guarded), "old");
  EXPECT_EQ(namesIn(locked), std::vector<std::string>{"a.vmd"});
  EXPECT_EQ(namesIn(folder.path()).size(), 3U) << "no temporary file is left";
}

TEST(WriteFileAtomically, KeepsTheOldFileWhenTheDiskIsFull) {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "a.vmd";
  ASSERT_TRUE(writeFileAtomically(path, asBytes("old")).ok());
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  rlimit small = before;
  small.rlim_cur = 4096;
  // Without a handler the signal would end the test before write() fails.
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const Status status = writeFileAtomically(path, asBytes(std::string(100000, 'x')));
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, handler);
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(contentOf(path), "old");
  EXPECT_EQ(namesIn(folder.path()), std::vector<std::string>{"a.vmd"});
}

TEST(DisplayPath, IsAlwaysUtf8) {
  EXPECT_EQ(displayPath("踊り/a.vmd"), "踊り/a.vmd");
  EXPECT_EQ(displayPath("a\xFF.vmd"), "a\xEF\xBF\xBD.vmd");
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
