// SPDX-License-Identifier: GPL-3.0-or-later
// Reading and saving where POSIX has permissions, owners, links, pipes and limits.
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "core/base/file_saving.h"
#include "tests/core/base/file_fixtures.h"

namespace furitsuke {
inline namespace base {
namespace {

namespace fs = std::filesystem;
using test::Backups;
using test::contentOf;
using test::namesIn;
using test::StaleTemporaries;

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
    EXPECT_NE(bytes.error().reason.english().find(row.reason), std::string::npos) << bytes.error().message();
    EXPECT_EQ(bytes.error().section, displayPath(row.path));
  }
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
  EXPECT_EQ(namesIn(folder.path() / "real"), std::set<std::string>{"a.vmd"});
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
      EXPECT_NE(status.error().reason.english().find(row.reason), std::string::npos) << status.error().message();
    }
  }
  fs::permissions(locked, fs::perms(0755));
  EXPECT_EQ(contentOf(locked / "a.vmd"), "old");
  EXPECT_EQ(contentOf(guarded), "old");
  EXPECT_EQ(namesIn(locked), std::set<std::string>{"a.vmd"});
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
  // The last piece before the limit is written in part.
  int pieces = 0;
  const auto content = [&pieces](ByteOutput& out) {
    const std::string piece(1000, 'x');
    out.observe([&pieces](ByteView) { ++pieces; });
    for (int i = 0; i < 100; ++i) {
      out.refer(asBytes(piece));
      out.flush();
    }
  };
  const Status inPieces = writeFileAtomically(path, content, {});
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, handler);
  ASSERT_FALSE(status.ok());
  ASSERT_FALSE(inPieces.ok());
  EXPECT_EQ(pieces, 5) << "nothing is written after a failure";
  EXPECT_EQ(contentOf(path), "old");
  EXPECT_EQ(namesIn(folder.path()), std::set<std::string>{"a.vmd"});
}

TEST(WriteFileAtomically, CallsTheFunctionWhenNothingCanPreventTheSave) {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "a.vmd";
  const fs::path guarded = folder.path() / "guarded.vmd";
  ASSERT_TRUE(writeFileAtomically(path, asBytes("old")).ok());
  ASSERT_TRUE(writeFileAtomically(guarded, asBytes("old")).ok());
  fs::permissions(guarded, fs::perms(0444));
  fs::permissions(folder.path(), fs::perms::all);
  std::vector<std::string> seen;
  const FileWriting writing{.beforeReplace = [&]() -> Status {
    seen.push_back(contentOf(path));
    for (const fs::directory_entry& entry : fs::directory_iterator(folder.path())) {
      if (entry.path() != path && entry.path() != guarded) seen.push_back(contentOf(entry.path()));
    }
    return Done{};
  }};
  {
    const AsOrdinaryUser user;
    EXPECT_FALSE(writeFileAtomically(guarded, asBytes("new"), writing).ok());
  }
  EXPECT_FALSE(writeFileAtomically(folder.path() / "none/a.vmd", asBytes("new"), writing).ok());
  EXPECT_TRUE(seen.empty()) << "not called for saves that fail";
  ASSERT_TRUE(writeFileAtomically(path, asBytes("new"), writing).ok());
  EXPECT_EQ(seen, (std::vector<std::string>{"old", "new"})) << "the complete new content is in another file";
  EXPECT_EQ(contentOf(path), "new");
}

TEST(WriteFileAtomically, NeverShowsTheNewContentOfAPrivateFileToOthers) {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "a.vmd";
  ASSERT_TRUE(writeFileAtomically(path, asBytes("old")).ok());
  fs::permissions(path, fs::perms(0600));
  const FileWriting writing{.beforeReplace = [&]() -> Status {
    for (const fs::directory_entry& entry : fs::directory_iterator(folder.path())) {
      EXPECT_EQ(entry.status().permissions(), fs::perms(0600)) << entry.path();
    }
    return Done{};
  }};
  ASSERT_TRUE(writeFileAtomically(path, asBytes("new"), writing).ok());
}

TEST_F(StaleTemporaries, FoldersLinksAndFilesOfOtherUsersAreKept) {
  const fs::path inner = folder.path() / ".furitsuke-1111111111111111.tmp";
  fs::create_directory(inner);
  fs::last_write_time(inner, fs::file_time_type::clock::now() - std::chrono::hours(48));
  const std::string linkName = ".furitsuke-2222222222222222.tmp", othersName = ".furitsuke-3333333333333333.tmp";
  make("踊り.tmp", std::chrono::hours(48));
  fs::create_symlink("踊り.tmp", folder.path() / linkName);
  std::size_t kept = 3;
  if (::geteuid() == 0) {
    make(othersName, std::chrono::hours(48));
    ASSERT_EQ(::chown((folder.path() / othersName).c_str(), 65534, 65534), 0);
    ++kept;
  }
  removeStaleTemporaries(folder.path());
  EXPECT_EQ(namesIn(folder.path()).size(), kept);
}

TEST_F(Backups, KeepContentPermissionsOwnerAndTime) {
  fs::permissions(path, fs::perms(0640));
  if (::geteuid() == 0) {
    ASSERT_EQ(::chown(path.c_str(), 1234, 4321), 0);
  }
  const fs::file_time_type time = fs::file_time_type::clock::now() - std::chrono::hours(5);
  fs::last_write_time(path, time);
  for (const bool isLinked : {false, true}) {
    // A second name of the file forbids a link as the backup.
    if (isLinked) fs::create_hard_link(path, folder.path() / "second");
    ASSERT_TRUE(writeFileAtomically(backup, asBytes("of the previous session")).ok());
    fs::permissions(backup, fs::perms(0666));
    ASSERT_TRUE(backUpFile(path).ok());
    EXPECT_EQ(contentOf(backup), "old");
    struct stat status {};
    ASSERT_EQ(::stat(backup.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 07777U, 0640U);
    EXPECT_EQ(fs::last_write_time(backup), time);
    if (::geteuid() == 0) {
      EXPECT_EQ(status.st_uid, 1234U);
      EXPECT_EQ(status.st_gid, 4321U);
    }
    ASSERT_TRUE(backUpFile(path).ok()) << "the backup may be the same file already";
    EXPECT_EQ(namesIn(folder.path()).size(), isLinked ? 3U : 2U);
  }
}

TEST_F(Backups, AreIndependentOfTheFileAfterItIsReplaced) {
  fs::create_symlink(path, folder.path() / "link.vmd");
  ASSERT_TRUE(backUpFile(folder.path() / "link.vmd").ok());
  ASSERT_TRUE(writeFileAtomically(path, asBytes("new")).ok());
  EXPECT_EQ(contentOf(folder.path() / "link.vmd.bak"), "old");
  std::ofstream(path) << "in place";
  EXPECT_EQ(contentOf(folder.path() / "link.vmd.bak"), "old");
  EXPECT_TRUE(backUpFile(folder.path() / "missing").ok()) << "there is nothing to keep";
}

TEST_F(Backups, ThatTheUserProtectedAreNotReplaced) {
  fs::permissions(folder.path(), fs::perms::all);
  fs::create_directory(folder.path() / "b.vmd.bak");
  ASSERT_TRUE(writeFileAtomically(folder.path() / "b.vmd", asBytes("b")).ok());
  ASSERT_TRUE(writeFileAtomically(backup, asBytes("precious")).ok());
  fs::permissions(backup, fs::perms(0444));
  const AsOrdinaryUser user;
  const Status inFolder = backUpFile(folder.path() / "b.vmd"), guarded = backUpFile(path);
  ASSERT_FALSE(inFolder.ok());
  ASSERT_FALSE(guarded.ok());
  EXPECT_NE(inFolder.error().message().find("is a folder"), std::string::npos) << inFolder.error().message();
  EXPECT_NE(guarded.error().message().find("write-protected"), std::string::npos) << guarded.error().message();
  EXPECT_EQ(contentOf(backup), "precious");
}

TEST(IgnoreFileSizeSignal, MakesAWriteAboveTheLimitAnError) {
  const test::TempFolder folder;
  const auto writeTooMuch = [&folder] {
    ignoreFileSizeSignal();
    const rlimit small{4096, 4096};
    ::setrlimit(RLIMIT_FSIZE, &small);
    const Status status = writeFileAtomically(folder.path() / "a.vmd", asBytes(std::string(100000, 'x')));
    std::exit(!status.ok() && status.error().reason.english().find("File too large") != std::string::npos ? 0 : 1);
  };
  EXPECT_EXIT(writeTooMuch(), testing::ExitedWithCode(0), "");
}

TEST(DisplayPath, IsAlwaysUtf8) {
  EXPECT_EQ(displayPath("踊り/a.vmd"), "踊り/a.vmd");
  EXPECT_EQ(displayPath("a\xFF.vmd"), "a\xEF\xBF\xBD.vmd");
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
