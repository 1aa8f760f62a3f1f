// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/file_names.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace furitsuke::image {
namespace {

TEST(FileNames, AreComparedAsOnWindows) {
  const struct {
    const char* a;
    const char* b;
    bool same;
  } rows[] = {
      {"Face.BMP", "face.bmp", true},
      {"Ｆａｃｅ.bmp", "ｆａｃｅ.bmp", true},
      {"Ｆ.bmp", "F.bmp", false},
      {"ｶﾞ.bmp", "ガ.bmp", false},
      {"Лицо.png", "лицо.png", true},
      {"Ärmel.png", "ärmel.png", true},
      {"か\xE3\x82\x99.png", "が.png", true},  // two characters on macOS, one on Windows
      {"ハ\xE3\x82\x9A.png", "パ.png", true},
      {"ウ\xE3\x82\x99.png", "ヴ.png", true},
      {"ヲ\xE3\x82\x99.png", "\xE3\x83\xBA.png", true},
      {"は\xE3\x82\x9A.png", "ば.png", false},
      {"\xE1\x84\x92\xE1\x85\xA1\xE1\x86\xAB.png", "한.png", true},
      {"e\xCC\x81.png", "é.png", true},
      {"a〜b.png", "a～b.png", true},  // the wave dash of CP932 has two characters
      {"a−b.png", "a－b.png", true},
      {"body.png  ", "body.png", true},
      {"body.", "body", true},
      {" body.png", "body.png", false},
      {"body.png", "body.jpg", false},
  };
  for (const auto& row : rows) EXPECT_EQ(fileNameKey(row.a) == fileNameKey(row.b), row.same) << row.a << ", " << row.b;
}

bool matches(std::string_view found, std::string_view wanted) {
  const auto readings = fileNameReadings(found);
  return std::ranges::find(readings, fileNameKey(wanted)) != readings.end();
}

TEST(FileNames, AreRecognizedDespiteMojibakeOfArchiveTools) {
  const struct {
    const char* how;
    const char* found;
    const char* wanted;
  } rows[] = {
      {"CP437", "ë╘.png", "花.png"},
      {"CP850", "ëÈ.png", "花.png"},
      {"Latin-1", "\xC2\x89Ô.png", "花.png"},
      {"CP1252", "‰Ô.png", "花.png"},
      {"unchanged bytes", "\x89\xD4.png", "花.png"},
      {"escapes", "#U80cc#U666F.png", "背景.png"},
      {"UTF-8 read as CP932", "閭梧勹.png", "背景.png"},
      {"CP437, split by macOS", "e\xCC\x88╘.png", "花.png"},
      {"CP932 read as GBK", "攚宨.png", "背景.png"},
      {"EUC-KR read as GBK", "渴皑.png", "옷감.png"},
      {"GBK read as CP437", "▒│╛░.png", "背景.png"},
      {"unchanged bytes of GBK", "\xCD\xB7\xB7\xA2.png", "头发.png"},
      {"CP932 read as CP866", "\xD0\x99\xE2\x95\x98.png", "花.png"},
      {"CP932 read as CP1251", "\xE2\x80\xB0\xD0\xA4.png", "花.png"},
      {"nothing", "背景.PNG", "背景.png"},
  };
  for (const auto& row : rows) EXPECT_TRUE(matches(row.found, row.wanted)) << row.how;
  EXPECT_FALSE(matches("ë╘.png", "火.png"));
  EXPECT_FALSE(matches("#U80cg.png", "背.png"));
  EXPECT_EQ(fileNameReadings("plain.png").size(), 1U);
}

TEST(FileNames, AreRecognizedByTheirRemainingCharacters) {
  const struct {
    const char* found;
    const char* wanted;
    bool fits;
  } rows[] = {
      {"\xEF\xBF\xBDw\xEF\xBF\xBDi.png", "背景.png", true},
      {"?w?i.PNG", "背景.png", true},
      {"_w_i.png", "背景.png", true},
      {"__.png", "背景.png", true},
      {"_w_j.png", "背景.png", false},
      {"face_.png", "face顔.png", true},
      {"____.png", "a_b_.png", false},
      {"w_i.png", "背景.png", false},
      {"wi.png", "背景.png", false},
      {"繝・け繧ｹ繝√Ε.png", "テクスチャ.png", true},  // UTF-8 read as CP932 by Windows
      {"螟ｴ蜿\xEF\xBF\xBD.png", "头发.png", true},
      {"螟ｴ蜿?.png", "头发.png", true},
      {"闋_楂_.png", "頭髪.png", true},  // UTF-8 read as GBK
      {"繝・け繧ｹ繝√Ε.png", "テクスト.png", false},
      {"闋_楂_.png", "頭部.png", false},
  };
  for (const auto& row : rows) EXPECT_EQ(isRemainderOf(row.found, row.wanted), row.fits) << row.found;
}

}  // namespace
}  // namespace furitsuke::image
