// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/message_text.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include "core/base/result.h"

namespace furitsuke::widgets {
namespace {

/// Reasons, places and nested messages of the sources, in the language of the window.
TEST(MessageText, IsTranslatedWithItsPlacesAndNestedMessages) {
  const Message damage(Core::trWith("count %1 needs %2 bytes, %3 are left"), 9, 1200, 3);
  const Error error = Error::at(50, Core::tr("bone keys"), damage);
  EXPECT_EQ(failureText(error), "byte 50, bone keys: count 9 needs 1,200 bytes, 3 are left");
  QTranslator words;
  ASSERT_TRUE(words.load("furitsuke_ja", FURITSUKE_TRANSLATIONS));
  QCoreApplication::installTranslator(&words);
  const QString japanese = failureText(error);
  const QString line = translated({Core::trWith("line %1: %2"), 2, Core::tr("the block has no closing brace")});
  QCoreApplication::removeTranslator(&words);
  EXPECT_EQ(japanese, "50 バイト目、ボーンキー: 個数 9 には 1,200 バイト必要ですが、残りは 3 バイトです");
  EXPECT_EQ(line, "2 行目: ブロックに閉じ括弧がありません");
}

TEST(MessageText, CountsInEveryLanguage) {
  const auto more = [](std::uint64_t count) {
    return translated({Core::trCount("%n more finding", "%n more findings"), Counted{count}});
  };
  EXPECT_EQ(more(1), "1 more finding");
  EXPECT_EQ(more(1200), "1,200 more findings");
  QTranslator words;
  ASSERT_TRUE(words.load("furitsuke_ja", FURITSUKE_TRANSLATIONS));
  QCoreApplication::installTranslator(&words);
  const QString japanese = more(1200);
  QCoreApplication::removeTranslator(&words);
  EXPECT_EQ(japanese, "ほかに 1,200 件");
}

TEST(MessageText, NeverTranslatesTextsOfFiles) {
  QTranslator words;
  ASSERT_TRUE(words.load("furitsuke_ja", FURITSUKE_TRANSLATIONS));
  QCoreApplication::installTranslator(&words);
  const QString name = translated(Message::verbatim("bone keys"));
  const QString bone = translated({Core::trWith("bone \"%1\""), "is empty \xE2\x80\xAE"});
  QCoreApplication::removeTranslator(&words);
  EXPECT_EQ(name, "bone keys");
  EXPECT_EQ(bone, "ボーン「is empty ?」");
}

}  // namespace
}  // namespace furitsuke::widgets
