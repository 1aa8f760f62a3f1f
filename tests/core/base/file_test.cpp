// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file.h"

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <functional>
#include <set>
#include <stdexcept>
#include <string>

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

TEST(ReadFile, ReadsAllBytes) {
  const test::TempFolder folder;
  const std::string content("a\0b\r\n\xFF", 6);
  for (const std::string& name : {std::string("plain.vmd"), std::string("踊り 💃.vmd"), std::string(250, 'n')}) {
    const fs::path path = folder.path() / std::u8string(name.begin(), name.end());
    ASSERT_TRUE(writeFileAtomically(path, asBytes(content)).ok());
    EXPECT_EQ(contentOf(path), content) << name;
    EXPECT_EQ(displayPath(path.filename()), name);
  }
  ASSERT_TRUE(writeFileAtomically(folder.path() / "empty", {}).ok());
  EXPECT_EQ(contentOf(folder.path() / "empty"), "");
}

TEST(WriteFileAtomically, ReplacesAFileAndLeavesNothingElse) {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "a.vmd";
  ASSERT_TRUE(writeFileAtomically(path, asBytes("one, and long")).ok());
  ASSERT_TRUE(writeFileAtomically(path, asBytes("two")).ok());
  EXPECT_EQ(contentOf(path), "two");
  EXPECT_EQ(namesIn(folder.path()), std::set<std::string>{"a.vmd"});
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

TEST(WriteFileAtomically, AnErrorOrExceptionBeforeTheReplacementChangesNothing) {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "a.vmd";
  ASSERT_TRUE(writeFileAtomically(path, asBytes("old")).ok());
  const std::function<Status()> stops[] = {[]() -> Status { return Error::because(Message::verbatim("stop")); },
                                           []() -> Status { throw std::runtime_error("stop"); }};
  for (const auto& stop : stops) {
    const Status status = writeFileAtomically(path, asBytes("new"), {.beforeReplace = stop});
    ASSERT_FALSE(status.ok());
    EXPECT_NE(status.error().reason.english().find("stop"), std::string::npos);
    EXPECT_EQ(contentOf(path), "old");
    EXPECT_EQ(namesIn(folder.path()), std::set<std::string>{"a.vmd"});
  }
}

TEST(WriteFileAtomically, WritesTheContentInPieces) {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "a.vmd";
  const std::string large(3'000'000, 'L');
  std::string expected;
  const auto content = [&](ByteOutput& out) {
    for (int i = 0; i < 3000; ++i) {
      const std::string own = std::to_string(i);
      out.copy(asBytes(own));
      out.refer(asBytes(large).first(600));
      out.copy({});
      expected += own + large.substr(0, 600);
    }
    out.refer(asBytes(large));
    expected += large;
  };
  ASSERT_TRUE(writeFileAtomically(path, content, {}).ok());
  EXPECT_TRUE(contentOf(path) == expected);
}

TEST(WriteFileAtomically, AnExceptionOfTheContentChangesNothing) {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "a.vmd";
  ASSERT_TRUE(writeFileAtomically(path, asBytes("old")).ok());
  const auto content = [](ByteOutput& out) {
    out.copy(asBytes("new"));
    out.flush();
    throw std::runtime_error("stop");
  };
  const Status status = writeFileAtomically(path, content, {});
  ASSERT_FALSE(status.ok());
  EXPECT_NE(status.error().reason.english().find("stop"), std::string::npos);
  EXPECT_EQ(contentOf(path), "old");
  EXPECT_EQ(namesIn(folder.path()), std::set<std::string>{"a.vmd"});
}

TEST_F(StaleTemporaries, AreRemovedByTheNextSaveInTheFolder) {
  make(stale, std::chrono::hours(25));
  make(".furitsuke-fedcba9876543210.tmp", std::chrono::hours(24 * 400));
  ASSERT_TRUE(writeFileAtomically(folder.path() / "a.vmd", asBytes("x"), {.cleansFolder = false}));
  EXPECT_EQ(namesIn(folder.path()).size(), 3U);
  ASSERT_TRUE(writeFileAtomically(folder.path() / "a.vmd", asBytes("x")));
  EXPECT_EQ(namesIn(folder.path()), std::set<std::string>{"a.vmd"});
}

TEST_F(StaleTemporaries, OtherFilesAreKept) {
  make(stale, std::chrono::hours(23));  // may belong to a running program
  for (const char* name : {".furitsuke-0123456789abcdeg.tmp", ".furitsuke-0123456789ABCDEE.tmp", ".furitsuke-012.tmp",
                           "furitsuke-0123456789abcdef.tmp", ".furitsuke-0123456789abcdef.tmp~", ".hidden.tmp",
                           ".furitsuke-0123456789abcdef.vmd", "踊り.tmp"}) {
    make(name, std::chrono::hours(48));
  }
  fs::create_directory(folder.path() / ".furitsuke-1111111111111111.tmp");
  ASSERT_EQ(namesIn(folder.path()).size(), 10U);
  removeStaleTemporaries(folder.path(), std::chrono::hours(24));
  EXPECT_EQ(namesIn(folder.path()).size(), 10U);
  removeStaleTemporaries(folder.path() / "missing");
}

/// Sizes around that of the pieces in which a file is copied, because its second name forbids a link.
TEST_F(Backups, OfAFileWithTwoNamesAreCopies) {
  fs::create_hard_link(path, folder.path() / "second");
  for (const std::size_t size : {0U, 1U, (1U << 20U) - 1U, 1U << 20U, (1U << 20U) + 1U, 5U << 20U}) {
    const std::string content(size, static_cast<char>('a' + size % 7));
    std::ofstream(path, std::ios::binary) << content;
    ASSERT_TRUE(backUpFile(path).ok());
    EXPECT_TRUE(contentOf(backup) == content) << size;
    EXPECT_FALSE(fs::equivalent(path, backup));
  }
}

TEST_F(Backups, AreIndependentOfTheFileAfterItIsReplacedByASave) {
  for (const char* content : {"new", "newer"}) {
    const std::string before = contentOf(path);
    ASSERT_TRUE(backUpFile(path).ok());
    ASSERT_TRUE(writeFileAtomically(path, asBytes(content)).ok());
    EXPECT_EQ(contentOf(path), content);
    EXPECT_EQ(contentOf(backup), before);
    EXPECT_EQ(namesIn(folder.path()), (std::set<std::string>{"a.vmd", "a.vmd.bak"}));
  }
}

TEST_F(Backups, OfLongNamesHaveAShorterOne) {
  std::string name;
  for (int i = 0; i < 84; ++i) name += "踊";
  const fs::path file = folder.path() / std::u8string(name.begin(), name.end());
  EXPECT_EQ(displayPath(backupPath(file).filename()), name.substr(0, 83 * 3) + ".bak");
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
