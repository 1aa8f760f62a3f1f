// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace furitsuke::test {
namespace {

/// A message of a translation file.
struct Translation {
  QString context, source;
  QStringList texts;  ///< more than one for plural forms
  bool isFinished = true;
};

std::vector<Translation> translationsIn(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  QXmlStreamReader xml(&file);
  std::vector<Translation> all;
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("name")) context = xml.readElementText();
    if (xml.name() == QLatin1String("message")) all.push_back({context, {}, {}, true});
    if (xml.name() == QLatin1String("source")) all.back().source = xml.readElementText();
    if (xml.name() != QLatin1String("translation")) continue;
    Translation& message = all.back();
    message.isFinished = !xml.attributes().hasAttribute("type");
    QString text;
    while (!(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == QLatin1String("translation"))) {
      if (xml.isCharacters() && !xml.isWhitespace()) text += xml.text();
      if (xml.isStartElement() && xml.name() == QLatin1String("numerusform"))
        message.texts.append(xml.readElementText());
    }
    if (message.texts.isEmpty()) message.texts.append(text);
  }
  EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
  return all;
}

QStringList placesIn(const QString& text) {
  static const QRegularExpression place("%L?[0-9n]+|\\{[a-z]+\\}");
  QStringList places;
  for (auto match = place.globalMatch(text); match.hasNext();) places.append(match.next().captured().remove('L'));
  places.sort();
  places.removeDuplicates();
  return places;
}

QString nameOf(const Translation& message) { return message.context + ": " + message.source; }

/// The Japanese file after lupdate has searched the sources for missing strings.
class JapaneseTest : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(folder_.isValid());
    const QString path = folder_.filePath("furitsuke_ja.ts");
    ASSERT_TRUE(QFile::copy(TRANSLATIONS "/furitsuke_ja.ts", path));
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    const QString words = folder_.filePath("operation_words.cpp");
    ASSERT_EQ(QProcess::execute(OPERATION_WORDS, {words}), 0);
    QProcess tool;
    tool.setWorkingDirectory(PROJECT_SOURCES);
    tool.start(LUPDATE, {"app", "core", words, "-I", ".", "-no-obsolete", "-locations", "none", "-source-language",
                         "en", "-tr-function-alias", "QT_TR_NOOP+=trWith,QT_TR_N_NOOP+=trCount", "-target-language",
                         "ja", "-ts", path});
    ASSERT_TRUE(tool.waitForFinished(120'000)) << tool.errorString().toStdString();
    ASSERT_EQ(tool.exitCode(), 0) << tool.readAllStandardError().toStdString();
    messages_ = translationsIn(path);
    ASSERT_GT(messages_.size(), 500U);
  }

  QTemporaryDir folder_;
  std::vector<Translation> messages_;
};

TEST_F(JapaneseTest, HasEveryStringOfTheProgram) {
  for (const Translation& message : messages_) {
    EXPECT_TRUE(message.isFinished) << nameOf(message).toStdString();
    for (const QString& text : message.texts) EXPECT_FALSE(text.isEmpty()) << nameOf(message).toStdString();
  }
}

TEST_F(JapaneseTest, IsJapaneseWhereTheEnglishHasWords) {
  const QStringList same = {"IK chains", "%1 fps", "Radiance HDR",
                            "percent"};  // short words that Japanese users know in this form
  static const QRegularExpression place("%L?[0-9n]+|&|\\([a-z*. ]*\\)");
  static const QRegularExpression word("[a-z]{3}");
  static const QRegularExpression japanese("[^\\x{0000}-\\x{007f}]");
  for (const Translation& message : messages_) {
    if (same.contains(message.source) || !QString(message.source).remove(place).contains(word)) continue;
    for (const QString& text : message.texts) {
      EXPECT_TRUE(text.contains(japanese)) << nameOf(message).toStdString() << "\n" << text.toStdString();
    }
  }
}

TEST_F(JapaneseTest, KeepsThePlaceholders) {
  for (const Translation& message : messages_) {
    for (const QString& text : message.texts) {
      if (text.isEmpty()) continue;
      EXPECT_EQ(placesIn(text), placesIn(message.source)) << nameOf(message).toStdString() << "\n"
                                                          << text.toStdString();
    }
  }
}

TEST_F(JapaneseTest, HasAMnemonicWhereTheEnglishMenuHasOne) {
  for (const Translation& message : messages_) {
    if (message.context != "Actions") continue;
    static const QRegularExpression mnemonic("&[^ &]");
    EXPECT_EQ(message.source.contains(mnemonic), message.texts.front().contains(mnemonic))
        << nameOf(message).toStdString();
  }
}

TEST_F(JapaneseTest, EnglishHasOneAndSeveralOfEverythingCounted) {
  std::map<QString, QStringList> forms;
  for (const Translation& message : translationsIn(TRANSLATIONS "/furitsuke_en.ts")) {
    forms[nameOf(message)] = message.texts;
  }
  static const QRegularExpression count("%L?n");
  for (const Translation& message : messages_) {
    // The English forms of messages are in the sources.
    if (message.context == "Core" || !message.source.contains(count)) continue;
    const QStringList& texts = forms[nameOf(message)];
    ASSERT_EQ(texts.size(), 2) << nameOf(message).toStdString();
    for (const QString& text : texts) EXPECT_FALSE(text.contains("(s)")) << text.toStdString();
    EXPECT_EQ(placesIn(texts.back()), placesIn(message.source)) << texts.back().toStdString();
  }
}

TEST_F(JapaneseTest, ChineseTermsTranslateTextsOfTheProgram) {
  std::map<QString, const Translation*> known;
  for (const Translation& message : messages_) known.emplace(nameOf(message), &message);
  const std::vector<Translation> chinese = translationsIn(TRANSLATIONS "/furitsuke_zh_CN.ts");
  ASSERT_GT(chinese.size(), 100U);
  static const QRegularExpression mnemonic("&[^ &]");
  static const QRegularExpression han("\\p{Han}|IK");
  static const QRegularExpression place("%L?[0-9n]+|\\([a-z*. ]*\\)");
  static const QRegularExpression word("[a-z]{3}");
  const QStringList names = {"MikuMikuDance", "Blender", "&MikuMikuDance", "&Blender", "Radiance HDR", "percent"};
  for (const Translation& message : chinese) {
    const std::string name = nameOf(message).toStdString();
    ASSERT_EQ(message.texts.size(), 1) << name;
    EXPECT_TRUE(known.contains(nameOf(message))) << name;
    EXPECT_TRUE(message.isFinished) << name;
    const bool hasWords = QString(message.source).remove(place).contains(word) && !names.contains(message.source);
    EXPECT_TRUE(!hasWords || message.texts.front().contains(han)) << name;
    EXPECT_EQ(placesIn(message.texts.front()), placesIn(message.source)) << name;
    EXPECT_EQ(message.source.contains(mnemonic), message.texts.front().contains(mnemonic)) << name;
  }
}

TEST_F(JapaneseTest, ChineseHasEveryStringWithWords) {
  const QStringList names = {"MikuMikuDance", "Blender", "&MikuMikuDance", "&Blender"};
  static const QRegularExpression place("%L?[0-9n]+");
  static const QRegularExpression word("[A-Za-z]{3}");
  std::map<QString, bool> translated;
  for (const Translation& message : translationsIn(TRANSLATIONS "/furitsuke_zh_CN.ts"))
    translated[nameOf(message)] = message.isFinished && !message.texts.front().isEmpty();
  for (const Translation& message : messages_) {
    if (names.contains(message.source) || !QString(message.source).remove(place).contains(word)) continue;
    EXPECT_TRUE(translated[nameOf(message)]) << nameOf(message).toStdString();
  }
}

/// A row of the glossary: words of which another one is used.
struct GlossaryRow {
  QString language;
  QRegularExpression others;
  QString used;
};

std::vector<GlossaryRow> glossary() {
  QFile file(TRANSLATIONS "/glossary.tsv");
  EXPECT_TRUE(file.open(QIODevice::ReadOnly));
  std::vector<GlossaryRow> rows;
  for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
    const QStringList columns = line.split('\t');
    if (line.startsWith('#') || columns.size() != 3) continue;
    rows.push_back({columns[0], QRegularExpression(columns[1]), columns[2]});
    EXPECT_TRUE(rows.back().others.isValid()) << columns[1].toStdString();
  }
  return rows;
}

TEST(Glossary, OneThingHasOneWordInEveryTextOfALanguage) {
  const std::vector<GlossaryRow> rows = glossary();
  ASSERT_GT(rows.size(), 40U);
  for (const GlossaryRow& row : rows) {
    const bool isEnglish = row.language == "en";
    const QString file = isEnglish ? QStringLiteral("ja") : row.language;
    for (const Translation& message : translationsIn(QStringLiteral("%1/furitsuke_%2.ts").arg(TRANSLATIONS, file))) {
      if (message.context.endsWith("Words")) continue;  // words that users may type
      const QString text = isEnglish ? message.source : message.texts.join(' ');
      EXPECT_FALSE(text.contains(row.others)) << text.toStdString() << ": the word is " << row.used.toStdString();
    }
  }
}

TEST(Glossary, NumbersAreSpacedByOneRuleInALanguage) {
  // Japanese and Chinese have a space between a number and a word in Latin letters or a counter of the kind of %n.
  static const QRegularExpression unspaced("%L?n(?:keys?|frames?|fps|MiB|%)");
  for (const char* language : {"ja", "zh_CN"}) {
    for (const Translation& message :
         translationsIn(QStringLiteral("%1/furitsuke_%2.ts").arg(TRANSLATIONS, language))) {
      EXPECT_FALSE(message.texts.join(' ').contains(unspaced)) << message.texts.join(' ').toStdString();
    }
  }
}

TEST(ChineseTest, HasTheTermsOfTheGlossaryInMenusPanelsAndTracks) {
  const std::vector<Translation> chinese = translationsIn(TRANSLATIONS "/furitsuke_zh_CN.ts");
  const struct {
    const char* context;
    const char* source;
    const char* term;
  } rows[] = {{"Actions", "&Motion", "动作"},
              {"Actions", "P&ose", "姿势"},
              {"Actions", "&Curve", "补间曲线"},
              {"Actions", "&Register", "注册"},
              {"Actions", "&Undo", "撤销"},
              {"Actions", "&Redo", "重做"},
              {"Actions", "Select C&olumn", "纵向选择"},
              {"Actions", "&Ground Shadow", "地面阴影"},
              {"Panels", "Model", "模型"},
              {"furitsuke::panels::GraphTexts", "Self shadow", "自阴影"},
              {"furitsuke::panels::GraphTexts", "Camera", "摄像机"}};
  for (const auto& row : rows) {
    const auto found = std::ranges::find_if(chinese, [&](const Translation& message) {
      return message.context == row.context && message.source == row.source;
    });
    ASSERT_NE(found, chinese.end()) << row.source;
    EXPECT_TRUE(found->texts.front().startsWith(row.term)) << row.source;
  }
}

}  // namespace
}  // namespace furitsuke::test
