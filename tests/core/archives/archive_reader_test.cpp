// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/archives/archive_reader.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "tests/support/rar_samples.h"
#include "tests/support/zip_samples.h"

namespace furitsuke::archives {
namespace {

using Files = std::map<std::string, std::string>;

class ArchiveReader : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!canReadArchives()) GTEST_SKIP() << "built without libarchive";
  }

  static Status unpackInto(Files& files, const Bytes& bytes, const UnpackLimits& limits = {}) {
    return unpack(bytes, limits, [&files](const std::string& path, ByteView piece) -> Status {
      files[path] += asChars(piece);
      return Done{};
    });
  }
  /// "name=content ...", or the reason of the Error.
  static std::string told(const Bytes& bytes, const UnpackLimits& limits = {}) {
    Files files;
    const Status unpacked = unpackInto(files, bytes, limits);
    if (!unpacked) return unpacked.error().message();
    std::string text;
    for (const auto& [name, content] : files) text.append(name).append("=").append(content).append(" ");
    return text;
  }
};

TEST_F(ArchiveReader, PassesFilesOnWithTheirNames) {
  EXPECT_EQ(told(test::zipOf({{"a/miku.pmx", toBytes("model")},
                              {"a/", {}},
                              {"a/empty", {}},
                              {"__MACOSX/a/._miku.pmx", toBytes("x")},
                              {"a\\b.vmd", toBytes("motion")},
                              {"a/Thumbs.db", toBytes("x")}})),
            "a/b.vmd=motion a/empty= a/miku.pmx=model ");
  EXPECT_EQ(told(test::zipOf({{"\x95\x5C.vmd", toBytes("1")}, {"動作.vmd", toBytes("2"), true}})),
            "動作.vmd=2 表.vmd=1 ");
  EXPECT_EQ(told(test::zipOf({{"\x95\x5C", toBytes("1")}})), "表=1 ")
      << "no folder, though its last byte is a backslash";
  EXPECT_EQ(told(test::zipOf({{"a", toBytes("first")}, {"a", toBytes("second")}})), "a=first ");
}

TEST_F(ArchiveReader, ReadsBothFormatsOfRar) {
  const std::vector<test::RarSampleEntry> entries{{"a/", {}, 040755},
                                                  {"a/miku.pmx", toBytes("model")},
                                                  {"a/empty", {}},
                                                  {"a/Thumbs.db", toBytes("x")},
                                                  {"b.vmd", Bytes(70'000, std::byte{'m'})}};
  const std::string expected = "a/empty= a/miku.pmx=model b.vmd=" + std::string(70'000, 'm') + " ";
  EXPECT_EQ(told(test::rar4Of(entries)), expected);
  EXPECT_EQ(told(test::rar5Of(entries)), expected);
  EXPECT_EQ(told(test::rar4Of({{"\x95\x5C.vmd", toBytes("1")}})), "表.vmd=1 ") << "CP932, as WinRAR wrote it in Japan";
  EXPECT_EQ(told(test::rar4Of({{"\x83\x5C\\\x95\x5C.vmd", toBytes("1")}, {"b", toBytes("2")}})), "b=2 ソ/表.vmd=1 ");
  EXPECT_EQ(told(test::rar5Of({{"動作\xE4\xB8\xAD.vmd", toBytes("2")}})), "動作中.vmd=2 ");
}

TEST_F(ArchiveReader, ReadsTar) {
  std::string header(512, '\0');
  header.replace(0, 10, "a/miku.pmx");
  header.replace(100, 7, "0000644");
  header.replace(124, 11, "00000000005");
  header.replace(136, 11, "00000000000");
  header.replace(148, 8, "        ");
  header[156] = '0';
  header.replace(257, 8, std::string("ustar\00000", 8));
  unsigned sum = 0;
  for (const char c : header) sum += static_cast<unsigned char>(c);
  std::string digits = "000000";
  for (std::size_t i = 6; i-- > 0; sum /= 8) digits[i] = static_cast<char>('0' + sum % 8);
  header.replace(148, 8, digits + std::string("\0 ", 2));
  EXPECT_EQ(told(toBytes(header + "model" + std::string(507 + 1024, '\0'))), "a/miku.pmx=model ");
}

TEST_F(ArchiveReader, AnEncryptedZipNeedsItsPassword) {
  const Bytes zip = test::encryptedZip();
  const auto told = [&zip](const std::string& password) {
    std::string content;
    const auto add = [&content](const std::string&, ByteView piece) -> Status {
      content += asChars(piece);
      return Done{};
    };
    const Status unpacked = unpack(zip, {}, add, nullptr, password);
    if (unpacked) return content;
    EXPECT_TRUE(needsPassword(unpacked.error()));
    return unpacked.error().message();
  };
  EXPECT_FALSE(needsPassword(unpack(toBytes("no archive"), {}, {}).error()));
  EXPECT_EQ(told("secret"), "secret pose");
  EXPECT_EQ(told(""), "is encrypted, and needs its password");
  EXPECT_EQ(told("wrong"), "a.vpd: is encrypted, and the password is wrong");
}

TEST_F(ArchiveReader, RefusesTricksInRar) {
  struct Row {
    const char* name;
    test::RarSampleEntry entry;
    const char* why;
  };
  const Row rows[] = {{"parent", {"../a.vmd", toBytes("x")}, "leads out of the archive"},
                      {"absolute", {"/tmp/a.vmd", toBytes("x")}, "is an absolute path"},
                      {"link", {"a.vmd", toBytes("/etc/passwd"), 0120777}, "is a link or a device"}};
  for (const Row& row : rows) {
    for (const Bytes& rar : {test::rar4Of({row.entry}), test::rar5Of({row.entry})}) {
      const std::string reason = told(rar);
      EXPECT_NE(reason.find(row.why), std::string::npos) << row.name << ": " << reason;
    }
  }
  for (const Bytes& rar : {test::rar4Of({{"a", toBytes("content")}}), test::rar5Of({{"a", toBytes("content")}})}) {
    for (std::size_t size = 0; size < rar.size() - 20; ++size)
      EXPECT_NE(told(Bytes(rar.begin(), rar.begin() + static_cast<std::ptrdiff_t>(size))), "a=content ") << size;
  }
}

TEST_F(ArchiveReader, RefusesTricks) {
  struct Row {
    const char* name;
    Bytes zip;
    const char* why;
  };
  const Row rows[] = {
      {"parent", test::zipOf({{"../a.vmd", toBytes("x")}}), "leads out of the archive"},
      {"absolute", test::zipOf({{"/tmp/a.vmd", toBytes("x")}}), "is an absolute path"},
      {"link", test::zipOf({{"a.vmd", toBytes("/etc/passwd"), false, 0120777}}), "is a link or a device"},
      {"device", test::zipOf({{"a.vmd", {}, false, 0020666}}), "is a link or a device"},
      {"not an archive", toBytes("PK\3\4 but no more"), "cannot be read"},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    const std::string reason = told(row.zip);
    EXPECT_NE(reason.find(row.why), std::string::npos) << reason;
  }
}

TEST_F(ArchiveReader, StopsAtItsLimits) {
  const Bytes zeros = Bytes(std::size_t{3} << 20U, std::byte{0});
  const Bytes zip = test::zipOf({{"a", zeros}, {"b", zeros}});
  struct Row {
    const char* name;
    UnpackLimits limits;
    const char* why;
  };
  UnpackLimits entries;
  entries.entries = 1;
  UnpackLimits total;
  total.bytes = std::uint64_t{5} << 20U;
  UnpackLimits file;
  file.fileBytes = std::uint64_t{2} << 20U;
  UnpackLimits ratio;
  ratio.ratioFreeBytes = std::uint64_t{1} << 20U;
  for (const Row& row : {Row{"entries", entries, "more than 1 entries"}, Row{"total", total, "too much space"},
                         Row{"file", file, "too much space"}, Row{"ratio", ratio, "200 times"}}) {
    SCOPED_TRACE(row.name);
    Files files;
    const Status unpacked = unpackInto(files, zip, row.limits);
    ASSERT_FALSE(unpacked.ok());
    EXPECT_NE(unpacked.error().reason.english().find(row.why), std::string::npos) << unpacked.error().reason;
    std::size_t bytes = 0;
    for (const auto& [name, content] : files) bytes += content.size();
    EXPECT_LE(bytes, std::size_t{5} << 20U);
  }
  Files files;
  EXPECT_TRUE(unpackInto(files, zip).ok());
}

TEST_F(ArchiveReader, EveryPrefixIsAnErrorOrAPart) {
  const Bytes zip = test::zipOf({{"a/b.vmd", toBytes(std::string(300, 'x') + "end")}, {"c", toBytes("more")}});
  for (std::size_t size = 0; size < zip.size(); ++size) {
    Files files;
    const Status unpacked = unpackInto(files, Bytes(zip.begin(), zip.begin() + static_cast<std::ptrdiff_t>(size)));
    EXPECT_TRUE(unpacked.ok() || !unpacked.error().reason.isEmpty()) << size;
    EXPECT_LE(files.size(), 2U);
  }
}

TEST_F(ArchiveReader, CanBeCanceled) {
  std::atomic<bool> canceled = true;
  const Status unpacked = unpack(
      test::zipOf({{"a", toBytes("x")}}), {}, [](const std::string&, ByteView) -> Status { return Done{}; }, &canceled);
  EXPECT_FALSE(unpacked.ok());
}

}  // namespace
}  // namespace furitsuke::archives
