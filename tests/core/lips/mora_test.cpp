// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lips/mora.h"

#include <gtest/gtest.h>

#include <string>

namespace furitsuke::lips {
namespace {

/// a i u e o n, "." closed, "-" the same as before; "!" before a shape: the lips close.
std::string shapesOf(const MoraText& read) {
  std::string shapes;
  for (const Mora& mora : read.moras) {
    if (mora.closesLips) shapes += '!';
    shapes += "aiueon.-"[static_cast<std::size_t>(mora.shape)];
  }
  return shapes;
}

TEST(Moras, HaveTheirTexts) {
  struct Row {
    const char* text;
    const char* moras;
  };
  for (const Row& row :
       {Row{"", ""}, Row{"かしゅ、んー", "か|しゅ|ん|ー|"}, Row{" shi n kan! ", "shi|n|ka|n|"}, Row{"ﾊﾞｶ", "ﾊﾞ|ｶ|"},
        Row{"は\u3099っと", "は\u3099|っ|と|"}, Row{"夢 kyō", "夢|kyō|ー|"}, Row{"\xFFか\xFF", "か|"}}) {
    std::string moras;
    for (const std::string& mora : moraTexts(row.text)) moras += mora + "|";
    EXPECT_EQ(moras, row.moras) << row.text;
    EXPECT_EQ(moraTexts(row.text).size(), morasOf(row.text).moras.size()) << row.text;
  }
}

TEST(Moras, FollowTheRulesOfKanaAndRomaji) {
  struct Row {
    const char* text;
    const char* shapes;
  };
  for (const Row& row : {
           Row{"", ""},
           Row{"あいうえおん", "aiueon"},
           Row{"かさたなやらわ", "aaaaaaa"},
           Row{"きしちにひりゐ", "iiiiiii"},
           Row{"けせてねへれゑ", "eeeeeee"},
           Row{"こそとのほもよろを", "ooooo!oooo"},
           Row{"ぐずづぶぷゔ", "uuu!u!uu"},
           Row{"まみむめも", "!a!i!u!e!o"},
           Row{"はばぱひびぴ", "a!a!ai!i!i"},
           Row{"きゃしゅちょ", "auo"},
           Row{"ふぁうぃてぃトゥジェ", "aiiue"},
           Row{"びゃぴょみゅ", "!a!o!u"},
           Row{"あぁ", "aa"},
           Row{"きって", "i.e"},
           Row{"カラオケー", "aaoe-"},
           Row{"ﾊﾞｶﾞﾊﾟｷｬｯﾄｰ", "!aa!aa.o-"},
           Row{"は\u3099", "!a"},
           Row{"あ、い。 う！〜", "aiu-"},
           Row{"漢字かな", "..aa"},
           Row{"sakura", "aua"},
           Row{"SHINKANSEN", "inanen"},
           Row{"kyoumo", "ou!o"},
           Row{"kitte matcha", "i.e!a.a"},
           Row{"shimbun", "i!n!un"},
           Row{"hon'ya konya onna", "onaoaona"},
           Row{"Tōkyō", "o-o-"},
           Row{"ｋａ", "a"},
           Row{"12 %", ""},
       }) {
    EXPECT_EQ(shapesOf(morasOf(row.text)), row.shapes) << row.text;
  }
}

TEST(Moras, OfNotesFollowTheHabitsOfSingingPrograms) {
  struct Row {
    const char* text;
    const char* shapes;
  };
  for (const Row& row : {Row{"か", "a"}, Row{"ka", "a"}, Row{"- か", "a"}, Row{"a か", "a"}, Row{"a k", "-"},
                         Row{"a R", ""}, Row{"R", ""}, Row{"-", "-"}, Row{"+", "-"}, Row{"ー", "-"}, Row{"かA4", "a"},
                         Row{"ma", "!a"}, Row{" っ ", "."}}) {
    EXPECT_EQ(shapesOf(morasOf(row.text, LyricKind::Note)), row.shapes) << row.text;
  }
}

TEST(Moras, CountCharactersWithoutAReading) {
  EXPECT_EQ(morasOf("漢字かな").unread, 2U);
  EXPECT_EQ(morasOf("한a").unread, 1U);
  EXPECT_EQ(morasOf("\xFF\xFE か").unread, 0U) << "not UTF-8";
}

}  // namespace
}  // namespace furitsuke::lips
