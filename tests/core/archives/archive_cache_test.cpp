// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archives/archive_cache.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <string>

#include "core/base/file.h"
#include "core/image/model_images.h"
#include "core/io/model/model_file.h"
#include "tests/support/corpus.h"
#include "tests/support/environment_variable.h"
#include "tests/support/temp_folder.h"
#include "tests/support/zip_samples.h"

namespace furitsuke::archives {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

class Cache : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!canReadArchives()) GTEST_SKIP() << "built without libarchive";
  }
  fs::path write(const std::string& name, const std::vector<test::ZipSampleEntry>& entries) {
    fs::path path = folder.path() / name;
    EXPECT_TRUE(writeFileAtomically(path, test::zipOf(entries)).ok());
    return path;
  }
  [[nodiscard]] fs::path cacheFolder() const { return folder.path() / "cache"; }
  [[nodiscard]] std::size_t foldersInCache() const {
    std::size_t count = 0;
    for (const auto& entry : fs::directory_iterator(cacheFolder())) count += entry.is_directory() ? 1 : 0;
    return count;
  }

  test::TempFolder folder;
};

TEST_F(Cache, IsForItsOwnerOnly) {
  const fs::path zip = write("a.zip", {{"b.vmd", toBytes("1")}});
  ASSERT_TRUE(ArchiveCache(cacheFolder()).open(zip).ok());
#ifndef _WIN32
  EXPECT_EQ(fs::status(cacheFolder()).permissions(), fs::perms::owner_all);
#endif
  EXPECT_FALSE(ArchiveCache({}).open(zip).ok()) << "there is no folder of the user";
}

TEST_F(Cache, ArchivesInAnArchiveAreFoldersOneLevelDeep) {
  const Bytes deepest = test::zipOf({{"c.vmd", toBytes("3")}});
  const Bytes inner = test::zipOf({{"miku/b.pmx", toBytes("2")}, {"deep.zip", deepest}});
  const fs::path zip =
      write("outer.zip", {{"a.vmd", toBytes("1")}, {"in/inner.zip", inner}, {"bad.zip", toBytes("PK\3\4")}});
  const Result<UnpackedArchive> unpacked = ArchiveCache(cacheFolder()).open(zip);
  ASSERT_TRUE(unpacked.ok()) << unpacked.error().message();
  EXPECT_EQ(unpacked->files,
            (std::vector<std::string>{"a.vmd", "bad.zip", "in/inner.zip/deep.zip", "in/inner.zip/miku/b.pmx"}));
  UnpackLimits few;
  few.bytes = inner.size() + 10;
  EXPECT_EQ(ArchiveCache(folder.path() / "other").open(zip, few)->files,
            (std::vector<std::string>{"a.vmd", "bad.zip", "in/inner.zip"}))
      << "what is inside counts too";
}

TEST(UserArchiveFolder, IsNeverOneThatOthersCanHaveMade) {
  const auto root = fs::temp_directory_path().root_path();
  const std::string absolute = (root / "own").string();
  struct Row {
    std::string cache, home;
    fs::path expected;
  };
  for (const Row& row : {Row{absolute, "", root / "own" / "furitsuke" / "archives"},
                         Row{"cache", absolute, root / "own" / ".cache" / "furitsuke" / "archives"},
                         Row{"", "home", {}}, Row{"", "", {}}}) {
    const test::EnvironmentVariable cache("XDG_CACHE_HOME", row.cache), local("LOCALAPPDATA", ""),
        home("HOME", row.home);
    EXPECT_EQ(userArchiveFolder(), row.expected) << row.cache << row.home;
  }
}

TEST_F(Cache, SaysWhenAFileIsInTheWayOfAFolder) {
  const fs::path zip = write("a.zip", {{"a", toBytes("1")}, {"a/b.vmd", toBytes("2")}});
  const auto opened = ArchiveCache(cacheFolder()).open(zip);
  ASSERT_FALSE(opened.ok());
  EXPECT_EQ(opened.error().message(),
            "cannot be unpacked: \"a/b.vmd\" needs a folder where the archive has a file of the same name");
}

TEST_F(Cache, UnpacksAnArchiveOnce) {
  const fs::path zip = write("a.zip", {{"x/b.vmd", toBytes("1")}, {"x/a.txt", toBytes("2")}});
  ArchiveCache cache(cacheFolder());
  const auto first = cache.open(zip);
  ASSERT_TRUE(first.ok()) << first.error().message();
  EXPECT_EQ(first->files, (std::vector<std::string>{"x/a.txt", "x/b.vmd"}));
  EXPECT_EQ(first->openableFiles(), (std::vector<std::string>{"x/b.vmd"}));
  EXPECT_EQ(asChars(readFile(first->pathOf("x/b.vmd")).value()), "1");
  EXPECT_TRUE(cache.contains(first->pathOf("x/b.vmd")));
  EXPECT_FALSE(cache.contains(zip));
  EXPECT_EQ(cache.open(zip)->folder, first->folder);
  EXPECT_EQ(foldersInCache(), 1U);
  write("a.zip", {{"c.vmd", toBytes("new")}});
  EXPECT_EQ(cache.open(zip)->files, (std::vector<std::string>{"c.vmd"})) << "it has changed";
}

TEST_F(Cache, LeavesNothingOfAnArchiveThatIsRefused) {
  ArchiveCache cache(cacheFolder());
  const auto refused = cache.open(write("a.zip", {{"a.vmd", toBytes("x")}, {"../b.vmd", toBytes("x")}}));
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(foldersInCache(), 0U);
  EXPECT_FALSE(fs::exists(folder.path() / "b.vmd"));
}

TEST_F(Cache, IsBoundedByAgeAndSize) {
  CacheLimits limits;
  limits.bytes = 2500;
  limits.protection = 0min;
  ArchiveCache cache(cacheFolder(), limits);
  const Bytes content = toBytes(std::string(1000, 'x'));
  const auto old = cache.open(write("old.zip", {{"a.vmd", content}}));
  fs::last_write_time(old->folder, fs::file_time_type::clock::now() - 24h * 31);
  const auto first = cache.open(write("first.zip", {{"a.vmd", content}}));
  EXPECT_FALSE(fs::exists(old->folder)) << "older than a month";
  fs::last_write_time(first->folder, fs::file_time_type::clock::now() - 2h);
  const auto second = cache.open(write("second.zip", {{"a.vmd", content}}));
  EXPECT_TRUE(fs::exists(first->folder));
  const auto third = cache.open(write("third.zip", {{"a.vmd", content}}));
  EXPECT_FALSE(fs::exists(first->folder)) << "the one that was not used for longest";
  EXPECT_TRUE(fs::exists(second->folder) && fs::exists(third->folder));
}

TEST_F(Cache, FilesInArchivesHavePaths) {
  const fs::path zip = write("a.zip", {{"x/b.vmd", toBytes("1")}});
  EXPECT_TRUE(isArchive(zip));
  const auto inside = entryPathOf(zip / "x" / "b.vmd");
  ASSERT_TRUE(inside);
  EXPECT_EQ(inside->archive, zip);
  EXPECT_EQ(inside->entry, "x/b.vmd");
  EXPECT_FALSE(entryPathOf(zip)) << "the archive itself";
  EXPECT_FALSE(entryPathOf(folder.path() / "none" / "b.vmd"));
}

/// The models of the corpus as they are handed out.
TEST_F(Cache, AModelFindsItsTextures) {
  const auto corpus = test::corpusFolder();
  if (!corpus) GTEST_SKIP() << "FURITSUKE_CORPUS is not set";
  std::vector<test::ZipSampleEntry> entries;
  for (const auto& entry : fs::recursive_directory_iterator(*corpus / "models/mokou")) {
    if (!entry.is_regular_file()) continue;
    // 妹紅 in CP932
    entries.push_back({"\x96\x85\x8D\x67/" + entry.path().lexically_relative(*corpus / "models/mokou").generic_string(),
                       readFile(entry.path()).value()});
  }
  const auto unpacked = ArchiveCache(cacheFolder()).open(write("mokou.zip", entries));
  ASSERT_TRUE(unpacked.ok()) << unpacked.error().message();
  const fs::path file = unpacked->pathOf("妹紅/mokou_A.pmd");
  const auto loaded = io::loadModel(file);
  const auto original = io::loadModel(*corpus / "models/mokou/mokou_A.pmd");
  ASSERT_TRUE(loaded.ok() && original.ok());
  const image::LoadedImages images = image::loadModelImages(loaded->model, file);
  const image::LoadedImages expected = image::loadModelImages(original->model, *corpus / "models/mokou/mokou_A.pmd");
  ASSERT_EQ(images.images.textures.size(), expected.images.textures.size());
  for (std::size_t i = 0; i < images.images.textures.size(); ++i) {
    EXPECT_EQ(images.images.textures[i] != nullptr, expected.images.textures[i] != nullptr) << i;
  }
  EXPECT_EQ(images.diagnostics.size(), expected.diagnostics.size());
}

}  // namespace
}  // namespace furitsuke::archives
