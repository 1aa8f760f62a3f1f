// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/operation_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <string>
#include <string_view>

#include "core/operations/operation_notes.h"

namespace furitsuke::widgets {

namespace {

/// In the lists of operations, where lupdate must not find it.
constexpr char kTrackAndFrame[] = "%1, frame %2";

QString translatedWords(const QString& words) {
  return words.isEmpty() ? words : QCoreApplication::translate("Operations", words.toUtf8().constData());
}

QString textOf(std::string_view words) { return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())); }

/// Ids are stable and keep their British spelling; texts have the American one.
QString wordsOfId(std::string_view id) {
  QString words = textOf(id).replace('-', ' ').replace("centre", "center").replace(" ik", " IK");
  if (!words.isEmpty()) words[0] = words[0].toUpper();
  return words;
}

}  // namespace

QString operationText(const operations::Operation& operation) { return translatedWords(textOf(operation.text)); }

QString operationHelp(const operations::Operation& operation) { return translatedWords(textOf(operation.help)); }

QString operationTooltip(const operations::Operation& operation) {
  const QString help = operationHelp(operation);
  for (const QString& stop : {QString(". "), QString::fromUtf8("。")}) {
    if (const auto end = help.indexOf(stop); end > 0) return help.left(end);
  }
  return help.endsWith('.') ? help.chopped(1) : help;
}

QString topicText(const operations::OperationTopic& topic) { return translatedWords(textOf(topic.text)); }

QString parameterLabel(const operations::OperationParameter& parameter) {
  return parameter.label.empty() ? translatedWords(wordsOfId(parameter.id)) : textOf(parameter.label);
}

QString parameterHelp(const operations::OperationParameter& parameter) {
  return translatedWords(textOf(parameter.help));
}

QString parameterUnit(const operations::OperationParameter& parameter, double value) {
  const QString english = textOf(parameter.unit);
  const QString unit = translatedWords(english);
  // Only the English units have a plural form.
  return value == 1 && unit == english && unit.endsWith('s') ? unit.chopped(1) : unit;
}

QString choiceText(const operations::OperationParameter& parameter, std::size_t index) {
  const auto& labels = parameter.choiceLabels;
  if (index < labels.size() && !labels[index].empty()) return textOf(labels[index]);
  return translatedWords(wordsOfId(parameter.choices[index]));
}

QString trackOfPath(const std::string& path) {
  QString track = QString::fromStdString(path);
  for (const QLatin1String kind : {QLatin1String("morph:"), QLatin1String("bone:")}) {
    if (track.startsWith(kind)) track.remove(0, kind.size());
  }
  return track;
}

QString errorText(const operations::LargestError& error) {
  constexpr int kDigits = 3;
  const QString unit = translatedWords(textOf(operations::errorUnit(error.kind)));
  QString value = QLocale().toString(error.value, 'g', kDigits);
  if (!unit.isEmpty()) value += ' ' + unit;
  return QCoreApplication::translate("Operations", "%1 %2 at %3, frame %4")
      .arg(translatedWords(textOf(operations::errorName(error.kind))), value, trackOfPath(error.where))
      .arg(error.frame);
}

QString noteText(const Diagnostic& note) {
  const auto texts = operations::operationNoteTexts();
  const auto row = std::ranges::find(texts, std::string_view(note.code), &operations::OperationNoteText::code);
  QString text = QString::fromStdString(note.reason);
  if (row != texts.end()) {
    text = translatedWords(textOf(row->text));
    const bool isEnglish = text == textOf(row->text);
    if (isEnglish && note.count == 1 && !row->one.empty()) text = textOf(row->one);
    text.replace(QStringLiteral("%n"), QLocale().toString(static_cast<qulonglong>(note.count)));
    text.replace(QStringLiteral("%1"), QString::fromStdString(note.detail));
  }
  if (note.track.empty()) return text;
  QString track = trackOfPath(note.track);
  if (note.frame) track = QCoreApplication::translate("Operations", kTrackAndFrame).arg(track).arg(*note.frame);
  return QStringLiteral("%1: %2").arg(track, text);
}

QStringList operationSentences() {
  QStringList sentences;
  const auto add = [&sentences](const QString& sentence) {
    if (!sentence.isEmpty() && !sentences.contains(sentence)) sentences.append(sentence);
  };
  add("%1 %2 at %3, frame %4");
  add(kTrackAndFrame);
  for (int kind = 0; kind <= static_cast<int>(operations::ErrorKind::ViewAngle); ++kind) {
    add(textOf(operations::errorName(static_cast<operations::ErrorKind>(kind))));
    add(textOf(operations::errorUnit(static_cast<operations::ErrorKind>(kind))));
  }
  for (const operations::OperationNoteText& note : operations::operationNoteTexts()) add(textOf(note.text));
  for (const operations::OperationTopic& topic : operations::operationTopics()) add(textOf(topic.text));
  for (const operations::Operation& operation : operations::operations()) {
    add(textOf(operation.text));
    add(textOf(operation.help));
    for (const operations::OperationParameter& parameter : operation.parameters) {
      add(wordsOfId(parameter.id));
      add(textOf(parameter.help));
      add(textOf(parameter.unit));
      for (const std::string_view choice : parameter.choices) add(wordsOfId(choice));
    }
  }
  return sentences;
}

}  // namespace furitsuke::widgets
