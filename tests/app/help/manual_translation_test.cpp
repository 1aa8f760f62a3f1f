// SPDX-License-Identifier: GPL-3.0-or-later
// The translations of the manual have the parts of the English one, and the words of the translated window.
#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <QXmlStreamReader>

#include "app/help/manual_text.h"

namespace furitsuke::test {
namespace {

const QStringList kTranslations = {"ja", "zh_CN"};

QStringList matchesIn(const QString& text, const char* pattern) {
  const QRegularExpression expression(QString::fromUtf8(pattern), QRegularExpression::MultilineOption);
  QStringList found;
  for (auto match = expression.globalMatch(text); match.hasNext();) found.append(match.next().captured(1));
  return found;
}

QStringList sortedOnce(QStringList texts) {
  texts.sort();
  texts.removeDuplicates();
  return texts;
}

/// The text before the first heading of level 2, and the chapters.
QStringList chapterTexts(const QString& language) {
  return help::manualSource(language).split(QRegularExpression("^## ", QRegularExpression::MultilineOption));
}

TEST(ManualTranslation, HasThePartsOfTheEnglishChapters) {
  const struct {
    const char* what;
    const char* pattern;
  } counted[] = {
      {"headings", "^(#+) "},    {"list items", "^(- )"}, {"table rows", "^(\\|)"},
      {"code blocks", "^(```)"}, {"pictures", "(!\\[)"},  {"blocks", "(?:^|\\n)\\n+(?=[^\\n])()"},
  };
  const struct {
    const char* what;
    const char* pattern;
  } equal[] = {
      {"actions", "\\{([A-Za-z0-9.\\-]+)\\}"},
      {"options", "(--[a-z][a-z\\-]*)"},
      {"commands", "`(furitsuke[^`\\n]*)`"},
      {"files", "\\*([A-Za-z_.\\-]+\\.[a-z]+)\\*"},
  };
  const QStringList english = chapterTexts("en");
  ASSERT_GT(english.size(), 15);
  for (const QString& language : kTranslations) {
    const QStringList chapters = chapterTexts(language);
    ASSERT_EQ(chapters.size(), english.size()) << language.toStdString();
    for (int i = 0; i < chapters.size(); ++i) {
      const std::string location = (language + ", " + english[i].section('\n', 0, 0)).toStdString();
      for (const auto& [what, pattern] : counted) {
        EXPECT_EQ(matchesIn(chapters[i], pattern).size(), matchesIn(english[i], pattern).size())
            << location << ": " << what;
      }
      for (const auto& [what, pattern] : equal) {
        EXPECT_EQ(sortedOnce(matchesIn(chapters[i], pattern)), sortedOnce(matchesIn(english[i], pattern)))
            << location << ": " << what;
      }
    }
  }
}

TEST(ManualTranslation, HasNoLineBreakWithinAParagraph) {
  // It would become a space, which Japanese and Chinese do not have between words.
  static const QRegularExpression broken(QString::fromUtf8("[^\\x{0000}-\\x{007f}|]\\n[^\\s#|`!\\-]"));
  for (const QString& language : kTranslations) {
    const QRegularExpressionMatch match = broken.match(help::manualSource(language));
    EXPECT_FALSE(match.hasMatch()) << language.toStdString() << ": " << match.captured().toStdString();
  }
}

/// The texts and the search words of the window in a language, without mnemonics and ellipses.
QSet<QString> textsOfTheWindow(const QString& language) {
  static const QRegularExpression mnemonic(QString::fromUtf8("\\(&.\\)|&|…$"));
  QSet<QString> texts;
  QFile file(QStringLiteral("%1/furitsuke_%2.ts").arg(TRANSLATIONS, language));
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
  QXmlStreamReader xml(&file);
  bool areWords = false;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("name")) areWords = xml.readElementText().endsWith("Words");
    if (xml.name() != QLatin1String("translation")) continue;
    const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
    for (const QString& part : areWords ? text.split(", ") : QStringList{text})
      texts.insert(QString(part).remove(mnemonic));
  }
  EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
  return texts;
}

TEST(ManualTranslation, NamesControlsAsTheWindowDoes) {
  for (const QString& language : kTranslations) {
    QString manual = help::manualSource(language);
    manual.remove(QRegularExpression("```.*?```", QRegularExpression::DotMatchesEverythingOption));
    manual.remove(QRegularExpression("`[^`\\n]*`"));
    QStringList names =
        matchesIn(manual, "[^\\n]\\*\\*([^*\\s][^*\\n]*)\\*\\*");  // at the start of a line: what a paragraph is about
    manual.remove(QRegularExpression("\\*\\*[^*\\n]+\\*\\*"));
    static const QRegularExpression translated("[^\\x{0000}-\\x{007f}]");  // others are names of files and formats
    names += matchesIn(manual, "\\*([^*\\n]+)\\*").filter(translated);
    names += matchesIn(manual, "「([^」\\n]+)」");
    names += matchesIn(manual, "“([^”\\n]+)”");
    ASSERT_GT(names.size(), 40) << language.toStdString();
    const QSet<QString> texts = textsOfTheWindow(language);
    for (QString name : names) {
      if (name.endsWith(QChar(0x2026))) name.chop(1);
      if (name.isEmpty()) continue;
      EXPECT_TRUE(texts.contains(name)) << language.toStdString() << ": " << name.toStdString();
    }
  }
}

TEST(Glossary, HasWordsThatTheWindowAndTheManualUse) {
  QFile file(DOCUMENTS "/glossary.md");
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QString glossary = QString::fromUtf8(file.readAll()).section("## Words of users", 0, 0);
  static const QRegularExpression row("^\\| (.*) \\| (.*) \\| (.*) \\|$", QRegularExpression::MultilineOption);
  for (qsizetype column = 2; const QString& language : kTranslations) {
    const QString used = textsOfTheWindow(language).values().join('\n') + help::manualSource(language);
    int count = 0;
    for (auto match = row.globalMatch(glossary); match.hasNext();) {
      const QString words = match.next().captured(static_cast<int>(column));
      if (words == "---" || words == QString::fromUtf8(language == "ja" ? "日本語" : "中文")) continue;
      ++count;
      for (const QString& word : words.split(" / ")) EXPECT_TRUE(used.contains(word)) << word.toStdString();
    }
    EXPECT_GT(count, 60);
    ++column;
  }
}

}  // namespace
}  // namespace furitsuke::test
