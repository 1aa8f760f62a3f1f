// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/texts/failure_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "core/operations/error_texts.h"
#include "core/scripts/script_error_texts.h"

namespace furitsuke::widgets {

namespace {

/// Texts within texts within texts: a header of a script has four levels.
constexpr int kMaxNesting = 6;

QString fromCore(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

using operations::ErrorTextKind;

/// The kind of text that a place may hold; none: what it holds is not translated.
std::optional<ErrorTextKind> kindOfPlace(const operations::ErrorText& text, char digit) {
  const std::size_t at = text.nested.find(digit);
  if (at == text.nested.npos) return {};
  switch (text.nested.at(at + 1)) {
    case 'r': return ErrorTextKind::Reason;
    case 's': return ErrorTextKind::Section;
    default: return ErrorTextKind::Part;
  }
}

/// A listed text, with an expression that finds what is in its places.
struct Pattern {
  const operations::ErrorText* text = nullptr;
  QRegularExpression expression;
  std::vector<int> places;  ///< their digits in the order of the text
  qsizetype fixed = 0;      ///< characters outside of places
};

Pattern patternOf(const operations::ErrorText& text) {
  static const QRegularExpression place("%([1-9])");
  Pattern pattern{&text, {}, {}, 0};
  const QString english = fromCore(text.text);
  QString expression;
  qsizetype at = 0;
  const auto addFixed = [&](qsizetype end) {
    expression += QRegularExpression::escape(english.mid(at, end - at));
    pattern.fixed += end - at;
  };
  for (auto found = place.globalMatch(english); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    addFixed(match.capturedStart());
    // The first colon ends the first part: "line 2: header: expected an object".
    expression += "(.+?)";
    pattern.places.push_back(match.captured(1).toInt());
    at = match.capturedEnd();
  }
  addFixed(english.size());
  pattern.expression = QRegularExpression(QRegularExpression::anchoredPattern(expression),
                                          QRegularExpression::DotMatchesEverythingOption);
  return pattern;
}

/// The texts that say most come first, because a text such as "%1: %2" also fits to longer ones.
const std::vector<Pattern>& patterns() {
  static const std::vector<Pattern> all = [] {
    std::vector<Pattern> made;
    for (const operations::ErrorText& text : operations::operationErrorTexts()) made.push_back(patternOf(text));
    for (const operations::ErrorText& text : scripts::scriptErrorTexts()) made.push_back(patternOf(text));
    std::ranges::stable_sort(made, std::ranges::greater(), &Pattern::fixed);
    return made;
  }();
  return all;
}

QString translatedText(const QString& reason, ErrorTextKind kind, int depth);

QString filled(const Pattern& pattern, const QStringList& captured, const QString& text, int depth) {
  // All at once: what is inserted may contain a percent sign.
  static const QRegularExpression place("%([1-9])");
  QString made;
  qsizetype at = 0;
  for (auto found = place.globalMatch(text); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    const auto digit = std::ranges::find(pattern.places, match.captured(1).toInt());
    made += text.mid(at, match.capturedStart() - at);
    at = match.capturedEnd();
    if (digit == pattern.places.end()) continue;
    const QString& value = captured[1 + (digit - pattern.places.begin())];
    const std::optional<ErrorTextKind> kind = kindOfPlace(*pattern.text, match.captured(1)[0].toLatin1());
    made += kind ? translatedText(value, *kind, depth + 1) : value;
  }
  return made + text.mid(at);
}

/// The text itself if it is not listed, or has no translation.
QString translatedText(const QString& reason, ErrorTextKind kind, int depth) {
  if (depth > kMaxNesting) return reason;
  for (const Pattern& pattern : patterns()) {
    if (pattern.text->kind != kind) continue;
    const QRegularExpressionMatch match = pattern.expression.match(reason);
    if (!match.hasMatch()) continue;
    const QByteArray english = fromCore(pattern.text->text).toUtf8();
    const QString text = QCoreApplication::translate("Operations", english.constData());
    return filled(pattern, match.capturedTexts(), text, depth);
  }
  return reason;
}

}  // namespace

QString reasonText(const std::string& reason) {
  return translatedText(QString::fromStdString(reason), ErrorTextKind::Reason, 0);
}

QString failureText(const Error& error) {
  const QString reason = reasonText(error.reason);
  if (error.section.empty() && !error.offset) return reason;
  Error place{error.offset, error.section, {}};
  place.section = translatedText(QString::fromStdString(error.section), ErrorTextKind::Section, 0).toStdString();
  return QString::fromStdString(place.message()) + reason;
}

QStringList failureSentences() {
  QStringList sentences;
  for (const Pattern& pattern : patterns()) sentences.append(fromCore(pattern.text->text));
  return sentences;
}

}  // namespace furitsuke::widgets
