// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lips/lyrics_file.h"

#include <gtest/gtest.h>

#include <string>

#include "core/base/cp932.h"
#include "tests/core/lips/lyrics_text.h"

namespace furitsuke::lips {
namespace {

using test::textOf;

constexpr const char* kNoText =
    "contains no syllables with times; expected lines such as \"[01:02.50]かしゅ\" or \"62.5 か\"";

TEST(Lyrics, OfTextsWithTimesAreSpreadOverTheirLine) {
  struct Row {
    const char* name;
    std::string text;
    std::string expected;
  };
  for (const Row& row : {
           Row{"LRC", "[ti:歌]\n[00:01.00]かき\n[00:02.00]\n[01:00.5]く\n", "1.00-1.50 a 1.50-2.00 i 60.50-61.00 u"},
           Row{"minutes, seconds and hundredths", "[01:02:50]か", "62.50-63.00 a"},
           Row{"an offset makes it earlier", "[offset:+500]\r\n[00:01.00]か\r\n[00:01.25]き",
               "0.50-0.75 a 0.75-1.25 i"},
           Row{"a line that is sung twice", "[00:04][00:01]か", "1.00-1.50 a 4.00-4.50 a"},
           Row{"words with times", "[00:01.0]<00:01.0>か<00:01.2>き<00:01.4>", "1.00-1.20 a 1.20-1.40 i"},
           Row{"a long pause", "[00:01]か\n[00:09]き", "1.00-1.50 a 9.00-9.50 i"},
           Row{"times and kana", "# comment\n0.5 か\n1:00.25 きく", "0.50-1.00 a 60.25-60.75 i 60.75-61.25 u"},
           Row{"labels with ends", "0.5\t1.0\tか\n2\t2.5\tま", "0.50-1.00 a 2.00-2.50 !a"},
           Row{"unsorted", "2 い\n1 あ", "1.00-1.50 a 2.00-2.50 i"},
           Row{"CP932", cp932::encode("1 か").bytes, "1.00-1.50 a"},
           Row{"UTF-16", std::string("\xFF\xFE\x31\0 \0\x4B\x30", 8), "1.00-1.50 a"},
           Row{"byte order mark", "\xEF\xBB\xBF[00:01]か", "1.00-1.50 a"},
           Row{"kanji", "1 歌う", "1.00-1.50 . 1.50-2.00 u; lyrics.reading (1): line 1"},
           Row{"bad lines", "1 か\nか\n2 1 か\n[00:03か\n-1 か", "1.00-1.50 a; lyrics.line (4): line 2"},
           Row{"no text", "", kNoText},
           Row{"no times", "か\nき",
               std::string(kNoText) +
                   ". A line of the lyrics file has no time or value that can be read; the line is " +
                   "ignored: line 1"},
           Row{"a time without end", "99999999999 か", kNoText},
       }) {
    EXPECT_EQ(textOf(readLyrics(asBytes(row.text))), row.expected) << row.name;
  }
}

TEST(Lyrics, OfUtauFollowTheTempo) {
  struct Row {
    const char* name;
    std::string text;
    const char* expected;
  };
  const std::string setting = "[#VERSION]\r\nUST Version1.2\r\n[#SETTING]\r\nTempo=60.00\r\nProjectName=歌\r\n";
  for (const Row& row : {
           Row{"notes and a rest",
               setting + "[#0000]\r\nLength=480\r\nLyric=か\r\nNoteNum=60\r\n[#0001]\r\nLength=240\r\nLyric=R\r\n"
                         "[#0002]\r\nLength=480\r\nLyric=ma\r\nIntensity=160\r\n[#TRACKEND]\r\n",
               "歌: 0.00-1.00 a 1.50-2.50 !a@0.80"},
           Row{"tempo changes at a note",
               setting + "[#0000]\nLength=480\nLyric=あ\n[#0001]\nLength=480\nTempo=120,00\nLyric=ー\n",
               "歌: 0.00-1.00 a 1.00-1.50 -"},
           Row{"the section [#PREV] is ignored",
               setting + "[#PREV]\nLength=480\nLyric=い\n[#0000]\nLength=480\nLyric=あ\n", "歌: 0.00-1.00 a"},
           Row{"a bad length", setting + "[#0000]\nLength=x\nLyric=あ\n[#0001]\nLength=480\nLyric=い\n",
               "歌: 0.00-1.00 i; lyrics.line (2): line 7"},
           Row{"nothing", setting, "contains no syllables with times; expected UTAU notes with Length and Lyric"},
       }) {
    EXPECT_EQ(textOf(readLyrics(asBytes(cp932::encode(row.text).bytes))), row.expected) << row.name;
    EXPECT_EQ(textOf(readLyrics(asBytes(row.text))), row.expected) << row.name << ", UTF-8";
  }
}

TEST(Lyrics, AreLimitedInSize) {
  const std::string text(kMaxLyricsBytes + 1, '\n');
  EXPECT_EQ(textOf(readLyrics(asBytes(text))), "is larger than 8 MiB");
  std::string many = "1 ";
  for (std::size_t i = 0; i <= kMaxMoras; ++i) many += "か";
  const Result<Lyrics> lyrics = readLyrics(asBytes(many));
  ASSERT_TRUE(lyrics);
  EXPECT_EQ(lyrics->voices.front().moras.size(), kMaxMoras);
  ASSERT_EQ(lyrics->findings.size(), 1U);
  EXPECT_EQ(lyrics->findings.front().code, "lyrics.tooMany");
}

TEST(Lyrics, ThatAreMissingAreNamed) {
  const auto lyrics = loadLyrics("/nonexistent/song.lrc");
  ASSERT_FALSE(lyrics);
  EXPECT_NE(lyrics.error().message().find("song.lrc"), std::string::npos);
}

}  // namespace
}  // namespace furitsuke::lips
