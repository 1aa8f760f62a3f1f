// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/texture_finder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>

#include "tests/support/odd_places.h"
#include "tests/support/temp_folder.h"
#include "tests/support/time_limit.h"

namespace furitsuke::test {
namespace {

namespace fs = std::filesystem;

/// top/shelf/model is the model's folder.
class TextureFinderTest : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder()); }

  [[nodiscard]] fs::path top() const { return fs::canonical(temp_.path()); }
  [[nodiscard]] fs::path folder() const { return top() / "shelf" / "model"; }

  /// Creates an empty file below the top, and its folders.
  void file(const fs::path& path) const {
    fs::create_directories((top() / path).parent_path());
    std::ofstream(top() / path) << "x";
  }
  /// The path of the found file relative to the top, or the finding.
  [[nodiscard]] std::string find(std::string_view name) const {
    image::TextureFinder finder(folder());
    const image::FoundTexture found = finder.find(name);
    if (found.finding == model::TextureFinding::Outside) return "outside";
    if (found.finding) return "missing";
    const std::u8string path = found.file.lexically_relative(top()).generic_u8string();
    return {path.begin(), path.end()};
  }

 private:
  TempFolder temp_;
};

TEST_F(TextureFinderTest, MatchesPathsLikeWindows) {
  for (const char8_t* path :
       {u8"shelf/model/body.png", u8"shelf/model/Tex/Face.BMP", u8"shelf/model/tex/hair.bmp", u8"shelf/model/both.png",
        u8"shelf/model/Both.png", u8"shelf/model/が.png", u8"shelf/model/e\u0308╘.png"}) {
    file(path);
  }
  const struct {
    const char* name;
    const char* found;
  } rows[] = {
      {"body.png", "shelf/model/body.png"},
      {"BODY.PNG", "shelf/model/body.png"},
      {"body.png ", "shelf/model/body.png"},
      {".\\body.png", "shelf/model/body.png"},
      {"tex\\face.bmp", "shelf/model/Tex/Face.BMP"},  // tex and Tex both exist
      {"TEX//HAIR.bmp", "shelf/model/tex/hair.bmp"},
      {"tex\\..\\body.png", "shelf/model/body.png"},
      {"nowhere\\..\\body.png", "shelf/model/body.png"},
      {"Both.png", "shelf/model/Both.png"},
      {"both.png", "shelf/model/both.png"},
      {"か\xE3\x82\x99.png", "shelf/model/が.png"},
      {"花.png", "shelf/model/e\xCC\x88╘.png"},
      {"", "missing"},
      {"tex", "missing"},  // a folder
      {"body.png\\x", "missing"},
      {"other.png", "missing"},
  };
  // Where names of files have no case, files whose names differ only in it are one.
  const bool hasCase = !fs::exists(folder() / "BODY.png");
  const auto lower = [hasCase](std::string text) {
    if (!hasCase) std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text;
  };
  for (const auto& row : rows) EXPECT_EQ(lower(find(row.name)), lower(row.found)) << row.name;
}

TEST_F(TextureFinderTest, MatchesDamagedNamesOnlyWhenNothingElseMatches) {
  file("shelf/model/__.png");
  EXPECT_EQ(find("花.png"), "shelf/model/__.png");
  // A name of a file on Windows has no question marks.
  constexpr bool kIsWindows = fs::path::preferred_separator != '/';
  file(kIsWindows ? u8"shelf/model/\uFFFD_.png" : u8"shelf/model/??.png");
  EXPECT_EQ(find("花.png"), "missing") << "ambiguous";
  file(u8"shelf/model/花.png");
  EXPECT_EQ(find("花.png"), "shelf/model/花.png");
}

TEST_F(TextureFinderTest, FindsFilesInSiblingFoldersButNoFurtherUp) {
  for (const char* path : {"secret.png", "shelf/plain.png", "shelf/tex/a.png", "shelf/tex/deep/b.png", "tex/c.png"}) {
    file(path);
  }
  file("shelf/model/own.png");
  const struct {
    const char* name;
    const char* found;
  } rows[] = {
      {"..\\tex\\a.png", "shelf/tex/a.png"},
      {"../TEX/Deep/b.png", "shelf/tex/deep/b.png"},
      {"..\\..\\tex\\c.png", "tex/c.png"},
      {"..\\model\\own.png", "shelf/model/own.png"},
      {"..\\tex\\missing.png", "missing"},
      {"..\\plain.png", "outside"},  // directly in the parent
      {"..\\..\\secret.png", "outside"},
      {"..\\tex\\..\\plain.png", "outside"},
      {"a\\..\\..\\plain.png", "outside"},
      {"..\\..\\..\\any\\d.png", "outside"},  // three levels
      {"/etc/hostname", "outside"},
      {"\\etc\\hostname", "outside"},
      {"\\\\server\\share\\a.png", "outside"},
      {"//server/share/a.png", "outside"},
      {"C:\\tex\\a.png", "outside"},
      {"c:a.png", "outside"},
      {"own.png:stream", "outside"},
      {"tex\\D:\\a.png", "outside"},
  };
  for (const auto& row : rows) EXPECT_EQ(find(row.name), row.found) << row.name;
  EXPECT_EQ(find(std::string_view("own.png\0.png", 12)), "outside");
}

TEST_F(TextureFinderTest, FindsTheSuffixOfAbsolutePathsInItsOwnFolder) {
  for (const char* path : {"shelf/model/face.png", "shelf/model/tex/face.png", "shelf/model/tex/body.png",
                           "shelf/model/hair.png", "shelf/tex/beside.png"}) {
    file(path);
  }
  const struct {
    const char* name;
    const char* found;
  } rows[] = {
      {"C:\\MMD\\model\\tex\\face.png", "shelf/model/tex/face.png"},  // the longest suffix
      {"C:\\MMD\\Model\\FACE.PNG", "shelf/model/face.png"},
      {"d:hair.png", "outside"},  // relative to an unknown folder of that drive
      {"d:\\hair.png", "shelf/model/hair.png"},
      {"/mnt/somebody/tex/body.png", "shelf/model/tex/body.png"},
      {"\\\\server\\share\\body\\hair.png", "shelf/model/hair.png"},
      {"C:\\MMD\\tex\\beside.png", "outside"},
      {"C:\\..\\tex\\beside.png", "outside"},
      {"C:\\model\\D:\\hair.png", "outside"},
      {"C:\\tex", "outside"},
      {"C:", "missing"},
  };
  for (const auto& row : rows) EXPECT_EQ(find(row.name), row.found) << row.name;
}

TEST_F(TextureFinderTest, FollowsLinksOnlyToAllowedFiles) {
  file("secret.png");
  file("elsewhere/a.png");
  file("shelf/tex/a.png");
  file("shelf/model/real/b.png");
  if (!hasSymbolicLinks()) GTEST_SKIP() << "no symbolic links can be created";
  fs::create_symlink("real", folder() / "inside");
  fs::create_symlink(top() / "secret.png", folder() / "link.png");
  fs::create_directory_symlink(top() / "elsewhere", folder() / "way");
  fs::create_directory_symlink(top() / "elsewhere", top() / "shelf" / "other");
  fs::create_symlink("nowhere", folder() / "dangling.png");
  EXPECT_EQ(find("inside\\b.png"), "shelf/model/real/b.png");
  EXPECT_EQ(find("link.png"), "outside");
  EXPECT_EQ(find("way\\a.png"), "outside");
  EXPECT_EQ(find("..\\other\\a.png"), "outside");
  EXPECT_EQ(find("dangling.png"), "missing");
}

TEST_F(TextureFinderTest, ManyMissingNamesAreComparedWithManyFilesInShortTime) {
  for (int i = 0; i < 1000; ++i) file("shelf/model/\xE8\x82\x8C" + std::to_string(i) + ".png");
  image::TextureFinder finder(folder());
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < 3000; ++i) {
    const image::FoundTexture found = finder.find("\xE9\xAB\xAA" + std::to_string(i) + ".png");
    EXPECT_EQ(found.finding, model::TextureFinding::Missing);
  }
  // Comparing each with each takes minutes, and opening a converter for each name takes eight seconds.
  EXPECT_LT(std::chrono::steady_clock::now() - start, test::timeLimit(std::chrono::seconds(5)));
}

TEST_F(TextureFinderTest, FindsNoSiblingFoldersForAModelAtTheRoot) {
  image::TextureFinder finder("/");
  EXPECT_EQ(finder.find("..\\etc\\hostname").finding, model::TextureFinding::Outside);
  image::TextureFinder nowhere(folder() / "missing");
  EXPECT_EQ(nowhere.find("a.png").finding, model::TextureFinding::Missing);
}

}  // namespace
}  // namespace furitsuke::test
