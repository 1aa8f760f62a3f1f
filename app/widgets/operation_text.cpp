// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/operation_text.h"

#include <QCoreApplication>
#include <string>
#include <string_view>

#include "app/widgets/message_text.h"
#include "app/widgets/number_text.h"

namespace furitsuke::widgets {

namespace {

QString translatedWords(const QString& words) {
  return words.isEmpty() ? words : QCoreApplication::translate("Core", words.toUtf8().constData());
}

QString textOf(std::string_view words) { return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())); }

QString wordsOfId(std::string_view id) {
  QString words = textOf(id).replace('-', ' ').replace(" ik", " IK");
  if (!words.isEmpty()) words[0] = words[0].toUpper();
  return words;
}

QString translatedId(std::string_view id) {
  return id.empty() ? QString() : QCoreApplication::translate("Operations", wordsOfId(id).toUtf8().constData());
}

}  // namespace

QString operationText(const operations::Operation& operation) { return translatedWords(textOf(operation.text)); }

edit::LiveText operationStep(const operations::Operation& operation) {
  return [text = textOf(operation.text)] { return translatedWords(text); };
}

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
  return parameter.label.empty() ? translatedId(parameter.id) : textOf(parameter.label);
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
  if (index < labels.size() && !labels[index].empty()) return translatedWords(textOf(labels[index]));
  return translatedId(parameter.choices[index]);
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
  QString value = shortNumber(error.value, kDigits);
  if (!unit.isEmpty()) value += ' ' + unit;
  const QString name = translatedWords(textOf(operations::errorName(error.kind)));
  if (error.where.empty())
    return QCoreApplication::translate("Operations", "%1 %2 at frame %3").arg(name, value).arg(error.frame);
  return QCoreApplication::translate("Operations", "%1 %2 at %3, frame %4")
      .arg(name, value, trackOfPath(error.where))
      .arg(error.frame);
}

QString noteText(const Diagnostic& note) {
  const QString text = translated(note.reason);
  if (note.track.empty()) return text;
  QString track = trackOfPath(note.track);
  if (note.frame) track = QCoreApplication::translate("Operations", "%1, frame %2").arg(track).arg(*note.frame);
  return QStringLiteral("%1: %2").arg(track, text);
}

QStringList operationIdWords() {
  QStringList all;
  for (const operations::Operation& operation : operations::operations()) {
    for (const operations::OperationParameter& parameter : operation.parameters) {
      all.append(wordsOfId(parameter.id));
      for (std::size_t i = 0; i < parameter.choices.size(); ++i) {
        const bool hasLabel = i < parameter.choiceLabels.size() && !parameter.choiceLabels[i].empty();
        if (!hasLabel) all.append(wordsOfId(parameter.choices[i]));
      }
    }
  }
  all.sort();
  all.removeDuplicates();
  return all;
}

}  // namespace furitsuke::widgets
