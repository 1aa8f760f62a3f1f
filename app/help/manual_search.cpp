// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/manual_search.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <algorithm>
#include <functional>

#include "app/actions/action_table.h"
#include "app/actions/search_words.h"
#include "app/widgets/search_text.h"

namespace furitsuke::help {

namespace {

constexpr int kShortestStem = 3;
constexpr qsizetype kMostSections = 40;
// What a word of the question is worth where it is found.
constexpr int kInHeading = 8;
constexpr int kInBody = 1;
/// In one paragraph with the other words: what is far apart is rarely about the same.
constexpr int kInPassage = 10;

bool isIdeograph(QChar c) { return c.unicode() >= 0x3400 && c.unicode() <= 0x9FFF; }
/// With the sign of a long vowel, which hiragana made of katakana keeps.
bool isHiragana(QChar c) { return (c.unicode() >= 0x3041 && c.unicode() <= 0x309F) || c.unicode() == 0x30FC; }

/// Words that questions have in common, in Latin letters and in Chinese.
const QStringList& fillers() {
  static const QStringList words = {"a",     "an",   "and",  "are",  "at",      "be",  "by",   "can", "do",    "does",
                                    "for",   "from", "get",  "how",  "i",       "in",  "into", "is",  "it",    "make",
                                    "my",    "not",  "of",   "on",   "or",      "so",  "the",  "to",  "what",  "when",
                                    "where", "why",  "with", "want", "without", "you", "your", "use", "using", "there"};
  return words;
}

const QStringList& chineseFillers() {
  static const QStringList words = {"怎么", "如何", "怎样", "什么", "为什么", "可以", "我想", "的", "吗", "了"};
  return words;
}

/// Without the ending of a plural or a verb.
QString stemOf(const QString& word) {
  for (const char* ending : {"ings", "ing", "ies", "ed", "es", "s", "e", "y"}) {
    const QString end = QString::fromLatin1(ending);
    if (!word.endsWith(end) || word.size() - end.size() < kShortestStem) continue;
    QString stem = word.chopped(end.size());
    // "stopp" of "stopping"
    if (stem.size() > kShortestStem && stem.back() == stem[stem.size() - 2] && end.startsWith("ing")) stem.chop(1);
    return stem;
  }
  return word;
}

void addIdeographs(const QString& run, QStringList& words) {
  if (run.size() <= 2) return words.append(run);
  for (qsizetype i = 0; i + 2 <= run.size(); ++i) words.append(run.mid(i, 2));
}

/// A heading with the text below it.
struct Section {
  int firstBlock = 0, endBlock = 0;
  QString heading, body;
};

std::vector<Section> sectionsOf(const QTextDocument& manual) {
  std::vector<Section> sections(1);
  for (QTextBlock block = manual.begin(); block.isValid(); block = block.next()) {
    const bool isHeading = block.blockFormat().headingLevel() > 0;
    if (isHeading) {
      sections.back().endBlock = block.blockNumber();
      sections.push_back({block.blockNumber(), 0, widgets::searchText(block.text()), {}});
    } else {
      sections.back().body += widgets::searchText(block.text()) + '\n';
    }
  }
  sections.back().endBlock = manual.blockCount();
  return sections;
}

bool hasWord(const QString& text, const QString& word) {
  for (auto at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at == 0 || word[0].unicode() > 0x2E80 || !text[at - 1].isLetterOrNumber()) return true;
  }
  return false;
}

/// The names of the actions that have the question, or a word of it, among their words.
QStringList namesOfActions(const QString& question) {
  QStringList names;
  for (const QString& id : actions::actionsOfWord(widgets::searchText(question).simplified())) {
    if (const actions::ActionInfo* action = actions::findAction(id)) names.append(action->plainText());
  }
  return names;
}

std::vector<QTextCursor> findPhrase(QTextDocument& manual, const QString& phrase) {
  std::vector<QTextCursor> found;
  QTextCursor cursor(&manual);
  while (!phrase.isEmpty()) {
    cursor = manual.find(phrase, cursor);
    if (cursor.isNull()) break;
    found.push_back(cursor);
  }
  std::stable_partition(found.begin(), found.end(),
                        [](const QTextCursor& each) { return each.block().blockFormat().headingLevel() > 0; });
  return found;
}

/// Words of the question in a paragraph.
std::ptrdiff_t wordsIn(const QTextBlock& block, const QStringList& words) {
  const QString text = widgets::searchText(block.text());
  return std::ranges::count_if(words, [&text](const QString& word) { return hasWord(text, word); });
}

/// The first of the paragraphs of a section, its heading too, with the most of the words.
QTextBlock passageOf(const QTextDocument& manual, const Section& section, const QStringList& words) {
  QTextBlock best = manual.findBlockByNumber(section.firstBlock);
  std::ptrdiff_t most = wordsIn(best, words);
  for (QTextBlock block = best.next(); block.isValid() && block.blockNumber() < section.endBlock;
       block = block.next()) {
    const std::ptrdiff_t count = wordsIn(block, words);
    if (count <= most) continue;
    best = block;
    most = count;
  }
  return best;
}

/// The first of the words in the paragraph, or else all of it.
QTextCursor placeIn(const QTextBlock& block, const QStringList& words) {
  QTextCursor cursor(block);
  QString text = widgets::searchText(block.text());
  if (text.size() != block.text().size()) text = block.text();  // the places would be others
  for (const QString& word : words) {
    const auto at = text.indexOf(word, 0, Qt::CaseInsensitive);
    if (at < 0) continue;
    cursor.setPosition(block.position() + static_cast<int>(at));
    cursor.setPosition(cursor.position() + static_cast<int>(word.size()), QTextCursor::KeepAnchor);
    return cursor;
  }
  cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
  return cursor;
}

struct Hit {
  int score = 0;
  QTextBlock passage;
};

std::vector<QTextCursor> findWords(QTextDocument& manual, const QStringList& words) {
  const std::vector<Section> sections = sectionsOf(manual);
  // Of Chinese and Japanese not every pair of characters is a word.
  const bool isLatin = std::ranges::all_of(words, [](const QString& word) { return word[0].unicode() < 0x2E80; });
  const auto needed = isLatin ? words.size() : (words.size() + 1) / 2;
  std::vector<Hit> hits;
  for (const Section& section : sections) {
    Hit hit;
    qsizetype count = 0;
    for (const QString& word : words) {
      const bool isInHeading = hasWord(section.heading, word);
      if (!isInHeading && !hasWord(section.body, word)) continue;
      ++count;
      hit.score += isInHeading ? kInHeading : kInBody;
    }
    if (count < needed) continue;
    hit.passage = passageOf(manual, section, words);
    hit.score += static_cast<int>(count) * kInHeading;
    hit.score += static_cast<int>(wordsIn(hit.passage, words)) * kInPassage;
    hits.push_back(hit);
  }
  std::ranges::stable_sort(hits, std::greater{}, &Hit::score);
  std::vector<QTextCursor> found;
  for (const Hit& hit : hits) {
    if (static_cast<qsizetype>(found.size()) == kMostSections) break;
    found.push_back(placeIn(hit.passage, words));
  }
  return found;
}

}  // namespace

QStringList searchedWords(const QString& question) {
  QString text = widgets::searchText(question);
  for (const QString& filler : chineseFillers()) text.replace(filler, " ");
  QStringList words;
  const auto kindOf = [](QChar c) { return isIdeograph(c) ? 1 : isHiragana(c) ? 2 : c.isLetterOrNumber() ? 3 : 0; };
  for (qsizetype i = 0; i < text.size();) {
    qsizetype end = i + 1;
    while (end < text.size() && kindOf(text[end]) == kindOf(text[i])) ++end;
    const QString run = text.mid(i, end - i);
    if (kindOf(text[i]) == 1) addIdeographs(run, words);
    // searchText() makes hiragana of katakana: particles are short, words of katakana are not.
    if (kindOf(text[i]) == 2 && run.size() >= 3) words.append(run);
    if (kindOf(text[i]) == 3 && !fillers().contains(run)) words.append(stemOf(run));
    i = end;
  }
  words.removeDuplicates();
  return words;
}

std::vector<QTextCursor> findInManual(QTextDocument& manual, const QString& question) {
  std::vector<QTextCursor> found = findPhrase(manual, question.trimmed());
  if (!found.empty()) return found;
  const QStringList words = searchedWords(question);
  if (words.isEmpty()) return {};
  found = findWords(manual, words);
  if (!found.empty()) return found;
  for (const QString& name : namesOfActions(question)) {
    const std::vector<QTextCursor> more = findPhrase(manual, name);
    found.insert(found.end(), more.begin(), more.end());
  }
  if (!found.empty()) return found;
  // A long question: the words of it that are those of an action.
  for (const QString& word : widgets::searchText(question).split(' ', Qt::SkipEmptyParts)) {
    for (const QString& name : namesOfActions(word)) {
      const std::vector<QTextCursor> more = findPhrase(manual, name);
      found.insert(found.end(), more.begin(), more.end());
    }
  }
  return found;
}

}  // namespace furitsuke::help
