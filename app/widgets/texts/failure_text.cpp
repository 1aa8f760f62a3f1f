// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/texts/failure_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/widgets/texts/error_texts.h"
#include "app/widgets/texts/message_text.h"

namespace furitsuke::widgets {

namespace {

/// Texts within texts within texts: a header of a script has four levels.
constexpr int kMaxNesting = 6;

QString fromCore(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

/// What a place may hold, as in ErrorText::nested; 0: what it holds is not translated.
char nestedAt(const ErrorText& text, char digit) {
  const std::size_t at = text.nested.find(digit);
  return at == text.nested.npos ? '\0' : text.nested.at(at + 1);
}

/// A text without its places: "a ", " needs a name" and the digit of the place between.
struct Pieces {
  QStringList fixed;         ///< before, between and after the places
  std::vector<char> digits;  ///< of the places
};

Pieces piecesOf(const QString& text) {
  Pieces pieces;
  QString piece;
  for (qsizetype i = 0; i < text.size(); ++i) {
    const bool isPlace = text[i] == '%' && i + 1 < text.size() && '1' <= text[i + 1] && text[i + 1] <= '9';
    if (!isPlace) {
      piece += text[i];
      continue;
    }
    pieces.fixed.append(std::exchange(piece, {}));
    pieces.digits.push_back(text[++i].toLatin1());
  }
  pieces.fixed.append(piece);
  return pieces;
}

/// A listed text.
struct Pattern {
  ErrorText text;
  Pieces pieces;
  qsizetype fixed = 0;  ///< characters outside of places
};

/// The texts that say most come first, because a text such as "%1: %2" also fits to longer ones.
const std::vector<Pattern>& patterns() {
  static const std::vector<Pattern> all = [] {
    std::vector<Pattern> made;
    for (const ErrorText& text : errorTexts()) {
      Pattern& pattern = made.emplace_back(Pattern{text, piecesOf(fromCore(text.text))});
      for (const QString& piece : pattern.pieces.fixed) pattern.fixed += piece.size();
    }
    std::ranges::stable_sort(made, std::ranges::greater(), &Pattern::fixed);
    return made;
  }();
  return all;
}

/// What the places of the pattern hold in the text; nothing if it is another text. Every place holds as little as
/// possible: the first colon ends the first part of "line 2: header: expected an object".
std::optional<QStringList> valuesIn(const QString& text, const Pattern& pattern) {
  const QStringList& fixed = pattern.pieces.fixed;
  if (fixed.size() == 1) return text == fixed[0] ? std::optional(QStringList()) : std::nullopt;
  if (!text.startsWith(fixed[0]) || !text.endsWith(fixed.back())) return {};
  QStringList values;
  qsizetype at = fixed[0].size();
  for (qsizetype i = 1; i < fixed.size(); ++i) {
    const bool isLast = i + 1 == fixed.size();
    const qsizetype end = isLast ? text.size() - fixed[i].size() : text.indexOf(fixed[i], at + 1);
    if (end <= at) return {};  // not found, or an empty place
    values.append(text.mid(at, end - at));
    at = end + fixed[i].size();
  }
  // What begins with a place: "file.vmd: 5 points" are not "file.vmd: 5" points.
  const bool isReason = nestedAt(pattern.text, pattern.pieces.digits[0]) == 'r';
  if (fixed[0].isEmpty() && !isReason && (values[0].contains(": ") || values[0].endsWith(':'))) return {};
  return values;
}

QString translatedText(const QString& text, ErrorTextKind kind, int depth);

/// What a place of a text holds.
QString translatedValue(const QString& value, char nested, int depth) {
  switch (nested) {
    case 'r': return translatedText(value, ErrorTextKind::Reason, depth);
    case 's': return translatedText(value, ErrorTextKind::Section, depth);
    case 'p': return translatedText(value, ErrorTextKind::Part, depth);
    case 'l': break;
    default: return value;
  }
  QStringList parts = value.split(", ");
  for (QString& part : parts) part = translatedText(part, ErrorTextKind::Part, depth);
  return parts.join(", ");
}

/// The text itself if it is not listed, or has no translation.
QString translatedText(const QString& text, ErrorTextKind kind, int depth) {
  if (depth > kMaxNesting) return text;
  for (const Pattern& pattern : patterns()) {
    if (pattern.text.kind != kind) continue;
    const std::optional<QStringList> values = valuesIn(text, pattern);
    if (!values) continue;
    const QByteArray english = fromCore(pattern.text.text).toUtf8();
    const Pieces translated = piecesOf(QCoreApplication::translate("Core", english.constData()));
    QString made = translated.fixed[0];
    for (std::size_t i = 0; i < translated.digits.size(); ++i) {
      const char digit = translated.digits[i];
      const auto place = std::ranges::find(pattern.pieces.digits, digit) - pattern.pieces.digits.begin();
      made += translatedValue(values->value(place), nestedAt(pattern.text, digit), depth + 1);
      made += translated.fixed[static_cast<qsizetype>(i) + 1];
    }
    return made;
  }
  return text;
}

}  // namespace

QString reasonText(const std::string& reason) {
  return translatedText(QString::fromStdString(reason), ErrorTextKind::Reason, 0);
}

QString finishedText(const std::string& text, bool isReason) {
  const QString english = QString::fromStdString(text);
  constexpr ErrorTextKind kKinds[] = {ErrorTextKind::Section, ErrorTextKind::Part, ErrorTextKind::Reason};
  if (const QString reason = translatedText(english, ErrorTextKind::Reason, 0); isReason && reason != english)
    return reason;
  for (const ErrorTextKind kind : kKinds) {
    if (QString found = translatedText(english, kind, 0); found != english) return found;
  }
  return english;
}

QString failureText(const Error& error) { return translated(error.sentence()); }

QStringList failureSentences() {
  QStringList sentences;
  for (const Pattern& pattern : patterns()) sentences.append(fromCore(pattern.text.text));
  return sentences;
}

}  // namespace furitsuke::widgets
