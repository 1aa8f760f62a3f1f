// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/action_script.h"

#include <QFile>

#include "app/actions/action_set.h"
#include "core/base/nearest_name.h"

namespace furitsuke::actions {

namespace {

Status runScriptLine(ActionSet& actions, const QString& line) {
  auto words = splitScriptLine(line);
  if (!words) return words.error();
  if (words->isEmpty()) return Done{};
  const QString id = words->takeFirst();
  const ActionInfo* action = findAction(id);
  if (action == nullptr) {
    std::vector<std::string_view> known;
    for (const ActionInfo& each : actionTable()) known.emplace_back(each.id);
    const std::string typed = id.toStdString();
    const std::string_view nearest = nearestName(typed, known);
    if (nearest.empty()) return Error::because(Core::trWith("unknown action '%1'"), typed);
    return Error::because(Core::trWith("unknown action '%1'; did you mean %2?"), typed, nearest);
  }
  auto arguments = parseActionArguments(*action, *words);
  if (!arguments) return arguments.error();
  return actions.runScripted(action->id, *arguments);
}

}  // namespace

Result<QStringList> splitScriptLine(const QString& line) {
  QStringList words;
  QString word;
  bool inWord = false, quoted = false;
  for (qsizetype i = 0; i < line.size(); ++i) {
    const QChar c = line[i];
    if (quoted) {
      if (c == '\\' && i + 1 < line.size() && (line[i + 1] == '"' || line[i + 1] == '\\')) {
        word += line[++i];
      } else if (c == '"') {
        quoted = false;
      } else {
        word += c;
      }
    } else if (c == '"') {
      quoted = inWord = true;
    } else if (c.isSpace()) {
      if (inWord) words.append(word);
      word.clear();
      inWord = false;
    } else if (c == '#' && !inWord) {
      break;
    } else {
      word += c;
      inWord = true;
    }
  }
  if (quoted) return Error::because(Core::tr("missing closing double quote"));
  if (inWord) words.append(word);
  return words;
}

Status runActionScript(ActionSet& actions, const QString& script) {
  int number = 0;
  for (QString line : script.split('\n')) {
    ++number;
    if (number == 1 && line.startsWith(QChar::ByteOrderMark)) line.remove(0, 1);
    if (auto status = runScriptLine(actions, line); !status)
      return Error::in({Core::trWith("line %1"), number}, status.error().sentence());
  }
  return Done{};
}

Status runActionScriptFile(ActionSet& actions, const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return Error::in(Message::verbatim(path.toStdString()), Core::trWith("cannot be read: %1"),
                     file.errorString().toStdString());
  }
  const Status status = runActionScript(actions, QString::fromUtf8(file.readAll()));
  if (status) return status;
  return Error::in({Core::trWith("%1, %2"), path.toStdString(), status.error().section}, status.error().reason);
}

}  // namespace furitsuke::actions
