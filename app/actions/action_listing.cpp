// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_listing.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace furitsuke::actions {

namespace {

const char* kindName(ActionParameterKind kind) {
  switch (kind) {
    case ActionParameterKind::Text: return "text";
    case ActionParameterKind::Path: return "path";
    case ActionParameterKind::Whole: return "whole";
    case ActionParameterKind::FrameNumber: return "frame";
    case ActionParameterKind::Frames: return "frames";
    case ActionParameterKind::Track: return "track";
    case ActionParameterKind::Numbers: return "numbers";
    case ActionParameterKind::Choice: return "choice";
    case ActionParameterKind::Flag: return "flag";
  }
  return "text";
}

QJsonArray shortcutArray(const ActionInfo& action, KeyPreset preset) {
  QJsonArray shortcuts;
  for (const QKeySequence& key : shortcutsOf(action, preset))
    shortcuts.append(key.toString(QKeySequence::PortableText));
  return shortcuts;
}

QJsonObject parameterObject(const ActionParameter& parameter) {
  QJsonObject object{{"name", parameter.name},
                     {"type", kindName(parameter.kind)},
                     {"required", parameter.required},
                     {"help", parameter.help}};
  if (*parameter.unit != '\0') object.insert("unit", parameter.unit);
  if (*parameter.initial != '\0') object.insert("default", parameter.initial);
  if (parameter.count != 0) object.insert("count", parameter.count);
  if (*parameter.choices != '\0') {
    object.insert("choices", QJsonArray::fromStringList(QString(parameter.choices).split('|')));
  }
  return object;
}

}  // namespace

QByteArray actionListText(KeyPreset preset) {
  QString text;
  for (const ActionInfo& action : actionTable()) {
    QStringList keys;
    for (const auto& key : shortcutArray(action, preset)) keys.append(key.toString());
    text += QString("%1 %2 %3\n").arg(action.id, -24).arg(keys.join(", "), -24).arg(action.plainText());
    for (const ActionParameter& parameter : action.details.parameters) {
      const QString values =
          *parameter.choices != '\0' ? QString(parameter.choices) : QString(kindName(parameter.kind));
      text += QString("    %1=%2%3  %4\n")
                  .arg(parameter.name, values, parameter.required ? " (required)" : "", parameter.help);
    }
  }
  return text.toUtf8();
}

QByteArray actionListJson(KeyPreset preset) {
  QJsonArray list;
  for (const ActionInfo& action : actionTable()) {
    QJsonArray parameters;
    for (const ActionParameter& parameter : action.details.parameters) parameters.append(parameterObject(parameter));
    const QJsonArray shortcuts = shortcutArray(action, preset);
    list.append(QJsonObject{{"id", action.id},
                            {"text", action.plainText()},
                            {"menu", action.menu},
                            {"place", action.place()},
                            {"shortcut", shortcuts.isEmpty() ? QString() : shortcuts.first().toString()},
                            {"shortcuts", shortcuts},
                            {"tooltip", action.translatedTooltip()},
                            {"parameters", parameters}});
  }
  return QJsonDocument(list).toJson();
}

}  // namespace furitsuke::actions
