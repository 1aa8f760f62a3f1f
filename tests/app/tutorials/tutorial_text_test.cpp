// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <algorithm>
#include <map>
#include <string>

#include "app/actions/action_script.h"
#include "app/actions/action_set.h"
#include "app/help/manual_text.h"
#include "app/panels/panel_table.h"
#include "tests/app/tutorials/tutorial_text.h"

namespace furitsuke::test {
namespace {

/// What the first group of the pattern matches, sorted, each once.
QStringList allOf(const QString& pattern, const QString& text) {
  const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
  QStringList found;
  for (auto match = expression.globalMatch(text); match.hasNext();) found.append(match.next().captured(1));
  found.sort();
  found.removeDuplicates();
  return found;
}

QStringList namedActions(const QString& text) { return allOf("\\{([A-Za-z0-9.\\-]+)\\}", text); }
QStringList labels(const QString& text) { return allOf("\\*\\*([^*]+)\\*\\*", text); }
QStringList codes(const QString& text) { return allOf("`([^`\\n]+)`", text); }
QStringList steps(const QString& text) { return allOf("^(\\d+)\\. ", text); }

/// The words of the lines of a script, without comments.
QList<QStringList> scriptLines(const QString& actions) {
  QList<QStringList> lines;
  for (const QString& line : actions.split('\n')) {
    const auto words = actions::splitScriptLine(line);
    EXPECT_TRUE(words.ok()) << line.toStdString();
    if (words.ok() && !words->isEmpty()) lines.append(*words);
  }
  return lines;
}

/// The text of a control without what only marks it: "&Apply…" is "Apply".
QString plainLabel(QString text) {
  static const QRegularExpression mnemonic("\\(&.\\)");
  text.remove(mnemonic);
  text.remove('&');
  if (text.endsWith(QChar(0x2026))) text.chop(1);
  return text.trimmed();
}

/// The translations of each text of the program into a language.
std::multimap<QString, QString> translationsInto(const QString& language) {
  std::multimap<QString, QString> all;
  QFile file(QString("%1/furitsuke_%2.ts").arg(FURITSUKE_TRANSLATION_SOURCES, language));
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
  QXmlStreamReader xml(&file);
  QString source;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("source")) source = xml.readElementText();
    if (xml.name() != QLatin1String("translation")) continue;
    all.emplace(plainLabel(source), plainLabel(xml.readElementText(QXmlStreamReader::IncludeChildElements)));
  }
  EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
  return all;
}

TEST(Tutorials, CoverTheCommonestJobsInEveryLanguage) {
  EXPECT_EQ(tutorialNames().size(), 11);
  const QDir folder(FURITSUKE_TUTORIALS);
  EXPECT_EQ(folder.entryList({"*.md"}, QDir::Files).size(), tutorialNames().size() * tutorialLanguages().size());
  for (const QString& name : tutorialNames()) {
    for (const QString& language : tutorialLanguages()) {
      const QString text = tutorialText(name, language);
      EXPECT_TRUE(text.startsWith("# ")) << name.toStdString() << ' ' << language.toStdString();
      EXPECT_GE(steps(text).size(), 5) << name.toStdString() << ' ' << language.toStdString();
      EXPECT_EQ(steps(text), steps(tutorialText(name, "en"))) << name.toStdString() << ' ' << language.toStdString();
    }
  }
}

TEST(Tutorials, NameTheSameExistingActionsAndValuesInEveryLanguage) {
  QWidget window;
  const actions::ActionSet set(&window);
  for (const QString& name : tutorialNames()) {
    const QString english = tutorialText(name, "en");
    ASSERT_GT(namedActions(english).size(), 3) << name.toStdString();
    for (const QString& id : namedActions(english)) {
      EXPECT_NE(actions::findAction(id), nullptr) << name.toStdString() << ": " << id.toStdString();
    }
    for (const QString& language : tutorialLanguages()) {
      const QString text = tutorialText(name, language);
      EXPECT_EQ(namedActions(text), namedActions(english)) << name.toStdString() << ' ' << language.toStdString();
      EXPECT_EQ(codes(text), codes(english)) << name.toStdString() << ' ' << language.toStdString();
      EXPECT_FALSE(help::manualText(text, set).contains('{')) << name.toStdString() << ' ' << language.toStdString();
    }
  }
}

TEST(Tutorials, QuoteTheTextsOfTheWindowAsItShowsThem) {
  std::map<QString, std::multimap<QString, QString>> translations;
  for (const QString& language : tutorialLanguages()) {
    if (language != "en") translations[language] = translationsInto(language);
  }
  for (const QString& name : tutorialNames()) {
    const QStringList english = labels(tutorialText(name, "en"));
    EXPECT_FALSE(english.isEmpty()) << name.toStdString();
    for (const auto& [language, texts] : translations) {
      QStringList left = labels(tutorialText(name, language));
      EXPECT_EQ(left.size(), english.size()) << name.toStdString() << ' ' << language.toStdString();
      for (const QString& label : english) {
        const auto [first, last] = texts.equal_range(label);
        const auto shown = std::find_if(first, last, [&](const auto& each) { return left.contains(each.second); });
        EXPECT_NE(shown, last) << name.toStdString() << ' ' << language.toStdString() << ": " << label.toStdString();
        if (shown != last) left.removeOne(shown->second);
      }
      EXPECT_TRUE(left.isEmpty()) << name.toStdString() << ' ' << language.toStdString() << ": "
                                  << left.join(", ").toStdString();
    }
  }
}

/// A click on a tab is all that these do.
const QStringList& tabActions() {
  static const QStringList ids = {"view.nextTab", "view.previousTab"};
  return ids;
}

TEST(Tutorials, DescribeEveryActionOfTheirSteps) {
  for (const QString& name : tutorialNames()) {
    const QString text = tutorialText(name, "en");
    const QString script = tutorialActions(name);
    for (const QString& step : allOf("^# Step (\\d+)$", script)) {
      EXPECT_TRUE(steps(text).contains(step)) << name.toStdString() << ": step " << step.toStdString();
    }
    EXPECT_EQ(script.count("# Picture\n"), 1) << name.toStdString();
    static const QRegularExpression number("\\d+(?:\\.\\d+)?");
    for (const QStringList& words : scriptLines(script)) {
      const actions::ActionInfo* action = actions::findAction(words.front());
      ASSERT_NE(action, nullptr) << name.toStdString() << ": " << words.front().toStdString();
      if (*action->menu != '\0' && !tabActions().contains(words.front())) {
        EXPECT_TRUE(namedActions(text).contains(words.front()))
            << name.toStdString() << ": " << words.front().toStdString();
      }
      for (const QString& argument : words.mid(1)) {
        const QString value = argument.section('=', 1);
        const bool isName = value.contains('.') || value.front().unicode() > 127;
        if (isName) {
          EXPECT_TRUE(codes(text).contains(value)) << name.toStdString() << ": " << value.toStdString();
          continue;
        }
        for (auto match = number.globalMatch(value); match.hasNext();) {
          const QString given = match.next().captured();
          EXPECT_TRUE(codes(text).contains(given)) << name.toStdString() << ": " << given.toStdString();
        }
      }
    }
  }
}

/// Where the pictures of the window in this language are.
QString pictureFolder(const QString& language) { return language == "en" ? "gallery/" : "gallery/" + language + "/"; }

TEST(Tutorials, HaveASmallPictureInTheirLanguage) {
  for (const QString& language : tutorialLanguages()) {
    qint64 total = 0;
    const QDir pictures(FURITSUKE_TUTORIALS "/../../" + pictureFolder(language));
    for (const QFileInfo& file : pictures.entryInfoList({"*.png"}, QDir::Files)) total += file.size();
    EXPECT_LT(total, 1'500'000) << "bytes in a clone of the repository";
    for (const QString& name : tutorialNames()) {
      const std::string place = name.toStdString() + ' ' + language.toStdString();
      EXPECT_FALSE(QImage(pictures.filePath(name + ".png")).isNull()) << place;
      EXPECT_TRUE(tutorialText(name, language).contains("](../" + pictureFolder(language) + name + ".png)")) << place;
    }
  }
}

TEST(Gallery, ShowsThePanelsUnderTheirTitlesInEveryLanguage) {
  const QDir folder(FURITSUKE_TUTORIALS "/../../gallery");
  const QStringList pictures = folder.entryList({"panel_*.png"}, QDir::Files);
  EXPECT_GT(pictures.size(), 10);
  for (const QString& language : tutorialLanguages()) {
    EXPECT_EQ(QDir(folder.filePath("../" + pictureFolder(language))).entryList({"panel_*.png"}, QDir::Files), pictures);
    QFile file(folder.filePath(language == "en" ? "../gallery.md" : "../gallery_" + language + ".md"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << language.toStdString();
    const QString page = QString::fromUtf8(file.readAll());
    const auto texts = language == "en" ? std::multimap<QString, QString>() : translationsInto(language);
    EXPECT_EQ(page.count("](" + pictureFolder(language) + "panel_"), pictures.size()) << language.toStdString();
    for (const QString& picture : pictures) {
      const QString id = picture.mid(6).chopped(4);
      const auto panel =
          std::ranges::find_if(panels::panelTable(), [&](const panels::PanelInfo& each) { return id == each.id; });
      ASSERT_NE(panel, panels::panelTable().end()) << id.toStdString();
      const auto [first, last] = texts.equal_range(panel->title);
      QStringList titles = language == "en" ? QStringList{panel->title} : QStringList();
      for (auto each = first; each != last; ++each) titles.append(each->second);
      EXPECT_TRUE(std::ranges::any_of(titles,
                                      [&](const QString& title) {
                                        return page.contains(QRegularExpression("## " + title + "\n\n[^#]*\\(" +
                                                                                pictureFolder(language) + picture));
                                      }))
          << language.toStdString() << ' ' << id.toStdString();
    }
  }
}

}  // namespace
}  // namespace furitsuke::test
