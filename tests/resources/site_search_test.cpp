// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the search of the site of the documents on its index.
#include <gtest/gtest.h>

#include <QFile>
#include <QJSEngine>
#include <QStringList>

namespace furitsuke::test {
namespace {

QString textOf(const QString& name) {
  QFile file(QStringLiteral(SITE "/") + name);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
  return QString::fromUtf8(file.readAll());
}

/// The search as the pages of a language load it.
class Search {
 public:
  explicit Search(const QString& language) {
    const QJSValue loaded =
        engine_.evaluate("var furitsukeIndex = [];\n" + textOf("search_" + language + ".js") +
                         textOf("search_common.js") + textOf("search.js") +
                         "\nfunction find(query) { return furitsukeSearch.search(query, furitsukeIndex, 20); }\n"
                         "function isStart(text, at) { return furitsukeSearch.isStart(text, at); }");
    EXPECT_FALSE(loaded.isError()) << loaded.toString().toStdString();
  }

  /// What a member of each result is, the best first.
  [[nodiscard]] QStringList find(const QString& query, const QString& member) {
    const QJSValue found = engine_.globalObject().property("find").call({query});
    EXPECT_FALSE(found.isError()) << query.toStdString() << ": " << found.toString().toStdString();
    QStringList results;
    for (quint32 i = 0; i < found.property("length").toUInt(); ++i)
      results.append(found.property(i).property(member).toString());
    return results;
  }

  /// Whether a marked word may begin at a place of a text.
  [[nodiscard]] bool isStart(const QString& text, int at) {
    return engine_.globalObject().property("isStart").call({text, at}).toBool();
  }

 private:
  QJSEngine engine_;
};

TEST(SiteSearch, FindsTheSectionOfATermInEveryLanguage) {
  const struct {
    const char* language;
    const char* query;
    const char* section;
  } rows[] = {
      {"en", "Bezier", "en/manual.html#curves"},
      {"en", "bézier CURVE", "en/manual.html#curves"},
      {"en", "interpolation curve", "en/manual.html#curves"},
      {"en", "waveform", "en/manual.html#timeline"},
      {"en", "merge driver", "en/git.html#merge"},
      {"ja", "補間曲線", "ja/manual.html#curves"},
      {"ja", "ベジェ曲線", "ja/manual.html#curves"},
      {"ja", "足IK", "ja/manual.html#operations"},
      {"ja", "足ＩＫ", "ja/manual.html#operations"},
      {"ja", "ライブリンク", "ja/manual.html#live-link"},
      {"ja", "NumPy", "en/python.html#motions-in-python"},
      {"zh_CN", "补间曲线", "zh_CN/manual.html#curves"},
      {"zh_CN", "重力关键帧", "zh_CN/manual.html#physics"},
      {"zh_CN", "节拍速度", "zh_CN/manual.html#timeline"},
      {"zh_CN", "姿势库", "zh_CN/manual.html#pose-library"},
  };
  for (const auto& row : rows) {
    Search search(row.language);
    EXPECT_TRUE(search.find(QString::fromUtf8(row.query), "href").mid(0, 3).contains(row.section))
        << row.language << ": " << row.query << ": "
        << search.find(QString::fromUtf8(row.query), "href").join(' ').toStdString();
  }
}

TEST(SiteSearch, NeedsNoWordBreaks) {
  Search search("ja");
  // The pairs of characters are in the text; the whole query is not.
  EXPECT_TRUE(search.find(QString::fromUtf8("キーの補間曲線の形"), "href").contains("ja/manual.html#curves"));
  EXPECT_TRUE(search.find(QString::fromUtf8("曲"), "href").contains("ja/manual.html#curves"));
}

TEST(SiteSearch, ShowsTheTextAroundTheFoundWord) {
  for (const auto& [language, word] :
       {std::pair("en", "waveform"), std::pair("ja", "波形"), std::pair("zh_CN", "波形")}) {
    Search search(language);
    const QStringList excerpts = search.find(QString::fromUtf8(word), "excerpt");
    ASSERT_FALSE(excerpts.isEmpty()) << language;
    EXPECT_TRUE(excerpts.first().contains(QString::fromUtf8(word), Qt::CaseInsensitive))
        << excerpts.first().toStdString();
    EXPECT_LT(excerpts.first().size(), 160);
  }
}

TEST(SiteSearch, LeavesOutWordsThatEverySectionHas) {
  Search search("en");
  EXPECT_EQ(search.find("record a performance", "href").value(0), "en/manual.html#live-link");
  EXPECT_EQ(search.find("how to export a film", "href"), search.find("export film", "href"));
  EXPECT_FALSE(search.find("the", "href").isEmpty()) << "a query of nothing else";
}

TEST(SiteSearch, MarksWordsAtTheirStart) {
  Search search("en");
  const struct {
    const char* text;
    int at;
    bool isStart;
  } rows[] = {{"on", 0, true}, {"motion", 4, false}, {"a-b", 2, true}, {"補間曲線", 2, true}, {"vmdを", 3, true}};
  for (const auto& row : rows) EXPECT_EQ(search.isStart(QString::fromUtf8(row.text), row.at), row.isStart) << row.text;
}

TEST(SiteSearch, FindsNothingForNothingAndForUnknownWords) {
  Search search("en");
  for (const char* query : {"", "  ", "?!", "xyzzyplugh"}) EXPECT_TRUE(search.find(query, "href").isEmpty()) << query;
  EXPECT_LE(search.find(QString("key ").repeated(5000), "href").size(), 20);
}

}  // namespace
}  // namespace furitsuke::test
