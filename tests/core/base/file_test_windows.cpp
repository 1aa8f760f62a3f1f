// SPDX-License-Identifier: GPL-3.0-or-later
// Reading and saving where Windows differs: files that other programs have open, attributes, devices.
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <chrono>
#include <fstream>
#include <set>
#include <string>
#include <thread>

#include "core/base/file_saving.h"
#include "core/base/open_file.h"
#include "tests/core/base/file_fixtures.h"

namespace furitsuke {
inline namespace base {
namespace {

namespace fs = std::filesystem;
using test::Backups;
using test::contentOf;
using test::namesIn;

HANDLE opened(const fs::path& path, DWORD sharing) {
  return ::CreateFileW(path.c_str(), GENERIC_READ, sharing, nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
}

class OpenTarget : public Backups {};

TEST_F(OpenTarget, IsReplacedWhenTheOtherProgramHasClosedIt) {
  HANDLE const other = opened(path, FILE_SHARE_READ);
  ASSERT_NE(other, INVALID_HANDLE_VALUE);
  std::jthread closing([other] {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    ::CloseHandle(other);
  });
  const Status saved = writeFileAtomically(path, asBytes("new"));
  closing.join();
  ASSERT_TRUE(saved.ok()) << saved.error().message();
  EXPECT_EQ(contentOf(path), "new");
}

TEST_F(OpenTarget, ThatStaysOpenIsAnErrorAndKeepsItsContent) {
  HANDLE const other = opened(path, FILE_SHARE_READ);
  ASSERT_NE(other, INVALID_HANDLE_VALUE);
  const Status saved = writeFileAtomically(path, asBytes("new"));
  ASSERT_FALSE(saved.ok());
  EXPECT_NE(saved.error().reason.english().find("cannot be replaced: "), std::string::npos) << saved.error().message();
  EXPECT_EQ(contentOf(path), "old");
  ::CloseHandle(other);
  EXPECT_EQ(namesIn(folder.path()), std::set<std::string>{"a.vmd"});
}

TEST_F(OpenTarget, ThatIsMappedIsAnErrorAndKeepsItsContent) {
  HANDLE const file = opened(path, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE);
  HANDLE const mapping = ::CreateFileMappingW(file, nullptr, PAGE_READONLY, 0, 0, nullptr);
  ASSERT_NE(mapping, nullptr);
  const void* const view = ::MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, 0);
  ::CloseHandle(mapping);
  ::CloseHandle(file);
  ASSERT_NE(view, nullptr);
  const std::string content(static_cast<const char*>(view), 3);
  const Status saved = writeFileAtomically(path, asBytes("new"));
  EXPECT_EQ(contentOf(path), saved.ok() ? "new" : "old");
  EXPECT_EQ(content, "old");
  ::UnmapViewOfFile(view);
  EXPECT_EQ(namesIn(folder.path()), std::set<std::string>{"a.vmd"});
}

TEST_F(OpenTarget, WithTheReadOnlyAttributeIsNotReplaced) {
  ASSERT_NE(::SetFileAttributesW(path.c_str(), FILE_ATTRIBUTE_READONLY), 0);
  const Status saved = writeFileAtomically(path, asBytes("new"));
  ASSERT_FALSE(saved.ok());
  EXPECT_NE(saved.error().reason.english().find("is write-protected"), std::string::npos) << saved.error().message();
  EXPECT_EQ(contentOf(path), "old");
  ::SetFileAttributesW(path.c_str(), FILE_ATTRIBUTE_NORMAL);
}

TEST_F(OpenTarget, WithASecondNameIsBackedUpAsACopy) {
  fs::create_hard_link(path, folder.path() / "second");
  ASSERT_TRUE(backUpFile(path).ok());
  std::ofstream(folder.path() / "second") << "in place";
  EXPECT_EQ(contentOf(backup), "old");
}

TEST(DisplayPath, ReplacesUnpairedSurrogates) {
  EXPECT_EQ(displayPath(std::wstring{L'a', wchar_t{0xD83D}, L'b'}),
            "a\xEF\xBF\xBD"
            "b");
  EXPECT_EQ(displayPath(std::wstring{wchar_t{0xDC00}}), "\xEF\xBF\xBD");
}

TEST(ReadFile, DevicesAndNamesThatCannotBeAreErrors) {
  const test::TempFolder folder;
  const struct {
    fs::path path;
    const char* reason;
  } rows[] = {{folder.path(), "is a folder"},
              {folder.path() / "missing.vmd", "does not exist"},
              {folder.path() / "missing" / "a.vmd", "does not exist"},
              {"", "does not exist"},
              {"NUL", ""}};
  for (const auto& row : rows) {
    const Result<Bytes> bytes = readFile(row.path);
    ASSERT_FALSE(bytes.ok()) << row.path;
    EXPECT_NE(bytes.error().reason.english().find(row.reason), std::string::npos) << bytes.error().message();
    EXPECT_EQ(bytes.error().section, displayPath(row.path));
  }
}

TEST(ReadFile, NamesAreFoundInAnyCaseAndWithEitherSlash) {
  const test::TempFolder folder;
  fs::create_directory(folder.path() / u8"モーション");
  ASSERT_TRUE(writeFileAtomically(folder.path() / u8"モーション/Dance.vmd", asBytes("x")).ok());
  EXPECT_EQ(contentOf(folder.path() / u8"モーション\\dance.VMD"), "x");
  ASSERT_TRUE(writeFileAtomically(folder.path() / u8"モーション/DANCE.vmd", asBytes("y")).ok());
  EXPECT_EQ(contentOf(folder.path() / u8"モーション/Dance.vmd"), "y");
  EXPECT_EQ(namesIn(folder.path() / u8"モーション").size(), 1U);
}

TEST(OpenFile, ALockExcludesASecondOwnerUntilItIsClosed) {
  const test::TempFolder folder;
  const fs::path path = folder.path() / u8"鍵.lock";
  Result<OpenFile> first = OpenFile::lock(path, OpenFile::Wait::No);
  ASSERT_TRUE(first.ok()) << first.error().message();
  EXPECT_FALSE(OpenFile::lock(path, OpenFile::Wait::No).ok());
  first->close();
  EXPECT_TRUE(OpenFile::lock(path, OpenFile::Wait::No).ok());
}

TEST(OpenFile, AnOpenFileCanBeReadMovedAndRemoved) {
  const test::TempFolder folder;
  const fs::path path = folder.path() / "journal", moved = folder.path() / "moved";
  Result<OpenFile> file = OpenFile::create(path);
  ASSERT_TRUE(file.ok()) << file.error().message();
  ASSERT_TRUE(file->append(asBytes("a\n")).ok());
  EXPECT_EQ(contentOf(path), "a\n");
  ASSERT_TRUE(file->append(asBytes("b\n")).ok());
  std::error_code error;
  fs::rename(path, moved, error);
  EXPECT_FALSE(error) << error.message();
  EXPECT_EQ(contentOf(moved), "a\nb\n");
  EXPECT_FALSE(OpenFile::create(moved).ok());
  EXPECT_TRUE(fs::remove(moved, error));
}

TEST(DisplayPath, IsUtf8WithTheSlashesOfThePath) {
  EXPECT_EQ(displayPath(L"C:\\踊り\\a.vmd"), "C:\\踊り\\a.vmd");
  EXPECT_EQ(displayPath(u8"踊り/💃.vmd"), "踊り/💃.vmd");
}

}  // namespace
}  // namespace base
}  // namespace furitsuke
