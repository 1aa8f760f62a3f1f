// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/texts/failure_text.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QTranslator>
#include <set>
#include <string>

#include "app/widgets/message_bar.h"
#include "core/scripts/script.h"

namespace furitsuke::widgets {
namespace {

class FailureText : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    ASSERT_TRUE(words.load(QString("furitsuke_") + GetParam(), FURITSUKE_TRANSLATIONS));
    QCoreApplication::installTranslator(&words);
  }
  void TearDown() override { QCoreApplication::removeTranslator(&words); }

  QTranslator words;
};

using JapaneseFailureText = FailureText;

INSTANTIATE_TEST_SUITE_P(Japanese, JapaneseFailureText, ::testing::Values("ja"));

TEST_P(JapaneseFailureText, TranslatesReasonsWithTheirNamesAndNumbers) {
  const struct {
    Error error;
    const char* japanese;
  } rows[] = {
      {Error::because("the script took longer than 10 s and was stopped"),
       "スクリプトが 10 秒を超えたため、停止しました"},
      {Error::in("factor", "\"-3\" is not a number, 0 or more"), "factor: 「-3」は範囲内の数値ではありません (0 以上)"},
      {Error::in("count", "\"x\" is not a whole number, 1 to 5"), "count: 「x」は範囲内の整数ではありません (1～5)"},
      {Error::in("mode", "\"x\" is not a, b or c"), "mode: 「x」は a, b、c のどれでもありません"},
      {Error::in("with", "is missing; expected a motion file"),
       "with: 指定されていません。必要な値: モーションファイル"},
      {Error::because("bone 右腕, frame 12, translation must be a list of 3 numbers"),
       "ボーン「右腕」、フレーム 12 の translation は 3 個の数値のリストにしてください"},
      {Error::because("camera, frame 0, curve x: 0 to 127 each"),
       "カメラ、フレーム 0 の曲線 x の値はそれぞれ 0～127 です"},
      {Error::because("右腕: a value is not a number"), "右腕: 数値ではない値があります"},
      {scripts::scriptError(3,
                            "header: parameter 2: kind: expected number, integer, choice, bool, text, bone or morph"),
       "3 行目: ヘッダー: パラメーター 2: kind: number、integer、choice、bool、text、bone、morph のどれかが必要です"},
      {Error::in("nod", "line 3: ReferenceError: x is not defined"),
       "nod: 3 行目: ReferenceError: x は定義されていません"},
      {Error::at(50, "bone keys", "count 900000000 needs 99900000000 bytes, 12 are left"),
       "50 バイト目、ボーンキー: 個数 900000000 には 99900000000 バイト必要ですが、残りは 12 バイトです"},
      {Error::at(50, "bone keys", "my own words"), "50 バイト目、ボーンキー: my own words"},
      {Error::at(50, {}, "not a number"), "50 バイト目: 数値ではありません"},
      {Error::at(50, "bones[3].keys[0].frame", "is missing; a newer version of the program wrote it"),
       "50 バイト目、bones[3].keys[0].frame: ありません。このプログラムの新しいバージョンで保存されています"},
      // An error that holds another one, with names that have commas.
      {Error::in("a, b.vmd", "byte 7, vertices: record 3 of 9: deform kind 5 is unknown"),
       "a, b.vmd: 7 バイト目、頂点: レコード 3/9: 変形方式 5 は不明です"},
      {Error::in("model 1 of 2", "bone keys: count 9 needs 20 bytes, 3 are left"),
       "モデル 1/2: ボーンキー: 個数 9 には 20 バイト必要ですが、残りは 3 バイトです"},
      {Error::in("a.vmd", "the previous version cannot be kept: cannot be written: No space left on device"),
       "a.vmd: 前の版を残せません: 書き込めません (ディスクに空きがありません)"},
  };
  for (const auto& row : rows) EXPECT_EQ(failureText(row.error).toStdString(), row.japanese);
}

TEST_P(JapaneseFailureText, KeepsTheTextsOfUsersAndReasonsThatAreNotListed) {
  for (const char* text : {"my own words", "read or write", "a, b", "x: y", "%1", ": ", ""}) {
    EXPECT_EQ(reasonText(text), QString(text));
  }
  EXPECT_EQ(reasonText("the model has no \"%2: camera\""), QString("モデルに「%2: camera」がありません"));
  EXPECT_EQ(reasonText("my file.vmd: two points"), QString("my file.vmd: two points"));
}

TEST_P(JapaneseFailureText, IsWhatTheWindowShows) {
  EXPECT_EQ(errorSentence(Error::because("needs the model of the motion")), "モーションのモデルが必要です");
}

INSTANTIATE_TEST_SUITE_P(Languages, FailureText, ::testing::Values("ja", "zh_CN"));

TEST_P(FailureText, HasEveryListedText) {
  std::set<std::string> missing;
  for (const QString& sentence : failureSentences()) {
    if (words.translate("Core", sentence.toUtf8().constData()).isEmpty()) missing.insert(sentence.toStdString());
  }
  EXPECT_EQ(missing, std::set<std::string>());
}

TEST(EnglishFailureText, IsTheMessageOfTheError) {
  for (const Error& error : {Error::because("the script took longer than 10 s and was stopped"), Error::because(""),
                             Error::at(7, "header", "is missing; expected a number, 0 to 1"),
                             scripts::scriptError(3, "header: expected an object")}) {
    EXPECT_EQ(failureText(error).toStdString(), error.message());
  }
}

}  // namespace
}  // namespace furitsuke::widgets
